# Fagin’s Gang sur la table du navigateur : noms, étiquettes et infobulles.

## Marchandises, rues, argent

letter = { $good ->
    [blue] b
    [green] v
    [black] n
    [yellow] j
    [red] r
   *[purple] p
}
good = { $good ->
    [blue] livres
    [green] fruits
    [black] argenterie
    [yellow] montres
    [red] mouchoirs de soie
   *[purple] bijoux
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
cubes-held = { $count ->
    [one] { $count } cube
   *[other] { $count } cubes
}
street = { $location ->
    [thames] Tamise
    [bow] Bow Street
    [chertsey] Chertsey
    [strand] Strand
    [holborn] Holborn Hill
   *[stpauls] Saint-Paul
}
street-short = { $location ->
    [thames] Tamise
    [bow] Bow St
    [chertsey] Chertsey
    [strand] Strand
    [holborn] Holborn
   *[stpauls] St-Paul
}
shillings = { $count ->
    [one] { $count } shilling
   *[other] { $count } shillings
}
price = { $price } s.
with-player = { $count ->
    [one] { $count } gamin hors des pistes
   *[other] { $count } gamins hors des pistes
}
home-count = gamins rentrés : { $count } sur { $all }

## La table

table = Six rues, le marché de Smithfield et le livre de comptes
specimen = Toutes les pièces de Fagin’s Gang
smithfield = Marché de Smithfield
page-streets = Rues
page-market = Marché
market-open = ouvert
round = Manche { $number }
round-short = Manche { $number }
rounds-left = reste { $count }
tip-street = { street }, marchandise : { good } ; chaque niveau coûte { $cubes }
tip-level = { street }, niveau { $level } : { $cubes }, ou { shillings-here }
shillings-here = { $shillings ->
    [one] { $shillings } shilling
   *[other] { $shillings } shillings
}
tip-there = ici se tient { $you ->
    [yes] votre gamin
   *[no] le gamin de { $who }
}
tip-constable = l’agent est ici et pousse vers le { $push ->
    [up] haut
   *[down] bas
}
tip-rolls = l’agent s’arrête ici si le dé donne { $rolls }
tip-fagin = { street }, la porte de Fagin : on rentre en sortant par le haut, pour { $shillings } shillings de plus
tip-high = { street } : sortir par le haut et revenir auprès de vous, sans rentrer chez Fagin
tip-low = { street } : sortir par le bas et revenir auprès de vous
tip-home = rentrés d’ici : { $names }
tip-cost = pour vous : { $cubes }{ $reaches ->
    [yes] {""}
   *[no] , plus que vous n’avez
}
tip-cost-home = pour vous : { $cubes } et { $shillings } shillings{ $reaches ->
    [yes] {""}
   *[no] , plus que vous n’avez
}
tip-again = Touchez encore pour y aller.
tip-warehouse = entrepôt : { cubes-of } en stock
tip-stall = étal ({ good }) : { $count } places remplies sur { $spaces }, à { $price } shillings
tip-buy = acheter à { $price } shillings
tip-market = Marché de Smithfield, fermé : on peut l’ouvrir comme action de son tour
tip-market-open = Marché de Smithfield, ouvert par { $you ->
    [yes] vous
   *[no] { $who }
}
tip-die = dernier lancer du dé : { $face }
tip-player = { $name } : { $what }
tip-first = commence cette manche
tip-opener = a ouvert le marché
tip-trading = est au marché

## Vos affaires

own-purse = Votre bourse et vos gamins
own-cubes = Vos cubes : { $count } ; on en garde { $limit } à la fin d’une manche
account = Le compte
tip-own = vous avez { $cubes }
watching = Vous regardez la partie. Tout le butin est visible sur la table.
waiting-for = On attend { $names }
waiting-none = Les agents font leur ronde
ended = { $place ->
    [1] 1re place
   *[other] { $place }e place
}, { $count ->
    [one] { $count } gamin rentré
   *[other] { $count } gamins rentrés
}
act = { $act ->
    [move] déplacer des gamins
    [steal] voler des marchandises, ou en échanger
    [rob] voler des shillings
    [market] ouvrir le marché
    [beg] mendier un cube
   *[pass] ne rien faire
}
act-short = { $act ->
    [move] Déplacer
    [steal] Voler des biens
    [rob] Voler des sous
    [market] Ouvrir le marché
    [beg] Mendier
   *[pass] Rien
}
ends-turn = finit votre tour
swap-short = { $count } cubes pour 1
things-left = { $count ->
    [one] Encore une fois.
   *[other] Jusqu’à { $count } fois.
}
walk-how = Choisissez un niveau éclairé, ou une rue :
walk-other = Une autre rue
from-hand = entre
from-level = du niveau { $level }
rest = reste { $count }
swap-how = { $count ->
    [0] Choisissez ce que vous voulez en échange.
    [3] Ou échangez : mettez trois de vos caisses de côté.
    [one] Encore { $count } caisse à mettre de côté.
   *[other] Encore { $count } caisses à mettre de côté.
}
swap-give = mettre un cube de côté pour un échange ; { $owned }
swap-for = échanger contre { $good ->
    [blue] un cube bleu
    [green] un cube vert
    [black] un cube noir
    [yellow] un cube jaune
    [red] un cube rouge
   *[purple] un cube violet
}
swap-no = Pas d’échange
rob-all = Tout : { $count } s.
trade-both = Achetez ici ou à un étal ; vendez une de vos caisses éclairées.
trade-buy = Achetez ici ou à un étal.
trade-second = { $trade ->
    [buy] Un second cube à acheter, si vous voulez.
   *[sell] Un second cube à vendre, si vous voulez.
}
cubes-left = { $what ->
    [take] À prendre : { $count }.
    [give] À donner : { $count }.
   *[discard] À rendre : { $count }.
}
how-take = Choisissez une caisse éclairée, ou un entrepôt au pied d’une rue.
how-give = Choisissez une de vos caisses éclairées.
how-discard = Choisissez une de vos caisses éclairées.
how-bump = Choisissez le niveau du dessus ou du dessous : l’autre gamin est poussé dans ce sens.
how-dodge = Choisissez le niveau au-dessus ou au-dessous de l’agent ; c’est gratuit.

## La fin

score = { $score ->
    [one] { $score } gamin rentré
   *[other] { $score } gamins rentrés
}

## Ce que font les autres

awaits = { $step ->
    [turn] Choix d’une action.
    [walk] Choix d’un gamin et de son chemin.
    [bump] Choix du sens où pousser un gamin.
    [dodge] Choix du côté de l’agent.
    [theft] Choix de ce qu’il faut voler.
    [take] Choix d’un cube à prendre.
    [give] Choix d’un cube à donner.
    [rob] Choix de qui vole des shillings.
    [trade] Acheter, vendre ou quitter le marché.
    [second] Un second cube, ou non.
    [discard] Cubes en trop à rendre.
   *[other] {""}
}
