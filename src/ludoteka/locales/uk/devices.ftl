# The same person on several devices, and somebody who wants to be forgotten
devices-title = Інші пристрої
devices-about = Обліковий запис не потрібен: цей браузер вас знає. Код перенесе вас на інший ваш пристрій.
devices-show = Показати код
devices-code = Код особистого посилання
devices-scan = Відскануйте його іншим пристроєм, щоб і там грати як { $name }. Не показуйте більше нікому: це ключ до ваших ігор.
devices-left = Ще { $time }, діє один раз
devices-copy = Копіювати посилання
devices-off = Скасувати код
devices-off-done = Цей код більше нічого не відкриває.
devices-ended = Строк дії коду минув.
devices-used = Готово: { $name } є вже й на іншому пристрої.
devices-on = { $browser }, { $system }
devices-browser-firefox = Firefox
devices-browser-chrome = Chrome
devices-browser-safari = Safari
devices-browser-edge = Edge
devices-browser-opera = Opera
devices-browser-samsung = Samsung Internet
devices-browser-yandex = Yandex Browser
devices-browser-other = Браузер
devices-system-windows = Windows
devices-system-mac = Mac
devices-system-linux = Linux
devices-system-android = Android
devices-system-iphone = iPhone
devices-system-ipad = iPad
devices-system-chromeos = Chromebook
devices-system-other = невідомий пристрій
devices-here = тут
devices-this = цей пристрій
devices-seen = востаннє { $when }
devices-sign-out = Вийти
devices-sign-out-of = Вийти: { $device }
devices-signed-out = { $device }: там вас більше не знають.
devices-passkey = Ключ доступу
devices-passkey-about = Відбиток пальця, обличчя або ключ-брелок. Без пошти й пароля. З ним ви повернетеся, навіть якщо загубите всі пристрої.
devices-passkey-add = Додати
devices-passkey-made = створено { $when }: { $device }
devices-passkey-remove = Вилучити
devices-passkey-added = Ключ доступу готовий: з ним можна ввійти на будь-якому пристрої.
devices-passkey-removed = Цей ключ більше нічого не відкриває. Його можна видалити й з вашого пристрою.
devices-passkey-none = Для цього потрібні захищена (https) адреса з доменним ім’ям та браузер, який підтримує ключі доступу.
devices-passkey-stopped = Ключ доступу не вибрано.
devices-passkey-use = Увійти з ключем доступу
devices-passkey-use-about = Вас уже знають деінде, а цей браузер ні?
devices-passkey-first = Це ключ доступу: ім’я — { $name }. Грати далі під цим ім’ям у цьому браузері?
devices-passkey-instead = У цьому браузері ваше ім’я — { $me }. Це ключ доступу, його власник — { $name }. Якщо продовжити, ви гратимете тут як { $name }. Ваші столи збережуться, а на цій сторінці можна повернути ім’я { $me }.
devices-data = Ваші дані
devices-forget = Забути мене
devices-forget-about = Зникнуть ім’я, налаштування й пристрої; спершу гляньте, що залишиться
devices-forget-open = Забути…
devices-forget-title = Забути ім’я { $name }?
devices-forget-goes = Одразу й назавжди зникнуть ваше ім’я, налаштування, пристрої, ключі доступу та сповіщення, ваші слова в чатах і те, що цей браузер пам’ятає про уроки й задачі.
devices-forget-stays = Ігри залишаться в тих, хто грав із вами: на вашому місці буде «Хтось».
devices-forget-shared = { $count ->
    [one] У { $count } грі з іншими, що триває, далі гратиме бот.
    [few] У { $count } іграх з іншими, що тривають, далі гратиме бот.
    [many] У { $count } іграх з іншими, що тривають, далі гратиме бот.
   *[other] У { $count } іграх з іншими, що тривають, далі гратиме бот.
}
devices-forget-alone = { $count ->
    [one] { $count } ваша гра з ботами закінчиться.
    [few] { $count } ваші гри з ботами закінчаться.
    [many] { $count } ваших ігор з ботами закінчаться.
   *[other] { $count } ваших ігор з ботами закінчаться.
}
devices-forget-waiting = { $count ->
    [one] За { $count } столом, що чекає на гравців, ваше місце звільниться.
    [few] За { $count } столами, що чекають на гравців, ваше місце звільниться.
    [many] За { $count } столами, що чекають на гравців, ваше місце звільниться.
   *[other] За { $count } столами, що чекають на гравців, ваше місце звільниться.
}
devices-forget-yes = Забути мене
devices-forget-no = Залишитися
devices-forgotten = Вас забуто
devices-forgotten-about = Тут вас більше ніщо не знає. Повертайтеся будь-коли: як хтось новий.
refusal-passkey-late = Минуло забагато часу. Спробуйте ще раз.
refusal-passkey-refused = Цей ключ доступу не підходить. Створіть новий або скористайтеся особистим посиланням.
refusal-passkey-address = Ключу доступу потрібна адреса з доменним ім’ям, а ця — числова.
refusal-too-many-passkeys = Ключів доступу вже { $most }: спершу вилучіть один.
refusal-no-passkey = Такого ключа доступу тут немає: його вилучено, або він з іншого сайту.
refusal-no-device = Це вже вилучено.
refusal-this-device = Ви саме користуєтеся цим пристроєм: вилучіть його з іншого.
