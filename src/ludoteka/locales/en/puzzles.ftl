### Puzzles: on the page, and in the terminal.

puzzles-title = Puzzles
puzzles-about = Moments from games of strong bots in which one play is clearly the best. Find it on the real board.
puzzles-game = { $game }: puzzles
puzzles-all = All puzzles
puzzles-day-of = Puzzle of the day, { $date }
puzzles-day-next =
    { $hours ->
        [0] Solved. The next one comes soon.
        [one] Solved. The next one comes in { $hours } hour.
       *[other] Solved. The next one comes in { $hours } hours.
    }
puzzles-streak =
    { $days ->
        [0] Solve a puzzle a day, and a streak begins.
        [one] { $days } day in a row
       *[other] { $days } days in a row
    }
puzzles-streak-today = Solved today: the streak holds.
puzzles-streak-open = Solve one today and the streak goes on.
puzzles-solved-of = Solved: { $solved } of { $all }
puzzles-first-tries = At the first try: { $count }
puzzles-start = Start
puzzles-continue = Go on
puzzles-all-solved = All solved. Every one can be tried again.
puzzles-number = Puzzle { $number } of { $all }
puzzles-level = Difficulty { $grade } of 5
puzzles-level-of = Difficulty { $grade }
puzzles-state-solved = solved
puzzles-state-later = solved after some tries
puzzles-state-new = not solved yet
puzzles-task = Find the best play
puzzles-counts = What counts
puzzles-counts-open = The play with the best chance to win. Points now are only a part of it.
puzzles-counts-hidden = The play with the best chance to win, whatever the others hold. Points now are only a part of it.
puzzles-counts-proven = The play that wins by force, whatever your rival answers.
puzzles-first-counts = The first try counts. Look around as long as you like.
puzzles-hints = Hints
puzzles-hint-stake = How much is at stake?
puzzles-hint-stake-told = The best play leaves a chance of { $best }, the next one { $next }.
puzzles-hint-among = Which plays are worth a look?
puzzles-hint-among-told = It is one of these:
puzzles-hint-keeps = A hint keeps the streak.
puzzles-playing = Let us see
puzzles-verdict-best = Solved
puzzles-verdict-good = Solved: just as good as the best
puzzles-verdict-other = Not the best
puzzles-verdict-shown = This was the best
puzzles-leaves = It leaves a chance of { $yours }.
puzzles-leaves-less = It leaves a chance of { $yours }; the best play leaves { $best }.
puzzles-brings = What it brings
puzzles-allows = What it allows
puzzles-follows = What is likely to follow
puzzles-for-instance = For instance: nobody knows what the others hold, nor what is drawn.
puzzles-chances = Chance to win after
puzzles-best-play = the best play
puzzles-yours = yours
puzzles-others-less =
    { $count ->
        [one] { $count } other play leaves less.
       *[other] { $count } other plays leave less.
    }
puzzles-again = Try again
puzzles-show = Show the best
puzzles-next = Next puzzle
puzzles-up-next = Up next
puzzles-try-stays = Solve it today and the streak stays.
puzzles-thought = { $count ->
    [one] Found by a search of { $count } simulation, checked by another with ten times as many.
   *[other] Found by a search of { $count } simulations, checked by another with ten times as many.
}
puzzles-thought-proven = Proven: this play wins, whatever is answered.
refusal-no-puzzle = There is no such puzzle.

## The command line

help-puzzles = find puzzles in games of strong bots, or check a file of them
metavar-game-or-file = GAME|FILE
help-arg-puzzles-what = find new puzzles of a game, or check those in a file
help-arg-puzzles-of = the game, or the file to check
help-arg-puzzles-count = how many to find (default: 60)
help-arg-puzzles-games = games to look through at most (default: 2000)
help-arg-puzzles-budget = share of the usual thinking, for instance 0.1
help-arg-puzzles-out = file for the puzzles; what was found in each game is kept beside it, and a run that was stopped goes on there
help-arg-puzzles-bus = spread the games over the ludoteka worker processes of this Redis or Valkey, behind all that people wait for
error-puzzles = Finding puzzles needs at least one puzzle, one game, one process and a budget above 0.
error-puzzles-file = The puzzles in “{ $path }” cannot be used: { $reason }
puzzles-finding = Finding puzzles ({ $games ->
        [one] { $games } game
       *[other] { $games } games
    } gone through)
puzzles-telling = Working out what follows
puzzles-checking = Checking
puzzles-theme = theme
puzzles-grade = grade { $grade }
puzzles-written = { $count ->
    [one] { $count } puzzle
   *[other] { $count } puzzles
} written to { $path }
puzzles-stopped = Stopped with { $found } of { $count ->
    [one] { $count } puzzle
   *[other] { $count } puzzles
}; the same command goes on.
puzzles-too-few = Only { $found } of { $count ->
    [one] { $count } puzzle
   *[other] { $count } puzzles
} found in { $games ->
    [one] { $games } game
   *[other] { $games } games
}; --games allows more.
puzzles-wrong = { $id }: { $reason }
puzzles-checked = { $game }: { $count ->
    [one] { $count } puzzle
   *[other] { $count } puzzles
} checked, wrong: { $bad }
