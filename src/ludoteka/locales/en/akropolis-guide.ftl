# What the guide says in a first game of Akropolis.
akropolis-guide-opening-title = Stones and stars first
akropolis-guide-opening-about = Points come later. Make sure now that you can afford good tiles: each quarry you cover brings a stone. And each colour you collect needs a plaza.
akropolis-guide-opening-tip = The most points at the end win: colour by colour, the levels of its districts times its stars. A plaza may stand anywhere. It never needs to touch the districts it multiplies.
akropolis-guide-middle-title = Build upwards
akropolis-guide-middle-about = A district brings as many points as its level, so height is value. Cover quarries while you climb: each one brings a stone.
akropolis-guide-middle-tip = A tile goes higher only where all three hexes below are equally high and belong to two tiles at least.
akropolis-guide-end-title = Every tile is points now
akropolis-guide-end-about = Compare what each tile brings at once. A stone that is left at the end is 1 point.
akropolis-guide-end-tip = Only what can be seen counts. Look at what a tile would bury.
akropolis-guide-stones = { $count ->
    [0] No stones: only the first tile is yours to take, for free.
    [one] { $count } stone: the first two tiles are yours to take.
   *[other] { $count } stones: you can choose further along the construction site.
}
akropolis-guide-starred = Stars for: { $colours }.
akropolis-guide-missing = { $colour }: { $value } by level, but no plaza yet, so no points.
akropolis-guide-idle = { $colour }: stars, but nothing counts yet. { $rule }
akropolis-guide-loss = Wait: { $colour ->
    [house] houses
    [market] markets
    [barracks] barracks
    [temple] temples
   *[garden] gardens
} would fall from { $from } to { $to }
akropolis-guide-buried = The tile covers your only { $colour ->
    [house] house
    [market] market
    [barracks] barracks
    [temple] temple
   *[garden] garden
} plaza. Without a star this colour brings nothing.
akropolis-guide-fallen = Here the tile covers, or breaks the condition of, { $colour ->
    [house] houses
    [market] markets
    [barracks] barracks
    [temple] temples
   *[garden] gardens
} that count now, and your city loses points.
