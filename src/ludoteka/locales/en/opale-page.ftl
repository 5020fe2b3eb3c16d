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
opale-effect-royal-pearl = Waits to be taken
opale-effect-abyss-witch = Takes Pearls or Petrified
opale-effect-petrified-dragon = Azura goes with them
opale-effect-lava-golem = Takes all Witches
opale-effect-dark-guardian = Fourth takes all four
opale-effect-turtle-rider = Second takes Witches or Golems
opale-effect-underwater-city = Third takes the whole store
opale-effect-store = Played Huntresses and Riders come to rest here

## Rules in context

opale-sea-huntress-about = There is room for three. Whoever lays the third takes all Coral Dragons; the three Huntresses then go to the store.
opale-coral-dragon-about = Any number may lie here. Each play here takes all Royal Pearls. Sea Huntresses take the dragons.
opale-royal-pearl-about = Any number may lie here; the Pearls do nothing themselves. Coral Dragons and Abyss Witches take them.
opale-abyss-witch-about = Any number may lie here. Each play here takes either all Royal Pearls or all Petrified Dragons. Lava Golems and Turtle Riders take the Witches.
opale-petrified-dragon-about = Any number may lie here; they do nothing themselves. Whoever takes at least one with Abyss Witches gets Azura too.
opale-lava-golem-about = Any number may lie here. Each play here takes all Abyss Witches. Turtle Riders take the Golems.
opale-dark-guardian-about = There is room for four. Whoever lays the fourth takes all four.
opale-turtle-rider-about = There is room for two. Whoever lays the second takes either all Abyss Witches or all Lava Golems; both Riders then go to the store.
opale-underwater-city-about = There is room for three. Whoever lays the third takes the whole store; the three cards leave the game as a stack. The third stack ends the game.
opale-store = Store
opale-store-about = Sea Huntresses and Turtle Riders lie here once they have done their work. The third card of an Underwater City takes them all.
opale-azura = Azura
opale-azura-about = Whoever takes Petrified Dragons takes Azura too. Her owner draws up to 6 cards and has 3 points more at the end; a tie goes to her owner. Taken from the opponent, she sends a random card of the opponent's hand back onto the deck.
opale-hand = Hand
opale-hand-about = After each turn the hand is filled up to 5 cards, with Azura up to 6.
opale-deck = Deck
opale-deck-about = Both decks hold the same 50 cards. If a hand cannot be filled up, the game ends.
opale-captured = Captured cards
opale-captured-about = The values of captured cards are points. Everyone sees their number, only the owner their values.
opale-shell-tide-about = After your draw: take another whole turn.
opale-shell-twin-current-about = Instead of a normal play: lay one card in each of two areas, one after the other.
opale-shell-deep-dive-about = Before your play: draw 3 cards, then discard 3 from your hand.
opale-shell-undertow-about = Before your play: discard as many cards as you like and draw as many.
opale-shell-seal-about = After your draw: close an area. Your opponent may not play there until your next turn.

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
opale-area-slots = { $name }: { $count } of { $capacity } places taken
opale-area-taken =
    { $points ->
        [one] you take { $points } point
       *[other] you take { $points } points
    }
opale-sealed-by = sealed by { $who }
opale-cities = City stacks: { $count } of { $last }
opale-azura-nobody = nobody’s yet
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
opale-aside-left = laid aside: { $count }
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
opale-takes =
    { $count ->
        [one] Takes { $count } card: +{ $points }.
       *[other] Takes { $count } cards: +{ $points }.
    }
opale-takes-azura = Azura comes to you: +{ $points }.
opale-takes-blind = { $who } loses a card of the hand to the deck.
opale-city-stack = City stack { $number } of { $last }.
opale-ends = This ends the game!
opale-ends-soon = Then each player has one more turn.
opale-waits = The area is not full yet.
opale-no-effect = Takes nothing now.
opale-then-draw =
    { $count ->
        [one] Then you draw { $count } card.
       *[other] Then you draw { $count } cards.
    }
opale-nothing = You can play nothing
opale-nothing-detail = You draw cards, and the turn ends.
opale-act-nothing = Play nothing
opale-use-shell = Use the shell { $shell }
opale-act-shell = Use { $shell }
opale-twin = Twin current: play card { $number } of 2
opale-twin-detail = One card each, in two different areas.
opale-lay-aside =
    { $count ->
        [one] Lay { $count } more card aside
       *[other] Lay { $count } cards aside
    }
opale-lay-aside-detail = Face down beside your deck. Later you may draw them when you like.
opale-act-lay-aside =
    { $count ->
        [one] Lay { $count } card aside
       *[other] Lay { $count } cards aside
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
opale-draw-from = From the deck, or one laid aside.
opale-draw-aside = A card that you know.
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
opale-end-detail = Each shell can be used once a game.
opale-act-end = End turn
opale-seal = Choose the area to be sealed
opale-seal-area = Seal: { $area }
opale-seal-detail = Your opponent may not play there until your next turn.
opale-act-seal = Seal the area

## What is at stake, and the score sheet

opale-goal = Until the end
opale-goal-cities = the third ends the game
opale-goal-draw = Or someone cannot fill up the hand
opale-goal-azura = Azura at the end: +{ $points }
opale-goal-tie = a tie goes to her owner
opale-goal-final =
    { $count ->
        [one] The end is near: { $count } turn left
       *[other] The end is near: { $count } turns left
    }
opale-over-cities = The third City stack ended the game.
opale-over-draw = A hand could not be filled up: the game ended.
opale-over-early = The game was ended before its time.
opale-over-tie = The points are equal: Azura decides.
opale-score-what = Captured
opale-score-total = Points

## Options

opale-option-variants-omen = Omen
opale-option-variants-shells = Magic shells

## The rules

opale-rules-goal-title = What it is about
opale-rules-goal =
    Two players, two equal decks of 50 cards, one sea chart with nine areas. You lay cards on the chart, and some of them capture what lies elsewhere. Captured cards are your points: the higher value in your pile wins.

    An arrow on the chart means “takes everything there”.
opale-rules-turn-title = Your turn
opale-rules-turn =
    1. Play one or more cards of a single type to their area. Where places are limited, at most as many as are free. Which values you play is up to you.

    2. The area acts: at once, or when it is full. What you capture goes face down to your score pile. Where there is a choice of two targets you choose freely, even an empty one.

    3. Draw up to 5 cards, with Azura up to 6. If you hold more, you keep them.
opale-rules-areas-title = The nine areas
opale-rules-areas =
    Sea Huntress (3 places): the third takes all Coral Dragons. The Huntresses go to the store.

    Coral Dragon: takes all Royal Pearls.

    Royal Pearl: does nothing.

    Abyss Witch: takes all Royal Pearls or all Petrified Dragons.

    Petrified Dragon: does nothing, but whoever takes some takes Azura too.

    Lava Golem: takes all Abyss Witches.

    Dark Guardian (4 places): the fourth takes all four.

    Turtle Rider (2 places): the second takes all Abyss Witches or all Lava Golems. The Riders go to the store.

    Underwater City (3 places): the third takes the whole store. The three cards leave the game as a stack.
opale-rules-azura-title = Azura
opale-rules-azura =
    The dragon Azura belongs to nobody at first. Whoever captures at least one Petrified Dragon takes her, from the table or from the opponent.

    If she is taken from the opponent, a random card of the opponent's hand goes back on top of the opponent's deck. Only its owner knows which; the hand is filled up again at the end of the owner's next turn.
opale-rules-store-title = What can be seen
opale-rules-store =
    Every card is laid face up and named in the log. Of the areas without places only the top card and the number are shown; the store and the areas with places show every card. Score piles are face down: everyone knows how many cards they hold.
opale-rules-end-title = The end
opale-rules-end =
    The game ends at once with the third City stack (its store is paid out first), or when someone cannot fill up the hand.

    Your score is the sum of the values of your captured cards; Azura adds 3. Cards in hand, on the chart and in the store do not count. The higher score wins, a tie goes to Azura's owner. If nobody has her, it is a draw.
opale-rules-omen-title = Variant: Omen
opale-rules-omen =
    Before the first turn both draw 8 cards and lay 3 of them face down beside the deck. In the draw at the end of a turn each card may come from the deck or be one of those three. When the deck is empty they must be taken.
opale-rules-shells-title = Variant: Magic shells
opale-rules-shells =
    Each player has five shells. Each can be used once a game, one a turn.

    Tide, after the draw: another whole turn.

    Twin current, before the play: instead of a normal play one card to each of two different areas. The first acts before the second is chosen.

    Deep dive, before the play: draw 3 cards, then discard 3, out of the game.

    Undertow, before the play: discard 1 or more cards, out of the game, and draw as many.

    Seal, after the draw: the opponent may not play to one area until your next turn. Taking cards from it is allowed.
opale-rules-final-title = The end with variants
opale-rules-final =
    With a variant the turn that brings the end is finished as usual. Then each player has one more turn, the opponent of whoever brought the end first.
