# The same person on several devices, and somebody who wants to be forgotten
devices-title = Другие устройства
devices-about = Учётная запись не нужна: этот браузер вас знает. Код перенесёт вас на другое ваше устройство.
devices-show = Показать код
devices-code = Код личной ссылки
devices-scan = Отсканируйте его другим устройством, чтобы и там играть как { $name }. Больше никому не показывайте: это ключ к вашим играм.
devices-left = Ещё { $time }, действует один раз
devices-copy = Копировать ссылку
devices-off = Отменить код
devices-off-done = Этот код больше ничего не открывает.
devices-ended = Срок действия кода истёк.
devices-used = Готово: { $name } теперь есть и на другом устройстве.
devices-on = { $browser }, { $system }
devices-browser-firefox = Firefox
devices-browser-chrome = Chrome
devices-browser-safari = Safari
devices-browser-edge = Edge
devices-browser-opera = Opera
devices-browser-samsung = Samsung Internet
devices-browser-yandex = Яндекс Браузер
devices-browser-other = Браузер
devices-system-windows = Windows
devices-system-mac = Mac
devices-system-linux = Linux
devices-system-android = Android
devices-system-iphone = iPhone
devices-system-ipad = iPad
devices-system-chromeos = Chromebook
devices-system-other = неизвестное устройство
devices-here = здесь
devices-this = это устройство
devices-seen = последний раз { $when }
devices-sign-out = Выйти
devices-sign-out-of = Выйти: { $device }
devices-signed-out = { $device }: там вас больше не знают.
devices-passkey = Ключ доступа
devices-passkey-about = Отпечаток пальца, лицо или ключ-брелок. Без почты и пароля. С ним вы вернётесь, даже если потеряете все устройства.
devices-passkey-add = Добавить
devices-passkey-made = создан { $when }: { $device }
devices-passkey-remove = Удалить
devices-passkey-added = Ключ доступа готов: с ним можно войти на любом устройстве.
devices-passkey-removed = Этот ключ больше ничего не открывает. Его можно удалить и с вашего устройства.
devices-passkey-none = Для этого нужны защищённый (https) адрес с доменным именем и браузер, который поддерживает ключи доступа.
devices-passkey-stopped = Ключ доступа не выбран.
devices-passkey-use = Войти с ключом доступа
devices-passkey-use-about = Вас уже знают в другом браузере, а в этом нет?
devices-passkey-first = Это ключ доступа: имя — { $name }. Играть дальше под этим именем в этом браузере?
devices-passkey-instead = В этом браузере ваше имя — { $me }. Это ключ доступа, его владелец — { $name }. Если продолжить, вы будете играть здесь как { $name }. Ваши столы сохранятся, а на этой странице можно вернуть имя { $me }.
devices-data = Ваши данные
devices-forget = Забыть меня
devices-forget-about = Исчезнут имя, настройки и устройства; сначала посмотрите, что останется
devices-forget-open = Забыть…
devices-forget-title = Забыть имя { $name }?
devices-forget-goes = Сразу и навсегда исчезнут ваше имя, настройки, устройства, ключи доступа и уведомления, ваши слова в чатах и то, что этот браузер помнит об уроках и задачах.
devices-forget-stays = Игры останутся у тех, кто играл с вами: на вашем месте будет «Кто-то».
devices-forget-shared = { $count ->
    [one] В { $count } идущей игре с другими дальше будет играть бот.
    [few] В { $count } идущих играх с другими дальше будет играть бот.
    [many] В { $count } идущих играх с другими дальше будет играть бот.
   *[other] В { $count } идущих играх с другими дальше будет играть бот.
}
devices-forget-alone = { $count ->
    [one] { $count } ваша игра с ботами закончится.
    [few] { $count } ваши игры с ботами закончатся.
    [many] { $count } ваших игр с ботами закончатся.
   *[other] { $count } ваших игр с ботами закончатся.
}
devices-forget-waiting = { $count ->
    [one] За { $count } столом, который ждёт игроков, ваше место освободится.
    [few] За { $count } столами, которые ждут игроков, ваше место освободится.
    [many] За { $count } столами, которые ждут игроков, ваше место освободится.
   *[other] За { $count } столами, которые ждут игроков, ваше место освободится.
}
devices-forget-yes = Забыть меня
devices-forget-no = Остаться
devices-forgotten = Вас здесь больше нет
devices-forgotten-about = Здесь о вас больше ничего не знают. Возвращайтесь когда угодно, как новый игрок.
refusal-passkey-late = Прошло слишком много времени. Попробуйте ещё раз.
refusal-passkey-refused = Этот ключ доступа не подходит. Создайте новый или воспользуйтесь личной ссылкой.
refusal-passkey-address = Ключу доступа нужен адрес с доменным именем, а этот — числовой.
refusal-too-many-passkeys = Ключей доступа уже { $most }: сначала удалите один.
refusal-no-passkey = Такого ключа доступа здесь нет: его удалили, или он от другого сайта.
refusal-no-device = Это уже удалено.
refusal-this-device = Вы как раз пользуетесь этим устройством: удалите его с другого.
