# On the page
orion-duel-brief = Conditions: { $met }
orion-duel-where = Move { $move } of { $of }
orion-duel-where-set-up = Setting up
orion-duel-you = You
orion-duel-rival = Rival

# The board
orion-duel-board = Board with { $count } cells
orion-duel-cell = { $cell }: { $what }
orion-duel-free = free
orion-duel-fits-here = fits here
orion-duel-fits-not = does not fit here

# Tiles
orion-duel-tray-own = Your tiles
orion-duel-tray-of = Tiles of { $who }
orion-duel-tile-left = { $tile }: { $left } left, key { $key }
orion-duel-tile-held = { $tile }, in hand: press to turn it
orion-duel-tile-count = { $tile }: { $left } left
orion-duel-holding = Tile in hand
orion-duel-holding-nothing = Take a tile from your tray: here it can be turned.
orion-duel-turning = Turn the tile
orion-duel-turn-left = Turn left
orion-duel-turn-right = Turn right
orion-duel-turn-over = Turn over

# What to do
orion-duel-act-lay = Lay tile
orion-duel-act-token = Lay token
orion-duel-act-begin = Begin so
orion-duel-ask-tile = Take a tile from your tray.
orion-duel-ask-tile-detail = By click, drag or the keys 1 to 6.
orion-duel-ask-tile-detail-touch = Tap it, or drag it onto the board.
orion-duel-ask-place = Find a place for the { $tile }.
orion-duel-ask-place-detail = R, Q, the wheel or a tap turn it, F turns it over.
orion-duel-ask-place-detail-touch = Drag it to its place; a tap on it turns it.
orion-duel-ask-galaxy = Lay a galaxy.
orion-duel-ask-galaxy-detail = { $left ->
    [one] This is the last one.
   *[other] { $left } to go; at least 2 free cells between two galaxies.
}
orion-duel-ask-hole = Lay a black hole.
orion-duel-ask-hole-detail = { $left ->
    [one] This is the last one.
   *[other] { $left } to go; 2 free cells between two holes, 1 to the next galaxy.
}
orion-duel-ask-begin = Decide who begins.
orion-duel-ask-begin-detail = The tokens lie: who lays the first tile?
orion-duel-begin-me = I begin
orion-duel-begin-other = { $who } begins

# What it will bring
orion-duel-fits = Fits.
orion-duel-under-galaxy = A galaxy will lie on { $colour }.
orion-duel-under-hole = A black hole will lie on { $colour }.
orion-duel-gain-mine = { $count ->
    [one] You meet one more condition.
   *[other] You meet { $count } more conditions.
}
orion-duel-gain-theirs = { $count ->
    [one] Your rival meets one more condition.
   *[other] Your rival meets { $count } more conditions.
}
orion-duel-after = { $count ->
    [one] Then you are { $count } hex short of linking two sides.
   *[other] Then you are { $count } hexes short of linking two sides.
}
orion-duel-after-barred = Then all your links are cut off.
orion-duel-ends-win-conditions = This wins: you meet more conditions.
orion-duel-ends-win-points = This wins on points.
orion-duel-ends-win-stuck = This wins: your rival cannot lay any tile.
orion-duel-ends-loss-conditions = Careful: your rival would win, with more conditions met.
orion-duel-ends-loss-points = Careful: your rival would win on points.
orion-duel-ends-loss-stuck = Careful: this ends the game in your rival’s favour.
orion-duel-ends-draw = This ends the game in a draw.

# The race
orion-duel-conditions = Conditions met
orion-duel-conditions-note = Who meets more than the rival wins at once.
orion-duel-condition-links = Sides linked
orion-duel-condition-links-about = A chain of your colour from one side of the board to the opposite one. The figure says how many hexes are still missing on the shortest way. Each pair of sides counts.
orion-duel-condition-galaxies = Galaxies, one chain
orion-duel-condition-galaxies-about = 4 galaxies on one connected chain of your colour are a condition; 8, or two such chains, are two.
orion-duel-condition-holes = Holes, rival’s chain
orion-duel-condition-holes-about = 3 black holes on one connected chain of your rival’s colour are a condition for you; 6, or two such chains, are two.
orion-duel-to-go = to go
orion-duel-missing = { $count } to go
orion-duel-linked = linked
orion-duel-barred = cut off
orion-duel-of = of { $needed }

# The score sheet
orion-duel-outcome-conditions = One colour met more conditions than the other.
orion-duel-outcome-points = All tiles lie: galaxies under the own colour count, black holes under it count against.
orion-duel-outcome-stuck = Who was to move could not lay any tile, and lost.
orion-duel-outcome-none = The duel was not played to its end.
orion-duel-score-links = Pairs of sides linked
orion-duel-score-galaxies = Sets of 4 galaxies
orion-duel-score-holes = Sets of 3 holes on the rival
orion-duel-score-met = Conditions met
orion-duel-score-covered-galaxies = Galaxies on the own colour
orion-duel-score-covered-holes = Black holes on the own colour
orion-duel-score-points = Points
orion-duel-score-tiles = Tiles left

# Rules in context
orion-duel-what-galaxy = Galaxy
orion-duel-what-galaxy-about = 4 of them on one connected chain of a colour meet a condition for this colour. A hex may go under it only if its colour on this tile touches the same colour already on the board.
orion-duel-what-hole = Black hole
orion-duel-what-hole-about = 3 of them on one connected chain of a colour meet a condition for the rival of this colour. What may go under it follows the same rule as for a galaxy.
orion-duel-what-blue = Blue hex
orion-duel-what-blue-about = Neighbouring blue hexes form a chain, whoever laid them; it shows as a constellation with rings. The longest shines white.
orion-duel-what-orange = Orange hex
orion-duel-what-orange-about = Neighbouring orange hexes form a chain, whoever laid them; it shows as a constellation with stars. The longest shines white.
orion-duel-what-side = A side of the board
orion-duel-what-side-about = Four cells that look towards a constellation. The opposite side has the same colour, line and mark: a chain from one to the other is a link.
orion-duel-what-mono = Single
orion-duel-what-mono-about = One hex of the own colour. Each player has one.
orion-duel-what-duo-own = Own double
orion-duel-what-duo-own-about = Two hexes of the own colour. Each player has one.
orion-duel-what-duo-mixed = Mixed double
orion-duel-what-duo-mixed-about = One hex of each colour. Each player has three.
orion-duel-what-line3 = Line
orion-duel-what-line3-about = Three in a row: two of the own colour, one of the other at an end. Each player has three.
orion-duel-what-bent3 = Bend
orion-duel-what-bent3-about = Three round a bend, the other colour at an end. Only this tile looks different turned over. Each player has three.
orion-duel-what-triangle3 = Triangle
orion-duel-what-triangle3-about = Three that all touch: two of the own colour, one of the other. Each player has three.

# The rules
orion-duel-rules-goal-title = What it is about
orion-duel-rules-goal =
    Two players, blue and orange, lay two-coloured tiles into the night sky. Nearly every tile also carries a hex of the rival’s colour: each move builds two chains at once.

    Meet more conditions than your rival, and you win on the spot.
orion-duel-rules-tiles-title = The tiles
orion-duel-rules-tiles =
    Each player has 14: one single, one double of the own colour, three mixed doubles, three lines, three bends and three triangles. Tiles of three have two own hexes and one of the rival’s.

    Both see all tiles at any time. The dots under a tile tell how many of it are left.
orion-duel-rules-turn-title = Your turn
orion-duel-rules-turn =
    Lay one of your tiles on free cells, turned as you like, and turned over too unless this was switched off. It must lie wholly on the board and on no other tile. It need not touch anything.

    Nobody passes: who can lay a tile must.
orion-duel-rules-tokens-title = Covering tokens
orion-duel-rules-tokens =
    A tile may go under galaxies and black holes; the token then lies on top of the hex.

    The condition: look at each colour of your tile that comes to lie under a token. Some hex of this colour on your tile must touch a hex of the same colour that was on the board before. So a chain grows up to a token; nobody drops onto it from nowhere, and the first tile covers none.
orion-duel-rules-links-title = Condition: a link
orion-duel-rules-links =
    The board has six sides of four cells, each named after a constellation. A chain of your colour from one side to the opposite one is a condition. The three pairs count separately.

    The cells at the six corners between the sides belong to none.
orion-duel-rules-galaxies-title = Condition: galaxies
orion-duel-rules-galaxies =
    One connected group of your colour under at least 4 galaxies is a condition. A group with 8, or two groups with 4 each, makes two.
orion-duel-rules-holes-title = Condition: black holes
orion-duel-rules-holes =
    One connected group of your rival’s colour under at least 3 black holes is a condition for you: push them onto the other. 6, or two groups with 3 each, make two.
orion-duel-rules-winning-title = Winning
orion-duel-rules-winning =
    After every tile both colours are counted, whoever laid it. Who meets more conditions wins at once, even if the rival laid the tile. Is it level, 0 to 0 or 1 to 1, the duel goes on.
orion-duel-rules-set-up-title = Setting up
orion-duel-rules-set-up =
    8 galaxies and 7 black holes lie on the board: at random, or in one of two symmetric patterns.

    Or the players set up: one lays the galaxies, then the other the black holes, then the first of them decides who begins. Between two galaxies, and between two black holes, at least two cells stay free; between a galaxy and a black hole at least one.
orion-duel-rules-end-title = If nobody gets ahead
orion-duel-rules-end =
    When all 28 tiles lie, points decide: each galaxy under your colour counts one, each black hole under your colour takes one away. Equal points are a draw.

    Before that, who is to move and cannot lay any tile loses.
