# Що сталося за столом, крім ходів.
server-log-sat = { $who }: сідає за стіл.
server-log-left = { $who }: встає з-за столу.
server-log-began = Гра починається.
server-log-undone = { $who }: скасовує останній крок.
server-log-resigned = { $who }: здається.
server-log-replaced-left = { $who }: виходить, далі грає бот.
server-log-replaced-time = { $who }: час вичерпано, далі грає бот.
server-log-returned = { $who }: знову за столом.
server-log-chat-on = Чат відкрито.
server-log-chat-off = Чат закрито.
server-log-rematched = Ті самі гравці зустрічаються за іншим столом.

# Команди `serve` і `bot`
help-serve = відкрити столи для людей і ботів, у браузері
help-bot = бот із цього комп’ютера грає на місці за столом сервера
help-arg-host = адреса, на якій слухати (типово: 127.0.0.1, лише цей комп’ютер)
help-arg-port = порт, на якому слухати (типово: 8410 або наступний вільний)
help-arg-db = де зберігати ігри: sqlite:///ФАЙЛ або postgresql://… (типово: файл у вашій теці даних)
help-arg-public-url = адреса, за якою люди заходять на сервер, якщо перед ним стоїть проксі
help-arg-log-level = наскільки докладний журнал (типово: warning у терміналі, інакше info)
help-arg-open = відкрити браузер, коли сервер готовий
help-arg-table-link = посилання для програми, зі сторінки столу
help-arg-bot-level = рівень бота (типово: master)
serve-other-port = Порт { $taken } зайнятий; цей сервер слухає на { $port }.
serve-open = Ludoteka чекає за адресою { $url }; Ctrl-C зупиняє її.
bot-seated = Бот сидить на місці { $seat }: { $game }.
bot-lost = З’єднання втрачено; наступна спроба приблизно за { $seconds } с.
bot-over = Гру закінчено. Місця переможців: { $seats }.
