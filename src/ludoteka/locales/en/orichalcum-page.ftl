### Orichalcum on the page.

orichalcum-produce-short = Produce
orichalcum-recruit-short = Recruit
orichalcum-capture-short = Capture
orichalcum-create-short = Create
orichalcum-row = Action cards
orichalcum-creation-board = Creation board
orichalcum-titans = Titans
orichalcum-free = free
orichalcum-price = { $count ->
    [0] free
    [one] { $count } hoplite
   *[other] { $count } hoplites
}
orichalcum-medallion = medallion
orichalcum-temple-needs = 4 terrains
orichalcum-nuggets = { $count ->
    [one] { $count } nugget
   *[other] { $count } nuggets
}
orichalcum-slot-empty = empty until the round ends
orichalcum-slot = Slot { $number }
orichalcum-slot-later = Filled when the round ends
orichalcum-sum = Sum { $sum }
orichalcum-skull-wins = The skull wins
orichalcum-odds-by-hoplites = Chance to win, by hoplites sent:
orichalcum-win = Win:
orichalcum-lose = Lose:
orichalcum-lose-what = the hoplites stay there, no more capturing this turn
orichalcum-in-the-middle = in the middle
orichalcum-inactive = favour used
orichalcum-island-of = Island of seat { $number }
orichalcum-look-at = Island: { $who }
orichalcum-cell = Cell { $cell }: { $what }
orichalcum-cell-free = unexplored
orichalcum-cell-creature = { $creature }, strength { $strength }{ $hoplites ->
    [0] { "" }
    [one] , { $hoplites } hoplite there
   *[other] , { $hoplites } hoplites there
}
orichalcum-turn-left = Turn left (Q)
orichalcum-turn-right = Turn right (R)
orichalcum-rolled = Dice: { $faces }
orichalcum-area = { $size } × { $terrain }
orichalcum-point-word = { $count ->
    [one] point
   *[other] points
}
orichalcum-wins-now = wins the game
orichalcum-of = of { $all } points
orichalcum-initiative = has the initiative
orichalcum-hoplites-word = { $count ->
    [one] hoplite
   *[other] hoplites
}
orichalcum-nuggets-word = { $count ->
    [one] nugget
   *[other] nuggets
}
orichalcum-caught = captured
orichalcum-road = Road to five
orichalcum-road-detail = { $all } points and no creature on the own island win at once. Titans, temples and medallions are a point each.
orichalcum-road-words = { $points } of { $all } points, creatures on the island: { $creatures }
orichalcum-creatures-left = { $count ->
    [0] no creature left
    [one] { $count } creature left
   *[other] { $count } creatures left
}
orichalcum-supply = In the supply: temples { $temples }, victory tokens { $tokens }.
orichalcum-brief = { $points } of { $all }
orichalcum-brief-creatures = { $points } of { $all }, creatures { $creatures }
orichalcum-sheet-titans = Titans { $count } ({ $names })
orichalcum-sheet-temples = Temples { $count }
orichalcum-sheet-medallions = Medallions { $count }
orichalcum-reconstructed = The outlines of the islands, what the land tiles show and the faces of the siege engines are reconstructed.
orichalcum-odds = Fight: { $creature }, strength { $strength }
orichalcum-sent = { $hoplites } sent, { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
}
orichalcum-dice = { $count ->
    [one] { $count } die
   *[other] { $count } dice
}
orichalcum-sure = sure win
orichalcum-extra = Extra actions
orichalcum-pay-hoplite = hoplites
orichalcum-pay-nugget = nuggets
orichalcum-pay-creature = captured creatures

orichalcum-choice-act = Do it: { $action }
orichalcum-choice-skip = Do without
orichalcum-choice-favour = Double it
orichalcum-choice-no-favour = Keep the favour
orichalcum-choice-stop = Stop here
orichalcum-choice-refuse = Refuse

orichalcum-say-metropolis = Place your metropolis.
orichalcum-say-metropolis-detail = Two cells, one of them a port: its bonus is yours at once.
orichalcum-say-card = Take an action card.
orichalcum-say-card-detail = Its tile and creatures come with it; the price is paid in hoplites.
orichalcum-say-place = Place the tile.
orichalcum-say-place-detail = It must touch what lies there. R turns it. Three cells of one terrain bring its titan.
orichalcum-say-titan-order = Which titan comes first?
orichalcum-say-titan-order-detail = Beyond your limit an older one goes back.
orichalcum-say-titan-return = Which titan goes back?
orichalcum-say-titan-return-detail = You hold more titans than you may.
orichalcum-say-action = Use the action of the card: { $action }?
orichalcum-say-action-detail = You may also do without.
orichalcum-say-favour = Use the favour of the titan?
orichalcum-say-favour-detail = It doubles what you get; then the favour is used up.
orichalcum-say-fight = Choose a creature to fight.
orichalcum-say-fight-detail = The odds are shown before you send anybody.
orichalcum-say-commit = { $creature }, strength { $strength }: how many hoplites fight?
orichalcum-say-commit-detail = The sum of the dice must reach the strength; any skull wins.
orichalcum-say-gift = Put the building somewhere: { $building }
orichalcum-say-gift-detail = On any free terrain, not beside a creature.
orichalcum-say-create = Create one thing: a building, a temple or a medallion.
orichalcum-say-create-detail = Choose it on the creation board, then its place.
orichalcum-say-extra = Buy an extra action?
orichalcum-say-extra-detail = Paid with hoplites, nuggets or captured creatures.
orichalcum-say-discard = Discard a card of the row.
orichalcum-say-discard-detail = Its tile goes under the pile, its creatures into the bag.
orichalcum-say-initiative = Who gets the initiative?
orichalcum-say-initiative-detail = There is a tie for most hoplites; you cannot keep it.

orichalcum-act-metropolis = Place the metropolis
orichalcum-act-card = Take the card
orichalcum-act-place = Place the tile
orichalcum-act-titan-order = This titan
orichalcum-act-titan-return = Give it back
orichalcum-act-action = Do it
orichalcum-act-favour = Decide
orichalcum-act-fight = Fight it
orichalcum-act-commit = Roll
orichalcum-act-roll = { $dice ->
    [one] Roll { $dice } die
   *[other] Roll { $dice } dice
}
orichalcum-act-kronos = Call Kronos
orichalcum-act-gift = Build it here
orichalcum-act-create = Create
orichalcum-act-build = Build it here
orichalcum-act-temple = Build the temple
orichalcum-act-medallion = Forge the medallion
orichalcum-act-extra = Buy it
orichalcum-act-discard = Discard it
orichalcum-act-initiative = Give it

# Rules in context
orichalcum-produce-about = Get 1 nugget for each of your mines, the metropolis included.
orichalcum-recruit-about = Get 1 hoplite for each of your camps, the metropolis included.
orichalcum-capture-about = Fight creatures on your island, one after another, until you stop or lose.
orichalcum-create-about = Make one thing: a building from the creation board, a temple, or a medallion.
orichalcum-temple-about = Four free cells in a diamond, four different terrains; empty volcanoes are jokers. One point.
orichalcum-medallion-about = Costs 5 nuggets. One point.
orichalcum-theia-about = Forest. Favour: after creating, create once more.
orichalcum-themis-about = Lagoon. Favour: recruit twice as many.
orichalcum-kronos-about = Desert. Favour: win one fight for sure.
orichalcum-hyperion-about = Mountain. Favour: produce twice as many.
orichalcum-cerberus-about = Strength 4. Treasure: { orichalcum-cerberus-treasure }.
orichalcum-cerberus-treasure = 1 nugget
orichalcum-minotaur-about = Strength 6. Treasure: { orichalcum-minotaur-treasure }.
orichalcum-minotaur-treasure = a random building, free
orichalcum-gorgon-about = Strength 8. Treasure: { orichalcum-gorgon-treasure }.
orichalcum-gorgon-treasure = 2 nuggets
orichalcum-cyclops-about = Strength 10. Treasure: { orichalcum-cyclops-treasure }.
orichalcum-cyclops-treasure = 3 nuggets
orichalcum-hydra-about = Strength 12. Treasure: { orichalcum-hydra-treasure }.
orichalcum-hydra-treasure = the titan shown on it
orichalcum-training-camp-about = One more hoplite when you recruit. Pays what waits on it.
orichalcum-mine-about = One more nugget when you produce. Pays what waits on it.
orichalcum-hospital-about = Saves one hoplite of each won fight.
orichalcum-oratory-about = You may hold one titan more.
orichalcum-siege-engine-1-about = For you a 1 counts as a skull, too.
orichalcum-siege-engine-2-about = For you a 2 counts as a skull, too.
orichalcum-siege-engine-3-about = For you a 3 counts as a skull, too.
orichalcum-arch-about = 1 nugget for each captured creature.
orichalcum-protection-crystal-about = You may build beside creatures, never on their cells. The crystal itself is not built beside one.
orichalcum-architect-practice-about = A temple may have one pair of the same terrain.
orichalcum-forge-about = A second extra action each turn, at its price.
orichalcum-statue-hoplite-about = Extra actions paid with hoplites cost 1 less.
orichalcum-statue-nugget-about = Extra actions paid with nuggets cost 1 less.
orichalcum-statue-creature-about = Extra actions paid with creatures cost 1 less.
orichalcum-forest-about = Three cells that hang together bring Theia.
orichalcum-lagoon-about = Three cells that hang together bring Themis.
orichalcum-desert-about = Three cells that hang together bring Kronos.
orichalcum-mountain-about = Three cells that hang together bring Hyperion.
orichalcum-volcano-about = Any building fits here; in a temple it stands for any terrain. It brings no titan.
orichalcum-metropolis-about = A camp and a mine in one. It is no terrain and cannot be built over.
orichalcum-port-about = Cover it to get what its sign shows, once.

# The rules
orichalcum-rules-goal-title = The goal
orichalcum-rules-goal =
    Who first has five points and no creature on the own island wins at once, even in the middle of a turn.

    Every titan you hold, every temple and every medallion is a point.
orichalcum-rules-turn-title = A turn
orichalcum-rules-turn =
    In your first turn you place the metropolis: two cells, one of them a port, a camp and a mine in one.

    Then, every turn: take a card with its tile and creatures, place the tile, use the card’s action if you like, and buy one extra action if you like. With two players you end by discarding a card of the row.
orichalcum-rules-land-title = Land, ports and creatures
orichalcum-rules-land =
    The tile must lie wholly on free cells of the island and touch what lies there. Creatures come along on their volcanoes. A tile that fits nowhere goes back under its pile.

    A port pays its bonus once, when it is covered.
orichalcum-rules-deeds-title = The four actions
orichalcum-rules-deeds =
    Produce: 1 nugget per mine. Recruit: 1 hoplite per camp. Capture: fight your creatures. Create: one building, temple or medallion.

    Hoplites and nuggets are limited: when the supply is out, there are no more.
orichalcum-rules-fights-title = Fights
orichalcum-rules-fights =
    Send up to three hoplites against a creature, counting those who already stand there. Roll one die and one more for each of them: the sum must reach the strength, or one die shows a skull.

    Win: the creature is yours with its treasure, the hoplites go to the supply. Lose: they stay on its cell and fight again next time, and there is no more capturing this turn.
orichalcum-rules-create-title = Creating
orichalcum-rules-create =
    A building goes on free land of the terrain of its place on the board, or on an empty volcano. A temple needs a diamond of four free cells with four different terrains; empty volcanoes are jokers. A medallion costs 5 nuggets.

    Nothing is built beside a creature. What is built over is no terrain any more.
orichalcum-rules-extra-title = Extra actions
orichalcum-rules-extra =
    For 2 hoplites: capture, create or produce. For 2 nuggets: capture, create or recruit. For 2 captured creatures: any of the four.
orichalcum-rules-titans-title = Titans
orichalcum-rules-titans =
    An area of at least three cells of one terrain, made or extended by your tile, brings you its titan from wherever it is. You may hold one, and one more for each oratory.

    The favour of a titan works once; extending the area wakes it again. It counts as a point either way.
orichalcum-rules-round-title = The end of a round
orichalcum-rules-round =
    Cards and buildings are refilled. The initiative goes to most hoplites in reserve; in a tie its holder gives it away. Who now plays last gets a hoplite.
