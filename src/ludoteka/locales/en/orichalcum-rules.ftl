# The rules of Orichalcum; their order and figures are in web/src/games/orichalcum/rules.json.
orichalcum-rules-aim-title = Aim of the game
orichalcum-rules-aim =
    Atlantis is sinking, and you look for a new home. It is a race: the first player with at least 5 victory points and no creature on their own island wins at once, even in the middle of a turn.

    - Titans: 1 point for each one you hold.
    - Temples: 1 point for each one you have built.
    - Medallions: 1 point for each one you have forged.

orichalcum-rules-setup-title = Set-up
orichalcum-rules-setup =
    1. Everybody gets a random island board, a metropolis, 1 hoplite and 1 nugget. A board has an easy side and a hard one; who knows the game better may take the hard one.
    2. The action cards are shuffled; 5 of them lie in the row with two or three players, 6 with four. On each lies a land tile of the size it shows, and on each volcano of that tile a creature from the bag.
    3. A building from the bag lies on each of the four places of the creation board. 1 nugget waits on every mine there, 1 hoplite on every training camp.
    4. The four titans lie in the middle, their active side up.
    5. The first player is drawn at random and takes the initiative. The player to the right, who goes last, gets 1 hoplite.

    The outlines of the islands with their ports, what the land tiles show and the faces of the siege engines are reconstructed.

orichalcum-rules-first-title = Your first turn
orichalcum-rules-first =
    Before you choose a card, place your metropolis: both cells on your island, one of them on a port. You get what the port shows at once. The metropolis is a training camp and a mine, and your starting point; it is not terrain and cannot be built over.

orichalcum-rules-turn-title = Your turn
orichalcum-rules-turn =
    1. Take an action card with its tile and creatures.
    2. Place the land tile.
    3. Use the card’s action, if you like.
    4. Buy one extra action, if you like.
    5. With two players only: discard a card from the row.

    Each player finishes a whole turn before the next one begins, clockwise from the player with the initiative.

orichalcum-rules-card-title = Take a card
orichalcum-rules-card =
    The first two cards in the row are free, the next two cost 1 hoplite each, the last ones 2. You take the card with everything on it. The cards to its right slide to the left and become cheaper.

orichalcum-rules-land-title = Place the tile
orichalcum-rules-land =
    You must place it if you can. You may turn it, not flip it.

    - It lies completely on your island.
    - It covers no occupied cell.
    - It touches a covered cell: land, a building, a temple, a creature or the metropolis.

    The creatures stand on their volcanoes. A tile that fits nowhere goes under its pile, its creatures go back to the bag.

orichalcum-rules-ports-title = Ports
orichalcum-rules-ports =
    Each island has three ports: one shows 2 hoplites, one 2 nuggets, one 1 of each. Cover a port for the first time and you get what it shows, once per game.

orichalcum-rules-titans-title = Titans
orichalcum-rules-titans =
    When your tile makes or extends an area of at least 3 connected cells of one terrain, you attract that terrain’s titan: take it, active side up, from wherever it is, even from another player with a larger area. If it was yours already, it is turned to its active side again. You cannot refuse it. Volcanoes and cells that are built over do not count. If two titans come at once, you choose the order.

    You may hold one titan, and one more for each oratory. If you have too many, an older one of your choice goes back to the middle, active. A titan stays even if its area is built over later.
orichalcum-rules-favours-title = Favours
orichalcum-rules-favours =
    An active titan helps you once with its action, in your action or your extra action. Then it is turned over. An inactive titan is still worth 1 point.
orichalcum-rules-favours-columns = Titan | Favour

orichalcum-rules-actions-title = The four actions
orichalcum-rules-actions =
    You may use the action of your card or leave it. Either way the card goes to the discards.

    - Produce: 1 nugget for each of your mines. Hyperion doubles it.
    - Recruit: 1 hoplite for each of your training camps. Themis doubles it.
    - Capture: fight the creatures on your island.
    - Create: a building, a temple or a medallion.

    The metropolis counts as a mine and as a camp. There are 30 hoplites and 30 nuggets: when the supply is empty, you get what is left.

orichalcum-rules-fights-title = Capture: the fight
orichalcum-rules-fights =
    1. Choose a creature on your island.
    2. Send 0 to 3 hoplites from your reserve, counting those that stand there from an earlier fight. Those always fight along.
    3. Roll one die, and one more for each hoplite.
    4. You win if the sum reaches the creature’s strength, or if any die shows a skull. A skull counts 0 in the sum.

    Kronos: instead of sending hoplites you win for certain. Say so before you roll.

    - If you win, the creature leaves your island for your reserve, its hoplites go back to the supply, and you take its treasure. Then you may fight another one.
    - If you lose, the action ends at once. The hoplites stay on that cell, and you cannot capture again this turn, not even by an extra action.
orichalcum-rules-odds-title = Creatures and your chances
orichalcum-rules-odds =
    So likely you win, in per cent, with no hoplite, one, two or three.
orichalcum-rules-odds-columns = Creature | Strength | 0 | 1 | 2 | 3 | Treasure
orichalcum-rules-treasure-title = Treasures
orichalcum-rules-treasure =
    The minotaur brings a random building from the bag. Build it for free on any free terrain cell or empty volcano, the one just left included, but not next to a creature; or put it back. A camp or a mine brings 1 hoplite or nugget from the supply at once. The hydra brings the titan shown on it, from wherever it is.

orichalcum-rules-building-title = Create: a building
orichalcum-rules-building =
    Take a building from the creation board and put it on a free cell of the terrain at its place there. On an empty volcano any building fits. You may not build next to a creature or on its cell. A camp or a mine brings what lies on its token.

    A cell that is built over is no longer terrain: nothing else can be built there, and it no longer counts for titans.
orichalcum-rules-temple-title = Create: a temple
orichalcum-rules-temple =
    A temple covers a diamond of four free cells with four different terrains. Empty volcanoes are jokers, as many as you like. No cell of it may be next to a creature. A temple is worth 1 point.
orichalcum-rules-medallion-title = Create: a medallion
orichalcum-rules-medallion =
    Pay 5 nuggets for an orichalcum medallion. It is worth 1 point. There are 17 victory tokens for temples and medallions together; with none left, neither can be made.

    Theia: after your first creation, create once more. The creation board is not refilled in between.
orichalcum-rules-buildings-title = All buildings
orichalcum-rules-buildings =
    A building helps from the moment it stands, and several of the same kind add up. The hospital’s hoplites return to your reserve when the capture action ends. The crystal never lets you build on a creature’s own cell.
orichalcum-rules-buildings-columns = Building | In the bag | What it does

orichalcum-rules-extra-title = The extra action
orichalcum-rules-extra =
    Before your turn ends you may buy one extra action, with a forge two. It may be the same as your card’s, and you may buy it even if you left that one; only after a lost fight there is no capture.

    - For 2 hoplites: capture, create or produce.
    - For 2 nuggets: capture, create or recruit.
    - For 2 captured creatures: any of the four. The creatures go back to the bag.

orichalcum-rules-discard-title = Two players: discard a card
orichalcum-rules-discard =
    With two players you end your turn by discarding a card from the row. Its tile goes under its pile, its creatures to the bag, and the cards slide to the left.

orichalcum-rules-round-title = End of the round
orichalcum-rules-round =
    1. Fill up the action row; if the cards are used up, shuffle the discards. New cards get tiles and creatures.
    2. Fill the empty places of the creation board. A new mine or camp gets its 1 nugget or hoplite; what waits there never grows.
    3. The player with the most hoplites in reserve takes the initiative; those beside creatures do not count. In a tie its holder chooses among the tied players, but not themselves. A sole leader keeps it.
    4. The player to the right of whoever now has the initiative gets 1 hoplite.

orichalcum-rules-end-title = End of the game
orichalcum-rules-end =
    As soon as you have 5 points and no creature on your island, you win; the rest of the turn is not played. This is checked after every step: a tile placed, a titan gained, something created, a creature captured, a treasure taken.

    A game that reaches the end of round 60 ends there: most points, then fewest creatures, then most nuggets, then shared.

orichalcum-rules-short-title = When something runs out
orichalcum-rules-short =
    - The creature bag is empty: the volcano stays empty for good.
    - A pile of tiles is empty: take the next smaller size, else the next larger one.
    - The building bag is empty: the place on the creation board stays empty.

# Under the figures
orichalcum-rules-figure-row = The third card costs { $cost ->
    [one] { $cost } hoplite
   *[other] { $cost } hoplites
}. With it come its tile and the creature on it.
orichalcum-rules-figure-area = The new tile makes an area of { $count ->
    [one] { $count } desert
   *[other] { $count } deserts
}: Kronos comes.
orichalcum-rules-figure-skull = Two hoplites against a cyclops: { $sum } is less than { $strength }, but the skull wins.
orichalcum-rules-figure-lost = One hoplite against a cerberus: { $sum } is less than { $strength }. The hoplite stays there.
orichalcum-rules-figure-diamond = Four terrains in a diamond.
orichalcum-rules-figure-jokers = Two empty volcanoes stand for the missing terrains.
orichalcum-rules-figure-twice = Forest twice: only with an architect’s practice.
orichalcum-rules-figure-near = A gorgon stands next to it.

# The player aid
orichalcum-rules-aid-turn-title = Your turn
orichalcum-rules-aid-turn =
    - Card: slots cost 0, 0, 1, 1, 2, 2 hoplites.
    - Tile: on your island, touching what is there.
    - Action: produce, recruit, capture or create.
    - Extra action: for 2 of a kind.
    - Two players: discard a card.
orichalcum-rules-aid-win-title = You win with
orichalcum-rules-aid-win =
    - 5 points and no creature on your island.
    - 1 point each: titan, temple, medallion.
orichalcum-rules-aid-extra-title = Extra action
orichalcum-rules-aid-extra =
    - 2 hoplites: capture, create, produce.
    - 2 nuggets: capture, create, recruit.
    - 2 captured creatures: any of the four.
orichalcum-rules-aid-create-title = Create
orichalcum-rules-aid-create =
    - Building: on its terrain, or an empty volcano.
    - Temple: a diamond of four terrains.
    - Medallion: 5 nuggets.
    - Never next to a creature.
orichalcum-rules-aid-titans-title = Titans (3 connected cells)
orichalcum-rules-aid-titans =
    - Theia, forest: create once more.
    - Themis, lagoon: recruit twice as many.
    - Kronos, desert: win a fight for certain.
    - Hyperion, mountain: produce twice as many.
orichalcum-rules-aid-creatures-title = Creatures (strength: treasure)
orichalcum-rules-aid-creatures =
    - Cerberus 4: 1 nugget.
    - Minotaur 6: a random building.
    - Gorgon 8: 2 nuggets.
    - Cyclops 10: 3 nuggets.
    - Hydra 12: the titan shown on it.
