# The cards of a family
oriflamme-alliance-empress = Empress
oriflamme-alliance-fanatic = Fanatic
oriflamme-alliance-informant = Informant
oriflamme-alliance-diplomat = Diplomat
oriflamme-alliance-deserter = Deserter
oriflamme-alliance-judge = Judge
oriflamme-alliance-uprising = Uprising
oriflamme-alliance-extortion = Extortion
oriflamme-alliance-infiltration = Infiltration
oriflamme-alliance-agreement = Agreement

# The families
oriflamme-alliance-red = red
oriflamme-alliance-blue = blue
oriflamme-alliance-green = green
oriflamme-alliance-yellow = yellow
oriflamme-alliance-black = black

# A card in the row: its mark says the family and the round in which it was laid
oriflamme-alliance-piece = { $card } { $piece }
oriflamme-alliance-piece-of = { $card } { $piece } ({ $who })
oriflamme-alliance-face-down = face-down card { $piece }
oriflamme-alliance-face-down-of = face-down card { $piece } ({ $who })

oriflamme-alliance-influence = { $number ->
    [one] { $number } influence
   *[other] { $number } influence
}

# What may be done
oriflamme-alliance-do-place-first = Play { $card } as the first card of the row
oriflamme-alliance-do-place-start = Play { $card } at the start of the row
oriflamme-alliance-do-place-end = Play { $card } at the end of the row
oriflamme-alliance-do-place-on = Play { $card } on top of { $on }
oriflamme-alliance-do-leave = Leave { $piece } face down: put 1 influence on it
oriflamme-alliance-do-reveal = Reveal { $piece }
oriflamme-alliance-do-informant-gain = Gain as much as lies on the opponents’ face-down cards next to the Informant
oriflamme-alliance-do-informant-exchange = Swap the Informant for a card from your hand
oriflamme-alliance-do-diplomat-gain = Gain 1 influence and put 2 on another face-up Diplomat
oriflamme-alliance-do-diplomat-discard = Gain all the influence on the Diplomat and discard it
oriflamme-alliance-do-judge-gain = Gain 1 influence and put a verdict token on a card
oriflamme-alliance-do-judge-eliminate = Eliminate a card with a verdict token
oriflamme-alliance-do-empress = Put 1 influence on { $piece }
oriflamme-alliance-do-diplomat = Put 2 influence on { $piece }
oriflamme-alliance-do-deserter = Eliminate { $piece }
oriflamme-alliance-do-verdict = Put a verdict token on { $piece }
oriflamme-alliance-do-sentence = Eliminate { $piece }
oriflamme-alliance-do-exchange = Play { $card } in the Informant’s place

# What happened
oriflamme-alliance-influence-count = { $count ->
    [one] { $count } influence
   *[other] { $count } influence
}
oriflamme-alliance-log-verdict-back = verdict token goes back
oriflamme-alliance-log-on-top = on top again
oriflamme-alliance-log-face-down-again = face down again
oriflamme-alliance-log-kept-with = kept with { $number }
oriflamme-alliance-log-kept-fact = kept
oriflamme-alliance-log-nothing = gains nothing
oriflamme-alliance-log-price = price { $number }
oriflamme-alliance-log-less-on-it = −{ $number } on it
oriflamme-alliance-log-more-on-it = +{ $number } on it
oriflamme-alliance-log-verdict = verdict token
oriflamme-alliance-log-face-down = face-down card
oriflamme-alliance-log-a-card-of = { $who-is ->
    [you] your card
   *[they] a card of { $who }
}
oriflamme-alliance-log-the-card-of = { $who-is ->
    [you] your { $card }
   *[they] the { $card } of { $who }
}
oriflamme-alliance-log-a-card = a card
oriflamme-alliance-log-the-card = the { $card }
oriflamme-alliance-log-activation = Activation
oriflamme-alliance-log-laying = Placement: { $who-is ->
    [you] you begin
   *[they] { $who } begins
}
oriflamme-alliance-log-round = Round { $number } of { $rounds }
oriflamme-alliance-log-agreed = { $who } { $who-is ->
    [you] gain
   *[they] gains
} { $influence } by the kept Agreement.
oriflamme-alliance-log-placed-start = { $who } { $who-is ->
    [you] play
   *[they] plays
} { $piece } at the start of the row.
oriflamme-alliance-log-placed-end = { $who } { $who-is ->
    [you] play
   *[they] plays
} { $piece } at the end of the row.
oriflamme-alliance-log-placed-on = { $who } { $who-is ->
    [you] play
   *[they] plays
} { $piece } on { $on }.
oriflamme-alliance-log-left = { $who } { $who-is ->
    [you] leave
   *[they] leaves
} { $piece } face down: { $influence } on it.
oriflamme-alliance-log-revealed = { $who } { $who-is ->
    [you] reveal
   *[they] reveals
} the { $card }.
oriflamme-alliance-log-acts = { $who-is ->
    [you] Your { $card } acts.
   *[they] The { $card } of { $who } acts.
}
oriflamme-alliance-log-paid = { $who } { $who-is ->
    [you] pay
   *[they] pays
} { $influence } from the card.
oriflamme-alliance-log-took = { $who } { $who-is ->
    [you] take
   *[they] takes
} { $influence } from the card.
oriflamme-alliance-log-lost = { $influence } is lost from { $piece }.
oriflamme-alliance-log-gained = { $who } { $who-is ->
    [you] gain
   *[they] gains
} { $influence } by the { $card }.
oriflamme-alliance-log-gained-nothing = { $who } { $who-is ->
    [you] gain
   *[they] gains
} nothing by the { $card }.
oriflamme-alliance-log-alone = { $who-is ->
    [you] Your Fanatic is the only face-up card of the family: { $influence } more.
   *[they] The Fanatic of { $who } is the only face-up card of the family: { $influence } more.
}
oriflamme-alliance-log-put = { $who } { $who-is ->
    [you] put
   *[they] puts
} { $influence } on { $piece }.
oriflamme-alliance-log-eliminated = { $who-is ->
    [you] Your { $card } eliminates { $piece }.
   *[they] The { $card } of { $who } eliminates { $piece }.
}
oriflamme-alliance-log-rewarded = { $who } { $who-is ->
    [you] gain
   *[they] gains
} { $influence } for the elimination.
oriflamme-alliance-log-infiltrated = { $who } also { $who-is ->
    [you] gain
   *[they] gains
} { $influence } by Infiltration: the card lay face down.
oriflamme-alliance-log-deserted = { $who } also { $who-is ->
    [you] gain
   *[they] gains
} { $influence } by the Deserter: the card was a character.
oriflamme-alliance-log-extorted = { $who } { $who-is ->
    [you] gain
   *[they] gains
} { $influence } by Extortion, from what { $attacker-is ->
    [you] you have
   *[they] { $attacker } has
} in the row.
oriflamme-alliance-log-discarded = { $who } { $who-is ->
    [you] discard
   *[they] discards
} { $piece }.
oriflamme-alliance-log-kept = { $who } { $who-is ->
    [you] keep
   *[they] keeps
} { $piece }.
oriflamme-alliance-log-kept-agreement = { $who } { $who-is ->
    [you] keep
   *[they] keeps
} { $piece } with { $influence } on it.
oriflamme-alliance-log-exchanged = { $who } { $who-is ->
    [you] take
   *[they] takes
} the Informant back to hand and { $who-is ->
    [you] play
   *[they] plays
} { $piece } in its place.
oriflamme-alliance-log-turned-down = { $who } { $who-is ->
    [you] turn
   *[they] turns
} { $piece } face down again.
oriflamme-alliance-log-marked = { $who } { $who-is ->
    [you] put
   *[they] puts
} a verdict token on { $piece }.
oriflamme-alliance-log-verdict-returned = The verdict token goes back to the supply.
oriflamme-alliance-log-uncovered = On top again: { $piece }.
oriflamme-alliance-log-exchanging = { $who } { $who-is ->
    [you] swap the Informant and choose a card.
   *[they] swaps the Informant and chooses a card.
}
oriflamme-alliance-log-sentencing = { $who } { $who-is ->
    [you] eliminate a card with a verdict token and choose which.
   *[they] eliminates a card with a verdict token and chooses which.
}
oriflamme-alliance-log-ended = Round { $number } was the last: the game is over.
oriflamme-alliance-log-won = { $who } { $who-is ->
    [you] win
   *[they] wins
} with { $influence }.
oriflamme-alliance-log-won-tie = { $who } { $who-is ->
    [you] win
   *[they] wins
} with { $influence } and the most cards in the row among the tied players.
oriflamme-alliance-log-shared = { $winners } share the victory, each with { $influence } and as many cards in the row.

# Why something cannot be done
oriflamme-alliance-why-over = The game is over.
oriflamme-alliance-why-unknown = No such action.
oriflamme-alliance-why-not-in-hand = { $card } is not in your hand.
oriflamme-alliance-why-empty-row = The row is empty: there is only one place.
oriflamme-alliance-why-own-covered = Your card from round { $number } is covered; play on the top card of its stack.
oriflamme-alliance-why-own-gone = Your card from round { $number } is not in the row.
oriflamme-alliance-why-uprising = To reveal Uprising you must spend 1 influence from it, and there is none on it.
oriflamme-alliance-why-other-card = The card being activated is { $card }.
oriflamme-alliance-why-own = The Empress puts influence on opponents’ cards only.
oriflamme-alliance-why-face-up = That card is face up.
oriflamme-alliance-why-same-card = It must be another Diplomat.
oriflamme-alliance-why-no-diplomat = That is not a face-up Diplomat.
oriflamme-alliance-why-not-adjacent = That card is not next to the Deserter.
oriflamme-alliance-why-marked = That card already has a verdict token.
oriflamme-alliance-why-not-marked = That card has no verdict token.
oriflamme-alliance-why-not-in-row = That card is not in the row.
oriflamme-alliance-why-covered = That card is covered: abilities do not affect it.
oriflamme-alliance-why-nothing-marked = No uncovered card has a verdict token.
oriflamme-alliance-why-now-place = First play a card from your hand.
oriflamme-alliance-why-now-leave-or-reveal = First leave your card face down or reveal it.
oriflamme-alliance-why-now-branch = First choose one of the two abilities.
oriflamme-alliance-why-now-empress = First choose the face-down card that gets 1 influence.
oriflamme-alliance-why-now-diplomat = First choose the Diplomat that gets 2 influence.
oriflamme-alliance-why-now-deserter = First choose which neighbour the Deserter eliminates.
oriflamme-alliance-why-now-verdict = First choose the card that gets a verdict token.
oriflamme-alliance-why-now-sentence = First choose which card with a verdict token to eliminate.
oriflamme-alliance-why-now-exchange = First choose the card from your hand that replaces the Informant.

# The table in the terminal
oriflamme-alliance-table-round = Round { $number } of { $rounds } · first player: { $first } · verdict tokens in the supply: { $verdicts }
oriflamme-alliance-table-row-empty = The row is empty.
oriflamme-alliance-table-none = none
oriflamme-alliance-table-seat = influence { $influence }, positions { $positions }, in hand { $hand }
oriflamme-alliance-table-kept = keeps
oriflamme-alliance-table-seen = seen
oriflamme-alliance-table-returned = Informant back in hand in round { $number }
oriflamme-alliance-table-hand = in hand
oriflamme-alliance-table-aside = set aside
