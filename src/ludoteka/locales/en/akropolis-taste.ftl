# One move to try, for who comes for the first time; web/src/games/akropolis/taste.json.
akropolis-taste-title = Where would you build?
akropolis-taste-lead = Akropolis, one move
akropolis-taste-tile = A market, a quarry, a temple. Markets hate company, and height is worth something.
akropolis-taste-pick = Pick a place. The city does the counting.
akropolis-taste-places = Places
akropolis-taste-beside = −{ $points ->
    [one] { $points } point
   *[other] { $points } points
}: a market beside a market, and neither scores.
akropolis-taste-alone = +{ $points ->
    [one] { $points } point
   *[other] { $points } points
}: a second market by itself, times the two stars of the plaza.
akropolis-taste-above = +{ $points ->
    [one] { $points } point
   *[other] { $points } points
}, the best of the three: on level 2 the market counts twice (+{ $market }), and the two covered quarries pay { $stones ->
    [one] { $stones } stone
   *[other] { $stones } stones
}.
