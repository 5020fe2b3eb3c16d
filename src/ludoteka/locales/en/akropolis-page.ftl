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
akropolis-house-many-about = Only your largest group of houses that touch side by side counts; each house in it is worth its level. Plazas do not connect houses.
akropolis-market-many = Markets
akropolis-market-many-about = A market counts if no other market lies beside it. It is worth its level. Market plazas beside it do no harm.
akropolis-barracks-many = Barracks
akropolis-barracks-many-about = Barracks count on the edge of the city: at least one cell beside them is empty and open to the outside. They are worth their level.
akropolis-temple-many = Temples
akropolis-temple-many-about = A temple counts if all six cells around it are built, at whatever height. It is worth its level.
akropolis-garden-many = Gardens
akropolis-garden-many-about = Gardens always count. Each is worth its level.
akropolis-quarry-many = Quarries
akropolis-stones = Stones
akropolis-stones-about = You pay with them for tiles that are not the first of the row. Each quarry that you cover brings one. At the end each is worth a point.
akropolis-total = Total
akropolis-total-now = { $count ->
    [one] point with stones
   *[other] points with stones
}
akropolis-total-after = after this tile
akropolis-own-score = Your score
akropolis-no-star = No star of this colour yet: worth nothing.

# Hexes
akropolis-hex-house = House
akropolis-hex-house-about = A district. Only the largest group of houses side by side counts, each house at its level, times the stars of your house plazas.
akropolis-hex-market = Market
akropolis-hex-market-about = A district. It counts if no other market lies beside it: its level times the stars of your market plazas.
akropolis-hex-barracks = Barracks
akropolis-hex-barracks-about = A district. They count on the edge of the city: their level times the stars of your barracks plazas.
akropolis-hex-temple = Temple
akropolis-hex-temple-about = A district. It counts when built around on all six sides: its level times the stars of your temple plazas.
akropolis-hex-garden = Garden
akropolis-hex-garden-about = A district. It always counts: its level times the stars of your garden plazas.
akropolis-hex-quarry = Quarry
akropolis-hex-quarry-about = Worth no points. Cover it with a tile and you get a stone at once.
akropolis-hex-house-plaza = House plaza
akropolis-hex-house-plaza-about = 1 star: multiplies the value of your houses. Its level does not matter. It does not connect houses.
akropolis-hex-market-plaza = Market plaza
akropolis-hex-market-plaza-about = 2 stars: multiplies the value of your markets. Its level does not matter, and it need not lie beside them.
akropolis-hex-barracks-plaza = Barracks plaza
akropolis-hex-barracks-plaza-about = 2 stars: multiplies the value of your barracks. Its level does not matter, and it need not lie beside them.
akropolis-hex-temple-plaza = Temple plaza
akropolis-hex-temple-plaza-about = 2 stars: multiplies the value of your temples. Its level does not matter, and it need not lie beside them.
akropolis-hex-garden-plaza = Garden plaza
akropolis-hex-garden-plaza-about = 3 stars: multiplies the value of your gardens. Its level does not matter, and it need not lie beside them.

# The construction site and the stacks
akropolis-table-site-about = Take one tile in each turn. The first of the row is free; every other costs a stone for each tile before it. When one tile is left, the next stack is laid behind it.
akropolis-site-rule = The first tile is free, each next one costs a stone more.
akropolis-lot = { $tile }. { $price }{ $short ->
    [0] .
    [one] , { $short } stone short.
   *[other] , { $short } stones short.
}
akropolis-lot-free = Free
akropolis-lot-taken = In hand
akropolis-short = { $count } short
akropolis-stacks = Stacks
akropolis-stacks-about = Face-down tiles. When one tile is left on the construction site, a stack is laid open behind it. When no stack is left, the game ends and that tile is not played.
akropolis-stacks-count = { $stacks ->
    [one] { $stacks } stack of { $size }
   *[other] { $stacks } stacks of { $size }
}
akropolis-stacks-none = No stack left
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
akropolis-unseen-about = How many hexes of each colour, plazas included, are on the tiles that nobody has seen yet.
akropolis-unseen-colour = { $colour }: { $districts } and { $plazas ->
    [one] { $plazas } plaza
   *[other] { $plazas } plazas
}

# Cities
akropolis-own-city = Your city
akropolis-city-of = The city of { $who }
akropolis-show-city = Show the city of { $who }
akropolis-cities = Cities
akropolis-chief = Chief architect
akropolis-chief-about = Whoever holds this marker began the round. It goes on by itself with the turns.
akropolis-words-kind = { $kind }, { $count }:
akropolis-words-hex = at { $cell } on level { $level }

# The own turn
akropolis-do-take-title = Take a tile
akropolis-do-take-this = Take this tile?
akropolis-do-take-detail = { $stones ->
    [0] You have no stones: only the first tile is free.
    [one] You have { $stones } stone; each tile before yours costs one.
   *[other] You have { $stones } stones; each tile before yours costs one.
}
akropolis-do-place-title = Choose a place for the tile
akropolis-do-place-detail = Beside your city, or on three columns of one height and at least two tiles.
akropolis-do-build = Build here?
akropolis-do-build-title = { $level ->
    [1] Build on the ground?
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
    [none] Build here: ±0
   *[up] Build here: +{ $points }
}
akropolis-spoken-points = { $way ->
    [down] { $points ->
        [one] { $points } point less
       *[other] { $points } points less
    }
    [none] No change of your score
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
akropolis-turn-left = Turn the tile left
akropolis-turn-right = Turn the tile right
akropolis-key-move = move
akropolis-key-turn = turn
akropolis-key-build = build
akropolis-key-cancel = put back
akropolis-key-look = Drag to move, wheel to zoom
akropolis-legend-district = district
akropolis-legend-other = plaza or quarry

# Variants
akropolis-variant-house = Houses count twice
akropolis-variant-house-about = Variant: if the group of houses that counts is worth 10 or more before stars, its value is doubled.
akropolis-variant-market = Markets count twice
akropolis-variant-market-about = Variant: a market that counts and lies beside a market plaza is worth double.
akropolis-variant-barracks = Barracks count twice
akropolis-variant-barracks-about = Variant: barracks that count and have 3 or 4 empty cells beside them, open to the outside, are worth double.
akropolis-variant-temple = Temples count twice
akropolis-variant-temple-about = Variant: a temple that counts is worth double on level 2 or higher.
akropolis-variant-garden = Gardens count twice
akropolis-variant-garden-about = Variant: a garden beside a lake, an enclosed empty space of any size, is worth double.
akropolis-long = Long game
akropolis-long-about = All 61 tiles are played, so there are more rounds.

# Alone
akropolis-architect-about = Your opponent when you play alone. It takes the cheapest tile with a plaza that it can pay, else the first; what you pay goes to it. It does not place tiles: all its districts count.
akropolis-architect-easy = Easy: each district counts as on level 1.
akropolis-architect-medium = Medium: each district counts as on level 1, and each quarry gives 2 points.
akropolis-architect-hard = Hard: each district counts as on level 2.
akropolis-architect-tiles = The Architect’s tiles
akropolis-architect-none = It has no tile yet besides its starting tile.

# Rules
akropolis-rules-goal-title = The goal
akropolis-rules-goal =
    Build the most valuable city. Tiles show three hexes each: districts in five colours, plazas with stars, and quarries.

    At the end, each colour is worth the value of its districts times the stars of its plazas. Stones that are left are worth a point each.
akropolis-rules-site-title = Take a tile
akropolis-rules-site =
    In your turn take one tile of the construction site. The first of the row is free; for any other pay a stone for each tile before it. You cannot pass, and the stones that a tile will bring cannot pay for it.

    The row then closes up. When only one tile is left in it, the next stack is laid open behind that tile.
akropolis-rules-ground-title = Build on the ground
akropolis-rules-ground =
    Lay the tile in your city, turned as you like. On the ground all three hexes lie on empty cells, and at least one of them side by side with your city.
akropolis-rules-upper-title = Build upwards
akropolis-rules-upper =
    A tile may also lie on top of your city. The three columns under it must have exactly the same height, and what it covers must belong to at least two different tiles. There is no limit of height.

    Each quarry that you cover brings a stone at once. Covered hexes do not count any more; the higher a district lies, the more it is worth.
akropolis-rules-score-title = What counts
akropolis-rules-score =
    Only what is visible counts. Neighbours are those on the map, whatever their heights. A district that meets its condition is worth its level.

    Houses: only the largest group side by side. Markets: not beside another market. Barracks: on the edge of the city. Temples: built around on all six sides. Gardens: always.

    Add up the districts of a colour and multiply by all its visible stars. Without a star the colour is worth nothing. A plaza gains nothing from its height and may lie anywhere.
akropolis-rules-end-title = The end
akropolis-rules-end =
    When one tile is left on the construction site and there is no stack, the game is over; that tile is not played. All have had the same number of turns.

    Most points win. In a tie, who has more stones; if that is a tie too, the victory is shared.
akropolis-rules-variants-title = Variants
akropolis-rules-variants =
    For each colour a second condition can be agreed on, which doubles its districts before stars.

    Houses: a group worth 10 or more. Markets: beside a market plaza. Barracks: with 3 or 4 empty outer cells beside them. Temples: on level 2 or higher. Gardens: beside a lake, that is an enclosed empty space.

    The long game for 1 to 3 players uses all 61 tiles.
akropolis-rules-solo-title = Alone
akropolis-rules-solo =
    You play against the Illustrious Architect. You begin with 1 stone, it has 2. After each of your turns it takes the cheapest tile with a plaza that it can pay, else the first. Stones that you pay go to it; those that it pays are gone.

    It lays its tiles aside: all its districts count, times its stars. Easy: on level 1. Medium: on level 1, and 2 points for each quarry. Hard: on level 2. With variants its barracks and gardens always count twice, its houses from a value of 10 on, its temples on hard, and 3 markets for each of its market plazas.

    You win with more points, in a tie with more stones.
