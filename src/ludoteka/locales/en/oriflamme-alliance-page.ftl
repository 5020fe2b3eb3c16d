# The board of Oriflamme: Alliance

oriflamme-alliance-where = Round { $number } of { $rounds }
oriflamme-alliance-brief = { $number } IP
oriflamme-alliance-round = Round { $number }
oriflamme-alliance-direction = left to right
oriflamme-alliance-verdicts = Verdicts
oriflamme-alliance-verdicts-left = { $number ->
    [one] { $number } verdict token in the supply
   *[other] { $number } verdict tokens in the supply
}
oriflamme-alliance-family = { $family } family
oriflamme-alliance-only-you = only you see it

# Cards in a few words, under their names
oriflamme-alliance-empress-short = +2, and 1 for a rival
oriflamme-alliance-fanatic-short = +1, alone +2
oriflamme-alliance-informant-short = Copies or swaps
oriflamme-alliance-diplomat-short = Shares or cashes in
oriflamme-alliance-deserter-short = Strikes a neighbour
oriflamme-alliance-judge-short = Marks or strikes
oriflamme-alliance-uprising-short = Strikes both sides
oriflamme-alliance-extortion-short = Avenges itself
oriflamme-alliance-infiltration-short = Kept: +2 per hidden victim
oriflamme-alliance-agreement-short = Kept: pays each round

# Cards in full
oriflamme-alliance-empress-about =
    Character. Gain 2 influence. Then put 1 from the supply on any opponent's uncovered face-down card; where there is none, skip this.
oriflamme-alliance-fanatic-about =
    Character. Gain 1 influence, and 1 more if no other uncovered face-up card of yours lies in the row.
oriflamme-alliance-informant-about =
    Character. Either gain as much as lies on the opponents' face-down cards right beside it; they keep what they have. Or exchange it: lay a hand card face down in its place and take the Informant back to hand. The new card does not act this round.
oriflamme-alliance-diplomat-about =
    Character. Either gain 1 and put 2 on another uncovered face-up Diplomat, if there is one. Or gain all influence on this card and discard it. The only face-up card that carries influence.
oriflamme-alliance-deserter-about =
    Character. Eliminate an adjacent card, your own family's too: 1 influence for the elimination, 1 more if it was a character. Then discard the Deserter, unless an uncovered face-up character is beside it now.
oriflamme-alliance-judge-about =
    Character. Either gain 1 and put a verdict token on any uncovered card without one. Or eliminate any uncovered card with a verdict token, whoever put it there; the Judge itself counts too.
oriflamme-alliance-uprising-about =
    Intrigue. To reveal it, pay 1 of the influence on it. Take the rest, eliminate both neighbours, then turn it face down again. It stays in the row, everybody knows it, and it can strike again in a later round.
oriflamme-alliance-extortion-about =
    Intrigue. Revealed: the influence on it is lost, gain 1, discard it. Eliminated by an opponent: gain 2 for each uncovered card of that opponent in the row, and each of that opponent's face-down cards loses 1.
oriflamme-alliance-infiltration-about =
    Intrigue. Revealed: put 1 on each of your uncovered face-down cards, then keep it in front of you. From now on you gain 2 more whenever you eliminate a face-down card.
oriflamme-alliance-agreement-about =
    Intrigue. Revealed: keep it with the influence on it. At the start of each later round you gain as much as lies on it, if you have a card in the row. At the end it counts once more.

# Things on the table, explained where they lie
oriflamme-alliance-term-row = The row
oriflamme-alliance-term-row-about = Cards are laid at the start, at the end, or on top of an own card. The activation walks from the first position to the last.
oriflamme-alliance-term-face-down = A face-down card
oriflamme-alliance-term-face-down-about = Only its owner knows which card it is. When its turn comes, the owner leaves it, and 1 influence is put on it, or reveals it and takes what lies there.
oriflamme-alliance-term-placement = Placement
oriflamme-alliance-term-placement-about = In turn, each player lays one hand card face down: at the start of the row, at its end, or on an own card.
oriflamme-alliance-term-activation = Activation
oriflamme-alliance-term-activation-about = From the first position to the last, each owner acts with the top card. Face down: leave it or reveal it. Face up: its ability must be used.
oriflamme-alliance-term-over = The game is over
oriflamme-alliance-term-over-about = Influence in the row counts for nothing; influence on a kept Agreement counts.
oriflamme-alliance-term-rounds = Six rounds
oriflamme-alliance-term-rounds-about = Each round has a placement and an activation. After the sixth the most influence wins; the seventh hand card is never placed.
oriflamme-alliance-term-verdict = Verdict tokens
oriflamme-alliance-term-verdict-about = Five tokens for everybody. A Judge puts them on cards, and any Judge can eliminate a card that carries one. They come back when the card leaves the row.
oriflamme-alliance-term-influence = Influence
oriflamme-alliance-term-influence-about = What lies here is yours and counts at the end. What lies on a card in the row has to be taken first.
oriflamme-alliance-term-outs = Out of the row
oriflamme-alliance-term-outs-about = Eliminated and discarded cards lie face up, for all to see. They never come back.
oriflamme-alliance-term-placing = Lay a card here
oriflamme-alliance-term-placing-about = A card lies face down when it is laid. Only its owner knows it.
oriflamme-alliance-term-aside = Set aside
oriflamme-alliance-term-aside-about = Three cards of your family are not in this game. Only you know which.
oriflamme-alliance-term-first = First player
oriflamme-alliance-term-first-about = Lays first in this round. The banner passes to the left after each round.
oriflamme-alliance-term-seen = Who has shown what

oriflamme-alliance-key-on = seen
oriflamme-alliance-key-gone = out
oriflamme-alliance-key-no = not yet
oriflamme-alliance-seen-on = { $card }: seen
oriflamme-alliance-seen-gone = { $card }: out of the row
oriflamme-alliance-seen-no = { $card }: not seen yet

oriflamme-alliance-count-hand = hand
oriflamme-alliance-count-row = in the row
oriflamme-alliance-kept-infiltration = +2
oriflamme-alliance-kept-agreement = +{ $number } a round

# The row for whoever listens
oriflamme-alliance-row-label = { $count ->
    [one] The row: { $count } position, from first to last
   *[other] The row: { $count } positions, from first to last
}
oriflamme-alliance-at = Position { $number } of { $count }
oriflamme-alliance-lies-up = face up
oriflamme-alliance-lies-down = face down
oriflamme-alliance-has-verdict = with a verdict token
oriflamme-alliance-covers = { $count ->
    [one] covers { $count } card: { $pieces }
   *[other] covers { $count } cards: { $pieces }
}
oriflamme-alliance-is-acting = it acts now
oriflamme-alliance-can-target = can be chosen
oriflamme-alliance-can-cover = a card can be laid on it
oriflamme-alliance-would-go = would be eliminated

oriflamme-alliance-slot-first = First card
oriflamme-alliance-slot-start = At the start
oriflamme-alliance-slot-end = At the end
oriflamme-alliance-outs = Out: { $count }
oriflamme-alliance-outs-list = Out of the row: { $cards }
oriflamme-alliance-hand = Your hand
oriflamme-alliance-hand-card = { $card }: { $ability }
oriflamme-alliance-aside-note = not in this game
oriflamme-alliance-aside-list = Set aside: { $cards }
oriflamme-alliance-moment-kept = { $who } keeps it
oriflamme-alliance-moment-gone = { $who } loses it from the row

# The prompt
oriflamme-alliance-ask-card = Choose a card to lay
oriflamme-alliance-ask-place = Where does { $card } go?
oriflamme-alliance-ask-lay = { $what }?
oriflamme-alliance-ask-reveal = Reveal { $card }?
oriflamme-alliance-ask-branch = { $card }: choose one ability
oriflamme-alliance-ask-empress = Choose the face-down card that gets 1 influence
oriflamme-alliance-ask-diplomat = Choose the Diplomat that gets 2 influence
oriflamme-alliance-ask-deserter = Choose which neighbour the Deserter eliminates
oriflamme-alliance-ask-verdict = Choose the card that gets a verdict token
oriflamme-alliance-ask-sentence = Choose which marked card the Judge eliminates
oriflamme-alliance-ask-exchange = Choose the hand card that replaces the Informant
oriflamme-alliance-place-where = At the start, at the end, or on one of your own cards.
oriflamme-alliance-place-secret = It lies face down: only you know it.
oriflamme-alliance-place-then = Then the activation begins.
oriflamme-alliance-choose-lit = Cards that can be chosen are lit.
oriflamme-alliance-target-next = You choose the target next.
oriflamme-alliance-nothing-more = It brings nothing for sure.
oriflamme-alliance-leave = Leave
oriflamme-alliance-leave-brings = on the card { $before } → { $after }
oriflamme-alliance-reveal = Reveal
oriflamme-alliance-reveal-barred = not now
oriflamme-alliance-brings-then = { $gain }, then choose
oriflamme-alliance-then = then choose
oriflamme-alliance-brings-nothing = brings nothing for sure
oriflamme-alliance-use-informant-gain = Gain
oriflamme-alliance-use-informant-exchange = Exchange
oriflamme-alliance-use-diplomat-gain = Gain and share
oriflamme-alliance-use-diplomat-discard = Cash in
oriflamme-alliance-use-judge-gain = Gain and mark
oriflamme-alliance-use-judge-eliminate = Eliminate
oriflamme-alliance-act-place = Lay face down
oriflamme-alliance-act-exchange = Exchange
oriflamme-alliance-act-leave = Leave face down
oriflamme-alliance-act-reveal = Reveal
oriflamme-alliance-act-use = Use ability
oriflamme-alliance-act-eliminate = Eliminate
oriflamme-alliance-act-mark = Put token
oriflamme-alliance-act-put = Put influence

# What a decision will do
oriflamme-alliance-will-gain = +{ $number }
oriflamme-alliance-will-gain-at-least = +{ $number } or more
oriflamme-alliance-will-parts = { $parts }
oriflamme-alliance-will-part-took = from the card +{ $number }
oriflamme-alliance-will-part-gained = { $card } +{ $number }
oriflamme-alliance-will-part-alone = alone +{ $number }
oriflamme-alliance-will-part-rewarded = elimination +{ $number }
oriflamme-alliance-will-part-infiltrated = Infiltration +{ $number }
oriflamme-alliance-will-part-deserted = a character +{ $number }
oriflamme-alliance-will-part-extorted = Extortion +{ $number }
oriflamme-alliance-will-part-agreed = Agreement +{ $number }
oriflamme-alliance-will-left = { $number } more onto { $piece }
oriflamme-alliance-will-paid = { $number } of it is the price
oriflamme-alliance-will-lost = { $number } on { $piece } is lost
oriflamme-alliance-will-put = { $number } onto { $piece }
oriflamme-alliance-will-eliminated = eliminates { $piece }
oriflamme-alliance-will-discarded = { $piece } is discarded
oriflamme-alliance-will-kept = you keep it
oriflamme-alliance-will-exchanged = the Informant comes back to your hand
oriflamme-alliance-will-turned-down = it turns face down again
oriflamme-alliance-will-marked = verdict token onto { $piece }
oriflamme-alliance-will-marked-this = gets a verdict token
oriflamme-alliance-will-verdict-returned = its verdict token goes back
oriflamme-alliance-will-uncovered = uncovers { $piece }
oriflamme-alliance-will-acts = then { $piece } acts ({ $who })
oriflamme-alliance-will-round = then round { $number } begins
oriflamme-alliance-will-ended = then the game ends
oriflamme-alliance-will-stays = the Deserter stays in the row
oriflamme-alliance-will-extorted = Extortion: { $who } +{ $number }
oriflamme-alliance-will-other = { $who } +{ $number }
oriflamme-alliance-will-unknown = the rest depends on what is shown
oriflamme-alliance-will-unseen = { $count ->
    [one] { $count } unseen card is possible, characters: { $characters }
   *[other] { $count } unseen cards are possible, characters: { $characters }
}
oriflamme-alliance-will-maybe-extortion = it may be { $card }

# The end
oriflamme-alliance-score-family = Family
oriflamme-alliance-score-influence = Influence
oriflamme-alliance-score-positions = In the row
oriflamme-alliance-score-total = Total
oriflamme-alliance-score-hidden = What nobody had seen
oriflamme-alliance-score-left = In hand: { $hand }. Set aside: { $aside }.
oriflamme-alliance-score-hidden-note = With equal influence, more positions in the row win.
oriflamme-alliance-chart = Influence round by round
oriflamme-alliance-chart-start = start

# Quick phrases for deals; nothing said is binding
oriflamme-alliance-phrase-favour = Put your influence on my card, and I will return it.
oriflamme-alliance-phrase-spare = Leave my card alone, and I will leave yours.
oriflamme-alliance-phrase-target = Let us strike the leader together.
oriflamme-alliance-phrase-thanks = Thank you, I will remember that.
oriflamme-alliance-phrase-payback = You will regret this.
oriflamme-alliance-phrase-promise = My card is harmless, I promise.
oriflamme-alliance-phrase-no-deal = No deal.
oriflamme-alliance-phrase-bluff = You are bluffing.

# The rules
oriflamme-alliance-rules-goal-title = Goal
oriflamme-alliance-rules-goal =
    Families fight for influence at court. Whoever has the most after six rounds wins.

    Every family has the same ten cards: six characters and four intrigues. Three of yours are set aside at random and stay out of the game, seven are your hand. Everybody begins with 1 influence.
oriflamme-alliance-rules-turn-title = A round
oriflamme-alliance-rules-turn =
    A round has two parts: placement, then activation. Kept Agreements pay before the placement. The first player changes after each round, to the left.
oriflamme-alliance-rules-placing-title = Placement
oriflamme-alliance-rules-placing =
    In turn, each lays one card from hand face down: at the start of the row, at its end, or on top of an own card, whether that lies face up or face down. Never between two cards.

    Cards on top of each other are a stack: one position, of which only the top card counts. A covered card does nothing and cannot be touched; what lies on it stays there.
oriflamme-alliance-rules-activation-title = Activation
oriflamme-alliance-rules-activation =
    The walk goes from the first position to the last. A face-down card is either left, then 1 influence from the supply is put on it, or revealed: its owner takes what lies on it and its ability works at once.

    A card that lies face up must use its ability.

    When a card leaves the row by its own activation, the card below it acts at once. Otherwise no card acts twice in a round, and none is passed over.
oriflamme-alliance-rules-eliminating-title = Eliminating and discarding
oriflamme-alliance-rules-eliminating =
    Whoever eliminates a card gains 1 influence, own cards included. The victim is shown, and what lay on it is lost. Only uncovered cards can be eliminated. The gap closes.

    A discarded card pays nobody and triggers nothing.
oriflamme-alliance-rules-characters-title = Characters
oriflamme-alliance-rules-characters =
    Characters stay face up and act in every round.

    Empress: gain 2; put 1 on an opponent's face-down card.

    Fanatic: gain 1; 1 more if it is your only face-up card.

    Informant: gain as much as lies on the opponents' face-down cards beside it; or exchange it for a hand card, which does not act this round.

    Diplomat: gain 1 and put 2 on another face-up Diplomat; or gain what lies on it and discard it.

    Deserter: eliminate a neighbour, 1 more for a character; then it is discarded unless a face-up character is beside it.

    Judge: gain 1 and put a verdict token on a card; or eliminate a card that carries one. There are five tokens.
oriflamme-alliance-rules-intrigues-title = Intrigues
oriflamme-alliance-rules-intrigues =
    Intrigues act when they are revealed.

    Uprising: costs 1 of the influence on it. Take the rest, eliminate both neighbours, turn it face down again; it stays.

    Extortion: what lies on it is lost, gain 1, discard it. Eliminated by an opponent, it brings you 2 for each uncovered card of that opponent, whose face-down cards lose 1 each.

    Infiltration: 1 on each own face-down card; you keep it and gain 2 more for every face-down card that you eliminate.

    Agreement: you keep it with what lies on it. It pays that at the start of each later round, if you have a card in the row, and once more at the end.
oriflamme-alliance-rules-talk-title = Talk
oriflamme-alliance-rules-talk =
    Promise, threaten, ask: deals are part of the game, and nothing said is binding.
oriflamme-alliance-rules-end-title = The end
oriflamme-alliance-rules-end =
    After the sixth round the most influence wins. What lies on cards in the row is lost; what lies on a kept Agreement counts.

    With equal influence, more positions with an own top card win; still equal, the victory is shared.
