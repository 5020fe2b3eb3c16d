oriflamme-alliance-title = Орифламма: Альянс
oriflamme-alliance-about = Выкладывайте карты своей семьи лицом вниз, копите влияние и выбирайте миг, чтобы их открыть. Блеф и шаткие альянсы.
oriflamme-alliance-feel = Блеф при дворе: когда пора открыться?
oriflamme-alliance-best = Больше всего влияния { $score }
