orichalcum-title = Orichalcum
orichalcum-about = A race to five points: explore your own island, capture its creatures, win over the titans.
orichalcum-feel = A race with dice: titans, creatures, five points.
orichalcum-box-reconstructed = the outlines of the islands with their ports, what the land tiles show, and the faces of the siege engines.
orichalcum-rule-sides = Island boards
orichalcum-best = Most points { $score }
