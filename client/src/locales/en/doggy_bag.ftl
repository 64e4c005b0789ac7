# Doggy Bag at the web table: what stands on the drawing and what its things say of themselves.

table = The table
specimen = All pieces of Doggy Bag

## Bones

bone = { $colour ->
    [grey] grey
    [white] white
    [red] red
    [yellow] yellow
   *[black] black
}
name = { $colour ->
    [grey] ossicle
    [white] chicken bone
    [red] beef bone
    [yellow] marrow bone
   *[black] smoked bone
}
bones-of = { $colour ->
    [grey] { $count } grey
    [white] { $count } white
    [red] { $count } red
    [yellow] { $count } yellow
   *[black] { $count } black
}
bones-none = nothing
points-short = { $count ->
    [one] pt
   *[other] pts
}
percent = { $percent } %
in-all = in all
tip-bone = A { bone } bone ({ $name }): { $points ->
    [one] { $points } point
   *[other] { $points } points
}

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

## On the table

chest = Chest
bag = The bag
bag-count = The bag holds { $count ->
    [one] { $count } bone
   *[other] { $count } bones
}
bag-drawn = Out of it since the last loot: { $bones }
bag-returned = Put back since then: { $bones }
risk-next = By what you know the next bone is black with { $percent } %
phase = { $phase ->
    [loot] Loot
    [roles] Roles
    [stealing] Stealing
   *[over] The end
}
turn = Turn { $turn }
turn-last = Turn { $turn }, the last
amount = Loot: { $amount ->
    [one] { $amount } bone
   *[other] { $amount } bones
} each
left = Behind each screen: { $count }
left-short = Behind: { $count }
black-out = Black bones out: { $count } of { $all }
black-short = Black: { $count }/{ $all }
tip-end = Black bones in the open: { $count } of { $all }. With the last one the game ends, as it does when the screens are empty
hand-drawn = { $count ->
    [one] { $count } bone drawn
   *[other] { $count } bones drawn
}, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
hand-shown = { $count ->
    [one] { $count } bone shown
   *[other] { $count } bones shown
}
acts = to act
has-chosen = has chosen
has-looked = has looked
out = thrown out in turn { $turn }
out-short = out
place = { $place ->
    [1] Best thief!
   *[other] Place { $place }
}
tip-of = { $name }: { $what }
tip-role = { $number }, { $role }: { $effect }
tip-front = in front { $bones }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
tip-number = number { $number }
tip-hothead = Hothead, announced { $number }
tip-looked = has looked into the bag
tip-first = First player
tip-black = { $count } of { $limit } black bones that throw a dog out
tip-taken = { $you ->
    [yes] You have it
   *[no] { $who } has it
}
tip-risk = A black bone among { $number }: { $percent } %, by what you know

## One's own things

behind = Behind your screen
behind-none = Nothing is left behind your screen.
ended = { $place ->
    [1] The best thief of them all, with { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
   *[other] Place { $place }, with { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
}
watching = You are watching: every dog keeps its bones behind its own fence.
thrown-out = Fagin has thrown you out. What is behind your screen stays there.
loot-choose = Choose { $amount } for the bag
loot-deliver = Deliver
loot-sealed = Delivered, unless you change your mind
loot-change = Choose again
slot-empty = empty place
slot-full = put the { bone } bone back
tag-choose = Choose a token on the strap. Its number is how many bones you must draw without a black one.
tag-number = Draw { $number ->
    [one] { $number } bone
   *[other] { $number } bones
} without a black one
tag-zero = Nothing to draw: you try last
tag-take = Take { $number }
tag-turn = Hothead
caught-chance = Caught: { $percent } %
caught-about = Caught: about { $percent } %
announce = Hothead: how many bones?
announce-go = Announce { $number }
announce-less = one less
announce-more = one more
lead-choose = Choose the dog that shall be First player from the next turn on.
discard-choose = Choose the bone that goes to the chest; the others go back into the bag.
refill-choose = Choose { $amount } in the chest for the bag
refill-go = Into the bag
swap-choose = Give one bone from behind your screen, take one from the chest
swap-go = Swap
gluttony-go = One more bone
gluttony-win = Not black: it is yours, and so is one of its colour from another dog
gluttony-lose = black: it lies before you{ $points ->
    [0] {""}
    [one] , { $points } point is lost
   *[other] , { $points } points are lost
}
bank-go = { $count ->
    [0] Stop here
   *[other] Keep { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
}
steal-choose = Choose the dog that loses a { bone } bone to you.
steal-none = Take nothing
use-go = Use it
skip-go = Leave it

## What one knows

know = Known of the bag
know-risk = Next black:
know-exact = { $percent } %
know-about = about { $percent } %
know-look = seen in turn { $turn } and since:
know-unknown = and { $count ->
    [one] { $count } unknown bone
   *[other] { $count } unknown bones
}
know-delivered = you put in:
know-nothing = You have not looked yet.
panel-none = no token yet

## What the others are about

awaits = { $step ->
    [loot] They choose bones for the bag.
    [take_role] They take a token.
    [announce] They say how many bones they will draw.
    [use_or_skip] They may use an effect.
    [lead] They say who gets the First player token.
    [discard] They choose a bone for the chest.
    [refill] They choose bones of the chest for the bag.
    [swap] They may swap a bone.
    [gluttony] They may draw one more bone.
    [reward] They choose from whom to take a bone.
   *[other] {""}
}
