# Where one can go from every page.
nav-main = Разделы
nav-puzzles = Задачи
nav-mine = Мои игры
