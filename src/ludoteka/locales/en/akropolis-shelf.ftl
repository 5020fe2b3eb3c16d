akropolis-title = Akropolis
akropolis-about = Build a city outwards and upwards from three-hex tiles, and multiply its districts by the stars on its plazas. For 1 to 4 players.
akropolis-feel = A puzzle of a city: quiet until you count.
akropolis-rule-long-why = For 1 to 3 players; this table has { $count }.
akropolis-rule-architect-why = For one player; this table has { $count }.
akropolis-rule-long = Long game
akropolis-rule-long-about = All 61 tiles, more rounds.
akropolis-rule-architect = Your rival, the Architect
