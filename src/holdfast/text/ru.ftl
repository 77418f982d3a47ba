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
bot-name = Бот { $number }
    .gen = Бота { $number }
    .dat = Боту { $number }
    .acc = Бота { $number }
    .ins = Ботом { $number }
    .pre = Боте { $number }
    .gender = masculine

bot-random = { $seat } ходит наугад: любой ход хорош.
bot-greedy = { $seat } играет жадно: лишь бы получше прямо сейчас.

# Терминал

terminal-welcome =
    { $players ->
        [one] { $game }: { $players } игрок.
        [few] { $game }: { $players } игрока.
       *[many] { $game }: { $players } игроков.
    } Введите ход или его номер; ? — помощь.
terminal-sealed = Раздача запечатана: { $hash }
terminal-unsealed = Печать: { $seed }. Раздачу может повторить и проверить каждый.
terminal-choose-game = Во что играем? Введите название или номер.
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
terminal-player = { unnamed }
terminal-out-of-turn =
    { $seat_is ->
        [you] Ход { $turn_gen }, но сначала отвечаете вы:
       *[other] Ход { $turn_gen }, но сначала отвечает { $seat }:
    }
terminal-waiting = Ждём: { $seats_acc }
terminal-watch = Enter — следующий ход, go — до конца, ? — помощь
terminal-only-watching = Вы только смотрите: Enter — дальше, ? — помощь.
terminal-speech = Своими словами или Enter:
terminal-seen = Нажмите Enter, и экран очистится.
terminal-pass-on = К экрану садится { $seat }. Нажмите Enter, когда никто другой не смотрит.
terminal-no-such-number = Хода { $number } нет; введите число от 1 до { $most }.
terminal-saved = Сохранено в { $file }: «load { $file }» продолжит, «holdfast replay { $file }» покажет снова.
terminal-loaded = Загружено: { $file }.
terminal-needs-file = Назовите и файл, например «{ $command } my-game.txt».
terminal-bye = До встречи. Партия не окончена: в следующий раз её сохранит «save ФАЙЛ».
terminal-bye-kept = До встречи. Партия не окончена.
terminal-over = Партия окончена.
terminal-rank = { $rank }. { $players }
terminal-you-win = Вы победили!
terminal-gestures = Ещё можно: { $gestures }
terminal-again = Ещё партию? (Enter — да, n — нет)
terminal-junior =
    { $seat_is ->
        [you] Последнее место — ваше, так что сдаёте вы.
       *[other] Последнее место — за { $seat_ins }, так что сдаёт { $seat }.
    }
terminal-no-texts = В этой игре на картах нет текста: что они делают, говорит «rules».
terminal-no-such-card = Карты «{ $card }» в этой игре нет; достаточно части названия.
terminal-help =
    Ход вводится так, как он записан в скобках («attack p2»), или номером.
    ?            эта подсказка
    ? КАРТА      что на карте написано
    rules        правила игры
    log          вся история партии
    Enter        показать стол ещё раз
    save ФАЙЛ    сохранить партию
    load ФАЙЛ    продолжить партию из файла
    quit         выйти из-за стола

    {"["}5♠] лежит открыто   (5♠) видите только вы   {"["}??] вам неизвестна

# Списки команды

list-name = имя
list-title = название
list-players = игроков
list-about = о чём
list-option = вариант
list-default = обычно
list-values = значения
list-meaning = смысл
