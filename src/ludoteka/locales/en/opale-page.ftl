### Opale's board on the page.

## Short names, and what each area does in a few words

opale-short-sea-huntress = Huntresses
opale-short-coral-dragon = Corals
opale-short-royal-pearl = Pearls
opale-short-abyss-witch = Witches
opale-short-petrified-dragon = Petrified
opale-short-lava-golem = Golems
opale-short-dark-guardian = Guardians
opale-short-turtle-rider = Riders
opale-short-underwater-city = Cities

opale-effect-sea-huntress = Third takes all Coral Dragons
opale-effect-coral-dragon = Takes all Pearls
opale-effect-royal-pearl = No effect of its own
opale-effect-abyss-witch = Takes Pearls or Petrified Dragons
opale-effect-petrified-dragon = Azura comes with them
opale-effect-lava-golem = Takes all Witches
opale-effect-dark-guardian = Fourth takes all four
opale-effect-turtle-rider = Second takes Witches or Golems
opale-effect-underwater-city = Third takes the whole store
opale-effect-store = Used Huntresses and Riders wait here

## Rules in context

opale-sea-huntress-about = Room for three. Play the third and take all Coral Dragons; the three Huntresses then go to the store.
opale-coral-dragon-about = Any number of cards may lie here. When you play here, take all Royal Pearls. Sea Huntresses take the dragons.
opale-royal-pearl-about = Any number of cards may lie here; Pearls have no effect of their own. Coral Dragons and Abyss Witches take them.
opale-abyss-witch-about = Any number of cards may lie here. When you play here, take either all Royal Pearls or all Petrified Dragons. Lava Golems and Turtle Riders take the Witches.
opale-petrified-dragon-about = Any number of cards may lie here; they have no effect of their own. Take at least one with Abyss Witches and Azura is yours too.
opale-lava-golem-about = Any number of cards may lie here. When you play here, take all Abyss Witches. Turtle Riders take the Golems.
opale-dark-guardian-about = Room for four. Play the fourth and take all four.
opale-turtle-rider-about = Room for two. Play the second and take either all Abyss Witches or all Lava Golems; both Riders then go to the store.
opale-underwater-city-about = Room for three. Play the third and take the whole store; the three cities leave the game as a stack. The third stack ends the game.
opale-store = Store
opale-store-about = Sea Huntresses and Turtle Riders come here when they have done their work. The third card of an Underwater City takes them all.
opale-azura = Azura
opale-azura-about = Whoever takes Petrified Dragons takes Azura too. With Azura you draw up to 6 cards, score 3 more points at the end and win a tie. If you take Azura from your opponent, a random card from their hand goes back on top of their deck.
opale-hand = Hand
opale-hand-about = At the end of your turn you draw up to 5 cards, with Azura up to 6.
opale-deck = Deck
opale-deck-about = Both decks have the same 50 cards. If a player cannot draw up to a full hand, the game ends.
opale-captured = Score pile
opale-captured-about = The values of the cards in your score pile are your points. Everybody sees how many cards it holds; only you see which.
opale-shell-tide-about = At the end of your turn: take another whole turn.
opale-shell-twin-current-about = At the start of your turn: instead of a normal play, play one card to each of two different areas, one after the other.
opale-shell-deep-dive-about = At the start of your turn: draw 3 cards, then discard 3 from your hand.
opale-shell-undertow-about = At the start of your turn: discard any number of cards and draw as many.
opale-shell-seal-about = At the end of your turn: close an area. Your opponent cannot play there until your next turn.

## The map

opale-map = The sea chart: an arrow means “takes everything there”
opale-or = or
opale-you = you
opale-area-pile =
    { $count ->
        [0] { $name }: empty
        [one] { $name }: { $count } card, on top { $top }
       *[other] { $name }: { $count } cards, on top { $top }
    }
opale-area-slots = { $name }: places taken, { $count } of { $capacity }
opale-area-taken-cards =
    { $count ->
        [one] you take { $count } card
       *[other] you take { $count } cards
    }
opale-area-taken =
    { $points ->
        [one] you take { $points } point
       *[other] you take { $points } points
    }
opale-sealed-by = sealed by { $who }
opale-cities = City stacks: { $count } of { $last }
opale-azura-nobody = free
opale-azura-at = Azura: { $who }
opale-store-label =
    { $count ->
        [0] Store: empty
        [one] Store: { $count } card worth { $points }
       *[other] Store: { $count } cards worth { $points }
    }
opale-store-sum =
    { $count ->
        [0] empty
        [one] { $count } card, worth { $points }
       *[other] { $count } cards, worth { $points }
    }

## Hand, shells, cards laid aside

opale-card-label = { $type }, value { $value }. { $effect }
opale-hand-empty = You hold no cards.
opale-shell-spent = { $shell }, spent
opale-in-hand = in hand
opale-in-deck = in the deck
opale-captured-count = captured
opale-shells-left =
    { $count ->
        [one] { $count } shell left
       *[other] { $count } shells left
    }
opale-aside-left = set aside: { $count }
opale-has-azura = Azura: +{ $points }, draws up to 6
opale-points-now =
    { $points ->
        [one] point so far
       *[other] points so far
    }
opale-points-final =
    { $points ->
        [one] point
       *[other] points
    }
opale-points-after = points after this play
opale-brief = hand { $hand } · captured { $captured }
opale-brief-own =
    { $points ->
        [one] { $points } point · deck { $deck }
       *[other] { $points } points · deck { $deck }
    }
opale-brief-gain = points { $points } → { $after }
opale-where-final = last turns

## The prompt

opale-play = Play one or more cards of one type
opale-play-detail = Choose them in your hand. Nothing is final until you confirm.
opale-play-detail-quick = Choose them in your hand; with the last one of its type they are played at once.
opale-final = This is your last turn.
opale-act-play = Play
opale-play-sea-huntress =
    { $count ->
        [one] Play { $count } Huntress
       *[other] Play { $count } Huntresses
    }
opale-play-coral-dragon =
    { $count ->
        [one] Play { $count } Coral Dragon
       *[other] Play { $count } Coral Dragons
    }
opale-play-royal-pearl =
    { $count ->
        [one] Play { $count } Pearl
       *[other] Play { $count } Pearls
    }
opale-play-abyss-witch =
    { $count ->
        [one] Play { $count } Witch
       *[other] Play { $count } Witches
    }
opale-play-petrified-dragon =
    { $count ->
        [one] Play { $count } Petrified Dragon
       *[other] Play { $count } Petrified Dragons
    }
opale-play-lava-golem =
    { $count ->
        [one] Play { $count } Golem
       *[other] Play { $count } Golems
    }
opale-play-dark-guardian =
    { $count ->
        [one] Play { $count } Guardian
       *[other] Play { $count } Guardians
    }
opale-play-turtle-rider =
    { $count ->
        [one] Play { $count } Rider
       *[other] Play { $count } Riders
    }
opale-play-underwater-city =
    { $count ->
        [one] Play { $count } City
       *[other] Play { $count } Cities
    }
opale-whom-abyss-witch = What do the Witches take?
opale-whom-turtle-rider = What do the Riders take?
opale-choose-target = Choose one of the two.
opale-act-take = Take
opale-choices = Choices
opale-target =
    { $count ->
        [one] { $count } card, +{ $points }
       *[other] { $count } cards, +{ $points }
    }
opale-target-azura = +{ $points } and Azura
opale-target-cards =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
opale-target-cards-azura =
    { $count ->
        [one] { $count } card and Azura
       *[other] { $count } cards and Azura
    }
opale-takes-cards =
    { $count ->
        [one] Takes { $count } card.
       *[other] Takes { $count } cards.
    }
opale-takes =
    { $count ->
        [one] Takes { $count } card: +{ $points }.
       *[other] Takes { $count } cards: +{ $points }.
    }
opale-takes-azura = Azura comes to you: +{ $points }.
opale-takes-blind = { $who }: a card from the hand goes back on the deck.
opale-city-stack = City stack { $number } of { $last }.
opale-ends = This ends the game!
opale-ends-soon = Then each player has one more turn.
opale-waits = The area is not full yet, so nothing is taken.
opale-no-effect = Nothing to take now.
opale-then-draw =
    { $count ->
        [one] Then you draw { $count } card.
       *[other] Then you draw { $count } cards.
    }
opale-nothing = You cannot play anything
opale-nothing-detail = Draw your cards; then your turn ends.
opale-act-nothing = Play nothing
opale-use-shell = Use the shell { $shell }
opale-act-shell = Use { $shell }
opale-twin = Twin current: play card { $number } of 2
opale-twin-detail = One card each, in two different areas.
opale-lay-aside =
    { $count ->
        [one] Set { $count } more card aside
       *[other] Set { $count } cards aside
    }
opale-lay-aside-detail = Face down beside your deck. You can draw them later whenever you like.
opale-act-lay-aside =
    { $count ->
        [one] Set { $count } card aside
       *[other] Set { $count } cards aside
    }
opale-dive =
    { $count ->
        [one] Deep dive: discard { $count } more card
       *[other] Deep dive: discard { $count } cards
    }
opale-dive-detail = They leave the game face down.
opale-undertow =
    { $count ->
        [one] Undertow: discard { $count } card
       *[other] Undertow: discard up to { $count } cards
    }
opale-undertow-detail = They leave the game face down; you draw as many.
opale-act-discard =
    { $count ->
        [one] Discard { $count } card
       *[other] Discard { $count } cards
    }
opale-chosen = Chosen: { $count } of { $most }.
opale-draw = Draw a card
opale-draw-from = From the deck, or one you set aside.
opale-draw-aside = A card you know.
opale-draw-detail =
    { $count ->
        [one] { $count } card to draw.
       *[other] { $count } cards to draw.
    }
opale-act-draw = Draw from the deck
opale-act-draw-aside = Draw this card
opale-draw-rest =
    { $count ->
        [one] Draw { $count }
       *[other] Draw all { $count }
    }
opale-draw-rest-detail = from the deck, at once
opale-unseen = face down
opale-end = Use a shell, or end your turn
opale-end-detail = Each shell can be used once per game.
opale-act-end = End turn
opale-seal = Choose an area to seal
opale-seal-area = Seal: { $area }
opale-seal-detail = Your opponent cannot play there until your next turn.
opale-act-seal = Seal the area

## What is at stake, and the score sheet

opale-goal = Until the end
opale-goal-cities = the third ends the game
opale-goal-draw = Or a player cannot draw up to a full hand
opale-goal-azura = Azura at the end: +{ $points }
opale-goal-tie = and its owner wins a tie
opale-goal-final =
    { $count ->
        [one] The end is near: { $count } turn left
       *[other] The end is near: { $count } turns left
    }
opale-over-cities = The third City stack ended the game.
opale-over-draw = A player could not draw up to a full hand: the game ended.
opale-over-early = The game ended early.
opale-over-tie = The points are equal: Azura decides.
opale-score-what = Captured
opale-score-total = Points

# While the other plays
opale-meanwhile = You can choose your cards already: they stay chosen for your turn.
opale-meanwhile-chosen = Your choice is kept for your turn.

# What decided
opale-cause =
    { $count ->
        [one] { $count } captured card, worth { $points } more.
       *[other] { $count } captured cards, worth { $points } more.
    }
opale-cause-azura = Azura decided: { $count } more.
opale-cause-tie = Equal points: Azura’s owner wins.
opale-cause-draw = Equal points, and nobody has Azura.
