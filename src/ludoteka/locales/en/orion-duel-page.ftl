# On the page
orion-duel-brief = Conditions: { $met }
orion-duel-where = Move { $move } of { $of }
orion-duel-where-set-up = Setting up
orion-duel-you = You
orion-duel-rival = Rival

# The board
orion-duel-board = { $count ->
    [one] Board with { $count } cell
   *[other] Board with { $count } cells
}
orion-duel-cell = { $cell }: { $what }
orion-duel-free = free
orion-duel-fits-here = fits here
orion-duel-fits-not = does not fit here

# Tiles
orion-duel-tray-own = Your tiles
orion-duel-tray-of = { $who }’s tiles
orion-duel-tile-left = { $tile }: { $left } left, key { $key }
orion-duel-tile-held = { $tile }, in hand: press to turn it
orion-duel-tile-count = { $tile }: { $left } left
orion-duel-holding = Tile in hand
orion-duel-holding-nothing = Take a tile from your tray to turn it here.
orion-duel-turning = Turn the tile
orion-duel-turn-left = Turn left
orion-duel-turn-right = Turn right
orion-duel-turn-over = Flip

# What to do
orion-duel-act-lay = Place tile
orion-duel-act-token = Place token
orion-duel-act-begin = Start
orion-duel-ask-tile = Take a tile from your tray.
orion-duel-ask-tile-detail = Click it, drag it or press a key from 1 to 6.
orion-duel-ask-tile-detail-touch = Tap it, or drag it onto the board.
orion-duel-ask-place = Find a place for the { $tile }.
orion-duel-ask-place-detail = R, Q, the wheel or a click turn it; F flips it.
orion-duel-ask-place-detail-touch = Drag it into place; tap it to turn it.
orion-duel-ask-galaxy = Place a galaxy.
orion-duel-ask-galaxy-detail = { $left ->
    [one] This is the last one.
   *[other] { $left } to go; leave at least 2 free cells between galaxies.
}
orion-duel-ask-hole = Place a black hole.
orion-duel-ask-hole-detail = { $left ->
    [one] This is the last one.
   *[other] { $left } to go; leave 2 free cells between holes, 1 next to a galaxy.
}
orion-duel-ask-begin = Decide who goes first.
orion-duel-ask-begin-detail = All tokens are in place: who places the first tile?
orion-duel-begin-me = I go first
orion-duel-begin-other = { $who } goes first

# What it will bring
orion-duel-fits = It fits.
orion-duel-under-galaxy = The galaxy will be on { $colour }.
orion-duel-under-hole = The black hole will be on { $colour }.
orion-duel-gain-mine = { $count ->
    [one] You meet one more condition.
   *[other] You meet { $count } more conditions.
}
orion-duel-gain-theirs = { $count ->
    [one] Your rival meets one more condition.
   *[other] Your rival meets { $count } more conditions.
}
orion-duel-after = { $count ->
    [one] You will be { $count } hex short of linking two sides.
   *[other] You will be { $count } hexes short of linking two sides.
}
orion-duel-after-barred = All your links will be cut off.
orion-duel-ends-win-conditions = This wins: you meet more conditions.
orion-duel-ends-win-points = This wins on points.
orion-duel-ends-win-stuck = This wins: your rival cannot place any tile.
orion-duel-ends-loss-conditions = Careful: your rival would meet more conditions and win.
orion-duel-ends-loss-points = Careful: your rival would win on points.
orion-duel-ends-loss-stuck = Careful: this ends the game in your rival’s favour.
orion-duel-ends-draw = This ends the game in a draw.

# The race
orion-duel-conditions = Conditions met
orion-duel-conditions-note = Meet more than your rival and you win at once.
orion-duel-condition-links = Sides linked
orion-duel-condition-links-about = A chain of your colour from one side of the board to the opposite side. The figure is the number of hexes still missing on the shortest way. Each pair of sides counts.
orion-duel-condition-galaxies = Galaxies, one chain
orion-duel-condition-galaxies-about = 4 galaxies on one unbroken chain of your colour make one condition; 8, or two such chains, make two.
orion-duel-condition-holes = Holes, rival’s chain
orion-duel-condition-holes-about = 3 black holes on one unbroken chain of your rival’s colour make one condition for you; 6, or two such chains, make two.
orion-duel-to-go = to go
orion-duel-missing = { $count } to go
orion-duel-linked = linked
orion-duel-barred = cut off
orion-duel-of = of { $needed }

# The score sheet
orion-duel-outcome-conditions = One colour met more conditions than the other.
orion-duel-outcome-points = All tiles have been placed: each galaxy on your colour adds a point, each black hole on it takes one away.
orion-duel-outcome-stuck = { $who } cannot place any tile.
orion-duel-outcome-stuck-you = You cannot place any tile.
orion-duel-outcome-none = The duel was not played to its end.
orion-duel-score-links = Pairs of sides linked
orion-duel-score-galaxies = Sets of 4 galaxies
orion-duel-score-holes = Sets of 3 holes on the rival
orion-duel-score-met = Conditions met
orion-duel-score-covered-galaxies = Galaxies on this colour
orion-duel-score-covered-holes = Black holes on this colour
orion-duel-score-points = Points
orion-duel-score-tiles = Tiles left

# Rules in context
orion-duel-what-galaxy = Galaxy
orion-duel-what-galaxy-about = 4 of them on one unbroken chain of a colour meet a condition for that colour. You may slide a hex under it only if that colour on your tile touches the same colour already on the board.
orion-duel-what-hole = Black hole
orion-duel-what-hole-about = 3 of them on one unbroken chain of a colour meet a condition for the other player. The rule for sliding a hex under it is the same as for a galaxy.
orion-duel-what-blue = Blue hex
orion-duel-what-blue-about = Neighbouring blue hexes form a chain, whoever placed them; it shows as a constellation of rings. The longest one shines white.
orion-duel-what-orange = Orange hex
orion-duel-what-orange-about = Neighbouring orange hexes form a chain, whoever placed them; it shows as a constellation of stars. The longest one shines white.
orion-duel-what-side = A side of the board
orion-duel-what-side-about = Four cells facing a constellation. The opposite side has the same colour, line and mark: a chain from one to the other is a link.
orion-duel-what-mono = Single
orion-duel-what-mono-about = One hex of its player’s colour. Each player has one.
orion-duel-what-duo-own = Plain double
orion-duel-what-duo-own-about = Two hexes of its player’s colour. Each player has one.
orion-duel-what-duo-mixed = Mixed double
orion-duel-what-duo-mixed-about = One hex of each colour. Each player has three.
orion-duel-what-line3 = Line
orion-duel-what-line3-about = Three in a row: two of its player’s colour and one of the other at an end. Each player has three.
orion-duel-what-bent3 = Bend
orion-duel-what-bent3-about = Three around a bend, the other colour at an end. Only this tile looks different when flipped. Each player has three.
orion-duel-what-triangle3 = Triangle
orion-duel-what-triangle3-about = Three hexes, each touching the other two: two of its player’s colour, one of the other. Each player has three.

# What decided
orion-duel-cause = Conditions met: sides { $links }, galaxies { $galaxies }, black holes { $holes }.
orion-duel-way-out = Choose a marked cell, or turn the tile.
orion-duel-way-out-turn = As it lies now it fits nowhere: turn it.

# A hint, whose place the board shows
orion-duel-do-lay-drawn = Place the tile “{ $tile }”
orion-duel-do-lay-both-drawn = Place the tile “{ $tile }”
orion-duel-do-galaxy-drawn = Place a galaxy
orion-duel-do-hole-drawn = Place a black hole
