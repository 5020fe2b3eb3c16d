# Why something may not be done
opale-why-over = The game is over.
opale-why-not-your-turn = It is not your turn: { $who } decides now.

opale-why-now-lay-aside = Now a card is to be laid aside.
opale-why-now-play = Now cards are to be played.
opale-why-now-take = Now an area is to be chosen, whose cards you take.
opale-why-now-discard = Now a card is to be discarded.
opale-why-now-draw = Now a card is to be drawn: from the deck, or one of those laid aside.
opale-why-now-end-of-turn = The draw is over: now a shell may be used, or none.

opale-why-no-cards = Choose at least one card.
opale-why-not-in-hand = { $count ->
    [0] You do not hold this card: { $card }.
    [one] You hold only { $count } such card: { $card }.
   *[other] You hold only { $count } such cards: { $card }.
}
opale-why-different-types = Cards played together must be of one type; these are of several: { $types }.
opale-why-no-room = { $count ->
    [one] { $type } has room for { $count } more card only.
   *[other] { $type } has room for { $count } more cards only.
}
opale-why-sealed = { $who } has sealed the area { $type }: you may not play there now.
opale-why-twin-one-card = A Twin current plays one card at a time.
opale-why-twin-other-area = The second card of a Twin current goes to another area than the first: not to { $type }.
opale-why-must-play = You have a card that may be played, so you must play.

opale-why-not-a-target = { $type } takes the cards of one of these areas: { $choice }.
opale-why-not-aside = This card is not among those that you laid aside: { $card }.
opale-why-deck-empty = Your deck is empty: take one of the cards laid aside.

opale-why-no-shells = This game is played without shells.
opale-why-shell-spent = You have used the shell { $shell } already: each may be used once a game.
opale-why-shell-used = You have used a shell this turn already: one a turn is allowed.
opale-why-shell-at-the-end = The shell { $shell } is used at the end of a turn, after the draw.
opale-why-shell-at-the-start = The shell { $shell } is used at the start of a turn, before the play.
opale-why-twin-two-types = A Twin current needs cards of two types that you may play.
opale-why-dive-deck = { $count ->
    [0] A Deep dive draws { $needed } cards, and your deck is empty.
    [one] A Deep dive draws { $needed } cards, and your deck has only { $count } card.
   *[other] A Deep dive draws { $needed } cards, and your deck has only { $count } cards.
}
opale-why-dive-discards = { $count ->
    [one] A Deep dive discards { $count } more card.
   *[other] A Deep dive discards { $count } more cards.
}
opale-why-undertow-deck = An Undertow draws from the deck, and yours is empty.
opale-why-undertow-hand = An Undertow discards cards from the hand, and yours is empty.
opale-why-undertow-one = An Undertow discards at least one card.
