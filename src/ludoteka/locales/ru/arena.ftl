help-arena = боты друг против друга: доли побед и рейтинги
help-arg-bots = кто играет: уровни, или уровень@симуляции, или уровень@секунды с буквой s
help-arg-games = игр в каждой паре
help-arg-jobs = сколько процессов играют одновременно
help-arg-budget = доля времени на раздумья для каждого бота, например 0.1
help-arg-out = папка для результатов; прерванная серия продолжается там же
help-arg-records = сохранить запись каждой игры
help-arg-ray = адрес кластера Ray, который будет играть вместо этого компьютера
arena-playing = Идёт игра
arena-stopped = Остановлено после { $done } из { $total ->
    [one] { $total } игры
    [few] { $total } игр
    [many] { $total } игр
   *[other] { $total } игры
}; та же команда продолжит.
arena-bot = бот
arena-against = против
arena-games = игр
arena-won = побед
arena-score = средний счёт
arena-seconds = секунд на решение / самое долгое
arena-winning-score = Средний счёт победителя: { $points }
arena-written = Записано: { $files }
warm-thinking = Готовятся боты игры { $game }
error-arena = Для арены нужны как минимум два бота, одна игра, один процесс и время на раздумья больше 0.
