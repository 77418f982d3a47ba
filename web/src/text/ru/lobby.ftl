# Стол до начала партии

lobby-seat = Место { $number }
lobby-quoted = «{ $text }»
lobby-seats = За столом
lobby-size = Сколько мест
lobby-places =
    { $count ->
        [one] { $count } место
        [few] { $count } места
       *[other] { $count } мест
    }
lobby-one-less = На одно место меньше
lobby-one-more = На одно место больше
lobby-order = Ходят по кругу, в порядке мест.
lobby-settled-before = Кто где сидит, решила прошлая партия.
lobby-free-seat = Свободно
lobby-you = вы
lobby-host = хозяин стола
lobby-away = сейчас не на связи
lobby-is-ready = можно начинать
lobby-not-ready = ещё собирается
lobby-sit-here = Сесть сюда
lobby-move-here = Пересесть
lobby-seat-bot = Бот
lobby-bot-level = Как играет { $name }
lobby-remove = { $name }: убрать из-за стола
lobby-stand-up = Встать
lobby-more = Ещё
lobby-drag = Перетащить на другое место
lobby-earlier = { $name }: на место раньше
lobby-later = { $name }: на место позже
lobby-hand-over = Передать стол
lobby-hand-over-hint = Дальше за этим столом решает { $name }.
lobby-remove-guest = Освободить это место
lobby-remove-hint = { $name }: смотреть можно, а снова сесть — только с вашего разрешения.
lobby-kept-out = { $name }: место освобождено хозяином.
lobby-let-back-in = Пустить за стол снова: { $name }
lobby-connection-lost = Связь прервалась. Страница пробует снова; ваше место за вами.

lobby-invite = Позовите остальных
lobby-code = Код
lobby-qr = QR-код ссылки { $link }
lobby-copy = Скопировать ссылку
lobby-copied = Скопировано
lobby-share = Поделиться
lobby-share-title = { $game }: садитесь за мой стол
lobby-say-aloud = Произнести
lobby-invite-hint = По ссылке или коду может сесть или смотреть любой.
lobby-television = Показать стол на телевизоре

lobby-options = Правила этого стола
lobby-options-usual = как обычно
lobby-options-changed =
    { $count ->
        [one] { $count } отличие от обычных
        [few] { $count } отличия от обычных
       *[other] { $count } отличий от обычных
    }
lobby-options-rest = Остальное — как обычно
lobby-options-all = Что можно выбрать
lobby-options-reset = Всё как обычно
lobby-usually = Обычно: { $value }.
lobby-settled-by = Решено настройкой «{ $option }».
lobby-host-decides = Это решает хозяин стола. Если правила меняются, всех заново спросят, готовы ли они.
lobby-not-in-force = Пока это не действует.
lobby-take-back = Оставить как было
lobby-less = { $title }: меньше на один
lobby-more-of = { $title }: больше на один
lobby-wrong-number = Нужно целое число от { $least } до { $most }.
lobby-wrong-or-none = Целое число от { $least } до { $most } или ничего, если предела нет.
lobby-sentence = Предложение { $number }
lobby-sentence-add = Добавить предложение
lobby-sentence-remove = Убрать предложение { $number }
lobby-sentences-most = Не больше { $most } предложений.

lobby-agreement = Как играем
lobby-clock = Часы
lobby-clock-none = без часов
lobby-clock-none-hint = Каждый думает, сколько хочет.
lobby-clock-relaxed = неспешные
lobby-clock-relaxed-hint = Три минуты на решение; потом, пока вас нет, играет бот.
lobby-clock-fast = быстрые
lobby-clock-fast-hint = Полминуты на решение; потом, пока вас нет, играет бот.
lobby-clock-correspondence = по переписке
lobby-clock-correspondence-hint = На решение — дни: заглядывайте, когда удобно; в «Ваших партиях» видно, где вас ждут.
lobby-days = Время на решение
lobby-days-each =
    { $count ->
        [one] { $count } день
        [few] { $count } дня
       *[other] { $count } дней
    }
lobby-starts = Кто начинает
lobby-starts-lot = по жребию
lobby-starts-question = решит вопрос игры
lobby-starts-previous = как решила прошлая партия
lobby-starts-seat = { $name }
lobby-starts-hint = Дальше — по кругу.
lobby-starts-ask = Кого назовёте, тот и начинает.
lobby-question = «{ $question }» Вы ответите перед началом.
lobby-hints = Подсказки
lobby-hints-hint = Кто не знает, как пойти, может спросить бота.
lobby-listed = Может сесть кто угодно
lobby-listed-hint = Стол виден на первой странице, в «Открытых столах».

lobby-free =
    { $count ->
        [one] Ещё свободно { $count } место.
        [few] Ещё свободно { $count } места.
       *[other] Ещё свободно { $count } мест.
    }
lobby-free-host =
    { $count ->
        [one] Ещё свободно { $count } место: подождите или посадите бота.
        [few] Ещё свободно { $count } места: подождите или посадите ботов.
       *[other] Ещё свободно { $count } мест: подождите или посадите ботов.
    }
lobby-waiting-for = Ещё не готовы: { $names }.
lobby-you-are-awaited = Остальные ждут вас.
lobby-host-starts = Все готовы. Начинает хозяин стола.
lobby-all-here = Все в сборе. Начнём?
lobby-fill =
    { $count ->
        [1] Посадить бота ({ $level })
        [one] Посадить { $count } бота ({ $level })
       *[other] Посадить { $count } ботов ({ $level })
    }
lobby-shrink = Убрать свободные места
lobby-sit-down = Сесть за стол
lobby-seat-freed = Хозяин стола освободил ваше место.
lobby-ready = Готово, играем
lobby-ready-yes = ✓ Жду начала
lobby-start = Начать партию

lobby-dealing = Карты сдаются
lobby-fair = Сервер запечатал свой секрет ещё до того, как вы сели. Теперь устройство каждого игрока запечатывает свою случайность; когда запечатаны все, их вскрывают, и раздача идёт от всего вместе. Поэтому карты не мог подобрать никто, даже сервер. После партии ваш браузер может это проверить.
lobby-seal = Печать:

join-title = К столу
join-looking = Ищем стол { $code }…
join-none = Стола с кодом { $code } нет.
join-none-hint = Коды легко ослышать. Спросите ещё раз или попробуйте другой:
join-host = Вас ждёт { $name }.
join-hosted = Хозяин стола: { $name }.
join-started = Эта партия уже началась. Можно смотреть.
join-closed = Этот стол закрыт. Создайте свой или спросите другой код.
join-full = Все места заняты. Можно смотреть.
join-sit = Сесть за стол
join-watch = Смотреть

spell-A = а
spell-B = бэ
spell-C = цэ
spell-D = дэ
spell-E = е
spell-F = эф
spell-G = гэ
spell-H = аш
spell-J = йот
spell-K = ка
spell-M = эм
spell-N = эн
spell-P = пэ
spell-Q = ку
spell-R = эр
spell-S = эс
spell-T = тэ
spell-U = у
spell-V = вэ
spell-W = дубль-вэ
spell-X = икс
spell-Y = игрек
spell-Z = зет
