# Люди и карты в предложении: падежи .gen .dat .acc .ins .pre и род. Незнакомое имя не склоняется: «игрока Аня».

you = вы
    .gen = вас
    .dat = вам
    .acc = вас
    .ins = вами
    .pre = вас
    .gender = plural
somebody = { $name }
    .gen = игрока { $name }
    .dat = игроку { $name }
    .acc = игрока { $name }
    .ins = игроком { $name }
    .pre = игроке { $name }
unnamed = Игрок { $number }
    .gen = Игрока { $number }
    .dat = Игроку { $number }
    .acc = Игрока { $number }
    .ins = Игроком { $number }
    .pre = Игроке { $number }
    .gender = masculine
hidden-card = карта
    .gen = карты
    .dat = карте
    .acc = карту
    .ins = картой
    .pre = карте
    .gender = feminine
who-starts = Кто последним что-нибудь выиграл?

# Глаголы, общие для всех игр: кто — $seat. Чей род неизвестен, о том — в настоящем времени.

did-attack =
    { $seat_gender ->
        [masculine] атаковал
        [feminine] атаковала
        [plural] атаковали
       *[unknown] атакует
    }
did-discard =
    { $seat_gender ->
        [masculine] сбросил
        [feminine] сбросила
        [plural] сбросили
       *[unknown] сбрасывает
    }
did-get =
    { $seat_gender ->
        [masculine] получил
        [feminine] получила
        [plural] получили
       *[unknown] получает
    }
did-leave =
    { $seat_gender ->
        [masculine] выбыл
        [feminine] выбыла
        [plural] выбыли
       *[unknown] выбывает
    }
did-lose =
    { $seat_gender ->
        [masculine] потерял
        [feminine] потеряла
        [plural] потеряли
       *[unknown] теряет
    }
did-play =
    { $seat_gender ->
        [masculine] сыграл
        [feminine] сыграла
        [plural] сыграли
       *[unknown] играет
    }
did-replace =
    { $seat_gender ->
        [masculine] заменил
        [feminine] заменила
        [plural] заменили
       *[unknown] меняет
    }
did-reveal =
    { $seat_gender ->
        [masculine] открыл
        [feminine] открыла
        [plural] открыли
       *[unknown] открывает
    }
did-seize =
    { $seat_gender ->
        [masculine] забрал
        [feminine] забрала
        [plural] забрали
       *[unknown] забирает
    }
did-skip =
    { $seat_gender ->
        [masculine] пропустил
        [feminine] пропустила
        [plural] пропустили
       *[unknown] пропускает
    }
did-take =
    { $seat_gender ->
        [masculine] взял
        [feminine] взяла
        [plural] взяли
       *[unknown] берёт
    }

# Игральные карты

playing-card = { $rank } { $suit }
rank-A = туз
rank-2 = двойка
rank-3 = тройка
rank-4 = четвёрка
rank-5 = пятёрка
rank-6 = шестёрка
rank-7 = семёрка
rank-8 = восьмёрка
rank-9 = девятка
rank-10 = десятка
rank-J = валет
rank-Q = дама
rank-K = король
rank-X = джокер
suit-S = пик
suit-H = червей
suit-D = бубен
suit-C = треф

# Что напечатано на карте

card-type = Тип: { $type }
card-labels = Метки: { $labels }
card-copies =
    { $count ->
        [one] В коробке { $count } такая карта
        [few] В коробке { $count } такие карты
       *[many] В коробке { $count } таких карт
    }

card-ruling = Разъяснение: { $ruling }
card-tip = Совет: { $tip }

# Значения настроек

value-true = да
value-false = нет
value-none = нет

option-turn_limit = Предел ходов
    .hint = После стольких ходов партия заканчивается, и оставшиеся игроки делят места.

zone-deck = Колода
zone-discard = Сброс
zone-removed = Убраны из игры
zone-out = Вне игры

# Боты

bot-name-1 = Мира
    .gen = Миры
    .dat = Мире
    .acc = Миру
    .ins = Мирой
    .pre = Мире
    .gender = feminine
bot-name-2 = Отто
    .gender = masculine
bot-name-3 = Юнона
    .gen = Юноны
    .dat = Юноне
    .acc = Юнону
    .ins = Юноной
    .pre = Юноне
    .gender = feminine
bot-name-4 = Павел
    .gen = Павла
    .dat = Павлу
    .acc = Павла
    .ins = Павлом
    .pre = Павле
    .gender = masculine
bot-name-5 = Инес
    .gender = feminine
bot-name-6 = Тарик
    .gen = Тарика
    .dat = Тарику
    .acc = Тарика
    .ins = Тариком
    .pre = Тарике
    .gender = masculine
bot-name-7 = Ванда
    .gen = Ванды
    .dat = Ванде
    .acc = Ванду
    .ins = Вандой
    .pre = Ванде
    .gender = feminine
bot-name-8 = Кофи
    .gender = masculine
bot-name-9 = Нора
    .gen = Норы
    .dat = Норе
    .acc = Нору
    .ins = Норой
    .pre = Норе
    .gender = feminine
bot-name-10 = Феликс
    .gen = Феликса
    .dat = Феликсу
    .acc = Феликса
    .ins = Феликсом
    .pre = Феликсе
    .gender = masculine
bot-name-11 = Зоя
    .gen = Зои
    .dat = Зое
    .acc = Зою
    .ins = Зоей
    .pre = Зое
    .gender = feminine
bot-name-12 = Леон
    .gen = Леона
    .dat = Леону
    .acc = Леона
    .ins = Леоном
    .pre = Леоне
    .gender = masculine
bot-name-13 = Хьюго
    .gender = masculine
bot-name-14 = Эдда
    .gen = Эдды
    .dat = Эдде
    .acc = Эдду
    .ins = Эддой
    .pre = Эдде
    .gender = feminine
bot-name-15 = Виктор
    .gen = Виктора
    .dat = Виктору
    .acc = Виктора
    .ins = Виктором
    .pre = Викторе
    .gender = masculine
bot-name-16 = Сальма
    .gen = Сальмы
    .dat = Сальме
    .acc = Сальму
    .ins = Сальмой
    .pre = Сальме
    .gender = feminine
bot-name-17 = Эмиль
    .gen = Эмиля
    .dat = Эмилю
    .acc = Эмиля
    .ins = Эмилем
    .pre = Эмиле
    .gender = masculine
bot-name-18 = Яра
    .gen = Яры
    .dat = Яре
    .acc = Яру
    .ins = Ярой
    .pre = Яре
    .gender = feminine
bot-name-19 = Бруно
    .gender = masculine
bot-name-20 = Грета
    .gen = Греты
    .dat = Грете
    .acc = Грету
    .ins = Гретой
    .pre = Грете
    .gender = feminine
bot-name-21 = Самир
    .gen = Самира
    .dat = Самиру
    .acc = Самира
    .ins = Самиром
    .pre = Самире
    .gender = masculine
bot-name-22 = Дора
    .gen = Доры
    .dat = Доре
    .acc = Дору
    .ins = Дорой
    .pre = Доре
    .gender = feminine
bot-name-23 = Оскар
    .gen = Оскара
    .dat = Оскару
    .acc = Оскара
    .ins = Оскаром
    .pre = Оскаре
    .gender = masculine
bot-name-24 = Лина
    .gen = Лины
    .dat = Лине
    .acc = Лину
    .ins = Линой
    .pre = Лине
    .gender = feminine
bot-name = Бот { $number }
    .gen = Бота { $number }
    .dat = Боту { $number }
    .acc = Бота { $number }
    .ins = Ботом { $number }
    .pre = Боте { $number }
    .gender = masculine

bot-kind-easy = лёгкий
bot-kind-medium = средний
bot-kind-hard = сильный
bot-kind-greedy = жадный
bot-kind-random = наугад
bot-easy = { $seat } играет легко: смотрит чуть вперёд и часто ходит лишь почти хорошо.
bot-medium = { $seat } думает перед каждым ходом, но недолго.
bot-hard = { $seat } — крепкий орешек: думает, сколько люди готовы ждать.
bot-random = { $seat } ходит наугад: любой ход хорош.
bot-greedy = { $seat } играет жадно: лишь бы получше прямо сейчас.
bot-visitor = { $seat } — в гостях: бот { $bot }, который написан не нами.
bot-trained = { $seat } — это { $bot }, сеть, которая училась, играя сама с собой.

# Что бот говорит, предлагая обмен: ничего лишнего

bot-offers-easy-1 = Меняемся? Так веселее.
bot-offers-easy-2 = Не хотите — не обижусь!
bot-offers-medium-1 = По-моему, это выгодно обоим.
bot-offers-medium-2 = Взгляните: обмен честный.
bot-offers-hard-1 = Лучше вам никто не предложит.
bot-offers-hard-2 = Решайте: да или нет.
bot-offers-greedy-1 = Ваши мне нравятся больше.
bot-offers-greedy-2 = Хочу эти карты.
bot-offers-random-1 = А почему бы и нет?
bot-offers-random-2 = Просто захотелось.
bot-offers-visitor-1 = Что скажете?
bot-offers-visitor-2 = По рукам?

# Почему бот так ходит

explain-search = «{ $move }» выигрывает { $share } % того, что я могу вообразить; попыток: { $visits } из { $tries }.
explain-greedy = «{ $move }» кажется мне сейчас самым лучшим.
explain-others = Дальше по силе: { $moves }.
explain-whim = Я не всегда делаю ход, о котором думаю больше всего. Были и другие: { $moves }.
explain-other = «{ $move }» { $share } % ({ $visits })
explain-other-greedy = «{ $move }»
explain-move = { $number }. { $seat }: { $reason }

# Терминал

terminal-welcome =
    { $players ->
        [one] { $game }: { $players } игрок.
        [few] { $game }: { $players } игрока.
       *[many] { $game }: { $players } игроков.
    } Введите ход или его номер; ? — помощь.
terminal-sealed = Раздача запечатана: { $hash }
terminal-unsealed = Печать: { $seed }. Раздачу может повторить и проверить каждый.
verify-fair = Раздача была честной.
verify-not-fair = Раздача была нечестной: { $why }.
verify-cannot-tell = Честной ли была раздача, сказать нельзя: { $why }.
terminal-choose-game = Во что играем? (номер, имя или название; ? — список, выход)
terminal-choose-options = Настройки? (Enter — как обычно, ИМЯ=ЗНАЧЕНИЕ, ? — какие есть, правила, выход)
terminal-choose-seats = Кто играет? (Enter — { $usual }; имена или число, ? — помощь, выход)
terminal-out = вне игры
terminal-turn =
    { $seat_is ->
        [you] ходите
       *[other] ходит
    }
terminal-asked =
    { $seat_is ->
        [you] отвечаете
       *[other] отвечает
    }
terminal-choosing =
    { $seat_is ->
        [you] выбираете
       *[other] выбирает
    }
terminal-on-turn =
    { $seat_is ->
        [you] ждёте ответа
       *[other] ждёт ответа
    }
terminal-out-of-turn =
    { $seat_is ->
        [you] Ход { $turn_gen }, но сначала отвечаете вы:
       *[other] Ход { $turn_gen }, но сначала отвечает { $seat }:
    }
terminal-waiting = Ждём: { $seats_acc }
terminal-watch = Enter — следующий ход, go — до конца, ? — помощь
terminal-speech = Своими словами или Enter:
terminal-seen = Нажмите Enter, и экран очистится.
terminal-pass-on = К экрану садится { $seat }. Нажмите Enter, когда никто другой не смотрит.
terminal-saved = Сохранено в { $file }: «загрузи { $file }» продолжит, «holdfast replay { $file }» покажет снова.
terminal-saved-closed = Сохранено в { $file }: «holdfast replay { $file }» покажет снова, «holdfast verify { $file }» проверит раздачу.
terminal-saved-apart = Сохранено в { $file }; секрет раздачи лежит отдельно, в { $file }.secret, чтобы запись никому не выдала карты.
terminal-loaded = Загружено: { $file }.
terminal-bye-resume = До встречи. Партия сохранена: «holdfast play --resume» продолжит её.
terminal-bye-kept = До встречи. Партия не окончена.
terminal-bye-closed = До встречи. Партия закрыта.
terminal-bye-over = До встречи.
terminal-over = Партия окончена.
terminal-rank = { $rank }. { $players }
terminal-you-win = Вы победили!
terminal-drawn = Ничья: не победил никто.
terminal-drawn-between = Ничья: { $seats }.
terminal-bot-offers = { $seat }: { $words }
terminal-bot-failed = { $fault }. Дальше играет бот greedy.
terminal-gestures = Ещё можно: { $gestures }
terminal-again = Ещё партию? (Enter — да, н — нет, сохрани ФАЙЛ)
terminal-junior =
    { $seat_is ->
        [you] Последнее место — ваше, так что сдаёте вы.
       *[other] Последнее место — за { $seat_ins }, так что сдаёт { $seat }.
    }
terminal-help =
    Ход вводится так, как он записан в скобках («attack p2»), словами («атаковать Миру») или номером.
    ?                эта подсказка
    ? КАРТА          всё, что написано на карте
    карты            все карты игры
    смотри СТОПКА    просмотреть открытую стопку
    правила          правила игры
    совет            что сделал бы на вашем месте бот и почему
    история          вся история партии
    Enter            показать стол ещё раз
    сохрани ФАЙЛ     сохранить партию
    загрузи ФАЙЛ     продолжить партию из файла
    бросить          закрыть партию насовсем и вскрыть печать
    выход            выйти из-за стола; партия сохранится

    {"["}5♠] лежит открыто   (5♠) видите только вы   {"["}??] вам неизвестна
terminal-help-laws = законы           книга законов: каждое правило, что оно значит и кто его написал
terminal-help-seats =
    Назовите, кто играет, по порядку мест, или сколько должно быть игроков.
    you          вы, за этой клавиатурой; несколько человек делят один экран
    you:ИМЯ      то же, с именем
    easy         бот, который смотрит чуть вперёд
    medium       бот, который недолго думает
    hard         бот, который думает, сколько люди готовы ждать
    greedy       бот, который берёт лучшее прямо сейчас
    random       бот, который ходит наугад
    и любые боты, написанные другими: все перечислены в «holdfast bots»
terminal-says-nothing = Что она делает, сказано в правилах.
terminal-no-story = Пока ничего не произошло.
terminal-next = Теперь решает { $seat }.
terminal-secret-move =
    { $seat_gender ->
        [masculine] { $seat } сделал тайный ход.
        [feminine] { $seat } сделала тайный ход.
        [plural] { $seat } сделали тайный ход.
       *[unknown] { $seat } делает тайный ход.
    }
terminal-open-deal = Раздача идёт от числа { $seed }: все карты может узнать каждый. Без --seed раздача тайная.
nickname = «{ $name }»

# Письменный стол и книга законов

desk-welcome =
    Напишите одно предложение по-английски или выберите номер. «Hearts are ?» подскажет, что может идти дальше, «меню»
    соберёт предложение из готовых частей, «законы» покажут, что уже действует, а Enter вернёт к ходам.
desk-ask = Ваше правило ›
desk-menu = меню
desk-end = (здесь можно закончить)
desk-no-next = После «{ $words }» ничего не может идти.
desk-change =
    { $owner_is ->
        [none] { $counter }: { $before } → { $after }
       *[other] { $owner }: { $counter } { $before } → { $after }
    }
desk-new-move = Новый ход: { $move }
desk-longer = Раунд станет длиннее: ходов примерно { $after }, а не { $before }.
desk-shorter = Раунд станет короче: ходов примерно { $after }, а не { $before }.
desk-as-long = Раунд займёт примерно столько же, сколько сейчас.
desk-no-change = На столе сразу ничего не изменится.
desk-agree = Ввести в силу? (д — да, Enter — нет)
desk-menu-one = Номер или Enter, чтобы вернуться:
desk-menu-any = Номер или Enter, если неважно:
desk-menu-any-several = Один или несколько номеров или Enter, если неважно:
desk-menu-several = Один или несколько номеров или Enter, чтобы вернуться:
desk-menu-name = Название из одного слова или Enter, если оно не нужно:
desk-menu-number = Какое число, от { $least } до { $most }?
desk-menu-wrong = Нужно число от { $least } до { $most }
law-book-empty = Пока не действует ни одно правило.
law-book-agreed = по уговору с самого начала
law-book-author =
    { $seat_is ->
        [you] написано вами
       *[other] автор: { $seat }
    }

# Что можно сказать за столом, кроме ходов; слова разделены запятыми

command-help = помощь, подсказка
command-rules = правила
command-cards = карты
command-hint = совет, подсказка
command-laws = законы
command-log = история, ход игры
command-look = смотри, смотреть, посмотреть
command-save = сохрани, сохранить
command-load = загрузи, загрузить
command-abandon = бросить, сдаюсь
command-quit = выход, выйти, уйти

# Списки команды

list-name = имя
list-title = название
list-players = игроков
list-about = о чём
list-character = характер
list-option = вариант
list-default = обычно
list-values = значения
list-meaning = смысл
list-card = карта
list-type = тип
list-copies = копий
list-text = что делает
list-package = пакет

cards-chapter = Карты

# Отчёты simulate, scenario и bench

report-title = { $game }, партий: { $games }
report-seat = место
report-player = игрок
report-wins = побед
report-share = доля
report-interval = интервал 95 %
report-stopped = остановлено раньше: сыграны только эти партии
report-length = ходов в партии: в среднем { $mean }, от { $least } до { $most }; в половине партий — не больше { $median }, в девяти из десяти — не больше { $most_of_90 }
report-limited = окончено по пределу ходов: { $games }
report-fault = { $fault }; партий, которые доиграл бот greedy: { $games }
report-speed = действий: { $moves } за { $seconds } с, то есть { $speed } в секунду

ladder-title = { $game }, игроков: { $players }, партий: { $games }
ladder-place = место
ladder-bot = бот
ladder-rating = рейтинг
ladder-interval = интервал 95 %
ladder-games = партий
ladder-share = побед
ladder-share-interval = интервал 95 %
ladder-duels = Как часто каждый опережает других
ladder-axis = рейтинг с интервалом 95 %; справа — доля выигранных партий
ladder-stopped = прервано: учтено то, что сыграно; с «--state ФАЙЛ» можно было бы продолжить
ladder-kept = прервано: партии сохранены, и та же команда продолжит

mark-ok = ок
mark-fail = СБОЙ
mark-unsure = ?
scenarios-held = выполнено: { $count }
scenarios-failed = не выполнено: { $count }
scenarios-unrunnable = не запущено: { $count }

bench-title = Holdfast, игроков { $seats } или сколько позволит игра
bench-game = игра
bench-measure = что измерено
bench-compiled = скомпилировано
bench-interpreted = из исходного кода
bench-ratio = отношение
bench-plain-c = обычный C
bench-measures = меры
    .engine = случайные ходы внутри
    .driven = ходы из Python
    .observation = что видит место
    .changes = что изменилось
    .update = сообщение, готовое
    .bytes = сообщение, размер
    .copy_to = copy_to
    .determinize_into = determinize_into
    .determinize_again = determinize_again
    .view = вид с именами
bench-units = единицы
    .per-second = /с
    .microseconds = мкс
    .bytes = байт
bench-not-compiled = Движок не скомпилирован (поможет «make compile»): в обоих столбцах исходный код.
bench-yardstick = Upgrade, игроков { $seats }, на обычном C ({ $file }): { $speed } ходов/с
bench-share = скомпилированный Upgrade делает 1/{ $share } ходов обычного C
bench-others = Ход за ходом из Python
bench-speed = ходов/с
bench-faster = Upgrade быстрее в
bench-no-others = OpenSpiel и RLCard не установлены (дополнение «bench»): сравнить не с чем.

# Отчёты лаборатории

lab-title = { $game }, партий: { $games }
lab-measure = показатель
lab-variant = вариант
lab-difference = разница
lab-interval = интервал 95 %
lab-p = случайно
lab-points = п. п.
lab-per-game = за партию
lab-held = побед: была или нет, в п. п.
lab-played = побед: сыграна или осталась, в п. п.
lab-used = побед: было или нет, в п. п.
lab-cards = Карты в варианте «{ $variant }»: { $shown } из { $count }
    .one = карта
lab-groups = Карты по рангу, типу и метке в варианте «{ $variant }»: { $shown } из { $count }
    .one = карты
lab-verbs = Виды действий в варианте «{ $variant }»: { $shown } из { $count }
    .one = действие
lab-differences = Не случайно, по сравнению с «{ $first }»
lab-no-difference = Все отличия от «{ $first }» могут быть случайными.
lab-turns = ходы
    .half = ходов в половине партий
    .most = ходов в девяти из десяти
    .longest = ходов в самой длинной
lab-confidence = Интервалы — 95 %. Не случайным (или с пометкой *) названо то, что остаётся таким после поправки Холма на все сравнения сразу.
lab-kept = сохранено в { $folder }
lab-typical = Типичная партия для просмотра: holdfast replay { $file }
lab-written = записано в { $file }
lab-no-rows = Строки не записаны: PyArrow не установлен (дополнение «lab»).

lab-measure-wins = победы { $seat }
    .hint = Доля побед места { $seat }. Ничья между двумя сторонами считается каждой за половину, победа команды — за одну.
lab-measure-ties = ничьи
    .hint = Партии, в которых первыми пришли несколько сторон: не победил никто.
lab-measure-limited = окончено по пределу ходов
    .hint = Партии, в которых к пределу ходов ещё никто не победил.
lab-measure-turns = ходов в партии
    .hint = Сколько ходов сыграли в партии все вместе.
lab-measure-decisions = решений в партии
    .hint = Сколько раз в партии кто-нибудь действовал.
lab-measure-choices = вариантов на решение
    .hint = Из скольких возможных действий выбирает игрок.
lab-measure-choices-per-turn = решений с выбором за ход
    .hint = Сколько раз за ход спрашивают игрока, у которого больше одного действия.
lab-measure-spread = цена выбора
    .hint = Насколько лучшее действие кажется лучше худшего — на шкале от −1 (проигрыш) до 1 (победа).
lab-measure-matter = важных решений
    .hint = Решения с выбором, в которых лучшее действие лучше худшего хотя бы на двадцатую долю победы.
lab-measure-lead-changes = смен лидера
    .hint = Сколько раз впереди, по оценке самой игры, оказывалась другая сторона.
lab-measure-comebacks = камбэков
    .hint = Партии, в которых победил тот, кто в середине партии не был впереди.
lab-measure-out = сыграно к { $order }-му выбыванию
    .hint = Какая часть партии сыграна, когда выбывает { $order }-й по счёту игрок, — если столько игроков выбывает.
lab-measure-waiting = ходов ожидания после выбывания
    .hint = Сколько всего ходов за партию выбывший ждёт её конца или следующего раунда.
lab-measure-hidden = карт, неизвестных { $seat }
    .hint = Доля карт, которых не знает { $seat }, в среднем за партию.
lab-measure-secrets = карт, скрытых у { $seat }
    .hint = Сколько карт перед { $seat } не знает кто-нибудь из остальных, в среднем за партию.
lab-measure-skill = умение
    .hint = Какую часть того, что можно выиграть, выигрывает более сильный игрок: 0 % — всё решает удача, 100 % — он побеждает всегда.

# Отчёты о подборе весов

fit-title = Насколько верно видно победителя: площадь под кривой, на отложенных партиях
fit-players = игроков
fit-positions = позиций
fit-judge = по чему судим
fit-first-third = первая треть
fit-second-third = вторая треть
fit-last-third = последняя треть
fit-before = собственная оценка игры
fit-after = подобранные веса
fit-told = Игроков: { $seats }. Настоящий стол кажется вероятнее воображаемого в { $share } % случаев (50 % — наугад).

# --help: что делает команда, и после неё — что может следовать

help-usage = Как вызвать: { $usage }
help-heading-arguments = Что нужно:
help-heading-commands = Команды:
help-heading-options = Настройки:
help-default = (по умолчанию { $value })
help-any = Везде
    .help = Показать эту подсказку.
    .language = На каком языке говорить: { $languages }.
    .game = Игра по имени: см. «holdfast games».
    .option = Настройка игры; можно повторять.
    .as_json = Напечатать один объект JSON.

help = Карточные игры: играть в терминале, моделировать партии, проверять правила.
    .version = Сказать, какая это версия.
help-games = Список игр.
help-bots = Перечислить ботов, которых можно посадить за стол, и сказать о каждом.
help-rules = Прочитать правила игры со всеми её картами.
help-cards = Список карт игры или всё, что напечатано на одной.
    .card = Карта по имени или части названия.
    .type = Только карты этого типа.
    .label = Только карты с этой меткой.
    .search = Только карты, где это написано.
help-draw = Нарисовать карту в SVG или игру со всеми картами и декорациями в папку.
    .card = Карта по имени или части названия.
    .cut = Что рисовать: small — немногое, large — всё, что напечатано на карте.
    .suits = Сколько цветов у мастей: two или four.
    .output = Куда; одну карту можно и напечатать.
help-print = Напечатать игру: листы для вырезания, файлы для типографий или стол для Tabletop Simulator.
    .output = Куда: один PDF или папка для всего, что есть в коробке.
    .part = Только это: cards (карты), counters (жетоны), rules (книжка правил) или test (насколько сбивается принтер).
    .sheet = Бумага: a4 или letter.
    .layout = flat (лица, потом лист рубашек), duplex (рубашки на обороте) или fold (согнуть, склеить, вырезать).
    .shop = Для mpc (MakePlayingCards), tgc (Game Crafter), dtc (DriveThruCards), tts (Tabletop Simulator) или png (каждая карта картинкой).
    .language = Язык карт: en, ru или both — оба на каждой карте.
    .cards = Только эти карты, по имени или названию, через запятую.
    .since = Только новое и изменённое с тех пор, как напечатали этот PDF или эту папку.
    .trim = Размер карты в миллиметрах.
    .gutter = Расстояние между картами в миллиметрах; при 0 у соседних карт общий разрез.
    .offset = Насколько сдвинуть рубашки вправо и вниз в миллиметрах, по тестовой странице.
    .players = На сколько игроков: столько памяток и жетонов.
    .pixels = Вместе с --for png: ширина карты.
    .suits = Сколько цветов у мастей: two или four.
    .light = Белые рамки вместо тёмных: на них уходит меньше краски.
    .grey = Без цвета.
    .base_url = Где Tabletop Simulator найдёт картинки, если не в папке.
help-options = Список настроек игры.
help-play = Сыграть в терминале.
    .game = Игра по имени; если не назвать, спросят.
    .seats = Кто где сидит, через запятую: you, you:ИМЯ, { $names }.
    .seed = Раздать те же карты снова, по числу или «sealed:…»; без этого раздача тайная.
    .load = Продолжить партию из записи.
    .resume = Продолжить партию, оставленную последней.
    .save = Сохранить запись в этот файл, когда партия кончится.
    .explain = Пусть боты говорят, почему так пошли: между ботами — сразу, с людьми — когда партия окончена.
help-replay = Посмотреть записанную партию.
    .file = Запись, как её пишет «save».
    .seat = Чьими глазами смотреть: spectator, p1, p2, …
    .every = Показывать стол после каждого хода.
    .laws = Показать книгу законов: каждое предложение и его автора.
help-verify = Раздать записанную партию снова: 0 — раздача была честной, 1 — нет, 2 — сказать нельзя.
    .given = Запись или печать и её хеш.
    .notes = Что ваш браузер или программа записали во время раздачи.
help-scenario = Прогнать сценарии: 0 — все выполнены, 1 — какой-то нет, 2 — какой-то не запустить.
    .files = Файлы сценариев или папки с ними.
help-simulate = Дать ботам сыграть много партий и узнать, кто побеждает. Ctrl-C остановит и покажет сыгранное.
    .games = Сколько партий.
    .seats = По боту на каждое место: { $names }; без этого два random.
    .seed = Число для раздачи первой партии.
help-simulate-server = Провести сервер через сбои, отключения и потерянные сообщения: 0, если он сдержал обещания, 1, если нет.
    .seed = Первое число. Одно число — одна история.
    .moves = Продолжать со следующими числами, пока не сделано столько ходов.
    .log = Записывать сюда по строке о каждой истории; уже записанные считаются и заново не проигрываются.
    .changes = Что изменить против обычного, например «workers=3» или «tables=2»; можно повторять.
help-ladder = Сравнить ботов: много партий каждого с каждым. Ctrl-C прерывает, и рейтинг считается по сыгранному.
    .deals = Сколько раздач; каждую играют все составы, с каждого места.
    .bots = Кого сравнить, через запятую: { $names }; без этого — всех.
    .players = Сколько сидит за столом; без этого — как можно меньше.
    .seed = Зерно первой раздачи.
    .workers = Сколько процессов играют; без этого — по одному на ядро.
    .state = Хранить партии в этом файле; если он уже есть, продолжить.
    .plot = Нарисовать лестницу в этот файл, как SVG.

help-lab = Что можно узнать об игре, когда в неё играют боты.
help-lab-run = Дать ботам сыграть исследование и рассказать, что нашлось. Ctrl-C остановит и покажет найденное.
    .study = Файл с исследованием или имя игры; сказанное дальше важнее того, что в файле.
    .seats = Бот на каждое место: { $names }; если не указать — два random.
    .option = Параметр игры, общий для всех вариантов; можно повторять.
    .variant = Как играть, например «tokens=5» или «rush: variant=rush, tokens=5»; можно повторять, с первым сравнивают остальные.
    .sweep = Параметр и его значения, например «turn_limit=20..60 step 10» или «top_rank=8,9,10»; диапазон в фигурных скобках перебирается внутри предложения; можно повторять.
    .games = Сколько партий в каждом варианте.
    .until = Остановиться, когда интервал показателя не шире указанного, например «wins.p1=0.02»; можно повторять.
    .seed = Номер первой партии.
    .unpaired = Сдавать в каждом варианте другие карты, а не те же самые.
    .watch = За сколькими партиями каждого варианта следить ход за ходом.
    .skill = Более сильный бот, который по очереди занимает одно из мест, чтобы отличить умение от удачи: { $names }.
    .moves = Записать по строке на каждое действие в партиях, за которыми следят.
    .name = Название исследования.
    .rows = Записать по строке на партию, в формате Parquet, или не записывать.
    .output = Где хранить исследование.
    .resume = Продолжить прерванное исследование.
    .again = Начать заново там, где исследование прервано.
    .workers = Сколько процессов играет одновременно; если не указать — по одному на ядро.
    .engine = Кто играет: { $names }.
    .report = Записать найденное ещё и страницей — одним файлом HTML.
help-lab-tune = Подобрать значения параметров под цели автора игры; если не подходит ничто, так и сказать. Ctrl-C остановит и покажет найденное.
    .study = Файл с поиском или имя игры; сказанное дальше важнее того, что в файле.
    .search = Параметр и что испытать, например «tokens=1..6», или одно имя — тогда всё, что возможно; диапазон в фигурных скобках испытывается внутри предложения; можно повторять.
    .goal = Чего хочется, например «wins.p1 48%..52%» или «turns.p90 ..60» для девяти партий из десяти; можно повторять.
    .seats = Бот на каждое место: { $names }; если не указать — два random.
    .option = Параметр игры, который не меняется; можно повторять.
    .games = Сколько партий играет каждый из лучших.
    .seed = Номер первой партии.
    .name = Название поиска.
    .output = Где хранить поиск.
    .resume = Продолжить прерванный поиск.
    .again = Начать заново там, где поиск прерван.
    .workers = Сколько процессов играет одновременно; если не указать — по одному на ядро.
    .engine = Кто играет: { $names }.
    .report = Записать найденное ещё и страницей — одним файлом HTML.
help-lab-report = Записать найденное страницей: один файл HTML с графиками и таблицами; или рассказать текстом.
    .findings = Файл с найденным, папка, где хранится исследование, или его название.
    .out = Куда записать страницу; если не указать — рядом с найденным.
    .text = Рассказать здесь, текстом; страница тогда записывается только с --out.
help-describe = Сказать, что где стоит в тензорах наблюдений стола.
    .seats = Сколько мест за столом; без этого — столько, сколько нужно игре самое меньшее.
    .padded = Такой длины, как для самого большого стола.
    .own = Как видит место, которое ставит себя первым.
help-certify = Проверить, что среды не выдают месту ничего, что зависит от неизвестного ему: 0, если ничего не нашлось, 1, если нашлось.
    .seats = Сколько игроков за столом; если не сказано, наименьшее возможное.
    .games = Сколько случайных партий сыграть.
    .seed = Номер первой партии; один и тот же даёт то же свидетельство.
    .every = В одном из скольких моментов сравнивать миры.
help-bench = Измерить движок, скомпилированный и из исходного кода, за один раз.
    .seconds = Сколько секунд измерять каждое.
    .game = Только эта игра; можно повторять.
help-lab-fit = Узнать, чего для думающих ботов стоят признаки игры и насколько верно по ним видно победителя.
    .games = На скольких партиях учиться, для каждого числа игроков.
    .seed = Число для партий: то же число даст те же веса.
    .simulations = Как далеко смотрят вперёд боты, которые сыграют ещё столько же партий с тем, что узнано из партий жадных; 0 — без них.
    .ridge = Как сильно веса тянет к нулю: меньше — для редкого, но решающего, больше — где партий мало.
    .output = Куда записать веса; без этого они печатаются.
help-new-game = Написать маленькую игру, в которую сразу можно играть, чтобы сделать из неё другую.
    .name = Как зовут игру, например high_card.
    .package = Записать её отдельным пакетом в эту папку.
help-compile = Скомпилировать свою игру вместе с движком, чтобы она стала такой же быстрой, как наши.
    .package = Установленный пакет или его папка.
help-serve = Держать столы для людей в браузерах, программ и ботов.
    .port = Где слушать.
    .database = sqlite:///ФАЙЛ или postgresql://ИМЯ@АДРЕС/БАЗА; без этого — файл в папке пользователя.
    .host = К какому адресу привязаться; если не сказать, то только к этой машине.
    .lab = Папка, законченные исследования которой видны на /lab; если не указать — та, где их хранят.
    .lan = Пустить телефоны из местной сети; печатает QR-код.
    .origin = Ещё одна страница, которой можно говорить с сервером; можно повторять.
    .trusted_proxy = Прокси, чьим заголовкам верить; можно повторять.
    .secure_cookies = Для серверов, к которым ходят по https.
    .hub = redis://ХОСТ: через него процессы сервера узнают об изменениях друг у друга.
    .workers = Во скольких процессах работает сервер; если их несколько, нужны --hub и PostgreSQL.
    .bot_processes = В скольких процессах могут думать боты; если не указать, по одному на ядро.
    .net = Обученная сеть, которую предлагают как бота с этим именем; можно повторять.
    .limit = Одно из { $names }; можно повторять.
    .metrics = Показывать цифры на /metrics этому компьютеру.
    .metrics_token = Показывать их и тем, кто пришлёт это как bearer-токен.
    .open_page = Открыть страницу в браузере; если порт занят, то на другом.
help-serve-bots = Думать на этом компьютере за ботов нескольких серверов.
    .database = Их общая база: postgresql://ИМЯ@ХОСТ/БАЗА.
    .hub = Их общий Redis: redis://ХОСТ.
    .bot_processes = Сколько ботов думают одновременно; если не указать, по одному на ядро.
    .net = Обученная сеть, которую предлагают как бота с этим именем; можно повторять.
help-laws = Свои правила Shield, на простом английском.
help-laws-explain = Сказать, что значит предложение: 0 — может стать правилом, 1 с подсказкой — нет.
    .sentence = Предложение в кавычках.
help-laws-examples = Список предложений, которые понятны.
help-laws-check = Прочитать файл предложений как одну книгу правил: 0 — все годятся, 1 — какое-то нет.
    .file = Файл, в каждой строке по предложению.

metavar-command = КОМАНДА
metavar-options = НАСТРОЙКИ
metavar-game = ИГРА
metavar-package = ПАКЕТ
metavar-token = КЛЮЧ
metavar-card = КАРТА
metavar-name = ИМЯ
metavar-name-value = ИМЯ=ЗНАЧЕНИЕ
metavar-name-number = ИМЯ=ЧИСЛО
metavar-name-file = ИМЯ=ФАЙЛ
metavar-number = ЧИСЛО
metavar-file = ФАЙЛ
metavar-file-seed-hash = ФАЙЛ | ПЕЧАТЬ ХЕШ
metavar-folder = ПАПКА
metavar-file-folder = ФАЙЛ | ПАПКА
metavar-study-game = ИССЛЕДОВАНИЕ | ИГРА
metavar-name-value-many = ИМЯ=ЗНАЧЕНИЕ,…
metavar-name-range = ИМЯ=ДИАПАЗОН
metavar-measure-width = ПОКАЗАТЕЛЬ=ШИРИНА
metavar-measure-range = ПОКАЗАТЕЛЬ ДИАПАЗОН
metavar-bot = БОТ
metavar-engine = ДВИЖОК
metavar-cut = ВИД
metavar-suits = ЦВЕТА
metavar-sentence = ПРЕДЛОЖЕНИЕ
metavar-language = ЯЗЫК
metavar-type = ТИП
metavar-label = МЕТКА
metavar-search = СЛОВА
metavar-seats = МЕСТА
metavar-seat = МЕСТО
metavar-seed = ПЕЧАТЬ
metavar-port = ПОРТ
metavar-database = АДРЕС
metavar-host = АДРЕС
metavar-origin = АДРЕС
metavar-trusted-proxy = АДРЕС
metavar-hub = АДРЕС
metavar-workers = ЧИСЛО
metavar-bot-processes = ЧИСЛО
metavar-bots = БОТЫ
metavar-part = ЧАСТЬ
metavar-sheet = БУМАГА
metavar-layout = СПОСОБ
metavar-shop = ТИПОГРАФИЯ
metavar-cards = КАРТЫ
metavar-trim = РАЗМЕР
metavar-offset = СДВИГ
metavar-address = АДРЕС

## Pages of the server

server-tries-again = Страница сама попробует ещё раз.
server-open = Holdfast открыт по адресу { $link }
server-docs-unbuilt = Документация здесь не собрана. В рабочей копии её собирает «make docs»; потом перезапустите сервер.

# На бумаге

print-reference = Памятка
print-box = Об этой коробке
print-your-turn = Ваш ход
print-box-facts = { $cards ->
        [one] { $cards } карта
        [few] { $cards } карты
       *[many] { $cards } карт
    } · игроков: { $players }
print-sheet = { $title }, лист { $page } из { $pages }
print-test-front = Holdfast: насколько ваш принтер сбивается при печати с двух сторон?
print-test-print = 1. Напечатайте обе страницы на одном листе: с двух сторон, по длинному краю, в натуральную величину (100 %).
print-test-hold = 2. Посмотрите лист на просвет, этой стороной к себе.
print-test-read = 3. Найдите, где крест с обратной стороны пересекает верхнюю линейку (x) и левую (y).
print-test-give = 4. Укажите оба числа при печати: --offset x,y
print-test-back = Обратная сторона: её крест должен попасть на оба нуля.
print-part-cards = карты
print-part-counters = жетоны
print-part-rules = правила
print-part-test = тестовая страница

# Свидетельства

certify-table = { $game }, правила { $version }, раскладка { $layout }
certify-setting = игроков: { $seats }; настройки: { $options }
certify-versions = { $versions }
certify-games = случайных партий: { $games }, начиная с номера { $seed }; осмотрен один момент из { $every }: моментов { $moments }, пар миров { $pairs }, из них действительно разных { $different }
certify-order = явный случай: верен; порядок неизвестной колоды ничего не меняет
certify-no-order = явный случай: не для этой игры; ей нужна не только удача при взятии карты
certify-not-installed = не проверено, потому что не установлена библиотека: { $channel }
certify-leak = УТЕЧКА, { $channel }: то, что получает { $viewer }, зависит от неизвестного ему. { $difference } (партия { $seed }, ходов: { $moves })
certify-none = Утечек нет, партий: { $games }; с уверенностью 95 % утечку, которую находит эта проверка, показывает не больше { $share } % случайных партий.

list-channel = Форма
list-standing = Без хода
list-moved = После хода
list-leaky = Партий с утечкой

channel-story = рассказ о ходе
channel-replays = переигровка с другими картами
channel-view = вид стола
channel-observation = наблюдение
channel-moves = допустимые ходы и их номера
channel-tensors = тензоры и плоскости
channel-information = информационные состояния
channel-resampling = пересдача неизвестного
channel-text = рисунок текстом
channel-vector = vector
channel-pettingzoo = PettingZoo AEC
channel-pettingzoo-parallel = PettingZoo parallel
channel-gymnasium = Gymnasium
channel-openspiel = OpenSpiel

# Описание тензоров

describe-layout = раскладка { $version }: чисел { $numbers }, плоскостей { $planes }, действий { $actions }
list-start = с
list-length = чисел
list-owner = чьё
list-bounds = границы
entry-cards = сколько карт, затем код каждой: сначала рубашки, затем по два на лицо
entry-texts = сколько предложений
entry-prompts = сколько вопросов; начиная с новейшего: вид плюс 1, кого спрашивают, поля
entry-list = сколько, затем каждое: { $each }
entry-number = число
entry-flag = 1, если это так
entry-seat = место, считая с 0; -1 — ничьё, -2 — не видно
entry-seats = маска мест, по биту на каждое
entry-word = номер слова в списке; -1 — нет, -2 — не видно
entry-words = маска слов, по биту на каждое
entry-face = номер лица среди всех; -1 — нет
entry-card = место карты: 256 на номер зоны плюс 1, плюс место в ней; -1 — нет, -2 — не видно
entry-move = номер действия; -1 — нет
