# The lab: the report on many games, as a page and on the terminal.

## The page

lab-title = { $game } before the Bench
lab-subtitle = A full and true account of { $games } games for { $players }, played by { $bots }
lab-language = English
lab-contents = What follows
lab-variant = As played: { $variant }
lab-interval = Figures in brackets are intervals of 95 %; those of uses and worth are not calibrated.
lab-not-calibrated = Not calibrated: uses, worth, and differences in uses. Their intervals of 95 % miss the truth more often than 5 times in 100, and where all is equal they report alarms and differences more often than stated. Draw no conclusion from them alone.

## The verdict

lab-verdict = The verdict
lab-acquitted = Acquitted. No seat and no thing is out of bounds: what stands out is explained by chance, or too small to matter. What is said of things is not calibrated.
lab-alarm-seat = Seat { $seat } wins { $wins } of its games, where { $due } would be its due: too { $way ->
    [more] strong
   *[less] weak
}.
lab-alarm-thing = Not calibrated: { $thing } ({ $family }): a use goes with { $points } points { $way ->
    [more] more than that of another of its kind: too good.
   *[less] less than that of another of its kind: too poor.
}
lab-bounds = An alarm needs two things. Chance must not explain it: among fair games fewer than one report in { $reports } accuses a seat falsely, all that was tested taken together; how many accuse a thing falsely is not calibrated. And it must be large: a seat that wins { $seat } more or less often than its due, or a thing a use of which is worth half a standard deviation of the points ({ $points }) more or less than that of others.
lab-association = What goes with a use need not come of it: who is ahead may play a card more often. A worth is a question to the designer, not an answer.

## Seats

lab-seats = Who sits where
lab-seats-told = Seats are counted from the one who begins. Equal seats would each win { $due }.
lab-seat = Seat { $seat }
lab-seats-plot = Wins by seat, with intervals; the line is an equal share
lab-head-seat = seat
lab-head-player = player
lab-head-wins = wins
lab-head-points = points

## Length

lab-length = How long it takes
lab-length-told = A game takes { $turns } turns and { $choices } choices, each among { $branching } possible moves. At { $choice } seconds for a choice and { $draw } for a draw that makes { $minutes } minutes at the table; the box says { $box }.
lab-box-minutes = { $minutes }
lab-box-each = { $least } to { $minutes } for each player
lab-box-silent = nothing
lab-turns-plot = How many turns games take
lab-points-plot = How many points seats end with

## The course of a game

lab-story = How the story goes
lab-story-told = The lead changes hands { $leads } times. After { $decided } of the turns the winner is never behind any more. In { $comeback } of the games the winner was behind at half-time, in { $last } even last.
lab-story-end = The best has { $best } points, { $margin } more than the second. { $ties } of the games end in a tie.

## Luck

lab-luck = Luck and judgement
lab-luck-told = Of the differences in points { $chance } come of chance alone, { $decisions } of decisions alone, and { $both } of how the two meet.
lab-luck-how = Every deal is played twice with other decisions, and every way of deciding twice with another deal: what two games of one deal have in common is the share of chance, what two games of one way of deciding have in common is the share of decisions. Where one other decision changes whatever is drawn afterwards, most lies in how the two meet.
lab-luck-plot = Chance alone, decisions alone, and both together
lab-luck-chance = chance
lab-luck-decisions = decisions
lab-luck-both = both together
lab-luck-unknown = There are too few games to tell luck from judgement.

## Ends

lab-ends = How games end
lab-head-clause = rule
lab-head-games = games

## Things

lab-family = { $family ->
    [roles] The roles
    [bones] The bones drawn
    [characters] The character cards
    [sales] What is sold to Fagin
    [tokens] The tokens taken
    [thefts] Where urchins steal
    [homes] Where urchins go home
    [goods-sold] Goods sold
    [goods-bought] Goods bought
    [thieves] The master thieves
    [orders] The orders
    [accomplices] The accomplices
    [dealers] The dealers that are completed
    [bags] The bags
   *[actions] All other moves, as records write them
}
lab-worth-plot = Points that go with a use, in place of another of its kind, with intervals that are not calibrated
lab-things-told = Worth is what each use goes with, in points, in place of another of its kind; with and without are the mean points of seats that did and did not use it.
lab-actions-told = Worth is what each use goes with, in points; with and without are the mean points of seats that did and did not make such a move.
lab-unused = Never used: { $things }.
lab-head-thing = what
lab-head-used = in games
lab-head-uses = uses a game
lab-head-with = with
lab-head-without = without
lab-head-worth = worth

## Clauses

lab-clauses = Rules that were never called upon
lab-clauses-told = { $games } of the games were replayed line by line by the rules as they are written in the sources. Of { $clauses } clauses that can be seen at work { $never } { $never ->
    [one] was
   *[other] were
} not:
lab-clauses-all = { $games } of the games were replayed line by line by the rules as they are written in the sources. All { $clauses } clauses that can be seen at work were.

## Comparisons

lab-against = { $variant } beside { $first }
lab-against-first = the first
lab-against-told = { $count } of { $all } figures differ by more than chance explains. Both sides have the same chance and the same deciders, game by game; among equals fewer than one such comparison in { $reports } holds a false difference, uses of things left aside.
lab-against-none = None of { $all } figures differs by more than chance explains.
lab-against-rest = All other figures
lab-head-figure = figure
lab-head-ours = first
lab-head-theirs = this one
lab-head-difference = difference
lab-head-effect = effect (SD)
lab-figure = { $figure ->
    [turns] turns
    [minutes] minutes
    [moves] moves
    [choices] choices
    [branching] possible moves at a choice
    [draws] outcomes of chance
    [best] points of the best
    [margin] lead of the best
    [ties] ties
    [leads] changes of the lead
    [decided] decided after, of the turns
    [comeback] winners behind at half-time
   *[from-last] winners last at half-time
}
lab-figure-end = ended by { $clause }
lab-figure-wins = wins of seat { $seat }
lab-figure-points = points of seat { $seat }
lab-figure-use = uses: { $thing } ({ $family }), not calibrated

## How it was measured

lab-method = How this was measured
lab-method-told = { $games } games with seed { $seed }, of each variant; the same plan gives the same page, to the letter. Chance can be verified like that of any game. Bots are shown only what their seats may know.
lab-options = Options: { $options }.
lab-partial = Only { $played } of { $games } games are done so far.

## On the terminal

lab-progress = games
lab-kept = What is done is kept in { $folder }; the same command goes on from here.
lab-not-kept = With --folder, the same command would go on from here.
lab-written = The report is in { $file }
lab-rows-written = The games are in { $file }
lab-nothing = No games are done yet.
