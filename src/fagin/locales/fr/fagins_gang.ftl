# Fagin's Gang : marchandises, lieux, ce qui arrive, ce qu'on demande et ce qu'on refuse.

title = Fagin's Gang
subtitle = Trois gamins rentrés, avant ceux des autres

## Argent, marchandises, lieux

shillings = { $count ->
    [one] { $count } shilling
   *[other] { $count } shillings
}
cube = { $good ->
    [blue] un cube bleu
    [green] un cube vert
    [black] un cube noir
    [yellow] un cube jaune
    [red] un cube rouge
   *[purple] un cube violet
}
cube-bare = { $good ->
    [blue] bleu
    [green] vert
    [black] noir
    [yellow] jaune
    [red] rouge
   *[purple] violet
}
cubes-of = { $good ->
    [blue] { $count ->
        [one] { $count } bleu
       *[other] { $count } bleus
    }
    [green] { $count ->
        [one] { $count } vert
       *[other] { $count } verts
    }
    [black] { $count ->
        [one] { $count } noir
       *[other] { $count } noirs
    }
    [yellow] { $count ->
        [one] { $count } jaune
       *[other] { $count } jaunes
    }
    [red] { $count ->
        [one] { $count } rouge
       *[other] { $count } rouges
    }
   *[purple] { $count ->
        [one] { $count } violet
       *[other] { $count } violets
    }
}
cubes-any = { $count } au choix
cubes-none = rien
# La lettre d'une marchandise, sur la table et au clavier.
code = { $good ->
    [blue] b
    [green] v
    [black] n
    [yellow] j
    [red] r
   *[purple] p
}
location = { $location ->
    [thames] Tamise
    [bow] Bow Street
    [chertsey] Chertsey
    [strand] Strand
    [holborn] Holborn Hill
   *[stpauls] Saint-Paul
}
at = { $location ->
    [thames] sur la Tamise
    [bow] dans Bow Street
    [chertsey] à Chertsey
    [strand] sur le Strand
    [holborn] à Holborn Hill
   *[stpauls] à Saint-Paul
}

## Variantes

option-homes_to_win = combien de gamins doivent rentrer
    .n3 = trois
    .n2 = deux, pour une partie courte
option-through_run = un gamin qui entre et rentre chez Fagin d'un seul trait
    .true = permis, si tout est payé
    .false = interdit
option-reentry_after_bump = un gamin que d'autres ont poussé hors d'une piste
    .true = peut y revenir aussitôt
    .false = peut y revenir à la manche suivante
option-opener_pair = les deux cubes de l'ouvreur du marché
    .any = semblables ou différents
    .different = de couleurs différentes
option-play_on = quand un joueur a gagné
    .false = la partie est finie
    .true = les autres jouent pour les places
option-hidden_hands = le butin des autres
    .false = est montré
    .true = n'est pas montré, seulement compté
option-parish_relief = un joueur qui ne peut rien faire du tout
    .true = peut mendier un cube
    .false = va au marché pour rien
option-allow_pass = ne rien faire à son tour
    .false = interdit
    .true = permis
option-first_player = qui commence
    .random = tirage au sort
    .seat0 = le premier siège
    .seat1 = le deuxième siège
    .seat2 = le troisième siège
    .seat3 = le quatrième siège
    .seat4 = le cinquième siège
    .seat5 = le sixième siège
option-market_turn_cap = combien d'occasions chacun peut avoir à un marché
    .n0 = autant qu'il veut
    .n4 = 4 occasions
    .n24 = 24 occasions
option-round_limit = le nombre maximal de manches
    .n0 = sans limite
    .n5 = 5 manches
    .n60 = 60 manches

## La table

table-round = manche { $number }
table-homes = pour gagner : { $count ->
    [one] { $count } gamin rentré
   *[other] { $count } gamins rentrés
}
track-price = { $cubes } le niveau
track-stock = { $cubes } en stock
legend-track = ▲ ▼ agent qui monte ou qui descend · ¹–⁶ où il s'arrête selon le dé
legend-level = + un cube au choix · dernier nombre : shillings · en haut : rentrés chez Fagin
legend-goods = b bleu · v vert · n noir · j jaune · r rouge · p violet
table-market = Marché
table-stall = { $code } { $cubes }/{ $space } à { $price }
column-player = Joueur
column-shillings = Sh.
column-cubes = Butin
column-urchins = Gamins libres
column-home = Rentrés

## Ce qui arrive

event-prices = La roue tourne. Prix : { $prices }.
event-placed = L'agent { $at } part { $side ->
    [left] à gauche, vers le haut
   *[right] à droite, vers le bas
}.
event-patrols = Les agents font leur ronde :
event-first = { $you ->
    [yes] Vous commencez.
   *[no] { $who } commence.
}
event-round = Manche { $number }
event-turn = { $you ->
    [yes] À vous
   *[no] Au tour de { $who }
}
event-token = { $you ->
    [yes] Vous commencerez la manche suivante.
   *[no] { $who } commencera la manche suivante.
}
event-pays = { $you ->
    [yes] Vous payez { $cubes } :
   *[no] { $who } paie { $cubes } :
}
event-enters = un gamin entre { $at }, au niveau { $level }.
event-walks = un gamin va au niveau { $level } { $at }.
event-goes-back = un gamin quitte sa piste { $at } et redevient libre.
event-goes-home = un gamin rentre chez Fagin { $at }, pour 15 shillings de plus.
event-dodges = { $you ->
    [yes] Votre gamin s'écarte de l'agent, au niveau { $level } { $at }.
   *[no] Le gamin de { $who } s'écarte de l'agent, au niveau { $level } { $at }.
}
event-pushed = { $you ->
    [yes] Votre gamin est poussé au niveau { $level } { $at }.
   *[no] Le gamin de { $who } est poussé au niveau { $level } { $at }.
}
event-pushed-off = { $you ->
    [yes] Votre gamin { $at } est poussé hors de sa piste et revient auprès de vous.
   *[no] Le gamin de { $who } { $at } est poussé hors de sa piste.
}
event-steals = { $you ->
    [yes] Vous volez { $at } : { $cubes }.
   *[no] { $who } vole { $at } : { $cubes }.
}
event-takes = { $you ->
    [yes] Vous prenez :
   *[no] { $who } prend :
}
event-gives = { $you ->
    [yes] En échange, vous donnez :
   *[no] En échange, { $who } donne :
}
event-robs = { $you ->
    [yes] Vous volez { $shillings } { $at }.
   *[no] { $who } vole { $shillings } { $at }.
}
event-begs = { $you ->
    [yes] Vous mendiez un cube à la paroisse.
   *[no] { $who } mendie un cube à la paroisse.
}
event-market-opens = { $you ->
    [yes] Vous ouvrez le marché de Smithfield.
   *[no] { $who } ouvre le marché de Smithfield.
}
event-buys = { $you ->
    [yes] Vous achetez { $cube } pour { $shillings }.
   *[no] { $who } achète { $cube } pour { $shillings }.
}
event-sells = { $you ->
    [yes] Vous vendez { $cube } pour { $shillings }.
   *[no] { $who } vend { $cube } pour { $shillings }.
}
event-leaves-market = { $you ->
    [yes] Vous quittez le marché.
   *[no] { $who } quitte le marché.
}
event-market-closes = Le marché ferme.
event-discards = { $you ->
    [yes] Vous avez plus de 15 cubes et rendez :
   *[no] { $who } a plus de 15 cubes et rend :
}
event-refilled = Le marché était vide, il est rempli de nouveau : { $cubes }.
event-finishes = { $you ->
    [yes] Votre bande est rentrée !
   *[no] La bande de { $who } est rentrée !
}
event-round-limit = La limite de manches est atteinte.

## Les coups en mots

move-act = { $act ->
    [move] déplacer des gamins
    [steal] voler des marchandises, ou en échanger
    [rob] voler des shillings
    [market] ouvrir le marché
    [beg] mendier un cube
   *[pass] ne rien faire
}
move-enter = faire entrer un gamin { $at }, au niveau { $level }, pour { $cubes }
move-walk = aller au niveau { $level } { $at }, pour { $cubes }
move-low = sortir par le bas { $at }, pour { $cubes }
move-high = sortir par le haut { $at }, pour { $cubes }, sans rentrer chez Fagin
move-home = rentrer chez Fagin { $at }, pour { $cubes } et 15 shillings
move-bump = pousser { $whom } vers le { $direction ->
    [up] haut
   *[down] bas
}
move-dodge = se placer { $direction ->
    [up] au-dessus
   *[down] au-dessous
} de l'agent
move-steal = voler { $at } : { $cubes }
move-rob = voler { $shillings } { $at }
move-give = donner { $cube }
move-take = prendre { $cube }
move-buy = acheter { $cube } pour { $shillings }
move-sell = vendre { $cube } pour { $shillings }
move-discard = rendre { $cube }
move-swap = échanger trois cubes contre un
move-pass = quitter le marché
move-done = c'est tout
move-chance = { $text } (hasard)
# Toutes les fins d'un trajet en un lieu, sur une ligne.
ways-enter = { $location } : faire entrer un gamin, niveau { $levels } ({ $cubes } le niveau)
ways-walk = { $location } : aller au niveau { $levels } ({ $cubes } le niveau)
way-low = low (sortir par le bas)
way-high = high (sortir par le haut)
way-home = f (rentrer chez Fagin)

## Ce qu'on demande

moment-turn = À vous : une action
    .help = Une seule action par tour : déplacer jusqu'à trois gamins, voler des marchandises avec trois gamins au plus ou en échanger, voler des shillings avec trois gamins au plus, ou ouvrir le marché pour tous. Le premier dont trois gamins sont rentrés gagne. Un gamin rentre chez Fagin quand vous payez sa sortie par le haut d'une piste, et 15 shillings.
    .hint = Tapez un numéro de la liste ; la suite peut venir après des virgules : 1, th4.
moment-walk = Quel gamin marche, et jusqu'où ?
    .help = Chaque niveau coûte des cubes de la couleur du lieu, en montant comme en descendant ; entrer au départ coûte un niveau. Vous pouvez agir dans trois lieux différents. Vous poussez le gamin qui s'y trouve ; un agent, vous le contournez.
    .hint = Tapez un lieu et où aller, par exemple { $example } ; plusieurs avec des virgules. f est Fagin.
moment-bump = { $whom } occupe ce niveau : dans quel sens pousser ce gamin ?
    .help = Il monte ou descend d'un niveau et pousse les suivants dans le même sens. Au-delà d'un bout de la piste, il revient à son joueur.
    .hint = Tapez un numéro de la liste.
moment-dodge = L'agent occupe ce niveau : au-dessus ou au-dessous ?
    .help = Votre gamin se place juste au-dessus ou juste au-dessous de lui, sans payer, et pousse qui s'y trouve.
    .hint = Tapez un numéro de la liste.
moment-theft = Qui vole, ou que faut-il échanger ?
    .help = Trois choses au plus : un gamin vole ce que montre son niveau, chacun une fois ; ou vous échangez trois cubes contre un de votre choix.
    .hint = Tapez une touche de la liste ; plusieurs avec des virgules.
moment-take = Quel cube prenez-vous ?
    .help = Un cube de n'importe quelle couleur en stock.
    .hint = Tapez la lettre d'une couleur ; plusieurs avec des virgules.
moment-give = Quel cube donnez-vous ?
    .help = Trois de vos cubes vont aux entrepôts, puis vous en prenez un de la couleur de votre choix.
    .hint = Tapez la lettre d'une couleur ; plusieurs avec des virgules.
moment-rob = Qui vole des shillings ?
    .help = Jusqu'à trois de vos gamins volent chacun les shillings de leur niveau.
    .hint = Tapez une touche de la liste ; plusieurs avec des virgules.
moment-trade = Le marché de Smithfield : acheter, vendre ou partir ?
    .help = Vous achetez ou vendez un cube au prix de la roue, l'ouvreur un ou deux ; puis vient le joueur suivant à droite qui est encore là. Qui part ne revient pas à ce marché.
    .hint = Tapez + et une lettre pour acheter, - et une lettre pour vendre, 0 pour partir.
moment-second = Vous avez ouvert le marché : un second cube ?
    .help = L'ouvreur peut faire une seconde affaire de la même sorte : acheter encore, ou vendre encore.
    .hint = Tapez une touche de la liste.
moment-discard = Plus de 15 cubes : lequel rendez-vous ?
    .help = À la fin d'une manche, personne ne garde plus de 15 cubes.
    .hint = Tapez la lettre d'une couleur ; plusieurs avec des virgules.

## Ce que fait un coup

misfortune-pushed-off = { $chance } de voir { $loss ->
    [one] un de vos gamins poussé hors de sa piste
   *[other] { $loss } de vos gamins poussés hors de leurs pistes
}

explain-act = { $act ->
    [move] Payer des cubes de la couleur d'un lieu et déplacer des gamins dans trois lieux au plus.
    [steal] Jusqu'à trois de vos gamins volent des marchandises, ou vous échangez trois cubes contre un.
    [rob] Jusqu'à trois de vos gamins volent les shillings de leur niveau.
    [market] Chacun peut acheter et vendre, un cube à la fois ; vous, deux.
    [beg] Vous ne pouvez rien d'autre : vous recevez un cube de votre choix.
   *[pass] Il ne se passe rien.
}
explain-level = Le niveau { $level } donne { $cubes }, ou { $shillings }.
explain-constable = L'agent s'y trouve : vous vous placez au-dessus ou au-dessous de lui.
explain-urchin = Un gamin de { $whom } s'y trouve : vous le poussez vers le haut ou vers le bas.
explain-rolls = L'agent s'y arrête si le dé donne { $rolls }.
explain-home = Cela fait { $count } gamins rentrés sur { $number }.

## Les refus

refused-choose-action = Choisissez d'abord une action : déplacer, voler des marchandises, voler des shillings, ou le marché.
refused-cannot-move = Vous n'avez pas les cubes pour faire marcher ou entrer un gamin.
refused-cannot-steal = Vous n'avez ni gamin sur une piste, ni trois cubes à échanger.
refused-cannot-rob = Vous n'avez aucun gamin sur une piste.
refused-not-stuck = Seul celui qui ne peut rien faire d'autre peut mendier.
refused-no-passing = Chacun fait une action à son tour.
refused-home-there = Un de vos gamins est rentré par là : ce lieu vous est fermé.
refused-location-used = Vous y avez déjà fait quelque chose dans cette action.
refused-left-this-round = Vous avez quitté ce lieu dans cette manche.
refused-no-such-level = Les pistes n'ont pas ce niveau.
refused-no-urchin-there = Vous n'y avez pas de gamin.
refused-no-urchin-left = Vous n'avez plus de gamin à faire entrer.
refused-no-movement = Votre gamin s'y trouve déjà.
refused-no-through-run = Dans cette partie, un gamin ne peut entrer et rentrer chez Fagin d'un seul trait.
refused-too-few-cubes = Vous n'avez pas assez de cubes de cette couleur.
refused-too-few-shillings = Vous n'avez pas assez de shillings.
refused-do-something = Faites d'abord quelque chose de l'action choisie.
refused-only-walks = Vous avez choisi de déplacer des gamins : rien d'autre n'est possible dans ce tour.
refused-bump-first = Dites d'abord dans quel sens l'autre gamin est poussé.
refused-dodge-first = Dites d'abord de quel côté de l'agent se place votre gamin.
refused-swap-needs-three = Un échange demande trois cubes.
refused-only-thefts = Vous avez choisi de voler des marchandises : rien d'autre n'est possible dans ce tour.
refused-warehouse-empty = Il n'y a plus de cube de cette couleur en stock.
refused-take-first = Prenez d'abord le cube qui vous revient.
refused-not-in-hand = Vous n'avez pas de cube de cette couleur.
refused-give-first = Donnez d'abord trois cubes pour l'échange.
refused-only-robberies = Vous avez choisi de voler des shillings : rien d'autre n'est possible dans ce tour.
refused-stall-empty = L'étal de cette couleur est vide.
refused-stall-full = L'étal de cette couleur est plein.
refused-trade-or-pass = Au marché, on achète, on vend ou on part.
refused-buy-or-sell = En une occasion, on achète ou on vend, pas les deux.
refused-same-colour = Dans cette partie, les deux cubes doivent être de couleurs différentes.
refused-second-or-done = Faites une seconde affaire de la même sorte, ou dites que c'est tout.
refused-discard-first = Rendez d'abord les cubes au-delà de 15.

## Des fichiers de matériel inutilisables

bad-ids-once = il faut les identifiants { $ids }, une fois chacun
bad-goods-once = il faut chaque marchandise en un seul lieu
bad-levels-alike = il faut { $levels } niveaux en chaque lieu
bad-levels-number = il faut de { $least } à { $most } niveaux
bad-top-pays = le niveau du haut ne donne aucun shilling
bad-bottom-gives = le niveau du bas ne donne aucune marchandise
bad-own-good = la plupart de ses marchandises sont celles que coûtent ses niveaux
bad-location-texts = id, name et short doivent être des textes
bad-level-order = il faut ici le niveau { $level }
bad-no-such-good = il n'y a pas de marchandise « { $good } »
bad-places-number = il faut { $number } places
bad-stalls-once = il faut un étal pour chaque marchandise
bad-six-numbers = il faut six nombres entiers de 1 à 99

## La fin

end-by = { $clause ->
    [FG-11_1] La bande de { $who } est rentrée la première : { $who } gagne.
    [FG-R41] Toutes les places sont prises : la bande de { $who } est rentrée la première, { $who } gagne.
   *[other] Les manches sont finies : { $who } est allé le plus loin et gagne.
}
end-by-you = { $clause ->
    [FG-11_1] Votre bande est rentrée la première : vous gagnez !
    [FG-R41] Toutes les places sont prises : votre bande est rentrée la première, vous gagnez !
   *[other] Les manches sont finies : vous êtes allé le plus loin et gagnez !
}
end-by-many = Les manches sont finies : aussi loin l'un que l'autre, { $who } partagent la victoire.
end-by-many-you = Les manches sont finies : aussi loin l'un que l'autre, { $who } partagez la victoire.
end-score = { $count ->
    [one] { $count } gamin rentré
   *[other] { $count } gamins rentrés
}, { $shillings }

## Les touches

help-keys =
    Ce que vous pouvez taper :
      1, th4, bo5, 0        plusieurs coups sur une ligne, avec des virgules
      th4   thf   go:bow:3  un gamin vers un niveau, chez Fagin, ou le coup même
      x   b   +b   -b   0   échanger, une couleur, acheter, vendre, c'est tout
      ?                     ce qui se passe maintenant, et la règle
      ?th4    ?4    ?+b     ce que fait un coup, ou pourquoi il est refusé
      ?FG-4.3               un article des règles
      !?                    ce que Fagin lui-même pense de vos coups
      !                     laisser le robot Sly jouer ce coup pour vous
      u                     reprendre votre dernier coup, si rien n'a suivi
      l                     tout ce qui s'est passé
      s                     où la partie est enregistrée
      q                     enregistrer et quitter
