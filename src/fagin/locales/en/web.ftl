# What the table server says: why something cannot be done, and why a connection ends.

## Sitting down

web-no-such-game = There is no such game.
web-no-such-seat = There is no such seat at this table.
web-no-such-bot = There is no such bot.
web-seat-taken = Somebody sits there already.
web-name-taken = Somebody at this table has that name already.
web-bad-word = One word without spaces, please.
web-seats-open = The game begins when every seat is taken.
web-already-begun = The game has begun.
web-not-the-owner = Only who made the table may do that.
web-not-your-seat = That is not your seat.
web-others-play = Others are still playing at this table.
web-too-many-tables = You have too many tables: finish or close some first.
web-nobody = The house does not know you yet.
web-no-such-phrase = Nobody has this phrase.

## Playing

web-not-begun = The game has not begun.
web-not-playing = This game is not being played.
web-not-over = That can be seen when the game is over.
web-no-such-moment = There is no such moment in this game.
web-supposed = This game began in the middle of another one, with all that was hidden made up. It has no record, and proves nothing.
web-too-deep = This game was begun anew from the middle too often. Play on from an earlier one.
web-not-yours = It is not your turn.
web-stale = The table has moved on since: look again.
web-bot-stands-in = A bot plays for you: take your seat back first.
web-not-away = You are at your seat.
web-chat-full = This table has said enough.
web-no-watching = Nobody may watch at this table.
web-no-watchers-talk = Who watches is silent.

## Tables and the house

web-no-table = There is no such table.
web-other-rules = This table was begun under other rules than these. It is kept as it is and cannot be played on here.
web-damaged = What is kept of this table is damaged. It cannot be played on.
web-not-stored = That could not be kept, so it has not happened. Try again in a moment.
web-not-yet-stored = The last thing done at this table is still on its way to the disk, and nobody is shown it before it is there. Try again in a moment.
web-store = The house cannot reach its books. Try again in a moment.
web-too-fast = Not so fast.
web-too-big = That is too long.
web-origin = This page may not use this house.
web-failed = Something went wrong here. It has been noted.
web-no-page = There is no such page.
web-no-such-report = There is no such report.
web-bad-report = This file is no report of the lab, or not a whole one.
web-misshapen = That request is not as it must be: { $where }

## Messages

web-protocol = Say hello first, with protocol 3.
web-hello-twice = You have said hello already.
web-not-text = Messages are text.
web-not-a-message = There is no such message.

## What is going on

web-resigned = { $you ->
    [yes] You have given up: a bot plays on for you.
   *[no] { $who } has given up: a bot plays on.
}
web-waiting = Waiting for { $names }.
web-over = The game is over.
