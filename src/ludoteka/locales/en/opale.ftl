# Types of cards, which are also the names of the areas
opale-sea-huntress = Sea Huntress
opale-coral-dragon = Coral Dragon
opale-royal-pearl = Royal Pearl
opale-abyss-witch = Abyss Witch
opale-petrified-dragon = Petrified Dragon
opale-lava-golem = Lava Golem
opale-dark-guardian = Dark Guardian
opale-turtle-rider = Turtle Rider
opale-underwater-city = Underwater City
opale-card = { $type } { $value }

opale-shell-tide = Tide
opale-shell-twin-current = Twin current
opale-shell-deep-dive = Deep dive
opale-shell-undertow = Undertow
opale-shell-seal = Seal

# What may be done
opale-do-play = Play { $count ->
    [one] { $count } card
   *[other] { $count } cards
}: { $type } ({ $values })
opale-do-take = { $count ->
    [0] Take { $type } (empty)
    [one] Take { $type } ({ $count } card)
   *[other] Take { $type } ({ $count } cards)
}
opale-do-lay-aside = Set aside { $card }
opale-do-discard = Discard { $card }
opale-do-draw-aside = Draw { $card } from the cards set aside
opale-do-draw-deck = Draw from the deck
opale-do-shell = Use the shell { $shell }
opale-do-seal = Use the shell Seal on { $type }
opale-do-play-nothing = Play nothing
opale-do-discard-no-more = Stop discarding
opale-do-no-shell = Use no shell

# What happened
opale-log-city = City { $number } of { $last }
opale-log-card = a card
opale-log-value = value { $value }
opale-log-azura-name = Azura
opale-log-at-the-end = +{ $points } at the end
opale-log-nothing = nothing there
opale-log-drawn = draws { $count ->
    [one] { $count }
   *[other] { $count }
}
opale-log-play = { $who } { $who-is ->
    [you] play
   *[they] plays
} { $count ->
    [one] { $count } card
   *[other] { $count } cards
}: { $type }.
opale-log-choose = { $who } { $who-is ->
    [you] choose
   *[they] chooses
} { $type }.
opale-log-capture = { $who } { $who-is ->
    [you] capture
   *[they] captures
} { $count ->
    [one] { $count } card
   *[other] { $count } cards
}: { $type }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
opale-log-capture-nothing = { $who } { $who-is ->
    [you] find
   *[they] finds
} nothing to capture.
opale-log-azura = Azura goes to { $who-is ->
    [you] you.
   *[they] { $who }.
}
opale-log-blind = { $who-is ->
    [you] One of your cards goes
   *[they] One of { $who }’s cards goes
} back on top of the deck, unseen by the opponent.
opale-log-city-stack = The Underwater City is complete: stack { $number }.
opale-log-lay-aside = { $who } { $who-is ->
    [you] set
   *[they] sets
} a card aside.
opale-log-discard = { $who } { $who-is ->
    [you] discard
   *[they] discards
} a card.
opale-log-draw-aside = { $who } { $who-is ->
    [you] draw
   *[they] draws
} a card set aside.
opale-log-draw-deck = { $who } { $who-is ->
    [you] draw
   *[they] draws
} from the deck.
opale-log-draw = { $who } { $who-is ->
    [you] draw
   *[they] draws
} { $count ->
    [one] { $count } card
   *[other] { $count } cards
}.
opale-log-shell = { $who } { $who-is ->
    [you] use
   *[they] uses
} the shell { $shell }.
opale-log-seal = { $who } { $who-is ->
    [you] seal
   *[they] seals
} { $type }.
opale-log-play-nothing = { $who } cannot play anything.
opale-log-discard-no-more = { $who } { $who-is ->
    [you] discard
   *[they] discards
} no more.
opale-log-no-shell = { $who } { $who-is ->
    [you] use
   *[they] uses
} no shell.
opale-log-last-city = The last City stack triggers the end.
opale-log-deck-empty = { $who } cannot draw up to a full hand, because the deck is empty: this triggers the end.
opale-log-ending = The end is near: each player has one more turn.
opale-log-win = { $who } { $who-is ->
    [you] win
   *[they] wins
} by { $points } to { $other }.
opale-log-win-tie = { $points ->
    [one] { $points } point
   *[other] { $points } points
} each: { $who-is ->
    [you] you own Azura and win.
   *[they] { $who } owns Azura and wins.
}
opale-log-draw-game = A draw: { $points ->
    [one] { $points } point
   *[other] { $points } points
} each, and nobody owns Azura.

# On the table
opale-table-seat = { $who }: { $hand } in hand, { $deck } in the deck, { $captured } captured
opale-table-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
opale-table-azura = Azura
opale-table-store = Store
opale-table-cities = City stacks
opale-table-hand = Your hand
opale-table-aside = Set aside
opale-table-shells = Shells
opale-table-final = The end is near. Final turns to come: { $count }
opale-table-deck-top = On top of your deck
opale-table-score-pile = Your score pile
opale-table-top = top
opale-table-sealed = sealed
opale-table-empty = empty

# Options
opale-option-variants = Variants; you can combine them.
opale-option-variants-omen = Omen
opale-option-variants-shells = Magic shells
