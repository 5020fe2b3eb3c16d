# Colours, tokens, tiles, constellations
orion-duel-blue = blue
orion-duel-orange = orange
orion-duel-galaxy = galaxy
orion-duel-hole = black hole
orion-duel-tile-mono = single
orion-duel-tile-duo-own = plain double
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
orion-duel-do-lay = Place the tile “{ $tile }”: { $own } on { $own_cells }
orion-duel-do-lay-both = Place the tile “{ $tile }”: { $own } on { $own_cells }; { $other } on { $other_cells }
orion-duel-do-galaxy = Place a galaxy on { $cell }
orion-duel-do-hole = Place a black hole on { $cell }
orion-duel-do-begin = { $who } ({ $colour }) goes first

# What happened
orion-duel-log-moves = Moves { $first }–{ $last }
orion-duel-log-set-up = Set-up
orion-duel-log-left = { $left } to go
orion-duel-log-held = { $held } of { $needed }
orion-duel-log-held-by = { $colour }: { $held } of { $needed }
orion-duel-log-chain = chain
orion-duel-log-lay = { $who } { $who-is ->
    [you] place
   *[they] places
} a tile: { $tile }.
orion-duel-log-galaxy = { $who } { $who-is ->
    [you] place
   *[they] places
} a galaxy.
orion-duel-log-hole = { $who } { $who-is ->
    [you] place
   *[they] places
} a black hole.
orion-duel-log-begin = { $who } { $who-is ->
    [you] decide
   *[they] decides
}: { $first-is ->
    [you] you begin.
   *[they] { $first } begins.
}
orion-duel-log-cover-galaxy = A galaxy lies on { $colour }: this chain holds { $held } of { $needed }.
orion-duel-log-cover-hole = A black hole lies on { $colour }: this chain holds { $held } of { $needed }.
orion-duel-log-link = A chain of { $colour } links { $one } and { $two }.
orion-duel-log-galaxies = A chain of { $colour } holds { $count ->
    [one] { $count } galaxy
   *[other] { $count } galaxies
}.
orion-duel-log-holes = A chain of { $colour } holds { $count ->
    [one] { $count } black hole
   *[other] { $count } black holes
}: that counts for { $winner }.
orion-duel-log-level = Both colours meet { $count ->
    [one] { $count } condition
   *[other] { $count } conditions
}: the duel goes on.
orion-duel-log-win = { $who } { $who-is ->
    [you] win
   *[they] wins
}: conditions met { $met } to { $other }.
orion-duel-log-win-points = All tiles have been placed. { $who } { $who-is ->
    [you] win
   *[they] wins
} on points, { $points } to { $other }.
orion-duel-log-win-stuck = { $loser } cannot place any tile: { $who-is ->
    [you] you win.
   *[they] { $who } wins.
}
orion-duel-log-draw = All tiles have been placed. A draw: { $points ->
    [one] { $points } point
   *[other] { $points } points
} each.

# Why not
orion-duel-why-over = The game is over.
orion-duel-why-unknown = No such action.
orion-duel-why-now-galaxies = Now the galaxies are being placed.
orion-duel-why-now-holes = Now the black holes are being placed.
orion-duel-why-now-first-player = First it must be decided who goes first.
orion-duel-why-now-tiles = Now tiles are being placed.
orion-duel-why-no-tile = No tile “{ $tile }” is left.
orion-duel-why-mirror = In this game the tile “{ $tile }” may not be flipped.
orion-duel-why-off-board = This place reaches beyond the board.
orion-duel-why-occupied = A tile already lies there.
orion-duel-why-cut-off-galaxy = To cover a galaxy, the tile’s { $colour } must touch { $colour } on the board.
orion-duel-why-cut-off-hole = To cover a black hole, the tile’s { $colour } must touch { $colour } on the board.
orion-duel-why-too-near = Too near to a { $token }: between the two there must be { $between ->
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
orion-duel-table-links-barred = Links: { $met } (all ways barred)
orion-duel-table-links-all = Links: { $met }
orion-duel-table-galaxies = Galaxies: { $met } ({ $held } of { $needed })
orion-duel-table-holes = Rival’s holes: { $met } ({ $held } of { $needed })
orion-duel-table-score = Points: { $points }
orion-duel-table-tokens = To lay: galaxies { $galaxies }, holes { $holes }
orion-duel-table-turning = Tiles before turning (● your colour, ◌ the other); r1 to r5 turn by 60° clockwise, m flips first:
orion-duel-table-signs = (*) galaxy · (@) black hole · the numbers in a free cell are its coordinates

# Options
orion-duel-option-setup = How the tokens are set up.
orion-duel-option-mirror = Tiles may be flipped; only the bends look different then.
orion-duel-option-first = Who goes first, or who places the galaxies if the players set up.
orion-duel-option-setup-random = Random set-up
orion-duel-option-setup-symmetric-1 = Symmetric set-up 1
orion-duel-option-setup-symmetric-2 = Symmetric set-up 2
orion-duel-option-setup-players = Players place the tokens
orion-duel-option-first-random = Drawn at random
orion-duel-option-first-blue = Blue
orion-duel-option-first-orange = Orange
