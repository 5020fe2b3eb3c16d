### What every game shares, and the command line.

## Seats and results

seat-bot = Bot { $number }
result-won =
    { $count ->
        [one] { $who } wins.
       *[other] { $who } win together.
    }
result-draw = A draw.
result-lost = The game is lost.
result-unfinished = The game is not over.

## Overview and help

overview-title = Ludoteka: modern board games on one table
overview-more = More about a command: ludoteka play --help
help-games = list the games, for how many they are, and their options
help-play = play in the terminal, with bots or with friends at one keyboard
help-replay = watch a record, move by move
help-verify = check a record: that it replays as it claims, and that the deal was not tampered with
help-bench = measure how fast a game runs on this machine
help-warm = compile games ahead of time
help-usage = Usage:
help-arguments = Arguments
help-options = Options
help-arg-help = show this help
help-arg-lang = English, Ukrainian or Russian (default: as your system)
help-arg-game = name of the game; see: ludoteka games
help-arg-players = number of players
help-arg-options = options of the game, as name=value; see: ludoteka games
help-arg-seat = seats for people, starting at 0 (default: 0); several people share the keyboard
help-arg-series = a series of games: who first wins N of them, 2 to 9, wins it (default: 1, a single game)
help-arg-seed = a whole number; the same number deals the same game
help-arg-bot = level of the bots (default: { $level })
help-arg-record = file for the record (default: a new one in your data folder)
help-arg-file = file of a record
help-arg-eyes = view as this seat, starting at 0 (default: as a spectator)
help-arg-step = draw the table before every decision and wait
help-arg-seconds = seconds for each speed that is measured (default: 2)
help-arg-json = print the figures as JSON
help-arg-warm-games = names of games (default: all)
metavar-game = GAME
metavar-file = FILE
metavar-level = LEVEL

## Games and their options

games-players =
    { $last ->
        [one] for { $counts } player
       *[other] for { $counts } players
    }
games-designers =
    { $count ->
        [one] Designer: { $names }
       *[other] Designers: { $names }
    }
option-flag = yes or no
option-choice = one of: { $choices }
option-subset = any of: { $choices } (several are joined by +)
option-perseat = for each seat one of: { $choices } (joined by +)

## At the table

play-promise = The deal is settled. Hash of its secret seed: { $hash }
play-hint = Type the number of a choice or its notation. ? shows help; quit leaves the game and keeps the record.
play-kept = The record is in { $path }
play-kept-hint = To watch it: { $command }
play-nothing-played = Nothing was played, so there is no record.
series-next = Enter begins the next game, q stops.{ " " }
series-stopped = The series stops here. Score: { $standing }.
prompt = { $who }>{ " " }
screen-narrow = The drawing needs a width of { $need }; your terminal has { $have }. Widen it, or use a smaller font.
bot-thinking = { $who } is thinking…
cover-hide = Press Enter to cover the table.{ " " }
cover-pass = { $who } is next. Please pass the keyboard.
cover-show = { $who }: press Enter when nobody else is looking.{ " " }
choice-list =
    { $count ->
        [one] { $who }: { $count } choice
       *[other] { $who }: { $count } choices
    }
choice-filtered =
    { $total ->
        [one] { $who }: { $count } of { $total } choice
       *[other] { $who }: { $count } of { $total } choices
    }
choice-page = Page { $page } of { $pages }. Enter turns the page; part of a name searches; notation chooses at once.
choice-no-number = There is no choice { $number }: choose from 1 to { $count }.
choice-illegal = { $text } is not legal here.
choice-illegal-because = { $text } is not legal here: { $reason }
choice-not-understood = “{ $text }” is neither a number of the list nor notation such as { $examples }. ? is for help.
choice-none-match = No choice contains “{ $text }”.
log-empty = Nothing has happened yet.
why-what = Name an action as well, for instance: why { $example }
why-legal = { $text } is legal.
command-help = help
command-log = log
command-table = table
command-why = why
command-quit = quit
command-text = /text
command-help-number = choose by number
command-help-notation = choose by notation; lower case will do
command-help-filter = show only the choices with this text; / alone shows all, Enter turns the page
command-help-help = this help (also ?)
command-help-log = what has happened so far
command-help-table = the table and the choices once more
command-help-why = why an action is not legal: notation or JSON
command-help-quit = leave; the record is kept
replay-prompt = Decision { $number } of { $count }: Enter continues, q stops.{ " " }

## Compiling and measuring

warm-compiling = Compiling { $game } (only the first time)
warm-done = { $game } is ready; compiling took { $seconds } s.
warm-already = { $game } is ready; it was compiled before.
warm-plain = { $game } runs uncompiled here; there is nothing to prepare.
bench-title =
    { $players ->
        [one] { $game }, { $players } player
       *[other] { $game }, { $players } players
    }
bench-legal = Random games, through legal
bench-sample = Random games, through sample
bench-games-per-second = games a CPU second
bench-moves-per-second = moves a CPU second
bench-decisions = Decisions
bench-per-game = a game
bench-python = One move from Python
bench-compile = Compiling from nothing, then loading
bench-first-move-cold = First move, nothing compiled
bench-compile-cold = All kernels, nothing compiled
bench-first-move-cached = First move, from the cache
bench-compile-cached = All kernels, from the cache
bench-import = import ludoteka
bench-seconds = s, of them { $cpu } CPU seconds
bench-milliseconds = ms
bench-microseconds = µs

## Checking a record

verify-game = { $game }, version { $version } of the rules
verify-replayed =
    { $count ->
        [one] { $count } decision replays to the result that it claims, digest { $digest }
       *[other] { $count } decisions replay to the result that they claim, digest { $digest }
    }
verify-seed = The seed is the one that was promised, hash { $hash }

## What cannot be done

did-you-mean = { " " }Did you mean “{ $word }”?
error-unknown-command = There is no command “{ $name }”; there are: { $known }.{ $hint }
error-unknown-argument = “{ $name }” is not known here. Usage: { $usage }
error-argument = Something is wrong with { $name }. Usage: { $usage }
error-incomplete = Something is missing. Usage: { $usage }
error-number = “{ $text }” is not a whole number.
error-seconds = “{ $text }” is not a number of seconds, more than 0 and at most 3600.
error-unknown-language = There is no language “{ $name }” here; there are: { $known }.
error-unknown-game = There is no game “{ $name }”; there are: { $known }.{ $hint }
error-players = { $game } cannot be played with { $players }. Possible numbers of players: { $allowed }.
error-seat = There is no seat { $seat }; seats go from 0 to { $last }.
error-series = A series is first to 1 to { $most } wins, for two players or more: not to { $wins } for { $players }.
error-seed = { $seed } is not a seed: a seed is a whole number from 0 to 2^{ $bits } − 1.
error-option-form = “{ $text }” is not an option: write name=value.
error-option-name = { $game } has no option “{ $name }”; there are: { $known }.{ $hint }
error-option-value = Option “{ $name }” cannot be “{ $value }”. It takes { $domain }.
error-bot = There is no bot of level “{ $name }” for { $game }; there are: { $known }.{ $hint }
error-no-file = There is no file “{ $path }”.
error-file = The file “{ $path }” cannot be read: { $reason }.
error-not-json = The file “{ $path }” is not a record: it is not whole JSON ({ $where }).
error-many-records =
    { $count ->
        [one] The file “{ $path }” holds { $count } game: name its line, as in { $path }:1.
       *[other] The file “{ $path }” holds { $count } games: name the line of one, as in { $path }:1.
    }
error-not-record = The file “{ $path }” is not a record of a game.
error-record-format = The file “{ $path }” has format { $theirs }; this release reads format { $ours }.
error-record-version = The file “{ $path }” was recorded under version { $theirs } of the rules; here is version { $ours }.
error-record-notation = The record “{ $path }” is damaged or changed: action { $number }, “{ $text }”, is not notation.
error-record-illegal = The record “{ $path }” is damaged or changed: action { $number }, { $text }, is not legal there.
error-record-seed = The record “{ $path }” is damaged or changed: its seed is not the one that was promised.
error-record-result = The record “{ $path }” is damaged or changed: it does not replay to the result that it claims.
error-record-exists = The file “{ $path }” already exists and will not be overwritten; choose another name.
error-record-place = The record cannot be written to “{ $path }”.
error-unexpected = This should not have happened: { $what }. Set LUDOTEKA_TRACEBACK=1 to see where.
error-detail = { $kind }: { $detail }
stopped = Stopped.
kind-game = No such game
kind-players = Wrong number of players
kind-option = Unsuitable options
kind-seed = Unsuitable seed
kind-action = Not legal
kind-notation = Not notation
kind-record = Bad record
kind-missing = Something is not installed
kind-bot = No such bot
kind-other = That cannot be done
