orichalcum-title = Orichalcum
orichalcum-about = A race to five points: explore your own island, capture its creatures, win over the titans. For 2 to 4 players.
orichalcum-feel = A race with dice: titans, creatures, five points.
orichalcum-box-reconstructed = the outlines of the islands with their ports, what the land tiles show, and the faces of the siege engines.
orichalcum-rule-sides = Island boards
