opale-title = Opale
opale-about = Play nine kinds of cards to a sea chart and capture what lies there. For 2 players.
opale-feel = A duel of tides: nine kinds of cards, each with a bite.
