# Where one can go from every page.
nav-main = Розділи
nav-puzzles = Задачі
nav-mine = Мої ігри
