# Where one can go from every page.
nav-main = Sections
nav-puzzles = Puzzles
nav-mine = My games
