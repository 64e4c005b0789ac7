# Le laboratoire : le rapport sur beaucoup de parties, en page et au terminal.

## La page

lab-title = { $game } à la barre
lab-subtitle = Relation exacte et véritable de { $games } parties à { $players }, jouées par { $bots }
lab-language = Français
lab-contents = Ce qui suit
lab-variant = Tel que joué : { $variant }
lab-interval = Les chiffres entre parenthèses sont des intervalles à 95 % ; ceux des emplois et des valeurs ne sont pas étalonnés.
lab-not-calibrated = Non étalonné : emplois, valeurs et différences d'emplois. Leurs intervalles à 95 % manquent la vérité plus de 5 fois sur 100, et là où tout se vaut, alarmes et différences surgissent plus souvent qu'annoncé. N'en tirez, à eux seuls, aucune conclusion.

## Le verdict

lab-verdict = Le verdict
lab-acquitted = Acquitté. Aucune place et aucune chose ne passe les bornes : ce qui ressort s'explique par le hasard, ou est trop petit pour compter. Ce qui est dit des choses n'est pas étalonné.
lab-alarm-seat = La place { $seat } gagne { $wins } de ses parties, alors que { $due } lui reviendraient : trop { $way ->
    [more] forte
   *[less] faible
}.
lab-alarm-thing = Non étalonné : { $thing } ({ $family }) : un emploi va de pair avec { $points } points { $way ->
    [more] de plus que celui d'un autre du même genre : trop bon.
   *[less] de moins que celui d'un autre du même genre : trop faible.
}
lab-bounds = Une alarme demande deux choses. Le hasard ne doit pas l'expliquer : parmi des parties équitables, moins d'un rapport sur { $reports } accuse une place à tort, tout ce qui est mis à l'épreuve étant pris ensemble ; combien accusent une chose à tort n'est pas étalonné. Et elle doit être grande : une place qui gagne { $seat } plus ou moins souvent que son dû, ou une chose dont un emploi vaut un demi-écart type des points ({ $points }) de plus ou de moins que celui des autres.
lab-association = Ce qui va de pair avec un emploi n'en vient pas forcément : qui mène joue peut-être une carte plus souvent. Une valeur est une question à l'auteur du jeu, pas une réponse.

## Les places

lab-seats = Qui est assis où
lab-seats-told = Les places se comptent à partir de celle qui commence. Des places égales gagneraient chacune { $due }.
lab-seat = Place { $seat }
lab-seats-plot = Victoires par place, avec leurs intervalles ; la ligne est une part égale
lab-head-seat = place
lab-head-player = joueur
lab-head-wins = victoires
lab-head-points = points

## La durée

lab-length = Combien de temps cela prend
lab-length-told = Une partie prend { $turns } tours et { $choices } choix, chacun parmi { $branching } coups possibles. À { $choice } secondes par choix et { $draw } par tirage, cela fait { $minutes } minutes à table ; la boîte dit : { $box }.
lab-box-minutes = { $minutes }
lab-box-each = de { $least } à { $minutes } par joueur
lab-box-silent = rien
lab-turns-plot = Combien de tours durent les parties
lab-points-plot = Avec combien de points finissent les places

## Le cours d'une partie

lab-story = Comment l'histoire se déroule
lab-story-told = La tête change de mains { $leads } fois. Après { $decided } des tours, le vainqueur n'est plus jamais derrière. Dans { $comeback } des parties, le vainqueur était derrière à mi-temps, et même dernier dans { $last }.
lab-story-end = Le meilleur a { $best } points, { $margin } de plus que le deuxième. { $ties } des parties finissent à égalité.

## La chance

lab-luck = Chance et jugement
lab-luck-told = Des différences de points, { $chance } viennent du seul hasard, { $decisions } des seules décisions, et { $both } de leur rencontre.
lab-luck-how = Chaque donne est jouée deux fois avec d'autres décisions, et chaque manière de décider deux fois avec une autre donne : ce que deux parties d'une même donne ont en commun est la part du hasard, ce que deux parties d'une même manière de décider ont en commun est la part des décisions. Là où une seule autre décision change tout ce qui est tiré ensuite, l'essentiel tient à leur rencontre.
lab-luck-plot = Le seul hasard, les seules décisions, et les deux ensemble
lab-luck-chance = hasard
lab-luck-decisions = décisions
lab-luck-both = les deux ensemble
lab-luck-unknown = Il y a trop peu de parties pour distinguer la chance du jugement.

## Les fins

lab-ends = Comment les parties finissent
lab-head-clause = règle
lab-head-games = parties

## Les choses

lab-family = { $family ->
    [roles] Les rôles
    [bones] Les os tirés
    [characters] Les cartes Personnage
    [sales] Ce qui est vendu à Fagin
    [tokens] Les jetons pris
    [thefts] Où les gamins volent
    [homes] D'où les gamins rentrent
    [goods-sold] Les biens vendus
    [goods-bought] Les biens achetés
    [thieves] Les maîtres voleurs
    [orders] Les commandes
    [accomplices] Les complices
    [dealers] Les receleurs complétés
    [bags] Les sacs
   *[actions] Tous les autres coups, comme les enregistrements les écrivent
}
lab-worth-plot = Points qui vont de pair avec un emploi, à la place d'un autre du même genre, avec des intervalles non étalonnés
lab-things-told = La valeur est ce qui va de pair avec chaque emploi, en points, à la place d'un autre du même genre ; avec et sans sont les points moyens des places qui s'en sont servies ou non.
lab-actions-told = La valeur est ce qui va de pair avec chaque emploi, en points ; avec et sans sont les points moyens des places qui ont joué ou non un tel coup.
lab-unused = Jamais servi : { $things }.
lab-head-thing = quoi
lab-head-used = parties
lab-head-uses = emplois par partie
lab-head-with = avec
lab-head-without = sans
lab-head-worth = valeur

## Les clauses

lab-clauses = Les règles qui n'ont jamais servi
lab-clauses-told = { $games } des parties ont été rejouées ligne par ligne selon les règles telles que les sources les écrivent. Des { $clauses } clauses que l'on peut voir à l'œuvre, { $never } { $never ->
    [one] ne l'a pas été :
   *[other] ne l'ont pas été :
}
lab-clauses-all = { $games } des parties ont été rejouées ligne par ligne selon les règles telles que les sources les écrivent. Les { $clauses } clauses que l'on peut voir à l'œuvre l'ont toutes été.

## Les comparaisons

lab-against = { $variant } à côté de { $first }
lab-against-first = la première
lab-against-told = { $count } chiffres sur { $all } diffèrent plus que le hasard ne l'explique. Les deux côtés ont le même hasard et les mêmes décideurs, partie par partie ; entre égaux, moins d'une telle comparaison sur { $reports } contient une fausse différence, les emplois des choses mis à part.
lab-against-none = Aucun des { $all } chiffres ne diffère plus que le hasard ne l'explique.
lab-against-rest = Tous les autres chiffres
lab-head-figure = chiffre
lab-head-ours = première
lab-head-theirs = celle-ci
lab-head-difference = différence
lab-head-effect = effet (écarts types)
lab-figure = { $figure ->
    [turns] tours
    [minutes] minutes
    [moves] coups
    [choices] choix
    [branching] coups possibles à un choix
    [draws] tirages du hasard
    [best] points du meilleur
    [margin] avance du meilleur
    [ties] égalités
    [leads] changements de tête
    [decided] décidée après, des tours
    [comeback] vainqueurs derrière à mi-temps
   *[from-last] vainqueurs derniers à mi-temps
}
lab-figure-end = finie par { $clause }
lab-figure-wins = victoires de la place { $seat }
lab-figure-points = points de la place { $seat }
lab-figure-use = emplois : { $thing } ({ $family }), non étalonnés

## Comment c'est mesuré

lab-method = Comment c'est mesuré
lab-method-told = { $games } parties avec la graine { $seed }, pour chaque variante ; le même plan donne la même page, à la lettre près. Le hasard se vérifie comme celui de toute partie. Les robots ne voient que ce que leur place peut savoir.
lab-options = Options : { $options }.
lab-partial = Seules { $played } parties sur { $games } sont jouées pour l'instant.

## Au terminal

lab-progress = parties
lab-kept = Ce qui est fait est gardé dans { $folder } ; la même commande reprend ici.
lab-not-kept = Avec --folder, la même commande reprendrait ici.
lab-written = Le rapport est dans { $file }
lab-rows-written = Les parties sont dans { $file }
lab-nothing = Aucune partie n'est encore jouée.
