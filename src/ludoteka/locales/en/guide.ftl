# The guide beside a first game.
guide-know-about = We ask once. You can be shown the game, or play at once.
guide-known = I know it
guide-show = Show me
guide-how = How shall we show you { $game }?
guide-first-game = A guided first game
guide-first-game-about =
    { $bots ->
        [one] Against a bot that is learning too.
       *[other] Against bots that are learning too.
    } The guide says what matters now and warns you before a blunder.
guide-here = Guide me in this game
guide-here-about = The guide says what matters now, and what happened since your last turn.
guide-lessons = Lessons
guide-lessons-about = On the real board, two minutes each. You can stop after any step.
guide-now = What matters now
guide-since = Since your last turn
guide-before = Before your first turn
guide-tip = Worth knowing
guide-put-away = Put this away
guide-more = Read all
guide-over = The game is over. The review shows where it was won and lost.
guide-how-much = How much guidance?
guide-level-full = Full
guide-level-warnings = Warnings
guide-level-off = Off
guide-enough = You put some cards away. Are warnings before a blunder enough?
guide-stay = Keep it all
guide-is-off = Guidance is off, and stays off until you choose otherwise.
guide-only-warnings = You are warned before a choice that loses something another one keeps. Otherwise it is quiet here.
guide-no-warnings = People play here, so there are no warnings at this table.
guide-with-people = People play here: the guide explains what everybody can see, and never names a better move.
guide-better = A better choice
guide-anyway = Play it anyway
guide-win = Wait: you can win at once
guide-win-why = Another choice ends the game now, and it is yours.
