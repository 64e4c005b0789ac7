# Doggy Bag : les os, les rôles, ce qui se passe, ce qu'on demande et ce qu'on refuse.

title = Doggy Bag
subtitle = Remplir le sac de Fagin le jour, le piller la nuit

## Les os

bone = { $colour ->
    [grey] gris
    [white] blanc
    [red] rouge
    [yellow] jaune
   *[black] noir
}
bones-of = { $colour ->
    [grey] { $count } gris
    [white] { $count ->
        [one] { $count } blanc
       *[other] { $count } blancs
    }
    [red] { $count ->
        [one] { $count } rouge
       *[other] { $count } rouges
    }
    [yellow] { $count ->
        [one] { $count } jaune
       *[other] { $count } jaunes
    }
   *[black] { $count ->
        [one] { $count } noir
       *[other] { $count } noirs
    }
}
bones-none = rien
bones = { $count } os
points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
legend-bone = { $letter } { $colour } { $points }
legend = Os et points : { $bones }

## Les rôles

role-0 = Fayot
    .effect = un de vos os noirs va au coffre
role-1 = Guetteur
    .effect = piochez un os sans risque, puis regardez dans le sac
role-2 = Meneur
    .effect = choisissez le premier joueur à partir du tour suivant
role-3 = Pickpocket
    .effect = piochez un os sans risque
role-4 = Taupe
    .effect = regardez dans le sac
role-5 = Éclaireur
    .effect = montrez trois os du sac, posez-en un sur le coffre
role-6 = Intendant
    .effect = mettez deux os du coffre dans le sac
role-7 = Expert
    .effect = troquez un os derrière votre paravent contre un os du coffre
choice-hothead = Tête brûlée : retourner un jeton, annoncer 8 ou plus ({ $keys })
no-effects = le numéro seulement : cette partie se joue sans effets

## Les options

option-mode = la version jouée
    .full = le jeu complet
    .beginner = la version débutants, sans effets
option-effects = l'usage des effets
    .mandatory = un effet possible doit être appliqué
    .optional = on peut renoncer à un effet
option-gluttony_keeps_grey = les os gris quand une Gourmandise tombe sur un os noir
    .false = ils sont perdus avec le reste
    .true = ils sont gardés
option-first_player = qui commence
    .random = tirage au sort
    .seat0 = le premier siège
option-memo = ce que la table retient pour vous
    .full = tout ce que vous avez livré et vu
    .last_look = seulement votre dernier coup d'œil dans le sac
    .none = rien
option-bag_count = le nombre d'os dans le sac
    .true = montré
    .false = pas montré
option-reveal_at_end = ce qui était caché, à la fin
    .true = montré
    .false = pas montré

## La table

phase = { $phase ->
    [loot] Butin
    [roles] Rôles
    [stealing] Vol
   *[over] La fin
}
table-turn = Tour { $turn }
table-last-turn = Tour { $turn }, le dernier
table-amount = Butin : { $amount } chacun
table-bag = Sac : { $count } os
table-left = Derrière : { $count } chacun
table-chest = Coffre
table-tokens = Jetons
table-empty = vide
column-dog = Chien
column-number = N°
column-front = Devant le paravent
column-points = Points
column-black = Noirs
dog-out = chassé au tour { $turn }
first-mark = ★ premier joueur
hand-drawn = Pioché dans cette tentative : { $bones } ({ $points ->
    [one] { $points } point
   *[other] { $points } points
})
hand-shown = Montré par l'Éclaireur : { $bones }
own-behind = Derrière votre paravent
own-empty = plus rien
memo-delivered = Livré, tour par tour
memo-turn = { $turn } : { $bones }
memo-looked = Vous avez vu
memo-look = { $bones } dans le sac, tour { $turn }
memo-drawn-since = sortis depuis : { $bones }
memo-returned-since = remis depuis : { $bones }
memo-unknown-since = livrés par les autres depuis : { $count ->
    [one] { $count } os inconnu
   *[other] { $count } os inconnus
}
memo-now = maintenant : { $bones }
memo-odds = Prochain os noir
memo-chance = { $exact ->
    [yes] { $percent } % — vous connaissez le sac
   *[no] environ { $percent } %, d'après ce que vous savez
}

## Ce qui se passe

event-first = { $you ->
    [yes] Le sort tombe sur vous : vous êtes premier joueur.
   *[no] Le sort désigne { $who } comme premier joueur.
}
event-turn = Tour { $turn }
event-coins = { $you ->
    [yes] Vous lancez les pièces : { $amount } os chacun.
   *[no] { $who } lance les pièces : { $amount } os chacun.
}
event-last-turn = Il ne reste { $count ->
    [one] qu'un os
   *[other] que { $count } os
} derrière chaque paravent : tout doit être livré, et c'est le dernier tour.
event-delivered = Chaque chien met { $count } os dans le sac.
event-announces = { $you ->
    [yes] Vous retournez le jeton { $token } et annoncez { $number } : vous voilà Tête brûlée !
   *[no] { $who } retourne le jeton { $token } et annonce { $number } : une Tête brûlée !
}
event-bootlicks = { $you ->
    [yes] Un de vos os noirs va au coffre.
   *[no] { $who } se défait d'un os noir, qui va au coffre.
}
event-drew = { $you ->
    [yes] Vous piochez :
   *[no] { $who } pioche :
}
event-puts-back = { $you ->
    [yes] Vous remettez l'os noir dans le sac : aucun mal.
   *[no] { $who } remet l'os noir dans le sac : aucun mal.
}
event-keeps = { $you ->
    [yes] Vous gardez l'os { $colour }.
   *[no] { $who } garde l'os { $colour }.
}
event-looks = { $you ->
    [yes] Vous regardez dans le sac.
   *[no] { $who } regarde dans le sac.
}
event-saw = { $count ->
    [0] { $you ->
        [yes] Vous voyez qu'il est vide.
       *[no] { $who } voit qu'il est vide.
    }
   *[other] { $you ->
        [yes] Vous voyez { $bones }.
       *[no] { $who } voit { $bones }.
    }
}
event-leads = { $to ->
    [self] { $you ->
        [yes] Vous prenez le jeton Premier joueur pour le tour suivant.
       *[no] { $who } prend le jeton Premier joueur pour le tour suivant.
    }
    [you] { $who } vous donne le jeton Premier joueur pour le tour suivant.
   *[other] { $you ->
        [yes] Vous donnez à { $whom } le jeton Premier joueur pour le tour suivant.
       *[no] { $who } donne à { $whom } le jeton Premier joueur pour le tour suivant.
    }
}
event-discards = { $you ->
    [yes] Vous posez l'os { $colour } sur le coffre.
   *[no] { $who } pose l'os { $colour } sur le coffre.
}{ $back ->
    [0] {""}
   *[other] {" "}Retour au sac : { $bones }.
}
event-refills = { $you ->
    [yes] Vous mettez { $bones } du coffre dans le sac.
   *[no] { $who } met { $bones } du coffre dans le sac.
}
event-swaps = { $you ->
    [yes] Vous troquez un os { $given } de derrière votre paravent contre un os { $taken } du coffre.
   *[no] { $who } troque un os { $given } de derrière son paravent contre un os { $taken } du coffre.
}
event-attempts = { $number ->
    [0] { $you ->
        [yes] À vous de voler : le numéro 0 n'a rien à piocher.
       *[no] { $who } peut voler : le numéro 0 n'a rien à piocher.
    }
   *[other] { $you ->
        [yes] À vous de voler : vous devez piocher { $number } os :
       *[no] { $who } vole et doit piocher { $number } os :
    }
}
event-all-caught = Plus personne ne peut essayer : le tour est fini.
event-bag-empty = { $count ->
    [0] { $you ->
        [yes] Le sac est vide : vous n'obtenez rien. Le tour est fini.
       *[no] Le sac est vide : { $who } n'obtient rien. Le tour est fini.
    }
   *[other] { $you ->
        [yes] Le sac est vide : vous vous arrêtez et gardez { $bones }. Le tour est fini.
       *[no] Le sac est vide : { $who } s'arrête et garde { $bones }. Le tour est fini.
    }
}
event-banks = { $count ->
    [0] { $you ->
        [yes] Vous ne piochez rien. Le tour est fini.
       *[no] { $who } ne pioche rien. Le tour est fini.
    }
   *[other] { $you ->
        [yes] Vous gardez { $bones } : { $points ->
            [one] { $points } point
           *[other] { $points } points
        }. Le tour est fini.
       *[no] { $who } garde { $bones } : { $points ->
            [one] { $points } point
           *[other] { $points } points
        }. Le tour est fini.
    }
}
event-caught = { $you ->
    [yes] Vous êtes pris ! Vous recevez un os noir.
   *[no] { $who } se fait prendre ! Un os noir de plus.
}{ $kept ->
    [0] {""}
   *[other] {" "}Sauvé : { $kept } gris.
}{ $lost ->
    [0] {""}
   *[other] {" "}Perdu au coffre : { $bones }.
}
event-too-greedy = { $you ->
    [yes] Trop de gourmandise ! Vous recevez un os noir.
   *[no] Trop de gourmandise ! { $who } reçoit un os noir.
}{ $kept ->
    [0] {""}
   *[other] {" "}Sauvé : { $kept } gris.
}{ $lost ->
    [0] {""}
   *[other] {" "}Perdu au coffre : { $bones }.
}
event-steals = { $to ->
    [you] { $who } vous prend un os { $colour }.
   *[other] { $you ->
        [yes] Vous prenez un os { $colour } à { $whom }.
       *[no] { $who } prend un os { $colour } à { $whom }.
    }
}
event-thrown-out = { $you ->
    [yes] Trop d'os noirs : Fagin vous chasse ! Tout ce que vous aviez devant vous va au coffre.
   *[no] Trop d'os noirs : Fagin chasse { $who } ! Tout son devant va au coffre.
}
event-token-passes = { $you ->
    [yes] Le jeton Premier joueur passe à vous.
   *[no] Le jeton Premier joueur passe à { $who }.
}
event-game-over = La partie est finie.
did-role = { $you ->
    [yes] Vous prenez le jeton { $number }, { $role }.
   *[no] { $who } prend le jeton { $number }, { $role }.
}
did-number = { $you ->
    [yes] Vous prenez le numéro { $number }.
   *[no] { $who } prend le numéro { $number }.
}
did-gluttony = { $you ->
    [yes] Gourmandise ! Vous risquez un os de plus :
   *[no] Gourmandise ! { $who } risque un os de plus :
}
did-steal-none = { $you ->
    [yes] Vous ne prenez d'os à personne.
   *[no] { $who } ne prend d'os à personne.
}
did-skip = { $you ->
    [yes] Vous renoncez à l'effet.
   *[no] { $who } renonce à l'effet.
}

## Les coups en mots

move-loot = livrer { $bones }
move-role = jeton { $number }, { $role }
move-number = numéro { $number }
move-flip = Tête brûlée : retourner le jeton { $number }
move-hothead = annoncer { $number }
move-lead = { $to ->
    [self] garder ou prendre vous-même le jeton Premier joueur
   *[other] donner le jeton Premier joueur à { $whom }
}
move-discard = poser un os { $colour } sur le coffre
move-refill = mettre { $bones } du coffre dans le sac
move-swap = donner un os { $given }, prendre un os { $taken }
move-gluttony = Gourmandise : risquer un os de plus
move-bank = garder ce que vous avez pioché
move-steal = prendre un os { $colour } à { $whom }
move-steal-none = ne rien prendre
move-use = appliquer l'effet
move-skip = renoncer à l'effet
move-chance = { $text } (hasard)

## Ce qu'on demande

moment-loot = Choisissez { $amount } os pour le sac
    .help = Chaque chien met en secret { $amount } os de derrière son paravent dans le sac. Les os derrière le paravent ne rapportent jamais rien ; ce que vous livrez peut être pioché par n'importe qui, les os noirs aussi. Lettres : { $legend }. On peut aussi taper b, j et n pour blanc, jaune et noir.
    .hint = Tapez { $amount } lettres parmi { $letters }, par exemple { $example }.
moment-role = Prenez un jeton
    .help = Son numéro dit combien d'os vous devrez piocher sans tomber sur un noir. Le plus grand numéro pioche d'abord ; les plus petits ne piochent que si tous les plus grands échouent. L'effet s'applique aussitôt. Retourné, un jeton fait de vous la Tête brûlée : vous annoncez 8 ou plus et piochez avant tout le monde.
    .hint = Tapez le numéro d'un jeton, ou h et le numéro pour le retourner.
moment-hothead = Tête brûlée : combien d'os piocherez-vous ?
    .help = Vous devrez piocher autant d'os que vous en annoncez, avant tout le monde. Le sac contient { $bag }.
    .hint = Tapez un nombre de { $least } à { $most }.
moment-lead = À qui le jeton Premier joueur ?
    .help = Le premier joueur lance les pièces et prend le premier jeton à partir du tour suivant. L'ordre de ce tour ne change pas.
    .hint = Tapez le numéro d'un chien de la liste.
moment-discard = Quel os va au coffre ?
    .help = Un des os que vous avez montrés va au coffre ; les autres retournent dans le sac.
    .hint = Tapez une lettre parmi { $letters }.
moment-refill = Quels os vont du coffre dans le sac ?
    .help = Deux os du coffre, de n'importe quelle couleur, vont dans le sac ; tout le monde les voit.
    .hint = Tapez les lettres, par exemple { $example }.
moment-swap = Quel os donnez-vous, et lequel prenez-vous ?
    .help = Un os de derrière votre paravent va au coffre, un os du coffre va derrière votre paravent ; tout le monde voit les deux.
    .hint = Tapez deux lettres, celle que vous donnez puis celle que vous prenez, par exemple { $example }.
moment-gluttony = Vous avez atteint votre numéro. Un os de plus ?
    .help = Si l'os de plus n'est pas noir, vous le gagnez avec tout le reste et pouvez prendre un os de la même couleur à un autre chien. S'il est noir, tout ce que vous avez pioché dans cette tentative est perdu, { $keeps ->
        [yes] sauf les gris
       *[no] même les gris
    }, vous recevez l'os noir et le numéro suivant essaie.
    .hint = Tapez 1 ou 2.
moment-steal = À qui prendre un os { $colour } ?
    .help = Pour l'os de plus, vous pouvez prendre un os de la même couleur devant un autre paravent.
    .hint = Tapez un numéro de la liste.
moment-use = Appliquer l'effet ?
    .help = L'effet : { $effect }. Dans cette partie, on peut y renoncer.
    .hint = Tapez 1 ou 2.

## Ce que fait un coup

misfortune-black-bone = { $chance } de piocher un os noir{ $loss ->
    [0] {""}
    [one] {" "}et de perdre { $loss } point
   *[other] {" "}et de perdre { $loss } points
}
misfortune-thrown-out = { $chance } de se faire chasser par Fagin

explain-number = Il vous faudrait piocher { $number } os sans tomber sur un noir. D'après ce que vous savez, la chance est { $exact ->
    [yes] de { $percent } %
   *[no] d'environ { $percent } %
}, si personne ne pioche avant vous.
explain-zero = Avec le numéro 0, vous passez en dernier, seulement si tous les autres échouent, et vous pouvez alors tenter la Gourmandise.
explain-effect = Effet : { $effect }.
explain-flip = L'effet du jeton ne s'applique pas, personne d'autre ne peut l'avoir pendant ce tour, et vous piochez en premier.
explain-loot = Le sac contiendrait alors environ { $percent } % d'os noirs, d'après ce que vous savez.
explain-gluttony = D'après ce que vous savez, l'os de plus est noir avec { $exact ->
    [yes] { $percent } %
   *[no] environ { $percent } %
} de chances.

## Les refus

refused-choose-loot = Choisissez d'abord les os que vous mettez dans le sac.
refused-wrong-amount = Ce n'est pas le nombre d'os que demandent les pièces.
refused-not-behind-your-screen = Vous n'avez pas ces os derrière votre paravent.
refused-take-a-token = Il faut maintenant prendre un des jetons du centre.
refused-token-taken = Ce jeton n'est plus au centre.
refused-one-hothead = Il y a déjà une Tête brûlée : un seul jeton peut être retourné par tour.
refused-announce = Annoncez combien d'os vous piocherez : 8 ou plus.
refused-more-than-the-bag = Le sac ne pourra pas contenir autant d'os.
refused-use-or-skip = Dites si vous appliquez l'effet ou si vous y renoncez.
refused-effect-compulsory = Dans cette partie, un effet possible doit être appliqué.
refused-out-of-the-game = Ce chien n'est pas en lice.
refused-give-the-token = Il faut maintenant dire qui reçoit le jeton Premier joueur.
refused-not-shown = Aucun os de cette couleur n'a été montré.
refused-discard-one = Il faut maintenant poser un des os montrés sur le coffre.
refused-refill-two = Il faut exactement deux os, ou le seul qu'il y a.
refused-not-on-the-chest = Ces os ne sont pas sur le coffre.
refused-swap-one = Il faut maintenant troquer un os contre un autre.
refused-gluttony-or-bank = Il faut maintenant risquer un os de plus ou garder ce que vous avez.
refused-not-from-yourself = On ne se prend pas d'os à soi-même.
refused-nothing-of-that-colour = Ce chien n'a pas d'os de cette couleur à prendre.
refused-steal-or-not = Il faut maintenant dire à qui vous prenez un os, ou à personne.

## Fichiers de matériel qui ne conviennent pas

bad-five-colours = il faut cinq couleurs avec les lettres { $letters } dans cet ordre
bad-box-too-small = à { $players } joueurs il en faut { $needed }, la boîte en a { $box }
bad-bones-total = les couleurs font { $sum } en tout, pas { $total }
bad-too-few-bones = il faut au moins { $least } os en tout derrière chaque paravent
bad-two-coins = il faut 2 : les règles additionnent deux pièces
bad-too-many-faces = il faut au plus { $most } faces
bad-coins-sum = deux pièces doivent donner 2, 3 ou 4, pas { $sum }

## La fin

end-by = { $clause ->
    [DB-12_1] Il ne reste qu'un chien en lice : { $who } gagne sur-le-champ.
    [DB-12_5] Tous les os noirs sont sortis : { $who } a le plus de points et gagne.
   *[DB-12_2] Les paravents sont vides : { $who } a le plus de points et gagne.
}
end-by-you = { $clause ->
    [DB-12_1] Vous êtes le seul chien encore en lice : vous gagnez sur-le-champ !
    [DB-12_5] Tous les os noirs sont sortis : vous avez le plus de points et gagnez !
   *[DB-12_2] Les paravents sont vides : vous avez le plus de points et gagnez !
}
end-tie = Plusieurs chiens avaient { $points ->
    [one] { $points } point
   *[other] { $points } points
} : le plus grand numéro du dernier tour a tranché.
end-score = { $out ->
    [yes] éliminé
   *[no] { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
}
reveal-title = Ce qui était caché
reveal-behind = { $you ->
    [yes] Vous aviez encore { $bones } derrière votre paravent.
   *[no] { $who } avait encore { $bones } derrière son paravent.
}
reveal-delivered = { $you ->
    [yes] Vous avez livré { $bones }.
   *[no] { $who } a livré { $bones }.
}
reveal-bag = Dans le sac : { $bones }.

## Les touches

help-keys =
    Ce que vous pouvez taper :
      une touche ou le coup    3, ou role:3
      ?                        ce qui se passe, et la règle
      ? 4    ?role:4    ?gwk   ce que fait un coup, ou pourquoi il est refusé
      ?DB-7.5                  un article des règles
      !?                       ce que Fagin lui-même pense de vos coups
      !                        laisser le robot Sly jouer ce coup pour vous
      u                        reprendre votre coup, si rien n'a suivi
      l                        tout le journal
      s                        où la partie est enregistrée
      q                        enregistrer et quitter
