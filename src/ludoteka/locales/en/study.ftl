### The study: a position to play on from, with the engine beside it; positions as links.

study-title = Study
study-card = A position from a game: look at it, play on for any side, ask the engine.
study-new = New position
study-set-up = Set up a game
study-begin = Set up
study-from-text = From notation
study-notation = A position in the game’s notation
study-read = Show it
study-from-start = Study from the set-up
study-no-position = There is no position here

## Eyes
study-eyes = From whose eyes
study-eyes-mover = Whoever decides
study-eyes-open = Open hands
study-eyes-of = As { $who }
study-drawn = This is what { $who } knew. What was hidden or still to come has been drawn at random for you.
study-drawn-onlooker = This is what everybody could see. What was hidden or still to come has been drawn at random for you.
study-draw-again = Draw again

## Seats and bots
study-played-by = Who plays: { $who }
study-by-hand = By hand
study-by-bot = Bot
study-bot-moves = Bot moves
study-back = Back a move
study-next = Next move
study-luck = Other luck
study-luck-about = Draw anew whatever is hidden or still to come, and go on from here
study-luck-back = The luck before

## The engine
study-lines = Best lines
study-chances = Chances of winning
study-no-chances = The engine has not been asked yet
study-ask = Ask the engine what is best here.
study-over = The game is over.
study-compiling = A quick look; the engine is getting ready.
study-tries =
    { $count ->
        [one] { $tries } try
       *[other] { $tries } tries
    }
study-how-long = How long it thinks
study-seconds =
    { $count ->
        [one] { $count } second
       *[other] { $count } seconds
    }
study-seconds-short = { $count } s
study-endless = Without end
study-think = Let it think
study-pause = Pause
study-wins = wins
study-others =
    { $count ->
        [one] { $count } other choice: { $tries }
       *[other] { $count } other choices: { $tries }
    }
study-chance-of = Chance of { $who }

## Variations
study-variations = Variations
study-root = Start
study-played = played
study-no-moves = Make a move: it stands here. Take it back and try another one: it becomes a branch.
study-promote = Make it the main line
study-note = Write a note
study-note-of = A note on move { $number }
study-prune = Delete from here
study-pruned = Deleted.
study-restore = Put it back

## Sharing
study-share = Share the position
study-link = Link
study-text = Text
study-picture = Picture
study-picture-of = The position as a picture: { $game }
study-picture-note = The picture shows what everybody at the table sees: hidden cards stay hidden.
study-picture-marks = Mark the move that was played and the engine’s lines

## Keys
study-key-move = move
study-key-branch = branch
study-key-line = play a line
study-key-space-name = Space
study-key-space = think, pause

## What cannot be done
refusal-link-broken = This link is not complete, or was changed on the way. Ask for it again.
refusal-link-outdated = This link was made under other rules of the game, which this server no longer has.
refusal-link-foreign = This is a position of another game: { $game }.
refusal-bad-position = This is not a possible position of the game. Check that the text was copied whole.
refusal-people-play = People are still playing here: their game can be studied after its end.
refusal-too-many-thoughts = The engine is thinking about as many positions as it can. Try again in a moment.
