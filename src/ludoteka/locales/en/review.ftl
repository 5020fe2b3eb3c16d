### The review of a game that is over: in the terminal, as a file, and on the page.

review-title = Review
review-of = Review: { $game }
review-chances = Chances of winning
review-accuracy = Accuracy
review-accuracy-note = The share of the chance that a player’s decisions kept.
review-luck-and-skill = Luck and skill
review-moved = What moved the chance of winning, in percentage points. The parts add up, from the first chance to the result.
review-first = Start
review-own = Own decisions
review-others = Slips of the others
review-luck = Luck
review-luck-note = What was drawn, rolled and revealed, and the hidden cards of the others.
review-unforeseen = Seen only later
review-unforeseen-note = Nothing is left to luck in this game: this only showed as it went on.
review-result = Result
review-player = Player
review-slips = Your costliest decisions
review-slips-of = Costliest decisions: { $who }
review-no-slips = Nothing cost more than 2 %.
review-gave-up = { $who } gave up, with a chance of { $chance }.
review-broken-off = The game was broken off here: nobody has won it.
review-finest = Your best decisions
review-finest-of = Best decisions: { $who }
review-stakes = { $gain } better than a move at random
review-knew = Judged by what the player knew at that moment.
review-decision = Decision { $number }
review-decision-of = Decision { $number } of { $count }
review-played = Played: { $what }
review-better = Better: { $what }
review-elsewhere = the same in another place
review-then = Then: { $what }
review-costs = It cost { $cost }.
review-best-taken =
    { $count ->
        [one] { $best } of { $count } decision without a slip
       *[other] { $best } of { $count } decisions without a slip
    }
review-turning-point = Decision { $number }: { $who } gains { $gain }
review-turning-point-lost = Decision { $number }: the chance falls by { $gain }
review-by-luck = mostly luck
review-by-decision = by a decision
review-quick = Quick look
review-checking = Checking in depth
review-checked =
    { $count ->
        [one] { $count } decision was checked in depth.
       *[other] { $count } decisions were checked in depth.
    }
review-checked-part = Checked in depth: { $number } of { $count }. The others are as the quick look saw them.
review-waiting = The review begins as soon as no bot has to think for a game.
review-failed = The review has failed.
review-again = Try again

review-no-slips-own = Nothing cost you more than 2 %.
review-order = From the quick look: the order may still change.
review-settles = From the quick look: this settles while the decisions are checked.
review-costs-about = It cost about { $cost }.
review-line = The better line
review-line-step = The better line, step { $number } of { $count }
review-mark-played = Played
review-mark-better = Better
review-compare = Played or better
review-given-up = The game was given up here
review-curves = What the curve shows
review-curve-chances = Chances
review-curve-luck = Luck
review-curve-slips = Slips
review-hands-saw = As seen
review-hands-open = Open hands
review-hands-none = nothing hidden
review-checking-at = Checking in depth: { $number } of { $count }
review-quick-ready = The quick look is ready.
review-left =
    { $seconds ->
        [one] The quick look is ready. About { $seconds } second left.
       *[other] The quick look is ready. About { $seconds } seconds left.
    }
review-stop = Stop checking
review-halted = Stopped at decision { $number }.
review-go-on = Go on

## Beside the score, after the end

review-card-open = Review the game
review-card-turns =
    { $count ->
        [one] { $count } turning point
       *[other] { $count } turning points
    }
review-card-accuracy = your accuracy
review-card-highest = your best chance
review-card-lowest = your lowest chance

## Trying again

review-try = Try again from here
review-try-how = How to try again
review-try-same = As fate had it
review-try-same-note = The same tiles, cards and dice will come.
review-try-fresh = With fresh luck
review-try-fresh-note = All that could not be known is drawn anew.

## Keys

review-keys = Keys
review-key-decision = decision
review-key-slip = slip
review-key-fine = best decision
review-key-compare = played or better
review-key-try = try again
review-key-seat = player
review-key-space = Space
review-key-play = play on

## The command line

help-review = find out where a finished game was won and lost, and what was luck
help-arg-review-seconds = seconds for the whole game (default: { $seconds })
help-arg-simulations = simulations for each decision instead of a time: the same number gives the same review
help-arg-review-seat = show the decisions of this seat only, starting at 0
help-arg-html = file for a page with the curve of all chances
error-review-unfinished = Nothing was decided in the game in “{ $path }”: there is nothing to review.
error-review-effort = A review needs more than 0 seconds and at least 1 simulation.
error-review-page = The page cannot be written to “{ $path }”: { $reason }.
review-written = The page is in { $path }
review-stopped = Stopped: the decisions not yet checked in depth are shown as the quick look saw them.
