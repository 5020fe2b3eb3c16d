# What the guide says in a first game of Orichalcum.
orichalcum-guide-metropolis-title = Found your metropolis
orichalcum-guide-metropolis-about = It is a training camp, which brings hoplites, and a mine, which brings nuggets. One of its two cells must cover a port, and the port pays at once: see what each one brings.
orichalcum-guide-metropolis-tip = The first player with 5 points and no creature on the island wins. Titans, temples and medallions are a point each.
orichalcum-guide-card-title = A card brings land and an action
orichalcum-guide-card-about = You get its land tile with all creatures on it, and then its action. The first two places are free, those further right cost hoplites.
orichalcum-guide-card-tip = Creatures come along with volcanoes. They bring treasures when you capture them, but you cannot win while one is on your island.
orichalcum-guide-place-title = Lay your land
orichalcum-guide-place-about = Next to something that is there already. Three connected cells of one terrain call its titan, and a titan is a point.
orichalcum-guide-place-tip = A temple needs four different terrains in a diamond, so do not put everything into one area.
orichalcum-guide-titan-title = Titans are points
orichalcum-guide-titan-about = Each is a point, and you may hold one; an oratory makes room for another. It stays until somebody else extends an area of its terrain to 3 or more. Its favour works once.
orichalcum-guide-action-title = Now the action of your card
orichalcum-guide-action-about = Each card has one of four actions: produce nuggets (1 for each mine), recruit hoplites (1 for each camp), capture creatures, or create something. Use it or skip it.
orichalcum-guide-fight-title = Send hoplites, or roll alone
orichalcum-guide-fight-about = One die is free, and each hoplite is one more. The sum must reach the creature’s strength, or any die shows a skull. After a win those you sent go back to the supply; after a loss they stay there and fight again.
orichalcum-guide-create-title = What is worth creating?
orichalcum-guide-create-about = A temple on four different terrains and a medallion for 5 nuggets are points. Buildings make you richer every turn. Nothing is built beside a creature.
orichalcum-guide-gift-title = A gift from the minotaur
orichalcum-guide-gift-about = The building is free. Put it on any free land or empty volcano, but not beside a creature; or refuse it.
orichalcum-guide-extra-title = One more action, if you pay
orichalcum-guide-extra-about = Two hoplites, two nuggets or two captured creatures buy an action. Captured creatures are good for nothing else. If nothing could be done with your card’s action, it has been skipped.
orichalcum-guide-discard-title = Take a card away
orichalcum-guide-discard-about = Your turn ends by discarding a card. Which one would help your opponent most?
orichalcum-guide-race-title = Five points and no creature
orichalcum-guide-race-about = Titans, temples and medallions are a point each. With 5 of them and no creature on your island you win at once.
orichalcum-guide-race-points = Points: { $points } of { $needed }.
orichalcum-guide-race-creatures = { $count ->
    [0] No creature on your island.
    [one] { $count } creature on your island: capture it before you can win.
   *[other] { $count } creatures on your island: capture them before you can win.
}
orichalcum-guide-race-goods = In reserve: hoplites { $hoplites }, nuggets { $nuggets }.
orichalcum-guide-odds = Wait: that wins { $chance } of 100 fights, { $best } would be possible
orichalcum-guide-odds-why = A lost fight ends the action, and you cannot capture again this turn. Send more, or do not fight.
orichalcum-guide-points = Wait: you would fall from { $from } to { $to } points
orichalcum-guide-points-why = Another choice keeps what you have.
