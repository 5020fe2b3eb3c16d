help-arena = bots against each other, with win rates and ratings
help-arg-bots = who plays: levels, or level@simulations, or level@seconds with an s
help-arg-games = games of each pairing
help-arg-jobs = processes that play at the same time
help-arg-budget = share of its budget that every bot uses, for instance 0.1
help-arg-out = folder for the results; a run that was stopped goes on there
help-arg-records = keep the record of every game
help-arg-ray = address of a Ray cluster that plays instead
arena-playing = Playing
arena-stopped = Stopped after { $done } of { $total ->
    [one] { $total } game
   *[other] { $total } games
}; the same command goes on.
arena-bot = bot
arena-against = against
arena-games = games
arena-won = won
arena-score = mean score
arena-seconds = seconds a decision / longest
arena-winning-score = Mean winning score: { $points }
arena-written = Written: { $files }
warm-thinking = Getting the bots of { $game } ready
error-arena = The arena needs at least two bots, one game, one process and a budget above 0.
