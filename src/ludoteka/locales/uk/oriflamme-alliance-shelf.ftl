oriflamme-alliance-title = Орифлама: Альянс
oriflamme-alliance-about = Викладайте карти своєї родини долілиць, накопичуйте вплив і вибирайте мить, щоб їх відкрити. Блеф і хиткі альянси.
oriflamme-alliance-feel = Блеф при дворі: коли настав час відкритися?
oriflamme-alliance-best = Найбільше впливу { $score }
