# Le plateau d'Oliver Twist : jetons et cartes comme le jeu les nomme, et ce qui se trouve où.

## Les jetons, les cartes et les cases

pounds = { $pounds } £
square = la place
space = { $number } ({ $street })
token = { $kind ->
    [apple1] une pomme ({ $pounds })
    [apple2] une pomme ({ $pounds })
    [handkerchief1] un mouchoir ({ $pounds })
    [handkerchief2] un mouchoir ({ $pounds })
    [brooch] une broche ({ $pounds })
    [necklace] un collier ({ $pounds })
    [ring] une bague ({ $pounds })
    [watch] une montre ({ $pounds })
    [wallet] un portefeuille
    [crowbar] un pied-de-biche
    [lantern] une lanterne sourde
    [keys] un passe-partout
    [centrebit] un vilebrequin
    [rope] une corde
    [character] un jeton Personnage
   *[burglary] un jeton Cambriolage
}
tokens-of = { $kind ->
    [apple1] { $count ->
        [one] { $count } pomme ({ $pounds })
       *[other] { $count } pommes ({ $pounds })
    }
    [apple2] { $count ->
        [one] { $count } pomme ({ $pounds })
       *[other] { $count } pommes ({ $pounds })
    }
    [handkerchief1] { $count ->
        [one] { $count } mouchoir ({ $pounds })
       *[other] { $count } mouchoirs ({ $pounds })
    }
    [handkerchief2] { $count ->
        [one] { $count } mouchoir ({ $pounds })
       *[other] { $count } mouchoirs ({ $pounds })
    }
    [brooch] { $count ->
        [one] { $count } broche
       *[other] { $count } broches
    }
    [necklace] { $count ->
        [one] { $count } collier
       *[other] { $count } colliers
    }
    [ring] { $count ->
        [one] { $count } bague
       *[other] { $count } bagues
    }
    [watch] { $count ->
        [one] { $count } montre
       *[other] { $count } montres
    }
    [wallet] { $count ->
        [one] { $count } portefeuille
       *[other] { $count } portefeuilles
    }
    [crowbar] { $count ->
        [one] { $count } pied-de-biche
       *[other] { $count } pieds-de-biche
    }
    [lantern] { $count ->
        [one] { $count } lanterne
       *[other] { $count } lanternes
    }
    [keys] { $count } passe-partout
    [centrebit] { $count ->
        [one] { $count } vilebrequin
       *[other] { $count } vilebrequins
    }
    [rope] { $count ->
        [one] { $count } corde
       *[other] { $count } cordes
    }
    [character] { $count ->
        [one] { $count } jeton Personnage
       *[other] { $count } jetons Personnage
    }
   *[burglary] { $count ->
        [one] { $count } jeton Cambriolage
       *[other] { $count } jetons Cambriolage
    }
}
tokens-none = rien
token-does = { $sort ->
    [object] Il va dans votre réserve. Fagin achète trois Objets semblables ou plus.
    [wallet] Il va dans votre réserve. Il ne vaut rien, mais remplace n'importe quel Objet d'un set.
    [tool] Il reste devant votre repaire. Chaque type d'Outil fait piocher une carte de plus lors d'un cambriolage.
    [character] Il va au sac, et vous piochez une carte Personnage pour un tour suivant.
   *[burglary] Il va au sac et vous cambriolez aussitôt : une carte, plus une par type d'Outil que vous avez ; vous en gardez une et défaussez un Outil.
}
loot = { $sign ->
    [plus] +{ $pounds }
   *[minus] −{ $pounds }
}
card-dodger = Le Renard
    .effect = prenez un jeton visible du plateau ; la Bande reste, rien ne va à votre dossier
card-bates = Charley Bates
    .effect = rôdez ; les jetons sautés vont au sac et non à votre dossier
card-bullseye = Bull's-eye
    .effect = placez la Bande gratuitement sur une case vide à côté d'un jeton, puis rôdez
card-sikes = Bill Sikes
    .effect = prenez un jeton au hasard dans la réserve d'un adversaire
card-nancy = Nancy
    .effect = reprenez un Objet ou un Outil de votre dossier
card-monks = Monks
    .effect = glissez { $count ->
        [one] { $count } jeton
       *[other] jusqu'à { $count } jetons
    } de votre dossier dans celui d'un adversaire
card-oliver = Oliver Twist
    .effect = tous les jetons d'un type quittent votre dossier
card-rose = Rose Maylie
    .effect = { $count ->
        [one] { $count } jeton quitte
       *[other] jusqu'à { $count } jetons quittent
    } votre dossier
card-bumble = M. Bumble
    .effect = les adversaires qui ont plus de { $count } jetons en réserve versent le surplus à leur dossier
card-fang = M. Fang
    .effect = un adversaire verse { $count ->
        [one] { $count } jeton
       *[other] { $count } jetons
    } de sa réserve à son dossier
card-brownlow = M. Brownlow
    .effect = défaussez des portefeuilles de votre réserve pour { $pounds } chacun
card-crackit = Toby Crackit
    .effect = prenez un Outil visible du plateau ou, la nuit, cambriolez aussitôt
card-noah = Noah Claypole
    .effect = regardez la réserve d'un adversaire et échangez un jeton avec lui
no-powers = pas de pouvoir dans cette partie : une carte ne sert qu'à se cacher
round = { $round ->
    [day] Jour
   *[night] Nuit
}

## Le plan

turn-of = { $round }, tour { $turn }
tokens-left = { $count ->
    [one] { $count } jeton en place
   *[other] { $count } jetons en place
}
plan = Plan des rues
title-of-plan = Oliver Twist
plan-beside = À côté des rues
tip-gang = La Bande se trouve ici : { $where }.
tip-face-down = Un jeton face cachée : { $where }.
tip-empty = Une case vide : { $where }.
tip-closed = Fermée à deux joueurs : { $where }.
tip-where = Case { $where }.
tip-seen = Vous avez regardé : { $token }.
tip-peeked = { $count ->
    [one] { $who } l'a regardé.
   *[other] { $who } l'ont regardé.
}
tip-again = Touchez encore pour le faire.
tip-rewards = Récompenses de Fagin : le prochain set rapporte { $next } de plus. Il reste : { $all }.
tip-rewards-none = Les Récompenses de Fagin sont épuisées pour cette manche.
tip-deck = Cartes Personnage à piocher : { $count }.
tip-discards = Cartes Personnage jouées : { $cards }.
tip-discards-none = Aucune carte Personnage n'a encore été jouée.
tip-pile = Cartes Cambriolage que personne ne garde : { $count }.
tip-bag = Jetons dans le sac, vendus ou défaussés pendant cette manche : { $count }.
look-closer = Voir de plus près
look-whole = Tout le plan

## Votre repaire

room = Votre argent
stash-of = Votre réserve : { $count } sur { $most }
file = Dossier
file-of = { $count ->
    [one] { $count } jeton
   *[other] { $count } jetons
}, { $types ->
    [one] { $types } type
   *[other] { $types } types
}
file-tip = Si votre dossier est le plus épais à la fin de la manche, vous payez { $pounds } par type qui s'y trouve : { $fine } pour l'instant.
file-empty = Rien contre vous pour l'instant.
file-hidden = Personne ne peut regarder un dossier avant la fin de la manche.
tools-none = aucun Outil
tools-tip = Chaque type d'Outil fait piocher une carte de plus lors d'un cambriolage.
hand = Cartes
hand-none = aucune carte
kept = Cambriolages
kept-tip = Cartes Cambriolage que vous gardez : { $cards }. Elles comptent à la fin de la partie.
in-file = { $count } dans votre dossier
watching = Vous regardez la partie. Les repaires restent fermés jusqu'à la fin de la manche.
incoming = Il arrive : { $token }. Un des neuf doit aller à votre dossier.
help-with = Demander son aide
hide-with = Se cacher
not-now = Pas maintenant
counter = Chez Fagin
counter-sum = { $coins } de pièces{ $bonus ->
    [0] {""}
   *[other] {" "}+ { $bonus } pour cinq
}{ $reward ->
    [0] {""}
   *[other] {" "}+ { $reward } de Récompense
}
counter-sell = Vendre pour { $pounds }
counter-short = Un set demande trois jetons
plant-hint = Choisissez-en { $count } au plus pour le dossier de { $who }
plant-now = En glisser { $count } dans le dossier de { $who }
burn-hint = Choisissez-en { $count } au plus, qui partiront
burn-now = { $count ->
    [one] S'en débarrasser
   *[other] Se débarrasser des { $count }
}
yield-hint = { $count ->
    [one] Choisissez un jeton de votre réserve pour votre dossier
   *[other] Choisissez { $count } jetons de votre réserve pour votre dossier
}
yield-now = { $count ->
    [one] Le verser au dossier
   *[other] Verser ces { $count } au dossier
}
cash-hint = Choisissez les portefeuilles à rendre, { $pounds } chacun
cash-now = En rendre { $count } pour { $pounds }
sight = Réserve de { $who }
swap-now = Échanger
give-hint = Contre { $token }, vous donnez un des vôtres
keep-hint = Gardez-en une ; les autres repartent
spend-hint = Défaussez un Outil
clear-hint = Tout un type quitte votre dossier
take-hint = Reprenez un Objet ou un Outil de votre dossier
scrap-hint = Quel type vos portefeuilles complètent-ils ?

## Les joueurs

money-hidden = Argent : annoncé à la tombée de la nuit et à la fin
money-is = Argent : { $pounds }
stash-is = Réserve : { $count } sur { $most }
file-closed = Dossier de police : fermé jusqu'à la fin de la manche
file-open = Dossier de police : { $count ->
    [one] { $count } jeton
   *[other] { $count } jetons
}, { $types ->
    [one] { $types } type
   *[other] { $types } types
}
tools-are = Outils : { $tokens }
cards-are = Cartes Personnage : { $count }
loot-is = Cartes Cambriolage : { $count }
loot-open = Cartes Cambriolage : { $cards }
was-file = Au dossier : { $tokens }
total = { $pounds } en tout
choose-target = L'envoyer ici
choose-first = Commence la Nuit

## Toutes les pièces

pieces-tokens = Jetons
pieces-cards = Cartes Personnage
pieces-loot = Cartes Cambriolage
pieces-others = Bande, Récompenses, dossier, sac
pieces-states = États

## La fin

score = { $score } £

## Ce que font les autres

awaits = { $step ->
    [turn] Rôder, aller chez Fagin ou jouer une carte.
    [prowl] Choix du jeton suivant.
    [line] Choix du chemin de la ligne.
    [peek] Un jeton caché à regarder.
    [place_gang] Choix de la place de la Bande.
    [drop] Choix d’un jeton pour le dossier.
    [keep] Choix d’une carte Cambriolage à garder.
    [spend] Choix d’un Outil à défausser.
    [sell] Vente chez Fagin.
    [grab] Choix d’un jeton à prendre.
    [target] Choix de qui reçoit la carte.
    [recover] Choix de ce qui est repris du dossier.
    [ask_for] Choix d’un jeton dans une autre réserve.
    [give_for] Choix de ce qui est donné en échange.
    [rob] Choix d’un jeton dans une autre réserve.
    [plant] Choix de ce qui est glissé dans un autre dossier.
    [burn] Choix de ce qui quitte le dossier.
    [clear] Choix du type qui quitte le dossier.
    [cash] Portefeuilles à rendre, ou non.
    [yield] Choix de jetons de la réserve pour le dossier.
    [name_first] Choix de qui commence la Nuit.
    [scrap] Choix du set que les portefeuilles complètent.
   *[other] {""}
}
