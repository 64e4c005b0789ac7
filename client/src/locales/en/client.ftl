# What all pages say.

## The house

house = Fagin
motto = Four games of Victorian thievery, against people or against bots that cheat no better than you.
colophon = Drawn, set and dealt in this house. No account, no advertisement, nothing fetched from elsewhere.
pages = Pages
nothing-here = There is nothing here. Somebody must have pinched it.
to-front = To the front page
close = Close
coming = One moment…
other-language = En français
play-now = Play against bots
laying-out = Laying the table…
learn = First lesson
with-friends = With friends
rules = Rules
settings = Settings
for-players = { $fewest } to { $most } players
make-table = Make a table
my-tables = My tables
my-tables-none = None yet. An honest evening so far.
open-tables = Open tables
open-tables-none = Nobody is waiting for company just now.
finished = Finished
your-turn = Your turn
# what stands at the reader's own place on the drawing, in a list of names, and after the own name
you-name = You
the-reader = you
you = (you)

## Without the house

no-line = There is no line to the house.
no-line-here = There is no line to the house. What is kept on this device can be played all the same: against bots.
on-device = on this device
on-device-title = On this device
play-here = Play on this device
keep = Keep the games on this device
keep-about = Kept here, they can be played against bots without a line to the house. Rules and first lessons come with them: about 8 MB, fetched once.
keeping = The games are being fetched…
keep-failed = That did not work. Is there room on this device, and a line to the house?
keep-not = Keep them no more
kept = The games are kept on this device: against bots you can play them without the house.
choose-here = Choose game and bots
coming-here = The table is being laid on this device…
new-here = On this device, without the house
new-here-about = You play alone against bots. The game is kept on this device and nowhere else, so nobody can sit down with you or watch.
leave-here = The game is kept on this device and waits for you.
refused-no-engine = The games are not kept on this device, and there is no line to the house to fetch them.
refused-broken = Something went wrong on this device. Load the page anew: the game is kept.

## A new table

new-game = Game
new-players = Players
new-people = People at this screen
new-people-about = One name a line; for each of them the curtain falls before they look. Leave it empty to invite others by a link.
new-bots = Bots on the other seats
new-bots-none = none: people will come
new-options = Variants
new-clock = Clock
clock-none = No clock
clock-move = So long for each move
clock-game = So long for the whole game
clock-minutes = Minutes
new-watching = Others may watch
new-delay = Seconds after which they see it
new-listed = Show this table on the front page
new-box = Own component file
new-box-about = A TOML file with other cards, coins or streets. Leave it out to play with those in the box.
new-found = Make the table

## Gathering

gathering-owner = Sit down, share the link, put bots where nobody comes, and begin.
gathering-guest = Sit down where there is room. Whoever made the table begins.
your-name = Your name
name-about = So the others know who you are; it is remembered here. Leave it empty and you get a name of the period.
name-given = You play as { $name }. For another name stand up, write it here and sit down again.
seat-open = nobody yet
sit-here = Sit here
put-bot = Put a bot here
stand-up = Stand up
free-seat = Free this seat
begin = Begin
begin-when = when every seat is taken
close-table = Give the table up
share = Bring company
share-about = Whoever has this link may sit down. A telephone reads the code.
copy = Copy the link
copied = Copied
qr = The link as a QR code
promise = The server has fixed a secret for this game: { $commitment } is its fingerprint. Each player adds a word, and every draw follows from the secret and the words. At the end your browser computes the draws again that the server lists. Whoever runs the server and adds the last word could choose that word for the draws it brings.
table-closed = This table was given up.
refused-no-table = There is no such table.
refused-protocol = The house and this page are of different versions. Load the page anew.
refused-not-your-seat = That seat is not yours.
refused-no-watching = Nobody may watch at this table.
refused-other-rules = This table was begun under other rules and cannot be shown here.
refused-damaged = What is kept of this table is damaged.

## Bots

bot-fagin = Fagin, who thinks hardest
bot-dodger = the Dodger, who thinks ahead
bot-sly = Sly, who plays well
bot-urchin = an urchin, who slips now and then
bot-gull = a gull, who slips often
bot-random = a drunk, who plays anything

## At the table

players = Players
board = The board
own = Your things
drawer = More or less room for your things
log = Log
log-private = For your eyes only:
chat = Talk
prompt = What is asked
choices = Moves
all-moves = { $count ->
    [one] One move
   *[other] All { $count } moves
}
search-moves = Search the moves
no-such-move = No move is called like that.
menu = Menu
tools = Tools of the table
undo = Undo
undo-key = Take the last move back (Z)
in-words = In words
text-table = The table in words
orders = Orders
orders-about = The table follows these for you, and nobody learns of them.
orders-passing = Pass for me until my next turn
orders-if-able = Ask me only where I can do more than pass
orders-forced = Make a move for me where it is the only one
help = Help
help-about = What you may touch is ringed in amber. Whatever else you touch tells you why it does not move.
help-tips = A thing says what it is when you point at it, reach it with Tab and the arrow keys, or hold a finger on it.
arrows = The arrow keys go from thing to thing.
on-board = Things on the board
aloud = For screen readers
key-1-4 = the buttons under the question
key-m = all moves as a list
key-h = what the best bot would do
key-z = take the last move back
key-t = the table in words
key-l = the log
key-b = read the table aloud
key-o = read my own things aloud
key-p = read the last thing that happened aloud
key-q = read the question and the moves aloud
all-rules = The rules, clause by clause
leave = Leave
leave-about = Your seat is kept, and the table goes on without you only if you wish.
leave-stay = Away for a moment
leave-away = Let a bot play until I am back
resign = Give up for good
resign-sure = Yes, give up for good
confirm = Are you sure?
confirm-yes = Yes
confirm-no = No
stand-in = A bot plays for you.
take-back-seat = Take my seat back
connection-lost = The line is cut. Trying again…
understood = Very well
hint = Hint
hint-thinking = Thinking…
hint-says = The best bot's choice, and what else it considered:
hint-line = { $move }: { $thought }
closes-in = Closes in { $seconds } s; silence is a pass
# what the others are about; each game says it for its own steps
awaits = {""}
seat-awaited = to play
seat-ready = ready
seat-away = away, a bot plays
seat-gone = not here
seat-resigned = has given up, a bot plays
seat-resigned-short = gave up
gave-up = { $who } has given up. A bot plays on in their place.
own-gave-up = You have given up: a bot plays on for you. You may stay and watch.
waiting-absent = Waiting for { $names }, who { $count ->
    [one] is
   *[other] are
} not here.
waiting-both = Waiting for { $present }, and for { $names }, who { $count ->
    [one] is
   *[other] are
} not here.
clock-own = You have { $time }.
clock-zero = At zero a bot plays on; whoever takes the seat back has a minute at least.
time-days = { $count } d
time-hours = { $count } h
time-minutes = { $count } min
time-seconds = { $count } s
clause = Clause { $clause }
in-the-rules = { $clause } in the rules
see-then = See the table as it was then
meanwhile = { $count ->
    [one] One thing happened meanwhile
   *[other] { $count } things happened meanwhile
}
meanwhile-steps = See it step by step
chat-say = Say something
phrase-hello = Good evening!
phrase-well-played = Well played!
phrase-thinking = Let me think…
phrase-oops = Oh dear.
phrase-thanks = Thank you for the game!
mute = Do not hear { $name }
unmute = Hear { $name } again
curtain = Pass the screen to { $name }
curtain-about = Everybody else looks away.
curtain-lift = I am { $name }: show me the table

## The end

is-over = The game is over
how-it-ended = How it ended
place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}
score = { $score ->
    [one] { $score } point
   *[other] { $score } points
}
ended-by = Ended by
rematch = Play again, one seat on
rematch-same = Play again, same seats
replay = See it again
record = Keep the record
scoring = The scoring, and what was hidden
chance-fair = { $picks ->
    [0] The table lists no draws of this game: there was nothing to compute.
    [one] Your browser has computed the one draw that the table lists again: it follows from the secret and the players’ words.
   *[other] Your browser has computed the { $picks } draws that the table lists again: all follow from the secret and the players’ words.
}
chance-limits = This does not show that the list is complete, nor that the last word was not chosen, by whoever runs the server, for the draws it brings.
chance-unfair = Your browser has computed the { $picks } draws that the table lists again. { $wrong ->
    [0] They come out so, but the secret does not fit its fingerprint, or your word is not among those that were mixed in.
    [one] One came out otherwise.
   *[other] { $wrong } came out otherwise.
} Do not trust this server.
chance-none = This game began in the middle of another one, so its chance proves nothing.
chance-supposed = This game began in the middle of another one, with all that was hidden made up: it has no record, and its chance proves nothing.

## The luck ledger

ledger = Luck or merit? The ledger
ledger-reckoning = The game is being played on from each of its moments. A few seconds…
ledger-about = The place each could expect, from the beginning to the end. An estimate: from every moment a quick player has played on { $playouts } times, with all cards open.
ledger-drawing = A curve for each player, ending at their hat: the higher, the better the place to be expected. The table below says the same in numbers.
ledger-table = Places won and lost, and how far the estimate may be off
ledger-seat = Player
ledger-chance = by chance
ledger-own = by own decisions
ledger-others = by the others
turning-points = Three turning points
turning-luck = Mostly chance: { $won }.
turning-decision = Mostly a decision: { $won }.

## Replay

replay-of = Replay: { $title }
replay-at = Moment { $number } of { $last }
replay-first = First
replay-back = Back
replay-next = Next
replay-last = Last
replay-play = Run
replay-stop = Stop
replay-pace = Pace
pace-slow = slow
pace-usual = usual
pace-quick = quick
replay-eyes = With whose eyes
replay-watcher = A spectator’s
replay-on = Play on from here
replay-on-about = A new table against bots that begins at this moment, in your seat.
replay-on-supposed = This game is not over. If you play on from here, whatever you did not know at this moment is made up anew: the new table tells you nothing about this one.
what-if = What if: { $title }
replay-copy = Copy the link to this moment
to-table = Back to the table

## Rules

rules-of = Rules: { $title }
rules-search = Search the rules
rules-none = No clause says that.
mark-table = how this table does it
mark-ruling = our ruling

## Reports of the lab

reports = Reports of the lab
reports-about = Thousands of games that bots have played for this house, and what they say: which seat is stronger, how long games are, how much is luck. What they say of cards, roles and places is not calibrated.
reports-none = No report lies here yet. Whoever keeps the house writes them with “fagin lab” and names their folder with “fagin serve --reports”.
report-broken = This file is no report, or not a whole one.
report-date = { $name }, { $date }

## Settings

setting-name = My name
setting-theme = Paper
theme-auto = as the system has it
theme-day = by day
theme-night = by night
setting-speed = Motion
speed-normal = usual
speed-fast = quick
speed-instant = none
setting-sound = Sound
setting-volume = Volume
setting-shortcuts = Keys for the table (1 to 4, M, H, Z, T, L, B, O, P, Q)
setting-confirm = Ask once more
confirm-always = before every move
confirm-smart = where a slip is costly
confirm-about = A slip is costly where one passes although there are more than four moves, and where one gives up.
confirm-never = never
setting-odds = Show chances where the table allows it
setting-notices = Tell me when it is my turn while this page is in the background
notices-refused = This browser shows no notices, or was told not to.
setting-text = Show tables in words instead of drawings
setting-chat = Show the talk at tables
setting-lang = Language
phrase-about = These twelve words are you. Write them down: with them you find your tables again in any browser.
phrase-none = This browser has forgotten the words, or somebody else chose them.
recover-about = You have words from another browser? Come back with them:
recover = Come back
recovered = Welcome back.
show-phrase = Show my twelve words

## The first lesson

lesson-step = { $number } of { $last }.
lesson-next = Go on
lesson-back = Back
lesson-pause = Your turn comes next.
lesson-watch = Now the others play. Watch what they do.
lesson-try = Do this: { $move }.
lesson-other = You will be free to do that in a real game. In this lesson, please do this: { $move }.
lesson-on = Play on from here against bots
lesson-another = First lesson: { $title }
