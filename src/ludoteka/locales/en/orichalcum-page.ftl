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
orichalcum-odds-by-hoplites = Chance of winning, by hoplites sent:
orichalcum-odds-one = Chance of winning: { $chance }%.
orichalcum-win = Win:
orichalcum-lose = Lose:
orichalcum-lose-what = your hoplites stay there, and you cannot capture again this turn
orichalcum-in-the-middle = in the centre
orichalcum-inactive = favour used
orichalcum-island-of = Island of seat { $number }
orichalcum-look-at = Island: { $who }
orichalcum-cell = Cell { $cell }: { $what }
orichalcum-cell-free = unexplored
orichalcum-cell-open = can be chosen
orichalcum-cell-shut = not now
orichalcum-tabs = What lies beside the island
orichalcum-tab-row = Cards
orichalcum-tab-craft = Create
orichalcum-tab-islands = Islands
orichalcum-tab-titans = Titans
orichalcum-slot-bare = empty
orichalcum-training-camp-tag = camp
orichalcum-protection-crystal-tag = crystal
orichalcum-architect-practice-tag = architect
orichalcum-siege-engine-1-tag = engine (1)
orichalcum-siege-engine-2-tag = engine (2)
orichalcum-siege-engine-3-tag = engine (3)
orichalcum-statue-hoplite-tag = statue
orichalcum-statue-nugget-tag = statue
orichalcum-statue-creature-tag = statue
orichalcum-say-place-detail-touch = It must touch what lies there. Tap it again to turn it. Three cells of one terrain bring its titan.
orichalcum-nowhere = { $what }: there is no place for it now.
orichalcum-chosen-place = The tile goes here.
orichalcum-chosen-metropolis = The metropolis goes here.
orichalcum-chosen-temple = The temple goes here.
orichalcum-chosen-medallion = A medallion.
orichalcum-chosen-build = { $building }: goes here.
orichalcum-chosen-fight = { $creature }, strength { $strength }: fight it.
orichalcum-chosen-card = { $action }: take this card{ $cost ->
    [0] .
    [one] {" "}for { $cost } hoplite.
   *[other] {" "}for { $cost } hoplites.
}
orichalcum-chosen-discard = { $action }: discard this card.
orichalcum-cell-creature = { $creature }, strength { $strength }{ $hoplites ->
    [0] { "" }
    [one] , { $hoplites } hoplite there
   *[other] , { $hoplites } hoplites there
}
orichalcum-turn-left = Turn left
orichalcum-turn-right = Turn right
orichalcum-rolled = Dice: { $faces }
orichalcum-area = { $terrain }: { $size ->
    [one] { $size } cell
   *[other] { $size } cells together
}
orichalcum-point-word = { $count ->
    [one] point
   *[other] points
}
orichalcum-wins-now = wins the game
orichalcum-ends-now = ends the game
orichalcum-of = of { $all ->
    [one] { $all } point
   *[other] { $all } points
}
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
orichalcum-road-detail = Win at once with { $all ->
    [one] { $all } point
   *[other] { $all } points
} and no creature on your island. Titans, temples and medallions are 1 point each.
orichalcum-road-words = { $points } of { $all ->
    [one] { $all } point
   *[other] { $all } points
}, creatures on the island: { $creatures }
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
orichalcum-sure = certain win
orichalcum-extra = Extra actions
orichalcum-pay-hoplite = hoplites
orichalcum-pay-nugget = nuggets
orichalcum-pay-creature = captured creatures

orichalcum-choice-act = Do it
orichalcum-choice-skip = Skip
orichalcum-choice-favour = Double it
orichalcum-choice-no-favour = Save the favour
orichalcum-choice-stop = Stop here
orichalcum-choice-refuse = Refuse

orichalcum-say-metropolis = Place your metropolis.
orichalcum-say-metropolis-detail = Two cells, one of them a port: you get its bonus at once.
orichalcum-say-card = Take an action card.
orichalcum-say-card-detail = You also get its tile and creatures. Pay the price in hoplites.
orichalcum-say-place = Place the tile.
orichalcum-say-place-detail = It must touch a tile already there. R rotates it. Three connected cells of one terrain bring its titan.
orichalcum-say-titan-order = Which titan do you take first?
orichalcum-say-titan-order-detail = Each new titan beyond your limit sends an earlier one back.
orichalcum-say-titan-return = Which titan goes back?
orichalcum-say-titan-return-detail = You have more titans than you may hold.
orichalcum-say-action = Use the card’s action: { $action }?
orichalcum-say-action-detail = You may also skip it.
orichalcum-say-favour = Double what you get by the titan’s favour?
orichalcum-say-favour-detail = The favour is then used up.
orichalcum-say-fight = Choose a creature to fight.
orichalcum-say-fight-detail = You see your chances before you send anybody.
orichalcum-say-commit = { $creature }, strength { $strength }: how many hoplites fight?
orichalcum-say-commit-detail = The dice must add up to at least the strength; any skull wins.
orichalcum-say-gift = Place the building: { $building }
orichalcum-say-gift-detail = On any free terrain, not next to a creature.
orichalcum-say-create = Create one thing: a building, a temple or a medallion.
orichalcum-say-create-detail = Choose it on the creation board, then its place.
orichalcum-say-extra = Buy an extra action?
orichalcum-say-extra-detail = Paid with hoplites, nuggets or captured creatures.
orichalcum-say-discard = Discard a card from the row.
orichalcum-say-discard-detail = Its tile goes under its pile, its creatures into the bag.
orichalcum-say-initiative = Who gets the initiative?
orichalcum-say-initiative-detail = Several players have the most hoplites; you cannot keep it yourself.

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
orichalcum-capture-about = Fight the creatures on your island one at a time, until you stop or lose.
orichalcum-create-about = Create one thing: a building from the creation board, a temple or a medallion.
orichalcum-temple-about = A diamond of four free cells with four different terrains; empty volcanoes are jokers. 1 point.
orichalcum-medallion-about = Costs 5 nuggets. 1 point.
orichalcum-theia-about = Titan of forests. Favour: when you create, create once more.
orichalcum-themis-about = Titan of lagoons. Favour: recruit twice as many hoplites.
orichalcum-kronos-about = Titan of deserts. Favour: win one fight for certain.
orichalcum-hyperion-about = Titan of mountains. Favour: produce twice as many nuggets.
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
orichalcum-training-camp-about = One more hoplite whenever you recruit. Also gives you the hoplite on its token.
orichalcum-mine-about = One more nugget whenever you produce. Also gives you the nugget on its token.
orichalcum-hospital-about = Saves one hoplite in each fight you win.
orichalcum-oratory-about = You may hold one more titan.
orichalcum-siege-engine-1-about = A 1 counts as a skull for you, too.
orichalcum-siege-engine-2-about = A 2 counts as a skull for you, too.
orichalcum-siege-engine-3-about = A 3 counts as a skull for you, too.
orichalcum-arch-about = 1 nugget each time you capture a creature.
orichalcum-protection-crystal-about = You may build next to creatures, but not on their cells. The crystal itself may not be built next to one.
orichalcum-architect-practice-about = One terrain of your temples may appear twice.
orichalcum-forge-about = You may buy a second extra action each turn, at its usual price.
orichalcum-statue-hoplite-about = Extra actions paid with hoplites cost 1 less.
orichalcum-statue-nugget-about = Extra actions paid with nuggets cost 1 less.
orichalcum-statue-creature-about = Extra actions paid with creatures cost 1 less.
orichalcum-forest-about = Three connected forest cells bring Theia.
orichalcum-lagoon-about = Three connected lagoon cells bring Themis.
orichalcum-desert-about = Three connected desert cells bring Kronos.
orichalcum-mountain-about = Three connected mountain cells bring Hyperion.
orichalcum-volcano-about = When empty, any building fits here, and in a temple it stands for any terrain. It brings no titan.
orichalcum-metropolis-about = A camp and a mine in one. It is not terrain and cannot be built over.
orichalcum-port-about = Cover it to get what its sign shows, once per game.

# What decided
orichalcum-cause = Titans: { $titans }, temples: { $temples }, medallions: { $medallions }; creatures left on the island: { $creatures }.

# A hint, whose place the board shows
orichalcum-do-metropolis-drawn = Place the metropolis
orichalcum-do-place-drawn = Place the land tile
orichalcum-do-fight-drawn = Fight: { $creature }
orichalcum-do-build-drawn = Build: { $building }
orichalcum-do-temple-drawn = Build a temple
orichalcum-do-gift-drawn = Place the minotaur’s building: { $building }
