orion-duel-title = Orion Duel
orion-duel-about = Link constellations, gather galaxies and leave the black holes to your rival. For 2 players.
orion-duel-feel = Pure lines: no luck, nothing hidden.
