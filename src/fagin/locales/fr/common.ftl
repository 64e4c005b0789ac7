# Ce que tous les jeux partagent : la commande, la table, les refus, la sauvegarde, le hasard.

## Listes et petits mots

heading = { $text } :
list-pair = { $first } et { $last }
list-more = { $first }, { $rest }
# qui lit, dans une liste de noms
the-reader = vous
yes-or-no = [{ $default ->
    [yes] O/n
   *[no] o/N
}]
# Les lettres qui veulent dire oui et non, dans cette langue et par habitude.
yes-letters = o oui y yes
no-letters = n non no

## La commande

cli-about = Les jeux de société des voleurs du Londres victorien, pour les gens et les robots.
cli-examples =
    exemples :
      fagin play doggy-bag
      fagin play oliver-twist
      fagin play fagins-gang --players 3
      fagin play swindler
      fagin rules doggy-bag --clause DB-7.5
      fagin arena doggy-bag --bots sly,random --players 4
      fagin lab doggy-bag --games 1000
    Chaque commande a son aide : fagin play --help
cli-usage = usage
cli-commands = commandes
cli-arguments = arguments
cli-options = options
cli-help = montrer cette aide et sortir
cli-version = montrer la version et sortir
cli-lang = la langue : en ou fr (sinon d'après FAGIN_LANG ou LANG)
cli-game = le jeu, par exemple doggy-bag
cli-json = écrire du JSON, pour les programmes
cli-data = votre propre fichier de matériel, à la place de celui de la boîte
cli-file = l'enregistrement d'une partie

cli-arena = faire jouer des robots entre eux, et mesurer leur force et leur vitesse
    .example =
        exemples :
          fagin arena doggy-bag --bots sly,random --players 4 --games 200
          fagin arena swindler --bots sly,random --games 500 --records swindlers

        Le dernier robot nommé prend toutes les places libres : à quatre, sly,random
        met un Sly parmi trois joueurs au hasard. Entre égaux, chacun gagnerait une
        partie sur quatre, et le tableau dit si le hasard peut expliquer la différence.

        Chaque donne est jouée une fois de chaque place : un multiple du nombre de
        joueurs est donc un bon nombre de parties. Sauf option contraire, les limites
        sont celles avec lesquelles une partie finit même entre joueurs au hasard.
    .bots = les robots, par exemple sly,random ; le dernier prend toutes les places libres
    .players = le nombre de places (sinon autant que de robots nommés)
    .games = le nombre de parties (sinon 100)
    .seed = d'autres parties pour un autre nombre ; le même nombre donne les mêmes (sinon 1)
    .option = une variante, par exemple mode=beginner ; peut être répétée
    .records = un dossier où enregistrer chaque partie ; la même commande reprend où elle s'est arrêtée
    .processes = le nombre de parties jouées à la fois (sinon une par cœur)
cli-games = donner la liste des jeux
    .example = exemple : fagin games --json
cli-lab = jouer des milliers de parties, et dire en un rapport si un jeu est équilibré
    .example =
        exemples :
          fagin lab doggy-bag --games 1000
          fagin lab swindler --bots random --games 10000 --folder parties
          fagin lab doggy-bag --vary punishment.black_limit=3,2 --out noir.html
          fagin lab swindler --vary game_length=normal,short --players 3
          fagin lab plan.toml --ray auto

        Le rapport dit qui gagne de quelle place, combien durent les parties et quelle
        est la part de la chance : toujours avec des intervalles, et avec une alarme là
        seulement où le hasard n'explique rien. Ce qu'il dit des cartes, des rôles et des
        lieux n'est pas étalonné. On fait varier une option, ou un nombre du fichier de
        matériel dont une règle dépend, nommé par son chemin ; les autres valeurs sont
        comparées à la première. Un plan dit tout cela dans un fichier.
    .game = le jeu, par exemple doggy-bag, ou le fichier d'un plan, par exemple plan.toml
    .players = le nombre de places (sinon 4)
    .bots = les joueurs, par exemple sly ou sly,random ; le dernier prend toutes les places libres (sinon sly)
    .games = le nombre de parties, pour chaque variante (sinon 1000)
    .seed = d'autres parties pour un autre nombre ; le même nombre donne les mêmes (sinon 1)
    .option = une option pour toutes les parties, par exemple mode=beginner ; peut être répétée
    .vary = une option ou un nombre du matériel, et ses valeurs : CLÉ=A,B ; peut être répétée
    .against = un fichier de matériel dont les parties sont comparées aux autres
    .folder = où garder les parties ; la même commande reprend où elle s'est arrêtée
    .processes = le nombre de processus qui jouent à la fois (sinon un par cœur)
    .ray = jouer sur la grappe Ray à cette adresse (« auto » : celle de cette machine)
    .out = où écrire le rapport, en page ou, s'il finit par .md, en Markdown (sinon JEU.html)
    .parquet = où écrire les parties en tableau pour les programmes
cli-play = jouer ici, contre des robots ou à plusieurs sur un seul clavier
    .example =
        exemples :
          fagin play doggy-bag
          fagin play doggy-bag --bots sly,sly,random --option mode=beginner
          fagin play doggy-bag --hotseat Anne,Benoît --players 4
    .players = le nombre de joueurs en tout (d'abord les gens, puis les robots)
    .bots = les robots, par exemple sly,random ; un seul nom vaut pour toutes les places libres
    .hotseat = les gens qui partagent ce clavier, par exemple Anne,Benoît
    .option = une variante, par exemple mode=beginner ; peut être répétée
    .seed = le même hasard à chaque fois, pour des essais : qui connaît le nombre peut le prévoir
    .save = où enregistrer la partie, au lieu de votre dossier de données
    .new = commencer une nouvelle partie ; celle qui est enregistrée est mise de côté, pas perdue
    .fast = sans pauses
cli-rules = écrire les règles, ou un article avec les endroits où il est codé et testé
    .example = exemple : fagin rules doggy-bag --clause DB-7.5
    .clause = seulement cet article, par exemple DB-7.5
cli-verify = recalculer tous les tirages d'une partie finie, et les comparer à l'enregistrement
    .example =
        exemple :
          fagin verify ~/.local/share/fagin/doggy_bag.game

        Le code de retour dit ce qui a été trouvé, quel que soit le sort de la sortie : 0 si
        l'enregistrement est exact, 1 s'il ne l'est pas, 2 s'il ne peut pas être vérifié.
cli-replay = raconter une partie enregistrée, phrase par phrase
    .example = exemple : fagin replay ~/.local/share/fagin/doggy_bag.game --seat 0
    .seat = comme ce siège l'a vue (0 est le premier) ; sinon comme un spectateur
    .all = avec tout ce qui était caché
    .upto = seulement les premières lignes des coups de l'enregistrement

## Erreurs de la commande

error-usage = { $message }. Essayez « { $command } --help ».
error-missing = Il manque quelque chose : { $names }
error-unknown-argument = Je ne sais que faire de « { $words } »
error-choice = « { $value } » ne convient pas pour { $name } : il faut { $expected }
error-number = { $name } demande un nombre entier, pas « { $value } »
error-value-missing = { $name } demande une valeur
error-not-together = { $name } et { $other } ne vont pas ensemble
error-no-such-game = Aucun jeu ne s'appelle « { $name } ». Il y a { $known }.
error-no-such-bot = Aucun robot ne s'appelle « { $name } ». Il y a { $known }.
error-players = { $game } se joue de { $fewest } à { $most }, pas à { $players }.
error-arena-bots = { $bots } robots ne tiennent pas à une table de { $players }.
error-none = { $name } demande au moins 1.
error-folder = Impossible d'écrire dans { $folder } : { $why ->
    [full] il n'y a plus de place. Les parties déjà gardées y sont encore
    [forbidden] vous n'en avez pas le droit
    [not-a-folder] ce n'est pas un dossier
   *[other] le système refuse
}.
error-arena-other = { $folder } contient les parties d'une autre commande : { $command }
error-arena-rules = { $folder } contient des parties jouées avec d'autres règles ou un autre matériel.
error-arena-results = Les résultats dans { $folder } sont illisibles : la ligne { $line } est abîmée.
error-arena-lost = Le processus qui jouait la partie { $number } s'est arrêté brusquement.
error-plan = Le plan ne peut pas être suivi. { $key } : { $message }
error-vary = Ce qu'on fait varier s'écrit clé=valeur,valeur, et non « { $text } ».
error-extra = { $name } demande plus que l'installation simple : pip install "fagin[{ $extra }]"
error-ray = Aucune grappe Ray ne répond à { $address }.
error-lab-other = { $folder } contient les parties d'un autre plan, ou jouées avec d'autres règles ou un autre matériel.
error-lab-batch = Les résultats de { $folder } sont illisibles : { $name } est abîmé.
error-lab-lost = Un processus s'est arrêté net deux fois sur les mêmes parties ({ $number }).
error-write = { $file } ne peut pas être écrit : { $why ->
    [full] il n'y a plus de place
    [forbidden] vous n'en avez pas le droit
    [not-a-folder] son dossier n'existe pas
   *[other] le système refuse
}.
error-output = La sortie ne peut pas être écrite : { $why ->
    [full] il n'y a plus de place
    [forbidden] vous n'en avez pas le droit
   *[other] le système refuse
}.
error-system = Le système refuse : { $reason }
error-system-file = Le système refuse { $file } : { $reason }
error-too-many-seats = À { $players }, il n'y a pas de place pour { $people ->
    [one] { $people } personne
   *[other] { $people } personnes
} et { $bots ->
    [one] { $bots } robot
   *[other] { $bots } robots
}.
error-names = Il faut à chacun un nom à lui, de 12 lettres au plus, et pas un mot comme « vous » : « { $names } » ne va pas.
error-option-shape = Une option s'écrit nom=valeur, pas « { $text } ».
error-option-name = Il n'y a pas d'option « { $name } ». Il y a { $known }.
error-option-value = L'option { $name } ne peut pas être « { $value } » : il faut { $known }.
error-data = Le fichier de matériel ne convient pas. { $key } : { $message }
error-file = Le fichier de matériel ne convient pas : { $message }
error-read = { $file } ne peut pas être lu : { $reason }
error-record = { $file } ne peut pas servir, { $line ->
    [0] dans l'ensemble
   *[other] ligne { $line }
} : { $message }
error-no-such-clause = Aucun article ne s'appelle « { $clause } ». Ils vont de { $first } à { $last }.
error-no-such-seat = Il n'y a pas de siège { $seat } : ils vont de 0 à { $last }.
error-upto = L'enregistrement a { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
} : { $upto } n'en est pas.
stopped = Arrêté.

## Fichiers et options qui ne conviennent pas

bad-file-missing = ce fichier n'existe pas
bad-file-is-a-folder = c'est un dossier
bad-file-forbidden = vous n'avez pas le droit de le lire
bad-file-not-text = ce n'est pas un texte en UTF-8
bad-file-not-toml = ce n'est pas du TOML, { $line ->
    [end] à la fin
   *[other] ligne { $line }
}
bad-file-too-big = il dépasse { $most } Kio
bad-file-dots = la ligne { $line } a plus de { $most } points
bad-file-number = un de ses nombres a trop de chiffres
bad-faulty-game = Cette partie ne peut pas commencer ici : elle échoue dès le premier instant ({ $why }).
bad-too-deep = des tables et des listes sont imbriquées trop profondément
bad-file-too-deep = des tables et des listes sont imbriquées trop profondément
bad-key = une clé a ici plus de { $most } caractères, ou ne peut pas s'afficher
bad-long-text = ce texte a plus de { $most } caractères
bad-unseen-text = ce texte a un caractère qui ne peut pas s'afficher
bad-date = une date ou une heure n'a rien à faire ici
bad-number = ce nombre n'est pas entre -{ $most } et { $most }
bad-file-unreadable = il ne s'ouvre pas
bad-not-a-record = un enregistrement commence par « { $format } »
bad-no-game = il faut « game ID VERSION »
bad-no-moves = il faut une ligne « moves » après l'en-tête
bad-header-order = l'en-tête n'est pas dans l'ordre : { $keys }
bad-header-key = il faut { $keys } ou moves, pas « { $text } »
bad-header-words = ce n'est pas le bon nombre de mots après « { $key } » (il en faut { $wanted }) : « { $text } »
bad-not-a-number = il faut un nombre entier, pas « { $word } »
bad-not-a-move = il faut un siège (ou * pour le hasard) et un coup, pas « { $text } »
bad-no-such-move = aucun coup ne s'écrit « { $move } »
bad-no-such-seat = il faut un siège de 0 à { $last }, pas { $seat }
bad-illegal = { $move } n'est pas permis ici { $seat ->
    [chance] au hasard
   *[other] au siège { $seat }
}. { $refusal }
bad-after-the-secret = rien ne vient après le secret
bad-other-game = c'est un enregistrement de { $found }, pas de { $expected }
bad-other-version = il suit la version { $found } des règles, celles-ci sont la version { $expected }
bad-other-data = il a été fait avec un autre matériel ({ $found }) que celui-ci ({ $expected })
bad-other-chance = il a été fait avec une autre source de hasard
bad-chance-differs = le hasard donne autre chose que ce qui est enregistré
bad-chance-missing = il manque un résultat du hasard avant cette ligne
bad-nothing-to-verify = il n'y a rien à vérifier : ni engagement ni secret (la partie est-elle finie ?)
bad-secret-unreadable = le secret, ou un mot ajouté par un siège, est illisible
bad-entropy-seat = il faut le mot ajouté par le siège { $seat }
bad-entropy-count = il faut un mot pour chacun des { $players } sièges, pas { $words }
bad-entropy-word = chaque siège ajoute un mot sans espace, pas « { $word } »
bad-players = le jeu se joue de { $fewest } à { $most }, pas à { $players }
bad-option-name = il n'y a pas d'option « { $option } » ; il y a { $known }
bad-option-value = l'option { $option } ne peut pas être « { $value } » : il faut { $known }
bad-table = il faut une table
bad-list-of-tables = il faut une liste de tables
bad-list-of-numbers = il faut une liste de nombres entiers
bad-two-numbers = il faut deux nombres entiers
bad-ids-in-order = il faut les identifiants { $ids } dans cet ordre
bad-number-range = il faut un nombre entier de { $least } à { $most }
bad-component-path = il n'y a pas de « { $word } » dans le fichier de matériel
bad-component-kind = il y a là une valeur d'un autre genre
bad-component-unread = aucune règle ne lit cette valeur : toutes les parties seraient les mêmes
bad-plan-key = un plan n'a pas de telle clé ; il a { $known }
bad-plan-value = cela ne peut pas servir ainsi
bad-plan-bot = aucun robot ne s'appelle « { $name } » ; il y a { $known }

## fagin arena

arena-progress = parties
arena-title = { $game } : { $bots }
arena-options = avec { $options }
arena-played = { $played ->
    [one] { $played } partie
   *[other] { $played } parties
} sur { $games }, graine { $seed }
arena-seats = places, en tout
arena-wins = gagne (en parts si partagé)
arena-interval = … intervalle à 95 %
arena-chance = … face aux { $chance } d'un égal
arena-place = rang moyen
arena-rating = cote (25 pour un débutant)
arena-decisions = choix par partie
arena-ms = ms de CPU par choix, moyenne
arena-slowest = … au plus pour 99 sur 100
arena-percent = { $number } %
arena-above = au-dessus
arena-below = au-dessous
arena-level = pareil
arena-records = Les parties sont dans { $folder } : « fagin replay » les raconte, « fagin verify » vérifie leur hasard.
arena-goes-on = La même commande reprend ici.

## fagin games

games-line = de { $fewest } à { $most } joueurs, { $minutes } minutes
games-line-each = de { $fewest } à { $most } joueurs, de { $least } à { $minutes } minutes par joueur
games-credit = conçu par { $designer }, illustré par { $illustrator } ; { $publisher }, { $year }
games-play = Pour jouer : fagin play { $game }
games-options = Variantes, avec --option nom=valeur (la première valeur est l'habituelle)

## fagin rules

rules-coded = Codé dans
rules-tested = Testé dans
rules-nowhere = nulle part
rules-mark = { $mark ->
    [table] Un article pour les gens autour d'une table : aucun programme ne peut l'enfreindre.
    [ruling] Une décision de notre part, là où la règle imprimée se tait ou reste floue.
   *[other] Une règle du jeu.
}

## fagin verify

verify-true = Exact : { $chance ->
    [one] l'unique coup du hasard est bien celui
   *[other] les { $chance } coups du hasard sont bien ceux
} que donne le secret.
verify-bound = Selon cet enregistrement, le secret était lié avant le premier coup par l'engagement { $commitment } : comparez-le à celui que l'on vous a montré.
verify-entropy = Mots ajoutés par les sièges : { $words }
verify-false = Inexact : { $count ->
    [one] il y a une différence
   *[other] il y a { $count } différences
}.
verify-at = { $line ->
    [0] Dans l'ensemble
   *[other] Ligne { $line }
}
verify-commitment = { $at } : le secret correspond à l'engagement { $expected }, mais la partie était liée par { $found }.
verify-chance = { $at } : le hasard donne { $expected }, mais l'enregistrement dit { $found }.
verify-illegal = { $at } : { $found } n'était pas permis. { $expected }
verify-unfinished = { $at } : la partie n'est pas finie.

## fagin replay

replay-as = { $who ->
    [all] { $game }, avec tout ce qui était caché
    [spectator] { $game }, vu par un spectateur
   *[seat] { $game }, vu par { $name }
}
replay-secret-move = { $who } scelle son choix : { $move }.
replay-stops = L'enregistrement s'arrête ici : la partie n'est pas finie.

## La table

table-you = { $name } (vous)
table-who = À la table : { $names }.
log-title = Ce qui s'est passé
event-answered = { $you ->
    [yes] Votre choix est scellé.
   *[no] { $who } a choisi.
}
event-taken-back = { $you ->
    [yes] Vous reprenez votre coup.
   *[no] { $who } reprend son coup.
}

## Les questions

ask-move = Votre coup
ask-keys = ? aide · ?4 sur un coup · !? conseil · ! Sly choisit · u reprendre · l journal · q quitter
help-waiting = Pendant que les autres jouent, une touche saute les pauses, et ce que vous tapez ne compte pas.
ask-again = Je ne comprends pas « { $text } ». { $hint } (? pour l'aide)
ask-rest = « { $text } » et la suite n'ont pas été joués : ce n'est plus à vous.
ask-not-allowed = { $words } : pas maintenant. { $reason }
ask-allowed = { $words } : permis.
ask-clause = { $clause } { $title }
ask-no-rules = Le texte de l'article { $clause } est introuvable ici.
ask-taken-back = C'est repris.
ask-sly = Sly choisit : { $words }
# ce que fait un coup sans autre question : à côté de ses mots, et ce qu'on demande avant
words-unasked = { $words } : { $told }
words-ending = { $words } ; cela finit votre tour
unasked = { $told } Il n'y a rien d'autre à choisir ici : cela se fait aussitôt{ $ends ->
    [yes] , et votre tour est fini.
   *[no] .
}
unasked-ending = { $told } Cela finit votre tour.
ask-unasked = { $text } Le faire ?
advice = { $words } : { $thought }
advice-thought = { $share } % de la réflexion, place moyenne { $place }.
advice-risk = Risque : { $risks }.
advice-risks = { $first } ; { $next }
chance = { $percent } %
chance-about = environ { $percent } %

## Refus, et coups qu'on ne reprend plus

refused-over = La partie est finie.
refused-chance-moves = C'est au hasard de jouer.
refused-not-yours = Ce n'est pas à vous de jouer.
refused-not-now = Ce n'est pas ce qu'il faut décider maintenant.
refused-no-such-seat = Il n'y a pas de siège de ce numéro.
refused-no-such-move = Aucun coup ne s'écrit ainsi.
refused-nothing-to-change = Vous n'avez pas de choix scellé à changer.
refused-hidden-until-the-end = Ce qui est caché le reste jusqu'à la fin de la partie.
closed-nothing-to-take-back = Il n'y a rien à reprendre : rien n'a encore été joué.
closed-over = On ne reprend plus rien une fois la partie finie.
closed-chance-has-played = Impossible à reprendre : le hasard a joué depuis.
closed-another-has-moved = Impossible à reprendre : { $who } a joué depuis.
another-player = un autre joueur
closed-something-was-revealed = Impossible à reprendre : une chose cachée a été montrée depuis.

## Plusieurs personnes, un clavier

curtain-hide = Appuyez sur Entrée pour cacher l'écran
curtain-pass = Passez le clavier à { $name }, puis appuyez sur Entrée

## Le hasard honnête

fair-about = Chaque tirage vient d'un secret de cette table et d'un mot de chaque joueur ; après la partie, chacun peut le recalculer.
fair-commitment = Le secret est lié par son empreinte (SHA-256) : { $commitment }
fair-word = { $name }, votre mot (Entrée pour un mot au hasard)
fair-bad-word = Un seul mot, sans espace, s'il vous plaît.
fair-seeded = Le hasard vient de la graine { $seed } : toujours le même, donc seulement pour des essais.
fair-verify = Pour recalculer tous les tirages : fagin verify { $file }

## Enregistrer et reprendre

save-at = La partie est enregistrée après chaque coup dans { $file }
save-off = La partie n'est pas enregistrée.
save-found = Une partie de { $game } est enregistrée ici : { $names }, { $moves ->
    [one] { $moves } coup joué
   *[other] { $moves } coups joués
}.
save-resume = La continuer ?
save-resumed = La partie enregistrée continue ; tapez l pour lire ce qui s'est passé.
save-aside = La partie précédente a été gardée sous { $file }
save-failed = La partie ne peut pas être enregistrée dans { $file } : { $why ->
    [full] il n'y a plus de place
    [forbidden] vous n'en avez pas le droit
   *[other] { $reason }
}
save-no-file = { $file } n'est pas un fichier : aucune partie ne peut y être enregistrée.
save-in-use = La partie dans { $file } est en cours ailleurs. « --save » avec un autre fichier en commence une à côté.
save-go-on = Continuer sans enregistrer ?
save-bad-table = le fichier qui dit qui joue manque ou est abîmé ({ $file })
save-bad-secret = le fichier du secret du hasard manque ou est abîmé ({ $file })
save-broken = La partie enregistrée a été laissée telle quelle. « --new » en commence une autre et met celle-ci de côté.
quit-saved = Enregistré. « { $command } » la continue.
quit-unsaved = La partie n'a pas été enregistrée.

## La fin

end-title = La fin
end-place = { $place ->
    [1] 1er
   *[other] { $place }e
}

## La maison sur la toile

cli-serve = ouvrir les tables d'une maison sur la toile, pour les gens et les robots
    .example =
        exemples :
          fagin serve --open
          fagin serve --host 0.0.0.0 --port 8410
          fagin serve --database postgresql+psycopg://fagin@localhost/fagin --port 8411

        Sans --host, seule cette machine peut y venir. Les tables sont gardées dans un fichier
        parmi vos données, ou dans la base que vous nommez ; plusieurs maisons peuvent partager
        une base PostgreSQL.
    .host = l'adresse où écouter (sinon 127.0.0.1 : cette machine seulement)
    .port = le port où écouter (sinon 8410 ; 0 pour le premier libre)
    .origin = une autre origine dont les pages peuvent se servir de cette maison
    .proxy = l'adresse d'un mandataire placé devant, que l'on croit sur la provenance des hôtes
    .thinkers = dans combien de processus les robots réfléchissent
    .limit = une limite, comme sockets=500 ; il y a messages, burst, sockets, tables, requests, guesses, advice, queue
    .reports = un dossier de rapports du laboratoire, que chacun peut lire à /reports
    .log = ce que dit le journal : debug, info, warning ou error
    .secure = la maison n'est accessible que par https
    .open = ouvrir le navigateur
cli-database = où les tables sont gardées : un fichier pour SQLite, ou postgresql+psycopg://…
serve-open = La maison est ouverte à { $address } (Ctrl-C la ferme).
serve-closed = La maison est fermée.
error-reports = il n'y a pas de dossier { $folder }
error-listen = impossible d'écouter à { $host }, port { $port } : { $reason }
error-limit = la limite { $name } doit être un nombre supérieur à 0, et non « { $value } »
error-data-folder = le dossier { $folder } ne peut être créé : { $reason }
error-database = les tables sont hors d'atteinte : { $reason }
database-address = « { $details } » n'est pas l'adresse d'une base de données
database-driver = il manque le paquet pour ce genre de base ; essayez : pip install "fagin[postgresql]"
database-unreachable = la base ne répond pas ({ $details })
database-in-use = une autre maison l'a ouverte ({ $details })
database-foreign = ce n'est pas une base de Fagin ({ $details })
database-damaged = elle est abîmée ({ $details })
database-newer = une version plus récente de Fagin l'a changée ({ $details })
database-occupied = il y a déjà quelque chose à cet endroit ({ $details })

cli-backup = copier toutes les tables d'une maison dans un fichier, même pendant qu'elle est ouverte
    .example =
        exemple :
          fagin backup tables-lundi.db
    .file = le fichier à écrire, qui ne doit pas encore exister
cli-restore = remplir une base vide à partir d'une telle copie
    .example =
        exemple :
          fagin restore tables-lundi.db --database nouvelle.db
    .file = la copie
cli-export = imprimer l'enregistrement d'une table
    .example =
        exemple :
          fagin export TABLE > partie.txt
          fagin verify partie.txt
    .table = la table, comme dans son lien
backup-done = Copié dans { $file } : { $tables ->
    [one] une table
   *[other] { $tables } tables
}, { $entries ->
    [one] une entrée
   *[other] { $entries } entrées
}.
restore-done = Rétabli depuis { $file } : { $tables ->
    [one] une table
   *[other] { $tables } tables
}, { $entries ->
    [one] une entrée
   *[other] { $entries } entrées
}.
backup-damaged = La table { $table } est abîmée à partir de l'entrée { $entry }.
error-no-table = il n'y a pas de table { $table }
error-not-begun = la partie de la table { $table } n'a pas commencé
error-unplayable = la table { $table } ne peut être lue : { $reason }
