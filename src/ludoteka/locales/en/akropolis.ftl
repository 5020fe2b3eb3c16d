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
akropolis-do-place = Place the tile with its { $first } on { $cell }, turned { $degrees }°, on level { $level }{ $stones ->
    [0] { "" }
    [one] {" "}(+{ $stones } stone)
   *[other] {" "}(+{ $stones } stones)
}

# What happened
akropolis-log-round = Round { $number } of { $rounds }
akropolis-log-level = Level { $level }
akropolis-log-take = { $cost ->
    [0] { $who } { $who-is ->
        [you] take
       *[they] takes
    } a tile for free.
    [one] { $who } { $who-is ->
        [you] pay
       *[they] pays
    } { $cost } stone for a tile.
   *[other] { $who } { $who-is ->
        [you] pay
       *[they] pays
    } { $cost } stones for a tile.
}
akropolis-log-place = { $who } { $who-is ->
    [you] place a tile
   *[they] places a tile
} on level { $level }.
akropolis-log-stones = { $who } { $who-is ->
    [you] cover
   *[they] covers
} { $stones ->
    [one] a quarry: { $stones } stone.
   *[other] { $stones } quarries: { $stones } stones.
}
akropolis-log-refill = A new stack is revealed. { $who } { $who-is ->
    [you] begin.
   *[they] begins.
}
akropolis-log-points = { $who }: { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}
akropolis-log-end = One tile is left and no stack: the game is over.
akropolis-log-win = { $who } { $who-is ->
    [you] win
   *[they] wins
} with { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}
akropolis-log-win-stones = { $who } { $who-is ->
    [you] win
   *[they] wins
} the tie at { $points ->
    [one] { $points } point
   *[other] { $points } points
} with the most stones: { $stones }.
akropolis-log-shared = { $who } share the victory: { $points ->
    [one] { $points } point
   *[other] { $points } points
} and { $stones ->
    [one] { $stones } stone
   *[other] { $stones } stones
} each.
akropolis-log-win-alone = { $who } { $who-is ->
    [you] win
   *[they] wins
} by { $points } to { $other } against the Architect.
akropolis-log-win-alone-stones = { $points } to { $other } against the Architect: { $who-is ->
    [you] you win
   *[they] { $who } wins
} the tie by stones, { $stones } to { $others }.
akropolis-log-lose-alone = The Architect wins by { $other } to { $points }.
akropolis-log-lose-alone-stones = { $other } to { $points }: the Architect wins the tie by stones, { $others } to { $stones }.
akropolis-log-lose-alone-tie = { $other } to { $points } in points, { $others } to { $stones } in stones: the Architect wins such a tie.

# Why not
akropolis-why-over = The game is over.
akropolis-why-no-action = No such action.
akropolis-why-take-first = Take a tile first.
akropolis-why-lay-first = Place the tile you have taken first.
akropolis-why-no-tile = { $open ->
    [one] The construction site has only { $open } tile.
   *[other] The construction site has only { $open } tiles.
}
akropolis-why-too-expensive = This tile costs { $cost ->
    [one] { $cost } stone
   *[other] { $cost } stones
}; you have { $stones }.
akropolis-why-not-adjacent = On level 1 a tile must share at least one side with your city.
akropolis-why-empty-ground = On an upper level no part of a tile may hang over empty space.
akropolis-why-mixed-heights = All three hexes under the tile must be at the same height.
akropolis-why-one-tile = A tile must rest on at least two different tiles.
akropolis-why-off-table = { $cell } is not on the table: your city does not reach so far.

# On the table
akropolis-table-round = Round { $number } of { $rounds } · { $tiles ->
    [0] no tiles left in the stacks
    [one] { $tiles } tile left in the stacks
   *[other] { $tiles } tiles left in the stacks
}
akropolis-table-capitals = capital letters: plazas
akropolis-table-site = Construction site
akropolis-table-cost = { $cost ->
    [0] free
    [one] { $cost } stone
   *[other] { $cost } stones
}
akropolis-table-taken = In hand
akropolis-table-to-come = Hexes still to come
akropolis-table-turning = 2,-1:4 lays the first hex on 2,-1, turned 4 × 60° clockwise. The second lies from the first: 0 lower right, 1 below, 2 lower left, 3 upper left, 4 above, 5 upper right; the third follows clockwise.
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
akropolis-option-variants = An extra condition for a colour: districts that meet it score double.
akropolis-option-long = A longer game with all the tiles, for 1 to 3 players.
akropolis-option-architect = How strong the Architect is in a solo game.
akropolis-option-variants-houses = Houses: double from 10 points
akropolis-option-variants-markets = Markets: double next to a market plaza
akropolis-option-variants-barracks = Barracks: double with 3 or 4 open sides
akropolis-option-variants-temples = Temples: double from level 2
akropolis-option-variants-gardens = Gardens: double beside a lake
akropolis-option-architect-easy = Easy
akropolis-option-architect-medium = Medium
akropolis-option-architect-hard = Hard
