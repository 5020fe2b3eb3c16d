# What the cards of the games say of them.
home-weight = Сложность
home-weight-1 = лёгкая
home-weight-2 = средняя
home-weight-3 = высокая
home-to-learn = Научиться
home-learn-minutes = { $minutes } мин
home-lessons = Уроки
home-lessons-done = { $done } из { $all }
home-try-title = Где бы вы строили?
home-try-about = Плитка, три места, один ход: попробуйте, а посчитает сам город.
home-try = Попробовать ход
