orion-duel-title = Оріон Дуель
orion-duel-about = Сполучайте сузір’я, з’єднуйте галактики й залишайте чорні діри опонентові.
orion-duel-feel = Чисті лінії: без удачі й без таємниць.
orion-duel-rule-setup = Розкладка жетонів
orion-duel-rule-mirror = Плитки можна перевертати
orion-duel-rule-mirror-about = Вигляд змінюється лише в кутів.
orion-duel-rule-first = Хто починає
orion-duel-best = Баланс галактик { $score }
