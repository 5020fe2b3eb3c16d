akropolis-title = Akropolis
akropolis-about = Build a city outwards and upwards from three-hex tiles, and multiply its districts by the stars on its plazas. For 1 to 4 players.
akropolis-feel = A puzzle of a city: quiet until you count.
