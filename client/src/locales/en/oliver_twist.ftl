# The board of Oliver Twist: tokens and cards as the game calls them, and what lies where.

## Tokens, cards and spaces

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
token-does = { $sort ->
    [object] It goes to your stash. Three or more of a type can be sold to Fagin.
    [wallet] It goes to your stash. It is worth nothing, but stands for any Object in a set.
    [tool] It lies in front of your Lair. Every type of Tool lets you draw one more card in a burglary.
    [character] It goes to the bag, and you draw a Character card for a later turn.
   *[burglary] It goes to the bag and you burgle at once: one card, and one more for each type of Tool you have; you keep one and spend a Tool.
}
loot = { $sign ->
    [plus] +{ $pounds }
   *[minus] −{ $pounds }
}
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
round = { $round ->
    [day] Day
   *[night] Night
}

## The plan

turn-of = { $round }, turn { $turn }
tokens-left = { $count ->
    [one] { $count } token left
   *[other] { $count } tokens left
}
plan = Plan of the streets
title-of-plan = Oliver Twist
plan-beside = Beside the streets
tip-gang = The Gang stands here: { $where }.
tip-face-down = A token face down: { $where }.
tip-empty = An empty space: { $where }.
tip-closed = Closed with two players: { $where }.
tip-where = It lies on { $where }.
tip-seen = You have looked: { $token }.
tip-peeked = { $count ->
    [one] { $who } has looked at it.
   *[other] { $who } have looked at it.
}
tip-again = Tap again to do it.
tip-rewards = Fagin's Rewards: the next set earns { $next } on top. Left: { $all }.
tip-rewards-none = Fagin's Rewards are used up for this round.
tip-deck = Character cards to draw: { $count }.
tip-discards = Character cards played: { $cards }.
tip-discards-none = No Character card has been played yet.
tip-pile = Burglary cards that nobody keeps: { $count }.
tip-bag = Tokens in the bag, sold or discarded in this round: { $count }.
look-closer = Look closer
look-whole = The whole plan

## Your Lair

room = Your money
stash-of = Your stash: { $count } of { $most }
file = Police file
file-of = { $count ->
    [one] { $count } token
   *[other] { $count } tokens
}, { $types ->
    [one] { $types } type
   *[other] { $types } types
}
file-tip = If yours is the thickest file when the round ends, you pay { $pounds } for every type in it: { $fine } now.
file-empty = Nothing against you yet.
file-hidden = Nobody may look at a file before the round ends.
tools-none = no Tools
tools-tip = Each type of Tool draws one more card in a burglary.
hand = Cards
hand-none = no cards
kept = Burglaries
kept-tip = Burglary cards that you keep: { $cards }. They count at the end of the game.
in-file = { $count } in your file
watching = You are watching. Lairs stay closed until the round ends.
incoming = It comes in: { $token }. One of the nine must go to your file.
help-with = Ask for help
hide-with = Hide
not-now = Not now
counter = To Fagin
counter-sum = { $coins } coins{ $bonus ->
    [0] {""}
   *[other] {" "}+ { $bonus } for five
}{ $reward ->
    [0] {""}
   *[other] {" "}+ { $reward } Reward
}
counter-sell = Sell for { $pounds }
counter-short = Three tokens make a set
plant-hint = Choose up to { $count } for { $who }'s file
plant-now = Slip { $count } into { $who }'s file
burn-hint = Choose up to { $count } to get rid of
burn-now = { $count ->
    [one] Get rid of it
   *[other] Get rid of these { $count }
}
yield-hint = Choose { $count } of your stash for your file
yield-now = { $count ->
    [one] File it
   *[other] File these { $count }
}
cash-hint = Choose the Wallets to hand in, { $pounds } each
cash-now = Hand in { $count } for { $pounds }
sight = { $who }'s stash
swap-now = Exchange
give-hint = For { $token } you give one of yours
keep-hint = Keep one; the others go back
spend-hint = Discard one Tool
clear-hint = All of one type leave your file
take-hint = Take an Object or a Tool out of your file
scrap-hint = Which type do your Wallets complete?

## Panels

money-hidden = Money: told at nightfall and at the end
money-is = Money: { $pounds }
stash-is = Stash: { $count } of { $most }
file-closed = Police file: closed until the round ends
file-open = Police file: { $count ->
    [one] { $count } token
   *[other] { $count } tokens
}, { $types ->
    [one] { $types } type
   *[other] { $types } types
}
tools-are = Tools: { $tokens }
cards-are = Character cards: { $count }
loot-is = Burglary cards: { $count }
loot-open = Burglary cards: { $cards }
was-file = In the file: { $tokens }
total = { $pounds } in all
choose-target = Send it here
choose-first = Begins the Night

## Every piece

pieces-tokens = Tokens
pieces-cards = Character cards
pieces-loot = Burglary cards
pieces-others = Gang, Rewards, file, bag
pieces-states = States

## The end

score = £{ $score }

## What the others are about

awaits = { $step ->
    [turn] They prowl, go to Fagin’s or play a card.
    [prowl] They choose the next token.
    [line] They choose the way of the line.
    [peek] They look at a face-down token.
    [place_gang] They choose a place for the Gang.
    [drop] They choose a token for their file.
    [keep] They choose a Burglary card to keep.
    [spend] They choose a Tool to discard.
    [sell] They sell at Fagin’s.
    [grab] They choose a token to take.
    [target] They choose whom to send a card to.
    [recover] They take something out of their file.
    [ask_for] They choose a token of another’s stash.
    [give_for] They choose what to give for it.
    [rob] They choose a token of another’s stash.
    [plant] They slip something into another file.
    [burn] They choose what leaves their file.
    [clear] They choose a type that leaves their file.
    [cash] They may hand in Wallets.
    [yield] They choose tokens of their stash for their file.
    [name_first] They say who begins the Night.
    [scrap] They choose the set that Wallets complete.
   *[other] {""}
}
