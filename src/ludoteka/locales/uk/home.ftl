# What the cards of the games say of them.
home-weight = Складність
home-weight-1 = легка
home-weight-2 = середня
home-weight-3 = висока
home-to-learn = Навчитися
home-learn-minutes = { $minutes } хв
home-lessons = Уроки
home-lessons-done = { $done } з { $all }
home-try-title = Де б ви будували?
home-try-about = Плитка, три місця, один хід: спробуйте, а порахує саме місто.
home-try = Спробувати хід
