oriflamme-alliance-about = Lay your family's cards face down, let influence gather, and choose the moment to show them. Bluff and fragile alliances, for three to five.

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
oriflamme-alliance-do-place-first = Lay { $card } as the first card of the row
oriflamme-alliance-do-place-start = Lay { $card } at the start of the row
oriflamme-alliance-do-place-end = Lay { $card } at the end of the row
oriflamme-alliance-do-place-on = Lay { $card } on { $on }
oriflamme-alliance-do-leave = Leave { $piece } face down: 1 influence on it
oriflamme-alliance-do-reveal = Reveal { $piece }
oriflamme-alliance-do-informant-gain = Gain what lies on the opponents' face-down cards beside the Informant
oriflamme-alliance-do-informant-exchange = Exchange the Informant for a card from your hand
oriflamme-alliance-do-diplomat-gain = Gain 1 influence and put 2 on another face-up Diplomat
oriflamme-alliance-do-diplomat-discard = Gain what lies on the Diplomat and discard it
oriflamme-alliance-do-judge-gain = Gain 1 influence and put a verdict token on a card
oriflamme-alliance-do-judge-eliminate = Eliminate a card with a verdict token
oriflamme-alliance-do-empress = Put 1 influence on { $piece }
oriflamme-alliance-do-diplomat = Put 2 influence on { $piece }
oriflamme-alliance-do-deserter = Eliminate { $piece }
oriflamme-alliance-do-verdict = Put a verdict token on { $piece }
oriflamme-alliance-do-sentence = Eliminate { $piece }
oriflamme-alliance-do-exchange = Lay { $card } in the Informant's place

# What happened
oriflamme-alliance-log-round-started = Round { $number } begins; { $who } is the first player.
oriflamme-alliance-log-agreed = { $who } gains { $influence } by the kept Agreement.
oriflamme-alliance-log-placed-start = { $who } lays { $piece } at the start of the row.
oriflamme-alliance-log-placed-start-own = { $who } lays { $piece } face down at the start of the row.
oriflamme-alliance-log-placed-end = { $who } lays { $piece } at the end of the row.
oriflamme-alliance-log-placed-end-own = { $who } lays { $piece } face down at the end of the row.
oriflamme-alliance-log-placed-on = { $who } lays { $piece } on { $on }.
oriflamme-alliance-log-placed-on-own = { $who } lays { $piece } face down on { $on }.
oriflamme-alliance-log-left = { $who } leaves { $piece } as it lies: { $influence } on it.
oriflamme-alliance-log-revealed = { $who } reveals { $piece }.
oriflamme-alliance-log-acts = { $piece } acts.
oriflamme-alliance-log-paid = { $who } pays { $influence } from { $piece }.
oriflamme-alliance-log-took = { $who } takes { $influence } from { $piece }.
oriflamme-alliance-log-lost = { $influence } is lost from { $piece }.
oriflamme-alliance-log-gained = { $who } gains { $influence } by { $card }.
oriflamme-alliance-log-gained-nothing = { $who } gains nothing by { $card }.
oriflamme-alliance-log-alone = { $who } gains { $influence } more: the Fanatic is the only face-up card of the family.
oriflamme-alliance-log-put = { $who } puts { $influence } on { $piece }.
oriflamme-alliance-log-eliminated = { $who } eliminates { $piece }.
oriflamme-alliance-log-rewarded = { $who } gains { $influence } for the elimination.
oriflamme-alliance-log-infiltrated = { $who } gains { $influence } more by Infiltration: the card lay face down.
oriflamme-alliance-log-deserted = { $who } gains { $influence } more by Deserter: the card was a character.
oriflamme-alliance-log-extorted = { $who } gains { $influence } by Extortion, from what { $attacker } has in the row.
oriflamme-alliance-log-discarded = { $who } discards { $piece }.
oriflamme-alliance-log-kept = { $who } keeps { $piece }.
oriflamme-alliance-log-kept-agreement = { $who } keeps { $piece } with { $influence } on it.
oriflamme-alliance-log-exchanged = { $who } takes the Informant back to hand and lays { $piece } in its place.
oriflamme-alliance-log-exchanged-own = { $who } takes the Informant back to hand and lays { $piece } face down in its place.
oriflamme-alliance-log-turned-down = { $who } turns { $piece } face down again.
oriflamme-alliance-log-marked = { $who } puts a verdict token on { $piece }.
oriflamme-alliance-log-verdict-returned = The verdict token of { $piece } goes back to the supply.
oriflamme-alliance-log-uncovered = On top again: { $piece }.
oriflamme-alliance-log-exchanging = { $who } exchanges the Informant and chooses a card.
oriflamme-alliance-log-sentencing = { $who } eliminates a card with a verdict token and chooses which.
oriflamme-alliance-log-won = { $who } wins with { $influence }.
oriflamme-alliance-log-won-tie = { $who } wins with { $influence } and the most cards in the row among those who are level.
oriflamme-alliance-log-shared = { $winners } share the victory with { $influence } each.

# Why something cannot be done
oriflamme-alliance-why-over = The game is over.
oriflamme-alliance-why-unknown = There is no such action.
oriflamme-alliance-why-not-in-hand = { $card } is not in your hand.
oriflamme-alliance-why-empty-row = The row is empty: it has one place only.
oriflamme-alliance-why-own-covered = Your card of round { $number } is covered; lay cards on the top of its stack.
oriflamme-alliance-why-own-gone = Your card of round { $number } is not in the row.
oriflamme-alliance-why-uprising = Uprising is revealed by paying 1 influence from those that lie on it, and none lies there.
oriflamme-alliance-why-other-card = The card that acts is { $card }.
oriflamme-alliance-why-own = The Empress favours opponents only.
oriflamme-alliance-why-face-up = That card lies face up.
oriflamme-alliance-why-same-card = It must be another Diplomat.
oriflamme-alliance-why-no-diplomat = That is no face-up Diplomat.
oriflamme-alliance-why-not-adjacent = That card does not lie beside the Deserter.
oriflamme-alliance-why-marked = That card has a verdict token already.
oriflamme-alliance-why-not-marked = That card has no verdict token.
oriflamme-alliance-why-not-in-row = That card is not in the row.
oriflamme-alliance-why-covered = That card is covered: nothing can be aimed at it.
oriflamme-alliance-why-nothing-marked = No uncovered card has a verdict token.
oriflamme-alliance-why-now-place = Lay a card from your hand now.
oriflamme-alliance-why-now-leave-or-reveal = Leave your card face down or reveal it now.
oriflamme-alliance-why-now-branch = Choose one of the two abilities now.
oriflamme-alliance-why-now-empress = Choose the face-down card that gets 1 influence now.
oriflamme-alliance-why-now-diplomat = Choose the Diplomat that gets 2 influence now.
oriflamme-alliance-why-now-deserter = Choose which neighbour the Deserter eliminates now.
oriflamme-alliance-why-now-verdict = Choose the card that gets a verdict token now.
oriflamme-alliance-why-now-sentence = Choose which card with a verdict token is eliminated now.
oriflamme-alliance-why-now-exchange = Choose the hand card that replaces the Informant now.

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
