# The board of Oriflamme: Alliance

oriflamme-alliance-where = Round { $number } of { $rounds }
oriflamme-alliance-brief = { $number } influence
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
oriflamme-alliance-fanatic-short = +1; if alone, +2
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
    Character. Gain 2 influence. Then put 1 from the supply on any opponent’s uncovered face-down card; if there is none, skip this.
oriflamme-alliance-fanatic-about =
    Character. Gain 1 influence, and 1 more if you have no other uncovered face-up card in the row.
oriflamme-alliance-informant-about =
    Character. Either gain as much influence as lies on the opponents’ face-down cards next to it; they keep theirs. Or swap it: play a card from your hand face down in its place and take the Informant back. The new card is not activated this round.
oriflamme-alliance-diplomat-about =
    Character. Either gain 1 and put 2 on another uncovered face-up Diplomat, if there is one. Or gain all the influence on this card and discard it. It is the only face-up card that can hold influence.
oriflamme-alliance-deserter-about =
    Character. Eliminate an adjacent card, even one of your own: gain 1 for the elimination and 1 more if it was a character. Then discard the Deserter, unless an uncovered face-up character is next to it.
oriflamme-alliance-judge-about =
    Character. Either gain 1 and put a verdict token on any uncovered card without one. Or eliminate any uncovered card with a verdict token, whoever put it there; even the Judge itself.
oriflamme-alliance-uprising-about =
    Intrigue. To reveal it, spend 1 of the influence on it. Take the rest, eliminate both neighbours, then turn it face down again. It stays in the row, everybody knows it, and it can strike again in a later round.
oriflamme-alliance-extortion-about =
    Intrigue. If you reveal it: lose the influence on it, gain 1, discard it. If an opponent eliminates it: gain 2 for each of that opponent’s uncovered cards in the row, and each of their face-down cards loses 1.
oriflamme-alliance-infiltration-about =
    Intrigue. When you reveal it, put 1 on each of your uncovered face-down cards, then keep it in front of you. From now on you gain 2 more whenever you eliminate a face-down card.
oriflamme-alliance-agreement-about =
    Intrigue. When you reveal it, keep it with the influence on it. At the start of each later round you gain as much as lies on it, if you have a card in the row. At the end of the game that influence is yours too.

# Things on the table, explained where they lie
oriflamme-alliance-term-row = The row
oriflamme-alliance-term-row-about = Play cards at the start, at the end, or on top of one of your cards. Activation runs from the first position to the last.
oriflamme-alliance-term-face-down = A face-down card
oriflamme-alliance-term-face-down-about = Only its owner knows which card it is. When it is activated, the owner either leaves it and puts 1 influence on it, or reveals it and takes what lies there.
oriflamme-alliance-term-placement = Placement
oriflamme-alliance-term-placement-about = In turn, each player plays one card face down: at the start of the row, at its end, or on one of their own cards.
oriflamme-alliance-term-activation = Activation
oriflamme-alliance-term-activation-about = From the first position to the last, each top card is activated by its owner. Face down: leave it or reveal it. Face up: its ability must be used.
oriflamme-alliance-term-over = The game is over
oriflamme-alliance-term-over-about = Influence on cards in the row is lost; influence on a kept Agreement counts.
oriflamme-alliance-term-rounds = Six rounds
oriflamme-alliance-term-rounds-about = Each round has a placement and an activation. After the sixth, the most influence wins; the seventh card in your hand is never played.
oriflamme-alliance-term-verdict = Verdict tokens
oriflamme-alliance-term-verdict-about = Five tokens for all players. A Judge puts them on cards, and any Judge can eliminate a card that carries one. A token comes back when its card leaves the row.
oriflamme-alliance-term-influence = Influence
oriflamme-alliance-term-influence-about = Influence here is yours and counts at the end. Influence on a card in the row has to be taken first.
oriflamme-alliance-term-outs = Out of the row
oriflamme-alliance-term-outs-about = Eliminated and discarded cards lie face up for all to see. They never come back.
oriflamme-alliance-term-placing = Play a card here
oriflamme-alliance-term-placing-about = Cards are played face down. Only their owner knows them.
oriflamme-alliance-term-aside = Set aside
oriflamme-alliance-term-aside-about = Three cards of your family are out of this game. Only you know which.
oriflamme-alliance-term-first = First player
oriflamme-alliance-term-first-about = Plays first this round. The first player token passes to the left after each round.
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
oriflamme-alliance-kept-agreement = +{ $number } each round
oriflamme-alliance-kept-nothing = nothing yet

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
oriflamme-alliance-is-acting = being activated
oriflamme-alliance-can-target = can be chosen
oriflamme-alliance-can-cover = you can play a card on it
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
oriflamme-alliance-moment-gone = { $who }: the card leaves the row

# The prompt
oriflamme-alliance-ask-card = Choose a card to play
oriflamme-alliance-ask-place = Where does { $card } go?
oriflamme-alliance-ask-lay = { $what }?
oriflamme-alliance-ask-reveal = Reveal { $card }?
oriflamme-alliance-ask-branch = { $card }: choose one ability
oriflamme-alliance-ask-empress = Choose the face-down card that gets 1 influence
oriflamme-alliance-ask-diplomat = Choose the Diplomat that gets 2 influence
oriflamme-alliance-ask-deserter = Choose which neighbour the Deserter eliminates
oriflamme-alliance-ask-verdict = Choose the card that gets a verdict token
oriflamme-alliance-ask-sentence = Choose which marked card the Judge eliminates
oriflamme-alliance-ask-exchange = Choose the card from your hand that replaces the Informant
oriflamme-alliance-place-where = At the start, at the end, or on one of your cards.
oriflamme-alliance-place-secret = It stays face down: only you know it.
oriflamme-alliance-place-then = Then activation begins.
oriflamme-alliance-choose-lit = Cards that can be chosen are lit.
oriflamme-alliance-verdict-does = Any Judge may later eliminate a card with this token.
oriflamme-alliance-target-next = You choose the target next.
oriflamme-alliance-nothing-more = No certain gain.
oriflamme-alliance-leave = Leave
oriflamme-alliance-leave-brings = on the card { $before } → { $after }
oriflamme-alliance-reveal = Reveal
oriflamme-alliance-reveal-barred = not now
oriflamme-alliance-brings-then = { $gain }, then choose
oriflamme-alliance-then = then choose
oriflamme-alliance-brings-nothing = no certain gain
oriflamme-alliance-use-informant-gain = Gain
oriflamme-alliance-use-informant-exchange = Swap
oriflamme-alliance-use-diplomat-gain = Gain and share
oriflamme-alliance-use-diplomat-discard = Cash in, discard it
oriflamme-alliance-use-judge-gain = Gain and mark
oriflamme-alliance-use-judge-eliminate = Eliminate
oriflamme-alliance-act-place = Play face down
oriflamme-alliance-act-exchange = Swap
oriflamme-alliance-act-leave = Leave face down
oriflamme-alliance-act-reveal = Reveal
oriflamme-alliance-act-use = Use ability
oriflamme-alliance-act-eliminate = Eliminate
oriflamme-alliance-act-mark = Put the token
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
oriflamme-alliance-will-acts = then { $piece } is activated ({ $who })
oriflamme-alliance-will-round = then round { $number } begins
oriflamme-alliance-will-ended = then the game ends
oriflamme-alliance-will-stays = the Deserter stays in the row
oriflamme-alliance-will-extorted = Extortion: { $who } +{ $number }
oriflamme-alliance-will-other = { $who } +{ $number }
oriflamme-alliance-will-unknown = the rest depends on what is shown
oriflamme-alliance-will-unseen = { $count ->
    [one] { $count } unseen card is possible; characters: { $characters }
   *[other] { $count } unseen cards are possible; characters: { $characters }
}
oriflamme-alliance-will-maybe-extortion = it may be { $card }

# The end
oriflamme-alliance-score-family = Family
oriflamme-alliance-score-influence = Influence
oriflamme-alliance-score-positions = Cards in the row
oriflamme-alliance-score-total = Total
oriflamme-alliance-score-tie = If tied:
oriflamme-alliance-score-hidden = What nobody had seen
oriflamme-alliance-score-left = In hand: { $hand }. Set aside: { $aside }.
oriflamme-alliance-score-hidden-note = With equal influence, the player with more cards in the row wins (only the top card of a stack counts).
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

# What decided
oriflamme-alliance-cause = Most influence at court, by { $count }.
oriflamme-alliance-cause-tie =
    { $count ->
        [one] Equal influence: { $count } position in the row decided.
       *[other] Equal influence: { $count } positions in the row decided.
    }
