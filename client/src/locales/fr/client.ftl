# Ce que disent toutes les pages.

## La maison

house = Fagin
motto = Quatre jeux de filous victoriens, entre amis ou contre des robots qui ne trichent pas mieux que vous.
colophon = Dessiné, composé et distribué dans cette maison. Ni compte, ni réclame, rien qui vienne d’ailleurs.
pages = Pages
nothing-here = Il n’y a rien ici. On aura fait les poches de cette page.
to-front = Retour à l’accueil
close = Fermer
coming = Un instant…
other-language = In English
play-now = Jouer contre des robots
laying-out = On dresse la table…
learn = Première leçon
with-friends = Entre amis
rules = Règles
settings = Réglages
for-players = { $fewest } à { $most } joueurs
make-table = Ouvrir une table
my-tables = Mes tables
my-tables-none = Aucune pour l’instant. Une soirée honnête, donc.
open-tables = Tables ouvertes
open-tables-none = Personne n’attend de compagnie en ce moment.
finished = Terminées
your-turn = À vous
# ce qui est écrit à la place de qui lit, dans une liste de noms, et après son propre nom
you-name = Vous
the-reader = vous
you = (vous)

## Sans la maison

no-line = La maison n’est pas joignable.
no-line-here = La maison n’est pas joignable. Ce que garde cet appareil se joue quand même : contre des robots.
on-device = sur cet appareil
on-device-title = Sur cet appareil
play-here = Jouer sur cet appareil
keep = Garder les jeux sur cet appareil
keep-about = Gardés ici, ils se jouent contre des robots sans liaison avec la maison. Les règles et les premières leçons viennent avec : environ 8 Mo, à charger une fois.
keeping = Les jeux arrivent…
keep-failed = Cela n’a pas marché. Y a-t-il de la place sur cet appareil, et la maison est-elle joignable ?
keep-not = Ne plus les garder
kept = Les jeux sont gardés sur cet appareil : contre des robots, ils se jouent sans la maison.
choose-here = Choisir le jeu et les robots
coming-here = La table se dresse sur cet appareil…
new-here = Sur cet appareil, sans la maison
new-here-about = Vous jouez seul contre des robots. La partie est gardée sur cet appareil et nulle part ailleurs : personne ne peut s’asseoir avec vous ni regarder.
leave-here = La partie est gardée sur cet appareil et vous attend.
refused-no-engine = Les jeux ne sont pas gardés sur cet appareil, et la maison n’est pas joignable pour les fournir.
refused-broken = Quelque chose s’est mal passé sur cet appareil. Rechargez la page : la partie est gardée.

## Une nouvelle table

new-game = Jeu
new-players = Joueurs
new-people = Joueurs devant cet écran
new-people-about = Un nom par ligne ; pour chacun, le rideau tombe avant qu’il ne regarde. Laissez vide pour inviter par un lien.
new-bots = Robots aux autres places
new-bots-none = aucun : des gens viendront
new-options = Variantes
new-clock = Pendule
clock-none = Sans pendule
clock-move = Un temps pour chaque coup
clock-game = Un temps pour toute la partie
clock-minutes = Minutes
new-watching = D’autres peuvent regarder
new-delay = Secondes de retard pour eux
new-listed = Montrer cette table à l’accueil
new-box = Mon propre fichier de matériel
new-box-about = Un fichier TOML avec d’autres cartes, pièces ou rues. Sans lui, on joue avec la boîte.
new-found = Ouvrir la table

## On se rassemble

gathering-owner = Asseyez-vous, partagez le lien, mettez des robots là où personne ne vient, et commencez.
gathering-guest = Asseyez-vous où il y a de la place. Qui a ouvert la table donne le départ.
your-name = Votre nom
name-about = Pour que les autres sachent qui vous êtes ; il est retenu ici. Laissez vide, et vous recevez un prénom d’époque.
name-given = Vous jouez sous le nom de { $name }. Pour en changer, levez-vous, écrivez-le ici et rasseyez-vous.
seat-open = personne encore
sit-here = S’asseoir ici
put-bot = Mettre un robot
stand-up = Se lever
free-seat = Libérer la place
begin = Commencer
begin-when = quand toutes les places sont prises
close-table = Renoncer à la table
share = Inviter
share-about = Qui a ce lien peut s’asseoir. Un téléphone lit le code.
copy = Copier le lien
copied = Copié
qr = Le lien en code QR
promise = Le serveur a fixé un secret pour cette partie : { $commitment } en est l’empreinte. Chacun ajoute un mot, et chaque tirage découle du secret et des mots. À la fin, votre navigateur recalcule les tirages que le serveur énumère. La personne qui tient le serveur et ajoute le dernier mot pourrait le choisir d’après les tirages qu’il amène.
table-closed = On a renoncé à cette table.
refused-no-table = Cette table n’existe pas.
refused-protocol = La maison et cette page ne sont pas de la même version. Rechargez la page.
refused-not-your-seat = Cette place n’est pas la vôtre.
refused-no-watching = On ne regarde pas à cette table.
refused-other-rules = Cette table a commencé sous d’autres règles et ne peut être montrée ici.
refused-damaged = Ce qui est gardé de cette table est abîmé.

## Robots

bot-fagin = Fagin, qui réfléchit le plus
bot-dodger = le Renard, qui voit loin
bot-sly = Sly, qui joue bien
bot-urchin = un gamin, parfois distrait
bot-gull = un pigeon, souvent distrait
bot-random = un ivrogne, qui joue n’importe quoi

## À la table

players = Joueurs
board = Le plateau
own = Vos affaires
drawer = Plus ou moins de place pour vos affaires
log = Journal
log-private = Pour vos yeux seulement :
chat = Conversation
prompt = Ce qui est demandé
choices = Coups
all-moves = { $count ->
    [one] Un coup
   *[other] Les { $count } coups
}
search-moves = Chercher un coup
no-such-move = Aucun coup ne s’appelle ainsi.
menu = Menu
tools = Outils de la table
undo = Reprendre
undo-key = Reprendre le dernier coup (Z)
in-words = En mots
text-table = La table en mots
orders = Consignes
orders-about = La table les suit pour vous, et personne n’en sait rien.
orders-passing = Passer pour moi jusqu’à mon prochain tour
orders-if-able = Ne me demander que si je peux faire mieux que passer
orders-forced = Jouer pour moi le coup quand il n’y en a qu’un
help = Aide
help-about = Ce que vous pouvez toucher est cerclé d’ambre. Tout le reste vous dit pourquoi il ne bouge pas.
help-tips = Une chose dit ce qu’elle est quand on la pointe, qu’on l’atteint avec Tab et les flèches ou qu’on y laisse le doigt.
arrows = Les flèches vont d’une chose à l’autre.
on-board = Ce qu’il y a sur le plateau
aloud = Pour les lecteurs d’écran
key-1-4 = les boutons sous la question
key-m = tous les coups en liste
key-h = ce que ferait le meilleur robot
key-z = reprendre le dernier coup
key-t = la table en mots
key-l = le journal
key-b = lire la table à voix haute
key-o = lire mes affaires à voix haute
key-p = lire le dernier événement à voix haute
key-q = lire la question et les coups à voix haute
all-rules = Les règles, article par article
leave = Partir
leave-about = Votre place vous est gardée, et la table ne continue sans vous que si vous le voulez.
leave-stay = Absent un moment
leave-away = Qu’un robot joue jusqu’à mon retour
resign = Abandonner pour de bon
resign-sure = Oui, abandonner pour de bon
confirm = Vraiment ?
confirm-yes = Oui
confirm-no = Non
stand-in = Un robot joue pour vous.
take-back-seat = Reprendre ma place
connection-lost = La ligne est coupée. Nouvel essai…
understood = Fort bien
hint = Conseil
hint-thinking = Réflexion…
hint-says = Le choix du meilleur robot, et ce à quoi il a pensé aussi :
hint-line = { $move } : { $thought }
closes-in = Se ferme dans { $seconds } s ; se taire, c’est passer
# ce que font les autres ; chaque jeu le dit pour ses étapes
awaits = {""}
seat-awaited = à jouer
seat-ready = prêt
seat-away = absent, un robot joue
seat-gone = pas là
seat-resigned = a abandonné, un robot joue
seat-resigned-short = a abandonné
gave-up = { $who } a abandonné. Un robot joue à sa place.
own-gave-up = Vous avez abandonné : un robot joue à votre place. Vous pouvez rester regarder.
waiting-absent = On attend { $names }, qui { $count ->
    [one] n’est pas là
   *[other] ne sont pas là
}.
waiting-both = On attend { $present }, ainsi que { $names }, qui { $count ->
    [one] n’est pas là
   *[other] ne sont pas là
}.
clock-own = Il vous reste { $time }.
clock-zero = À zéro, un robot continue ; qui reprend sa place a au moins une minute.
time-days = { $count } j
time-hours = { $count } h
time-minutes = { $count } min
time-seconds = { $count } s
clause = Article { $clause }
in-the-rules = { $clause } dans les règles
see-then = Voir la table à ce moment
meanwhile = { $count ->
    [one] Une chose est arrivée entre-temps
   *[other] { $count } choses sont arrivées entre-temps
}
meanwhile-steps = Revoir pas à pas
chat-say = Dire quelque chose
phrase-hello = Bonsoir !
phrase-well-played = Bien joué !
phrase-thinking = Laissez-moi réfléchir…
phrase-oops = Aïe.
phrase-thanks = Merci pour la partie !
mute = Ne plus entendre { $name }
unmute = Entendre { $name } de nouveau
curtain = Passez l’écran à { $name }
curtain-about = Les autres regardent ailleurs.
curtain-lift = Je suis { $name } : montrez-moi la table

## La fin

is-over = La partie est finie
how-it-ended = Comment elle a fini
place = { $place ->
    [1] 1er
   *[other] { $place }e
}
score = { $score ->
    [one] { $score } point
   *[other] { $score } points
}
ended-by = Fin par
rematch = Rejouer, une place plus loin
rematch-same = Rejouer, mêmes places
replay = La revoir
record = Garder la partie
scoring = Le décompte, et ce qui était caché
chance-fair = { $picks ->
    [0] La table n’énumère aucun tirage de cette partie : il n’y avait rien à recalculer.
    [one] Votre navigateur a recalculé l’unique tirage que la table énumère : il découle bien du secret et des mots des joueurs.
   *[other] Votre navigateur a recalculé les { $picks } tirages que la table énumère : tous découlent bien du secret et des mots des joueurs.
}
chance-limits = Cela ne montre ni que la liste est complète, ni que la personne qui tient le serveur n’a pas choisi le dernier mot d’après les tirages qu’il amène.
chance-unfair = Votre navigateur a recalculé les { $picks } tirages que la table énumère. { $wrong ->
    [0] Ils concordent, mais le secret ne correspond pas à son empreinte, ou votre mot manque parmi ceux qui y ont été mêlés.
    [one] Un tirage diffère.
   *[other] { $wrong } tirages diffèrent.
} Ne faites pas confiance à ce serveur.
chance-none = Cette partie a commencé au milieu d’une autre : son hasard ne prouve rien.
chance-supposed = Cette partie a commencé au milieu d’une autre, et tout ce qui y était caché a été inventé : elle n’a pas d’enregistrement, et son hasard ne prouve rien.

## Le livre de la chance

ledger = Chance ou mérite ? Le livre de comptes
ledger-reckoning = On rejoue la suite à partir de chaque moment. Quelques secondes…
ledger-about = La place que chacun pouvait espérer, du début à la fin. C’est une estimation : à partir de chaque moment, un joueur rapide a joué la suite { $playouts } fois, toutes cartes ouvertes.
ledger-drawing = Une courbe par joueur, qui finit à son chapeau : plus elle est haute, meilleure est la place à espérer. Le tableau dit la même chose en chiffres.
ledger-table = Places gagnées et perdues, et l’erreur possible de l’estimation
ledger-seat = Joueur
ledger-chance = par le hasard
ledger-own = par ses décisions
ledger-others = par les autres
turning-points = Trois tournants
turning-luck = Surtout le hasard : { $won }.
turning-decision = Surtout une décision : { $won }.

## Revoir

replay-of = Partie revue : { $title }
replay-at = Moment { $number } sur { $last }
replay-first = Début
replay-back = Avant
replay-next = Après
replay-last = Fin
replay-play = Dérouler
replay-stop = Arrêter
replay-pace = Allure
pace-slow = lente
pace-usual = habituelle
pace-quick = vive
replay-eyes = Avec les yeux de
replay-watcher = qui regarde
replay-on = Continuer d’ici
replay-on-about = Une nouvelle table contre des robots, qui commence à ce moment, à votre place.
replay-on-supposed = Cette partie n’est pas finie. Si vous continuez d’ici, tout ce que vous ne saviez pas à ce moment est inventé : la nouvelle table ne vous apprend rien sur celle-ci.
what-if = Et si : { $title }
replay-copy = Copier le lien de ce moment
to-table = Retour à la table

## Règles

rules-of = Règles : { $title }
rules-search = Chercher dans les règles
rules-none = Aucun article ne dit cela.
mark-table = comme on fait à cette table
mark-ruling = notre décision

## Les rapports du laboratoire

reports = Rapports du laboratoire
reports-about = Des milliers de parties que des robots ont jouées pour cette maison, et ce qu’elles disent : quelle place est plus forte, combien durent les parties, quelle est la part du hasard. Ce qu’elles disent des cartes, des rôles et des lieux n’est pas étalonné.
reports-none = Il n’y a pas encore de rapport ici. Qui tient la maison les écrit avec « fagin lab » et nomme leur dossier avec « fagin serve --reports ».
report-broken = Ce fichier n’est pas un rapport, ou il n’est pas entier.
report-date = { $name }, { $date }

## Réglages

setting-name = Mon nom
setting-theme = Papier
theme-auto = comme le système
theme-day = de jour
theme-night = de nuit
setting-speed = Mouvement
speed-normal = habituel
speed-fast = vif
speed-instant = aucun
setting-sound = Son
setting-volume = Volume
setting-shortcuts = Touches de la table (1 à 4, M, H, Z, T, L, B, O, P, Q)
setting-confirm = Demander confirmation
confirm-always = avant chaque coup
confirm-smart = là où un faux pas coûte cher
confirm-about = Un faux pas coûte cher quand on passe alors qu’il y a plus de quatre coups, et quand on abandonne.
confirm-never = jamais
setting-odds = Montrer les risques là où la table le permet
setting-notices = Me prévenir quand c’est mon tour et que cette page est à l’arrière-plan
notices-refused = Ce navigateur n’affiche pas d’avis, ou on le lui a défendu.
setting-text = Montrer les tables en mots plutôt qu’en dessins
setting-chat = Montrer la conversation aux tables
setting-lang = Langue
phrase-about = Ces douze mots, c’est vous. Notez-les : avec eux vous retrouvez vos tables dans tout navigateur.
phrase-none = Ce navigateur a oublié les mots, ou un autre les a choisis.
recover-about = Vous avez les mots d’un autre navigateur ? Revenez avec eux :
recover = Revenir
recovered = Heureux de vous revoir.
show-phrase = Montrer mes douze mots

## La première leçon

lesson-step = { $number } sur { $last }.
lesson-next = Continuer
lesson-back = Revenir
lesson-pause = Ensuite, c’est à vous.
lesson-watch = Les autres jouent. Regardez ce qu’ils font.
lesson-try = À vous : { $move }.
lesson-other = Dans une vraie partie, vous serez libre de le faire. Dans cette leçon, faites plutôt ceci : { $move }.
lesson-on = Continuer d’ici contre des robots
lesson-another = Première leçon : { $title }
