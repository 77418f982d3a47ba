# Почему фраза не может стать правилом

refused-unknown = Слова «{ $word }» (знак { $place }) в этом языке нет.
refused-unexpected = «{ $word }» (знак { $place }) здесь стоять не может.
refused-unfinished = Фраза обрывается.
refused-empty = Во фразе нет слов.
refused-too-long = Во фразе может быть не больше { $most } знаков, а здесь { $letters }.
refused-too-many-words = Во фразе может быть не больше { $most } слов, а здесь { $words }.
refused-no-room = В матче действует не больше { $most } фраз, и столько уже есть. Добавить ничего нельзя.
refused-number-range = Вместо «{ $word }» (знак { $place }) нужно число от { $least } до { $most }.
refused-value-range = Столько карта стоить не может: «{ $word }» (знак { $place }), а бывает от { $least } до { $most }.
refused-below-nothing = «{ $word }» (знак { $place }): меньше нуля карта стоить не может. Она может стоить меньше, чем раньше.
refused-name-letters = Название — одно слово из букв и цифр, «{ $name }» не годится.
refused-name-reserved = «{ $name }» — уже ход самой игры; действию нужно своё название.
refused-name-in-use = Действие «{ $name }» уже есть; новому нужно другое название.
refused-name-not-action = Названия бывают только у действий; правило пишут без «{ $name }:».
refused-no-such-card = Такой карты нет: «{ $word }» (знак { $place }) не сочетается с остальным.
refused-never-both = Карта не бывает сразу в двух местах: «{ $word }» (знак { $place }) не сочетается с местом, названным раньше.
refused-two-places = Одним и тем же картам фраза даёт не больше двух мест; с «{ $word }» (знак { $place }) нужна отдельная фраза.
refused-second-place = Второй цене нужно своё место, например “in a shield” или “for life damage”.
refused-only-lower = Правило может сменить младшую карту щита, но не старшую.
refused-whose = «{ $word }» (знак { $place }) — не один игрок; карта бывает вашей, другого игрока или любого игрока.
refused-one-spot = Карта лежит в одном месте: в щите, в жизни или среди зарядов, но не ещё и «{ $word }» (знак { $place }).
refused-no-spot = Какая карта имеется в виду? Назовите карту щита, жизни или заряд (знак { $place }).
refused-lower-shield = Младшая и старшая карты бывают только в щите: там их две (знак { $place }).
refused-what-is-it = «{ $word }» (знак { $place }) — это карта из условия, а условия нет: “if you have a red shield card, …”.
refused-life-stays = Карты жизни можно менять местами, но нельзя сбрасывать, перекладывать и брать заново (знак { $place }).
refused-same-card = Карту нельзя поменять саму с собой (знак { $place }).
refused-reveal-charged = Рубашкой вверх лежат только заряды, больше открывать нечего (знак { $place }).
refused-hidden-card = Закрытую карту нельзя выбрать по тому, что на ней (знак { $place }).
refused-many-steps = В действии не больше { $most } шагов; «{ $word }» (знак { $place }) начинает лишний.
refused-many-targets = Действие может просить указать не больше { $most } карт или игроков.
refused-own-swap = Запретить можно только замену карты в собственном щите (знак { $place }).
refused-no-attack = Вместе с действующими фразами это значило бы, что атаковать больше никто и никогда не сможет.
refused-expected = Здесь могло бы стоять: { $words }.
refused-nearest = Ближайшая фраза, которая подойдёт: «{ $sentence }»

# Карты

or = { " или " }
all-cards = все карты
card-red = красные
card-black = чёрные
card-even = чётные
card-odd = нечётные
figure-any = карты
figure-face = картинки
figure-number = числовые карты
suit-spades = пики
suit-hearts = червы
suit-diamonds = бубны
suit-clubs = трефы
of-spades = пик
of-hearts = червей
of-diamonds = бубен
of-clubs = треф
in-spades = масти пики
in-hearts = масти червы
in-diamonds = масти бубны
in-clubs = масти трефы
rank-1 = туз
rank-2 = двойка
rank-3 = тройка
rank-4 = четвёрка
rank-5 = пятёрка
rank-6 = шестёрка
rank-7 = семёрка
rank-8 = восьмёрка
rank-9 = девятка
rank-10 = десятка
rank-11 = валет
rank-12 = дама
rank-13 = король
ranks-1 = тузы
ranks-2 = двойки
ranks-3 = тройки
ranks-4 = четвёрки
ranks-5 = пятёрки
ranks-6 = шестёрки
ranks-7 = семёрки
ranks-8 = восьмёрки
ranks-9 = девятки
ranks-10 = десятки
ranks-11 = валеты
ranks-12 = дамы
ranks-13 = короли
worth-exactly = ценой ровно { $number }
worth-most = ценой до { $number }
worth-least = ценой от { $number }
worth-between = ценой от { $least } до { $most }
only = { " (подходят только " }{ $cards })

# Правила о цене карт

explain-worth =
    { $count ->
        [one] { $cards } { $where } стоит { $change }.
       *[many] { $cards } { $where } стоят { $change }.
    }
change-times-2 = вдвое больше
change-times-3 = втрое больше
change-half = вдвое меньше, с округлением вниз
change-exactly = { $number }
change-more = на { $number } больше
change-less = на { $number } меньше, но не меньше нуля
where-anywhere = всюду, где считается цена,
where-shield = в щите
where-swapped-in =
    { $count ->
        [one] в щите, куда попала заменой и где пока лежит,
       *[many] в щите, куда попали заменой и где пока лежат,
    }
where-life = на месте карты жизни
where-attacking = в атаке — и карта атаки, и заряды —
where-against-shield = в атаке при ударе по щиту
where-for-life = в атаке при уроне по жизни
where-attack-card = на месте карты атаки, но не как заряды,
where-attack-card-against-shield = на месте карты атаки при ударе по щиту
where-attack-card-for-life = на месте карты атаки при уроне по жизни
where-charged = в зарядах
where-charged-against-shield = в зарядах при ударе по щиту
where-charged-for-life = в зарядах при уроне по жизни

# Правила о событиях

explain-event = Каждый раз, когда { $event }, { $who } { $deed }.
explain-before = Это происходит до удара, для каждого игрока не чаще раза за ход.
explain-start = Это происходит в самом начале хода, по разу для каждого игрока.
explain-after = Это происходит после самого действия, для каждого игрока не чаще раза за ход.
event-takes-damage = кто-то получает урон по жизни
event-breaks-exactly = кто-то сбивает атакой щит ровно до нуля
event-knocked-out = кто-то выбывает из раунда
event-charges = кто-то тратит ход на заряд
event-swaps = кто-то тратит ход на замену карты щита
event-starts-turn = кто-то начинает ход
event-absorbed = щит выдерживает атаку
event-drawn = карта атаки — одна из таких: { $cards }
who-that-player = этот игрок
who-attacker = атакующий
who-defender = защищающийся
who-every-other-player = каждый другой игрок
who-everyone = каждый игрок
deed-heal =
    { $number ->
        [one] восстанавливает { $number } жизнь
        [few] восстанавливает { $number } жизни
       *[many] восстанавливает { $number } жизней
    }
deed-lose =
    { $number ->
        [one] теряет { $number } жизнь
        [few] теряет { $number } жизни
       *[many] теряет { $number } жизней
    }
deed-draw-lower = кладёт новую карту из колоды на место младшей карты своего щита
deed-draw-shield = сбрасывает свой щит и берёт новый
deed-charge = заряжает карту
deed-discard = сбрасывает один свой заряд
deed-discard-all = сбрасывает все свои заряды
deed-extra-turn = ходит ещё раз после этого хода
deed-skip-turn = пропускает свой следующий ход
deed-reveal = открывает один свой заряд, и тот остаётся открытым

# Запреты

limit-hold =
    { $number ->
        [one] Ни у кого не может быть больше { $number } заряда сразу.
       *[many] Ни у кого не может быть больше { $number } зарядов сразу.
    }
limit-armed = Атаковать может только тот, у кого есть хотя бы один заряд.
limit-no-revenge = Никто не может атаковать того, кто атаковал его последним, если только не осталось двое.
limit-own-shield = Никто не может тратить ход на замену карты в собственном щите.
limit-truce =
    { $number ->
        [1] В первый ход раунда атаковать нельзя.
        [one] В первые { $number } ход раунда, считая ходы всех игроков, атаковать нельзя.
        [few] В первые { $number } хода раунда, считая ходы всех игроков, атаковать нельзя.
       *[many] В первые { $number } ходов раунда, считая ходы всех игроков, атаковать нельзя.
    }

# Действия

explain-unnamed = Ход можно потратить на новое действие.
explain-action = Ход можно потратить на новое действие «{ $name }».
explain-cost = Цена: { $step }.
explain-steps = Оно позволяет { $steps }.
and-then = { ", затем " }
condition-shield =
    { $number ->
        [1] У вас должна быть карта щита{ $only }.
       *[other] Карт щита у вас должно быть { $number }{ $only }.
    }
condition-life = Ваша карта жизни должна подходить{ $only }.
condition-charged =
    { $number ->
        [1] У вас должен быть заряд{ $only }.
       *[other] Зарядов у вас должно быть не меньше { $number }{ $only }.
    }
place-shield =
    { $which ->
        [lower] младшую карту
        [higher] старшую карту
       *[any] карту
    }{ $owner ->
        [yours] { " своего щита" }
        [another] { " чужого щита" }
        [any] { " любого щита" }
        [same] { " щита того же игрока" }
       *[different] { " щита другого игрока" }
    }
place-life =
    { $owner ->
        [yours] свою карту жизни
        [another] чужую карту жизни
        [any] любую карту жизни
        [same] карту жизни того же игрока
       *[different] карту жизни другого игрока
    }
place-charged =
    { $owner ->
        [yours] свой заряд
        [another] чужой заряд
        [any] любой заряд
        [same] заряд того же игрока
       *[different] заряд другого игрока
    }
step-swap = поменять местами { $one } и { $other }
step-move = сбросить { $to } и положить на её место { $card }
step-move-charged =
    { $owner ->
        [yours] положить { $card } рубашкой вверх к своим зарядам
        [another] положить { $card } рубашкой вверх к чужим зарядам
        [any] положить { $card } рубашкой вверх к зарядам любого игрока
        [same] положить { $card } рубашкой вверх к зарядам того же игрока
       *[different] положить { $card } рубашкой вверх к зарядам другого игрока
    }
step-discard = сбросить { $card }
step-draw = сменить { $card } на новую карту из колоды
step-heal =
    { $number ->
        [one] восстановить { $number } жизнь
        [few] восстановить { $number } жизни
       *[many] восстановить { $number } жизней
    }
step-deal-shield =
    { $owner ->
        [yours] нанести { $number } урона своему щиту, но не больше, чем он выдержит
        [another] нанести { $number } урона чужому щиту, но не больше, чем он выдержит
        [any] нанести { $number } урона любому щиту, но не больше, чем он выдержит
        [same] нанести { $number } урона щиту того же игрока, но не больше, чем он выдержит
       *[different] нанести { $number } урона щиту другого игрока, но не больше, чем он выдержит
    }
step-deal-life =
    { $owner ->
        [yours] нанести { $number } урона собственной жизни
        [another] нанести { $number } урона жизни другого игрока
        [any] нанести { $number } урона жизни любого игрока
        [same] нанести { $number } урона жизни того же игрока
       *[different] нанести { $number } урона жизни ещё одного игрока
    }
step-look = посмотреть на свои заряды, которых больше никто не увидит
step-reveal = открыть { $card } насовсем

# Меню

menu-value = Сколько стоят карты
menu-event = Что бывает, когда
menu-limit = Чего нельзя
menu-action = Новое действие
menu-cards = Какие карты
menu-context = Где
menu-change = Сколько
menu-second = И ещё где-то
menu-who = Кто
menu-deed = Что делает
menu-name = Как называется
menu-condition = Что нужно иметь
menu-cost = Чего это стоит
menu-step = Что сделать
menu-card = С какой картой
menu-other = И с какой другой
menu-spot-shield = карта щита
menu-spot-life = карта жизни
menu-spot-charged = заряд
menu-step-swap = поменять две карты местами
menu-step-move = переложить карту
menu-step-discard = сбросить карту
menu-step-draw = сменить карту на новую из колоды
menu-step-heal = восстановить N жизни
menu-step-deal = нанести N урона
menu-step-look = посмотреть на свои заряды
menu-step-reveal = открыть заряд
