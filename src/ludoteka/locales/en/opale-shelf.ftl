opale-title = Opale
opale-about = Play nine kinds of cards to a sea chart and capture what lies there.
opale-feel = A duel of tides: nine kinds of cards, each with a bite.
opale-box-reconstructed = numbers and values of the cards, from an earlier edition of the same game; only the size of the deck is certain.
opale-rule-omen-about = Each player sets 3 cards aside and draws them at will.
opale-rule-shells-about = Each player has five shells, usable once each.
opale-best = Best haul { $score }
