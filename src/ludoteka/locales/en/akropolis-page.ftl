# Where the game stands
akropolis-where = Round { $round } of { $rounds }
akropolis-points-word = { $count ->
    [one] point
   *[other] points
}
akropolis-stones-word = { $count ->
    [one] stone
   *[other] stones
}
akropolis-tiles-count = { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
}

# Colours
akropolis-house-many = Houses
akropolis-house-many-about = Only your largest group of connected houses scores; each house in it is worth its level. Plazas do not connect houses.
akropolis-market-many = Markets
akropolis-market-many-about = A market scores if no other market is next to it. It is worth its level. A market plaza next to it is fine.
akropolis-barracks-many = Barracks
akropolis-barracks-many-about = Barracks score on the edge of the city: at least one hex next to them must be empty and open to the outside. They are worth their level.
akropolis-temple-many = Temples
akropolis-temple-many-about = A temple scores if it is surrounded on all six sides, at any height. It is worth its level.
akropolis-garden-many = Gardens
akropolis-garden-many-about = Gardens always score. Each is worth its level.
akropolis-quarry-many = Quarries
akropolis-stones = Stones
akropolis-stones-about = Stones buy tiles further down the row. Each quarry you cover gives you one. At the end, each stone is worth 1 point.
akropolis-total = Total
akropolis-total-now = { $count ->
    [one] point with stones
   *[other] points with stones
}
akropolis-total-after = with this tile
akropolis-own-score = Your score
akropolis-no-star = No star of this colour yet, so it scores nothing.

# Hexes
akropolis-hex-house = House
akropolis-hex-house-about = A district. Only your largest group of connected houses scores: the sum of their levels times the stars on your house plazas.
akropolis-hex-market = Market
akropolis-hex-market-about = A district. It scores if no other market is next to it: its level times the stars on your market plazas.
akropolis-hex-barracks = Barracks
akropolis-hex-barracks-about = A district. Barracks score on the edge of the city: their level times the stars on your barracks plazas.
akropolis-hex-temple = Temple
akropolis-hex-temple-about = A district. It scores when surrounded on all six sides: its level times the stars on your temple plazas.
akropolis-hex-garden = Garden
akropolis-hex-garden-about = A district. It always scores: its level times the stars on your garden plazas.
akropolis-hex-quarry = Quarry
akropolis-hex-quarry-about = Worth no points. Cover it with a tile to get a stone at once.
akropolis-hex-house-plaza = House plaza
akropolis-hex-house-plaza-about = 1 star: multiplies the points of your houses. Its height does not matter. It does not connect houses.
akropolis-hex-market-plaza = Market plaza
akropolis-hex-market-plaza-about = 2 stars: multiply the points of your markets. Its height does not matter, and it need not be next to them.
akropolis-hex-barracks-plaza = Barracks plaza
akropolis-hex-barracks-plaza-about = 2 stars: multiply the points of your barracks. Its height does not matter, and it need not be next to them.
akropolis-hex-temple-plaza = Temple plaza
akropolis-hex-temple-plaza-about = 2 stars: multiply the points of your temples. Its height does not matter, and it need not be next to them.
akropolis-hex-garden-plaza = Garden plaza
akropolis-hex-garden-plaza-about = 3 stars: multiply the points of your gardens. Its height does not matter, and it need not be next to them.

# The construction site and the stacks
akropolis-table-site-about = Take one tile each turn. The first in the row is free; any other costs 1 stone for each tile before it. When one tile is left, the next stack is revealed behind it.
akropolis-site-rule = The first tile is free; each one after it costs 1 stone more.
akropolis-lot = { $tile }. { $price }{ $short ->
    [0] .
    [one] , { $short } stone short.
   *[other] , { $short } stones short.
}
akropolis-lot-free = Free
akropolis-short = { $count } short
akropolis-stacks = Stacks
akropolis-stacks-about = Face-down tiles. When one tile is left on the construction site, a stack is revealed behind it. When there are no stacks left, the game ends and that last tile is not played.
akropolis-stacks-count = { $stacks ->
    [one] { $stacks } stack of { $size }
   *[other] { $stacks } stacks of { $size }
}
akropolis-stacks-none = No stacks left
akropolis-stacks-left = { $tiles ->
    [one] { $tiles } tile left in all
   *[other] { $tiles } tiles left in all
}
akropolis-stacks-short = { $tiles ->
    [one] { $tiles } tile
   *[other] { $tiles } tiles
} in { $stacks ->
    [one] { $stacks } stack
   *[other] { $stacks } stacks
}
akropolis-unseen = Still in the stacks
akropolis-unseen-about = How many hexes of each colour, plazas included, are on the tiles nobody has seen yet.
akropolis-unseen-colour = { $colour }: { $districts } and { $plazas ->
    [one] { $plazas } plaza
   *[other] { $plazas } plazas
}

# Cities
akropolis-own-city = Your city
akropolis-city-of = { $who }’s city
akropolis-show-city = Show { $who }’s city
akropolis-cities = Cities
akropolis-chief = Chief architect
akropolis-chief-about = Whoever holds this marker starts the round. It passes to the next player each round.
akropolis-words-kind = { $kind }, { $count }:
akropolis-words-hex = at { $cell } on level { $level }

# One's own turn
akropolis-do-take-title = Take a tile
akropolis-do-take-this = Take this tile?
akropolis-do-take-detail = { $stones ->
    [0] You have no stones: only the first tile is free.
    [one] You have { $stones } stone. Each tile before yours costs one.
   *[other] You have { $stones } stones. Each tile before yours costs one.
}
akropolis-do-place-title = Choose a place for the tile
akropolis-do-place-detail = Next to your city, or on top of three hexes of the same height and at least two tiles.
akropolis-do-build = Build here?
akropolis-do-build-title = { $level ->
    [1] Build on level 1?
   *[more] Build on level { $level }?
}
akropolis-do-build-detail = { $paid ->
    [0] The tile was free
    [one] You paid { $paid } stone
   *[other] You paid { $paid } stones
}{ $won ->
    [0] .
    [one] ; a covered quarry brings { $won }.
   *[other] ; covered quarries bring { $won }.
}
akropolis-act-take = Take this tile
akropolis-act-build = Build here
akropolis-act-build-points = { $way ->
    [down] Build here: −{ $points }
    [none] Build here
   *[up] Build here: +{ $points }
}
akropolis-spoken-points = { $way ->
    [down] { $points ->
        [one] { $points } point less
       *[other] { $points } points less
    }
    [none] Your score stays the same
   *[up] { $points ->
        [one] { $points } point more
       *[other] { $points } points more
    }
}
akropolis-adds = What this placement changes
akropolis-adds-colour = { $way ->
    [down] −{ $points }
   *[up] +{ $points }
} { $colour ->
    [house] houses
    [market] markets
    [barracks] barracks
    [temple] temples
   *[garden] gardens
}
akropolis-adds-stones = { $count ->
    [one] +{ $count } stone
   *[other] +{ $count } stones
}
akropolis-adds-nothing = no points
akropolis-turn-left = Rotate left
akropolis-turn-right = Rotate right
akropolis-key-move = move
akropolis-key-turn = rotate
akropolis-key-build = build
akropolis-key-cancel = put back
akropolis-key-look = Drag to move, scroll to zoom
akropolis-legend-district = district
akropolis-legend-other = plaza or quarry

# Variants
akropolis-variant-house = Houses: double from 10 points
akropolis-variant-house-about = Variant: if your largest group of houses is worth 10 or more before stars, its value is doubled.
akropolis-variant-market = Markets: double next to a market plaza
akropolis-variant-market-about = Variant: a market that scores and is next to a market plaza is worth double.
akropolis-variant-barracks = Barracks: double with 3 or 4 open sides
akropolis-variant-barracks-about = Variant: barracks that score and have 3 or 4 sides open to the outside are worth double.
akropolis-variant-temple = Temples: double from level 2
akropolis-variant-temple-about = Variant: a temple that scores is worth double on level 2 or higher.
akropolis-variant-garden = Gardens: double beside a lake
akropolis-variant-garden-about = Variant: a garden next to a lake, an empty space of any size that is completely enclosed, is worth double.
akropolis-long = Long game
akropolis-long-about = All 61 tiles are used, so there are more rounds.

# Alone
akropolis-architect-about = Your opponent in a solo game. The Architect takes the cheapest tile with a plaza that it can afford, otherwise the first one; the stones you pay go to it. It does not build a city: all its districts score.
akropolis-architect-easy = Easy: each district counts as if on level 1.
akropolis-architect-medium = Medium: each district counts as if on level 1, and each quarry gives 2 points.
akropolis-architect-hard = Hard: each district counts as if on level 2.
akropolis-architect-tiles = The Architect’s tiles
akropolis-architect-none = Nothing yet besides the starting tile.

# What decided
akropolis-cause =
    { $count ->
        [one] { $colour } brought most: { $count } point.
       *[other] { $colour } brought most: { $count } points.
    }
akropolis-cause-stones =
    { $count ->
        [one] A tie in points: { $count } stone left decided.
       *[other] A tie in points: { $count } stones left decided.
    }
akropolis-cause-shared = A tie in points and in stones left.
akropolis-cause-architect = The Architect has { $other } points, you have { $own }.
akropolis-follow = Show what rivals build

# A hint, whose place the board shows
akropolis-do-place-drawn = Place the tile on level { $level }{ $stones ->
    [0] {""}
    [one] {" "}(+{ $stones } stone)
   *[other] {" "}(+{ $stones } stones)
}

# Why not there, beside a board that shows where
akropolis-why-off-table-drawn = That is not on the table: your city does not reach so far.
