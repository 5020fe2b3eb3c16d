# Что говорит помощник в первой партии в «Орифламма: Альянс».
oriflamme-alliance-guide-place-title = Выложите карту лицом вниз
oriflamme-alliance-guide-place-about = В начало ряда, в его конец или на свою карту. Затем ряд активируют слева направо, поэтому от места зависит, когда она сработает.
oriflamme-alliance-guide-place-tip = После шести раундов побеждает тот, у кого больше всего очков влияния. Накрытая карта спит, пока над ней лежит другая.
oriflamme-alliance-guide-reveal-title = Оставить или открыть
oriflamme-alliance-guide-reveal-about = Если оставить карту закрытой, на неё ляжет 1 очко влияния. Если открыть, вы заберёте всё, что на ней лежит, и она сразу сработает.
oriflamme-alliance-guide-reveal-tip = Влияние на карте ещё не ваше. Если карту устранят, оно пропадёт.
oriflamme-alliance-guide-choose-title = Что сделает карта?
oriflamme-alliance-guide-choose-about = Кто устраняет карту, получает 1 очко влияния, а то, что на ней лежало, пропадает. Посмотрите, что лежит на соседних картах.
oriflamme-alliance-guide-last-title = Последний раунд
oriflamme-alliance-guide-last-about = После него то, что лежит в ряду, не считается. Заберите то, что на ваших картах.
oriflamme-alliance-guide-influence = Влияние: у вас { $own }, больше всего у других: { $best }.
oriflamme-alliance-guide-lying = На ваших закрытых картах: { $count }. Откройте их, чтобы забрать.
oriflamme-alliance-guide-rounds = Раундов впереди: { $count }.
oriflamme-alliance-guide-own = Подождите: вы устраните свою же карту
oriflamme-alliance-guide-own-why =
    { $lying ->
        [0] Она выбудет до конца игры.
        [one] Она пропадёт со всем, что на ней лежит: { $lying } очко влияния.
        [few] Она пропадёт со всем, что на ней лежит: { $lying } очка влияния.
        [many] Она пропадёт со всем, что на ней лежит: { $lying } очков влияния.
       *[other] Она пропадёт со всем, что на ней лежит: { $lying } очка влияния.
    }
oriflamme-alliance-guide-asleep =
    { $lying ->
        [one] Подождите: { $lying } очко влияния на карте уснёт
        [few] Подождите: { $lying } очка влияния на карте уснут
        [many] Подождите: { $lying } очков влияния на карте уснут
       *[other] Подождите: { $lying } очка влияния на карте уснёт
    }
oriflamme-alliance-guide-asleep-why = Накрытая карта не активируется. Пока она спит, взять то, что на ней, нельзя.
oriflamme-alliance-guide-last-left =
    { $lying ->
        [one] Подождите: { $lying } очко влияния на этой карте пропадёт
        [few] Подождите: { $lying } очка влияния на этой карте пропадут
        [many] Подождите: { $lying } очков влияния на этой карте пропадут
       *[other] Подождите: { $lying } очка влияния на этой карте пропадёт
    }
oriflamme-alliance-guide-last-why = Это последний раунд. Откройте карту, и всё будет ваше.
oriflamme-alliance-guide-marked =
    { $lying ->
        [one] Подождите: из-за «Судьи» вы можете потерять { $lying } очко влияния
        [few] Подождите: из-за «Судьи» вы можете потерять { $lying } очка влияния
        [many] Подождите: из-за «Судьи» вы можете потерять { $lying } очков влияния
       *[other] Подождите: из-за «Судьи» вы можете потерять { $lying } очка влияния
    }
oriflamme-alliance-guide-marked-why = На вашей карте жетон приговора, а за ней лежит открытый «Судья».
