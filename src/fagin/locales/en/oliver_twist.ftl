# Oliver Twist: tokens, cards, what happens, what is asked and what is refused.

title = Oliver Twist
subtitle = Thieving by the rulebook

## Money, spaces, tokens

pounds = £{ $pounds }
square = the square
space = { $number } ({ $street })
token = { $kind ->
    [apple1] an apple ({ $pounds })
    [apple2] an apple ({ $pounds })
    [handkerchief1] a handkerchief ({ $pounds })
    [handkerchief2] a handkerchief ({ $pounds })
    [brooch] a brooch ({ $pounds })
    [necklace] a necklace ({ $pounds })
    [ring] a ring ({ $pounds })
    [watch] a watch ({ $pounds })
    [wallet] a Wallet
    [crowbar] a crowbar
    [lantern] a dark lantern
    [keys] a bunch of skeleton keys
    [centrebit] a centre-bit
    [rope] a rope
    [character] a Character token
   *[burglary] a Burglary token
}
token-bare = { $kind ->
    [apple1] apple { $pounds }
    [apple2] apple { $pounds }
    [handkerchief1] handkerchief { $pounds }
    [handkerchief2] handkerchief { $pounds }
    [brooch] brooch { $pounds }
    [necklace] necklace { $pounds }
    [ring] ring { $pounds }
    [watch] watch { $pounds }
    [wallet] Wallet
    [crowbar] crowbar
    [lantern] lantern
    [keys] keys
    [centrebit] centre-bit
    [rope] rope
    [character] Character
   *[burglary] Burglary
}
tokens-of = { $kind ->
    [apple1] { $count ->
        [one] { $count } apple ({ $pounds })
       *[other] { $count } apples ({ $pounds })
    }
    [apple2] { $count ->
        [one] { $count } apple ({ $pounds })
       *[other] { $count } apples ({ $pounds })
    }
    [handkerchief1] { $count ->
        [one] { $count } handkerchief ({ $pounds })
       *[other] { $count } handkerchiefs ({ $pounds })
    }
    [handkerchief2] { $count ->
        [one] { $count } handkerchief ({ $pounds })
       *[other] { $count } handkerchiefs ({ $pounds })
    }
    [brooch] { $count ->
        [one] { $count } brooch
       *[other] { $count } brooches
    }
    [necklace] { $count ->
        [one] { $count } necklace
       *[other] { $count } necklaces
    }
    [ring] { $count ->
        [one] { $count } ring
       *[other] { $count } rings
    }
    [watch] { $count ->
        [one] { $count } watch
       *[other] { $count } watches
    }
    [wallet] { $count ->
        [one] { $count } Wallet
       *[other] { $count } Wallets
    }
    [crowbar] { $count ->
        [one] { $count } crowbar
       *[other] { $count } crowbars
    }
    [lantern] { $count ->
        [one] { $count } lantern
       *[other] { $count } lanterns
    }
    [keys] { $count ->
        [one] { $count } bunch of keys
       *[other] { $count } bunches of keys
    }
    [centrebit] { $count ->
        [one] { $count } centre-bit
       *[other] { $count } centre-bits
    }
    [rope] { $count ->
        [one] { $count } rope
       *[other] { $count } ropes
    }
    [character] { $count ->
        [one] { $count } Character token
       *[other] { $count } Character tokens
    }
   *[burglary] { $count ->
        [one] { $count } Burglary token
       *[other] { $count } Burglary tokens
    }
}
tokens-none = nothing
type = { $type ->
    [apple] apples
    [handkerchief] handkerchiefs
    [brooch] brooches
    [necklace] necklaces
    [ring] rings
    [watch] watches
    [wallet] Wallets
    [tool] Tools
    [character] Characters
   *[burglary] Burglaries
}
token-does = { $sort ->
    [object] It goes to your stash. Three or more of a type can be sold to Fagin.
    [wallet] It goes to your stash. It is worth nothing, but stands for any Object in a set.
    [tool] It lies in front of your Lair. Every type of Tool lets you draw one more card in a burglary.
    [character] It goes to the bag, and you draw a Character card for a later turn.
   *[burglary] It goes to the bag and you burgle at once: one card, and one more for each type of Tool you have; you keep one and spend a Tool.
}
# The letter of an Object on the map, and the two letters of everything else.
code = { $kind ->
    [apple1] a
    [apple2] a
    [handkerchief1] h
    [handkerchief2] h
    [brooch] b
    [necklace] n
    [ring] r
    [watch] w
    [wallet] Wa
    [crowbar] Cr
    [lantern] La
    [keys] Ke
    [centrebit] Ce
    [rope] Ro
    [character] Ch
   *[burglary] Bu
}
legend-objects = a apple · h handkerchief · b brooch · n necklace · r ring · w watch (and £)
legend-others = Wa Wallet · Ch Character · Bu Burglary · ▒▒ face down · ▸◂ the Gang
legend-tools = Cr crowbar · La lantern · Ke keys · Ce centre-bit · Ro rope
loot = { $sign ->
    [plus] +{ $pounds }
   *[minus] −{ $pounds }
}

## Character cards

card-dodger = The Artful Dodger
    .effect = take any face-up token of the board; the Gang stays, nothing goes to your file
card-bates = Charley Bates
    .effect = Prowl; the tokens you pass go to the bag, not to your file
card-bullseye = Bull's-eye
    .effect = put the Gang on any empty space next to a token, free of charge, then Prowl
card-sikes = Bill Sikes
    .effect = take a token at random from one opponent's stash
card-nancy = Nancy
    .effect = take an Object or a Tool out of your file
card-monks = Monks
    .effect = slip up to { $count ->
        [one] { $count } token
       *[other] { $count } tokens
    } from your file into an opponent's
card-oliver = Oliver Twist
    .effect = all tokens of one type leave your file
card-rose = Rose Maylie
    .effect = up to { $count ->
        [one] { $count } token leaves
       *[other] { $count } tokens leave
    } your file
card-bumble = Mr Bumble
    .effect = opponents with more than { $count } in their stash must file the surplus
card-fang = Mr Fang
    .effect = one opponent must file { $count ->
        [one] { $count } token
       *[other] { $count } tokens
    } from the stash
card-brownlow = Mr Brownlow
    .effect = discard Wallets from your stash for { $pounds } each
card-crackit = Toby Crackit
    .effect = take any face-up Tool of the board or, at night, burgle at once
card-noah = Noah Claypole
    .effect = look at an opponent's stash and exchange a token with it
no-powers = no power in this game: a card only serves to hide

## Options

option-night_reveal = when a line is flipped at night
    .blind = only if all tokens next to the Gang are face down
    .hidden_neighbour = as soon as one of them is face down
option-burglary_trigger = which Burglary tokens let you burgle
    .any_take = all that you take
    .prowl_only = only those taken on a Prowl
option-wallet_only_sets = sets of Wallets alone
    .false = not allowed
    .true = allowed
option-two_player_night_closed = the yellow streets at night, with two players
    .true = closed
    .false = open
option-square_is_space = the square, once left
    .true = the Gang may be put there again
    .false = the Gang never returns there
option-relocate_credit = a bribe with less than the price
    .false = impossible
    .true = you pay what you have
option-end_sets = sets left at the end of a round
    .one_per_type = one for each type
    .split = as many threes as there are
option-deck_reshuffle = an empty pile of Character cards
    .true = made anew from the discards
    .false = stays empty
option-characters = the Character cards
    .full = with their powers
    .hide_only = only to hide
option-file_view = who may look at a Police file
    .owner = its owner
    .nobody = nobody, before the end of the round
    .all = everybody
option-stash_view = who may look at a stash
    .owner = its owner
    .all = everybody
option-money_view = who may count your money
    .owner = only you; all say it at nightfall and at the end
    .all = everybody
option-first_player = who begins
    .random = lots are drawn
    .seat0 = the first seat
    .seat1 = the second seat
    .seat2 = the third seat
    .seat3 = the fourth seat
option-youngest = who is the youngest, among the poorest at nightfall
    .lots = lots are drawn
    .seat0 = the first seat
    .seat1 = the second seat
    .seat2 = the third seat
    .seat3 = the fourth seat
option-tie_break = equal totals at the end
    .shared = the victory is shared
    .fewest_file = the smaller file wins
    .most_cards = the better Burglary cards win
option-rounds = which rounds are played
    .both = the Day and the Night
    .day_only = the Day only
option-turn_limit = the most turns in a round
    .off = no limit
    .turns50 = 50 turns
    .turns80 = 80 turns
    .turns120 = 120 turns

## The table

round = { $round ->
    [day] Day
   *[night] Night
}
table-turn = turn { $turn }
table-rewards = Rewards: { $rewards }
table-board = Tokens left: { $count }
table-hidden = Face down: { $count }
table-discards = Cards played: { $cards }
table-closed = Closed with two players: { $streets }
table-gang = Gang: { $space }
column-urchin = Urchin
column-money = Money
column-stash = Stash
column-file = File
column-tools = Tools
column-cards = Cards
column-loot = Burglaries
own-stash = Your stash
own-tray = On Fagin's tray
own-file = Your file
own-types = { $tokens } · { $count ->
    [one] { $count } type
   *[other] { $count } types
}
own-cards = Your cards
own-loot = Burglary cards
own-drawn = Drawn now
own-peeked = You peeked
own-incoming = Coming in
own-sight = Their stash
street-ways = Spaces you can name: { $spaces }

## What happens

event-first = { $you ->
    [yes] You begin.
   *[no] { $who } begins.
}
event-turn = { $you ->
    [yes] Your turn
   *[no] { $who }'s turn
}
event-turn-limit = The limit of turns is reached: the round stops.
event-stops = { $you ->
    [yes] You can do nothing more: you pay { $pounds } to the police and the round stops.
   *[no] { $who } can do nothing more, pays { $pounds } to the police, and the round stops.
}
event-gets-starter = Everybody takes two starting tokens.
event-got-starter = { $you ->
    [yes] You get { $token }.
   *[no] { $who } gets { $token }.
}
event-laid = Tokens are laid face up on all open spaces.
event-nightfall = Night falls. Burglaries join the bag, and the streets are filled again, face down.
event-stays-empty = There are too few tokens for all spaces: space { $space } stays empty.
event-announces = { $you ->
    [yes] You have { $pounds }.
   *[no] { $who } has { $pounds }.
}
event-poorest = { $you ->
    [yes] You are the poorest: you flip the first line and say who begins.
   *[no] { $who } is the poorest, flips the first line and says who begins.
}
event-flipped = { $you ->
    [yes] You flip:
   *[no] { $who } flips:
}
event-peeks = { $you ->
    [yes] You look at the token on { $space }.
   *[no] { $who } secretly looks at the token on { $space }.
}
event-peeked = { $you ->
    [yes] You look at space { $space }: { $token }.
   *[no] { $who } looks at space { $space }: { $token }.
}
event-bypasses = { $you ->
    [yes] You pass by, as evidence for your file:
   *[no] { $who } passes by, as evidence for the file:
}
event-bypasses-clean = { $you ->
    [yes] You pass by, unseen:
   *[no] { $who } passes by, unseen:
}
event-takes = { $you ->
    [yes] You take { $token } on { $space }.
   *[no] { $who } takes { $token } on { $space }.
}
event-reshuffled = The Character cards that were played make a new pile.
event-draws-card = { $you ->
    [yes] You draw a Character card.
   *[no] { $who } draws a Character card.
}
event-drew-card = { $you ->
    [yes] You draw a Character card: { $card }.
   *[no] { $who } draws a Character card: { $card }.
}
event-bribes = { $you ->
    [yes] You pay { $pounds } to move the Gang elsewhere.
   *[no] { $who } pays { $pounds } to move the Gang elsewhere.
}
event-places-gang = { $you ->
    [yes] You put the Gang on { $space }.
   *[no] { $who } puts the Gang on { $space }.
}
event-at-fagins = { $you ->
    [yes] You go to Fagin's with { $type }.
   *[no] { $who } goes to Fagin's with { $type }.
}
event-sells = { $you ->
    [yes] You sell { $tokens } for { $pounds }.
   *[no] { $who } sells { $tokens } for { $pounds }.
}
event-bonus = { $you ->
    [yes] Five or more: you get { $pounds } on top.
   *[no] Five or more: { $who } gets { $pounds } on top.
}
event-reward = { $you ->
    [yes] The Reward token gives you { $pounds } more.
   *[no] The Reward token gives { $who } { $pounds } more.
}
event-hides = { $you ->
    [yes] You hide, discarding { $card }.
   *[no] { $who } hides, discarding { $card }.
}
event-plays = { $you ->
    [yes] You ask for help: { $card }.
   *[no] { $who } asks for help: { $card }.
}
event-grabs = { $you ->
    [yes] You take { $token } from { $space }; the Gang stays.
   *[no] { $who } takes { $token } from { $space }; the Gang stays.
}
event-targets = { $to ->
    [you] { $card } is sent to you.
   *[other] { $you ->
        [yes] You send { $card } to { $whom }.
       *[no] { $who } sends { $card } to { $whom }.
    }
}
event-saw-stash = { $you ->
    [yes] You see in { $whom }'s stash: { $tokens }.
   *[no] { $who } sees in { $whom }'s stash: { $tokens }.
}
event-hands-over-one = { $to ->
    [you] You get a token from { $who }'s stash.
   *[other] { $you ->
        [yes] A token of your stash goes to { $whom }.
       *[no] A token of { $who }'s stash goes to { $whom }.
    }
}
event-handed-over = { $to ->
    [you] You get { $token } from { $who }'s stash.
   *[other] { $you ->
        [yes] From your stash { $whom } gets { $token }.
       *[no] From { $who }'s stash { $whom } gets { $token }.
    }
}
event-plants-one = { $to ->
    [you] { $who } slips a token into your file.
   *[other] { $you ->
        [yes] You slip a token into { $whom }'s file.
       *[no] { $who } slips a token into { $whom }'s file.
    }
}
event-planted = { $to ->
    [you] { $who } slips { $token } into your file.
   *[other] { $you ->
        [yes] You slip { $token } into { $whom }'s file.
       *[no] { $who } slips { $token } into { $whom }'s file.
    }
}
event-recovers = { $you ->
    [yes] You take { $token } out of your file.
   *[no] { $who } takes { $token } out of the file.
}
event-clears = { $you ->
    [yes] All { $type } leave your file: { $tokens }.
   *[no] All { $type } leave { $who }'s file: { $tokens }.
}
event-burns = { $you ->
    [yes] From your file { $token } goes to the bag.
   *[no] From { $who }'s file { $token } goes to the bag.
}
event-cashes = { $you ->
    [yes] You hand in { $count ->
        [one] a Wallet
       *[other] { $count } Wallets
    } for { $pounds }.
   *[no] { $who } hands in { $count ->
        [one] a Wallet
       *[other] { $count } Wallets
    } for { $pounds }.
}
event-burgles = { $you ->
    [yes] You burgle a house and draw { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }.
   *[no] { $who } burgles a house and draws { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }.
}
event-drew-loot = { $you ->
    [yes] Your Burglary cards:
   *[no] { $who }'s Burglary cards:
}
event-keeps-loot = { $you ->
    [yes] You keep one card face down.
   *[no] { $who } keeps one card face down.
}
event-spends = { $you ->
    [yes] You discard { $token }.
   *[no] { $who } discards { $token }.
}
event-files-one = { $you ->
    [yes] A token goes from your stash to your file.
   *[no] A token goes from { $who }'s stash to the file.
}
event-filed = { $you ->
    [yes] From your stash { $token } goes to your file.
   *[no] From { $who }'s stash { $token } goes to the file.
}
event-opens-stash = { $you ->
    [yes] Left in your stash: { $tokens }.
   *[no] Left in { $who }'s stash: { $tokens }.
}
event-scraps = { $you ->
    [yes] You get rid of a set of { $type } for { $pounds }.
   *[no] { $who } gets rid of a set of { $type } for { $pounds }.
}
event-opens-file = { $you ->
    [yes] In your file, { $count ->
        [one] { $count } token
       *[other] { $count } tokens
    }: { $tokens }.
   *[no] In { $who }'s file, { $count ->
        [one] { $count } token
       *[other] { $count } tokens
    }: { $tokens }.
}
event-fined = { $you ->
    [yes] Yours is the thickest file: you are fined { $pounds }.
   *[no] { $who } has the thickest file and is fined { $pounds }.
}
event-opens-loot = { $count ->
    [0] { $you ->
        [yes] You have no Burglary cards.
       *[no] { $who } has no Burglary cards.
    }
   *[other] { $you ->
        [yes] Your Burglary cards: { $loot }.
       *[no] { $who }'s Burglary cards: { $loot }.
    }
}
event-game-over = The game is over.

## Moves in words

move-prowl = take { $token }{ $to ->
    [nothing] {""}
    [bag] ; to the bag: { $tokens }
   *[file] ; to your file: { $tokens }
}
move-prowl-to = Prowl to { $space }
move-flip = flip a line from { $space }
move-peek = look at { $space }
move-grab = take { $token } on { $space }
move-grab-at = take what lies on { $space }
move-move = put the Gang on { $space }
move-sell = sell { $type } to Fagin
move-hold = hold back { $token }
move-play = ask { $card } for help
move-hide = hide, discarding { $card }
move-keep = keep { $loot }
move-take = take { $token }
move-plant = slip { $token } into the other file
move-burn = get rid of { $token }
move-clear = get rid of all { $type }
move-drop = file { $token }
move-yield = file { $token }
move-give = give { $token }
move-cash = hand in { $count ->
    [one] a Wallet
   *[other] { $count } Wallets
} for { $pounds }
move-scrap = complete the { $type }
move-spend = discard { $token }
move-target = { $to ->
    [you] yourself
   *[other] { $whom }
}
against = against { $whom }
move-first = { $to ->
    [you] you begin
   *[other] { $whom } begins
}
move-bribe = pay a bribe, move the Gang elsewhere and Prowl from there
move-stop = pay the police and stop the round
move-done = that is all
move-sell-now = sell it for { $pounds }
move-wallet = add a Wallet
move-burgle = burgle: draw { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
move-chance = { $text } (chance)

## What is asked

moment-turn = Your turn: Prowl, go to Fagin's, or play a card
    .help = You do one thing. Prowl: take one of the first four tokens of an unbroken line beside the Gang; what you pass by goes to your Police file. Fagin buys three or more Objects of a type. A Character card helps you or lets you hide. If you can neither Prowl nor sell, you pay £4 and the round stops.
    .hint = Type the number of a space, or a letter of the list.
moment-prowl = Go on: which token?
    .help = The Prowl must be completed from where the Gang is now.
    .hint = Type the number of a space.
moment-line = Which way does the line go?
    .help = Twelve tokens are turned up, one beside the other; at a crossing you choose the way.
    .hint = Type the number of a space.
moment-peek = Look at a face-down token
    .help = For the bribe you may look at two face-down tokens, anywhere, before you place the Gang. Nobody else sees them.
    .hint = Type the number of a space, such as { $example }.
moment-place = Where do you put the Gang?
    .help = Any empty space beside a token will do; you Prowl from there at once.
    .hint = Type the number of a space, such as { $example }.
moment-drop = Your stash is full: which token goes to your file?
    .help = A stash holds nine. One of the old tokens makes room for the new one.
    .hint = Type a number of the list.
moment-keep = Which Burglary card do you keep?
    .help = Its value is added to your money at the end of the game; a loss is taken off. The others go back.
    .hint = Type a number of the list.
moment-spend = Which Tool do you discard?
    .help = Every burglary costs a Tool. A second one of the same type is missed least.
    .hint = Type a number of the list.
moment-sale = On the tray: { $tray }. Sell it?
    .help = You may hold tokens of the set back or add Wallets; three are needed. Now it sells for { $pounds }, all bonuses counted. Five or more tokens earn £7.
    .hint = Type a number of the list.
moment-grab = Which token do you take?
    .help = The Gang stays where it is and nothing goes to your file.
    .hint = Type the number of a space, such as { $example }.
moment-target = Whom do you send { $card } to?
    .help = Power: { $effect }.
    .hint = Type a number of the list, or a name.
moment-recover = What do you take out of your file?
    .help = An Object goes to your stash, a Tool in front of your Lair.
    .hint = Type a number of the list.
moment-ask = What do you take from that stash?
    .help = You take one token of that stash and give one of yours for it.
    .hint = Type a number of the list.
moment-give = What do you give for it?
    .help = One token of your stash goes to the other.
    .hint = Type a number of the list.
moment-plant = What do you slip into the other file?
    .help = At least one token of your file goes to the other; the fine is for the thickest file.
    .hint = Type a number of the list.
moment-burn = What leaves your file?
    .help = At least one token goes to the bag; you may stop when you like.
    .hint = Type a number of the list.
moment-clear = Which type leaves your file?
    .help = All tokens of one type go to the bag.
    .hint = Type a number of the list.
moment-cash = How many Wallets do you hand in?
    .help = Each is paid; the others stay in your stash.
    .hint = Type a number of the list.
moment-yield = Which token goes from your stash to your file?
    .help = The others see that a token goes, not which.
    .hint = Type a number of the list.
moment-first = Who begins the Night?
    .help = The poorest player says who has the first turn, and may begin.
    .hint = Type a number of the list, or a name.
moment-scrap = Which set do your Wallets complete?
    .help = A set pays the value of its best token now. What makes no set goes to your file.
    .hint = Type a number of the list.

## What a move does

misfortune-burglary = { $chance } that the burglary ends in a loss, £{ $loss } on average
misfortune-fined = { $chance } that you are fined £{ $loss }

explain-sell = All bonuses counted, the whole set sells for { $pounds } now.
explain-passed = { $count ->
    [0] Nothing goes to your file.
    [one] One token goes to your file.
   *[other] { $count } tokens go to your file.
}
explain-effect = Power: { $effect }.

## Refusals

refused-not-drawn = You did not draw that card.
refused-keep-one = Now you must keep one of the cards drawn.
refused-not-your-tool = There is no such Tool in front of your Lair.
refused-spend-one = Now you must discard one of your Tools.
refused-no-burglary = There is no burglary now.
refused-grab-one = Now you must take a token of the board.
refused-not-a-tool = No Tool lies there face up.
refused-not-face-up = No token lies there face up.
refused-not-yourself = It must be somebody else.
refused-empty-stash = There is nothing in that stash for this card.
refused-target-one = Now you must name an opponent.
refused-plant-one = Now you must choose a token of your file, one at least.
refused-burn-one = Now you must choose a token of your file, one at least.
refused-not-in-your-file = That is not in your file.
refused-not-in-their-stash = That is not in the stash you saw.
refused-take-one = Now you must take a token.
refused-give-one = Now you must give a token of your stash.
refused-clear-one = Now you must name a type.
refused-not-so-many-wallets = You do not have so many Wallets.
refused-cash-some = Now you must say how many Wallets you hand in.
refused-only-to-hide = The power of this card can do nothing now: you can only hide with it.
refused-not-in-your-hand = You do not hold that card.
refused-scrap-one = Your Wallets cannot complete that type.
refused-wallets-alone = Wallets alone are no set.
refused-no-set = You have no three of that type, even with Wallets.
refused-not-on-the-tray = That is not on the tray.
refused-wallet-added = After a Wallet was added nothing is held back.
refused-needs-a-real-one = A set needs at least one real Object.
refused-too-few = A set needs at least three tokens.
refused-no-wallet-left = You have no Wallet left.
refused-finish-the-sale = First finish the sale.
refused-not-the-new-one = Not the new token: one of the nine you had.
refused-not-in-your-stash = That is not in your stash.
refused-drop-one = First one token of your stash must go to your file.
refused-yield-one = Now a token of your stash must go to your file.
refused-name-first = Now you must say who begins.
refused-flip-next = The line goes on only with a face-down token beside the last one.
refused-another-token = You have just seen that one: look at another.
refused-not-face-down = No token lies there face down.
refused-peek-first = First you look at face-down tokens.
refused-face-up-first = Beside a face-up token you do not flip: take one that is face up.
refused-not-next-to-the-gang = The line must begin next to the Gang.
refused-no-token-there = No token lies there.
refused-face-down = That token is face down: only what is face up can be taken.
refused-flip-first = First a line must be flipped.
refused-out-of-reach = The Gang cannot reach it: only the first four tokens of an unbroken line.
refused-finish-the-prowl = First the Prowl must be completed.
refused-place-the-gang = First the Gang must be put on a space.
refused-not-empty = That space is not empty.
refused-street-closed = That street is closed with two players.
refused-not-on-the-square = The Gang never returns to the square in this game.
refused-next-to-no-token = No token lies beside that space.
refused-too-poor = You cannot pay the bribe.
refused-not-alone = A bribe is only possible when the Gang is next to no token.
refused-streets-empty = No token is left in the streets.
refused-you-can-act = You can still Prowl or sell: the round goes on.
refused-act = That is not one of the three actions: Prowl, go to Fagin's, or play a card.

## Component files that cannot be used

bad-no-such-space = there is no space { $space }
bad-spaces-number = expected 1 to { $most } spaces
bad-three-numbers = expected three whole numbers: space, x, y
bad-space-order = expected space { $space } here
bad-chain-short = expected a list of at least two spaces
bad-chain-spaces = expected spaces from 0 to { $most }
bad-chain-twice = a space stands here twice
bad-true-or-false = expected true or false
bad-street-texts = expected texts as id, name, path and label_path
bad-no-street = space { $space } lies in no street
bad-same-neighbour = two streets lead from space { $space } to the same neighbour
bad-apart = the streets do not hang together; they must, even without the square and the yellow ones
bad-short-cycle = a way round has { $shortest } spaces: expected { $least } or more
bad-too-few-tokens = { $spaces } spaces need as many tokens by day, there are { $tokens }
bad-too-many-alike = more than { $most } tokens { $kind } in all
bad-burglary-values = expected every whole number from -6 to 10 but 0, in order
bad-faces-number = expected { $faces }, in the order of their pounds
bad-pounds-in-name = expected { $pounds }, as in the name { $kind }
bad-faces-sum = its faces add up to { $sum }
bad-no-such-token = no token shows that Object with those pounds
bad-starting-number = expected { $least } to 15 tokens
bad-rewards-order = expected at most nine, from the highest to the lowest

## The end

end-by = { $clause ->
    [OT-10_3] { $round ->
        [day] The Day is over
       *[night] The Night is over
    }: { $who } is the richest and wins.
   *[other] The game is over: { $who } wins.
}
end-by-you = { $clause ->
    [OT-10_3] { $round ->
        [day] The Day is over
       *[night] The Night is over
    }: you are the richest and win!
   *[other] The game is over: you win!
}
end-by-many = { $clause ->
    [OT-10_3] Equally rich: { $who } share the victory.
   *[other] The game is over: { $who } share the victory.
}
end-by-many-you = { $clause ->
    [OT-10_3] Equally rich: { $who } share the victory.
   *[other] The game is over: { $who } share the victory.
}
end-score = { $pounds } in money, { $loot } from burglaries, { $total } in all

## Keys

help-keys =
    What you can type:
      a key or the move itself     12, or prowl:12, or sell:ring
      ?                            what is going on now, and the rule
      ? 12    ?a    ?hide:nancy    what a move does, or why it is not allowed
      ?OT-4.10                     a clause of the rules
      !?                           what Fagin himself thinks of your moves
      !                            let the bot Sly make this move for you
      u                            take your last move back, if nothing came of it
      l                            the whole log
      s                            where the game is saved
      q                            save and quit
