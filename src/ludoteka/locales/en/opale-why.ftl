# Why something may not be done
opale-why-over = The game is over.
opale-why-not-your-turn = It is not your turn: { $who } is to move.

opale-why-now-lay-aside = First set a card aside.
opale-why-now-play = First play your cards.
opale-why-now-take = First choose the area you take cards from.
opale-why-now-discard = First discard a card.
opale-why-now-draw = First draw a card: from the deck or from those you set aside.
opale-why-now-end-of-turn = You have drawn your cards: use a shell now, or end your turn.

opale-why-no-cards = Choose at least one card.
opale-why-not-in-hand = { $count ->
    [0] You do not hold this card: { $card }.
    [one] You hold only { $count } such card: { $card }.
   *[other] You hold only { $count } such cards: { $card }.
}
opale-why-different-types = Cards played together must be of one type; these are of several: { $types }.
opale-why-no-room = { $count ->
    [one] { $type } has room for only { $count } more card.
   *[other] { $type } has room for only { $count } more cards.
}
opale-why-sealed = { $who } has sealed the area { $type }: you may not play there now.
opale-why-twin-one-card = With Twin current you play one card at a time.
opale-why-twin-other-area = The second card of Twin current must go to a different area: not { $type }.
opale-why-must-play = You have a card that can be played, so you must play.

opale-why-not-a-target = { $type } takes the cards of one of these areas: { $choice }.
opale-why-not-aside = This card is not among those you set aside: { $card }.
opale-why-deck-empty = Your deck is empty: take one of the cards you set aside.

opale-why-no-shells = This game is played without shells.
opale-why-shell-spent = You have already used the shell { $shell }: each can be used once per game.
opale-why-shell-used = You have already used a shell this turn: only one per turn.
opale-why-shell-at-the-end = The shell { $shell } is used at the end of your turn, after you draw.
opale-why-shell-at-the-start = The shell { $shell } is used at the start of your turn, before you play cards.
opale-why-twin-two-types = Twin current needs cards of two types that you can play.
opale-why-dive-deck = { $count ->
    [0] Deep dive takes { $needed } from your deck, and it is empty.
    [one] Deep dive takes { $needed } from your deck, and it has only { $count } card.
   *[other] Deep dive takes { $needed } from your deck, and it has only { $count } cards.
}
opale-why-dive-discards = { $count ->
    [one] Deep dive: discard { $count } more card.
   *[other] Deep dive: discard { $count } more cards.
}
opale-why-undertow-deck = Undertow draws from your deck, and it is empty.
opale-why-undertow-hand = Undertow discards cards from your hand, and it is empty.
opale-why-undertow-one = Undertow discards at least one card.
