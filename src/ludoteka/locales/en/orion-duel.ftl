orion-duel-about = Link constellations, gather galaxies and push black holes onto the other colour, for two.

# Colours, tokens, tiles, constellations
orion-duel-blue = blue
orion-duel-orange = orange
orion-duel-galaxy = galaxy
orion-duel-hole = black hole
orion-duel-tile-mono = single
orion-duel-tile-duo-own = own double
orion-duel-tile-duo-mixed = mixed double
orion-duel-tile-line3 = line
orion-duel-tile-bent3 = bend
orion-duel-tile-triangle3 = triangle
orion-duel-taurus = Taurus
orion-duel-monoceros = Monoceros
orion-duel-eridanus = Eridanus
orion-duel-canis-major = Canis Major
orion-duel-lepus = Lepus
orion-duel-gemini = Gemini

# What may be done
orion-duel-do-lay = Lay the tile “{ $tile }”: { $own } on { $own_cells }
orion-duel-do-lay-both = Lay the tile “{ $tile }”: { $own } on { $own_cells }; { $other } on { $other_cells }
orion-duel-do-galaxy = Lay a galaxy on { $cell }
orion-duel-do-hole = Lay a black hole on { $cell }
orion-duel-do-begin = { $who } ({ $colour }) begins

# What happened
orion-duel-log-lay = { $who } lays the tile “{ $tile }”: { $own } on { $own_cells }.
orion-duel-log-lay-both = { $who } lays the tile “{ $tile }”: { $own } on { $own_cells }; { $other } on { $other_cells }.
orion-duel-log-galaxy = { $who } lays a galaxy on { $cell } ({ $left } to go).
orion-duel-log-hole = { $who } lays a black hole on { $cell } ({ $left } to go).
orion-duel-log-begin = { $who } decides: { $first } ({ $colour }) begins.
orion-duel-log-cover-galaxy = The galaxy on { $cell } lies on { $colour }: this chain holds { $held } of { $needed }.
orion-duel-log-cover-hole = The black hole on { $cell } lies on { $colour }: this chain holds { $held } of { $needed }.
orion-duel-log-link = A chain of { $colour } links { $one } and { $two }.
orion-duel-log-galaxies = { $count ->
    [one] { $count } galaxy is
   *[other] { $count } galaxies are
} connected in { $colour }.
orion-duel-log-holes = { $count ->
    [one] { $count } black hole is
   *[other] { $count } black holes are
} connected in { $colour }: that counts for { $winner }.
orion-duel-log-level = Both colours meet { $count ->
    [one] { $count } condition
   *[other] { $count } conditions
}: the duel goes on.
orion-duel-log-win = { $who } wins: conditions met { $met } to { $other }.
orion-duel-log-win-points = All tiles lie. { $who } wins on points, { $points } to { $other }.
orion-duel-log-win-stuck = { $loser } cannot lay any tile: { $who } wins.
orion-duel-log-draw = All tiles lie. A draw: { $points ->
    [one] { $points } point
   *[other] { $points } points
} each.

# Why not
orion-duel-why-over = The game is over.
orion-duel-why-unknown = That is nothing that can be done in this game.
orion-duel-why-now-galaxies = Galaxies are being laid now.
orion-duel-why-now-holes = Black holes are being laid now.
orion-duel-why-now-first-player = Now it is decided who begins.
orion-duel-why-now-tiles = Tiles are being laid now.
orion-duel-why-no-tile = There is no tile “{ $tile }” left.
orion-duel-why-mirror = In this game the tile “{ $tile }” must not be turned over.
orion-duel-why-off-board = { $count ->
    [one] The cell { $cells } is not on the board.
   *[other] The cells { $cells } are not on the board.
}
orion-duel-why-occupied = { $count ->
    [one] The cell { $cells } is covered by a tile.
   *[other] The cells { $cells } are covered by tiles.
}
orion-duel-why-cut-off-galaxy = The hex under the galaxy on { $cell } would be { $colour }, but no { $colour } hex lies next to this tile’s { $colour }.
orion-duel-why-cut-off-hole = The hex under the black hole on { $cell } would be { $colour }, but no { $colour } hex lies next to this tile’s { $colour }.
orion-duel-why-too-near = Too near to the { $token } on { $cell }: between the two there must be { $between ->
    [one] at least { $between } free cell
   *[other] at least { $between } free cells
}.
orion-duel-why-no-room-galaxies = { $count ->
    [one] There would be no room left for the last galaxy.
   *[other] There would be no room left for the other { $count } galaxies.
}
orion-duel-why-no-room-holes = { $count ->
    [one] There would be no room left for the last black hole.
   *[other] There would be no room left for the other { $count } black holes.
}

# On the table
orion-duel-table-met = Conditions met: { $count }
orion-duel-table-links = Links: { $met } ({ $missing } to go)
orion-duel-table-galaxies = Galaxies: { $met } ({ $held } of { $needed })
orion-duel-table-holes = Rival’s holes: { $met } ({ $held } of { $needed })
orion-duel-table-score = Points: { $points }
orion-duel-table-tokens = To lay: galaxies { $galaxies }, holes { $holes }
orion-duel-table-turning = Tiles unturned (● own colour, ◌ the other); r1 to r5 turn by 60° clockwise, m turns over first:

# Options
orion-duel-option-setup = How the tokens come to lie.
orion-duel-option-mirror = Tiles may be turned over; only the bent ones look different then.
orion-duel-option-first = Who begins, or lays the galaxies if the players set up.
