# Doggy Bag à la table du navigateur : ce qui est écrit sur le dessin et ce que ses objets disent d'eux-mêmes.

table = La table
specimen = Toutes les pièces de Doggy Bag

## Les os

bone = { $colour ->
    [grey] gris
    [white] blanc
    [red] rouge
    [yellow] jaune
   *[black] noir
}
name = { $colour ->
    [grey] osselet
    [white] os de poulet
    [red] os de bœuf
    [yellow] os à moelle
   *[black] os fumé
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
points-short = { $count ->
    [one] pt
   *[other] pts
}
percent = { $percent } %
in-all = en tout
tip-bone = Un os { bone } ({ $name }) : { $points ->
    [one] { $points } point
   *[other] { $points } points
}

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

## Sur la table

chest = Coffre
bag = Le sac
bag-count = Le sac contient { $count } os
bag-drawn = Sortis depuis le dernier butin : { $bones }
bag-returned = Remis depuis : { $bones }
risk-next = D'après ce que vous savez, le prochain os est noir à { $percent } %
phase = { $phase ->
    [loot] Butin
    [roles] Rôles
    [stealing] Vol
   *[over] La fin
}
turn = Tour { $turn }
turn-last = Tour { $turn }, le dernier
amount = Butin : { $amount } os chacun
left = Derrière chaque paravent : { $count }
left-short = Derrière : { $count }
black-out = Os noirs sortis : { $count } sur { $all }
black-short = Noirs : { $count }/{ $all }
tip-end = Os noirs visibles : { $count } sur { $all }. Avec le dernier la partie finit, comme lorsque les paravents sont vides
hand-drawn = { $count ->
    [one] { $count } os pioché
   *[other] { $count } os piochés
}, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
hand-shown = { $count ->
    [one] { $count } os montré
   *[other] { $count } os montrés
}
acts = doit jouer
has-chosen = a choisi
has-looked = a regardé
out = chassé au tour { $turn }
out-short = chassé
place = { $place ->
    [1] Meilleur voleur !
   *[other] Place { $place }
}
tip-of = { $name } : { $what }
tip-role = { $number }, { $role } : { $effect }
tip-front = devant { $bones }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
tip-number = numéro { $number }
tip-hothead = Tête brûlée, a annoncé { $number }
tip-looked = a regardé dans le sac
tip-first = premier joueur
tip-black = { $count } des { $limit } os noirs qui font chasser un chien
tip-taken = { $you ->
    [yes] Vous l'avez pris
   *[no] { $who } l'a pris
}
tip-risk = Un os noir parmi { $number } : { $percent } %, d'après ce que vous savez

## Ce qui est à soi

behind = Derrière votre paravent
behind-none = Il ne reste rien derrière votre paravent.
ended = { $place ->
    [1] Le meilleur voleur de tous, avec { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
   *[other] Place { $place }, avec { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
}
watching = Vous regardez : chaque chien garde ses os derrière sa palissade.
thrown-out = Fagin vous a chassé. Ce qui est derrière votre paravent y reste.
loot-choose = Choisissez-en { $amount } pour le sac
loot-deliver = Livrer
loot-sealed = Livré, sauf si vous changez d'avis
loot-change = Choisir de nouveau
slot-empty = place vide
slot-full = reprendre l'os { bone }
tag-choose = Choisissez un jeton sur la lanière. Son numéro dit combien d'os vous devrez piocher sans tomber sur un noir.
tag-number = Piocher { $number } os sans un seul noir
tag-zero = Rien à piocher : vous essayez en dernier
tag-take = Prendre le { $number }
tag-turn = Tête brûlée
caught-chance = Pris : { $percent } %
caught-about = Pris : environ { $percent } %
announce = Tête brûlée : combien d'os ?
announce-go = Annoncer { $number }
announce-less = un de moins
announce-more = un de plus
lead-choose = Choisissez le chien qui sera premier joueur à partir du tour suivant.
discard-choose = Choisissez l'os qui va au coffre ; les autres retournent dans le sac.
refill-choose = Choisissez-en { $amount } dans le coffre pour le sac
refill-go = Dans le sac
swap-choose = Donnez un os de derrière votre paravent, prenez-en un dans le coffre
swap-go = Troquer
gluttony-go = Un os de plus
gluttony-win = Pas noir : il est à vous, avec un os de sa couleur pris à un autre chien
gluttony-lose = noir : il est pour vous{ $points ->
    [0] {""}
    [one] , { $points } point est perdu
   *[other] , { $points } points sont perdus
}
bank-go = { $count ->
    [0] En rester là
   *[other] Garder { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
}
steal-choose = Choisissez le chien à qui vous prenez un os { bone }.
steal-none = Ne rien prendre
use-go = L'appliquer
skip-go = Y renoncer

## Ce qu'on sait

know = Connu du sac
know-risk = Noir :
know-exact = { $percent } %
know-about = environ { $percent } %
know-look = vu au tour { $turn } et depuis :
know-unknown = et { $count ->
    [one] { $count } os inconnu
   *[other] { $count } os inconnus
}
know-delivered = vous avez livré :
know-nothing = Vous n'y avez pas encore regardé.
panel-none = pas encore de jeton

## Ce que font les autres

awaits = { $step ->
    [loot] Choix des os pour le sac.
    [take_role] Choix d’un jeton.
    [announce] Annonce du nombre d’os à piocher.
    [use_or_skip] Effet à appliquer ou non.
    [lead] Choix du premier joueur.
    [discard] Choix d’un os pour le coffre.
    [refill] Choix des os du coffre pour le sac.
    [swap] Échange d’un os.
    [gluttony] Un os de plus, ou non.
    [reward] Choix du chien à qui prendre un os.
   *[other] {""}
}
