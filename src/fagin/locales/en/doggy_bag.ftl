# Doggy Bag: bones, roles, what happens, what is asked and what is refused.

title = Doggy Bag
subtitle = Fill Fagin's bag by day, rob it by night

## Bones

bone = { $colour ->
    [grey] grey
    [white] white
    [red] red
    [yellow] yellow
   *[black] black
}
bones-of = { $colour ->
    [grey] { $count } grey
    [white] { $count } white
    [red] { $count } red
    [yellow] { $count } yellow
   *[black] { $count } black
}
bones-none = nothing
bones = { $count ->
    [one] { $count } bone
   *[other] { $count } bones
}
points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
legend-bone = { $letter } { $colour } { $points }
legend = Bones and points: { $bones }

## Roles

role-0 = Bootlicker
    .effect = one of your black bones goes to the chest
role-1 = Watcher
    .effect = draw a bone without risk, then look into the bag
role-2 = Leader
    .effect = choose who is First player from the next turn on
role-3 = Pickpocket
    .effect = draw a bone without risk
role-4 = Mole
    .effect = look into the bag
role-5 = Scout
    .effect = show three bones of the bag, put one on the chest
role-6 = Intendant
    .effect = put two bones of the chest into the bag
role-7 = Expert
    .effect = swap a bone behind your screen with one on the chest
choice-hothead = Hothead: turn a token over, announce 8 or more ({ $keys })
no-effects = the number only: this game is played without effects

## Options

option-mode = which version is played
    .full = the full game
    .beginner = the beginner version, without effects
option-effects = whether effects must be used
    .mandatory = an effect must be used if it can be
    .optional = an effect may be left unused
option-gluttony_keeps_grey = grey bones when a Gluttony meets a black bone
    .false = they are lost with the rest
    .true = they are kept
option-first_player = who begins
    .random = lots are drawn
    .seat0 = the first seat
option-memo = what the table remembers for you
    .full = all you delivered and saw
    .last_look = only your last look into the bag
    .none = nothing
option-bag_count = the number of bones in the bag
    .true = shown
    .false = not shown
option-reveal_at_end = what was hidden, at the end
    .true = shown
    .false = not shown

## The table

phase = { $phase ->
    [loot] Loot
    [roles] Roles
    [stealing] Stealing
   *[over] The end
}
table-turn = Turn { $turn }
table-last-turn = Turn { $turn }, the last
table-amount = Loot: { $amount } each
table-bag = Bag: { $count ->
    [one] { $count } bone
   *[other] { $count } bones
}
table-left = Behind each screen: { $count }
table-chest = Chest
table-tokens = Tokens
table-empty = empty
column-dog = Dog
column-number = No.
column-front = In front of the screen
column-points = Points
column-black = Black
dog-out = thrown out in turn { $turn }
first-mark = ★ first player
hand-drawn = Drawn in this attempt: { $bones } ({ $points ->
    [one] { $points } point
   *[other] { $points } points
})
hand-shown = Shown by the Scout: { $bones }
own-behind = Behind your screen
own-empty = nothing left
memo-delivered = You delivered, by turn
memo-turn = { $turn }: { $bones }
memo-looked = You saw
memo-look = { $bones } in the bag, turn { $turn }
memo-drawn-since = out since: { $bones }
memo-returned-since = back in since: { $bones }
memo-unknown-since = from the others since: { $count ->
    [one] { $count } unknown bone
   *[other] { $count } unknown bones
}
memo-now = now: { $bones }
memo-odds = Next bone black
memo-chance = { $exact ->
    [yes] { $percent } % — you know the bag
   *[no] about { $percent } %, from what you know
}

## What happens

event-first = { $you ->
    [yes] The lot falls on you: you are First player.
   *[no] The lot falls on { $who }, who is First player.
}
event-turn = Turn { $turn }
event-coins = { $you ->
    [yes] You throw the coins: { $amount } bones each.
   *[no] { $who } throws the coins: { $amount } bones each.
}
event-last-turn = Only { $count ->
    [one] { $count } bone is
   *[other] { $count } bones are
} left behind each screen: all must be delivered, and this is the last turn.
event-delivered = Every dog puts { $count ->
    [one] { $count } bone
   *[other] { $count } bones
} in the bag.
event-announces = { $you ->
    [yes] You turn over token { $token } and announce { $number }: you are the Hothead!
   *[no] { $who } turns over token { $token } and announces { $number }: a Hothead!
}
event-bootlicks = { $you ->
    [yes] One of your black bones goes to the chest.
   *[no] One of { $who }'s black bones goes to the chest.
}
event-drew = { $you ->
    [yes] You draw:
   *[no] { $who } draws:
}
event-puts-back = { $you ->
    [yes] You put the black bone back in the bag: no harm done.
   *[no] { $who } puts the black bone back in the bag: no harm done.
}
event-keeps = { $you ->
    [yes] You keep the { $colour } bone.
   *[no] { $who } keeps the { $colour } bone.
}
event-looks = { $you ->
    [yes] You look into the bag.
   *[no] { $who } looks into the bag.
}
event-saw = { $count ->
    [0] { $you ->
        [yes] You see that it is empty.
       *[no] { $who } sees that it is empty.
    }
   *[other] { $you ->
        [yes] You see { $bones }.
       *[no] { $who } sees { $bones }.
    }
}
event-leads = { $to ->
    [self] { $you ->
        [yes] You take the First player token for the next turn.
       *[no] { $who } takes the First player token for the next turn.
    }
    [you] { $who } gives you the First player token for the next turn.
   *[other] { $you ->
        [yes] You give { $whom } the First player token for the next turn.
       *[no] { $who } gives { $whom } the First player token for the next turn.
    }
}
event-discards = { $you ->
    [yes] You put the { $colour } bone on the chest.
   *[no] { $who } puts the { $colour } bone on the chest.
}{ $back ->
    [0] {""}
   *[other] {" "}Back in the bag: { $bones }.
}
event-refills = { $you ->
    [yes] You move { $bones } from the chest to the bag.
   *[no] { $who } moves { $bones } from the chest to the bag.
}
event-swaps = { $you ->
    [yes] You swap a { $given } bone from behind your screen for a { $taken } bone from the chest.
   *[no] { $who } swaps a { $given } bone from behind the screen for a { $taken } bone from the chest.
}
event-attempts = { $number ->
    [0] { $you ->
        [yes] Your turn to steal: number 0 has nothing to draw.
       *[no] { $who } may steal: number 0 has nothing to draw.
    }
   *[other] { $you ->
        [yes] Your turn to steal: you must draw { $number }:
       *[no] { $who } steals and must draw { $number }:
    }
}
event-all-caught = Nobody is left to try: the turn is over.
event-bag-empty = { $count ->
    [0] { $you ->
        [yes] The bag is empty: you get nothing. The turn is over.
       *[no] The bag is empty: { $who } gets nothing. The turn is over.
    }
   *[other] { $you ->
        [yes] The bag is empty: you stop and keep { $bones }. The turn is over.
       *[no] The bag is empty: { $who } stops and keeps { $bones }. The turn is over.
    }
}
event-banks = { $count ->
    [0] { $you ->
        [yes] You draw nothing. The turn is over.
       *[no] { $who } draws nothing. The turn is over.
    }
   *[other] { $you ->
        [yes] You keep { $bones }: { $points ->
            [one] { $points } point
           *[other] { $points } points
        }. The turn is over.
       *[no] { $who } keeps { $bones }: { $points ->
            [one] { $points } point
           *[other] { $points } points
        }. The turn is over.
    }
}
event-caught = Caught! { $you ->
    [yes] You get a black bone.
   *[no] { $who } gets a black bone.
}{ $kept ->
    [0] {""}
   *[other] {" "}Saved: { $kept } grey.
}{ $lost ->
    [0] {""}
   *[other] {" "}Lost to the chest: { $bones }.
}
event-too-greedy = Too greedy! { $you ->
    [yes] You get a black bone.
   *[no] { $who } gets a black bone.
}{ $kept ->
    [0] {""}
   *[other] {" "}Saved: { $kept } grey.
}{ $lost ->
    [0] {""}
   *[other] {" "}Lost to the chest: { $bones }.
}
event-steals = { $to ->
    [you] { $who } takes a { $colour } bone from you.
   *[other] { $you ->
        [yes] You take a { $colour } bone from { $whom }.
       *[no] { $who } takes a { $colour } bone from { $whom }.
    }
}
event-thrown-out = { $you ->
    [yes] Too many black bones: Fagin throws you out! All you had in front goes to the chest.
   *[no] Too many black bones: Fagin throws { $who } out! All it had in front goes to the chest.
}
event-token-passes = { $you ->
    [yes] The First player token passes to you.
   *[no] The First player token passes to { $who }.
}
event-game-over = The game is over.
did-role = { $you ->
    [yes] You take token { $number }, the { $role }.
   *[no] { $who } takes token { $number }, the { $role }.
}
did-number = { $you ->
    [yes] You take number { $number }.
   *[no] { $who } takes number { $number }.
}
did-gluttony = { $you ->
    [yes] Gluttony! You risk one more bone:
   *[no] Gluttony! { $who } risks one more bone:
}
did-steal-none = { $you ->
    [yes] You take no bone from anybody.
   *[no] { $who } takes no bone from anybody.
}
did-skip = { $you ->
    [yes] You leave the effect unused.
   *[no] { $who } leaves the effect unused.
}

## Moves in words

move-loot = deliver { $bones }
move-role = token { $number }, { $role }
move-number = number { $number }
move-flip = Hothead: turn over token { $number }
move-hothead = announce { $number }
move-lead = { $to ->
    [self] keep or take the First player token yourself
   *[other] give the First player token to { $whom }
}
move-discard = put a { $colour } bone on the chest
move-refill = put { $bones } from the chest into the bag
move-swap = give a { $given } bone, take a { $taken } bone
move-gluttony = Gluttony: risk one more bone
move-bank = keep what you have drawn
move-steal = take a { $colour } bone from { $whom }
move-steal-none = take nothing
move-use = use the effect
move-skip = leave the effect unused
move-chance = { $text } (chance)

## What is asked

moment-loot = Choose { $amount } bones for the bag
    .help = Every dog secretly puts { $amount } bones from behind its screen in the bag. Bones behind the screen never score; what you put in may be drawn by anybody, black bones too. Letters: { $legend }.
    .hint = Type { $amount } letters of { $letters }, such as { $example }.
moment-role = Take a token
    .help = Its number is how many bones you must draw without a black one. The highest number draws first; lower numbers draw only if all higher ones fail. The effect works at once. Turned over, a token makes you the Hothead: you announce 8 or more and draw before everybody.
    .hint = Type the number of a token, or h and the number to turn it over.
moment-hothead = Hothead: how many bones will you draw?
    .help = You must draw as many bones as you announce, before everybody else. The bag holds { $bag }.
    .hint = Type a number from { $least } to { $most }.
moment-lead = Who gets the First player token?
    .help = The First player throws the coins and takes the first token from the next turn on. The order of this turn stays.
    .hint = Type the number of a dog in the list.
moment-discard = Which bone goes to the chest?
    .help = One of the bones you have shown goes to the chest; the others go back in the bag.
    .hint = Type a letter of { $letters }.
moment-refill = Which bones go from the chest into the bag?
    .help = Two bones of the chest, of any colour, go into the bag; everybody sees them.
    .hint = Type the letters, such as { $example }.
moment-swap = Which bone do you give, and which do you take?
    .help = One bone from behind your screen goes to the chest, one of the chest goes behind your screen; everybody sees both.
    .hint = Type two letters, the one you give and the one you take, such as { $example }.
moment-gluttony = You have reached your number. One more bone?
    .help = If you draw one more bone and it is not black, you win it with all the rest and may take a bone of the same colour from another dog. If it is black, { $keeps ->
        [yes] all you have drawn in this attempt but the grey bones is lost
       *[no] all you have drawn in this attempt is lost, grey bones too
    }, you get the black bone, and the next number tries.
    .hint = Type 1 or 2.
moment-steal = Take a { $colour } bone from whom?
    .help = For the extra bone you may take one of the same colour from in front of one other screen.
    .hint = Type a number of the list.
moment-use = Use the effect?
    .help = The effect: { $effect }. In this game it may be left unused.
    .hint = Type 1 or 2.

## What a move does

misfortune-black-bone = { $chance } that you draw a black bone{ $loss ->
    [0] {""}
    [one] {" "}and lose { $loss } point
   *[other] {" "}and lose { $loss } points
}
misfortune-thrown-out = { $chance } that Fagin throws you out

explain-number = You would have to draw { $number ->
    [one] { $number } bone
   *[other] { $number } bones
} without a black one. From what you know the chance is { $exact ->
    [yes] { $percent } %
   *[no] about { $percent } %
}, if nobody draws before you.
explain-zero = With number 0 you draw last, only if everybody else fails, and may then try the Gluttony.
explain-effect = Effect: { $effect }.
explain-flip = The effect of the token is not used, nobody else can have it in this turn, and you draw first.
explain-loot = The bag would then hold about { $percent } % black bones, from what you know.
explain-gluttony = From what you know the extra bone is black with { $exact ->
    [yes] { $percent } %
   *[no] about { $percent } %
} chance.

## Refusals

refused-choose-loot = First choose the bones that you put in the bag.
refused-wrong-amount = That is not the number of bones that the coins ask for.
refused-not-behind-your-screen = You do not have these bones behind your screen.
refused-take-a-token = Now you must take one of the tokens in the middle.
refused-token-taken = That token is not in the middle any more.
refused-one-hothead = There is a Hothead already: only one token may be turned over in a turn.
refused-announce = Announce how many bones you will draw: 8 or more.
refused-more-than-the-bag = The bag cannot hold that many bones by then.
refused-use-or-skip = Say whether you use the effect or leave it.
refused-effect-compulsory = In this game an effect must be used if it can be.
refused-out-of-the-game = That dog is not in the game.
refused-give-the-token = Now you must say who gets the First player token.
refused-not-shown = No bone of that colour was shown.
refused-discard-one = Now you must put one of the shown bones on the chest.
refused-refill-two = Exactly two bones must be moved, or the only one there is.
refused-not-on-the-chest = These bones are not on the chest.
refused-swap-one = Now you must swap one bone for another.
refused-gluttony-or-bank = Now you must either risk one more bone or keep what you have.
refused-not-from-yourself = You cannot take a bone from yourself.
refused-nothing-of-that-colour = That dog has no bone of that colour to take.
refused-steal-or-not = Now you must say from whom you take a bone, or from nobody.

## Component files that cannot be used

bad-five-colours = expected five colours with the letters { $letters } in this order
bad-box-too-small = { $players } players need { $needed }, the box has { $box }
bad-bones-total = the colours add up to { $sum }, not { $total }
bad-too-few-bones = expected at least { $least } bones behind each screen in all
bad-two-coins = expected 2: the rules add up two coins
bad-too-many-faces = expected at most { $most } faces
bad-coins-sum = two coins must add up to 2, 3 or 4, not { $sum }

## The end

end-by = { $clause ->
    [DB-12_1] Only one dog is left in the game: { $who } wins at once.
    [DB-12_5] All black bones are out: { $who } has the most points and wins.
   *[DB-12_2] The screens are empty: { $who } has the most points and wins.
}
end-by-you = { $clause ->
    [DB-12_1] You are the only dog left in the game: you win at once!
    [DB-12_5] All black bones are out: you have the most points and win!
   *[DB-12_2] The screens are empty: you have the most points and win!
}
end-tie = Several dogs had { $points ->
    [one] { $points } point
   *[other] { $points } points
}: the biggest number of the last turn decided.
end-score = { $out ->
    [yes] out
   *[no] { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
}
reveal-title = What was hidden
reveal-behind = { $you ->
    [yes] You still had { $bones } behind your screen.
   *[no] { $who } still had { $bones } behind the screen.
}
reveal-delivered = { $you ->
    [yes] You delivered { $bones }.
   *[no] { $who } delivered { $bones }.
}
reveal-bag = In the bag: { $bones }.

## Keys

help-keys =
    What you can type:
      a key or the move itself     3, or role:3
      ?                            what is going on now, and the rule
      ? 4    ?role:4    ?gwk       what a move does, or why it is not allowed
      ?DB-7.5                      a clause of the rules
      !?                           what Fagin himself thinks of your moves
      !                            let the bot Sly make this move for you
      u                            take your last move back, if nothing came of it
      l                            the whole log
      s                            where the game is saved
      q                            save and quit
