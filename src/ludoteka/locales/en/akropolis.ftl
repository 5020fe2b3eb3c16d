akropolis-about = Build a city of three-hex tiles, in width and in height, and multiply its districts by the stars of their plazas. For one to four.

# Kinds of hexes
akropolis-house = house
akropolis-market = market
akropolis-barracks = barracks
akropolis-temple = temple
akropolis-garden = garden
akropolis-quarry = quarry
akropolis-house-plaza = house plaza
akropolis-market-plaza = market plaza
akropolis-barracks-plaza = barracks plaza
akropolis-temple-plaza = temple plaza
akropolis-garden-plaza = garden plaza
akropolis-tile = { $first } + { $second } + { $third }

akropolis-architect = The Illustrious Architect
akropolis-level-easy = easy
akropolis-level-medium = medium
akropolis-level-hard = hard

# What may be done
akropolis-do-take = { $cost ->
    [0] Take tile { $number }, free: { $tile }
    [one] Take tile { $number } for { $cost } stone: { $tile }
   *[other] Take tile { $number } for { $cost } stones: { $tile }
}
akropolis-do-place = Lay the tile with its { $first } on { $cell }, turned { $degrees }°, on level { $level }{ $stones ->
    [0] { "" }
    [one] {" "}(+{ $stones } stone)
   *[other] {" "}(+{ $stones } stones)
}

# What happened
akropolis-log-take = { $cost ->
    [0] { $who } takes a tile for free: { $tile }.
    [one] { $who } pays { $cost } stone for a tile: { $tile }.
   *[other] { $who } pays { $cost } stones for a tile: { $tile }.
}
akropolis-log-place = { $who } lays it at { $cell }, on level { $level }.
akropolis-log-stones = { $who } covers { $stones ->
    [one] a quarry and gets { $stones } stone.
   *[other] { $stones } quarries and gets { $stones } stones.
}
akropolis-log-refill = A stack is laid open: { $tiles }.
akropolis-log-chief = { $who } has the chief architect's marker and begins the round.
akropolis-log-points = { $who }: { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}
akropolis-log-win = { $who } wins with { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}
akropolis-log-shared = { $who } share the victory with { $points ->
    [one] { $points } point each.
   *[other] { $points } points each.
}
akropolis-log-win-alone = { $who } wins by { $points } to { $other } against the Architect.
akropolis-log-lose-alone = The Architect wins by { $other } to { $points }.

# Why not
akropolis-why-over = The game is over.
akropolis-why-no-action = There is no such action.
akropolis-why-take-first = Take a tile first.
akropolis-why-lay-first = Lay the tile that you have taken first.
akropolis-why-no-tile = { $open ->
    [one] There is only { $open } tile on the construction site.
   *[other] There are only { $open } tiles on the construction site.
}
akropolis-why-too-expensive = This tile costs { $cost ->
    [one] { $cost } stone
   *[other] { $cost } stones
}, and you have { $stones }.
akropolis-why-not-adjacent = On the ground a tile must lie side by side with your city.
akropolis-why-empty-ground = A tile on an upper level must not lie over empty ground.
akropolis-why-mixed-heights = The three columns under a tile must have the same height.
akropolis-why-one-tile = A tile must lie on at least two different tiles.

# On the table
akropolis-table-round = Round { $number } of { $rounds } · { $tiles ->
    [0] no tiles left in the stacks
    [one] { $tiles } tile left in the stacks
   *[other] { $tiles } tiles left in the stacks
}
akropolis-table-capitals = capitals: plazas
akropolis-table-site = Construction site
akropolis-table-cost = { $cost ->
    [0] free
    [one] { $cost } stone
   *[other] { $cost } stones
}
akropolis-table-taken = To be laid
akropolis-table-chief = chief architect
akropolis-table-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
akropolis-table-stones = { $count ->
    [one] { $count } stone
   *[other] { $count } stones
}
akropolis-letter-house = h
akropolis-letter-market = m
akropolis-letter-barracks = b
akropolis-letter-temple = t
akropolis-letter-garden = g

# Options
akropolis-option-variants = Colours with a second condition, which doubles their districts.
akropolis-option-long = All tiles in a longer game, for 1 to 3 players.
akropolis-option-architect = How well your opponent builds when you play alone.
