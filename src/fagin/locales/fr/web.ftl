# Ce que dit le serveur, quand une chose ne se peut et quand une liaison se ferme.

## S'asseoir

web-no-such-game = Ce jeu n'existe pas ici.
web-no-such-seat = Il n'y a pas de telle place à cette table.
web-no-such-bot = Ce robot n'existe pas.
web-seat-taken = Cette place est déjà prise.
web-name-taken = Quelqu'un porte déjà ce nom à cette table.
web-bad-word = Un seul mot, sans espaces, s'il vous plaît.
web-seats-open = La partie commence quand toutes les places sont prises.
web-already-begun = La partie a commencé.
web-not-the-owner = Seul l'hôte de la table peut faire cela.
web-not-your-seat = Ce n'est pas votre place.
web-others-play = D'autres jouent encore à cette table.
web-too-many-tables = Vous avez trop de tables : terminez-en ou fermez-en d'abord.
web-nobody = La maison ne vous connaît pas encore.
web-no-such-phrase = Personne n'a cette phrase.

## Jouer

web-not-begun = La partie n'a pas commencé.
web-not-playing = Cette partie n'est pas en cours.
web-not-over = Cela se verra à la fin de la partie.
web-no-such-moment = Il n’y a pas de tel moment dans cette partie.
web-supposed = Cette partie a commencé au milieu d’une autre, et tout ce qui y était caché a été inventé. Elle n’a pas d’enregistrement et ne prouve rien.
web-too-deep = Cette partie a été reprise en son milieu trop de fois. Continuez depuis une partie plus ancienne.
web-not-yours = Ce n'est pas à vous de jouer.
web-stale = La table a changé entre-temps : regardez de nouveau.
web-bot-stands-in = Un robot joue pour vous : reprenez d'abord votre place.
web-not-away = Vous êtes à votre place.
web-chat-full = On a assez parlé à cette table.
web-no-watching = Personne ne peut regarder cette table.
web-no-watchers-talk = Qui regarde se tait.

## Les tables et la maison

web-no-table = Cette table n'existe pas.
web-other-rules = Cette table a été ouverte sous d'autres règles. Elle est gardée telle quelle et ne peut être continuée ici.
web-damaged = Ce qui est gardé de cette table est abîmé. Elle ne peut être continuée.
web-not-stored = Cela n'a pu être gardé, et n'a donc pas eu lieu. Réessayez dans un instant.
web-not-yet-stored = La dernière action à cette table n'est pas encore écrite sur le disque, et personne ne la voit avant. Réessayez dans un instant.
web-store = La maison n'a plus accès à ses livres. Réessayez dans un instant.
web-too-fast = Pas si vite.
web-too-big = C'est trop long.
web-origin = Cette page ne peut se servir de cette maison.
web-failed = Quelque chose s’est mal passé ici. C’est noté.
web-no-page = Cette page n'existe pas.
web-no-such-report = Il n'y a pas de tel rapport.
web-bad-report = Ce fichier n'est pas un rapport du laboratoire, ou il n'est pas entier.
web-misshapen = Cette demande n'est pas comme il faut : { $where }

## Messages

web-protocol = Dites d'abord bonjour, avec le protocole 3.
web-hello-twice = Vous avez déjà dit bonjour.
web-not-text = Les messages sont du texte.
web-not-a-message = Ce message n'existe pas.

## Ce qui se passe

web-resigned = { $you ->
    [yes] Vous avez abandonné : un robot joue à votre place.
   *[no] { $who } a abandonné : un robot joue à sa place.
}
web-waiting = On attend { $names }.
web-over = La partie est finie.
