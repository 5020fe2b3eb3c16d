orion-duel-title = Орион Дуэль
orion-duel-about = Соединяйте созвездия, собирайте галактики и оставляйте чёрные дыры сопернику.
orion-duel-feel = Чистые линии: без удачи и без тайн.
orion-duel-rule-setup = Раскладка жетонов
orion-duel-rule-mirror = Плитки можно переворачивать
orion-duel-rule-mirror-about = Вид меняется только у углов.
orion-duel-rule-first = Кто начинает
orion-duel-best = Баланс галактик { $score }
