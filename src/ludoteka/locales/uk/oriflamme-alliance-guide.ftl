# Що каже помічник у першій партії в «Орифлама: Альянс».
oriflamme-alliance-guide-place-title = Викладіть карту долілиць
oriflamme-alliance-guide-place-about = На початок ряду, у його кінець або на свою карту. Далі ряд активують зліва направо, тож від місця залежить, коли вона діятиме.
oriflamme-alliance-guide-place-tip = Після шести раундів перемагає той, у кого найбільше очок впливу. Накрита карта спить, доки над нею лежить інша.
oriflamme-alliance-guide-reveal-title = Залишити чи відкрити
oriflamme-alliance-guide-reveal-about = Якщо залишити карту долілиць, на неї покладуть 1 очко впливу. Якщо відкрити, ви візьмете все, що на ній лежить, і вона одразу діятиме.
oriflamme-alliance-guide-reveal-tip = Вплив на карті ще не ваш. Якщо карту вилучать, він зникне.
oriflamme-alliance-guide-choose-title = Що зробить карта?
oriflamme-alliance-guide-choose-about = Хто вилучає карту, отримує 1 очко впливу, а те, що на ній лежало, зникає. Гляньте, що лежить на сусідніх картах.
oriflamme-alliance-guide-last-title = Останній раунд
oriflamme-alliance-guide-last-about = Після нього те, що лежить у ряді, не рахується. Заберіть те, що на ваших картах.
oriflamme-alliance-guide-influence = Вплив: у вас { $own }, найбільше в інших: { $best }.
oriflamme-alliance-guide-lying = На ваших картах долілиць: { $count }. Відкрийте їх, щоб узяти.
oriflamme-alliance-guide-rounds = Раундів попереду: { $count }.
oriflamme-alliance-guide-own = Зачекайте: ви вилучите власну карту
oriflamme-alliance-guide-own-why =
    { $lying ->
        [0] Вона вибуде до кінця гри.
        [one] Вона зникне з усім, що на ній лежить: { $lying } очко впливу.
        [few] Вона зникне з усім, що на ній лежить: { $lying } очки впливу.
        [many] Вона зникне з усім, що на ній лежить: { $lying } очок впливу.
       *[other] Вона зникне з усім, що на ній лежить: { $lying } очка впливу.
    }
oriflamme-alliance-guide-asleep =
    { $lying ->
        [one] Зачекайте: { $lying } очко впливу на карті засне
        [few] Зачекайте: { $lying } очки впливу на карті заснуть
        [many] Зачекайте: { $lying } очок впливу на карті заснуть
       *[other] Зачекайте: { $lying } очка впливу на карті засне
    }
oriflamme-alliance-guide-asleep-why = Накрита карта не активується. Поки вона спить, узяти те, що на ній, не можна.
oriflamme-alliance-guide-last-left =
    { $lying ->
        [one] Зачекайте: { $lying } очко впливу на цій карті пропаде
        [few] Зачекайте: { $lying } очки впливу на цій карті пропадуть
        [many] Зачекайте: { $lying } очок впливу на цій карті пропадуть
       *[other] Зачекайте: { $lying } очка впливу на цій карті пропаде
    }
oriflamme-alliance-guide-last-why = Це останній раунд. Відкрийте карту, і все буде ваше.
oriflamme-alliance-guide-marked =
    { $lying ->
        [one] Зачекайте: через «Суддю» ви можете втратити { $lying } очко впливу
        [few] Зачекайте: через «Суддю» ви можете втратити { $lying } очки впливу
        [many] Зачекайте: через «Суддю» ви можете втратити { $lying } очок впливу
       *[other] Зачекайте: через «Суддю» ви можете втратити { $lying } очка впливу
    }
oriflamme-alliance-guide-marked-why = На вашій карті жетон вироку, а після неї лежить горілиць «Суддя».
