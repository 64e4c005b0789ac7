# Fagin’s Gang on the web table: names, labels and tooltips.

## Goods, streets, money

letter = { $good ->
    [blue] b
    [green] g
    [black] k
    [yellow] y
    [red] r
   *[purple] p
}
good = { $good ->
    [blue] books
    [green] fruit
    [black] silverware
    [yellow] pocket watches
    [red] silk handkerchiefs
   *[purple] jewellery
}
cubes-of = { $good ->
    [blue] { $count } blue
    [green] { $count } green
    [black] { $count } black
    [yellow] { $count } yellow
    [red] { $count } red
   *[purple] { $count } purple
}
cubes-any = { $count } of any colour
cubes-none = nothing
cubes-held = { $count ->
    [one] { $count } cube
   *[other] { $count } cubes
}
street = { $location ->
    [thames] Thames
    [bow] Bow Street
    [chertsey] Chertsey
    [strand] The Strand
    [holborn] Holborn Hill
   *[stpauls] St Paul’s
}
street-short = { $location ->
    [thames] Thames
    [bow] Bow St
    [chertsey] Chertsey
    [strand] Strand
    [holborn] Holborn
   *[stpauls] St Paul’s
}
shillings = { $count ->
    [one] { $count } shilling
   *[other] { $count } shillings
}
price = { $price } s.
with-player = { $count ->
    [one] { $count } urchin not on a track
   *[other] { $count } urchins not on a track
}
home-count = { $count } of { $all } urchins home

## The table

table = Six streets, Smithfield Market and the ledger
specimen = All pieces of Fagin’s Gang
smithfield = Smithfield Market
page-streets = Streets
page-market = Market
market-open = open
round = Round { $number }
round-short = Round { $number }
rounds-left = { $count } left
tip-street = { street } deals in { good }; each level costs { $cubes }
tip-level = { street }, level { $level }: { $cubes }, or { shillings-here }
shillings-here = { $shillings ->
    [one] { $shillings } shilling
   *[other] { $shillings } shillings
}
tip-there = here stands { $you ->
    [yes] your urchin
   *[no] the urchin of { $who }
}
tip-constable = the constable is here and pushes { $push ->
    [up] up
   *[down] down
}
tip-rolls = the constable stops here with a roll of { $rolls }
tip-fagin = Fagin’s door: home from { street } by walking off the top, and { $shillings } shillings
tip-high = off the top of { street } and back to you, without going home
tip-low = off the bottom of { street } and back to you
tip-home = home from here: { $names }
tip-cost = for you: { $cubes }{ $reaches ->
    [yes] {""}
   *[no] , more than you have
}
tip-cost-home = for you: { $cubes } and { $shillings } shillings{ $reaches ->
    [yes] {""}
   *[no] , more than you have
}
tip-again = Touch again to go.
tip-warehouse = warehouse: { cubes-of } in stock
tip-stall = stall of { good }: { $count } of { $spaces } spaces filled, { $price } shillings each
tip-buy = buy at { $price } shillings
tip-market = Smithfield Market, closed: a player may open it as the action of a turn
tip-market-open = Smithfield Market, opened by { $you ->
    [yes] you
   *[no] { $who }
}
tip-die = the last throw of the die: { $face }
tip-player = { $name }: { $what }
tip-first = begins this round
tip-opener = opened the market
tip-trading = is at the market

## The own area

own-purse = Your purse and your urchins
own-cubes = Your cubes: { $count }; { $limit } may be kept at the end of a round
account = The account
tip-own = you have { $cubes }
watching = You are watching. All hands lie open on the table.
waiting-for = Waiting for { $names }
waiting-none = The constables are on their beats
ended = Place { $place }, with { $count ->
    [one] { $count } urchin home
   *[other] { $count } urchins home
}
act = { $act ->
    [move] move urchins
    [steal] steal goods, or exchange some
    [rob] steal shillings
    [market] open the market
    [beg] beg for a cube
   *[pass] do nothing
}
act-short = { $act ->
    [move] Move urchins
    [steal] Steal goods
    [rob] Steal shillings
    [market] Open market
    [beg] Beg
   *[pass] Nothing
}
ends-turn = ends your turn
swap-short = { $count } cubes for 1
things-left = { $count ->
    [one] One more.
   *[other] Up to { $count }.
}
walk-how = Choose a lit level, or a street:
walk-other = Another street
from-hand = comes in
from-level = from level { $level }
rest = { $count } left
swap-how = { $count ->
    [0] Now choose what you want for them.
    [3] Or exchange: lay three of your crates aside.
    [one] { $count } more crate to lay aside.
   *[other] { $count } more crates to lay aside.
}
swap-give = lay one aside for an exchange; { $owned }
swap-for = exchange for { $good ->
    [blue] a blue cube
    [green] a green cube
    [black] a black cube
    [yellow] a yellow cube
    [red] a red cube
   *[purple] a purple cube
}
swap-no = No exchange
rob-all = All of them: { $count } s.
trade-both = Buy here or at a stall; sell one of your lit crates.
trade-buy = Buy here or at a stall.
trade-second = { $trade ->
    [buy] A second cube to buy, if you like.
   *[sell] A second cube to sell, if you like.
}
cubes-left = { $what ->
    [take] To take: { $count }.
    [give] To give: { $count }.
   *[discard] To return: { $count }.
}
how-take = Choose a lit crate, or a warehouse at the foot of a street.
how-give = Choose one of your lit crates.
how-discard = Choose one of your lit crates.
how-bump = Choose the level above or below: that way the other urchin is pushed.
how-dodge = Choose the level above or below the constable; it costs nothing.

## The end

score = { $score ->
    [one] { $score } urchin home
   *[other] { $score } urchins home
}

## What the others are about

awaits = { $step ->
    [turn] They choose an action.
    [walk] They choose an urchin and its way.
    [bump] They choose where an urchin is pushed.
    [dodge] They choose on which side of the constable to stand.
    [theft] They choose where to steal.
    [take] They choose a cube to take.
    [give] They choose a cube to give.
    [rob] They choose where to steal shillings.
    [trade] They buy, sell or leave the market.
    [second] They may trade a second cube.
    [discard] They return cubes beyond the limit.
   *[other] {""}
}
