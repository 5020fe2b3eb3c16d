orion-duel-title = Orion Duel
orion-duel-about = Link constellations, gather galaxies and leave the black holes to your rival.
orion-duel-feel = Pure lines: no luck, nothing hidden.
orion-duel-rule-setup = Set-up of the tokens
orion-duel-rule-mirror = Tiles may be flipped
orion-duel-rule-mirror-about = Only the bends look different then.
orion-duel-rule-first = Who goes first
orion-duel-best = Galaxy balance { $score }
