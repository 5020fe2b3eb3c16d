# The lessons of Akropolis: lesson, step, then what is said.
akropolis-lessons-take-title = Take and lay
akropolis-lessons-take-about = The first tile is free; it goes beside your city.
akropolis-lessons-take-free-idea = The first tile is free.
akropolis-lessons-take-free-why = Every turn begins at the construction site. The tile on the left costs nothing; each place further along costs one stone more.
akropolis-lessons-take-free-deed = Take the first tile.
akropolis-lessons-take-free-right = It is yours, and you still have { $stones ->
    [one] { $stones } stone
   *[other] { $stones } stones
}.
akropolis-lessons-take-free-other = The tile on the left is the free one.
akropolis-lessons-take-free-slip-paid = That one has a tile before it, so your only stone is gone. You do not have to pay: the first tile is free.
akropolis-lessons-take-lay-idea = A tile joins your city.
akropolis-lessons-take-lay-why = Lay it on three empty spaces, with at least one side against what you have built. Turn it as you like.
akropolis-lessons-take-lay-deed = Lay the tile beside your city.
akropolis-lessons-take-lay-right = That is a whole turn: take one, lay one.
akropolis-lessons-take-lay-other = Any place will do that touches your city.
akropolis-lessons-take-pay-idea = A stone buys a better tile.
akropolis-lessons-take-pay-why = You have { $stones ->
    [one] { $stones } stone
   *[other] { $stones } stones
} and a market, but no market plaza. The second tile has one.
akropolis-lessons-take-pay-deed = Pay a stone for the market plaza.
akropolis-lessons-take-pay-right = The stone is spent, and your markets can bring points from now on.
akropolis-lessons-take-pay-other = The second tile shows the plaza.
akropolis-lessons-take-pay-slip-free = Free, but nothing for the market: without a plaza of its colour it brings no points. Your stone buys the plaza.
akropolis-lessons-stars-title = Stars multiply
akropolis-lessons-stars-about = A colour without a plaza brings no points.
akropolis-lessons-stars-choose-idea = No plaza, no points.
akropolis-lessons-stars-choose-why = Your gardens add up to { $gardens }, and bring { $points }. What a colour is worth is multiplied by the stars of its plazas.
akropolis-lessons-stars-choose-deed = Take the tile that makes your gardens count.
akropolis-lessons-stars-choose-right = Three stars for the gardens. Now they need a place.
akropolis-lessons-stars-choose-other = Look for the plaza in the colour of the gardens.
akropolis-lessons-stars-choose-slip-colour = One more garden, and still zero: four times nothing is nothing. The plaza comes first.
akropolis-lessons-stars-lay-idea = Value times stars.
akropolis-lessons-stars-lay-why = A garden has no condition: every one in sight counts. A garden plaza has three stars.
akropolis-lessons-stars-lay-deed = Lay the plaza, and cover no garden.
akropolis-lessons-stars-lay-right = { $gardens } times three: the gardens bring { $points }.
akropolis-lessons-stars-lay-other = Keep all your gardens in sight.
akropolis-lessons-stars-lay-slip-bury = A garden lies under the tile now, and hidden districts do not count: { $points } instead of nine.
akropolis-lessons-conditions-title = Five conditions
akropolis-lessons-conditions-about = Each colour asks for something else.
akropolis-lessons-conditions-market-idea = Markets stand apart.
akropolis-lessons-conditions-market-why = A market counts where no other market is next to it. Plazas and all other hexes may be.
akropolis-lessons-conditions-market-deed = Lay the tile so that both markets count.
akropolis-lessons-conditions-market-right = No market beside a market: they bring { $points } instead of { $before }.
akropolis-lessons-conditions-market-other = Keep the new market away from the old one.
akropolis-lessons-conditions-market-slip-neighbours = The markets bring { $points } now. Two of them side by side cancel each other, and one under a tile is gone.
akropolis-lessons-conditions-temple-idea = Temples want to be surrounded.
akropolis-lessons-conditions-temple-why = A temple counts when all six sides are built. On a higher level the columns around it do that work.
akropolis-lessons-conditions-temple-deed = Put the temple into the middle of your city.
akropolis-lessons-conditions-temple-right = Six built neighbours: the temple brings { $points }.
akropolis-lessons-conditions-temple-other = Look for a space with built hexes all around.
akropolis-lessons-conditions-temple-slip-open = One side of the temple is open, so it brings nothing. In the middle of the city all six are built.
akropolis-lessons-conditions-three-idea = One tile, three conditions.
akropolis-lessons-conditions-three-why = Houses count in your largest group. Barracks stand on the edge of the city, temples inside it.
akropolis-lessons-conditions-three-deed = Turn the tile so that all three hexes count.
akropolis-lessons-conditions-three-right = House, barracks and temple, each where it wants to be: { $points } more.
akropolis-lessons-conditions-three-other = Two of the three count. The house has to touch your other houses.
akropolis-lessons-conditions-three-slip-barracks = The barracks are walled in, or their points are gone: nothing for them. Turn them towards the open side.
akropolis-lessons-conditions-three-slip-temple = The temple looks out into the open, so it brings nothing. Turn it towards the city.
akropolis-lessons-climb-title = Climb
akropolis-lessons-climb-about = The level is the value.
akropolis-lessons-climb-two-idea = Build on what is built.
akropolis-lessons-climb-two-why = A tile may lie on three hexes of the same height. They have to belong to at least two tiles.
akropolis-lessons-climb-two-deed = Lay the temple on level 2.
akropolis-lessons-climb-two-right = Level 2, over two tiles. What lies below is hidden now.
akropolis-lessons-climb-two-other = Find three hexes of one height, of two tiles or more.
akropolis-lessons-climb-two-slip-low = That is level 1. Try the place where two tiles meet; over a single one it does not go.
akropolis-lessons-climb-worth-idea = Level 2 counts double.
akropolis-lessons-climb-worth-why = A district is worth the level it stands on. The same market brings one below and two above, before its stars.
akropolis-lessons-climb-worth-deed = Gain eight points with this tile.
akropolis-lessons-climb-worth-right = { $points } more: house and market on level 2, and two stones.
akropolis-lessons-climb-worth-other = The house and the market should both be on level 2 and count.
akropolis-lessons-climb-worth-slip-low = Level 1 brings { $points }. On level 2 every district of the tile is worth twice that.
akropolis-lessons-climb-worth-slip-hidden = Level 2, and { $points } more. The house plaza is under the tile, though: without its star the house brings nothing.
akropolis-lessons-quarries-title = Quarries pay
akropolis-lessons-quarries-about = Each quarry that you cover is a stone.
akropolis-lessons-quarries-cover-idea = A covered quarry is a stone.
akropolis-lessons-quarries-cover-why = Quarries are worth nothing in sight. Under a tile, each one brings a stone at once.
akropolis-lessons-quarries-cover-deed = Cover two quarries with one tile.
akropolis-lessons-quarries-cover-right = You have { $stones ->
    [one] { $stones } stone
   *[other] { $stones } stones
} again, and a tile on level 2.
akropolis-lessons-quarries-cover-other = Look for a place where two quarries are neighbours.
akropolis-lessons-quarries-cover-slip-none = No quarry is covered, and you have no stones: next turn only the first tile is in reach.
akropolis-lessons-quarries-spend-idea = Stones are there to be spent.
akropolis-lessons-quarries-spend-why = You have { $stones }. At the end a stone is one point; spent on the right tile it is worth more.
akropolis-lessons-quarries-spend-deed = Buy the garden plaza.
akropolis-lessons-quarries-spend-right = Two stones for three stars: your garden brings three points once it lies.
akropolis-lessons-quarries-spend-other = The garden plaza is the third tile.
akropolis-lessons-quarries-spend-slip-first = Free, but your garden stays without a star. Taking the first tile for ever is saving in the wrong place.
akropolis-lessons-bury-title = What you bury
akropolis-lessons-bury-about = Only the top counts.
akropolis-lessons-bury-keep-idea = Only the top counts.
akropolis-lessons-bury-keep-why = Your only house plaza is on the starting tile: its star brings { $houses }. Whatever covers it takes the points of all your houses.
akropolis-lessons-bury-keep-deed = Build on level 2 and hide no star.
akropolis-lessons-bury-keep-right = { $points } more, and every plaza is still in sight.
akropolis-lessons-bury-keep-other = That brings { $points }. There is a place on level 2 that brings six or more.
akropolis-lessons-bury-keep-slip-star = The house plaza is buried: houses go from { $houses } to zero, and any house you add brings nothing.
akropolis-lessons-bury-keep-slip-low = Safe, but low: { $points }. On level 2 the market by itself brings four.
akropolis-lessons-bury-last-idea = The last tile.
akropolis-lessons-bury-last-why = You have { $own }, your rival has { $rival }, and no stack is left. After this tile all points are counted.
akropolis-lessons-bury-last-deed = Win: add six points, and bury none.
akropolis-lessons-bury-last-right = { $points } more, { $total } in all against { $rival }. You know Akropolis.
akropolis-lessons-bury-last-other = Level 1, away from the other markets, is enough.
akropolis-lessons-bury-last-slip-bury = What the tile covers was worth more than it brings: { $total } against { $rival }.
