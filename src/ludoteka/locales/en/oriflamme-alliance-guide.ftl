# What the guide says in a first game of Oriflamme: Alliance.
oriflamme-alliance-guide-place-title = Play a card face down
oriflamme-alliance-guide-place-about = At the start of the row, at its end, or on a card of yours. The row is then activated from left to right, so its place decides when it acts.
oriflamme-alliance-guide-place-tip = After six rounds the most influence wins. A card you cover sleeps until the card on top of it is gone.
oriflamme-alliance-guide-reveal-title = Leave it or reveal it
oriflamme-alliance-guide-reveal-about = Left face down, the card gets 1 influence. Revealed, you take all that lies on it, and it acts at once.
oriflamme-alliance-guide-reveal-tip = Influence on a card is not yours yet. If the card is eliminated, it is lost.
oriflamme-alliance-guide-choose-title = What should the card do?
oriflamme-alliance-guide-choose-about = Whoever eliminates a card gains 1, and what lay on it is lost. Look at what lies on the cards beside it.
oriflamme-alliance-guide-last-title = The last round
oriflamme-alliance-guide-last-about = After it, what lies in the row counts for nothing. Take what is on your cards.
oriflamme-alliance-guide-influence = Influence: you { $own }, the best of the others { $best }.
oriflamme-alliance-guide-lying = On your face-down cards: { $count }. Reveal them to take it.
oriflamme-alliance-guide-rounds = Rounds still to come: { $count }.
oriflamme-alliance-guide-own = Wait: you would eliminate a card of your own
oriflamme-alliance-guide-own-why =
    { $lying ->
        [0] It is gone for the rest of the game.
        [one] It is gone with all that lies on it: { $lying } influence.
       *[other] It is gone with all that lies on it: { $lying } influence.
    }
oriflamme-alliance-guide-asleep = Wait: { $lying } influence would be put to sleep
oriflamme-alliance-guide-asleep-why = A covered card is not activated. What lies on it cannot be taken while it sleeps.
oriflamme-alliance-guide-last-left = Wait: { $lying } influence on this card would be lost
oriflamme-alliance-guide-last-why = This is the last round. Reveal the card, and it is yours.
oriflamme-alliance-guide-marked = Wait: a Judge may cost you { $lying } influence
oriflamme-alliance-guide-marked-why = Your card has a verdict token, and a Judge that is face up comes after it.
