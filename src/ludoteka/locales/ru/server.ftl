# Что произошло за столом, кроме ходов.
server-log-sat = { $who }: садится за стол.
server-log-left = { $who }: встаёт из-за стола.
server-log-began = Игра начинается.
server-log-undone = { $who }: отменяет последний шаг.
server-log-resigned = { $who }: сдаётся.
server-log-replaced-left = { $who }: уходит, дальше играет бот.
server-log-replaced-time = { $who }: время вышло, дальше играет бот.
server-log-returned = { $who }: снова за столом.
server-log-chat-on = Чат открыт.
server-log-chat-off = Чат закрыт.
server-log-rematched = Те же игроки встречаются за другим столом.

# Команды `serve` и `bot`
help-serve = открыть столы для людей и ботов, в браузере
help-bot = бот с этого компьютера играет на месте за столом сервера
help-arg-host = адрес, на котором слушать (по умолчанию: 127.0.0.1, только этот компьютер)
help-arg-port = порт, на котором слушать (по умолчанию: 8410 или следующий свободный)
help-arg-db = где хранить игры: sqlite:///ФАЙЛ или postgresql://… (по умолчанию: файл в вашей папке данных)
help-arg-public-url = адрес, по которому люди заходят на сервер, если перед ним стоит прокси
help-arg-log-level = насколько подробен журнал (по умолчанию: warning в терминале, иначе info)
help-arg-open = открыть браузер, когда сервер готов
help-arg-table-link = ссылка для программы, со страницы стола
help-arg-bot-level = уровень бота (по умолчанию: master)
serve-other-port = Порт { $taken } занят; этот сервер слушает на { $port }.
serve-open = Ludoteka ждёт по адресу { $url }; Ctrl-C останавливает её.
bot-seated = Бот сидит на месте { $seat }: { $game }.
bot-lost = Соединение потеряно; следующая попытка примерно через { $seconds } с.
bot-over = Игра окончена. Места победителей: { $seats }.
