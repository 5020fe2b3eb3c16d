akropolis-title = Акрополіс
akropolis-about = Розбудовуйте місто вшир і вгору з плиток по три квартали та множте свої райони на зірки площ. Для 1–4 гравців.
akropolis-feel = Місто-головоломка: тиша, доки не рахуєш.
akropolis-rule-long-why = Для 1–3 гравців; за цим столом: { $count }.
akropolis-rule-architect-why = Для одного гравця; за цим столом: { $count }.
akropolis-rule-long = Довга гра
akropolis-rule-long-about = Беруть усі плитки, раундів більше.
akropolis-rule-architect = Суперник-Архітектор
