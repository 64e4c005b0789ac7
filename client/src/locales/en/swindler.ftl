# Swindler at the web table: names of things, what stands on the drawing and what its things say of themselves.

## Loot, accomplices, thieves and orders
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
bag = { $bag ->
    [red] red
    [blue] blue
    [green] green
    [yellow] yellow
   *[black] black
}
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

## On the table

orders = Orders
bags = Purses
dealers = Dealers
supply = Supply
counter = Counter
steps = The five steps of a turn
headline = { $kind ->
    [own] Own
    [discard] Discard
    [draw] Draw
   *[achieve] Achieve
}
pts = { $count ->
    [one] pt
   *[other] pts
}
percent = { $percent }%
stake = at stake: { $count }
ready = ready
bill-gone = Torn off
dealer-gone = Gone for today
bills-left = { $count ->
    [one] order left
   *[other] orders left
}
raids-left = { $count ->
    [one] raid
   *[other] raids
}
round-now = round { $number }
round-last = last round
set-up = The table is set up
step = { $step ->
    [reserve] Reserve
    [steal] Steal
    [act] Act
    [replenish] Refill
   *[hire] Hire
}
skull = a skull
dealer-at = dealer { $number }
bet-on = { $bet ->
    [skull] a skull
   *[clean] no skull
}
take-back = Take back? −{ $count }
jail = in jail

## What things say of themselves

tip-card = { $card }: { $effect }.
tip-order = { $order }. { $condition }: { $reward }.
space-empty = This space is empty until the board is refilled.
dealer-empty = This dealer is gone until the board is refilled.
so-far = So far: { $count } of { $number }.
reserved-own = Reserved by you.
reserved-by = Reserved by { $who }.
tip-bag = The { $bag } purse.
tip-inside = Inside: { $tiles } and { $skulls ->
    [one] a skull
   *[other] { $skulls } skulls
}.
tip-risk = Chance of a skull: { $percent }%.
tip-stake = { $count ->
    [one] A skull would cost 1 tile owned.
   *[other] A skull would cost { $count } tiles owned.
}
tip-hook = Dealer { $number } buys { $need } for { $points ->
    [one] { $points } point
   *[other] { $points } points
}. The last field brings { $bonus } more.
tip-hook-full = { $tile } was sold here.
tip-drawn = Drawn in this turn: { $tiles }.
tip-coins = { $count ->
    [one] { $count } coin in the supply.
   *[other] { $count } coins in the supply.
}
tip-coins-endless = Coins never run out.
tip-posters = { $count ->
    [one] { $count } wanted poster in the supply.
   *[other] { $count } wanted posters in the supply.
}
tip-neutral = Neutral tiles in the supply: { $tiles }.
tip-deck = { $count ->
    [one] { $count } accomplice in the deck, a coin each.
   *[other] { $count } accomplices in the deck, a coin each.
}
tip-discarded = Discarded: { $cards }.
tip-orders = Orders to come: { $count }. Police raids among them: { $raids }.
raid-aside = Set aside: { $raid }.
played = Played by { $you ->
    [yes] you
   *[no] { $who }
}{ $aim ->
    [none] {""}
   *[other] {" "}({ $aim })
}:
bet-of = { $you ->
    [yes] You bet on { $bet }.
   *[no] { $who } bets on { $bet }.
}
bell-pass = The bell rings: pass, or play a card of your hand.
bell-waits = The bell rings: waiting for { $who }.
tip-thief = { $thief }: { $ability }.
to-ability = { $count ->
    [one] { $count } order to go.
   *[other] { $count } orders to go.
}
in-jail = In jail: the next turn is lost.
progress = Orders fulfilled: { $count }. Master Thief at { $master }, end at { $last }.
cards-held = { $count ->
    [one] { $count } accomplice in hand
   *[other] { $count } accomplices in hand
}

## The own corner

watching = You are looking through the keyhole. Nobody minds.
own-facts = How far you are
own-loot = Loot
own-loot-none = Empty pockets. An honest face is a start.
sell-this = Sell { $tile }: choose a hook.
own-cards = Accomplices
hired-now = Hired just now: not before the next turn.
tip-own-coins = { $count ->
    [one] You have { $count } coin; at the end it is worth a point.
   *[other] You have { $count } coins; at the end each is worth a point.
}
tip-own-posters = { $count ->
    [one] { $count } wanted poster hangs for you.
   *[other] { $count } wanted posters hang for you.
}
markers = { $count ->
    [one] { $count } marker free
   *[other] { $count } markers free
}
part = Part { $number }
keep-part = Keep part { $number }
to-other-part = Move { $tile } to the other part
split-so = Split them so
take-for = Take for { $tile } from { $who }:
take-stolen = Take one of the stolen tiles:
take-neutral = Take from the supply:
raid-now = { $raid }: { $count ->
    [0] these go back.
    [one] choose { $count } more tile.
   *[other] choose { $count } more tiles.
}
return-them = Return them
fill-for = For { $target }:
not-now = Not now
gift-to = Give { $who } a tile or a coin.
give-to = Give { $who } one of your tiles.
pay-with = Pay with the coins or with a coin tile.
answered = Your answer: { $move }.
sealed = You return { $tiles }.

## What the others are about

awaits = { $step ->
    [thief] They choose a Master Thief.
    [reserve] They reserve orders.
    [bag] They choose a purse.
    [steal] They go on stealing, or stop.
    [bet] They may answer before the first tile.
    [copy] They may answer the tile.
    [skull] They may answer the skull.
    [finish] They may answer the theft.
    [kill] They may answer the card.
    [angel] They choose a stolen tile.
    [split] They split the stolen tiles.
    [keep] They choose the part they keep.
    [gift] They choose what to give.
    [give] They choose a tile to give.
    [swap] They choose a tile to take for it.
    [act] They fulfil orders and sell.
    [fill] They choose what to use for an order.
    [neutral] They choose a neutral tile.
    [return] They return tiles after a raid.
    [hire] They may hire an accomplice.
    [pay] They choose what to pay with.
   *[other] {""}
}
