# The rules of Opale; their order and figures are in web/src/games/opale/rules.json.
opale-rules-aim-title = Aim of the game
opale-rules-aim =
    Two players, two identical decks, one sea chart with nine areas. You play cards to the chart, and many of them capture what lies elsewhere. Captured cards are your points, and the most points win.

opale-rules-setup-title = Set-up
opale-rules-setup =
    1. Both players shuffle their deck of 50 cards and lay it face down.
    2. Both draw 5 cards.
    3. Azura the dragon stands beside the chart and belongs to nobody.
    4. The first player is drawn at random.

    Both decks hold the same cards. Cards of one type have different values: the points you score for capturing them. (The numbers and values come from an earlier edition of the same game; only the size of the deck is certain.)
opale-rules-setup-columns = Card | In a deck | Values | Places

opale-rules-turn-title = Your turn
opale-rules-turn =
    1. Play one or more cards of one type from your hand to their area.
    2. Resolve the effect of that area.
    3. Draw up to 5 cards.

opale-rules-play-title = Play cards
opale-rules-play =
    You must play at least one card, and all the cards of one play show the same type. They go to the area of that type; which values you play is up to you. There are two kinds of areas:

    - One outline: any number of cards may lie here. They form a pile of which only the top card is seen; nobody may look through it. Cards played together are stacked by value, the highest on top.
    - Several outlines: this many cards fit here, and all of them stay in sight. You cannot play more cards than there are free places.

opale-rules-effect-title = Resolve the effect
opale-rules-effect =
    An area with one outline takes effect at once, every time cards are played to it. An area with several outlines takes effect when it is full.

    An arrow means: take all the cards from the area it points to. With two arrows you choose one of them, freely, even an empty area; you never take from both. An empty area gives nothing. What you take goes face down to your score pile.

opale-rules-draw-title = Draw
opale-rules-draw =
    Draw from your deck until you hold 5 cards, with Azura 6. If you hold more, you keep them.

opale-rules-areas-title = The nine areas
opale-rules-areas =
    Follow the arrows: who plays where the arrow begins takes what lies where it ends.

opale-rules-store-title = The store
opale-rules-store =
    Sea Huntresses and Turtle Riders that have done their work lie face up below the Underwater City. They stay there until the third card of a City takes the whole store.

opale-rules-azura-title = Azura
opale-rules-azura =
    Whoever takes at least one Petrified Dragon takes Azura as well, from the table or from the opponent.

    - Her owner draws up to 6 cards, scores 3 points more at the end and wins a tie.
    - Taken from you: one card, drawn blind from your hand, goes on top of your deck. You know which one, your opponent does not. You draw up again only at the end of your own next turn.
    - Taken from nobody, or by her owner: nothing more happens.

opale-rules-seen-title = What can be seen
opale-rules-seen =
    All cards of a play are shown with their values and named in the log. Of a pile you see the top card and the number of cards; of areas with places and of the store, every card. Score piles are face down: everybody knows how many cards they hold, and you may look through your own at any time.

opale-rules-end-title = End of the game
opale-rules-end =
    The game ends at once

    - with the third stack of City cards, after its player has taken the store;
    - or when a player cannot draw up to a full hand.

    Add up the values of the cards in your score pile; Azura counts 3. Cards in hand, on the chart and in the store do not count. The higher score wins. In a tie Azura’s owner wins; if nobody owns her, the game is a draw.

opale-rules-omen-title = Variant: Omen
opale-rules-omen =
    Before the first turn both players draw 8 cards and secretly set 3 of them aside, face down beside the deck. You may look at yours; your opponent sees how many are left.

    Whenever you draw at the end of your turn, each card may come from the deck or be one of those three, one at a time, seeing each before you choose the next. When the deck is empty, you must take them. Only when both are used up can you no longer draw.

opale-rules-shells-title = Variant: Magic shells
opale-rules-shells =
    Each player has five shells. Each can be used once per game, and only one per turn: at the start, before you play cards, or at the end, after you have drawn. (The rulebook shows them without names; these are ours.)

    - Tide (end): take another whole turn, in which you may use a shell again.
    - Twin current (start): instead of a normal play, play exactly one card to each of two different areas. The first takes effect completely before you choose the second; you draw once.
    - Deep dive (start): draw 3 cards from the deck, which must hold that many. Then discard 3 from your hand; they leave the game.
    - Undertow (start): discard one or more cards, at most as many as the deck holds; they leave the game, and you draw as many.
    - Seal (end): lay the shell on an area. Until the start of your next turn your opponent may not play there; taking cards from it is allowed. An opponent who can play nothing only draws.

    Neither Deep dive nor Undertow draws cards that were set aside, and neither ends the game.

opale-rules-final-title = The end with variants
opale-rules-final =
    With a variant the turn that triggers the end is finished as usual: you draw as far as you can and may use a shell. Then each player has one more turn, the opponent of whoever triggered the end first. A third City in those turns still takes the store, but nothing triggers the end again. Tide in the triggering turn is played before them.

# Under the figures
opale-rules-figure-map = Each arrow leads from the card that takes to what it takes.
opale-rules-figure-dragon = A Coral Dragon takes all Royal Pearls: { $count ->
    [one] { $count } card
   *[other] { $count } cards
}, { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
opale-rules-figure-huntress = Two Huntresses lie there already: only one more fits. The third takes the Coral Dragons, { $points ->
    [one] { $points } point
   *[other] { $points } points
}, and all three go to the store.
opale-rules-figure-witch = The Witch chooses: the Pearls for { $pearls }, or the Petrified Dragons for { $dragons } and Azura.
opale-rules-figure-guardian = The fourth Dark Guardian takes all four: { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
opale-rules-figure-city = The third City takes the whole store: { $count ->
    [one] { $count } card
   *[other] { $count } cards
}, { $points ->
    [one] { $points } point
   *[other] { $points } points
}.

# The player aid
opale-rules-aid-turn-title = Your turn
opale-rules-aid-turn =
    - Play: one or more cards of one type.
    - Resolve: at once, or when the area is full.
    - Draw: up to 5, with Azura up to 6.
opale-rules-aid-takes-title = Who takes what
opale-rules-aid-takes =
    - Sea Huntress (3): Coral Dragons.
    - Coral Dragon: Royal Pearls.
    - Abyss Witch: Royal Pearls or Petrified Dragons.
    - Lava Golem: Abyss Witches.
    - Turtle Rider (2): Abyss Witches or Lava Golems.
    - Dark Guardian (4): all four.
    - Underwater City (3): the store.
opale-rules-aid-azura-title = Azura
opale-rules-aid-azura =
    - Comes with any Petrified Dragon.
    - Sixth card, 3 points, wins ties.
    - Stolen: a blind card goes back to the deck.
opale-rules-aid-end-title = End
opale-rules-aid-end =
    - Third City stack, or a hand that cannot be filled.
    - Only captured cards and Azura count.
    - With a variant: one more turn each.
