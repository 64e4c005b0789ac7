# What every game shares: the command, the table, refusals, saving, chance.

## Lists and small words

heading = { $text }:
list-pair = { $first } and { $last }
list-more = { $first }, { $rest }
# the reader, in a list of names
the-reader = you
yes-or-no = [{ $default ->
    [yes] Y/n
   *[no] y/N
}]
# The letters that mean yes and no, in this language and as typed by habit.
yes-letters = y yes
no-letters = n no

## The command

cli-about = Board games of Victorian London's thieves, for people and bots.
cli-examples =
    examples:
      fagin play doggy-bag
      fagin play oliver-twist
      fagin play fagins-gang --players 3
      fagin play swindler
      fagin rules doggy-bag --clause DB-7.5
      fagin arena doggy-bag --bots sly,random --players 4
      fagin lab doggy-bag --games 1000
    Every command has its own help: fagin play --help
cli-usage = usage
cli-commands = commands
cli-arguments = arguments
cli-options = options
cli-help = show this help and leave
cli-version = show the version and leave
cli-lang = the language: en or fr (otherwise taken from FAGIN_LANG or LANG)
cli-game = the game, such as doggy-bag
cli-json = print JSON, for programs
cli-data = a component file of your own, in place of the one in the box
cli-file = the record of a game

cli-arena = let bots play one another, and measure how well and how fast they play
    .example =
        examples:
          fagin arena doggy-bag --bots sly,random --players 4 --games 200
          fagin arena swindler --bots sly,random --games 500 --records swindlers

        The bot named last takes all seats that are left: with four players, sly,random
        is one Sly among three random players. Among equals each would win one game in
        four, and the table says whether chance can explain the difference.

        Every deal is played once from each seat, so a multiple of the number of players
        is a good number of games. Unless an option says otherwise, the limits are those
        with which a game ends even among random players.
    .bots = the bots, such as sly,random; the last one takes all seats that are left
    .players = how many seats (otherwise as many as there are bots named)
    .games = how many games (otherwise 100)
    .seed = other games for another number; the same number gives the same games (otherwise 1)
    .option = a variant, such as mode=beginner; may be given more than once
    .records = a folder for the record of each game; the same command goes on where it was cut off
    .processes = how many games are played at once (otherwise one for each core)
cli-games = list the games
    .example = example: fagin games --json
cli-lab = play thousands of games, and tell in one report whether a game is balanced
    .example =
        examples:
          fagin lab doggy-bag --games 1000
          fagin lab swindler --bots random --games 10000 --folder swindler-games
          fagin lab doggy-bag --vary punishment.black_limit=3,2 --out black.html
          fagin lab swindler --vary game_length=normal,short --players 3
          fagin lab plan.toml --ray auto

        The report tells who wins from which seat, how long games are and how much is luck:
        always with intervals, and with an alarm only where chance does not explain it.
        What it says of cards, roles and places is not calibrated. What is varied is an
        option or a number of the component file on which a rule depends, named by its
        path; the first value is what the others are compared with. A plan says all this
        in a file.
    .game = the game, such as doggy-bag, or the file of a plan, such as plan.toml
    .players = how many seats (otherwise 4)
    .bots = the players, such as sly or sly,random; the last one takes all seats left (otherwise sly)
    .games = how many games, of each variant (otherwise 1000)
    .seed = other games for another number; the same number gives the same games (otherwise 1)
    .option = an option for all games, such as mode=beginner; may be given more than once
    .vary = an option or a number of the components, and its values: KEY=A,B; may be given more than once
    .against = a component file whose games are compared with the others
    .folder = where the games are kept; the same command goes on where it was cut off
    .processes = how many processes play at once (otherwise one for each core)
    .ray = play on the Ray cluster at this address (“auto”: the one of this machine)
    .out = where the report is written, as a page or, ending in .md, as Markdown (otherwise GAME.html)
    .parquet = where the games are written as a table for programs
cli-play = play a game here, against bots or with friends at one keyboard
    .example =
        examples:
          fagin play doggy-bag
          fagin play doggy-bag --bots sly,sly,random --option mode=beginner
          fagin play doggy-bag --hotseat Ann,Ben --players 4
    .players = how many players in all (people first, then bots)
    .bots = the bots, such as sly,random; one name alone is used for every free seat
    .hotseat = people who share this keyboard, such as Ann,Ben
    .option = a variant, such as mode=beginner; may be given more than once
    .seed = the same chance every time, for trials: whoever knows the number can foresee it
    .save = where the game is saved, instead of your data folder
    .new = begin a new game; a saved one is put aside, not lost
    .fast = no pauses
cli-rules = print the rules, or one clause with where it is coded and tested
    .example = example: fagin rules doggy-bag --clause DB-7.5
    .clause = only this clause, such as DB-7.5
cli-verify = compute every draw of a finished game again, and compare it with the record
    .example =
        example:
          fagin verify ~/.local/share/fagin/doggy_bag.game

        The exit code is what was found, whoever reads the output: 0 if the record is true,
        1 if it is not, 2 if it cannot be checked.
cli-replay = tell a recorded game again, sentence by sentence
    .example = example: fagin replay ~/.local/share/fagin/doggy_bag.game --seat 0
    .seat = as this seat saw it (0 is the first); otherwise as a spectator did
    .all = with everything that was hidden
    .upto = only the first so many lines of the record's moves

## Errors of the command

error-usage = { $message }. Try “{ $command } --help”.
error-missing = Something is missing: { $names }
error-unknown-argument = I do not know what to do with “{ $words }”
error-choice = “{ $value }” cannot be used for { $name }: expected one of { $expected }
error-number = { $name } must be a whole number, not “{ $value }”
error-value-missing = { $name } needs a value
error-not-together = { $name } and { $other } cannot be used together
error-no-such-game = No game is called “{ $name }”. There is { $known }.
error-no-such-bot = No bot is called “{ $name }”. There is { $known }.
error-players = { $game } is for { $fewest } to { $most } players, not { $players }.
error-arena-bots = { $bots } bots cannot sit at a table for { $players }.
error-none = { $name } must be at least 1.
error-folder = { $folder } cannot be written: { $why ->
    [full] there is no room left. The games that were kept are still there
    [forbidden] you are not allowed to
    [not-a-folder] it is not a folder
   *[other] the system refuses
}.
error-arena-other = { $folder } holds the games of another command: { $command }
error-arena-rules = { $folder } holds games that were played by other rules or with other components.
error-arena-results = The results in { $folder } cannot be read: line { $line } is broken.
error-arena-lost = The process that played game { $number } came to a sudden end.
error-plan = The plan cannot be carried out. { $key }: { $message }
error-vary = What is varied is written key=value,value, not “{ $text }”.
error-extra = { $name } needs more than the plain installation: pip install "fagin[{ $extra }]"
error-ray = No Ray cluster can be reached at { $address }.
error-lab-other = { $folder } holds the games of another plan, or games by other rules or components.
error-lab-batch = The results in { $folder } cannot be read: { $name } is broken.
error-lab-lost = A process twice came to a sudden end over the same games ({ $number }).
error-write = { $file } cannot be written: { $why ->
    [full] there is no room left
    [forbidden] you are not allowed to
    [not-a-folder] its folder is not there
   *[other] the system refuses
}.
error-output = The output cannot be written: { $why ->
    [full] there is no room left
    [forbidden] you are not allowed to
   *[other] the system refuses
}.
error-system = The system refuses: { $reason }
error-system-file = The system refuses { $file }: { $reason }
error-too-many-seats = { $players } players cannot seat { $people ->
    [one] { $people } person
   *[other] { $people } people
} and { $bots ->
    [one] { $bots } bot
   *[other] { $bots } bots
}.
error-names = Everybody needs a name of their own, of at most 12 letters and no word such as “you”: “{ $names }” will not do.
error-option-shape = An option is written name=value, not “{ $text }”.
error-option-name = There is no option “{ $name }”. There is { $known }.
error-option-value = The option { $name } cannot be “{ $value }”: expected one of { $known }.
error-data = The component file cannot be used. { $key }: { $message }
error-file = The component file cannot be used: { $message }
error-read = { $file } cannot be read: { $reason }
error-record = { $file } cannot be used, { $line ->
    [0] as a whole
   *[other] line { $line }
}: { $message }
error-no-such-clause = No clause is called “{ $clause }”. They run from { $first } to { $last }.
error-no-such-seat = There is no seat { $seat }: expected 0 to { $last }.
error-upto = The record has { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}: { $upto } is not among them.
stopped = Stopped.

## Files and options that cannot be used

bad-file-missing = there is no such file
bad-file-is-a-folder = it is a folder
bad-file-forbidden = you are not allowed to read it
bad-file-not-text = it is not a text in UTF-8
bad-file-not-toml = it is not TOML, { $line ->
    [end] at its end
   *[other] line { $line }
}
bad-file-too-big = it is larger than { $most } KiB
bad-file-dots = line { $line } has more than { $most } dots
bad-file-number = a number in it has too many digits
bad-faulty-game = This game cannot be begun here: it fails at its first moment ({ $why }).
bad-too-deep = tables and lists lie too deep within each other
bad-file-too-deep = tables and lists lie too deep within each other
bad-key = a key here is longer than { $most } characters, or cannot be printed
bad-long-text = this text is longer than { $most } characters
bad-unseen-text = this text has a character that cannot be printed
bad-date = a date or a time has no place here
bad-number = this number is not from -{ $most } to { $most }
bad-file-unreadable = it cannot be opened
bad-not-a-record = a record begins with “{ $format }”
bad-no-game = expected “game ID VERSION”
bad-no-moves = expected a line “moves” after the header
bad-header-order = the header is not in its order: { $keys }
bad-header-key = expected one of { $keys } or moves, not “{ $text }”
bad-header-words = not the right number of words after “{ $key }” (expected { $wanted }): “{ $text }”
bad-not-a-number = expected a whole number, not “{ $word }”
bad-not-a-move = expected a seat (or * for chance) and a move, not “{ $text }”
bad-no-such-move = no move is written “{ $move }”
bad-no-such-seat = expected a seat from 0 to { $last }, not { $seat }
bad-illegal = { $move } is not allowed here to { $seat ->
    [chance] chance
   *[other] seat { $seat }
}. { $refusal }
bad-after-the-secret = nothing comes after the secret
bad-other-game = it is a record of { $found }, not of { $expected }
bad-other-version = it was made with version { $found } of the rules, these are version { $expected }
bad-other-data = it was made with other component data ({ $found }) than these ({ $expected })
bad-other-chance = it was made with another source of chance
bad-chance-differs = chance comes out otherwise than recorded
bad-chance-missing = an outcome of chance is missing before this line
bad-nothing-to-verify = there is nothing to verify: no commitment and secret (is the game over?)
bad-secret-unreadable = the secret, or a word added by a seat, cannot be read
bad-entropy-seat = expected the word added by seat { $seat }
bad-entropy-count = expected one word for each of the { $players } seats, not { $words }
bad-entropy-word = each seat adds one word without spaces, not “{ $word }”
bad-players = the game is for { $fewest } to { $most } players, not { $players }
bad-option-name = there is no option “{ $option }”; there is { $known }
bad-option-value = the option { $option } cannot be “{ $value }”: expected one of { $known }
bad-table = expected a table
bad-list-of-tables = expected a list of tables
bad-list-of-numbers = expected a list of whole numbers
bad-two-numbers = expected two whole numbers
bad-ids-in-order = expected the ids { $ids } in this order
bad-number-range = expected a whole number from { $least } to { $most }
bad-component-path = there is no “{ $word }” in the component file
bad-component-kind = a value of another kind stands there
bad-component-unread = no rule reads this value: every game would be the same
bad-plan-key = a plan has no such key; it has { $known }
bad-plan-value = it cannot be used like that
bad-plan-bot = no bot is called “{ $name }”; there is { $known }

## fagin arena

arena-progress = games
arena-title = { $game }: { $bots }
arena-options = with { $options }
arena-played = { $played } of { $games ->
    [one] { $games } game
   *[other] { $games } games
}, seed { $seed }
arena-seats = seats in all games
arena-wins = wins (shared ones in parts)
arena-interval = … interval of 95 %
arena-chance = … beside { $chance } for equals
arena-place = mean place
arena-rating = rating (a newcomer has 25)
arena-decisions = choices in a game
arena-ms = CPU ms for a choice, mean
arena-slowest = … for 99 of 100 at most
arena-percent = { $number } %
arena-above = above
arena-below = below
arena-level = level
arena-records = The games are in { $folder }: “fagin replay” tells them, “fagin verify” checks their chance.
arena-goes-on = The same command goes on from here.

## fagin games

games-line = { $fewest } to { $most } players, { $minutes } minutes
games-line-each = { $fewest } to { $most } players, { $least } to { $minutes } minutes for each
games-credit = by { $designer }, drawn by { $illustrator }; { $publisher }, { $year }
games-play = To play: fagin play { $game }
games-options = Variants, with --option name=value (the first value is the usual one)

## fagin rules

rules-coded = Coded in
rules-tested = Tested in
rules-nowhere = nowhere
rules-mark = { $mark ->
    [table] A clause for people at a table: no program can break it.
    [ruling] A decision of ours, where the printed rules are silent or unclear.
   *[other] A rule of the game.
}

## fagin verify

verify-true = True: { $chance ->
    [one] the one chance move is
   *[other] all { $chance } chance moves are
} what the secret gives.
verify-bound = By this record the secret was bound before the first move by the commitment { $commitment }: compare it with the one that you were shown.
verify-entropy = Words added by the seats: { $words }
verify-false = Not true: { $count ->
    [one] one thing differs
   *[other] { $count } things differ
}.
verify-at = { $line ->
    [0] The record as a whole
   *[other] Line { $line }
}
verify-commitment = { $at }: the secret belongs to the commitment { $expected }, but the game was bound by { $found }.
verify-chance = { $at }: chance gives { $expected }, but the record says { $found }.
verify-illegal = { $at }: { $found } was not allowed. { $expected }
verify-unfinished = { $at }: the game is not over.

## fagin replay

replay-as = { $who ->
    [all] { $game }, with everything that was hidden
    [spectator] { $game }, as a spectator saw it
   *[seat] { $game }, as { $name } saw it
}
replay-secret-move = { $who } seals a choice: { $move }.
replay-stops = Here the record stops: the game is not over.

## The table

table-you = { $name } (you)
table-who = At the table: { $names }.
log-title = What has happened
event-answered = { $you ->
    [yes] Your choice is sealed.
   *[no] { $who } has chosen.
}
event-taken-back = { $you ->
    [yes] You take your move back.
   *[no] { $who } takes a move back.
}

## Asking

ask-move = Your move
ask-keys = ? help · ?4 about a move · !? advice · ! let Sly choose · u take back · l log · q quit
help-waiting = While others move, any key skips the pauses, and what you type counts for nothing.
ask-again = I do not understand “{ $text }”. { $hint } (? for help)
ask-rest = “{ $text }” and what follows was left out: it is no longer your move.
ask-not-allowed = { $words }: not now. { $reason }
ask-allowed = { $words }: allowed.
ask-clause = { $clause } { $title }
ask-no-rules = The text of { $clause } cannot be found here.
ask-taken-back = Taken back.
ask-sly = Sly chooses: { $words }
# what a move does without a further question: beside its words, and as it is asked about before
words-unasked = { $words }: { $told }
words-ending = { $words }; that ends your turn
unasked = { $told } Nothing else can be chosen here, so it happens at once{ $ends ->
    [yes] , and your turn is over.
   *[no] .
}
unasked-ending = { $told } That ends your turn.
ask-unasked = { $text } Do it?
advice = { $words }: { $thought }
advice-thought = thought about { $share } %, mean place { $place }.
advice-risk = Risk: { $risks }.
advice-risks = { $first }; { $next }
chance = { $percent } %
chance-about = about { $percent } %

## Refusals and closed take-backs

refused-over = The game is over.
refused-chance-moves = It is chance that moves now.
refused-not-yours = It is not your turn.
refused-not-now = That is not what is being decided now.
refused-no-such-seat = There is no such seat.
refused-no-such-move = No move is written like that.
refused-nothing-to-change = There is no sealed choice of yours that could be changed.
refused-hidden-until-the-end = What is hidden stays hidden until the end of the game.
closed-nothing-to-take-back = There is nothing to take back: nothing has been played yet.
closed-over = Nothing is taken back once the game is over.
closed-chance-has-played = It cannot be taken back: chance has played since.
closed-another-has-moved = It cannot be taken back: { $who } has moved since.
another-player = another player
closed-something-was-revealed = It cannot be taken back: something hidden has been shown since.

## Several people at one keyboard

curtain-hide = Press Enter to hide the screen
curtain-pass = Give the keyboard to { $name }, then press Enter

## Fair chance

fair-about = Every draw comes from a secret of this table and a word of each player; afterwards anybody can compute it again.
fair-commitment = The secret is bound by its fingerprint (SHA-256): { $commitment }
fair-word = { $name }, your word (Enter for a random one)
fair-bad-word = One word without spaces, please.
fair-seeded = Chance comes from the seed { $seed }: the same every time, so only for trials.
fair-verify = To compute every draw again: fagin verify { $file }

## Saving and resuming

save-at = The game is saved after every move in { $file }
save-off = The game is not saved.
save-found = A game of { $game } is saved here: { $names }, { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
} so far.
save-resume = Go on with it?
save-resumed = The saved game goes on; type l to read what has happened.
save-aside = The earlier game was kept as { $file }
save-failed = The game cannot be saved in { $file }: { $why ->
    [full] there is no room left
    [forbidden] you are not allowed to
   *[other] { $reason }
}
save-no-file = { $file } is not a file: no game can be saved there.
save-in-use = The game in { $file } is being played elsewhere. “--save” with another file begins one beside it.
save-go-on = Go on without saving?
save-bad-table = the file that says who plays is missing or broken ({ $file })
save-bad-secret = the file with the secret of the chance is missing or broken ({ $file })
save-broken = The saved game was left as it is. “--new” begins another one and puts this one aside.
quit-saved = Saved. “{ $command }” goes on with it.
quit-unsaved = The game was not saved.

## The end

end-title = The end
end-place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}

## The house in the web

cli-serve = open the tables of a house in the web, for people and bots
    .example =
        examples:
          fagin serve --open
          fagin serve --host 0.0.0.0 --port 8410
          fagin serve --database postgresql+psycopg://fagin@localhost/fagin --port 8411

        Without --host only this machine can reach it. Tables are kept in a file among your
        own data, or in the database that you name; several houses may share PostgreSQL.
    .host = the address to listen at (otherwise 127.0.0.1: this machine only)
    .port = the port to listen at (otherwise 8410; 0 for any that is free)
    .origin = another origin whose pages may use this house
    .proxy = the address of a proxy in front, whose word on where guests come from is taken
    .thinkers = in how many processes bots think
    .limit = a limit, such as sockets=500; there is messages, burst, sockets, tables, requests, guesses, advice, queue
    .reports = a folder with reports of the lab, which everybody may read at /reports
    .log = what is logged: debug, info, warning or error
    .secure = the house is reached by https only
    .open = open the browser
cli-database = where tables are kept: a file for SQLite, or postgresql+psycopg://…
serve-open = The house is open at { $address } (Ctrl-C closes it).
serve-closed = The house is closed.
error-reports = there is no folder { $folder }
error-listen = cannot listen at { $host }, port { $port }: { $reason }
error-limit = the limit { $name } must be a number above 0, not “{ $value }”
error-data-folder = the folder { $folder } cannot be made: { $reason }
error-database = the tables cannot be reached: { $reason }
database-address = “{ $details }” is not the address of a database
database-driver = the package for this kind of database is missing; try: pip install "fagin[postgresql]"
database-unreachable = the database does not answer ({ $details })
database-in-use = another house has it open ({ $details })
database-foreign = it is not a database of Fagin ({ $details })
database-damaged = it is damaged ({ $details })
database-newer = a newer version of Fagin has changed it ({ $details })
database-occupied = there is something there already ({ $details })

cli-backup = copy all tables of a house into one file, also while it is open
    .example =
        example:
          fagin backup tables-monday.db
    .file = the file to write, which must not be there yet
cli-restore = fill an empty database from such a copy
    .example =
        example:
          fagin restore tables-monday.db --database new.db
    .file = the copy
cli-export = print the record of one table
    .example =
        example:
          fagin export TABLE > game.txt
          fagin verify game.txt
    .table = the table, as in its link
backup-done = Copied to { $file }: { $tables ->
    [one] one table
   *[other] { $tables } tables
}, { $entries ->
    [one] one entry
   *[other] { $entries } entries
}.
restore-done = Restored from { $file }: { $tables ->
    [one] one table
   *[other] { $tables } tables
}, { $entries ->
    [one] one entry
   *[other] { $entries } entries
}.
backup-damaged = Table { $table } is damaged from entry { $entry } on.
error-no-table = there is no table { $table }
error-not-begun = the game at table { $table } has not begun
error-unplayable = table { $table } cannot be read: { $reason }
