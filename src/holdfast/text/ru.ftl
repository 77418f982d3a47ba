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
    .sight = что видит место
    .changes = что изменилось
    .update = сообщение, готовое
    .bytes = сообщение, размер
    .copy_to = copy_to
    .imagine_into = imagine_into
    .imagine_again = imagine_again
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
help-default = (обычно { $value })
help-any = Везде
    .help = Показать эту подсказку.
    .language = На каком языке говорить: en или ru.
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
help-draw = Нарисовать карту в SVG или игру со всеми картами в папку.
    .card = Карта по имени или части названия.
    .cut = Что рисовать: small — немногое, large — всё, что напечатано на карте.
    .suits = Сколько цветов у мастей: two или four.
    .output = Куда; одну карту можно и напечатать.
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
    .thinkers = В скольких процессах думают боты.
    .limit = Одно из { $names }; можно повторять.
    .metrics = Показывать цифры на /metrics этому компьютеру.
    .metrics_token = Показывать их и тем, кто пришлёт это как bearer-токен.
    .open_page = Открыть страницу в браузере; если порт занят, то на другом.
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
metavar-thinkers = ЧИСЛО
metavar-bots = БОТЫ

# Что не так: ключ — слова английского предложения

error-p-seat-is-asked-question-and-has-no-legal-move = у p{ $seat } спрашивают «{ $question }», а ходить нечем: `legal_moves` игры должна предложить хоть что-нибудь, пусть даже пас
error-left-out-game-fault-mend-it-or-uninstall-its-package = не подключена { $game }: { $fault }; исправьте её или удалите её пакет
error-there-is-no-unfinished-game-to-go-on-with = неоконченной партии нет, продолжать нечего
error-there-is-no-game-name-there-are-games = игры «{ $name }» нет; есть { $games }
error-the-game-game-cannot-be-played-fault = в { $game } играть нельзя: { $fault }
error-there-is-a-game-game-already = игра { $game } уже есть
error-game-is-what-not-a-game = GAME — это { $what }, а не Game
error-package-has-no-file = в { $package } нет { $file }
error-package-has-no-text-file = в { $package } нет text/{ $file }
error-there-is-no-language-language-there-are-languages = языка «{ $language }» нет; есть { $languages }
error-the-language-texts-of-game-have-no-message-message = в текстах игры { $game } ({ $language }) нет сообщения «{ $message }»
error-the-language-message-message-of-game-is-broken-fault = сообщение «{ $message }» игры { $game } ({ $language }) испорчено: { $fault }

error-wrong-you-could-say-moves = { $wrong }; можно сказать { $moves }
error-no-such-move-as-notation = такого хода нет: «{ $notation }»
error-this-move-is-not-possible-now = сейчас такой ход невозможен
error-said-could-be-moves = «{ $said }» может значить { $moves }
error-the-game-is-over = партия окончена
error-seat-is-not-asked-for-a-move-now = сейчас не ход { $seat }
error-p-seat-is-not-asked-for-a-move-now = сейчас не ход p{ $seat }
error-no-words-go-with-this-move = с этим ходом слов не говорят
error-character-cannot-be-said = символ { $character } сказать нельзя
error-at-most-most-characters-can-be-said-with-a-move-not = с ходом можно сказать не больше { $most } знаков, а не { $count }
error-a-rule-of-the-game-failed-and-the-move-was-taken-back = в правилах игры ошибка, ход взят назад: { $fault }
error-there-is-no-seat-seat-at-a-table-of-seats = места { $seat } за столом на { $seats } нет
error-you-are-only-watching-enter-goes-on-helps = вы только смотрите: Enter — дальше, ? — помощь
error-there-is-no-move-number-type-a-number-from-1-to-most = хода { $number } нет; введите число от 1 до { $most }
error-game-has-no-law-book = в игре { $game } книги законов нет
error-there-is-no-suggestion-number = предложения { $number } нет
error-name-a-file-too-as-in-command-my-game-txt = назовите и файл, например «{ $command } my-game.txt»
error-there-is-no-card-card-in-this-game-a-part-of-its-title = карты «{ $card }» в этой игре нет; достаточно части названия
error-no-card-of-this-game-fits-that = таких карт в этой игре нет
error-name-a-pile-that-lies-open-piles = назовите открытую стопку: { $piles }
error-there-is-none-now = сейчас таких нет
error-pile-is-empty = «{ $pile }» — пусто
error-several-cards-fit-that-cards-say-which = подходят несколько карт: { $cards }; скажите, какая
error-a-whole-game-is-drawn-into-a-folder-name-it-with = игра целиком рисуется в папку: назовите её через --output
error-folder-cannot-be-made-reason = папку «{ $folder }» создать нельзя: { $reason }
error-there-is-no-face-face-in-game = карты «{ $face }» в { $game } нет
error-there-is-no-cut-cut-there-are-cuts = вида карты «{ $cut }» нет; есть { $cuts }
error-suits-have-numbers-colours-not-suits = цветов у мастей { $numbers }, а не «{ $suits }»
error-there-is-no-kind-of-picture-kind-there-are-kinds = картинок вида «{ $kind }» нет; есть { $kinds }
error-there-is-no-avatar-name-there-are-avatars = аватара «{ $name }» нет; есть { $avatars }
error-name-is-no-number-from-1-to-most = «{ $name }» — не число от 1 до { $most }
error-nobody-may-look-through-pile = смотреть «{ $pile }» никому нельзя

error-game-is-for-number-players-not-seats = { $game }: игроков должно быть { $number }, а не { $seats }
error-no-option-name-there-are-names = настройки «{ $name }» нет; есть { $names }
error-option-name-is-value-but-must-be-right = настройка { $name }: { $value } не годится, нужно { $right }
error-name-choice-sets-other-to-value-leave-other-out = { $name } { $choice } сама ставит { $other } = { $value }: уберите { $other }
error-an-option-is-written-name-value-not-word = настройка пишется ИМЯ=ЗНАЧЕНИЕ, а не «{ $word }»
error-least-to-most = от { $least } до { $most }
error-a-whole-number-from-least-to-most = целое число от { $least } до { $most }
error-a-whole-number-from-least-to-most-or-none = целое число от { $least } до { $most } или none
error-one-of-words = одно из: { $words }
error-true-or-false = true или false
error-a-list-of-at-most-most-sentences = список не больше чем из { $most } предложений
error-nobody-called-word-can-sit-down-write-kinds = «{ $word }» за стол не сядет; напишите { $kinds }
error-there-is-no-bot-name-there-are-bots = бота «{ $name }» нет; есть { $bots }
error-weights-toml-there-is-no-feature-name-holdfast-lab-fit = weights.toml: признака { $name } нет; файл заново сделает «lab fit»
error-game-declares-no-features-to-weigh = { $game } не называет признаков, которые можно взвесить
error-these-games-are-too-few-to-learn-from = этих партий слишком мало, чтобы по ним учиться
error-at-least-one-game-is-needed-not-games = нужна хотя бы одна партия, а не { $games }
error-name-a-whole-number-is-needed-not-said = { $name }: нужно целое число, а не «{ $said }»
error-name-a-number-from-0-on-is-needed-not-said = { $name }: нужно число не меньше 0, а не «{ $said }»
error-name-a-number-is-needed-not-said = { $name }: нужно число, а не «{ $said }»
error-seconds-a-number-above-0-and-up-to-most-is-needed-not = seconds: нужно число больше 0 и до { $most }, а не { $seconds }
error-the-engine-could-not-be-measured-reason = измерить не получилось: { $reason }

error-message = { $message }
error-there-is-no-option-option-command-help-lists-them = ключа { $option } нет; какие есть, скажет «{ $command } --help»
error-what-is-missing-command-help-says-more = не указано: { $what }; подробнее — «{ $command } --help»
error-this-does-not-fit-option-command-help-says-more = для { $option } это не годится; подробнее — «{ $command } --help»
error-no-such-file-or-directory = такого файла или папки нет
error-permission-denied = нет прав
error-is-a-directory = это папка
error-not-a-directory = это не папка
error-file-name-too-long = имя файла слишком длинное
error-no-space-left-on-device = на диске нет места
error-read-only-file-system = диск только для чтения
error-no-reason-given = причина не названа

# Сценарии: что не так с файлом и что на столе оказалось иначе

error-nothing = ничего
error-is-empty = файл пуст
error-is-not-yaml-reason = это не YAML: { $reason }
error-is-not-yaml-line-line-column-column-reason = это не YAML: строка { $line }, знак { $column }: { $reason }
error-line-line-a-number-has-at-most-most-digits-not-count = строка { $line }: в числе не больше { $most } цифр, а не { $count }
error-line-line-this-is-too-much-a-file-may-have-most-values = строка { $line }: слишком много: в файле может быть { $most } значений
error-line-line-this-is-nested-too-deeply = строка { $line }: слишком глубоко вложено
error-line-line-name-stands-twice = строка { $line }: «{ $name }» стоит дважды
error-line-line-name-contains-itself = строка { $line }: «{ $name }» содержит само себя
error-there-is-no-scenario-in-this-folder = в этой папке нет сценариев
error-a-scenario-is-a-mapping-with-title-game-players = сценарий — это title, game, players, position и play со значениями
error-no-heading-heading-there-are-headings = заголовка «{ $heading }» нет; есть { $headings }
error-game-the-name-of-a-game-is-needed-as-in-game-upgrade = game: нужно имя игры, как «game: upgrade»
error-name-a-mapping-is-needed-not-value = { $name }: нужны имена со значениями, а не «{ $value }»
error-name-a-whole-number-is-needed-not-value = { $name }: нужно целое число, а не «{ $value }»
error-play-a-list-of-steps-is-needed-as-p1-attack-p2 = play: нужен список шагов, как «- p1: attack p2»
error-play-step-number-no-step-step-there-are-p1-steps = play, шаг { $number }: шага «{ $step }» нет; есть p1 …, { $steps }
error-step-number-what-value-why = шаг { $number } ({ $what }: { $value }): { $why }
error-there-is-no-seat-at-this-table = за этим столом нет { $seat }
error-there-is-no-seat-who-at-this-table = за этим столом нет места «{ $who }»
error-who-hears-heard = { $who } слышит: { $heard }
error-who-cannot-say-said-possible-possible = { $who } не может сказать «{ $said }»; возможно: { $possible }
error-who-not-legal-moves = { $who }: нельзя: { $moves }
error-who-legal-as-well-moves = { $who }: можно ещё: { $moves }
error-who-said-was-refused-but-changed-something = { $who }: «{ $said }» не принято, но что-то изменилось
error-who-said-was-not-refused = { $who }: «{ $said }» принято
error-awaited-seats = ждут: { $seats }
error-said-is-neither-a-card-of-game-nor-a-seat = «{ $said }» — не карта игры { $game } и не место
error-true-or-false-is-needed-here-not-value = здесь нужно true или false, а не «{ $value }»
error-the-game-is-not-over = партия не окончена
error-the-game-is-drawn-between-seats = ничья между { $seats }
error-the-winner-is-winners = победитель — { $winners }
error-the-ranking-is-ranking = места распределены так: { $ranking }
error-a-mapping-is-needed-here-not-value = здесь нужны имена со значениями, а не «{ $value }»
error-there-is-no-path-on-this-table = на этом столе нет { $path }
error-path-is-found-not-expected = { $path } — { $found }, а не { $expected }
error-path-is-found-not-a-list = { $path } — { $found }, а не список
error-path-is-found-why = { $path } — { $found }: { $why }
error-path-has-part = { $path }: есть { $part }
error-path-has-no-part = { $path }: нет { $part }
error-that-is-count-not-wanted = это { $count }, а не { $wanted }
error-in-any-order-it-should-be-wanted = в любом порядке должно быть { $wanted }
error-it-lacks-cards = не хватает { $cards }
error-it-has-cards = есть { $cards }
error-option-needs-something-after-it = после { $option } чего-то не хватает
error-there-is-no-command-said-holdfast-help-lists-them = команды «{ $said }» нет; какие есть, скажет «holdfast --help»
error-surplus-is-too-much-command-help-says-more = «{ $surplus }» — лишнее; подробнее — «{ $command } --help»
error-there-is-no-seat-seat-write-spectator-or-p1-to-last = места «{ $seat }» нет; напишите spectator или от p1 до { $last }

error-file-wrong = «{ $file }»: { $wrong }
error-is-too-large-at-most-most-bytes-are-read = слишком большой: читается не больше { $most } байт
error-is-a-folder-not-a-file = это папка, а не файл
error-is-a-device-or-a-pipe-not-a-file = это устройство или канал, а не файл
error-cannot-be-read-reason = не читается: { $reason }
error-cannot-be-written-reason = не записывается: { $reason }
error-is-not-a-text-file-byte-place-is-not-utf-8 = это не текст: байт { $place } не UTF-8
error-holds-something-else-than-a-game-choose-another-name = там не партия, а что-то другое: выберите другое имя
error-there-is-no-home-to-keep-unfinished-games-in = негде хранить неоконченные партии: домашней папки нет; другую может назвать XDG_STATE_HOME
error-this-is-not-the-secret-of-a-game = это не секрет партии
error-this-is-the-secret-of-another-game = это секрет другой партии
error-the-record-says-who-plays-players-leave-seats-out = кто играет, сказано в записи: { $players }; уберите --seats
error-the-record-says-by-which-options-it-is-played-leave = настройки сказаны в записи; уберите --option
error-the-record-says-how-the-cards-were-dealt-leave-seed = раздача сказана в записи; уберите --seed

error-this-game-was-abandoned-and-is-closed-holdfast-replay = эту партию бросили, она закрыта; «holdfast replay» покажет её снова
error-this-is-a-record-of-recorded-not-of-game = это запись игры { $recorded }, а не { $game }
error-this-record-was-played-by-version-recorded-of-the = запись сыграна по { $recorded }-й версии правил { $game }, а здесь { $version }-я; партию не продолжают по другим правилам
error-the-header-does-not-fit-wrong = заголовок не подходит: { $wrong }
error-move-number-seat-said-wrong = ход { $number }, { $seat }: { $said }: { $wrong }
error-move-number-there-is-no-seat-at-this-table = ход { $number }: за этим столом нет { $seat }
error-the-name-name-has-character-in-it = в имени «{ $name }» стоит { $character }
error-a-record-has-at-most-most-characters = в записи не больше { $most } знаков
error-a-record-has-at-most-most-lines = в записи не больше { $most } строк
error-line-1-a-record-begins-with-line = строка 1: запись начинается с «{ $line }»
error-line-line-wrong = строка { $line }: { $wrong }
error-line-line-character-must-not-stand-here = строка { $line }: { $character } здесь стоять не может
error-line-line-a-move-is-written-p1-attack-p2-not-text = строка { $line }: ход пишется «p1: attack p2», а не «{ $text }»
error-line-line-a-heading-is-needed-here-as-game-upgrade-not = строка { $line }: здесь нужен заголовок, как «game: upgrade», а не «{ $text }»
error-line-line-an-empty-line-is-needed-between-headings-and = строка { $line }: между заголовками и ходами нужна пустая строка
error-line-line-the-heading-name-stands-twice = строка { $line }: заголовок «{ $name }:» стоит дважды
error-the-heading-name-is-missing-there-must-be-needed = не хватает заголовка «{ $name }:»; должны быть { $needed }
error-line-line-name-text-cannot-be-read-it-is-written-as = строка { $line }: { $name }: «{ $text }» не читается; пишется так: { $right }
error-line-line-rules-a-version-number-is-needed-not-text = строка { $line }: rules: нужен номер версии, а не «{ $text }»
error-line-line-at-most-most-can-play-not-count = строка { $line }: играют не больше { $most }, а не { $count }
error-line-line-name-a-list-of-names-is-needed = строка { $line }: { $name }: нужен список имён
error-line-line-name-character-must-not-stand-in-text = строка { $line }: { $name }: { $character } не может стоять в «{ $text }»
error-line-line-name-a-seat-is-named-twice = строка { $line }: { $name }: место названо дважды
error-line-line-name-there-is-no-seat-seat-at-a-table-of = строка { $line }: { $name }: места «{ $seat }» за столом на { $count } нет
error-line-line-contributions-each-has-32-hexadecimal-digits = строка { $line }: contributions: в каждом 32 шестнадцатеричные цифры
error-line-line-contributions-they-are-added-to-a-sealed = строка { $line }: contributions: добавляют только к запечатанной раздаче
error-line-line-commitment-64-hexadecimal-digits-are-needed = строка { $line }: commitment: нужны 64 шестнадцатеричные цифры
error-line-line-result-who-won-is-needed-as-p1-p3-or-drawn = строка { $line }: result: нужно, кто победил, как «p1 p3», или «drawn p1 p2», или «abandoned»

error-seed-seed-is-neither-a-whole-number-nor-sealed-and-32 = seed «{ $seed }» — не целое число и не «sealed:» с 32 шестнадцатеричными цифрами
error-seed-a-whole-number-from-0-to-most-is-needed-not-seed = seed: нужно целое число от 0 до { $most }, а не { $seed }
error-a-seed-that-is-a-number-has-at-most-most-digits = в числе для раздачи не больше { $most } цифр
error-a-sealed-seed-has-32-hexadecimal-digits-not-text = в печати 32 шестнадцатеричные цифры, а не «{ $text }»
error-a-part-of-a-joint-seed-is-written-p1-and-32 = часть общей раздачи пишется p1= и 32 шестнадцатеричные цифры, а не «{ $text }»
error-nobody-contributes-to-this-joint-seed-write-it-as = к этой общей раздаче никто ничего не добавил; пишите «sealed:»
error-seat-contributes-to-the-joint-seed-twice = { $seat } добавляет к общей раздаче дважды
error-the-seed-of-this-game-is-kept-apart-until-the-game-is = раздача этой партии хранится отдельно, пока партия не закрыта
error-the-seed-seed-is-a-plain-number-everybody-could-know = раздача идёт от числа { $seed }: её мог знать каждый
error-line-line-rounds-name-tells-for-each-place-something = строка { $line }: rounds: «{ $name }» для каждого места задаётся в виде { $form }
error-notes-are-one-json-object-with-a-table-as-a-browser-or = заметки — это один объект JSON с полем «table», каким его записал браузер или программа
error-notes-name-cannot-be-read = заметки: «{ $name }» не читается
error-nobody-at-the-table-added-to-the-deal-it-comes-from = за столом никто ничего не добавил к раздаче: она вышла из одного тайного числа дома
error-no-person-sat-at-this-table-the-deal-comes-from-the = людей за столом не было: раздача вышла из одного тайного числа дома
error-the-record-lets-places-add-to-the-deal-where-no-person = по записи к раздаче добавляют места, за которыми нет людей: { $places }
error-who-is-missing-neither-added-to-the-deal-nor-named = нет ни вклада, ни отметки об отсутствии: { $who }
error-who-is-named-absent-and-has-sent-something-all-the = назван отсутствующим, но что-то всё же прислал: { $who }
error-who-sent-no-commitment-in-time-and-added-nothing-to = вовремя не прислано обещание, к раздаче ничего не добавлено: { $who }
error-who-committed-and-did-not-open-in-time-whoever-held = обещание прислано, но вовремя не раскрыто: { $who }; кто его придержал, мог выбрать из двух раздач
error-what-who-added-is-not-what-who-committed-to = добавлено не то, что было обещано: { $who }
error-the-lot-names-drawn-but-first-was-seated-first = жребий указывает на { $drawn }, а первым посажен { $first }
error-who-starts-was-drawn-from-the-same-numbers-first = кто начинает, решил жребий из тех же чисел: { $first }
error-whether-these-are-the-numbers-that-the-players-sent = те ли это числа, что прислали игроки, знают только они сами: добавьте через --notes то, что записала ваша программа
error-this-client-was-told-of-a-deal-in-two-rounds-and-the = этой программе было сказано о раздаче в два круга, а в записи о них ничего нет
error-the-notes-are-of-table-noted-the-record-is-of-table = заметки о столе { $noted }, а запись — о столе { $table }
error-the-secret-is-another-than-the-one-whose-hash-this = печать не та, чей хеш этой программе назвали перед раздачей
error-the-commitment-is-another-than-this-client-was-told = обещание дома не то, которое этой программе назвали перед раздачей
error-the-record-is-not-of-the-table-that-this-client-was = запись не о том столе, о котором было сказано этой программе; различаются: { $names }
error-the-commitments-of-the-players-are-others-than-this = обещания игроков не те, что были названы этой программе до раскрытия
error-this-client-added-nothing-to-the-deal-only-those-who = эта программа ничего не добавила к раздаче: уверенным может быть только тот, кто добавил
error-what-this-client-sent-for-place-is-not-in-the-record = того, что эта программа прислала за { $place }, в таком виде в записи нет
error-what-this-client-sent-for-place-is-in-the-record-as-it = то, что эта программа прислала за { $place }, стоит в записи без изменений
error-the-record-names-place-absent-and-this-client-cannot = запись называет { $place } отсутствующим, и эта программа не может поручиться, что он был на месте
error-the-record-says-that-place-did-not-open-but-this = в записи сказано, что { $place } не раскрыл своё число, но эта программа раскрыла его вовремя
error-the-record-says-that-place-sent-no-commitment-but-this = в записи сказано, что { $place } не прислал обещания, но эта программа прислала его вовремя
error-the-cards-are-dealt-as-this-client-saw-them = карты сданы так, как их видела эта программа
error-the-record-deals-other-cards-than-this-client-saw = по записи выходят не те карты, которые видела эта программа
error-this-client-did-not-see-the-table-just-after-the-deal = эта программа не видела стол сразу после раздачи
error-the-moves-do-not-fit-the-deal-wrong = ходы не подходят к раздаче: { $wrong }
error-the-players-added-in-one-round-by-an-older-protocol = игроки добавляли в один круг, по старому протоколу: последний из них вместе с домом мог перебрать много чисел; кто начинает, решило одно тайное число
error-the-record-names-no-commitment-the-hash-of-its-secret = в записи нет обещания; хеш её печати — { $hash }
error-the-secret-was-committed-to-before-the-deal-for-this = печать была обещана до раздачи, для этой игры, правил, настроек и мест
error-the-secret-was-committed-to-but-for-no-game-and-no = печать была обещана, но ни для какой игры и ни для каких мест: она могла быть для другого стола
error-the-commitment-is-not-that-of-this-secret-with-this = обещание не от этой печати с этой игрой, правилами, настройками и местами
error-the-deal-comes-from-the-secret-and-from-what-places = раздача идёт от печати и от того, что добавили { $places }
error-the-deal-comes-from-the-secret-alone-it-was-fixed = раздача идёт от одной печати: она была известна до игры, но выбрать её мог тот, кто ведёт стол
error-nothing-was-added-to-the-deal-by-seats = к раздаче ничего не добавили { $seats }
error-the-secret-is-still-sealed-it-is-opened-when-the-game = печать ещё не вскрыта; её вскроют, когда партия закончится
error-name-a-record-or-a-seed-and-the-hash-that-was-shown = назовите запись или печать и хеш, который показали перед партией
error-dealt-again-all-moves-moves-are-possible-as-they-were = при повторной раздаче все ходы ({ $moves }) возможны так, как сделаны
error-the-hash-shown-before-the-deal-must-have-been-hash = перед раздачей должен был стоять хеш { $hash }
error-the-hash-is-not-that-of-this-seed-it-would-be-hash = хеш не от этой печати; её хеш — { $hash }
error-the-hash-is-that-of-this-seed-the-deal-was-fixed = хеш от этой печати: раздача была известна до партии

error-package-cannot-be-compiled-fault = { $package } не компилируется: { $fault }
error-there-is-no-package-name-name-one-that-is-installed-or = нет пакета «{ $name }»: назовите установленный или его папку
error-there-is-no-page-only-programs-can-play-make-web = страницы нет, играть могут только программы: в исходном коде её собирает «make web»; иначе установите Node.js, а потом Holdfast ещё раз
error-compiled-folder = скомпилировано: { $folder }
error-this-is-not-a-checkout-of-holdfast-say-package-folder = здесь не исходный код Holdfast: скажите --package ПАПКА и получите собственный пакет
error-name-is-no-name-for-a-game-write-it-in-small-latin = «{ $name }» — не имя для игры; пишите строчными латинскими буквами, как high_card
error-file-is-there-already = «{ $file }» уже есть
error-wrote-folder-and-test = готово: { $folder } и { $test }
error-pip-install-folder-adds-the-game = «pip install { $folder }» добавит игру
error-holdfast-play-game-plays-it-pytest-test-checks-it = «holdfast play { $game }» — сыграть, «pytest { $test }» — проверить

# Сервер

error-there-is-nothing-here-openapi-json-says-what-there-is = здесь ничего нет; что есть, сказано в /openapi.json
error-the-request-does-not-fit-where-wrong = запрос не подходит, { $where }: { $wrong }
error-this-cannot-be-done-here-openapi-json-says-what-can = так здесь нельзя; как можно, сказано в /openapi.json
error-the-server-made-a-mistake-nothing-was-changed = сервер ошибся; ничего не изменилось
error-say-lan-or-host-not-both = укажите --lan или --host, но не оба сразу
error-there-is-no-limit-name-there-are-names = ограничения «{ $name }» нет; есть { $names }
error-a-limit-is-written-name-number-not-word = ограничение пишется NAME=NUMBER, а не «{ $word }»
error-the-socket-is-at-socket = сокет находится по адресу /socket
error-a-page-of-another-address-may-not-act-for-you-here = страница с другого адреса не может действовать от вашего имени
error-the-server-takes-no-more-connections-now-please-try = сервер сейчас не принимает соединений; попробуйте чуть позже
error-you-have-too-many-connections-open-please-close-some = у вас открыто слишком много соединений; закройте лишние
error-too-many-connections-come-from-this-address-please = с этого адреса слишком много соединений; закройте лишние
error-this-guest-is-not-known-here-post-api-guests-makes-a = такого гостя здесь не знают; POST /api/guests создаст нового
error-that-was-too-fast-please-wait-a-moment = слишком быстро; подождите немного
error-a-request-has-at-most-most-bytes = в запросе не больше { $most } байт
error-a-name-cannot-have-character-in-it = в имени не может быть { $character }
error-a-name-has-1-to-most-letters = в имени от 1 до { $most } букв
error-avatar-there-is-no-name-there-are-avatars = avatar: «{ $name }» здесь нет; есть { $avatars }
error-this-is-not-a-guest-s-token-post-api-guests-gives-one = это не токен гостя; его выдаёт POST /api/guests
error-the-server-cannot-store-anything-now-so-nothing-was = сервер сейчас не может ничего сохранить, поэтому ничего не изменилось; попробуйте чуть позже
error-say-who-you-are-post-api-guests-gives-a-token-and-a = представьтесь: POST /api/guests выдаёт токен и cookie
error-you-have-no-seat-at-this-table = у вас нет места за этим столом
error-there-is-no-such-book-here-a-table-s-welcome-names-its = такой книги здесь нет; стол сам называет свою книгу
error-too-many-new-guests-come-from-this-address-please-try = с этого адреса слишком много новых гостей; попробуйте позже
error-the-rest-of-this-request-did-not-come = остаток запроса не пришёл
error-the-server-is-stopping = сервер останавливается
error-the-server-takes-no-moves-now-the-database-does-not = сервер сейчас не принимает ходов: база данных не отвечает
error-the-server-takes-no-moves-now-the-disk-is-full = сервер сейчас не принимает ходов: на диске нет места
error-the-server-takes-no-moves-now-something-else-holds-the = сервер сейчас не принимает ходов: базу данных заблокировал кто-то другой
error-the-server-takes-no-moves-now-the-database-can-only-be = сервер сейчас не принимает ходов: база данных открыта только для чтения
error-the-server-takes-no-moves-now-another-server-may-have = сервер сейчас не принимает ходов: базу данных мог занять другой сервер; остановите один из них
error-this-table-is-damaged-and-cannot-be-opened-the = этот стол повреждён, и открыть его нельзя; владельцу сервера об этом сообщено
error-this-game-was-played-by-rules-that-this-server-no = эту партию играли по правилам, которых на этом сервере больше нет
error-others-play-here-resign-or-agree-with-them-to-stop = здесь играют и другие: сдайтесь или договоритесь с ними закончить
error-this-table-is-closed = этот стол закрыт
error-there-are-no-metrics-here = здесь нет показателей
error-you-host-most-open-tables-already-close-one-of-them = вы уже хозяин стольких открытых столов: { $most }; сначала закройте один из них
error-those-were-too-many-codes-please-wait-a-minute = слишком много кодов подряд; подождите минуту
error-others-are-changing-this-table-at-the-same-moment = этот стол одновременно меняет кто-то ещё; попробуйте снова
error-there-is-no-game-name-there-are-names = игры «{ $name }» нет; есть { $names }
error-there-is-no-table-with-this-code = стола с таким кодом нет
error-too-many-tables-are-open-on-this-server-now-please-try = на сервере открыто слишком много столов; попробуйте позже
error-there-is-no-such-table = такого стола нет
error-there-is-no-lesson-for-game-yet = для игры { $game } урока пока нет
error-there-is-no-such-step-in-this-lesson = в этом уроке нет такого шага
error-that-was-too-fast-at-most-rate-messages-a-second = слишком быстро: не больше { $rate } сообщений в секунду
error-messages-are-text-not-bytes = сообщения — это текст, а не байты
error-a-message-has-at-most-most-characters = в сообщении не больше { $most } знаков
error-nobody-writes-rules-in-game = в игре { $game } никто не пишет правил
error-a-bot-plays-for-you-now-reclaim-your-seat-first = за вас сейчас играет бот; сначала верните себе место
error-the-seat-is-a-person-s-again = за это место снова играет человек
error-watch-a-table-first = сначала подойдите к столу
error-say-who-you-are-post-api-guests-then-open-the-socket = представьтесь: POST /api/guests, затем откройте сокет с cookie или токеном
error-this-message-cannot-be-read-wrong = сообщение не читается: { $wrong }
error-a-database-is-sqlite-or-postgresql-not-kind = база данных — sqlite или postgresql, а не { $kind }
error-url-is-not-the-address-of-a-database = «{ $url }» — не адрес базы данных
error-the-record-with-all-cards-is-there-when-the-game-is = запись со всеми картами появится, когда партия закончится
error-the-game-has-not-begun-yet = партия ещё не началась
error-all-cards-are-shown-when-the-game-is-over = все карты откроют, когда партия закончится
error-a-replay-is-seen-as-p1-p2-spectator-or-open-not-name = повтор смотрят как p1, p2…, spectator или open, а не «{ $name }»
error-what-another-seat-saw-is-told-when-the-game-is-over = что видели другие, расскажут, когда партия закончится
error-a-clock-is-none-relaxed-fast-or-correspondence-days = часы бывают none, relaxed, fast и correspondence:ДНИ, от 1 до 14 дней, а не «{ $name }»
error-the-host-has-turned-hints-off-at-this-table = хозяин стола отключил подсказки
error-hints-are-for-whoever-is-asked-for-a-move-now = подсказки — для того, чьего хода сейчас ждут
error-there-are-at-most-most-hints-in-a-game = подсказок за партию не больше { $most }
error-the-bot-did-not-answer-please-try-again = бот не ответил; попробуйте снова
error-no-bot-plays-for-you = за вас не играет бот
error-you-have-resigned-this-game = вы сдались в этой партии
error-only-the-host-of-the-table-may-do-this = это может только хозяин стола
error-nobody-is-missing-on-that-seat = на этом месте все на месте
error-name-has-not-been-gone-for-seconds-seconds = { $name } отсутствует меньше { $seconds } секунд
error-there-is-nothing-to-resign = сдавать нечего
error-the-game-is-over-names-resigned-first = партия уже окончена: раньше сдались { $names }
error-all-seats-of-this-table-are-taken = за этим столом все места заняты
error-seat-is-taken = место { $seat } занято
error-only-who-sits-at-the-table-can-be-ready = сказать «готов» может только сидящий за столом
error-there-is-no-bot-bot-there-are-bots = бота «{ $bot }» нет; есть { $bots }
error-an-order-names-each-of-the-count-seats-once = порядок называет каждое из мест по одному разу; мест { $count }
error-the-game-before-has-settled-who-sits-where = кто где сидит, решила предыдущая партия
error-the-table-can-be-handed-over-only-to-somebody-who-sits = передать стол можно только тому, кто за ним сидит
error-only-who-sits-at-the-table-adds-to-its-deal = добавить своё к раздаче может только сидящий за столом
error-this-table-is-not-waiting-for-commitments-to-its-deal = этот стол не ждёт обещаний к раздаче
error-this-seat-has-committed-itself-already = за это место обещание уже дано
error-this-is-not-what-the-seat-has-committed-itself-to = за это место обещано не это
error-this-table-is-not-waiting-for-anything-to-be-added-to = этот стол не ждёт добавлений к раздаче
error-this-seat-has-added-to-the-deal-already = это место уже добавило своё к раздаче
error-a-table-starts-by-lot-by-the-game-s-question-or-with-a = начинают по жребию (lot), по вопросу игры (question) или с места, например p1, а не «{ $starts }»
error-the-game-has-begun-seats-stay-as-they-are = партия началась: места больше не меняются
error-this-table-has-seats-p1-to-p-count = за этим столом места от p1 до p{ $count }
error-seat-is-free-seat-a-bot-there-or-make-the-table = место { $seat } свободно: посадите туда бота или уменьшите стол
error-name-is-not-ready-yet = ещё не все готовы: { $name }
error-say-whom-the-game-s-question-names-the-table-starts = скажите, на кого указал вопрос игры: с этого места и начнут
error-the-game-is-adjourned-it-goes-on-when-all-agree = партия отложена; она продолжится, когда все согласятся
error-this-move-was-meant-for-ply-ply-but-the-table-is-at = этот ход был для положения { $ply }, а на столе уже { $now }
error-another-move-was-stored-first-this-is-the-table-as-it = другой ход сохранили раньше; вот стол, каким он стал
error-the-game-is-not-over-yet = партия ещё не закончена
error-only-who-sat-at-the-table-can-ask-for-another-game = предложить ещё партию может только тот, кто сидел за столом
error-only-moves-of-a-game-in-play-can-be-taken-back = вернуть ход можно только в идущей партии
error-you-have-made-no-move-yet = вы ещё не сделали ни одного хода
error-a-hidden-card-was-shown-since-or-luck-was-asked-this = с тех пор показали закрытую карту или решал случай: этот ход уже не вернуть
error-there-is-no-gesture-word-there-are-all = жеста «{ $word }» нет; есть { $all }
error-say-1-to-most-characters-at-a-time = за раз можно сказать от 1 до { $most } знаков
error-the-host-has-asked-you-to-leave-this-table-you-may = хозяин попросил вас выйти из-за этого стола; можно смотреть или попросить хозяина пустить вас снова
error-name-looks-like-other-who-sits-at-this-table-please = имя «{ $name }» не отличить от «{ $other }» за этим столом; выберите, пожалуйста, другое
error-the-host-has-muted-you-at-this-table = хозяин стола лишил вас слова
error-somebody-spoke-at-the-same-moment-please-say-it-again = кто-то заговорил одновременно с вами; повторите, пожалуйста
error-there-is-no-vote-on-what-there-are-all = голосования «{ $what }» нет; есть { $all }
error-there-is-no-game-in-play-at-this-table = за этим столом сейчас не играют
error-the-game-is-not-adjourned = партия не отложена
error-the-game-is-adjourned-already = партия уже отложена
error-this-vote-is-over-already = это голосование уже закончилось
error-this-gesture-is-not-possible-now = сейчас такой жест невозможен
error-action-action-is-not-possible-now = действие «{ $action }» сейчас невозможно

# Позиции: чего на столе быть не может

error-chance-text-is-not-the-state-of-a-generator = chance: «{ $text }» — не состояние генератора
error-chance-the-four-words-of-a-generator-are-never-all-0 = chance: четыре слова генератора не бывают все нулями
error-chance-a-generator-is-never-at-block-block-with-spare = chance: генератор не бывает на блоке { $block } с запасом слов { $spare }
error-chance-there-is-no-number-below-count-to-draw = chance: нет числа меньше { $count }
error-path-there-is-no-card-at-given-write-a-place-as-p1 = { $path }: на «{ $given }» карты нет; место пишут так: p1.hand 2
error-path-given-is-not-in-zone = { $path }: «{ $given }» нет в { $zone }
error-path-given-is-not-a-whole-number-from-least-to-most = { $path }: «{ $given }» — не целое число от { $least } до { $most }
error-path-given-is-neither-true-nor-false = { $path }: «{ $given }» — ни true, ни false
error-path-given-is-no-seat-there-are-p1-to-p-seats = { $path }: «{ $given }» — не место; есть от p1 до p{ $seats }
error-path-given-is-not-a-list-of-seats = { $path }: «{ $given }» — не список мест
error-path-given-is-none-of-words = { $path }: «{ $given }» — ничто из { $words }
error-path-something-is-named-twice = { $path }: что-то названо дважды
error-path-there-is-no-card-card-in-this-game = { $path }: карты «{ $card }» в этой игре нет
error-path-a-list-is-needed-here-not-given = { $path }: здесь нужен список, а не «{ $given }»
error-path-given-is-not-a-word = { $path }: «{ $given }» — не слово
error-path-nested-too-deeply = { $path }: слишком глубоко вложено
error-path-written-twice-dotted-and-nested = { $path }: написано дважды, через точку и вложенно
error-over-given-is-neither-true-nor-false = over: «{ $given }» — ни true, ни false
error-turns-after-turns-turns-the-game-is-over-its = turns: после { $turns } ходов партия окончена, её turn_limit — { $limit }
error-pending-nobody-is-asked-anything-but-the-game-is-not = pending: никого ни о чём не спрашивают, но партия не окончена
error-path-count-cards-but-there-is-room-for-room = { $path }: карт { $count }, а места на { $room }
error-path-card-can-never-lie-there = { $path }: { $card } там лежать не может
error-path-card-is-named-more-than-copies-times = { $path }: { $card } названа чаще, чем есть таких карт: { $copies }
error-path-marks-does-not-name-seats-write-it-as-in-5h-p1p3 = { $path }: «@{ $marks }» не называет мест; пишут так: 5H@p1p3
error-path-there-is-no-such-zone-or-counter-this-game-has = { $path }: такой зоны или счётчика нет; в этой игре есть { $known }
error-pending-nobody-is-asked-prompt-name-the-seats = pending: некого спросить «{ $prompt }»; назовите места
error-pending-no-prompt-prompt-there-are-prompts = pending: вопроса «{ $prompt }» нет; есть { $prompts }
error-seat-it-is-their-move-but-there-is-none-they-could = { $seat }: ход за ними, но сделать его нечем
error-out_order-group-is-nobody-or-somebody-who-is-out = out_order: «{ $group }» — никто или тот, кто уже вне игры
error-path-card-lies-neither-face-down-nor-face-up-write = { $path }: «{ $card }» лежит ни закрытой, ни открытой; пишут -{ $card } или +{ $card }
error-path-card-is-named-twice = { $path }: { $card } названа дважды
error-pending-answers-are-written-as-a-mapping-with-a-prompt = pending: ответы пишут как имена со значениями, при тайном вопросе
error-path-given-is-named-twice = { $path }: «{ $given }» стоит дважды
error-path-is-given-but-the-rest-of-the-position-makes-it = { $path }: «{ $given }», но по остальной позиции это не так
error-pending-line-is-not-a-prompt-each-is-a-mapping-with = pending: «{ $line }» — не вопрос; каждый — это `prompt` и `seats` со значениями
error-pending-no-key-in-a-prompt-prompt-it-has-fields = pending: «{ $key }» нет в вопросе { $prompt }; есть { $fields }

# Боты, написанные другими

error-left-out-the-bot-bot-fault = не подключён бот { $bot }: { $fault }
error-there-is-somebody-called-bot-already = { $bot }: такое имя уже занято
error-a-bot-s-name-is-at-most-20-small-letters-digits-and-_ = имя бота — не больше 20 строчных латинских букв, цифр, - и _, а не «{ $name }»
error-the-process-of-the-bot-bot-ended = процесс бота { $bot } завершился
error-the-bot-bot-did-not-answer-within-limit = бот { $bot } не ответил за { $limit }
error-seconds-s = { $seconds } с
error-the-bot-bot-failed-fault = ошибка бота { $bot }: { $fault }
error-the-bot-bot-answered-answer-which-is-no-move = бот { $bot } ответил «{ $answer }», а это не ход
error-there-is-nothing-to-weigh-only-one-move-is-possible = взвешивать нечего: возможен только один ход

# Лестница

error-each-bot-climbs-the-ladder-once-bots-names-one-twice = на лестнице каждый бот стоит один раз, а в списке { $bots } кто-то назван дважды
error-a-ladder-for-players-players-needs-at-least-as-many = для лестницы, где за столом { $players }, нужно не меньше ботов, а их { $bots }
error-at-least-one-worker-is-needed-not-workers = нужен хотя бы один процесс, а не { $workers }
error-at-least-one-deal-is-needed-not-deals = нужна хотя бы одна раздача, а не { $deals }
error-this-is-not-the-file-of-a-ladder = это не файл лестницы
error-this-is-the-ladder-of-other-games-found-not-expected = это лестница других партий: { $found }, а не { $expected }
error-openskill-is-not-installed-pip-install-holdfast-lab = openskill не установлен; его ставит «pip install 'holdfast[lab]'»

# Лаборатория

error-place-wrong = { $place }: { $wrong }
error-what-is-kept-of-name-is-damaged-or-written-by-another = то, что сохранено под именем «{ $name }», повреждено или записано другой версией
error-these-are-no-findings-of-the-lab = это не результаты лаборатории
error-folder-has-no-findings-as-a-finished-run-keeps-them = в «{ $folder }» нет результатов, какие оставляет законченное исследование
error-these-findings-are-written-in-format-format-this = эти результаты записаны в формате { $format }, а эта версия читает { $ours }
error-file-a-study-is-one-list-of-name-value-as-in-game = «{ $file }»: исследование — это один список «имя: значение», например «game: upgrade»
error-a-study-has-no-name-there-are-names = в исследовании нет поля «{ $name }»; есть { $names }
error-name-up-to-most-letters-digits-and-spaces-are-needed = name: нужны буквы, цифры и пробелы, не больше { $most }, например «короткие партии», а не «{ $name }»
error-seats-a-bot-for-each-seat-is-needed-as-in-seats-greedy = seats: нужен бот на каждое место, например «seats: [greedy, random]»
error-place-there-is-no-bot-name-there-are-bots = { $place }: бота «{ $name }» нет; есть { $bots }
error-name-a-whole-number-from-least-to-most-is-needed-not = { $name }: нужно целое число от { $least } до { $most }, а не { $said }
error-name-yes-or-no-is-needed-not-said = { $name }: нужно yes или no, а не { $said }
error-until-there-is-no-measure-name-there-are-names = until: показателя «{ $name }» нет; есть { $names }
error-place-the-width-of-an-interval-is-needed-as-in-0-02 = { $place }: нужна ширина интервала, например 0.02, а не { $said }
error-at-most-most-variants-can-be-compared-not-count = сравнить можно не больше { $most } вариантов, а не { $count }
error-variants-name-stands-twice = variants: «{ $name }» указан дважды
error-variants-name-is-too-long-for-a-name = variants: «{ $name }» слишком длинно для названия
error-variants-options-by-name-are-needed-as-in-rush-variant = variants: нужны параметры по именам, например «rush: { "{" }variant: rush{ "}" }»
error-place-options-are-needed-as-in-turn_limit-40-not-said = { $place }: нужны параметры, например «turn_limit: 40», а не { $said }
error-place-a-range-or-a-list-of-at-most-most-values-is = { $place }: нужен диапазон или список не больше чем из { $most } значений, например «20..60 step 10» или «[3, 5, 8]», а не { $said }
error-there-is-no-engine-engine-there-are-engines = движка «{ $engine }» нет; есть { $engines }
error-ray-is-not-installed-pip-install-holdfast-ray-brings = Ray не установлен; его приносит «pip install 'holdfast[ray]'»
error-workers-a-whole-number-from-1-to-most-is-needed-not = workers: нужно целое число от 1 до { $most }, а не { $workers }
error-a-process-that-played-games-has-died-perhaps-for-want = процесс, игравший партии, погиб — возможно, не хватило памяти; сделанное раньше сохранено
error-rows-are-written-by-pyarrow-which-is-not-installed-pip = строки пишет PyArrow, а он не установлен; его приносит «pip install 'holdfast[lab]'», а с --no-rows строк не будет
error-folder-keeps-an-interrupted-run-resume-continues-it-again = в «{ $folder }» лежит прерванное исследование: --resume продолжит его, --again начнёт заново
error-skill-bot-sits-at-the-table-already-so-it-cannot-be-the = skill: бот { $bot } уже сидит за столом и сильнее самого себя не сыграет; назовите другого
error-until-skill-a-stronger-bot-is-needed-to-tell-as-in = until.skill: чтобы это узнать, нужен бот посильнее, например «skill: greedy»
error-the-run-in-folder-was-begun-with-another-version-again = исследование в «{ $folder }» начато другой версией; --again начнёт заново
error-the-run-in-folder-is-one-of-another-study-only-the = в «{ $folder }» лежит другое исследование: продолжить можно только то же самое, --again начнёт заново
error-folder-has-no-run-to-resume = в «{ $folder }» продолжать нечего
error-file-is-damaged-and-cannot-be-resumed-again-starts-over = «{ $file }» повреждён: продолжать нечего, --again начнёт заново
error-search-name-can-be-too-much-say-what-to-try-as-in-name = search: у параметра { $name } слишком много значений; скажите, какие испытать, например «{ $name }: 20..60 step 10»
error-search-options-and-their-values-are-needed-as-in = search: нужны параметры и их значения, например «tokens: 1..9»
error-search-count-combinations-are-too-many-at-most-most = search: { $count } сочетаний — слишком много; рассматривается не больше { $most }
error-search-the-game-allows-none-of-count-combinations = search: игра не допускает ни одного сочетания (всего { $count }): { $wrong }
error-search-no-option-name-there-are-names = search: настройки «{ $name }» нет; есть { $names }
error-is-a-file-not-a-folder = это файл, а не папка
error-name-is-a-matter-of-lab-tune-which-searches-for = «{ $name }» относится к «lab tune», где параметры ищут
error-goal-a-measure-and-its-range-are-needed-as-in-wins-p1 = goal: нужны показатель и его границы, например «wins.p1 48%..52%» или «turns.p90 ..60», а не «{ $said }»
error-goal-there-is-no-measure-name-there-are-names = goal: показателя «{ $name }» нет; есть { $names }
error-goal-goal-ends-before-it-begins = goal: «{ $goal }» кончается раньше, чем начинается
error-goal-measure-is-a-share-from-0-to-1-or-from-0-to-100 = goal: { $measure } — доля: от 0 до 1 или от 0% до 100%, а не «{ $goal }»
error-goals-at-least-one-is-needed-as-in-turns-p90-60 = goals: нужна хотя бы одна цель, например «turns.p90 ..60»
error-lab-tune-has-no-name-what-is-compared-stands-under = у «lab tune» нет «{ $name }»: что сравнивать, стоит в «search»
error-file-these-findings-are-written-in-format-format-this = «{ $file }»: результаты записаны в формате { $format }, а эта версия читает { $ours }
error-file-these-are-no-findings-of-lab-tune = «{ $file }»: это не результаты «lab tune»
error-there-is-no-finished-study-name = законченного исследования «{ $name }» нет
error-these-findings-have-no-variant-to-tell-about = в этих результатах нет ни одного варианта, о котором можно рассказать
error-flag-is-written-name-value-not-word = { $flag } пишут как ИМЯ=ЗНАЧЕНИЕ, а не «{ $word }»

## Pages of the server

server-tries-again = Страница сама попробует ещё раз.
