akropolis-title = Акрополис
akropolis-about = Стройте город вширь и ввысь из плиток по три квартала и умножайте свои районы на звёзды площадей. Для 1–4 игроков.
akropolis-feel = Город-головоломка: тишина, пока не начнёшь считать.
akropolis-rule-long-why = Для 1–3 игроков; за этим столом: { $count }.
akropolis-rule-architect-why = Для одного игрока; за этим столом: { $count }.
akropolis-rule-long = Долгая игра
akropolis-rule-long-about = Берут все плитки, раундов больше.
akropolis-rule-architect = Соперник-Архитектор
