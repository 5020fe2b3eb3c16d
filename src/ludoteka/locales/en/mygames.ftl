# All that one plays and has played
mygames-title = My games
mygames-sum = { $count ->
    [one] { $count } game
   *[other] { $count } games
  } since { $since }, { $won } won. Seen only by you.
mygames-sum-none = Seen only by you.
mygames-rating = Rating
mygames-rating-about = only you see it
mygames-rating-of = Rating { $points }, give or take { $spread }
mygames-rating-none = A rating comes with the first game against people.
mygames-cards = Statistics
mygames-best = Best: { $score }
mygames-best-open = The last moment of the best game
mygames-won-of = of { $count } won
mygames-won-shared = of { $count } won, { $shared } shared
mygames-runs = Last games, the newest on the right: { $won } won, { $lost } lost, { $shared } shared
mygames-friends = With people { $won } of { $count }
mygames-latest = latest
mygames-only = Show only these games
mygames-running = Running
mygames-running-none = No game is running.
mygames-with = { $game } with { $who }
mygames-time = Time runs out { $when }
mygames-decides = Deciding: { $who }
mygames-free = { $count ->
    [one] { $count } free seat
   *[other] { $count } free seats
  }
mygames-play = Play
mygames-rivals = Against whom
mygames-of = { $won } of { $count }
mygames-bots = Bots: { $level }
mygames-finished = Finished
mygames-which = Which games
mygames-which-all = All
mygames-which-won = Won
mygames-which-friends = With people
mygames-search = Search: a name or a game
mygames-none-found = No game fits this.
mygames-clear = Show all
mygames-won = Won
mygames-lost = Lost
mygames-shared = Shared
mygames-none = One device
mygames-ended = Abandoned
mygames-given-up = given up
mygames-imported = imported
mygames-tried = tried again
mygames-moves = { $count ->
    [one] { $count } move
   *[other] { $count } moves
  }
mygames-more = Show older ones
mygames-take = Take your games along
mygames-take-about = A file with every finished game, a record a line. Another server reads it, and so does the command line.
mygames-export = Download
mygames-import = Bring games here
mygames-import-busy = Games are being replayed…
mygames-import-done = Added: { $added }. Here already: { $known }.
mygames-import-large = This file is too large: 20 MB at most.
mygames-failed = Your games cannot be read now
mygames-retry = Try again
mygames-empty = Your games will gather here.
mygames-empty-about = What is running, what you won, your best city and your longest chain. Nothing is collected until you play.
mygames-shortest = The shortest
mygames-shortest-about = { $game }, { $minutes } minutes against a novice
mygames-gentlest = The gentlest lesson
mygames-gentlest-about = { $game }, { $minutes } minutes, step by step
mygames-device = Played on another device?
mygames-device-about = Bring your games here with its private link
mygames-connect = Connect
mygames-file = Played on another server?
mygames-file-about = Bring your games here as a file

refusal-bad-cursor = This list has changed. Open the page again.
refusal-import-empty = There is no game in this file.
refusal-import-too-many = At most { $most } games at once.
refusal-import-full = At most { $most } games can be brought here.
refusal-import-not-json = Line { $line } cannot be read: it is not JSON. The file may have been cut off.
refusal-import-not-record = Line { $line } is not the record of a game.
refusal-import-rules = Line { $line }: this server does not have these rules of the game “{ $game }”.
refusal-import-broken = Line { $line } cannot be replayed: the moves do not lead to the result it states.
refusal-import-unfinished = Line { $line }: this game is not over.
