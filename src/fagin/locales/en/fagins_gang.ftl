# Fagin's Gang: goods, locations, what happens, what is asked and what is refused.

title = Fagin's Gang
subtitle = Three urchins home, before anybody else's

## Money, goods, locations

shillings = { $count ->
    [one] { $count } shilling
   *[other] { $count } shillings
}
cube = { $good ->
    [blue] a blue cube
    [green] a green cube
    [black] a black cube
    [yellow] a yellow cube
    [red] a red cube
   *[purple] a purple cube
}
cube-bare = { $good ->
    [blue] blue
    [green] green
    [black] black
    [yellow] yellow
    [red] red
   *[purple] purple
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
# The letter of a good, on the table and to be typed.
code = { $good ->
    [blue] b
    [green] g
    [black] k
    [yellow] y
    [red] r
   *[purple] p
}
location = { $location ->
    [thames] Thames
    [bow] Bow Street
    [chertsey] Chertsey
    [strand] The Strand
    [holborn] Holborn Hill
   *[stpauls] St Paul's
}
at = { $location ->
    [thames] on the Thames
    [bow] in Bow Street
    [chertsey] at Chertsey
    [strand] in the Strand
    [holborn] on Holborn Hill
   *[stpauls] at St Paul's
}

## Options

option-homes_to_win = how many urchins must come home
    .n3 = three
    .n2 = two, for a short game
option-through_run = an urchin that comes in and goes home in one walk
    .true = allowed, if it is paid for
    .false = not allowed
option-reentry_after_bump = an urchin that others pushed off a track
    .true = may come back there at once
    .false = may come back there in the next round
option-opener_pair = the two cubes of a market's opener
    .any = alike or different
    .different = of different colours
option-play_on = when a player has won
    .false = the game is over
    .true = the others play on for the places
option-hidden_hands = the cubes of the others
    .false = are shown
    .true = are not shown, only counted
option-parish_relief = a player who can do nothing at all
    .true = may beg for a cube
    .false = goes to the market for nothing
option-allow_pass = doing nothing on a turn
    .false = not allowed
    .true = allowed
option-first_player = who begins
    .random = lots are drawn
    .seat0 = the first seat
    .seat1 = the second seat
    .seat2 = the third seat
    .seat3 = the fourth seat
    .seat4 = the fifth seat
    .seat5 = the sixth seat
option-market_turn_cap = how often each player may trade at one market
    .n0 = as often as they like
    .n4 = 4 times
    .n24 = 24 times
option-round_limit = the most rounds
    .n0 = no limit
    .n5 = 5 rounds
    .n60 = 60 rounds

## The table

table-round = round { $number }
table-homes = { $count ->
    [one] { $count } urchin home wins
   *[other] { $count } urchins home win
}
track-price = { $cubes } per level
track-stock = { $cubes } in stock
legend-track = ▲ ▼ constable going up or down · ¹–⁶ where he stops with that roll
legend-level = + a cube of any colour · last number: shillings · top row: home with Fagin
legend-goods = b blue · g green · k black · y yellow · r red · p purple
table-market = Market
table-stall = { $code } { $cubes }/{ $space } at { $price }
column-player = Player
column-shillings = Sh.
column-cubes = Cubes
column-urchins = Urchins left
column-home = Home

## What happens

event-prices = The wheel turns. Prices: { $prices }.
event-placed = The constable { $at } starts on the { $side ->
    [left] left, going up
   *[right] right, going down
}.
event-patrols = The constables walk their beats:
event-first = { $you ->
    [yes] You begin.
   *[no] { $who } begins.
}
event-round = Round { $number }
event-turn = { $you ->
    [yes] Your turn
   *[no] { $who }'s turn
}
event-token = { $you ->
    [yes] You will be first in the next round.
   *[no] { $who } will be first in the next round.
}
event-pays = { $you ->
    [yes] You pay { $cubes }:
   *[no] { $who } pays { $cubes }:
}
event-enters = an urchin enters { $at }, to level { $level }.
event-walks = an urchin walks { $at } to level { $level }.
event-goes-back = an urchin leaves its track { $at } and is free again.
event-goes-home = an urchin { $at } goes home to Fagin, for 15 shillings more.
event-dodges = { $you ->
    [yes] Your urchin gets out of the constable's way, to level { $level } { $at }.
   *[no] { $who }'s urchin gets out of the constable's way, to level { $level } { $at }.
}
event-pushed = { $you ->
    [yes] Your urchin is pushed to level { $level } { $at }.
   *[no] { $who }'s urchin is pushed to level { $level } { $at }.
}
event-pushed-off = { $you ->
    [yes] Your urchin { $at } is pushed off its track and comes back to you.
   *[no] { $who }'s urchin { $at } is pushed off its track.
}
event-steals = { $you ->
    [yes] You steal { $at }: { $cubes }.
   *[no] { $who } steals { $at }: { $cubes }.
}
event-takes = { $you ->
    [yes] You take:
   *[no] { $who } takes:
}
event-gives = { $you ->
    [yes] In exchange you give:
   *[no] In exchange { $who } gives:
}
event-robs = { $you ->
    [yes] You get { $shillings } { $at }.
   *[no] { $who } gets { $shillings } { $at }.
}
event-begs = { $you ->
    [yes] You beg the parish for a cube.
   *[no] { $who } begs the parish for a cube.
}
event-market-opens = { $you ->
    [yes] You open Smithfield Market.
   *[no] { $who } opens Smithfield Market.
}
event-buys = { $you ->
    [yes] You buy { $cube } for { $shillings }.
   *[no] { $who } buys { $cube } for { $shillings }.
}
event-sells = { $you ->
    [yes] You sell { $cube } for { $shillings }.
   *[no] { $who } sells { $cube } for { $shillings }.
}
event-leaves-market = { $you ->
    [yes] You leave the market.
   *[no] { $who } leaves the market.
}
event-market-closes = The market closes.
event-discards = { $you ->
    [yes] You have more than 15 cubes and return:
   *[no] { $who } has more than 15 cubes and returns:
}
event-refilled = The market was empty and is filled again: { $cubes }.
event-finishes = { $you ->
    [yes] Your gang is home!
   *[no] { $who }'s gang is home!
}
event-round-limit = The limit of rounds is reached.

## Moves in words

move-act = { $act ->
    [move] move urchins
    [steal] steal goods, or exchange some
    [rob] steal shillings
    [market] open the market
    [beg] beg for a cube
   *[pass] do nothing
}
move-enter = enter { $at }, to level { $level }, for { $cubes }
move-walk = walk { $at } to level { $level }, for { $cubes }
move-low = walk off { $at } at the bottom, for { $cubes }
move-high = walk off { $at } at the top, for { $cubes }, without going home
move-home = go home { $at }, for { $cubes } and 15 shillings
move-bump = push { $whom } { $direction ->
    [up] up
   *[down] down
}
move-dodge = stand { $direction ->
    [up] above
   *[down] below
} the constable
move-steal = steal { $at }: { $cubes }
move-rob = steal { $shillings } { $at }
move-give = give { $cube }
move-take = take { $cube }
move-buy = buy { $cube } for { $shillings }
move-sell = sell { $cube } for { $shillings }
move-discard = return { $cube }
move-swap = exchange three cubes for one
move-pass = leave the market
move-done = that is all
move-chance = { $text } (chance)
# All the ends of a walk at one location, in one line.
ways-enter = { $location }: bring an urchin in, to { $levels } ({ $cubes } a level)
ways-walk = { $location }: walk to { $levels } ({ $cubes } a level)
way-low = low (out at the bottom)
way-high = high (out at the top)
way-home = f (home to Fagin)

## What is asked

moment-turn = Your turn: one action
    .help = One action a turn: move up to three urchins, steal goods or exchange some with up to three, steal shillings with up to three, or open the market for everybody. The first with three urchins home wins. An urchin goes home when you pay its walk off the top of a track, and 15 shillings.
    .hint = Type a number of the list; what follows may be added after commas, such as 1, th4.
moment-walk = Which urchin walks, and where to?
    .help = Every level of a walk costs cubes of the location's colour, up or down; coming in to the start costs one level. You may do something at three different locations. Where another urchin stands you push it; a constable you step around.
    .hint = Type a location and where to, such as { $example }; several with commas. f is Fagin.
moment-bump = { $whom } stands there: which way is that urchin pushed?
    .help = It goes one level up or down and pushes others on in the same direction. Beyond an end of the track it goes back to its player.
    .hint = Type a number of the list.
moment-dodge = The constable stands there: above or below?
    .help = Your urchin steps to the level above or below him, free of charge, and pushes whoever is there.
    .hint = Type a number of the list.
moment-theft = Who steals, or what is exchanged?
    .help = Up to three things in all: an urchin steals what its level shows, each urchin once; or you exchange three cubes for one of your choice.
    .hint = Type a key of the list; several with commas.
moment-take = Which cube do you take?
    .help = A cube of any colour that is in stock.
    .hint = Type the letter of a colour; several with commas.
moment-give = Which cube do you give?
    .help = Three cubes of yours go to the warehouses, then you take one of any colour.
    .hint = Type the letter of a colour; several with commas.
moment-rob = Who steals shillings?
    .help = Up to three of your urchins each steal the shillings of their level.
    .hint = Type a key of the list; several with commas.
moment-trade = Smithfield Market: buy, sell or leave?
    .help = You buy or sell one cube at the price on the wheel, the opener one or two; then it is the turn of the next player to the right who is still there. Who leaves does not come back to this market.
    .hint = Type + and a letter to buy, - and a letter to sell, or 0 to leave.
moment-second = You opened the market: a second cube?
    .help = The opener may trade a second cube in the same way: buy again, or sell again.
    .hint = Type a key of the list.
moment-discard = More than 15 cubes: which one do you return?
    .help = At the end of a round nobody keeps more than 15 cubes.
    .hint = Type the letter of a colour; several with commas.

## What a move does

misfortune-pushed-off = { $chance } that { $loss ->
    [one] one of your urchins is pushed off its track
   *[other] { $loss } of your urchins are pushed off their tracks
}

explain-act = { $act ->
    [move] Pay cubes of a location's colour and move urchins at up to three locations.
    [steal] Up to three of your urchins steal goods, or you exchange three cubes for one.
    [rob] Up to three of your urchins steal the shillings of their levels.
    [market] Everybody may buy and sell, one cube at a time; you may trade two.
    [beg] You can do nothing else: you get one cube of any colour.
   *[pass] Nothing happens.
}
explain-level = Level { $level } gives { $cubes }, or { $shillings }.
explain-constable = The constable stands there: you step above or below him.
explain-urchin = { $whom } has an urchin there: you push it up or down.
explain-rolls = The constable stops there with a roll of { $rolls }.
explain-home = That is { $count } of { $number } urchins home.

## Refusals

refused-choose-action = First choose one action: move, steal goods, steal shillings, or market.
refused-cannot-move = You have no cubes with which an urchin could walk or come in.
refused-cannot-steal = You have no urchin on a track, and no three cubes to exchange.
refused-cannot-rob = You have no urchin on a track.
refused-not-stuck = Only who can do nothing else may beg.
refused-no-passing = Everybody takes an action on their turn.
refused-home-there = You have an urchin home there: that location is closed to you.
refused-location-used = You have already done something there in this action.
refused-left-this-round = You left that location in this round.
refused-no-such-level = The tracks have no such level.
refused-no-urchin-there = You have no urchin there.
refused-no-urchin-left = You have no urchin left to bring in.
refused-no-movement = Your urchin stands there already.
refused-no-through-run = In this game an urchin does not come in and go home in one walk.
refused-too-few-cubes = You do not have so many cubes of that colour.
refused-too-few-shillings = You do not have so many shillings.
refused-do-something = First do something of the action you chose.
refused-only-walks = You chose to move urchins: nothing else is possible in this turn.
refused-bump-first = First say which way the other urchin is pushed.
refused-dodge-first = First say on which side of the constable your urchin stands.
refused-swap-needs-three = You need three cubes for an exchange.
refused-only-thefts = You chose to steal goods: nothing else is possible in this turn.
refused-warehouse-empty = No cube of that colour is in stock.
refused-take-first = First take the cube that is yours.
refused-not-in-hand = You have no cube of that colour.
refused-give-first = First give three cubes for the exchange.
refused-only-robberies = You chose to steal shillings: nothing else is possible in this turn.
refused-stall-empty = The stall of that colour is empty.
refused-stall-full = The stall of that colour is full.
refused-trade-or-pass = At the market you buy, sell or leave.
refused-buy-or-sell = With one option you either buy or sell, not both.
refused-same-colour = In this game the two cubes must be of different colours.
refused-second-or-done = Trade a second cube in the same way, or say that this is all.
refused-discard-first = First return the cubes beyond 15.

## Component files that cannot be used

bad-ids-once = expected the ids { $ids }, once each
bad-goods-once = expected each good at one location
bad-levels-alike = expected { $levels } levels at every location
bad-levels-number = expected { $least } to { $most } levels
bad-top-pays = the top level gives no shillings
bad-bottom-gives = the bottom level gives no goods
bad-own-good = most of its goods are those that its levels cost
bad-location-texts = expected texts as id, name and short
bad-level-order = expected level { $level } here
bad-no-such-good = there is no good “{ $good }”
bad-places-number = expected { $number } places
bad-stalls-once = expected one stall for each good
bad-six-numbers = expected six whole numbers from 1 to 99

## The end

end-by = { $clause ->
    [FG-11_1] { $who }'s gang is home first: { $who } wins.
    [FG-R41] All places are taken: { $who } was home first and wins.
   *[other] The rounds are over: { $who } has come farthest and wins.
}
end-by-you = { $clause ->
    [FG-11_1] Your gang is home first: you win!
    [FG-R41] All places are taken: you were home first and win!
   *[other] The rounds are over: you have come farthest and win!
}
end-by-many = The rounds are over: { $who } have come equally far and share the victory.
end-by-many-you = The rounds are over: { $who } have come equally far and share the victory.
end-score = { $count ->
    [one] { $count } urchin home
   *[other] { $count } urchins home
}, { $shillings }

## Keys

help-keys =
    What you can type:
      1, th4, bo5, 0        several moves in one line, with commas
      th4   thf   go:bow:3  an urchin to a level, to Fagin, or a move's own text
      x   b   +b   -b   0   exchange, a colour, buy, sell, that is all
      ?                     what is going on now, and the rule
      ?th4    ?4    ?+b     what a move does, or why it is refused
      ?FG-4.3               a clause of the rules
      !?                    what Fagin himself thinks of your moves
      !                     let the bot Sly make this move for you
      u                     take your last move back, if nothing followed
      l                     everything that has happened
      s                     where the game is saved
      q                     save and leave
