# Swindler : butin, commandes, receleurs, complices, ce qui se passe, ce qu'on demande et ce qui est refusé.

title = Swindler
subtitle = Les coupe-bourses du Londres victorien

## Des nombres de choses

points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
coins = { $count ->
    [one] { $count } pièce
   *[other] { $count } pièces
}
posters = { $count ->
    [one] { $count } avis
   *[other] { $count } avis
}
neutrals = { $count ->
    [one] { $count } tuile neutre
   *[other] { $count } tuiles neutres
}

## Tuiles et sacs

tile = { $kind ->
    [Rr] une bague rouge
    [Rn] un collier rouge
    [Rw] une montre rouge
    [Rk] une clé rouge
    [Rc] une pièce rouge
    [Br] une bague bleue
    [Bn] un collier bleu
    [Bw] une montre bleue
    [Bk] une clé bleue
    [Bc] une pièce bleue
    [Gr] une bague verte
    [Gn] un collier vert
    [Gw] une montre verte
    [Gk] une clé verte
    [Gc] une pièce verte
    [Yr] une bague jaune
    [Yn] un collier jaune
    [Yw] une montre jaune
    [Yk] une clé jaune
    [Yc] une pièce jaune
    [Kr] une bague noire
    [Kn] un collier noir
    [Kw] une montre noire
    [Kj] un joker
    [Kd] une double pièce
    [Nr] une bague neutre
    [Nn] un collier neutre
   *[Nw] une montre neutre
}
tile-bare = { $kind ->
    [Rr] bague rouge
    [Rn] collier rouge
    [Rw] montre rouge
    [Rk] clé rouge
    [Rc] pièce rouge
    [Br] bague bleue
    [Bn] collier bleu
    [Bw] montre bleue
    [Bk] clé bleue
    [Bc] pièce bleue
    [Gr] bague verte
    [Gn] collier vert
    [Gw] montre verte
    [Gk] clé verte
    [Gc] pièce verte
    [Yr] bague jaune
    [Yn] collier jaune
    [Yw] montre jaune
    [Yk] clé jaune
    [Yc] pièce jaune
    [Kr] bague noire
    [Kn] collier noir
    [Kw] montre noire
    [Kj] joker
    [Kd] double pièce
    [Nr] bague neutre
    [Nn] collier neutre
   *[Nw] montre neutre
}
tiles-of = { $kind ->
    [Rr] { $count } bagues rouges
    [Rn] { $count } colliers rouges
    [Rw] { $count } montres rouges
    [Rk] { $count } clés rouges
    [Rc] { $count } pièces rouges
    [Br] { $count } bagues bleues
    [Bn] { $count } colliers bleus
    [Bw] { $count } montres bleues
    [Bk] { $count } clés bleues
    [Bc] { $count } pièces bleues
    [Gr] { $count } bagues vertes
    [Gn] { $count } colliers verts
    [Gw] { $count } montres vertes
    [Gk] { $count } clés vertes
    [Gc] { $count } pièces vertes
    [Yr] { $count } bagues jaunes
    [Yn] { $count } colliers jaunes
    [Yw] { $count } montres jaunes
    [Yk] { $count } clés jaunes
    [Yc] { $count } pièces jaunes
    [Kr] { $count } bagues noires
    [Kn] { $count } colliers noirs
    [Kw] { $count } montres noires
    [Kj] { $count } jokers
    [Kd] { $count } doubles pièces
    [Nr] { $count } bagues neutres
    [Nn] { $count } colliers neutres
   *[Nw] { $count } montres neutres
}
tiles-none = rien
item = { $item ->
    [ring] bague
    [necklace] collier
    [watch] montre
    [key_red] clé rouge
    [key_blue] clé bleue
    [key_green] clé verte
   *[key_yellow] clé jaune
}
bag = { $bag ->
    [red] rouge
    [blue] bleu
    [green] vert
    [yellow] jaune
   *[black] noir
}
legend-bags = R rouge · B bleu · G vert · Y jaune · K noir · N neutre
legend-items = r bague · n collier · w montre · k clé · j joker · c pièce · d double pièce

## Les complices

card-assassin = l'Assassin
    .effect = arrête une carte qu'un autre vient de jouer
card-backstabber = le Traître
    .effect = après le vol réussi d'un autre, force un tirage de plus ; une tête de mort vous vaut une pièce
card-beggar = le Mendiant
    .effect = fait donner une tuile ou une pièce à tous les autres qui ont trois tuiles Butin
card-copycat = l'Imitateur
    .effect = pendant qu'un autre vole, tire une tuile du même sac, sans danger
card-forger = le Faussaire
    .effect = fait compter une de vos tuiles pour un autre objet, dans une commande ou une vente
card-gold_digger = la Croqueuse de diamants
    .effect = après le vol réussi d'un autre, partage ses tuiles en deux lots ; il en garde un, l'autre est à vous
card-guardian_angel = l'Ange gardien
    .effect = annule la tête de mort d'un autre, et vous prenez une des tuiles volées
card-hustler = le Roublard
    .effect = échange une tuile avec un autre joueur, qui reçoit cette carte
card-know_it_all = le Je-sais-tout
    .effect = avant le vol d'un autre, parie qu'il y aura ou non une tête de mort, pour un point
card-lock_picker = { $colour ->
    [red] la Crocheteuse rouge
    [blue] la Crocheteuse bleue
    [green] la Crocheteuse verte
   *[yellow] la Crocheteuse jaune
}
    .effect = compte comme une clé de cette couleur dans une commande
card-sidekick = l'Acolyte
    .effect = fait continuer le vol dans un autre sac ; une tête de mort d'emblée y est sans danger

## Les Maîtres voleurs

thief-recruiter = Recruteur
thief-opportunist = Opportuniste
thief-haggler = Marchandeur
thief-phantom = Fantôme
thief-locksmith = Serrurier
thief-daredevil = Casse-cou
ability-recruiter = un complice gratuit avant chaque tour
ability-opportunist = honore aussi les commandes que nul autre n'a réservées
ability-haggler = une fois par tour, 1 point de plus pour une vente
ability-phantom = dans les descentes, une tuile et un avis de moins sont comptés
ability-locksmith = une fois par tour, une de vos clés vaut une clé de n'importe quelle couleur
ability-daredevil = une pièce pour trois tuiles tirées en un tour sans tête de mort

## Commandes et descentes

order-A1 = Petite monnaie
order-A2 = La paire
order-A3 = La toilette de Madame
order-A4 = La ronde du majordome
order-A5 = Doubles de clés
order-A6 = Le grand tour
order-A7 = L'œil du connaisseur
order-A8 = Le prix du silence
order-B01 = Le coffret de la comtesse
order-B02 = La noce
order-B03 = Soir d'opéra
order-B04 = L'heure du train
order-B05 = L'hôtel particulier
order-B06 = Le manoir
order-B07 = La bijouterie
order-B08 = Le mont-de-piété
order-B09 = Toute la rue
order-B10 = La Banque de Londres
order-B11 = Le pot-de-vin
order-B12 = Le collectionneur
order-B13 = Nuit au parc
order-B14 = Pourpre et or
order-B15 = Bleu nuit
order-B16 = Le Tout-Londres
order-B17 = Le magot
order-B18 = La bourse pleine
order-B19 = Dans le noir
order-B20 = La razzia
order-B21 = Les clés de la maison
order-B22 = Le trousseau du geôlier
order-B23 = Le leurre
order-B24 = Inonder le marché
order-B25 = L'habitué
order-B26 = Pas de témoins
order-B27 = Perquisition
order-B28 = Videz vos poches
order-B29 = Mandat d'arrêt
order-B30 = Chasse à l'homme
order-B31 = Descente à l'aube
order-B32 = Scotland Yard
condition = { $sort ->
    [own] Posséder : { $needs }
    [discard] Défausser : { $needs }
   *[draw] Tirer : { $needs }
}
need = { $what ->
    [ring] { $count ->
        [one] une bague
       *[other] { $count } bagues
    }
    [necklace] { $count ->
        [one] un collier
       *[other] { $count } colliers
    }
    [watch] { $count ->
        [one] une montre
       *[other] { $count } montres
    }
    [key_red] { $count ->
        [one] une clé rouge
       *[other] { $count } clés rouges
    }
    [key_blue] { $count ->
        [one] une clé bleue
       *[other] { $count } clés bleues
    }
    [key_green] { $count ->
        [one] une clé verte
       *[other] { $count } clés vertes
    }
    [key_yellow] { $count ->
        [one] une clé jaune
       *[other] { $count } clés jaunes
    }
    [joker] { $count ->
        [one] un joker
       *[other] { $count } jokers
    }
    [coin] { $count ->
        [one] une pièce
       *[other] { $count } pièces
    }
    [coin2] { $count ->
        [one] une double pièce
       *[other] { $count } doubles pièces
    }
    [jewel] { $together ->
        [same] { $count } bijoux qui montrent le même objet
        [diff] { $count } bijoux différents
       *[any] { $count ->
            [one] un bijou
           *[other] { $count } bijoux
        }
    }
    [key] { $together ->
        [same] { $count } clés de la même couleur
        [diff] { $count } clés de couleurs différentes
       *[any] { $count ->
            [one] une clé
           *[other] { $count } clés quelconques
        }
    }
    [loot] { $together ->
        [same] { $count } tuiles qui montrent le même objet
        [diff] { $count } tuiles aux objets différents
        [diff_bg] du butin de { $count } couleurs de sac
       *[any] { $count ->
            [one] une tuile Butin
           *[other] { $count } tuiles Butin
        }
    }
    [bg_red] { $count ->
        [one] une tuile rouge
       *[other] { $count } tuiles rouges
    }
    [bg_blue] { $count ->
        [one] une tuile bleue
       *[other] { $count } tuiles bleues
    }
    [bg_green] { $count ->
        [one] une tuile verte
       *[other] { $count } tuiles vertes
    }
    [bg_yellow] { $count ->
        [one] une tuile jaune
       *[other] { $count } tuiles jaunes
    }
    [bg_black] { $count ->
        [one] une tuile noire
       *[other] { $count } tuiles noires
    }
   *[accomplice] { $count ->
        [one] un complice
       *[other] { $count } complices
    }
}
feat = { $event ->
    [coin_tile] { $count ->
        [one] une tuile Pièce, simple ou double
       *[other] { $count } tuiles Pièce, simples ou doubles
    }
    [identical_in_a_row] { $count } tuiles identiques à la suite
    [tiles_in_turn] { $count ->
        [one] une tuile Butin
       *[other] { $count } tuiles Butin
    }
    [tiles_from_bag] { $count ->
        [one] une tuile Butin du sac { $bag }
       *[other] { $count } tuiles Butin du sac { $bag }
    }
    [keys_in_turn] { $count ->
        [one] une clé
       *[other] { $count } clés
    }
    [skull_after] une tête de mort après au moins { $count ->
        [one] { $count } tuile Butin
       *[other] { $count } tuiles Butin
    }
    [diff_items_in_turn] { $count } tuiles aux objets différents
    [dealers_completed_in_turn] Compléter { $count ->
        [one] { $count } receleur
       *[other] { $count } receleurs
    } en un tour
    [sold_in_turn] Vendre { $count ->
        [one] { $count } tuile
       *[other] { $count } tuiles
    } en un tour
   *[dealers_sold_to_in_turn] Vendre à { $count ->
        [one] { $count } receleur
       *[other] { $count } receleurs
    } en un tour
}
raid-loot = { $least } tuiles Butin ou plus : en rendre { $count }
raid-posters = { $count } avis ou plus : la prison
target-order = la commande { $number }
target-dealer = le receleur { $place }

## Les options

option-master_thief = les cartes Maître voleur
    .draft = choisies à tour de rôle
    .random = distribuées au hasard
    .off = sans talents
option-start_player = qui commence
    .random = tirage au sort
    .seat0 = le premier siège
    .seat1 = le deuxième siège
    .seat2 = le troisième siège
    .seat3 = le quatrième siège
option-coin_supply = la réserve de pièces
    .limited = six pièces, pas une de plus
    .unlimited = ne s'épuise jamais
option-jail_silence = des complices joués depuis la prison
    .false = permis
    .true = interdits
option-reaction_mode = comment on demande aux autres s'ils réagissent
    .live = aussitôt ; contre des robots, qui ne peut que passer n'est pas interrogé
    .orders = par des consignes
    .ask = quiconque a une carte répond chaque fois
option-reaction_pace = combien de temps une fenêtre minutée reste ouverte
    .n1-0 = comme d'habitude
    .n0-5 = deux fois moins
    .n2-0 = deux fois plus
option-round_limit = le plus grand nombre de manches
    .n0 = sans limite
    .n20 = 20 manches
    .n30 = 30 manches
    .n40 = 40 manches
option-game_length = la durée de la partie
    .normal = normale
    .short = courte : deux commandes de moins
option-show_bag_odds = ce qui reste dans les sacs, et les chances
    .true = montrés
    .false = cachés

## La table

table-round = manche { $number }
table-final = dernière manche
table-aims = Maître voleur à { $master } commandes, fin à { $last }
table-orders = Commandes
table-dealers = Receleurs
table-bags = Sacs
table-skull = risque { $percent } %
table-skulls = { $count ->
    [one] { $count } tête de mort
   *[other] { $count } têtes de mort
}
table-supply = Réserve : { $coins }, { $tiles } · complices : { $count } · descentes à venir : { $number }
table-shown = Complices défaussés : { $cards }
table-ready = prête
table-empty = vide jusqu'à l'étape 4
column-thief = Voleur
column-points = Points
column-coins = Pièces
column-posters = Avis
column-orders = Cdes
column-cards = Cartes
column-ability = Talent
column-loot = Butin
table-jail = en prison
table-theft = { $you ->
    [yes] Vous volez dans le sac { $bag } : { $tiles }
   *[no] { $who } vole dans le sac { $bag } : { $tiles }
}
table-bets = Paris : { $bets }
bet-on = { $bet ->
    [skull] { $who }, une tête de mort
   *[clean] { $who }, pas de tête de mort
}
own-cards = Vos cartes
own-hired = pas avant le tour suivant
own-sealed = Vous rendez

## Ce qui se passe

event-start-player = { $you ->
    [yes] Vous avez le marqueur du premier joueur.
   *[no] { $who } a le marqueur du premier joueur.
}
event-offers-thief = Un Maître voleur au choix : { $thief } – { $ability }.
event-becomes-thief = { $you ->
    [yes] Votre Maître voleur : { $thief } – { $ability }.
   *[no] Le Maître voleur de { $who } : { $thief } – { $ability }.
}
event-new-order = Nouvelle commande { $number } : { $order } – { $condition }. { $rewards }.
event-new-dealer = Nouveau receleur { $number } : { $fields }.
event-round = Manche { $number }
event-turn = { $you ->
    [yes] Votre tour
   *[no] Tour de { $who }
}
event-released = { $you ->
    [yes] Votre tour est perdu : vous sortez de prison.
   *[no] { $who } perd son tour et sort de prison.
}
event-draws-accomplice = { $you ->
    [yes] Vous piochez un complice.
   *[no] { $who } pioche un complice.
}
event-drew-accomplice = { $you ->
    [yes] Vous piochez { $card } : { $effect }.
   *[no] { $who } pioche { $card } : { $effect }.
}
event-shows-card = { $you ->
    [yes] Vous jouez { $card }.
   *[no] { $who } joue { $card }.
}
event-reserves = { $you ->
    [yes] Vous réservez la commande { $number } : { $order }.
   *[no] { $who } réserve la commande { $number } : { $order }.
}
event-displaced = { $you ->
    [yes] Votre commande { $number } est annulée : vous perdez { $points }.
   *[no] La commande { $number } de { $who } est annulée : { $points } de perte.
}
event-cancels = { $you ->
    [yes] Vous annulez la commande { $number } et perdez { $points }.
   *[no] { $who } annule la commande { $number } et perd { $points }.
}
event-done = { $you ->
    [yes] Vous continuez.
   *[no] { $who } continue.
}
event-names-bag = { $you ->
    [yes] Vous volez dans le sac { $bag }.
   *[no] { $who } vole dans le sac { $bag }.
}
event-drew = { $you ->
    [yes] Vous tirez :
   *[no] { $who } tire :
}
event-drew-skull = { $you ->
    [yes] Vous tirez une tête de mort !
   *[no] { $who } tire une tête de mort !
}
event-stops = { $you ->
    [yes] Vous vous arrêtez.
   *[no] { $who } s'arrête.
}
event-calls-sidekick = { $you ->
    [yes] Vous jouez l'Acolyte pour passer au sac { $bag }.
   *[no] { $who } joue l'Acolyte pour passer au sac { $bag }.
}
event-changes-bag = { $you ->
    [yes] Vous passez au sac { $bag }.
   *[no] { $who } passe au sac { $bag }.
}
event-caught = { $you ->
    [yes] On vous attrape ! Perdu : { $tiles }.
   *[no] On attrape { $who } ! Perdu : { $tiles }.
}
event-harmless-skull = { $you ->
    [yes] Elle est sans danger pour vous, mais le vol est fini.
   *[no] Elle est sans danger pour { $who }, mais le vol est fini.
}
event-saved = { $to ->
    [you] Votre Ange gardien sauve { $who }.
   *[other] { $you ->
        [yes] L'Ange gardien de { $whom } vous sauve.
       *[no] L'Ange gardien de { $whom } sauve { $who }.
    }
}
event-receives-coins = { $count ->
    [0] { $you ->
        [yes] Il ne reste pas de pièce pour vous.
       *[no] Il ne reste pas de pièce pour { $who }.
    }
   *[other] { $you ->
        [yes] Vous recevez { $coins }.
       *[no] { $who } reçoit { $coins }.
    }
}
event-copied = { $you ->
    [yes] Vous imitez le vol et tirez { $tile }.
   *[no] { $who } imite le vol et tire { $tile }.
}
event-copied-skull = { $you ->
    [yes] Vous imitez le vol et tirez une tête de mort : rien ne se passe.
   *[no] { $who } imite le vol et tire une tête de mort : rien ne se passe.
}
event-takes-stolen = { $you ->
    [yes] Parmi les tuiles volées, vous prenez { $tile }.
   *[no] Parmi les tuiles volées, { $who } prend { $tile }.
}
event-bets = { $bet ->
    [skull] { $you ->
        [yes] Vous jouez le Je-sais-tout et pariez sur une tête de mort.
       *[no] { $who } joue le Je-sais-tout et parie sur une tête de mort.
    }
   *[clean] { $you ->
        [yes] Vous jouez le Je-sais-tout et pariez qu'il n'y aura pas de tête de mort.
       *[no] { $who } joue le Je-sais-tout et parie qu'il n'y aura pas de tête de mort.
    }
}
event-bet-stands = { $you ->
    [yes] Votre pari tient.
   *[no] Le pari de { $who } tient.
}
event-bet-won = { $you ->
    [yes] Pari gagné : { $points }, et vous gardez le Je-sais-tout.
   *[no] { $who } gagne son pari : { $points }, et garde le Je-sais-tout.
}
event-bet-lost = { $you ->
    [yes] Vous perdez votre pari.
   *[no] { $who } perd son pari.
}
event-nobody-reacts = Personne ne réagit.
event-assassin = { $to ->
    [you] { $who } joue l'Assassin contre votre carte.
   *[other] { $you ->
        [yes] Vous jouez l'Assassin contre la carte de { $whom }.
       *[no] { $who } joue l'Assassin contre la carte de { $whom }.
    }
}
event-neutralised = { $you ->
    [yes] Votre carte est arrêtée : { $card }.
   *[no] La carte de { $who } est arrêtée : { $card }.
}
event-keeps-part = { $you ->
    [yes] Vous gardez { $tiles } et cédez { $others }.
   *[no] { $who } garde { $tiles } et cède { $others }.
}
event-hustles = { $to ->
    [you] { $who } joue le Roublard contre vous.
   *[other] { $you ->
        [yes] Vous jouez le Roublard contre { $whom }.
       *[no] { $who } joue le Roublard contre { $whom }.
    }
}
event-swaps = { $you ->
    [yes] Vous donnez { $given } et prenez { $tile }.
   *[no] { $who } donne { $given } et prend { $tile }.
}
event-hustler-passes = { $to ->
    [you] Vous avez maintenant le Roublard.
   *[other] { $whom } a maintenant le Roublard.
}
event-gives-coin = { $to ->
    [you] { $who } vous donne une pièce.
   *[other] { $you ->
        [yes] Vous donnez une pièce à { $whom }.
       *[no] { $who } donne une pièce à { $whom }.
    }
}
event-gives-tile = { $to ->
    [you] { $who } vous donne { $tile }.
   *[other] { $you ->
        [yes] Vous donnez { $tile } à { $whom }.
       *[no] { $who } donne { $tile } à { $whom }.
    }
}
event-big-haul = { $you ->
    [yes] { $count } tuiles sans tête de mort : quelle audace que la vôtre !
   *[no] { $count } tuiles sans tête de mort : quelle audace, { $who } !
}
event-haggles = { $you ->
    [yes] Vous marchandez : { $points } de plus.
   *[no] { $who } marchande : { $points } de plus.
}
event-announces = { $you ->
    [yes] Vous employez { $card } pour { $target }.
   *[no] { $who } emploie { $card } pour { $target }.
}
event-called-off = { $you ->
    [yes] Vous devez y renoncer : { $target }.
   *[no] { $who } doit y renoncer : { $target }.
}
event-hands-over = { $you ->
    [yes] Vous défaussez { $tile }.
   *[no] { $who } défausse { $tile }.
}
event-pays-coin = { $you ->
    [yes] Vous payez une pièce.
   *[no] { $who } paie une pièce.
}
event-fulfils = { $you ->
    [yes] Vous honorez la commande { $order } : { $points }.
   *[no] { $who } honore la commande { $order } : { $points }.
}
event-master-thief = { $you ->
    [yes] Vous voilà Maître voleur !
   *[no] { $who } devient Maître voleur !
}
event-final-round = { $you ->
    [yes] Vous avez honoré assez de commandes : c'est la dernière manche.
   *[no] { $who } a honoré assez de commandes : c'est la dernière manche.
}
event-takes-posters = { $you ->
    [yes] Vous prenez { $posters } de recherche.
   *[no] { $who } prend { $posters } de recherche.
}
event-takes-neutral = { $you ->
    [yes] Vous prenez { $tile } dans la réserve.
   *[no] { $who } prend { $tile } dans la réserve.
}
event-sells = { $you ->
    [yes] Vous vendez { $tile } au receleur { $place }.
   *[no] { $who } vend { $tile } au receleur { $place }.
}
event-completes-dealer = { $you ->
    [yes] Vous complétez le receleur : { $points }.
   *[no] { $who } complète le receleur : { $points }.
}
event-dealers-shuffled = Les receleurs sont mélangés de nouveau.
event-raid = Descente de police ! { $order } : { $condition }.
event-raid-set-aside = Une autre descente est mise de côté : { $order }.
event-raids-shuffled-in = Les descentes mises de côté sont mélangées à la pioche.
event-returns = { $you ->
    [yes] Vous rendez { $tiles }.
   *[no] { $who } rend { $tiles }.
}
event-jailed = { $you ->
    [yes] Vous allez en prison et rendez { $posters } de recherche.
   *[no] { $who } va en prison et rend { $posters } de recherche.
}
event-hires = { $paid ->
    [coin] { $you ->
        [yes] Vous engagez un complice.
       *[no] { $who } engage un complice.
    }
   *[tile] { $you ->
        [yes] Vous engagez un complice et payez avec { $tile }.
       *[no] { $who } engage un complice et paie avec { $tile }.
    }
}
event-accomplices-shuffled = Les complices qui ont servi forment une nouvelle pioche.
event-final-count = { $you ->
    [yes] Vous comptez { $coins } et perdez { $points } pour vos réservations.
   *[no] { $who } compte { $coins } et perd { $points } pour ses réservations.
}
event-game-over = La partie est finie.

## Les coups en mots

move-thief = { $thief } : { $ability }
move-reserve = réserver { $order }{ $to ->
    [nobody] {""}
   *[other] {" "}et évincer { $whom }
}
move-reserve-at = réserver la commande { $number }
move-cancel = annuler { $order } (−{ $points })
move-cancel-at = annuler la commande { $number }
move-bag = le sac { $bag }{ $percent ->
    [none] {""}
   *[other] {" "}(tête de mort { $percent } %)
}
move-draw = tirer encore{ $percent ->
    [none] {""}
   *[other] {" "}(tête de mort { $percent } %)
}
move-stop = s'arrêter et garder { $tiles }
move-stop-empty = s'arrêter
move-sidekick = Acolyte : passer au sac { $bag }
move-pass = passer
move-bet = { $bet ->
    [skull] Je-sais-tout : parier sur une tête de mort
   *[clean] Je-sais-tout : parier sur l'absence de tête de mort
}
move-copycat = Imitateur : tirer aussi une tuile
move-angel = Ange gardien : annuler la tête de mort et prendre une tuile volée
move-backstab = Traître : forcer un tirage de plus
move-golddig = Croqueuse de diamants : partager les tuiles volées
move-assassin = Assassin : arrêter cette carte
move-part = dans le lot { $number }
move-keep = garder { $tiles }
move-keep-at = garder le lot { $number }
move-fulfil = honorer { $order } ({ $points })
move-fulfil-at = honorer la commande { $number }
move-sell = vendre : { $item }, receleur { $number } ({ $points })
move-sell-at = vendre au receleur { $place }
move-with = { $tile }
move-forge = { $tile }, grâce au Faussaire
move-turn = { $tile }, grâce au Serrurier
move-lockpick = { $card }
move-card = défausser { $card }
move-pay-coin = payer une pièce de monnaie
move-pay = payer avec { $tile }
move-give-coin = donner une pièce de monnaie
move-give = donner { $tile }
move-take = prendre { $tile }
move-skip = ne rien prendre
move-return = rendre { $tile }
move-hire = engager un complice pour une pièce
move-done = continuer
move-end = finir le tour
move-beggar = Mendiant : tous ceux qui ont trois tuiles Butin vous donnent quelque chose
move-hustle = Roublard : échanger une tuile avec { $whom }
move-chance = { $text } (hasard)

## Ce qu'on demande

moment-thief = Quel Maître voleur voulez-vous être ?
    .help = Chacun choisit une des cartes sur la table. Son talent est à vous quand vous avez honoré assez de commandes.
    .hint = Tapez un numéro de la liste.
moment-reserve = Étape 1 : réserver des commandes
    .help = Vous ne pouvez honorer que les commandes que vous avez réservées, trois au plus. Un marqueur sur la commande d'un autre évince celui-ci. Toute commande annulée coûte 2 points à qui la tenait.
    .hint = Tapez le numéro d'une commande, c et un numéro pour reprendre votre marqueur, ou d pour continuer.
moment-bag = Étape 2 : dans quel sac volez-vous ?
    .help = Il faut tirer au moins une tuile. Une tête de mort vous coûte tout ce que vous avez de la couleur de ce sac.
    .hint = Tapez la lettre d'un sac : r, b, g, y ou k.
moment-steal = Vous avez tiré { $tiles }. Continuer ?
    .help = Tirez encore du sac { $bag }, ou arrêtez-vous et gardez tout. { $percent ->
        [none] Une tête de mort
       *[other] Une tête de mort a { $percent } % de chances de sortir. Elle
    } vous prendrait : { $others }.
    .hint = Tapez un numéro de la liste.
moment-bet = { $who } désigne le sac { $bag }. Réagissez-vous avant le premier tirage ?
    .help = Avant le vol, un Je-sais-tout peut parier ; le Mendiant et le Roublard peuvent aussi être joués.
    .hint = Entrée pour passer, ou un numéro de la liste ; p passe jusqu'à votre prochain tour.
moment-copy = { $who } a tiré { $tiles } du sac { $bag }. Réagissez-vous ?
    .help = Un Imitateur tire une tuile du même sac, sans danger.
    .hint = Entrée pour passer, ou un numéro de la liste ; p passe jusqu'à votre prochain tour.
moment-skull = { $who } a tiré une tête de mort du sac { $bag }. Réagissez-vous ?
    .help = Un Ange gardien annule la tête de mort et prend une des tuiles volées.
    .hint = Entrée pour passer, ou un numéro de la liste ; p passe jusqu'à votre prochain tour.
moment-finish = Le vol de { $who } est fini : { $tiles }. Réagissez-vous ?
    .help = Après un vol réussi, on peut jouer le Traître et la Croqueuse de diamants ; le Mendiant et le Roublard après tout vol.
    .hint = Entrée pour passer, ou un numéro de la liste ; p passe jusqu'à votre prochain tour.
moment-kill = { $whom } joue { $card }. L'arrêtez-vous ?
    .help = Un Assassin arrête la carte du dessus. Un autre Assassin peut l'arrêter à son tour.
    .hint = Entrée pour passer, ou un numéro de la liste ; p passe jusqu'à votre prochain tour.
moment-angel = Quelle tuile volée prenez-vous ?
    .help = Votre Ange gardien a sauvé le voleur et prend une des tuiles volées pendant ce tour.
    .hint = Tapez un numéro de la liste, ou les lettres d'une tuile.
moment-split = Dans quel lot va { $tile } ? (Lot 1 : { $tiles })
    .help = Vous partagez en deux les tuiles volées. Le voleur garde un lot, l'autre est à vous.
    .hint = Tapez 1 ou 2.
moment-keep = { $whom } partage ce que vous avez volé. Quel lot gardez-vous ?
    .help = L'autre lot va au joueur de la Croqueuse de diamants.
    .hint = Tapez 1 ou 2.
moment-gift = { $whom } mendie. Que donnez-vous ?
    .help = Quiconque a trois tuiles Butin ou plus donne une tuile ou une pièce.
    .hint = Tapez un numéro de la liste, ou les lettres d'une tuile.
moment-give = Laquelle de vos tuiles donnez-vous ?
    .help = Vous donnez une tuile et en prenez une en échange. L'autre joueur reçoit le Roublard.
    .hint = Tapez un numéro de la liste, ou les lettres d'une tuile.
moment-swap = Que prenez-vous en échange ? (Vous donnez { $tile })
    .help = La tuile doit être d'une autre sorte, et l'on ne peut défaire le dernier échange.
    .hint = Tapez un numéro de la liste, ou les lettres d'une tuile.
moment-act = Étape 3 : honorer des commandes et vendre
    .help = Faites l'un et l'autre autant que possible, dans l'ordre que vous voulez. Une tuile chez un receleur rapporte les points de sa case, et la dernière case 2 points de plus.
    .hint = Tapez le numéro d'une commande, receleur et case comme 1.2, ou d pour continuer.
moment-fill = Pour { $target }, il faut { $slot } : qu'employez-vous ?
    .help = Une tuile ou une carte pour chaque chose demandée. Les complices employés sont défaussés, et un Assassin peut les arrêter.
    .hint = Tapez un numéro de la liste, ou les lettres d'une tuile.
moment-neutral = Quelle tuile neutre prenez-vous ?
    .help = C'est une récompense de la réserve ; les tuiles neutres ne craignent pas les têtes de mort.
    .hint = Tapez un numéro de la liste, ou les lettres d'une tuile.
moment-return = Descente de police ! Que rendez-vous ?
    .help = Il vous reste à rendre { $count ->
        [one] { $count } tuile
       *[other] { $count } tuiles
    }. Tous choisissent en même temps, en secret.
    .hint = Tapez un numéro de la liste, ou les lettres d'une tuile.
moment-hire = Étape 5 : engager un complice ?
    .help = Un complice coûte une pièce et vient de la pioche cachée. Il peut servir dès le tour du joueur suivant. À la fin de la partie, chaque pièce vaut un point.
    .hint = Tapez un numéro de la liste.
moment-pay = Avec quoi payez-vous ?
    .help = Les pièces vont à la réserve, les tuiles Pièce dans leur sac ; pour une double pièce, on vous rend une pièce.
    .hint = Tapez un numéro de la liste, ou les lettres d'une tuile.

## Ce que fait un coup

misfortune-skull = { $chance } de tirer une tête de mort{ $loss ->
    [0] {""}
    [one] {" "}et de perdre { $loss } tuile
   *[other] {" "}et de perdre { $loss } tuiles
}
misfortune-raid = { $chance } de perdre { $loss ->
    [one] { $loss } tuile
   *[other] { $loss } tuiles
} dans une descente de police
misfortune-jail = { $chance } d'aller en prison

explain-order = { $condition }. { $rewards }.
explain-effect = Effet : { $effect }.
explain-skull = { $percent ->
    [none] Une tête de mort
   *[other] Une tête de mort a { $percent } % de chances de sortir. Elle
} vous prendrait : { $tiles }.

## Les refus

refused-thief-not-offered = Ce Maître voleur n'est pas sur la table.
refused-pick-a-thief = Choisissez d'abord un Maître voleur.
refused-no-order-there = Il n'y a pas de commande sur cette case.
refused-once-in-this-step = Vous avez déjà touché à cette commande à cette étape.
refused-not-your-marker = Votre marqueur n'est pas sur cette commande.
refused-reserved-already = Vous avez déjà réservé cette commande.
refused-no-marker-left = Tous vos marqueurs sont pris : annulez d'abord une commande.
refused-reserve-or-be-done = C'est le moment de réserver, ou de continuer.
refused-name-a-bag = Il faut maintenant désigner un sac.
refused-theft-finished = Votre Acolyte a été arrêté : le vol dans ce sac est fini.
refused-same-bag = L'Acolyte fait passer à un autre sac.
refused-nothing-from-this-bag = Tirez d'abord une tuile de ce sac.
refused-draw-or-stop = Il faut maintenant tirer encore ou s'arrêter.
refused-not-in-hand = Vous n'avez pas cette carte.
refused-hired-this-turn = Vous venez d'engager cette carte : elle servira dès le tour suivant.
refused-copycat-or-pass = Seul un Imitateur peut être joué maintenant.
refused-angel-or-pass = Seul un Ange gardien peut être joué maintenant.
refused-assassin-or-pass = Seul un Assassin peut être joué maintenant.
refused-bet-or-pass = C'est le moment de parier, de mendier, d'échanger ou de passer.
refused-one-bet-a-turn = Vous avez déjà parié pendant ce tour.
refused-react-or-pass = Cela ne se joue pas après un vol.
refused-theft-failed = Il faut pour cela un vol réussi.
refused-too-few-to-split = Il n'y a pas deux tuiles volées à partager.
refused-not-stolen-this-turn = Cette tuile n'a pas été volée pendant ce tour.
refused-take-a-tile = Il faut maintenant prendre une tuile.
refused-split-in-two = Il faut maintenant dire lot 1 ou lot 2.
refused-keep-one-part = Il faut maintenant garder un des deux lots.
refused-nobody-to-beg-from = Personne d'autre n'a trois tuiles Butin.
refused-silent-in-jail = Dans cette partie, on ne joue pas de carte en prison.
refused-hustler-locked = Le Roublard a déjà servi pendant ce tour.
refused-no-swap-possible = Aucun échange n'est possible avec ce joueur.
refused-not-yours-to-give = Vous n'avez pas cela à donner.
refused-give-something = Il faut maintenant donner une tuile ou une pièce.
refused-give-a-tile = Il faut maintenant donner une tuile.
refused-nothing-to-take-for-it = Il n'y a rien à prendre en échange.
refused-not-there-to-take = Ce joueur n'a pas cette tuile.
refused-same-kind = Les deux tuiles doivent être différentes.
refused-undoes-the-last-swap = Cela déferait le dernier échange.
refused-not-reserved-by-you = Vous n'avez pas réservé cette commande.
refused-condition-not-met = Vous n'avez pas ce que demande cette commande.
refused-act-or-be-done = C'est le moment d'honorer des commandes, de vendre, ou de continuer.
refused-fill-the-slot = Dites d'abord ce que vous employez.
refused-no-lock-picker-for-dealers = Les receleurs ne prennent pas les Crocheteuses.
refused-no-key-to-turn = Vous ne pouvez pas tourner une clé pour cela maintenant.
refused-does-not-fit = Cela ne convient pas ici.
refused-not-in-the-supply = Cette tuile n'est pas dans la réserve.
refused-take-or-skip = Il faut maintenant prendre une tuile neutre, ou rien.
refused-no-dealer-there = Ce receleur est parti jusqu'à l'étape 4.
refused-field-taken = Il y a déjà une tuile sur cette case.
refused-lower-field-first = Prenez la case au plus petit numéro : elles sont pareilles.
refused-no-tile-for-it = Vous n'avez pas de tuile qui convienne.
refused-chosen-already = Vous avez déjà choisi cette tuile.
refused-return-a-tile = Il faut maintenant rendre une de vos tuiles.
refused-no-coin = Vous n'avez ni pièce ni tuile Pièce.
refused-nobody-to-hire = Il n'y a plus de complices.
refused-hire-or-end = Il faut maintenant engager un complice ou finir votre tour.
refused-not-yours-to-pay = Vous n'avez pas cela pour payer.
refused-pay-first = Payez d'abord le complice.

## Des fichiers de matériel inutilisables

bad-counts-differ = counts.{ $key } dit { $said }, mais il y en a { $found }
bad-one-of = il faut l'un de { $known }, et non « { $value } »
bad-too-few-coins = il en faut au moins { $least } : à quatre, chacun commence avec une pièce
bad-rows-for-players = il faut une ligne pour 2, une pour 3 et une pour 4 joueurs
bad-fields-number = il faut { $fields } cases
bad-order-ids = il faut chaque identifiant de { $first } à { $last } une fois, comme commande ou comme descente
bad-too-few-orders = { $orders } commandes ne suffisent pas pour { $players } joueurs et cette fin
bad-needs-number = il faut demander de 1 à { $slots } tuiles, en peu de façons possibles
bad-no-such-set = un ensemble de { $what } ne peut être { $set }
bad-cards-are-hidden = les cartes en main sont cachées : on peut les défausser, non les posséder

## La fin

end-by = { $clause ->
    [SW-11_2] La dernière manche est finie : { $who } a le plus de points et gagne.
   *[SW-R78] La limite de manches est atteinte : { $who } a le plus de points et gagne.
}
end-by-you = { $clause ->
    [SW-11_2] La dernière manche est finie : vous avez le plus de points et gagnez !
   *[SW-R78] La limite de manches est atteinte : vous avez le plus de points et gagnez !
}
end-by-many = { $clause ->
    [SW-11_2] La dernière manche est finie : { $who } partagent la victoire.
   *[SW-R78] La limite de manches est atteinte : { $who } partagent la victoire.
}
end-by-many-you = { $clause ->
    [SW-11_2] La dernière manche est finie : { $who } partagez la victoire.
   *[SW-R78] La limite de manches est atteinte : { $who } partagez la victoire.
}
end-score = { $points }, { $orders ->
    [one] { $orders } commande honorée
   *[other] { $orders } commandes honorées
}

## Les touches

help-keys =
    Ce que vous pouvez taper :
      une touche ou le coup même   2, ou 1.3, ou reserve:2, ou sell:1.3
      Entrée                       passer, quand on demande si vous réagissez
      p                            passer jusqu'à votre prochain tour
      ?                            ce qui se passe maintenant, et la règle
      ? 2    ?r    ?sell:1.3       ce que fait un coup, ou pourquoi il est refusé
      ?SW-5.6                      un article des règles
      !?                           ce que Fagin lui-même pense de vos coups
      !                            laisser le robot Sly jouer ce coup pour vous
      u                            reprendre votre dernier coup, si rien n'a suivi
      l                            tout ce qui s'est passé
      s                            où la partie est enregistrée
      q                            enregistrer et quitter
