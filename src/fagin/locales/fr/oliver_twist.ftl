# Oliver Twist : les jetons, les cartes, ce qui se passe, ce qu'on demande et ce qu'on refuse.

title = Oliver Twist
subtitle = Le vol dans les règles de l'art

## L'argent, les cases, les jetons

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
token-bare = { $kind ->
    [apple1] pomme { $pounds }
    [apple2] pomme { $pounds }
    [handkerchief1] mouchoir { $pounds }
    [handkerchief2] mouchoir { $pounds }
    [brooch] broche { $pounds }
    [necklace] collier { $pounds }
    [ring] bague { $pounds }
    [watch] montre { $pounds }
    [wallet] portefeuille
    [crowbar] pied-de-biche
    [lantern] lanterne
    [keys] passe-partout
    [centrebit] vilebrequin
    [rope] corde
    [character] Personnage
   *[burglary] Cambriolage
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
type = { $type ->
    [apple] pommes
    [handkerchief] mouchoirs
    [brooch] broches
    [necklace] colliers
    [ring] bagues
    [watch] montres
    [wallet] portefeuilles
    [tool] Outils
    [character] Personnages
   *[burglary] Cambriolages
}
token-does = { $sort ->
    [object] Il va dans votre réserve. Fagin achète trois Objets semblables ou plus.
    [wallet] Il va dans votre réserve. Il ne vaut rien, mais remplace n'importe quel Objet d'un set.
    [tool] Il reste devant votre repaire. Chaque type d'Outil fait piocher une carte de plus lors d'un cambriolage.
    [character] Il va au sac, et vous piochez une carte Personnage pour un tour suivant.
   *[burglary] Il va au sac et vous cambriolez aussitôt : une carte, plus une par type d'Outil que vous avez ; vous en gardez une et défaussez un Outil.
}
# La lettre d'un Objet sur le plan, et les deux lettres de tout le reste.
code = { $kind ->
    [apple1] p
    [apple2] p
    [handkerchief1] m
    [handkerchief2] m
    [brooch] b
    [necklace] c
    [ring] g
    [watch] t
    [wallet] Pf
    [crowbar] Pi
    [lantern] La
    [keys] Pa
    [centrebit] Vi
    [rope] Co
    [character] Pe
   *[burglary] Ca
}
legend-objects = p pomme · m mouchoir · b broche · c collier · g bague · t montre (et livres)
legend-others = Pf portefeuille · Pe Personnage · Ca Cambriolage · ▒▒ face cachée · ▸◂ la Bande
legend-tools = Pi pied-de-biche · La lanterne · Pa passe-partout · Vi vilebrequin · Co corde
loot = { $sign ->
    [plus] +{ $pounds }
   *[minus] −{ $pounds }
}

## Les cartes Personnage

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
card-bumble = M. Bumble
    .effect = les adversaires qui ont plus de { $count } jetons en réserve versent le surplus à leur dossier
card-fang = M. Fang
    .effect = un adversaire verse { $count ->
        [one] { $count } jeton
       *[other] { $count } jetons
    } de sa réserve à son dossier
card-brownlow = M. Brownlow
    .effect = défaussez des portefeuilles de votre réserve pour { $pounds } chacun
card-crackit = Toby Crackit
    .effect = prenez un Outil visible du plateau ou, la nuit, cambriolez aussitôt
card-noah = Noah Claypole
    .effect = regardez la réserve d'un adversaire et échangez un jeton avec lui
no-powers = pas de pouvoir dans cette partie : une carte ne sert qu'à se cacher

## Les options

option-night_reveal = quand une ligne est révélée la nuit
    .blind = seulement si tous les jetons voisins de la Bande sont cachés
    .hidden_neighbour = dès qu'un de ces jetons est caché
option-burglary_trigger = les jetons Cambriolage qui font cambrioler
    .any_take = tous ceux que l'on prend
    .prowl_only = seulement ceux que l'on prend en rôdant
option-wallet_only_sets = les sets de portefeuilles seuls
    .false = interdits
    .true = permis
option-two_player_night_closed = les rues jaunes la nuit, à deux joueurs
    .true = fermées
    .false = ouvertes
option-square_is_space = la place, une fois quittée
    .true = la Bande peut y être replacée
    .false = la Bande n'y revient jamais
option-relocate_credit = un pot-de-vin sans assez d'argent
    .false = impossible
    .true = on paie ce qu'on a
option-end_sets = les sets qui restent en fin de manche
    .one_per_type = un par type
    .split = autant de trios qu'il y en a
option-deck_reshuffle = une pioche de Personnages vide
    .true = refaite avec la défausse
    .false = reste vide
option-characters = les cartes Personnage
    .full = avec leurs pouvoirs
    .hide_only = seulement pour se cacher
option-file_view = qui peut regarder un dossier de police
    .owner = son propriétaire
    .nobody = personne, avant la fin de la manche
    .all = tout le monde
option-stash_view = qui peut regarder une réserve
    .owner = son propriétaire
    .all = tout le monde
option-money_view = qui peut compter votre argent
    .owner = vous seul ; chacun le dit à la tombée de la nuit et à la fin
    .all = tout le monde
option-first_player = qui commence
    .random = tirage au sort
    .seat0 = le premier siège
    .seat1 = le deuxième siège
    .seat2 = le troisième siège
    .seat3 = le quatrième siège
option-youngest = qui est le plus jeune, parmi les plus pauvres à la tombée de la nuit
    .lots = tirage au sort
    .seat0 = le premier siège
    .seat1 = le deuxième siège
    .seat2 = le troisième siège
    .seat3 = le quatrième siège
option-tie_break = des totaux égaux à la fin
    .shared = la victoire est partagée
    .fewest_file = le dossier le plus mince l'emporte
    .most_cards = les meilleures cartes Cambriolage l'emportent
option-rounds = les manches jouées
    .both = le Jour et la Nuit
    .day_only = le Jour seulement
option-turn_limit = le plus grand nombre de tours d'une manche
    .off = sans limite
    .turns50 = 50 tours
    .turns80 = 80 tours
    .turns120 = 120 tours

## La table

round = { $round ->
    [day] Jour
   *[night] Nuit
}
table-turn = tour { $turn }
table-rewards = Récompenses : { $rewards }
table-board = Jetons en place : { $count }
table-hidden = Faces cachées : { $count }
table-discards = Cartes jouées : { $cards }
table-closed = Fermées à deux joueurs : { $streets }
table-gang = Bande : { $space }
column-urchin = Gamin
column-money = Argent
column-stash = Réserve
column-file = Dossier
column-tools = Outils
column-cards = Cartes
column-loot = Cambriolages
own-stash = Votre réserve
own-tray = Sur le comptoir
own-file = Votre dossier
own-types = { $tokens } · { $count ->
    [one] { $count } type
   *[other] { $count } types
}
own-cards = Vos cartes
own-loot = Vos cambriolages
own-drawn = Piochées
own-peeked = Vous avez vu
own-incoming = Arrive
own-sight = Sa réserve
street-ways = Cases possibles : { $spaces }

## Ce qui se passe

event-first = { $you ->
    [yes] Vous commencez.
   *[no] { $who } commence.
}
event-turn = { $you ->
    [yes] Votre tour
   *[no] Tour de { $who }
}
event-turn-limit = La limite de tours est atteinte : la manche s'arrête.
event-stops = { $you ->
    [yes] Vous ne pouvez plus rien faire : vous payez { $pounds } à la police et la manche s'arrête.
   *[no] { $who } ne peut plus rien faire et paie { $pounds } à la police : la manche s'arrête.
}
event-gets-starter = Chacun prend deux jetons de départ.
event-got-starter = { $you ->
    [yes] Vous recevez { $token }.
   *[no] { $who } reçoit { $token }.
}
event-laid = Des jetons sont posés, visibles, sur toutes les cases ouvertes.
event-nightfall = La nuit tombe. Les cambriolages rejoignent le sac, et les rues se remplissent de nouveau, faces cachées.
event-stays-empty = Il y a trop peu de jetons pour toutes les cases : la case { $space } reste vide.
event-announces = { $you ->
    [yes] Vous avez { $pounds }.
   *[no] { $who } a { $pounds }.
}
event-poorest = { $you ->
    [yes] Personne n'est plus pauvre que vous : vous révélez la première ligne et dites qui commence.
   *[no] Personne n'est plus pauvre que { $who }, qui révèle la première ligne et dit qui commence.
}
event-flipped = { $you ->
    [yes] Vous révélez :
   *[no] { $who } révèle :
}
event-peeks = { $you ->
    [yes] Vous regardez le jeton de la case { $space }.
   *[no] { $who } regarde en secret le jeton de la case { $space }.
}
event-peeked = { $you ->
    [yes] Vous regardez la case { $space } : { $token }.
   *[no] { $who } regarde la case { $space } : { $token }.
}
event-bypasses = { $you ->
    [yes] Vous sautez, à charge dans votre dossier :
   *[no] { $who } saute, à charge dans son dossier :
}
event-bypasses-clean = { $you ->
    [yes] Vous sautez, ni vu ni connu :
   *[no] { $who } saute, ni vu ni connu :
}
event-takes = { $you ->
    [yes] Vous prenez { $token }, case { $space }.
   *[no] { $who } prend { $token }, case { $space }.
}
event-reshuffled = Les cartes Personnage défaussées forment une nouvelle pioche.
event-draws-card = { $you ->
    [yes] Vous piochez une carte Personnage.
   *[no] { $who } pioche une carte Personnage.
}
event-drew-card = { $you ->
    [yes] Vous piochez une carte Personnage : { $card }.
   *[no] { $who } pioche une carte Personnage : { $card }.
}
event-bribes = { $you ->
    [yes] Vous payez { $pounds } pour déplacer la Bande.
   *[no] { $who } paie { $pounds } pour déplacer la Bande.
}
event-places-gang = { $you ->
    [yes] Vous placez la Bande : { $space }.
   *[no] { $who } place la Bande : { $space }.
}
event-at-fagins = { $you ->
    [yes] Vous allez chez Fagin avec des { $type }.
   *[no] { $who } va chez Fagin avec des { $type }.
}
event-sells = { $you ->
    [yes] Vous vendez { $tokens } pour { $pounds }.
   *[no] { $who } vend { $tokens } pour { $pounds }.
}
event-bonus = { $you ->
    [yes] Cinq ou plus : vous recevez { $pounds } en plus.
   *[no] Cinq ou plus : { $who } reçoit { $pounds } en plus.
}
event-reward = { $you ->
    [yes] La récompense vous rapporte { $pounds } de plus.
   *[no] La récompense rapporte { $pounds } de plus à { $who }.
}
event-hides = { $you ->
    [yes] Vous vous cachez en défaussant { $card }.
   *[no] { $who } se cache en défaussant { $card }.
}
event-plays = { $you ->
    [yes] Vous demandez de l'aide : { $card }.
   *[no] { $who } demande de l'aide : { $card }.
}
event-grabs = { $you ->
    [yes] Vous prenez { $token }, case { $space } ; la Bande reste.
   *[no] { $who } prend { $token }, case { $space } ; la Bande reste.
}
event-targets = { $to ->
    [you] { $card } s'en prend à vous.
   *[other] { $you ->
        [yes] Vous envoyez { $card } chez { $whom }.
       *[no] { $who } envoie { $card } chez { $whom }.
    }
}
event-saw-stash = { $you ->
    [yes] Vous voyez dans la réserve de { $whom } : { $tokens }.
   *[no] { $who } voit dans la réserve de { $whom } : { $tokens }.
}
event-hands-over-one = { $to ->
    [you] Vous recevez un jeton de la réserve de { $who }.
   *[other] { $you ->
        [yes] Un jeton de votre réserve va chez { $whom }.
       *[no] Un jeton de la réserve de { $who } va chez { $whom }.
    }
}
event-handed-over = { $to ->
    [you] Vous recevez { $token } de la réserve de { $who }.
   *[other] { $you ->
        [yes] De votre réserve, { $whom } reçoit { $token }.
       *[no] De la réserve de { $who }, { $whom } reçoit { $token }.
    }
}
event-plants-one = { $to ->
    [you] { $who } glisse un jeton dans votre dossier.
   *[other] { $you ->
        [yes] Vous glissez un jeton dans le dossier de { $whom }.
       *[no] { $who } glisse un jeton dans le dossier de { $whom }.
    }
}
event-planted = { $to ->
    [you] { $who } glisse { $token } dans votre dossier.
   *[other] { $you ->
        [yes] Vous glissez { $token } dans le dossier de { $whom }.
       *[no] { $who } glisse { $token } dans le dossier de { $whom }.
    }
}
event-recovers = { $you ->
    [yes] Vous reprenez { $token } de votre dossier.
   *[no] { $who } reprend { $token } de son dossier.
}
event-clears = { $you ->
    [yes] Tous les jetons d'un type ({ $type }) quittent votre dossier : { $tokens }.
   *[no] Tous les jetons d'un type ({ $type }) quittent le dossier de { $who } : { $tokens }.
}
event-burns = { $you ->
    [yes] De votre dossier, { $token } va au sac.
   *[no] Du dossier de { $who }, { $token } va au sac.
}
event-cashes = { $you ->
    [yes] Vous rendez { $count ->
        [one] un portefeuille
       *[other] { $count } portefeuilles
    } pour { $pounds }.
   *[no] { $who } rend { $count ->
        [one] un portefeuille
       *[other] { $count } portefeuilles
    } pour { $pounds }.
}
event-burgles = { $you ->
    [yes] Vous cambriolez une maison et piochez { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }.
   *[no] { $who } cambriole une maison et pioche { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }.
}
event-drew-loot = { $you ->
    [yes] Vos cartes Cambriolage :
   *[no] Cartes Cambriolage de { $who } :
}
event-keeps-loot = { $you ->
    [yes] Vous gardez une carte, face cachée.
   *[no] { $who } garde une carte, face cachée.
}
event-spends = { $you ->
    [yes] Vous défaussez { $token }.
   *[no] { $who } défausse { $token }.
}
event-files-one = { $you ->
    [yes] Un jeton de votre réserve va à votre dossier.
   *[no] Un jeton de la réserve de { $who } va à son dossier.
}
event-filed = { $you ->
    [yes] De votre réserve, { $token } va à votre dossier.
   *[no] De la réserve de { $who }, { $token } va à son dossier.
}
event-opens-stash = { $you ->
    [yes] Reste dans votre réserve : { $tokens }.
   *[no] Reste dans la réserve de { $who } : { $tokens }.
}
event-scraps = { $you ->
    [yes] Vous vous débarrassez d'un set de { $type } pour { $pounds }.
   *[no] { $who } se débarrasse d'un set de { $type } pour { $pounds }.
}
event-opens-file = { $you ->
    [yes] Dans votre dossier, { $count ->
        [one] { $count } jeton
       *[other] { $count } jetons
    } : { $tokens }.
   *[no] Dans le dossier de { $who }, { $count ->
        [one] { $count } jeton
       *[other] { $count } jetons
    } : { $tokens }.
}
event-fined = { $you ->
    [yes] Votre dossier est le plus épais : vous payez { $pounds } d'amende.
   *[no] Le dossier de { $who } est le plus épais : { $pounds } d'amende.
}
event-opens-loot = { $count ->
    [0] { $you ->
        [yes] Vous n'avez pas de carte Cambriolage.
       *[no] { $who } n'a pas de carte Cambriolage.
    }
   *[other] { $you ->
        [yes] Vos cartes Cambriolage : { $loot }.
       *[no] Cartes Cambriolage de { $who } : { $loot }.
    }
}
event-game-over = La partie est finie.

## Les coups en mots

move-prowl = prendre { $token }{ $to ->
    [nothing] {""}
    [bag]  ; au sac : { $tokens }
   *[file]  ; au dossier : { $tokens }
}
move-prowl-to = rôder jusqu'à { $space }
move-flip = révéler une ligne à partir de { $space }
move-peek = regarder { $space }
move-grab = prendre { $token }, case { $space }
move-grab-at = prendre ce qui se trouve en { $space }
move-move = placer la Bande : { $space }
move-sell = vendre des { $type } à Fagin
move-hold = garder { $token }
move-play = demander l'aide de { $card }
move-hide = se cacher en défaussant { $card }
move-keep = garder { $loot }
move-take = prendre { $token }
move-plant = glisser { $token } dans l'autre dossier
move-burn = se débarrasser du jeton : { $token }
move-clear = se débarrasser de tout un type : { $type }
move-drop = verser au dossier { $token }
move-yield = verser au dossier { $token }
move-give = donner { $token }
move-cash = rendre { $count ->
    [one] un portefeuille
   *[other] { $count } portefeuilles
} pour { $pounds }
move-scrap = compléter le set de { $type }
move-spend = défausser { $token }
move-target = { $to ->
    [you] vous-même
   *[other] { $whom }
}
against = contre { $whom }
move-first = { $to ->
    [you] vous commencez
   *[other] { $whom } commence
}
move-bribe = payer un pot-de-vin, déplacer la Bande et rôder de là
move-stop = payer la police et arrêter la manche
move-done = c'est tout
move-sell-now = vendre pour { $pounds }
move-wallet = ajouter un portefeuille
move-burgle = cambrioler : piocher { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
move-chance = { $text } (hasard)

## Ce qu'on demande

moment-turn = À vous : rôder, aller chez Fagin, ou jouer une carte
    .help = Vous faites une seule chose. Rôder : prendre l'un des quatre premiers jetons d'une ligne ininterrompue à côté de la Bande ; ce que vous sautez va à votre dossier de police. Fagin achète trois Objets semblables ou plus. Une carte Personnage vous aide ou vous cache. Si vous ne pouvez ni rôder ni vendre, vous payez 4 £ et la manche s'arrête.
    .hint = Tapez le numéro d'une case, ou une lettre de la liste.
moment-prowl = La suite : quel jeton ?
    .help = Il faut finir de rôder à partir de l'endroit où se trouve la Bande.
    .hint = Tapez le numéro d'une case.
moment-line = Par où passe la ligne ?
    .help = Douze jetons sont retournés, l'un à côté de l'autre ; à un carrefour vous choisissez le chemin.
    .hint = Tapez le numéro d'une case.
moment-peek = Regardez un jeton caché
    .help = Pour le pot-de-vin, vous pouvez regarder deux jetons cachés, n'importe où, avant de placer la Bande. Personne d'autre ne les voit.
    .hint = Tapez le numéro d'une case, par exemple { $example }.
moment-place = Où placez-vous la Bande ?
    .help = Toute case vide à côté d'un jeton convient ; vous rôdez de là aussitôt.
    .hint = Tapez le numéro d'une case, par exemple { $example }.
moment-drop = Votre réserve est pleine : quel jeton va à votre dossier ?
    .help = Une réserve contient neuf jetons. Un des anciens fait place au nouveau.
    .hint = Tapez un numéro de la liste.
moment-keep = Quelle carte Cambriolage gardez-vous ?
    .help = Sa valeur s'ajoute à votre argent à la fin de la partie ; une perte s'en retranche. Les autres cartes retournent à la pioche.
    .hint = Tapez un numéro de la liste.
moment-spend = Quel Outil défaussez-vous ?
    .help = Chaque cambriolage coûte un Outil. Un double manque le moins.
    .hint = Tapez un numéro de la liste.
moment-sale = Sur le comptoir : { $tray }. Vendre ?
    .help = Vous pouvez garder des jetons du set ou ajouter des portefeuilles ; il en faut trois. Tel quel, il se vend { $pounds }, primes comprises. Cinq jetons ou plus rapportent 7 £.
    .hint = Tapez un numéro de la liste.
moment-grab = Quel jeton prenez-vous ?
    .help = La Bande reste où elle est et rien ne va à votre dossier.
    .hint = Tapez le numéro d'une case, par exemple { $example }.
moment-target = À qui envoyez-vous { $card } ?
    .help = Pouvoir : { $effect }.
    .hint = Tapez un numéro de la liste, ou un nom.
moment-recover = Que reprenez-vous de votre dossier ?
    .help = Un Objet va dans votre réserve, un Outil devant votre repaire.
    .hint = Tapez un numéro de la liste.
moment-ask = Que prenez-vous dans cette réserve ?
    .help = Vous prenez un jeton de cette réserve et donnez un des vôtres en échange.
    .hint = Tapez un numéro de la liste.
moment-give = Que donnez-vous en échange ?
    .help = Un jeton de votre réserve va à l'autre joueur.
    .hint = Tapez un numéro de la liste.
moment-plant = Que glissez-vous dans l'autre dossier ?
    .help = Au moins un jeton de votre dossier passe dans l'autre ; l'amende est pour le dossier le plus épais.
    .hint = Tapez un numéro de la liste.
moment-burn = Qu'est-ce qui quitte votre dossier ?
    .help = Au moins un jeton va au sac ; vous arrêtez quand vous voulez.
    .hint = Tapez un numéro de la liste.
moment-clear = Quel type quitte votre dossier ?
    .help = Tous les jetons d'un type vont au sac.
    .hint = Tapez un numéro de la liste.
moment-cash = Combien de portefeuilles rendez-vous ?
    .help = Chacun est payé ; les autres restent dans votre réserve.
    .hint = Tapez un numéro de la liste.
moment-yield = Quel jeton de votre réserve va à votre dossier ?
    .help = Les autres voient qu'un jeton part, pas lequel.
    .hint = Tapez un numéro de la liste.
moment-first = Qui commence la Nuit ?
    .help = Le joueur le plus pauvre dit qui joue le premier tour, et peut commencer.
    .hint = Tapez un numéro de la liste, ou un nom.
moment-scrap = Quel set vos portefeuilles complètent-ils ?
    .help = Un set rapporte maintenant la valeur de son meilleur jeton. Ce qui ne fait pas de set va à votre dossier.
    .hint = Tapez un numéro de la liste.

## Ce que fait un coup

misfortune-burglary = { $chance } de rater le cambriolage et d'y perdre { $loss } £ en moyenne
misfortune-fined = { $chance } de payer { $loss } £ d'amende

explain-sell = Primes comprises, le set entier se vend { $pounds } maintenant.
explain-passed = { $count ->
    [0] Rien ne va à votre dossier.
    [one] Un jeton va à votre dossier.
   *[other] { $count } jetons vont à votre dossier.
}
explain-effect = Pouvoir : { $effect }.

## Les refus

refused-not-drawn = Vous n'avez pas pioché cette carte.
refused-keep-one = Il faut maintenant garder une des cartes piochées.
refused-not-your-tool = Cet Outil n'est pas devant votre repaire.
refused-spend-one = Il faut maintenant défausser un de vos Outils.
refused-no-burglary = Pas de cambriolage maintenant.
refused-grab-one = Il faut maintenant prendre un jeton du plateau.
refused-not-a-tool = Aucun Outil visible ne se trouve là.
refused-not-face-up = Aucun jeton visible ne se trouve là.
refused-not-yourself = Il faut quelqu'un d'autre.
refused-empty-stash = Il n'y a rien dans cette réserve pour cette carte.
refused-target-one = Il faut maintenant désigner un adversaire.
refused-plant-one = Il faut maintenant choisir un jeton de votre dossier, au moins un.
refused-burn-one = Il faut maintenant choisir un jeton de votre dossier, au moins un.
refused-not-in-your-file = Ce n'est pas dans votre dossier.
refused-not-in-their-stash = Ce n'est pas dans la réserve que vous avez vue.
refused-take-one = Il faut maintenant prendre un jeton.
refused-give-one = Il faut maintenant donner un jeton de votre réserve.
refused-clear-one = Il faut maintenant nommer un type.
refused-not-so-many-wallets = Vous n'avez pas autant de portefeuilles.
refused-cash-some = Il faut maintenant dire combien de portefeuilles vous rendez.
refused-only-to-hide = Le pouvoir de cette carte ne peut rien faire maintenant : elle ne sert qu'à se cacher.
refused-not-in-your-hand = Vous n'avez pas cette carte.
refused-scrap-one = Vos portefeuilles ne peuvent pas compléter ce type.
refused-wallets-alone = Des portefeuilles seuls ne font pas un set.
refused-no-set = Vous n'en avez pas trois, même avec des portefeuilles.
refused-not-on-the-tray = Ce n'est pas sur le comptoir.
refused-wallet-added = Après l'ajout d'un portefeuille, on ne garde plus rien.
refused-needs-a-real-one = Un set demande au moins un véritable Objet.
refused-too-few = Un set demande au moins trois jetons.
refused-no-wallet-left = Vous n'avez plus de portefeuille.
refused-finish-the-sale = Il faut d'abord finir la vente.
refused-not-the-new-one = Pas le nouveau jeton : un des neuf que vous aviez.
refused-not-in-your-stash = Ce n'est pas dans votre réserve.
refused-drop-one = Un jeton de votre réserve doit d'abord aller à votre dossier.
refused-yield-one = Un jeton de votre réserve doit maintenant aller à votre dossier.
refused-name-first = Il faut maintenant dire qui commence.
refused-flip-next = La ligne ne continue que par un jeton caché à côté du dernier.
refused-another-token = Vous venez de le voir : regardez-en un autre.
refused-not-face-down = Aucun jeton caché ne se trouve là.
refused-peek-first = Vous regardez d'abord des jetons cachés.
refused-face-up-first = À côté d'un jeton visible, on ne révèle rien : prenez un jeton visible.
refused-not-next-to-the-gang = La ligne doit commencer à côté de la Bande.
refused-no-token-there = Aucun jeton ne se trouve là.
refused-face-down = Ce jeton est caché : on ne prend que ce qui est visible.
refused-flip-first = Il faut d'abord révéler une ligne.
refused-out-of-reach = La Bande ne peut pas l'atteindre : seuls les quatre premiers jetons d'une ligne ininterrompue sont à portée.
refused-finish-the-prowl = Il faut d'abord finir de rôder.
refused-place-the-gang = Il faut d'abord placer la Bande sur une case.
refused-not-empty = Cette case n'est pas vide.
refused-street-closed = Cette rue est fermée à deux joueurs.
refused-not-on-the-square = Dans cette partie, la Bande ne revient jamais sur la place.
refused-next-to-no-token = Aucun jeton ne se trouve à côté de cette case.
refused-too-poor = Vous ne pouvez pas payer le pot-de-vin.
refused-not-alone = Un pot-de-vin n'est possible que si la Bande n'a aucun jeton voisin.
refused-streets-empty = Il ne reste aucun jeton dans les rues.
refused-you-can-act = Vous pouvez encore rôder ou vendre : la manche continue.
refused-act = Ce n'est pas une des trois actions : rôder, aller chez Fagin, ou jouer une carte.

## Des fichiers de matériel inutilisables

bad-no-such-space = il n'y a pas de case { $space }
bad-spaces-number = il faut de 1 à { $most } cases
bad-three-numbers = il faut trois nombres entiers : case, x, y
bad-space-order = il faut ici la case { $space }
bad-chain-short = il faut une liste d'au moins deux cases
bad-chain-spaces = il faut des cases de 0 à { $most }
bad-chain-twice = une case s'y trouve deux fois
bad-true-or-false = il faut true ou false
bad-street-texts = id, name, path et label_path doivent être des textes
bad-no-street = la case { $space } n'est dans aucune rue
bad-same-neighbour = deux rues mènent de la case { $space } à la même voisine
bad-apart = les rues ne se tiennent pas toutes ; il le faut, même sans la place et les rues jaunes
bad-short-cycle = un tour compte { $shortest } cases : il en faut { $least } ou plus
bad-too-few-tokens = { $spaces } cases demandent autant de jetons le jour, il y en a { $tokens }
bad-too-many-alike = plus de { $most } jetons { $kind } en tout
bad-burglary-values = il faut tous les nombres entiers de -6 à 10 sauf 0, dans l'ordre
bad-faces-number = il en faut { $faces }, dans l'ordre de leurs livres
bad-pounds-in-name = il faut { $pounds }, comme dans le nom { $kind }
bad-faces-sum = ses faces font { $sum } en tout
bad-no-such-token = aucun jeton ne montre cet Objet avec ces livres
bad-starting-number = il faut de { $least } à 15 jetons
bad-rewards-order = il en faut neuf au plus, du plus grand au plus petit

## La fin

end-by = { $clause ->
    [OT-10_3] { $round ->
        [day] Le Jour est fini
       *[night] La Nuit est finie
    } : { $who } a le plus d'argent et gagne.
   *[other] La partie est finie : { $who } gagne.
}
end-by-you = { $clause ->
    [OT-10_3] { $round ->
        [day] Le Jour est fini
       *[night] La Nuit est finie
    } : vous avez le plus d'argent et gagnez !
   *[other] La partie est finie : vous gagnez !
}
end-by-many = { $clause ->
    [OT-10_3] Aussi riches l'un que l'autre, { $who } partagent la victoire.
   *[other] La partie est finie : { $who } partagent la victoire.
}
end-by-many-you = { $clause ->
    [OT-10_3] Aussi riches l'un que l'autre, { $who } partagez la victoire.
   *[other] La partie est finie : { $who } partagez la victoire.
}
end-score = { $pounds } en argent, { $loot } de cambriolages, { $total } en tout

## Les touches

help-keys =
    Ce que vous pouvez taper :
      une touche ou le coup même   12, ou prowl:12, ou sell:ring
      ?                            ce qui se passe maintenant, et la règle
      ? 12    ?a    ?hide:nancy    ce que fait un coup, ou pourquoi il est refusé
      ?OT-4.10                     un article des règles
      !?                           ce que Fagin lui-même pense de vos coups
      !                            laisser le robot Sly jouer ce coup pour vous
      u                            reprendre votre dernier coup, si rien n'a suivi
      l                            tout ce qui s'est passé
      s                            où la partie est enregistrée
      q                            enregistrer et quitter
