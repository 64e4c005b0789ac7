# Swindler à la table de jeu : noms des choses, ce qui est écrit sur le dessin et ce que les choses disent d'elles-mêmes.

## Butin, complices, voleurs et commandes
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
bag = { $bag ->
    [red] rouge
    [blue] bleu
    [green] vert
    [yellow] jaune
   *[black] noir
}
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

## Sur la table

orders = Commandes
bags = Bourses
dealers = Receleurs
supply = Réserve
counter = Comptoir
steps = Les cinq étapes d'un tour
headline = { $kind ->
    [own] Posséder
    [discard] Défausser
    [draw] Tirer
   *[achieve] Réussir
}
pts = { $count ->
    [one] pt
   *[other] pts
}
percent = { $percent } %
stake = en jeu : { $count }
ready = prête
bill-gone = Arrachée
dealer-gone = Fermé pour aujourd'hui
bills-left = { $count ->
    [one] commande
   *[other] commandes
}
raids-left = { $count ->
    [one] descente
   *[other] descentes
}
round-now = manche { $number }
round-last = dernière
set-up = On dresse la table
step = { $step ->
    [reserve] Réserver
    [steal] Voler
    [act] Agir
    [replenish] Remplir
   *[hire] Engager
}
skull = une tête de mort
dealer-at = le receleur { $number }
bet-on = { $bet ->
    [skull] une tête de mort
   *[clean] pas de tête de mort
}
take-back = Reprendre ? −{ $count }
jail = en prison

## Ce que les choses disent d'elles-mêmes

tip-card = { $card } : { $effect }.
tip-order = { $order }. { $condition } : { $reward }.
space-empty = Cet emplacement reste vide jusqu'à l'étape 4.
dealer-empty = Ce receleur est parti jusqu'à l'étape 4.
so-far = Jusqu'ici : { $count } sur { $number }.
reserved-own = Réservée par vous.
reserved-by = Réservée par { $who }.
tip-bag = La bourse du sac { $bag }.
tip-inside = Dedans : { $tiles } et { $skulls ->
    [one] une tête de mort
   *[other] { $skulls } têtes de mort
}.
tip-risk = Risque de tête de mort : { $percent } %.
tip-stake = { $count ->
    [one] Une tête de mort coûterait 1 tuile possédée.
   *[other] Une tête de mort coûterait { $count } tuiles possédées.
}
tip-hook = Le receleur { $number } achète { $need } pour { $points ->
    [one] { $points } point
   *[other] { $points } points
}. La dernière case en rapporte { $bonus } de plus.
tip-hook-full = Vendu ici : { $tile }.
tip-drawn = Tiré pendant ce tour : { $tiles }.
tip-coins = { $count ->
    [one] { $count } pièce dans la réserve.
   *[other] { $count } pièces dans la réserve.
}
tip-coins-endless = Les pièces ne s'épuisent jamais.
tip-posters = { $count ->
    [one] { $count } avis de recherche dans la réserve.
   *[other] { $count } avis de recherche dans la réserve.
}
tip-neutral = Tuiles neutres dans la réserve : { $tiles }.
tip-deck = { $count ->
    [one] { $count } complice dans la pioche, une pièce chacun.
   *[other] { $count } complices dans la pioche, une pièce chacun.
}
tip-discarded = Défausse : { $cards }.
tip-orders = Commandes à venir : { $count }. Dont descentes de police : { $raids }.
raid-aside = Mise de côté : { $raid }.
played = Carte jouée par { $you ->
    [yes] vous
   *[no] { $who }
}{ $aim ->
    [none] {""}
   *[other] {" "}({ $aim })
} :
bet-of = { $you ->
    [yes] Vous pariez : { $bet }.
   *[no] { $who } parie : { $bet }.
}
bell-pass = La cloche sonne : passez, ou jouez une carte de votre main.
bell-waits = La cloche sonne : on attend { $who }.
tip-thief = { $thief } : { $ability }.
to-ability = { $count ->
    [one] Encore { $count } commande.
   *[other] Encore { $count } commandes.
}
in-jail = En prison : le prochain tour est perdu.
progress = Commandes honorées : { $count }. Maître voleur à { $master }, fin à { $last }.
cards-held = { $count ->
    [one] { $count } complice en main
   *[other] { $count } complices en main
}

## Votre coin

watching = Vous regardez par le trou de la serrure. Personne ne s'en plaint.
own-facts = Où vous en êtes
own-loot = Butin
own-loot-none = Les poches vides. Un visage honnête, c'est un début.
sell-this = Vendre { $tile } : choisissez un crochet.
own-cards = Complices
hired-now = Engagé à l'instant : pas avant le tour suivant.
tip-own-coins = { $count ->
    [one] Vous avez { $count } pièce ; à la fin, elle vaut un point.
   *[other] Vous avez { $count } pièces ; à la fin, chacune vaut un point.
}
tip-own-posters = { $count ->
    [one] { $count } avis de recherche à votre nom.
   *[other] { $count } avis de recherche à votre nom.
}
markers = { $count ->
    [one] { $count } marqueur libre
   *[other] { $count } marqueurs libres
}
part = Lot { $number }
keep-part = Garder le lot { $number }
to-other-part = Mettre { $tile } dans l'autre lot
split-so = Partager ainsi
take-for = À prendre à { $who } pour { $tile } :
take-stolen = Prenez une des tuiles volées :
take-neutral = À prendre dans la réserve :
raid-now = { $raid } : { $count ->
    [0] voici ce que vous rendez.
    [one] choisissez encore { $count } tuile.
   *[other] choisissez encore { $count } tuiles.
}
return-them = Les rendre
fill-for = Pour { $target } :
not-now = Pas maintenant
gift-to = Donnez à { $who } une tuile ou une pièce.
give-to = Donnez à { $who } une de vos tuiles.
pay-with = Payez avec des pièces ou avec une tuile Pièce.
answered = Votre réponse : { $move }.
sealed = Vous rendez { $tiles }.

## Ce que font les autres

awaits = { $step ->
    [thief] Choix d’un Maître voleur.
    [reserve] Commandes à réserver.
    [bag] Choix d’une bourse.
    [steal] Continuer le vol, ou s’arrêter.
    [bet] Réponse possible avant la première tuile.
    [copy] Réponse possible à la tuile.
    [skull] Réponse possible à la tête de mort.
    [finish] Réponse possible au vol.
    [kill] Réponse possible à la carte.
    [angel] Choix d’une tuile volée.
    [split] Partage des tuiles volées.
    [keep] Choix du lot à garder.
    [gift] Choix de ce qui est donné.
    [give] Choix d’une tuile à donner.
    [swap] Choix d’une tuile en échange.
    [act] Commandes à honorer et ventes.
    [fill] Choix de ce qui sert à la commande.
    [neutral] Choix d’une tuile neutre.
    [return] Tuiles à rendre après une descente.
    [hire] Un complice à engager, ou non.
    [pay] Choix du paiement.
   *[other] {""}
}
