# Terrains and what lies on an island
orichalcum-forest = forest
orichalcum-lagoon = lagoon
orichalcum-desert = desert
orichalcum-mountain = mountain
orichalcum-volcano = volcano
orichalcum-land = land
orichalcum-metropolis = metropolis
orichalcum-temple = temple
orichalcum-building = building
orichalcum-port = port
orichalcum-laid = { $what } on { $cell }
orichalcum-no-tile = no tile
orichalcum-skull = skull

# Titans
orichalcum-theia = Theia
orichalcum-themis = Themis
orichalcum-kronos = Kronos
orichalcum-hyperion = Hyperion

# Actions of the cards
orichalcum-produce = produce
orichalcum-recruit = recruit
orichalcum-capture = capture
orichalcum-create = create

# Creatures
orichalcum-cerberus = cerberus
orichalcum-minotaur = minotaur
orichalcum-gorgon = gorgon
orichalcum-cyclops = cyclops
orichalcum-hydra = hydra
orichalcum-hydra-theia = hydra of Theia
orichalcum-hydra-themis = hydra of Themis
orichalcum-hydra-kronos = hydra of Kronos
orichalcum-hydra-hyperion = hydra of Hyperion

# Buildings
orichalcum-training-camp = training camp
orichalcum-mine = mine
orichalcum-hospital = hospital
orichalcum-oratory = oratory
orichalcum-siege-engine-1 = siege engine (1)
orichalcum-siege-engine-2 = siege engine (2)
orichalcum-siege-engine-3 = siege engine (3)
orichalcum-arch = arch
orichalcum-protection-crystal = protection crystal
orichalcum-architect-practice = architect’s practice
orichalcum-forge = forge
orichalcum-statue-hoplite = statue (hoplite)
orichalcum-statue-nugget = statue (nugget)
orichalcum-statue-creature = statue (creature)

# What is to be decided
orichalcum-phase-metropolis = place the metropolis
orichalcum-phase-card = take an action card
orichalcum-phase-place = place the land tile
orichalcum-phase-titan-order = which titan comes next
orichalcum-phase-titan-return = which titan goes back
orichalcum-phase-action = use the card’s action or not
orichalcum-phase-favour = use the titan’s favour or not
orichalcum-phase-fight = which creature to fight
orichalcum-phase-commit = how many hoplites join the fight
orichalcum-phase-gift = where the minotaur’s building goes
orichalcum-phase-create = what to create
orichalcum-phase-extra = buy an extra action or not
orichalcum-phase-discard = discard a card from the row
orichalcum-phase-initiative = who gets the initiative
orichalcum-phase-over = the game is over

# What may be done
orichalcum-do-metropolis = Place the metropolis on { $cells }
orichalcum-do-card = Take card { $slot }: { $action }, { $tile }{ $cost ->
    [0] { "" }
    [one] { " " }({ $cost } hoplite)
   *[other] { " " }({ $cost } hoplites)
}
orichalcum-do-place = Place { $parts }
orichalcum-do-titan = Gain { $titan } next
orichalcum-do-return = Give { $titan } back
orichalcum-do-act = Carry out the action: { $action }
orichalcum-do-skip = Skip the action: { $action }
orichalcum-do-favour = Double it with the favour of { $titan }
orichalcum-do-no-favour = Keep the favour of { $titan }
orichalcum-do-fight = Fight the creature on { $cell }: { $creature }
orichalcum-do-hoplites = { $count ->
    [0] Send no hoplite
    [one] Send { $count } hoplite
   *[other] Send { $count } hoplites
}, { $dice ->
    [one] roll { $dice } die
   *[other] roll { $dice } dice
}
orichalcum-do-kronos = Win for certain with the favour of Kronos
orichalcum-do-build = Build on { $cell }: { $building }
orichalcum-do-temple = Build a temple on { $cells }
orichalcum-do-medallion = Forge an orichalcum medallion
orichalcum-do-stop = Stop here
orichalcum-do-gift = Place the minotaur’s building on { $cell }: { $building }
orichalcum-do-refuse = Refuse the minotaur’s building: { $building }
orichalcum-do-extra-hoplite = Extra action for { $count ->
    [one] { $count } hoplite
   *[other] { $count } hoplites
}: { $action }
orichalcum-do-extra-nugget = Extra action for { $count ->
    [one] { $count } nugget
   *[other] { $count } nuggets
}: { $action }
orichalcum-do-extra-creature = Extra action for creatures ({ $creatures }): { $action }
orichalcum-do-no-extra = No extra action
orichalcum-do-discard = Discard card { $slot }: { $action }, { $tile }
orichalcum-do-initiative = Give the initiative to { $who }

# What happened
orichalcum-log-sent = sends { $count }
orichalcum-log-lost = the fight is lost
orichalcum-log-die = { $number }
orichalcum-log-medallion-name = medallion
orichalcum-log-metropolis = { $who } { $who-is ->
        [you] place
       *[they] places
    } the metropolis.
orichalcum-log-card = { $who } { $who-is ->
        [you] take
       *[they] takes
    } a card{ $cost ->
    [0] .
    [one] { " " }for { $cost } hoplite.
   *[other] { " " }for { $cost } hoplites.
}
orichalcum-log-discard = { $who } { $who-is ->
        [you] discard
       *[they] discards
    } a card from the row.
orichalcum-log-place = { $who } { $who-is ->
        [you] explore
       *[they] explores
    } the island.
orichalcum-log-fits-nowhere = The tile fits nowhere on { $who-is ->
    [you] your island
   *[they] the island of { $who }
} and goes back under its pile.
orichalcum-log-titan = { $titan } comes to { $who-is ->
    [you] you.
   *[they] { $who }.
}
orichalcum-log-titan-from = { $titan } leaves { $other-is ->
    [you] you
   *[they] { $other }
} for { $who-is ->
    [you] you.
   *[they] { $who }.
}
orichalcum-log-titan-again = { $titan } favours { $who-is ->
    [you] you
   *[they] { $who }
} anew.
orichalcum-log-titan-returned = { $titan } leaves { $who-is ->
    [you] you
   *[they] { $who }
} for the centre of the table.
orichalcum-log-favour = { $who } { $who-is ->
        [you] use
       *[they] uses
    } the favour of { $titan }.
orichalcum-log-no-favour = { $who } { $who-is ->
        [you] keep
       *[they] keeps
    } the favour for later.
orichalcum-log-act = { $who } { $who-is ->
        [you] carry
       *[they] carries
    } out the action: { $action }.
orichalcum-log-skip = { $who } { $who-is ->
        [you] skip
       *[they] skips
    } the action: { $action }.
orichalcum-log-fight = { $who } { $who-is ->
        [you] fight
       *[they] fights
    }: { $creature }.
orichalcum-log-hoplites = { $count ->
    [0] { $who } { $who-is ->
        [you] send
       *[they] sends
    } no hoplite.
    [one] { $who } { $who-is ->
        [you] send
       *[they] sends
    } { $count } hoplite.
   *[other] { $who } { $who-is ->
        [you] send
       *[they] sends
    } { $count } hoplites.
}
orichalcum-log-roll = { $who } { $who-is ->
        [you] roll
       *[they] rolls
    } { $count ->
    [one] { $count } die.
   *[other] { $count } dice.
}
orichalcum-log-captures = { $who } { $who-is ->
        [you] capture
       *[they] captures
    }: { $creature }.
orichalcum-log-loses = { $who } { $who-is ->
        [you] lose
       *[they] loses
    } the fight.
orichalcum-log-gift = The minotaur guarded a building: { $building }.
orichalcum-log-no-gift = There is no place for the minotaur’s treasure.
orichalcum-log-refuse = { $who } { $who-is ->
        [you] refuse
       *[they] refuses
    } the building: { $building }.
orichalcum-log-builds = { $who } { $who-is ->
        [you] build
       *[they] builds
    }: { $building }.
orichalcum-log-temple = { $who } { $who-is ->
        [you] build
       *[they] builds
    } a temple.
orichalcum-log-medallion = { $who } { $who-is ->
        [you] forge
       *[they] forges
    } an orichalcum medallion.
orichalcum-log-stop = { $who } { $who-is ->
        [you] stop
       *[they] stops
    } here.
orichalcum-log-extra-hoplite = { $who } { $who-is ->
        [you] buy
       *[they] buys
    } an extra action for { $count ->
    [one] { $count } hoplite
   *[other] { $count } hoplites
}: { $action }.
orichalcum-log-extra-nugget = { $who } { $who-is ->
        [you] buy
       *[they] buys
    } an extra action for { $count ->
    [one] { $count } nugget
   *[other] { $count } nuggets
}: { $action }.
orichalcum-log-extra-creature = { $who } { $who-is ->
        [you] buy
       *[they] buys
    } an extra action for creatures ({ $creatures }): { $action }.
orichalcum-log-no-extra = { $who } { $who-is ->
        [you] buy
       *[they] buys
    } no extra action.
orichalcum-log-gains-hoplites = { $who } { $who-is ->
        [you] get
       *[they] gets
    } { $count ->
    [one] { $count } hoplite
   *[other] { $count } hoplites
}.
orichalcum-log-gains-nuggets = { $who } { $who-is ->
        [you] get
       *[they] gets
    } { $count ->
    [one] { $count } nugget
   *[other] { $count } nuggets
}.
orichalcum-log-gives-initiative = { $who } { $who-is ->
        [you] choose
       *[they] chooses
    } who gets the initiative: { $other-is ->
    [you] you.
   *[they] { $other }.
}
orichalcum-log-round = Round { $number }
orichalcum-log-initiative = { $who } { $who-is ->
        [you] take
       *[they] takes
    } the initiative; { $other-is ->
    [you] you play
   *[they] { $other } plays
} last
orichalcum-log-keeps-initiative = { $who } { $who-is ->
        [you] keep
       *[they] keeps
    } the initiative; { $other-is ->
    [you] you play
   *[they] { $other } plays
} last
orichalcum-log-wins = { $who } { $who-is ->
        [you] win
       *[they] wins
    } with { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
orichalcum-log-wins-creatures = { $who } { $who-is ->
        [you] win
       *[they] wins
    } the tie at { $points ->
    [one] { $points } point
   *[other] { $points } points
} with the fewest creatures on the island: { $count }.
orichalcum-log-wins-nuggets = { $who } { $who-is ->
        [you] win
       *[they] wins
    } the tie at { $points ->
    [one] { $points } point
   *[other] { $points } points
} with the most nuggets: { $count }.
orichalcum-log-last-round = Round { $number } was the last: the game is over.
orichalcum-log-shared = The victory is shared at { $points ->
    [one] { $points } point
   *[other] { $points } points
}, with as many creatures and nuggets: { $who }.

# Why not
orichalcum-why-no-such-action = No such action.
orichalcum-why-over = The game is over.
orichalcum-why-not-now = First decide something else: { $what }.
orichalcum-why-not-possible = That is not possible here.
orichalcum-why-sticks-out = It does not fit on the island completely.
orichalcum-why-no-port = The metropolis must cover a port.
orichalcum-why-no-card = There is no card { $slot } in the row.
orichalcum-why-too-few-hoplites = You need { $count ->
    [one] { $count } hoplite
   *[other] { $count } hoplites
}, and you have { $has }.
orichalcum-why-too-few-nuggets = You need { $count ->
    [one] { $count } nugget
   *[other] { $count } nuggets
}, and you have { $has }.
orichalcum-why-off-island = Cell { $cell } is not on this island.
orichalcum-why-not-explored = Cell { $cell } has not been explored yet.
orichalcum-why-occupied = Cell { $cell } is occupied: { $what }.
orichalcum-why-wrong-terrain = Cell { $cell } is the wrong terrain ({ $what }): this building needs { $slot } or an empty volcano.
orichalcum-why-beside-creature = Cell { $cell } is next to a creature: { $creature }.
orichalcum-why-not-adjacent = The tile must touch a tile that is already on the island.
orichalcum-why-same-placement = This placement is the same as another rotation, which is already offered.
orichalcum-why-titan-not-coming = { $titan } is not coming now.
orichalcum-why-titan-just-gained = { $titan } has only just come and stays.
orichalcum-why-titan-not-yours = { $titan } is not with you.
orichalcum-why-titan-used = The favour of { $titan } has been used.
orichalcum-why-no-creature = There is no creature on cell { $cell }.
orichalcum-why-no-room = { $count ->
    [0] No hoplite can join: three are there already.
    [one] Only { $count } more hoplite can join: three at most.
   *[other] Only { $count } more hoplites can join: three at most.
}
orichalcum-why-no-building = There is no building at this place of the creation board: { $slot }.
orichalcum-why-no-temples = No temples are left.
orichalcum-why-no-tokens = No victory tokens are left.
orichalcum-why-same-terrain = A temple needs four different terrains, and this one is there more than once: { $terrain }.
orichalcum-why-must-fight = The action has begun: fight at least once.
orichalcum-why-must-create = The action has begun: create something.
orichalcum-why-wrong-tribute = { $count ->
    [one] The price is { $count } captured creature.
   *[other] The price is { $count } captured creatures.
}
orichalcum-why-not-captured = You have not captured enough of these: { $creature }.
orichalcum-why-no-nuggets-left = No nuggets are left in the supply.
orichalcum-why-no-hoplites-left = No hoplites are left in the supply.
orichalcum-why-fight-lost = After a lost fight you cannot capture again this turn.
orichalcum-why-nothing-to-capture = There is no creature on your island.
orichalcum-why-nothing-to-create = After paying, you could not create anything.
orichalcum-why-holder = { $who } holds the initiative and cannot keep it in a tie.
orichalcum-why-not-most-hoplites = { $who } does not have the most hoplites.

# On the table
orichalcum-table-round = Round { $number }
orichalcum-table-initiative = initiative: { $who }
orichalcum-table-card = card: { $action }
orichalcum-table-dice = dice
orichalcum-table-cost = { $count ->
    [0] (free)
    [one] ({ $count } hoplite)
   *[other] ({ $count } hoplites)
}
orichalcum-table-in-hand = In hand
orichalcum-table-odds = Chance to win, by hoplites sent:
orichalcum-table-fight = { $creature } on { $cell }, strength { $strength }:
orichalcum-table-creation-board = Creation board:
orichalcum-table-titans = Titans:
orichalcum-table-middle = in the centre
orichalcum-table-used = used
orichalcum-table-supply = Supply: hoplites { $hoplites }, nuggets { $nuggets }, temples { $temples }, victory tokens { $victory_tokens }
orichalcum-table-points = titans { $titans }, temples { $temples }, medallions { $medallions }
orichalcum-table-reserve = hoplites { $hoplites }, nuggets { $nuggets }
orichalcum-table-ports = ports
orichalcum-table-hoplites = { $count ->
    [one] { $count } hoplite
   *[other] { $count } hoplites
}
orichalcum-table-nuggets = { $count ->
    [one] { $count } nugget
   *[other] { $count } nuggets
}
orichalcum-table-creatures = creatures
orichalcum-table-buildings = buildings
orichalcum-table-captured = captured

# Options
orichalcum-option-sides = Which side of each island board is used.
orichalcum-option-sides-easy = Easier side
orichalcum-option-sides-hard = Harder side
