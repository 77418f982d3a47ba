you = вы
hidden-card = карта

option-turn_limit = Предел ходов
    .hint = После стольких ходов партия заканчивается, и оставшиеся игроки делят места.

zone-deck = Колода
zone-discard = Сброс
zone-removed = Убраны из игры
zone-out = Вне игры

# Боты

bot-random = { $seat }: ходит наугад, любой ход хорош.
bot-greedy = { $seat }: жадный игрок, берёт лучшее прямо сейчас.

# Терминал

terminal-welcome = { $game }, игроков: { $players }. Введите ход или его номер; ? — помощь.
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
terminal-on-turn = ждёт ответа
terminal-player = Игрок { $number }
terminal-out-of-turn =
    { $seat_is ->
        [you] Ход игрока { $turn }, но сначала отвечаете вы:
       *[other] Ход игрока { $turn }, но сначала отвечает { $seat }:
    }
terminal-waiting = Сейчас решает: { $seats }
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
terminal-junior = { $seat }: последнее место в прошлой партии, поэтому раздача.
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
