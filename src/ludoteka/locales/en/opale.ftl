opale-about = Lay cards with nine powers on a sea chart and capture what lies there, for two.

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
    [0] Take { $type } (nothing lies there)
    [one] Take { $type } ({ $count } card)
   *[other] Take { $type } ({ $count } cards)
}
opale-do-lay-aside = Lay aside { $card }
opale-do-discard = Discard { $card }
opale-do-draw-aside = Draw { $card }, laid aside
opale-do-draw-deck = Draw from the deck
opale-do-shell = Use the shell { $shell }
opale-do-seal = Use the shell Seal on { $type }
opale-do-play-nothing = Play nothing
opale-do-discard-no-more = Discard no more
opale-do-no-shell = Use no shell

# What happened
opale-log-play = { $who } plays { $count ->
    [one] { $count } card
   *[other] { $count } cards
}: { $type } ({ $values }).
opale-log-choose = { $who } chooses { $type }.
opale-log-capture = { $who } captures { $count ->
    [one] { $count } card
   *[other] { $count } cards
}: { $type }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
opale-log-capture-nothing = { $who } finds nothing to capture.
opale-log-azura = Azura goes to { $who }.
opale-log-blind = A card of { $who } goes back on top of the deck, unseen.
opale-log-blind-own = { $card } goes back on top of the deck of { $who }.
opale-log-city-stack = The Underwater City is complete: stack { $number }.
opale-log-lay-aside = { $who } lays a card aside.
opale-log-lay-aside-own = { $who } lays aside { $card }.
opale-log-discard = { $who } discards a card.
opale-log-discard-own = { $who } discards { $card }.
opale-log-draw-aside = { $who } draws a card laid aside.
opale-log-draw-aside-own = { $who } draws { $card }, laid aside.
opale-log-draw-deck = { $who } draws from the deck.
opale-log-draw = { $who } draws { $count ->
    [one] { $count } card
   *[other] { $count } cards
}.
opale-log-draw-own = { $who } draws { $count ->
    [one] { $count } card
   *[other] { $count } cards
}: { $cards }.
opale-log-shell = { $who } uses the shell { $shell }.
opale-log-seal = { $who } seals { $type }.
opale-log-play-nothing = { $who } can play nothing.
opale-log-discard-no-more = { $who } discards no more.
opale-log-no-shell = { $who } uses no shell.
opale-log-ending = The end is near: each player has one more turn.
opale-log-win = { $who } wins by { $points } to { $other }.
opale-log-win-tie = { $points } points each: { $who } owns Azura and wins.
opale-log-draw-game = A draw: { $points } points each.

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
opale-table-aside = Laid aside
opale-table-shells = Shells
opale-table-top = top
opale-table-sealed = sealed
opale-table-empty = empty

# Options
opale-option-variants = Extra rules that can be combined.
