# Les premières leçons : ce qui se dit à chaque étape, dans l'ordre où cela se dit.

## Doggy Bag

lesson-doggy_bag-welcome = Vous êtes un chien des rues. Le jour, Fagin vous fait remplir son sac d'os ; pendant qu'il somnole, vous les lui volez. Le chien qui a volé les os les plus précieux gagne.
lesson-doggy_bag-loot = Les pièces ont parlé : deux os par chien, et personne ne voit lesquels. Donnez un rouge, qui vaut 2 points et que vous espérez reprendre, et un noir : un piège pour les autres. Touchez-les derrière votre paravent, puis le bouton.
lesson-doggy_bag-role = Chaque chien prend maintenant un jeton. Son numéro dit combien d'os il faut piocher, et le plus grand numéro pioche d'abord. Un os noir met fin à l'essai. Trois, c'est assez hardi, et le Pickpocket peut tout de suite piocher un os sans danger.
lesson-doggy_bag-bank = Rose voulait cinq os, elle en a tiré un noir et a perdu le reste. C'était donc à vous, et vos trois os sont bons. Vous pourriez en risquer un de plus. Gardez plutôt ce que vous avez !
lesson-doggy_bag-again = Vos os sont maintenant devant votre paravent : eux seuls comptent. Nouveau tour, trois os chacun. Donnez-en qui valent peu, et un noir.
lesson-doggy_bag-mole = Cette fois, prenez la Taupe, qui regarde dans le sac. Mais quatre os, c'est beaucoup. Voyons ce que cela donne.
lesson-doggy_bag-caught = Pris ! Votre deuxième os était noir. Il est maintenant devant vous ; au troisième, on est chassé de la partie. Mais vous aviez vu trois os noirs dans le sac, et tous trois sont sortis. Ce qui reste est bon : ajoutez-y deux bons os.
lesson-doggy_bag-hothead = Vous connaissez presque tout le sac : seuls les quatre os que les autres viennent d'y mettre sont un secret. Soyez une Tête brûlée ! Choisissez un jeton et retournez-le : vous direz vous-même combien d'os vous piochez, 8 ou plus.
lesson-doggy_bag-announce = Annoncez huit. La Tête brûlée pioche avant tout le monde.
lesson-doggy_bag-haul = Huit os et pas un noir : 15 points ! Ne soyez pas gourmand maintenant. Gardez-les.
lesson-doggy_bag-traps = Vous menez, alors faites trébucher les autres : donnez deux os gris, qui valent peu, et votre dernier os noir.
lesson-doggy_bag-bootlicker = Prenez le numéro 0, le Fayot : il fait disparaître un de vos os noirs. Avec le 0, vous passez en dernier et n'avez rien à piocher.
lesson-doggy_bag-gluttony = Les deux autres ont été pris, c'est donc quand même à vous. Tentez la Gourmandise : un os de plus. S'il n'est pas noir, il est à vous, et vous pouvez en prendre un de la même couleur à un autre chien.
lesson-doggy_bag-steal = Un os jaune, qui vaut 3 points ! Betty en a un jaune devant son paravent. Prenez-le aussi.
lesson-doggy_bag-end = Vous connaissez Doggy Bag. Quand il n'y a plus rien derrière les paravents, on compte les os qui sont devant. Vous avez une belle avance. Saurez-vous la garder ?

## Oliver Twist

lesson-oliver_twist-welcome = Londres, de jour. Il n'y a qu'une Bande, et chacun à son tour la mène dans les rues. Un tour, c'est une action : prendre un jeton, vendre à Fagin ou jouer une carte. Après un jour et une nuit, le plus riche gagne.
lesson-oliver_twist-tool = Rôder, c'est prendre l'un des quatre premiers jetons d'une rue, en comptant depuis la Bande. Prenez la lanterne sourde : c'est le premier, elle ne coûte donc rien. C'est un Outil, il vous servira la nuit.
lesson-oliver_twist-evidence = Vous avez déjà une bague, et une bague vaut 4 £. La prochaine est le troisième jeton de sa rue. Vous pouvez la prendre, mais les deux jetons que vous sautez vont dans votre dossier de police, comme preuves.
lesson-oliver_twist-wallet = Un portefeuille ne vaut rien par lui-même, mais il remplace n'importe quel objet. Et c'est le premier jeton, donc pas de preuve. Prenez-le.
lesson-oliver_twist-sell = Deux bagues et un portefeuille : trois objets pareils font un set, et Fagin achète les sets. Vous touchez leurs pièces et la plus haute récompense, 6 £. Le vendeur suivant aura moins, il faut donc faire vite. Posez les bagues sur le plateau, puis vendez.
lesson-oliver_twist-character = Ce jeton vous donne une carte Personnage, que personne d'autre ne voit. Prenez-le ; vous pourrez jouer la carte à un autre tour.
lesson-oliver_twist-help = Vous avez pioché le Renard. Il rapporte n'importe quel jeton visible, même très loin, et sans laisser de preuve. Demandez-lui de l'aide : c'est tout votre tour.
lesson-oliver_twist-grab = Que doit-il rapporter ? Un portefeuille va dans tous les sets : prenez celui de Cheapside.
lesson-oliver_twist-first = Ici, un seul jeton est encore à portée. Prenez la broche.
lesson-oliver_twist-bribe = Il n'y a plus de jeton à côté de la Bande. Payez à la police un pot-de-vin de 2 £, et vous pourrez la mettre ailleurs.
lesson-oliver_twist-move = Mettez la Bande à Whitechapel, et de là prenez la corde : un autre type d'Outil. Vous sautez pour elle deux jetons, mais vous en serez content la nuit.
lesson-oliver_twist-evening = Laissons passer le reste du jour. Il finit quand quelqu'un ne peut plus rien faire. Alors on ouvre les dossiers : le plus épais paie 1 £ pour chaque type de jeton qui s'y trouve.
lesson-oliver_twist-light = Votre dossier avait 14 jetons, celui de Bet 15 : elle a payé 6 £ ! Maintenant il fait nuit, et tous les jetons sont face cachée. Vous avez le moins d'argent, c'est donc vous qui éclairez la première rue. Choisissez où la lumière commence.
lesson-oliver_twist-corner = À un carrefour, vous décidez par où la lumière continue. Elle retourne douze jetons en tout.
lesson-oliver_twist-begin = Vous dites aussi qui commence. Dites : moi. Il y a un cambriolage juste à côté de la Bande.
lesson-oliver_twist-burglary = Avec un jeton Cambriolage, vous entrez dans une maison et piochez une carte, plus une par type d'Outil que vous avez. Vous en avez quatre : prenez-le !
lesson-oliver_twist-keep = Cinq cartes, et l'une est pour vous. C'est de l'argent gagné ou perdu à la fin de la partie. Gardez les 10 £ !
lesson-oliver_twist-spend = Un cambriolage use un Outil. Laissez la corde ; il vous reste trois types.
lesson-oliver_twist-end = Vous connaissez Oliver Twist. À la fin de la nuit, on ouvre encore une fois les dossiers, on compte les cartes Cambriolage, et le plus riche gagne. Sera-ce vous ?

## Fagin's Gang

lesson-fagins_gang-welcome = Vous commandez cinq gamins. Soyez le premier à en ramener trois chez Fagin, tout en haut des rues. Chaque niveau d'une rue coûte des cubes de sa couleur, et chaque gamin qui rentre coûte encore 15 shillings.
lesson-fagins_gang-market = À chaque tour, on choisit une seule sorte d'action. Vous avez un cube de chaque couleur et 20 shillings : on ne va pas loin avec cela. La roue du milieu montre les prix, et le vert ne coûte que 2. Ouvrez le marché !
lesson-fagins_gang-buy = Tout le monde peut commercer ici, l'un après l'autre. Achetez un cube vert : dans Bow Street, chaque niveau en coûte deux.
lesson-fagins_gang-second = Qui a ouvert le marché peut en acheter deux à la fois. Prenez-en un second.
lesson-fagins_gang-pass = Nancy en a acheté un, elle aussi. Vous avez ce qu'il vous faut : quittez le marché.
lesson-fagins_gang-move = Nancy a déjà envoyé un gamin sur la Tamise. Aux vôtres : déplacez des gamins. C'est possible dans trois rues au plus par tour.
lesson-fagins_gang-enter = Les gamins entrent au niveau 5. Sur la Tamise, cela coûte un cube bleu. Le gamin de Nancy s'y trouve, mais que cela ne vous arrête pas.
lesson-fagins_gang-bump = Un niveau ne porte jamais deux gamins : vous poussez donc celui de Nancy. On rentre par le haut : poussez-le vers le bas !
lesson-fagins_gang-bow = Et maintenant Bow Street : encore le niveau 5, pour vos deux cubes verts.
lesson-fagins_gang-rob = La manche était finie, et les agents ont fait leur ronde : là où l'un d'eux s'arrête, il pousse. Celui de la Tamise vous a poussé d'un niveau vers le haut, quelle chance ! Il vous faut de l'argent : volez des shillings.
lesson-fagins_gang-shillings = Vos deux gamins peuvent voler : touchez l'un, puis l'autre. Plus on est bas, plus il y a de shillings ; plus on est haut, plus il y a de marchandises.
lesson-fagins_gang-steal = Nancy vous a poussé vers le bas dans Bow Street. Tant pis. Cette fois, vos gamins volent des marchandises.
lesson-fagins_gang-goods = Chaque niveau montre ce qu'on y vole. Ce n'est jamais la couleur de sa propre rue, il faut donc plusieurs rues. Touchez de nouveau vos deux gamins.
lesson-fagins_gang-swap = On peut faire trois choses dans un tel tour. La troisième est un échange : trois cubes contre un de votre choix. Donnez trois violets et prenez un bleu, pour la Tamise.
lesson-fagins_gang-meanwhile = Laissons passer quelques manches. Nancy et vous gagnez des shillings et montez ; après chaque manche, les agents font leur ronde et la roue change les prix.
lesson-fagins_gang-ready = Votre gamin de la Tamise est monté au niveau 1, et vous avez des cubes bleus et plus de 15 shillings. Il est temps de partir.
lesson-fagins_gang-home = Encore un niveau et un pas au-delà : deux cubes bleus, et 15 shillings pour Fagin. Touchez sa lampe en haut de la Tamise.
lesson-fagins_gang-enough = Le voilà rentré ! Vous pourriez bouger dans d'autres rues, mais gardez vos cubes pour l'instant.
lesson-fagins_gang-end = Vous connaissez Fagin's Gang. Un gamin est rentré, et deux de plus vous feront gagner, si Nancy n'est pas plus rapide.

## Swindler

lesson-swindler-welcome = Vous êtes voleur à Londres. Réservez des commandes, volez ce qu'elles demandent et livrez-le pour des points. Kitty et Silas veulent les mêmes commandes.
lesson-swindler-reserve = Un tour commence par les réservations, car on ne peut remplir que les commandes qu'on a réservées. Petite monnaie demande de tirer une pièce dans ce tour même. Réservez-la.
lesson-swindler-second = La toilette de Madame demande une bague et un collier. Réservez-la aussi. Mais attention : les autres peuvent vous en chasser, et cela coûte des points.
lesson-swindler-ready = Deux commandes suffisent. Passez au vol.
lesson-swindler-bag = Il y a cinq sacs, chacun avec d'autres choses. Le jaune a un peu de tout et une seule tête de mort. Volez-y.
lesson-swindler-draw = On tire tuile après tuile et on s'arrête quand on veut. Mais une tête de mort vous prend toutes vos tuiles de cette couleur ! Le risque est encore petit : tirez de nouveau.
lesson-swindler-more = Il vous faut encore une bague et une pièce. Chaque tuile rend la tête de mort un peu plus probable, mais osez.
lesson-swindler-stop = Une bague, un collier, une clé et une pièce : tout ce qu'il vous faut. Arrêtez-vous, et c'est à vous.
lesson-swindler-fulfil = Maintenant, ramassez vos points. Petite monnaie demandait de tirer une pièce, c'est fait. Et vous la gardez.
lesson-swindler-discard = Pour La toilette de Madame, vous livrez la bague et le collier.
lesson-swindler-sell = Personne n'a commandé la clé. Mais le premier receleur achète les clés jaunes, pour 2 points.
lesson-swindler-done = C'est tout pour l'instant. Continuez, et de nouvelles commandes arrivent.
lesson-swindler-hire = Pour une pièce, on peut engager un complice, une carte secrète qui connaît un tour. Engagez-en un, et payez avec la tuile pièce que vous avez volée.
lesson-swindler-over = Vous avez pioché l'Imitateur. Gardez-le pour le bon moment : finissez votre tour et regardez Kitty.
lesson-swindler-window = Kitty vole dans le sac rouge et a tiré une bague. Maintenant, vous pouvez répondre par une carte. L'Imitateur tire pour vous une tuile du même sac, sans aucun danger. Jouez-le !
lesson-swindler-end = Vous connaissez Swindler. Vous avez un collier, et les deux autres sont tombés sur une tête de mort. Cela continue ainsi jusqu'à ce que quelqu'un ait rempli assez de commandes ; alors les points décident. C'est de nouveau à vous !
