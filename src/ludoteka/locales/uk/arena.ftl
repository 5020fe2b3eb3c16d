help-arena = боти один проти одного: частки перемог і рейтинги
help-arg-bots = хто грає: рівні, або рівень@симуляції, або рівень@секунди з літерою s
help-arg-games = ігор у кожній парі
help-arg-jobs = скільки процесів грають водночас
help-arg-budget = частка часу на роздуми для кожного бота, наприклад 0.1
help-arg-out = тека для результатів; перервана серія продовжується там само
help-arg-records = зберегти запис кожної гри
help-arg-ray = адреса кластера Ray, який гратиме замість цього комп’ютера
arena-playing = Триває гра
arena-stopped = Зупинено після { $done } з { $total ->
    [one] { $total } гри
    [few] { $total } ігор
    [many] { $total } ігор
   *[other] { $total } гри
}; та сама команда продовжить.
arena-bot = бот
arena-against = проти
arena-games = ігор
arena-won = перемог
arena-score = середній рахунок
arena-seconds = секунд на рішення / найдовше
arena-winning-score = Середній рахунок переможця: { $points }
arena-written = Записано: { $files }
warm-thinking = Готуються боти гри { $game }
error-arena = Для арени потрібні щонайменше два боти, одна гра, один процес і час на роздуми понад 0.
