oriflamme-alliance-title = Oriflamme: Alliance
oriflamme-alliance-about = Play your family’s cards face down, let influence build up and choose the moment to reveal them. Bluff and fragile alliances.
oriflamme-alliance-feel = Bluff at court: when is the moment to show?
oriflamme-alliance-best = Most influence { $score }
