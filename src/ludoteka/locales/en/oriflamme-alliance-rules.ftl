# The rules of Oriflamme: Alliance; their order and figures are in web/src/games/oriflamme-alliance/rules.json.
oriflamme-alliance-rules-aim-title = Aim of the game
oriflamme-alliance-rules-aim =
    Noble families use a truce to strengthen their power. Under the mask of diplomacy every card is a promise or a trap. The family with the most influence after the sixth round wins.

oriflamme-alliance-rules-setup-title = Set-up
oriflamme-alliance-rules-setup =
    1. Everybody takes the ten cards of a family: the same six characters and four intrigues.
    2. Shuffle your cards and set 3 aside face down. You may look at them at any time; they take no part in the game.
    3. The other 7 are your hand.
    4. Everybody starts with 1 influence. The five verdict tokens lie in the supply.
    5. The first player, drawn at random here, takes the first player token.

    Influence in front of the players is open. You may always look at your own face-down cards.

oriflamme-alliance-rules-round-title = A round
oriflamme-alliance-rules-round =
    The game has six rounds of two phases.

    1. Placement: everybody plays one card to the row.
    2. Activation: the cards in the row are activated one after another.

    Kept Agreements pay before the placement. After each round the first player token passes to the left. The cards in the row stay where they are.

oriflamme-alliance-rules-placement-title = Placement
oriflamme-alliance-rules-placement =
    Clockwise from the first player, everybody plays one card from their hand face down:

    - at the start of the row,
    - at the end of the row,
    - or on top of one of their own cards in the row, face up or face down.

    Never between two cards. If the row is empty, the card simply lies in the middle.

oriflamme-alliance-rules-activation-title = Activation
oriflamme-alliance-rules-activation =
    From the first position to the last, every player activates their own cards.

    - A face-down card: leave it, and put 1 influence from the supply on it. Or reveal it: take all the influence on it and use its ability at once. You may reveal a card in the round you played it.
    - A face-up card: its ability must be used. Do what is possible; skip what is not.

    Every card is activated at most once a round, and none is skipped, whatever leaves the row.

oriflamme-alliance-rules-eliminating-title = Eliminating and discarding
oriflamme-alliance-rules-eliminating =
    Whoever eliminates a card gains 1 influence, of whatever family it was, even their own. A face-down victim is revealed, and the influence on it is lost. Of a stack only the top card can be eliminated. The gap closes at once.

    Discarding is something else: it pays nobody and triggers nothing. Eliminated and discarded cards lie face up for all to see.

oriflamme-alliance-rules-stacks-title = Stacks
oriflamme-alliance-rules-stacks =
    From the second round you can cover your own cards. Cards on top of each other form a stack: one position in the row, in which only the top card counts. There is no limit to its height.

    - A covered card is not activated, gains nothing and cannot be affected. The influence and the verdict token on it stay there.
    - When the top card leaves during its own activation, the card below is activated at once.
    - When the top card is eliminated before its turn, the card below is activated when its position is reached; after its turn, only in the next round.

    Neighbours are the top cards of the positions next to each other. The two ends of the row are not neighbours.

oriflamme-alliance-rules-characters-title = Characters
oriflamme-alliance-rules-characters =
    A revealed character stays face up in the row and is activated again every round.
oriflamme-alliance-rules-informant = Each of the two neighbours counts, if it is an opponent’s face-down card. A swapped card lies in the same place with no influence on it; what is below it stays covered, and it can be a target at once.
oriflamme-alliance-rules-diplomat = The influence on a Diplomat stays when it is covered, and is lost when it is eliminated and at the end of the game. A Diplomat that was just revealed has none left: discarding it brings nothing more.
oriflamme-alliance-rules-judge = There are five verdict tokens for all players. If none is left, the Judge only gains 1. A token goes back to the supply when its card leaves the row. Two Judges of different families can work together.

oriflamme-alliance-rules-intrigues-title = Intrigues
oriflamme-alliance-rules-intrigues =
    An intrigue takes effect when it is revealed, and then usually leaves the row. Some intrigues are kept: they lie in front of you, work until the end of the game, and nothing can touch them. An intrigue that was eliminated is not kept.
oriflamme-alliance-rules-uprising = Without influence on it, it can only be left. At an end of the row it eliminates the one neighbour. Both victims go at the same time; your own cards are not spared. After striking, it gets no influence in this round.
oriflamme-alliance-rules-extortion = Whoever eliminates it still gains the usual 1. The cards are counted after all victims have left; what they uncovered counts too. If you eliminate your own Extortion, you only gain the 1.
oriflamme-alliance-rules-agreement = Several Agreements pay at the same time, before anything is played.

oriflamme-alliance-rules-talk-title = Talk
oriflamme-alliance-rules-talk =
    Promise, threaten, ask: deals are part of the game, and nothing said is binding.

oriflamme-alliance-rules-end-title = End of the game
oriflamme-alliance-rules-end =
    After the sixth round everybody has one card left in hand; it is not played. The most influence wins. Influence on cards in the row is lost, influence on a kept Agreement counts.

    In a tie, the player with more cards in the row wins; of a stack only the top card counts. If that is equal too, the victory is shared.

# Under the figures
oriflamme-alliance-rules-figure-places = Red may play at the start, at the end, or on top of the red card. Not between two cards.
oriflamme-alliance-rules-figure-walk = Red leaves the first card. Blue reveals the Deserter: { $lying } from the card, then the red card to its right is eliminated.
oriflamme-alliance-rules-figure-after = The red character is gone, with the { $lost } influence on it. Blue gained { $strike } for it; no face-up character is next to the Deserter, so it is discarded. Green leaves. The lone Fanatic brings { $fanatic }. Blue gained { $all } in all.
oriflamme-alliance-rules-figure-stack = Infiltration lies on the face-up Deserter. It is kept when revealed, and the Deserter acts at once: a face-down character as its victim pays { $gain }.
oriflamme-alliance-rules-figure-uprising = { $lying } influence lie on the Uprising. 1 is spent, { $rest } are taken, and 1 is gained for each neighbour: { $gain } in all.
oriflamme-alliance-rules-figure-extortion = The blue Deserter eliminates Extortion. Blue has three cards in the row: red gains { $gain }, blue 1, and 1 is lost from the card that has some.

# The player aid
oriflamme-alliance-rules-aid-round-title = A round
oriflamme-alliance-rules-aid-round =
    - Kept Agreements pay.
    - Placement: start, end, or on your own card.
    - Activation: leave (+1 on the card) or reveal (take all of it, use the ability).
    - Face-up cards must act.
    - Eliminating: 1 for you; what lay on it is lost.
oriflamme-alliance-rules-aid-characters-title = Characters (stay)
oriflamme-alliance-rules-aid-characters =
    - Empress: 2; 1 on an opponent’s face-down card.
    - Fanatic: 1; 1 more if it is your only face-up card.
    - Informant: what lies on adjacent opponents’ cards, or swap it.
    - Diplomat: 1, and 2 on another Diplomat; or take all and discard it.
    - Deserter: eliminate a neighbour; 1 more for a character.
    - Judge: 1 and a verdict token; or eliminate a marked card.
oriflamme-alliance-rules-aid-intrigues-title = Intrigues (once)
oriflamme-alliance-rules-aid-intrigues =
    - Uprising: spend 1 on it, eliminate both neighbours, turn it down.
    - Extortion: 1; or 2 a card of the opponent who eliminates it.
    - Infiltration: 1 on your face-down cards; keep it: 2 for each face-down victim.
    - Agreement: keep it; pays what lies on it every round and at the end.
oriflamme-alliance-rules-aid-end-title = End
oriflamme-alliance-rules-aid-end =
    - After round six the most influence wins.
    - Influence in the row is lost.
    - Tie: more cards in the row.
