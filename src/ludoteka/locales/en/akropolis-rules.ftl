# The rules of Akropolis; their order and figures are in web/src/games/akropolis/rules.json.
akropolis-rules-aim-title = Aim of the game
akropolis-rules-aim =
    You are an architect in ancient Greece. Tile by tile you build a city outwards and upwards, and at the end you count what can be seen from above.

    Districts score only where they meet their condition, and only if your city has a plaza of their colour. The more stars on those plazas, the more every district of that colour is worth. The most points win.

akropolis-rules-setup-title = Set-up
akropolis-rules-setup =
    1. Use the tiles for your number of players and shuffle them.
    2. Make 11 face-down stacks, each with one tile more than there are players.
    3. Lay the remaining tiles face up in a row: the construction site. It has two tiles more than there are players.
    4. Everybody takes a starting tile: a house plaza with one star and three quarries.
    5. The first player, drawn at random here, takes the chief architect’s marker. In turn order the players receive 1, 2, 3 and 4 stones.

    Everybody sees the row, the cities and the stones. Which tiles are still to come is known, their order is not.
akropolis-rules-setup-columns = Players | Tiles | In the row | Stacks × tiles | Turns each

akropolis-rules-turn-title = Your turn
akropolis-rules-turn =
    Play goes clockwise from the chief architect. On your turn you do two things, in this order:

    1. Take a tile from the construction site.
    2. Build it into your city.

akropolis-rules-take-title = Take a tile
akropolis-rules-take =
    The first tile in the row is free. For any other, pay 1 stone to the supply for each tile that lies before it. You may not pass, and stones that the tile is going to bring cannot pay for it: without stones you take the first tile.

akropolis-rules-ground-title = Build on level 1
akropolis-rules-ground =
    Turn the tile any way you like; it is never flipped. On level 1 all three hexes lie on empty spaces, and at least one side of the tile touches your city.

akropolis-rules-upper-title = Build upwards
akropolis-rules-upper =
    You may also place the tile on top of your city, under two conditions:

    - Level: the three hexes below lie at exactly the same height, with no empty space among them.
    - Two tiles: what you cover belongs to at least two different tiles. The starting tile counts as one.

    There is no limit to the height. A covered hex is no longer part of your city.

akropolis-rules-quarries-title = Quarries and stones
akropolis-rules-quarries =
    A quarry scores nothing. But whenever you cover one, on whatever level, you take 1 stone from the supply at once. Stones buy tiles further along the row, and each one you have left at the end is worth 1 point.

akropolis-rules-refill-title = The next round
akropolis-rules-refill =
    When a single tile is left in the row, it moves to the front and one stack is revealed behind it. You always place your tile before the new ones are seen. The chief architect’s marker passes to the left, so the turns simply go on clockwise.

akropolis-rules-districts-title = The five districts
akropolis-rules-districts =
    You may build a district anywhere, but it scores only if it meets the condition of its colour. Hexes are neighbours if they touch on the map, whatever their heights. A district that scores is worth its level: 1 on level 1, 2 on level 2, and so on.

    In the pictures a green line is around what counts, a dashed red one around what does not.
akropolis-rules-houses-title = Houses
akropolis-rules-houses =
    Only the largest group of neighbouring houses scores: the one with the most hexes, and among equally large ones the one worth more. House plazas do not connect houses.
akropolis-rules-markets-title = Markets
akropolis-rules-markets =
    A market scores if no other market is next to it. A market plaza may be.
akropolis-rules-barracks-title = Barracks
akropolis-rules-barracks =
    Barracks score on the edge of the city: at least one neighbouring space is empty and open to the outside. A hole that the city encloses is not the edge.
akropolis-rules-temples-title = Temples
akropolis-rules-temples =
    A temple scores if it is surrounded on all six sides. Anything may surround it: districts, plazas, quarries.
akropolis-rules-gardens-title = Gardens
akropolis-rules-gardens =
    Gardens have no condition: they always score. They are rare, and their plaza has three stars.

akropolis-rules-plazas-title = Plazas and stars
akropolis-rules-plazas =
    A plaza scores nothing by itself. Its stars multiply the districts of its colour, and all visible stars of a colour are added up. A plaza may lie anywhere, and its height does not matter.

    - House plaza: 1 star.
    - Market, barracks and temple plazas: 2 stars.
    - Garden plaza: 3 stars.

akropolis-rules-end-title = End of the game
akropolis-rules-end =
    The game ends when one tile is left in the row and there is no stack left. That tile is not played. Everybody has had the same number of turns.

akropolis-rules-scoring-title = Scoring
akropolis-rules-scoring =
    Count each colour by itself:

    1. Add up the values of its districts that meet their condition.
    2. Add up the stars on its visible plazas.
    3. Multiply the two. Without a star the colour scores nothing.

    Add the five colours and 1 point for each stone. The most points win. In a tie, the tied player with the most stones wins; if that is tied too, the victory is shared.

akropolis-rules-variants-title = Variants
akropolis-rules-variants =
    Any of the five can be switched on, one or several at once. Each adds an extra condition for one colour that doubles the value of a district. The usual condition and a star are still needed; doubling comes before the stars.

    - Houses: the largest group is doubled if it is worth 10 or more.
    - Markets: a market next to a market plaza is doubled.
    - Barracks: barracks with 3 or 4 sides open to the outside are doubled.
    - Temples: a temple on level 2 or higher is doubled.
    - Gardens: a garden next to a lake is doubled. A lake is an empty space of any size that the city encloses completely.

akropolis-rules-long-title = Long game
akropolis-rules-long =
    One, two or three players can play with all 61 tiles, in more stacks. Nothing else changes.
akropolis-rules-long-columns = Players | Tiles | In the row | Stacks × tiles | Turns each

akropolis-rules-solo-title = Solo: the Illustrious Architect
akropolis-rules-solo =
    You play with the 37 tiles for two players. You start with 1 stone, the Illustrious Architect with 2 and a starting tile of its own. You take turns, 18 each, and you begin.

    - Taking: the Architect takes the cheapest tile with a plaza that it can afford, otherwise the first one.
    - Stones: what you pay goes to the Architect; what it pays goes to the supply.
    - Building: it does not build. It collects its tiles, and all its districts score, without any condition.

    Its points are, for each colour, districts × level × stars, plus 1 for each stone. You choose how strong it is:

    - Easy: its districts are on level 1.
    - Medium: level 1, and 2 points for each of its quarries, those of the starting tile too.
    - Hard: its districts are on level 2.

    With variants, all its barracks and gardens are doubled, its houses if they are worth 10 or more, its temples only on hard, and at most 3 markets for each of its market plazas.

    You win with more points, in a tie with more stones; otherwise the Architect wins.

# Under the figures
akropolis-rules-figure-row = The fourth tile costs { $cost ->
    [one] { $cost } stone
   *[other] { $cost } stones
}: one for each tile before it.
akropolis-rules-figure-beside = One side touches the city.
akropolis-rules-figure-over = Three hexes on level 1, of two different tiles.
akropolis-rules-figure-stones = The tile lies on level 2. It covers { $count ->
    [one] { $count } quarry
   *[other] { $count } quarries
}: take { $count ->
    [one] { $count } stone
   *[other] { $count } stones
}.
akropolis-rules-figure-single = All three hexes belong to one tile.
akropolis-rules-figure-uneven = The hexes lie at different heights.
akropolis-rules-figure-group = The group of { $large } is the largest; the pair scores nothing.
akropolis-rules-figure-plaza = The plaza does not connect: a group of { $large } and one of { $small }.
akropolis-rules-figure-market = No market next to it; the plaza does no harm.
akropolis-rules-figure-two-markets = Two markets side by side: neither scores.
akropolis-rules-figure-edge = Two sides are open.
akropolis-rules-figure-walled = No side is open.
akropolis-rules-figure-hole = The only empty side is a hole inside the city.
akropolis-rules-figure-temple = All six sides are built up.
akropolis-rules-figure-open-temple = One side is empty.
akropolis-rules-figure-garden = On the edge or in the middle: both score, { $value } together.
akropolis-rules-figure-total = { $low } houses on level 1, { $high } on level 2: { $low } × 1 + { $high } × 2 = { $value }. Three house plazas, { $stars } stars: { $value } × { $stars } = { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
akropolis-rules-figure-lake = Next to a lake: worth { $value } instead of 1.
akropolis-rules-figure-corner = Three open sides: worth { $value } instead of 1.

# The player aid
akropolis-rules-aid-turn-title = Your turn
akropolis-rules-aid-turn =
    - Take a tile: the first is free, then 1, 2, 3 … stones.
    - Level 1: touch your city.
    - Higher: three hexes at the same height, of at least two tiles.
    - 1 stone for each quarry you cover.
akropolis-rules-aid-count-title = What scores
akropolis-rules-aid-count =
    - Houses: the largest group.
    - Markets: no market next to them.
    - Barracks: on the edge of the city.
    - Temples: surrounded on six sides.
    - Gardens: always.
akropolis-rules-aid-points-title = Points
akropolis-rules-aid-points =
    - A district is worth its level.
    - Values × stars, colour by colour.
    - Stars: house 1, market 2, barracks 2, temple 2, garden 3.
    - No plaza, no points.
    - 1 point for each stone.
akropolis-rules-aid-double-title = Variants: doubled if …
akropolis-rules-aid-double =
    - Houses: the group is worth 10 or more.
    - Markets: next to a market plaza.
    - Barracks: 3 or 4 open sides.
    - Temples: level 2 or higher.
    - Gardens: next to a lake.
