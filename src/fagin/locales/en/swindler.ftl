# Swindler: loot, orders, dealers, accomplices, what happens, what is asked and what is refused.

title = Swindler
subtitle = Pickpockets of Victorian London

## Numbers of things

points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
coins = { $count ->
    [one] { $count } coin
   *[other] { $count } coins
}
posters = { $count ->
    [one] { $count } poster
   *[other] { $count } posters
}
neutrals = { $count ->
    [one] { $count } neutral tile
   *[other] { $count } neutral tiles
}

## Tiles and bags

tile = { $kind ->
    [Rr] a red ring
    [Rn] a red necklace
    [Rw] a red watch
    [Rk] a red key
    [Rc] a red coin tile
    [Br] a blue ring
    [Bn] a blue necklace
    [Bw] a blue watch
    [Bk] a blue key
    [Bc] a blue coin tile
    [Gr] a green ring
    [Gn] a green necklace
    [Gw] a green watch
    [Gk] a green key
    [Gc] a green coin tile
    [Yr] a yellow ring
    [Yn] a yellow necklace
    [Yw] a yellow watch
    [Yk] a yellow key
    [Yc] a yellow coin tile
    [Kr] a black ring
    [Kn] a black necklace
    [Kw] a black watch
    [Kj] a joker
    [Kd] a double coin tile
    [Nr] a neutral ring
    [Nn] a neutral necklace
   *[Nw] a neutral watch
}
tile-bare = { $kind ->
    [Rr] red ring
    [Rn] red necklace
    [Rw] red watch
    [Rk] red key
    [Rc] red coin
    [Br] blue ring
    [Bn] blue necklace
    [Bw] blue watch
    [Bk] blue key
    [Bc] blue coin
    [Gr] green ring
    [Gn] green necklace
    [Gw] green watch
    [Gk] green key
    [Gc] green coin
    [Yr] yellow ring
    [Yn] yellow necklace
    [Yw] yellow watch
    [Yk] yellow key
    [Yc] yellow coin
    [Kr] black ring
    [Kn] black necklace
    [Kw] black watch
    [Kj] joker
    [Kd] double coin
    [Nr] neutral ring
    [Nn] neutral necklace
   *[Nw] neutral watch
}
tiles-of = { $kind ->
    [Rr] { $count } red rings
    [Rn] { $count } red necklaces
    [Rw] { $count } red watches
    [Rk] { $count } red keys
    [Rc] { $count } red coin tiles
    [Br] { $count } blue rings
    [Bn] { $count } blue necklaces
    [Bw] { $count } blue watches
    [Bk] { $count } blue keys
    [Bc] { $count } blue coin tiles
    [Gr] { $count } green rings
    [Gn] { $count } green necklaces
    [Gw] { $count } green watches
    [Gk] { $count } green keys
    [Gc] { $count } green coin tiles
    [Yr] { $count } yellow rings
    [Yn] { $count } yellow necklaces
    [Yw] { $count } yellow watches
    [Yk] { $count } yellow keys
    [Yc] { $count } yellow coin tiles
    [Kr] { $count } black rings
    [Kn] { $count } black necklaces
    [Kw] { $count } black watches
    [Kj] { $count } jokers
    [Kd] { $count } double coin tiles
    [Nr] { $count } neutral rings
    [Nn] { $count } neutral necklaces
   *[Nw] { $count } neutral watches
}
tiles-none = nothing
item = { $item ->
    [ring] ring
    [necklace] necklace
    [watch] watch
    [key_red] red key
    [key_blue] blue key
    [key_green] green key
   *[key_yellow] yellow key
}
bag = { $bag ->
    [red] red
    [blue] blue
    [green] green
    [yellow] yellow
   *[black] black
}
legend-bags = R red · B blue · G green · Y yellow · K black · N neutral
legend-items = r ring · n necklace · w watch · k key · j joker · c coin · d double coin

## Accomplices

card-assassin = the Assassin
    .effect = stops a card that somebody else has just played
card-backstabber = the Backstabber
    .effect = after another's successful theft: one more draw, and a coin for you if it is a skull
card-beggar = the Beggar
    .effect = everybody else with three loot tiles gives you a tile or a coin
card-copycat = the Copycat
    .effect = while another steals: draw one tile from the same bag, without danger
card-forger = the Forger
    .effect = one of your tiles counts as another item, for an order or a sale
card-gold_digger = the Gold Digger
    .effect = after another's successful theft: split the stolen tiles, the thief keeps one part, you get the other
card-guardian_angel = the Guardian Angel
    .effect = when another draws a skull: it counts for nothing, and you take a stolen tile
card-hustler = the Hustler
    .effect = swap a tile with another player, who gets this card
card-know_it_all = the Know-it-All
    .effect = before another's theft: bet on a skull or on none, for a point
card-lock_picker = { $colour ->
    [red] the red Lock Picker
    [blue] the blue Lock Picker
    [green] the green Lock Picker
   *[yellow] the yellow Lock Picker
}
    .effect = counts as a key of this colour in an order
card-sidekick = the Sidekick
    .effect = go on stealing from another bag; a skull as its first tile does no harm

## Master Thieves

thief-recruiter = Recruiter
thief-opportunist = Opportunist
thief-haggler = Haggler
thief-phantom = Phantom
thief-locksmith = Locksmith
thief-daredevil = Daredevil
ability-recruiter = an accomplice for nothing before every turn
ability-opportunist = fulfil orders that nobody else has reserved, too
ability-haggler = once a turn 1 point more for a sale
ability-phantom = in raids, one tile and one poster less are counted
ability-locksmith = once a turn one of your keys counts as a key of any colour
ability-daredevil = a coin for three tiles drawn in a turn without a skull

## Orders and raids

order-A1 = Loose Change
order-A2 = Matching Pair
order-A3 = Lady's Toilette
order-A4 = The Butler's Round
order-A5 = Spare Keys
order-A6 = Grand Tour
order-A7 = A Good Eye
order-A8 = Hush Money
order-B01 = The Countess's Casket
order-B02 = Wedding Party
order-B03 = Opera Night
order-B04 = Railway Time
order-B05 = Town House
order-B06 = Country Seat
order-B07 = The Jeweller's Shop
order-B08 = The Pawn Office
order-B09 = Row of Houses
order-B10 = The Bank of London
order-B11 = Bribe
order-B12 = The Collector
order-B13 = Night and Park
order-B14 = Crimson and Gold
order-B15 = Midnight Blue
order-B16 = Every Gentleman in Town
order-B17 = The Hoard
order-B18 = A Heavy Purse
order-B19 = Into the Dark
order-B20 = Clean Sweep
order-B21 = Key to the House
order-B22 = Jailer's Ring
order-B23 = The Decoy
order-B24 = Flood the Market
order-B25 = Regular Customer
order-B26 = Loose Ends
order-B27 = House Search
order-B28 = Turn Out Your Pockets
order-B29 = Warrant
order-B30 = Manhunt
order-B31 = Dawn Raid
order-B32 = Scotland Yard
condition = { $sort ->
    [own] Own: { $needs }
    [discard] Discard: { $needs }
   *[draw] Draw: { $needs }
}
need = { $what ->
    [ring] { $count ->
        [one] a ring
       *[other] { $count } rings
    }
    [necklace] { $count ->
        [one] a necklace
       *[other] { $count } necklaces
    }
    [watch] { $count ->
        [one] a watch
       *[other] { $count } watches
    }
    [key_red] { $count ->
        [one] a red key
       *[other] { $count } red keys
    }
    [key_blue] { $count ->
        [one] a blue key
       *[other] { $count } blue keys
    }
    [key_green] { $count ->
        [one] a green key
       *[other] { $count } green keys
    }
    [key_yellow] { $count ->
        [one] a yellow key
       *[other] { $count } yellow keys
    }
    [joker] { $count ->
        [one] a joker
       *[other] { $count } jokers
    }
    [coin] { $count ->
        [one] a coin
       *[other] { $count } coins
    }
    [coin2] { $count ->
        [one] a double coin tile
       *[other] { $count } double coin tiles
    }
    [jewel] { $together ->
        [same] { $count } jewels that show the same item
        [diff] { $count } different jewels
       *[any] { $count ->
            [one] a jewel
           *[other] { $count } jewels
        }
    }
    [key] { $together ->
        [same] { $count } keys of the same colour
        [diff] { $count } keys of different colours
       *[any] { $count ->
            [one] a key
           *[other] any { $count } keys
        }
    }
    [loot] { $together ->
        [same] { $count } tiles that show the same item
        [diff] { $count } tiles with different items
        [diff_bg] loot of { $count } bag colours
       *[any] { $count ->
            [one] a loot tile
           *[other] { $count } loot tiles
        }
    }
    [bg_red] { $count ->
        [one] a red tile
       *[other] { $count } red tiles
    }
    [bg_blue] { $count ->
        [one] a blue tile
       *[other] { $count } blue tiles
    }
    [bg_green] { $count ->
        [one] a green tile
       *[other] { $count } green tiles
    }
    [bg_yellow] { $count ->
        [one] a yellow tile
       *[other] { $count } yellow tiles
    }
    [bg_black] { $count ->
        [one] a black tile
       *[other] { $count } black tiles
    }
   *[accomplice] { $count ->
        [one] an accomplice
       *[other] { $count } accomplices
    }
}
feat = { $event ->
    [coin_tile] { $count ->
        [one] a coin tile, single or double
       *[other] { $count } coin tiles, single or double
    }
    [identical_in_a_row] { $count } identical tiles in a row
    [tiles_in_turn] { $count ->
        [one] a loot tile
       *[other] { $count } loot tiles
    }
    [tiles_from_bag] { $count ->
        [one] a loot tile from the { $bag } bag
       *[other] { $count } loot tiles from the { $bag } bag
    }
    [keys_in_turn] { $count ->
        [one] a key
       *[other] { $count } keys
    }
    [skull_after] a skull after at least { $count ->
        [one] { $count } loot tile
       *[other] { $count } loot tiles
    }
    [diff_items_in_turn] { $count } tiles with different items
    [dealers_completed_in_turn] Complete { $count ->
        [one] { $count } dealer
       *[other] { $count } dealers
    } in one turn
    [sold_in_turn] Sell { $count ->
        [one] { $count } tile
       *[other] { $count } tiles
    } in one turn
   *[dealers_sold_to_in_turn] Sell to { $count ->
        [one] { $count } dealer
       *[other] { $count } dealers
    } in one turn
}
raid-loot = { $least } loot tiles or more: return { $count }
raid-posters = { $count } posters or more: jail
target-order = order { $number }
target-dealer = dealer { $place }

## Options

option-master_thief = the Master Thief cards
    .draft = picked in turn
    .random = dealt by chance
    .off = without abilities
option-start_player = who begins
    .random = lots are drawn
    .seat0 = the first seat
    .seat1 = the second seat
    .seat2 = the third seat
    .seat3 = the fourth seat
option-coin_supply = the supply of coins
    .limited = six coins are all there are
    .unlimited = never runs out
option-jail_silence = accomplices played from jail
    .false = allowed
    .true = not allowed
option-reaction_mode = how others are asked to react
    .live = at once; who can only pass against bots is not asked
    .orders = by standing orders
    .ask = everybody with a card answers every time
option-reaction_pace = how long a window with a clock stays open
    .n1-0 = as usual
    .n0-5 = half as long
    .n2-0 = twice as long
option-round_limit = the most rounds
    .n0 = no limit
    .n20 = 20 rounds
    .n30 = 30 rounds
    .n40 = 40 rounds
option-game_length = the length of the game
    .normal = normal
    .short = short: two orders fewer
option-show_bag_odds = what is left in the bags, and the odds
    .true = shown
    .false = not shown

## The table

table-round = round { $number }
table-final = last round
table-aims = Master Thief at { $master } orders, end at { $last }
table-orders = Orders
table-dealers = Dealers
table-bags = Bags
table-skull = skull { $percent }%
table-skulls = { $count ->
    [one] { $count } skull
   *[other] { $count } skulls
}
table-supply = Supply: { $coins }, { $tiles } · accomplices left: { $count } · raids to come: { $number }
table-shown = Discarded accomplices: { $cards }
table-ready = ready
table-empty = empty until it is refilled
column-thief = Thief
column-points = Points
column-coins = Coins
column-posters = Posters
column-orders = Orders
column-cards = Cards
column-ability = Ability
column-loot = Loot
table-jail = in jail
table-theft = { $you ->
    [yes] You are stealing from the { $bag } bag: { $tiles }
   *[no] { $who } is stealing from the { $bag } bag: { $tiles }
}
table-bets = Bets: { $bets }
bet-on = { $bet ->
    [skull] { $who } on a skull
   *[clean] { $who } on no skull
}
own-cards = Your cards
own-hired = not before the next turn
own-sealed = You return

## What happens

event-start-player = { $you ->
    [yes] You are the start player.
   *[no] { $who } is the start player.
}
event-offers-thief = A Master Thief to choose: the { $thief } – { $ability }.
event-becomes-thief = { $you ->
    [yes] You are the { $thief }: { $ability }.
   *[no] { $who } is the { $thief }: { $ability }.
}
event-new-order = New order { $number }: { $order } – { $condition }. { $rewards }.
event-new-dealer = New dealer { $number }: { $fields }.
event-round = Round { $number }
event-turn = { $you ->
    [yes] Your turn
   *[no] { $who }'s turn
}
event-released = { $you ->
    [yes] Your turn is lost: you leave jail.
   *[no] { $who } misses a turn and leaves jail.
}
event-draws-accomplice = { $you ->
    [yes] You draw an accomplice.
   *[no] { $who } draws an accomplice.
}
event-drew-accomplice = { $you ->
    [yes] You draw { $card }: { $effect }.
   *[no] { $who } draws { $card }: { $effect }.
}
event-shows-card = { $you ->
    [yes] You play { $card }.
   *[no] { $who } plays { $card }.
}
event-reserves = { $you ->
    [yes] You reserve order { $number }: { $order }.
   *[no] { $who } reserves order { $number }: { $order }.
}
event-displaced = { $you ->
    [yes] You are pushed out of order { $number } and lose { $points }.
   *[no] { $who } is pushed out of order { $number } and loses { $points }.
}
event-cancels = { $you ->
    [yes] You cancel order { $number } and lose { $points }.
   *[no] { $who } cancels order { $number } and loses { $points }.
}
event-done = { $you ->
    [yes] You go on.
   *[no] { $who } goes on.
}
event-names-bag = { $you ->
    [yes] You steal from the { $bag } bag.
   *[no] { $who } steals from the { $bag } bag.
}
event-drew = { $you ->
    [yes] You draw:
   *[no] { $who } draws:
}
event-drew-skull = { $you ->
    [yes] You draw a skull!
   *[no] { $who } draws a skull!
}
event-stops = { $you ->
    [yes] You stop.
   *[no] { $who } stops.
}
event-calls-sidekick = { $you ->
    [yes] You call the Sidekick, to go on with the { $bag } bag.
   *[no] { $who } calls the Sidekick, to go on with the { $bag } bag.
}
event-changes-bag = { $you ->
    [yes] You go on with the { $bag } bag.
   *[no] { $who } goes on with the { $bag } bag.
}
event-caught = { $you ->
    [yes] You are caught and lose { $tiles }.
   *[no] { $who } is caught and loses { $tiles }.
}
event-harmless-skull = { $you ->
    [yes] It does you no harm, but the theft is over.
   *[no] It does { $who } no harm, but the theft is over.
}
event-saved = { $to ->
    [you] Your Guardian Angel saves { $who }.
   *[other] { $you ->
        [yes] { $whom }'s Guardian Angel saves you.
       *[no] { $whom }'s Guardian Angel saves { $who }.
    }
}
event-receives-coins = { $count ->
    [0] { $you ->
        [yes] There is no coin left for you.
       *[no] There is no coin left for { $who }.
    }
   *[other] { $you ->
        [yes] You get { $coins }.
       *[no] { $who } gets { $coins }.
    }
}
event-copied = { $you ->
    [yes] You copy the theft and get { $tile }.
   *[no] { $who } copies the theft and gets { $tile }.
}
event-copied-skull = { $you ->
    [yes] You copy the theft and find a skull: nothing happens.
   *[no] { $who } copies the theft and finds a skull: nothing happens.
}
event-takes-stolen = { $you ->
    [yes] You take { $tile } from the stolen tiles.
   *[no] { $who } takes { $tile } from the stolen tiles.
}
event-bets = { $bet ->
    [skull] { $you ->
        [yes] You play the Know-it-All and bet on a skull.
       *[no] { $who } plays the Know-it-All and bets on a skull.
    }
   *[clean] { $you ->
        [yes] You play the Know-it-All and bet that there is no skull.
       *[no] { $who } plays the Know-it-All and bets that there is no skull.
    }
}
event-bet-stands = { $you ->
    [yes] Your bet stands.
   *[no] { $who }'s bet stands.
}
event-bet-won = { $you ->
    [yes] You win your bet: { $points }, and you keep the Know-it-All.
   *[no] { $who } wins the bet: { $points }, and keeps the Know-it-All.
}
event-bet-lost = { $you ->
    [yes] You lose your bet.
   *[no] { $who } loses the bet.
}
event-nobody-reacts = Nobody reacts.
event-assassin = { $to ->
    [you] { $who } plays the Assassin against your card.
   *[other] { $you ->
        [yes] You play the Assassin against { $whom }'s card.
       *[no] { $who } plays the Assassin against { $whom }'s card.
    }
}
event-neutralised = { $you ->
    [yes] Your card is stopped: { $card }.
   *[no] { $who }'s card is stopped: { $card }.
}
event-keeps-part = { $you ->
    [yes] You keep { $tiles } and give up { $others }.
   *[no] { $who } keeps { $tiles } and gives up { $others }.
}
event-hustles = { $to ->
    [you] { $who } plays the Hustler against you.
   *[other] { $you ->
        [yes] You play the Hustler against { $whom }.
       *[no] { $who } plays the Hustler against { $whom }.
    }
}
event-swaps = { $you ->
    [yes] You give { $given } and take { $tile }.
   *[no] { $who } gives { $given } and takes { $tile }.
}
event-hustler-passes = { $to ->
    [you] You have the Hustler now.
   *[other] { $whom } has the Hustler now.
}
event-gives-coin = { $to ->
    [you] { $who } gives you a coin.
   *[other] { $you ->
        [yes] You give { $whom } a coin.
       *[no] { $who } gives { $whom } a coin.
    }
}
event-gives-tile = { $to ->
    [you] { $who } gives you { $tile }.
   *[other] { $you ->
        [yes] You give { $whom } { $tile }.
       *[no] { $who } gives { $whom } { $tile }.
    }
}
event-big-haul = { $you ->
    [yes] { $count } tiles without a skull: you are daring.
   *[no] { $count } tiles without a skull: { $who } is daring.
}
event-haggles = { $you ->
    [yes] You haggle for { $points } more.
   *[no] { $who } haggles for { $points } more.
}
event-announces = { $you ->
    [yes] You use { $card } for { $target }.
   *[no] { $who } uses { $card } for { $target }.
}
event-called-off = { $you ->
    [yes] You call it off: { $target }.
   *[no] { $who } must call it off: { $target }.
}
event-hands-over = { $you ->
    [yes] You hand over { $tile }.
   *[no] { $who } hands over { $tile }.
}
event-pays-coin = { $you ->
    [yes] You pay a coin.
   *[no] { $who } pays a coin.
}
event-fulfils = { $you ->
    [yes] You fulfil the order { $order }: { $points }.
   *[no] { $who } fulfils the order { $order }: { $points }.
}
event-master-thief = { $you ->
    [yes] You are a Master Thief now!
   *[no] { $who } is a Master Thief now!
}
event-final-round = { $you ->
    [yes] You have fulfilled enough orders: this is the last round.
   *[no] { $who } has fulfilled enough orders: this is the last round.
}
event-takes-posters = { $you ->
    [yes] You take { $posters }.
   *[no] { $who } takes { $posters }.
}
event-takes-neutral = { $you ->
    [yes] You take { $tile } from the supply.
   *[no] { $who } takes { $tile } from the supply.
}
event-sells = { $you ->
    [yes] You sell { $tile } to dealer { $place }.
   *[no] { $who } sells { $tile } to dealer { $place }.
}
event-completes-dealer = { $you ->
    [yes] You complete the dealer: { $points }.
   *[no] { $who } completes the dealer: { $points }.
}
event-dealers-shuffled = The dealers are shuffled anew.
event-raid = Police raid! { $order }: { $condition }.
event-raid-set-aside = Another raid is set aside: { $order }.
event-raids-shuffled-in = The raids set aside are shuffled into the deck.
event-returns = { $you ->
    [yes] You return { $tiles }.
   *[no] { $who } returns { $tiles }.
}
event-jailed = { $you ->
    [yes] You go to jail and return { $posters }.
   *[no] { $who } goes to jail and returns { $posters }.
}
event-hires = { $paid ->
    [coin] { $you ->
        [yes] You hire an accomplice.
       *[no] { $who } hires an accomplice.
    }
   *[tile] { $you ->
        [yes] You hire an accomplice and pay with { $tile }.
       *[no] { $who } hires an accomplice and pays with { $tile }.
    }
}
event-accomplices-shuffled = The accomplices that were used are shuffled into a new deck.
event-final-count = { $you ->
    [yes] You count { $coins } and lose { $points } for reservations.
   *[no] { $who } counts { $coins } and loses { $points } for reservations.
}
event-game-over = The game is over.

## Moves in words

move-thief = the { $thief }: { $ability }
move-reserve = reserve { $order }{ $to ->
    [nobody] {""}
   *[other] , pushing { $whom } out
}
move-reserve-at = reserve order { $number }
move-cancel = cancel { $order } (−{ $points })
move-cancel-at = cancel order { $number }
move-bag = the { $bag } bag{ $percent ->
    [none] {""}
   *[other] {" "}(skull { $percent }%)
}
move-draw = draw again{ $percent ->
    [none] {""}
   *[other] {" "}(skull { $percent }%)
}
move-stop = stop and keep { $tiles }
move-stop-empty = stop
move-sidekick = Sidekick: go on with the { $bag } bag
move-pass = pass
move-bet = { $bet ->
    [skull] Know-it-All: bet on a skull
   *[clean] Know-it-All: bet on no skull
}
move-copycat = Copycat: draw a tile too
move-angel = Guardian Angel: undo the skull and take a stolen tile
move-backstab = Backstabber: force one more draw
move-golddig = Gold Digger: split the stolen tiles
move-assassin = Assassin: stop that card
move-part = into part { $number }
move-keep = keep { $tiles }
move-keep-at = keep part { $number }
move-fulfil = fulfil { $order } ({ $points })
move-fulfil-at = fulfil order { $number }
move-sell = sell a { $item } to dealer { $number } ({ $points })
move-sell-at = sell to dealer { $place }
move-with = { $tile }
move-forge = { $tile }, made to fit by the Forger
move-turn = { $tile }, turned by the Locksmith
move-lockpick = { $card }
move-card = discard { $card }
move-pay-coin = pay a coin
move-pay = pay with { $tile }
move-give-coin = give a coin
move-give = give { $tile }
move-take = take { $tile }
move-skip = take nothing
move-return = return { $tile }
move-hire = hire an accomplice for a coin
move-done = go on
move-end = end the turn
move-beggar = Beggar: everybody with three loot tiles gives you something
move-hustle = Hustler: swap a tile with { $whom }
move-chance = { $text } (chance)

## What is asked

moment-thief = Which Master Thief do you want to be?
    .help = Everybody picks one of the cards on the table. Its ability is yours when you have fulfilled enough orders.
    .hint = Type a number of the list.
moment-reserve = Step 1: reserve orders
    .help = You can fulfil only orders that you have reserved, up to three. A marker on somebody else's order pushes that player out. Every order that is cancelled costs its holder 2 points.
    .hint = Type the number of an order, c and a number to take your marker back, or d to go on.
moment-bag = Step 2: which bag do you steal from?
    .help = You must draw at least one tile. A skull costs you all that you own of the colour of that bag.
    .hint = Type the letter of a bag: r, b, g, y or k.
moment-steal = You have drawn { $tiles }. Go on?
    .help = Draw again from the { $bag } bag, or stop and keep everything. { $percent ->
        [none] A skull
       *[other] A skull comes with a chance of { $percent }%. It
    } would take from you: { $others }.
    .hint = Type a number of the list.
moment-bet = { $who } goes for the { $bag } bag. Do you react before the first draw?
    .help = Before the theft a Know-it-All may bet on it; the Beggar and the Hustler may be played too.
    .hint = Press Enter to pass, or type a number of the list; p passes until your next turn.
moment-copy = { $who } has drawn { $tiles } from the { $bag } bag. Do you react?
    .help = A Copycat draws a tile from the same bag, without danger.
    .hint = Press Enter to pass, or type a number of the list; p passes until your next turn.
moment-skull = { $who } has drawn a skull from the { $bag } bag. Do you react?
    .help = A Guardian Angel makes the skull count for nothing, and takes one of the stolen tiles.
    .hint = Press Enter to pass, or type a number of the list; p passes until your next turn.
moment-finish = { $who }'s theft is over: { $tiles }. Do you react?
    .help = After a successful theft the Backstabber and the Gold Digger may be played; the Beggar and the Hustler after any.
    .hint = Press Enter to pass, or type a number of the list; p passes until your next turn.
moment-kill = { $whom } plays { $card }. Do you stop it?
    .help = An Assassin stops the card on top. It may itself be stopped by another one.
    .hint = Press Enter to pass, or type a number of the list; p passes until your next turn.
moment-angel = Which stolen tile do you take?
    .help = Your Guardian Angel saved the thief and takes one of the tiles stolen in this turn.
    .hint = Type a number of the list, or the letters of a tile.
moment-split = Into which part goes { $tile }? (Part 1: { $tiles })
    .help = You split the stolen tiles in two. The thief keeps one part, you get the other.
    .hint = Type 1 or 2.
moment-keep = { $whom } splits what you stole. Which part do you keep?
    .help = The other part goes to the Gold Digger's player.
    .hint = Type 1 or 2.
moment-gift = { $whom } begs. What do you give?
    .help = Whoever has three loot tiles or more gives a tile or a coin.
    .hint = Type a number of the list, or the letters of a tile.
moment-give = Which of your tiles do you give?
    .help = You give a tile and take one for it. The other player gets the Hustler.
    .hint = Type a number of the list, or the letters of a tile.
moment-swap = Which tile do you take for { $tile }?
    .help = It must be of another kind, and it may not undo the last swap.
    .hint = Type a number of the list, or the letters of a tile.
moment-act = Step 3: fulfil orders and sell
    .help = Do both as often as you can, in any order. Tiles on a dealer bring the points of their field, and the last field 2 points more.
    .hint = Type the number of an order, dealer and field such as 1.2, or d to go on.
moment-fill = For { $target }: what do you use as { $slot }?
    .help = One tile or card for each thing that is asked for. Accomplices used for it are discarded, and an Assassin may stop them.
    .hint = Type a number of the list, or the letters of a tile.
moment-neutral = Which neutral tile do you take?
    .help = It is a reward from the supply; neutral tiles are safe from skulls.
    .hint = Type a number of the list, or the letters of a tile.
moment-return = Police raid! What do you return?
    .help = You have to return { $count ->
        [one] { $count } more tile
       *[other] { $count } more tiles
    }. All choose at the same time, in secret.
    .hint = Type a number of the list, or the letters of a tile.
moment-hire = Step 5: hire an accomplice?
    .help = An accomplice costs a coin and comes from the hidden deck. You can use it from the next player's turn on. At the end of the game every coin is worth a point.
    .hint = Type a number of the list.
moment-pay = What do you pay with?
    .help = Coins go to the supply, coin tiles to their bag; for a double coin you get one coin back.
    .hint = Type a number of the list, or the letters of a tile.

## What a move does

misfortune-skull = { $chance } that you draw a skull{ $loss ->
    [0] {""}
    [one] {" "}and lose { $loss } tile
   *[other] {" "}and lose { $loss } tiles
}
misfortune-raid = { $chance } that a police raid costs you { $loss ->
    [one] { $loss } tile
   *[other] { $loss } tiles
}
misfortune-jail = { $chance } that you go to jail

explain-order = { $condition }. { $rewards }.
explain-effect = Effect: { $effect }.
explain-skull = { $percent ->
    [none] A skull
   *[other] A skull comes with a chance of { $percent }%. It
} would take from you: { $tiles }.

## Refusals

refused-thief-not-offered = That Master Thief is not on the table.
refused-pick-a-thief = First pick a Master Thief.
refused-no-order-there = There is no order on that space.
refused-once-in-this-step = You have touched that order in this step already.
refused-not-your-marker = Your marker is not on that order.
refused-reserved-already = You have reserved that order already.
refused-no-marker-left = All your markers are placed: cancel an order first.
refused-reserve-or-be-done = Now you reserve orders, or go on.
refused-name-a-bag = Now you must name a bag.
refused-theft-finished = Your Sidekick was stopped: the theft from this bag is over.
refused-same-bag = The Sidekick changes to another bag.
refused-nothing-from-this-bag = First draw a tile from this bag.
refused-draw-or-stop = Now you draw again or stop.
refused-not-in-hand = You do not have that card.
refused-hired-this-turn = You have hired that card in this turn: it can be used from the next turn on.
refused-copycat-or-pass = Now only a Copycat can be played.
refused-angel-or-pass = Now only a Guardian Angel can be played.
refused-assassin-or-pass = Now only an Assassin can be played.
refused-bet-or-pass = Now you bet, beg, hustle or pass.
refused-one-bet-a-turn = You have bet in this turn already.
refused-react-or-pass = That cannot be played after a theft.
refused-theft-failed = That needs a successful theft.
refused-too-few-to-split = There are not two stolen tiles to split.
refused-not-stolen-this-turn = That tile was not stolen in this turn.
refused-take-a-tile = Now you must take a tile.
refused-split-in-two = Now you must say part 1 or part 2.
refused-keep-one-part = Now you must keep one of the two parts.
refused-nobody-to-beg-from = Nobody else has three loot tiles.
refused-silent-in-jail = In jail you may not play cards in this game.
refused-hustler-locked = The Hustler was used in this turn already.
refused-no-swap-possible = You have no tiles to swap with that player.
refused-not-yours-to-give = You do not have that to give.
refused-give-something = Now you must give a tile or a coin.
refused-give-a-tile = Now you must give a tile.
refused-nothing-to-take-for-it = There is nothing that you could take for it.
refused-not-there-to-take = That player does not have that tile.
refused-same-kind = The two tiles must be different.
refused-undoes-the-last-swap = That would undo the last swap.
refused-not-reserved-by-you = You have not reserved that order.
refused-condition-not-met = You do not have what that order asks for.
refused-act-or-be-done = Now you fulfil orders, sell, or go on.
refused-fill-the-slot = First choose what you use.
refused-no-lock-picker-for-dealers = Dealers do not take Lock Pickers.
refused-no-key-to-turn = You cannot turn a key for this now.
refused-does-not-fit = That does not fit here.
refused-not-in-the-supply = That tile is not in the supply.
refused-take-or-skip = Now you take a neutral tile, or nothing.
refused-no-dealer-there = That dealer is gone until the board is refilled.
refused-field-taken = There is a tile on that field already.
refused-lower-field-first = Take the field with the lower number: they are the same.
refused-no-tile-for-it = You have no tile that fits there.
refused-chosen-already = You have chosen that tile already.
refused-return-a-tile = Now you must return a tile that you own.
refused-no-coin = You have neither a coin nor a coin tile.
refused-nobody-to-hire = There are no accomplices left.
refused-hire-or-end = Now you hire an accomplice or end your turn.
refused-not-yours-to-pay = You do not have that to pay with.
refused-pay-first = First pay for the accomplice.

## Component files that cannot be used

bad-counts-differ = counts.{ $key } says { $said }, but there are { $found }
bad-one-of = expected one of { $known }, not “{ $value }”
bad-too-few-coins = expected at least { $least }: four players need a coin each to begin with
bad-rows-for-players = expected one row for 2, one for 3 and one for 4 players
bad-fields-number = expected { $fields } fields
bad-order-ids = expected every id from { $first } to { $last } once, as an order or as a raid
bad-too-few-orders = { $orders } orders are too few for { $players } players and this end
bad-needs-number = expected needs for 1 to { $slots } tiles that can be met in a few ways
bad-no-such-set = a set of { $what } cannot be { $set }
bad-cards-are-hidden = cards in hand are hidden: they can be discarded, not owned

## The end

end-by = { $clause ->
    [SW-11_2] The last round is over: { $who } has the most points and wins.
   *[SW-R78] The limit of rounds is reached: { $who } has the most points and wins.
}
end-by-you = { $clause ->
    [SW-11_2] The last round is over: you have the most points and win!
   *[SW-R78] The limit of rounds is reached: you have the most points and win!
}
end-by-many = { $clause ->
    [SW-11_2] The last round is over: { $who } share the victory.
   *[SW-R78] The limit of rounds is reached: { $who } share the victory.
}
end-by-many-you = { $clause ->
    [SW-11_2] The last round is over: { $who } share the victory.
   *[SW-R78] The limit of rounds is reached: { $who } share the victory.
}
end-score = { $points }, { $orders ->
    [one] { $orders } order fulfilled
   *[other] { $orders } orders fulfilled
}

## Keys

help-keys =
    What you can type:
      a key or the move itself     2, or 1.3, or reserve:2, or sell:1.3
      Enter                        pass, when you are asked whether you react
      p                            pass until your next turn
      ?                            what is going on now, and the rule
      ? 2    ?r    ?sell:1.3       what a move does, or why it is not allowed
      ?SW-5.6                      a clause of the rules
      !?                           what Fagin himself thinks of your moves
      !                            let the bot Sly make this move for you
      u                            take your last move back, if nothing came of it
      l                            the whole log
      s                            where the game is saved
      q                            save and quit
