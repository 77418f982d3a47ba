title = Королевская семья
tagline = Две семьи рушат замки друг друга, джокеры меняют эпохи, а в колоде прячутся убийцы.

option-edition = Редакция
    .hint = В «Эпохах» есть джокеры, а отряды остаются там, куда ударили; «Очки прочности» — старая, спокойная редакция без джокеров.
option-castle_strength = Прочность замка
    .hint = Сколько урона разрушает замок: 20 в «Эпохах» и 10 в «Очках прочности», если не выбрать другое.
option-ace_from_deck = Туз из колоды
    .hint = Если включено, союзный туз можно оставить у себя, даже вытянув его вслепую.
option-turn_limit = Предел ходов
    .hint = После стольких ходов партия кончается: решает число действующих замков, затем меньший урон на них.

zone-round = Раунд
zone-age = Эпоха
zone-turn = Ходит
zone-turns = Сыграно ходов
zone-turns_left = Осталось ходов
zone-twice = Два хода
zone-card = Карта в руке
zone-source = Откуда взята
zone-deck = Колода
zone-pile1 = Стопка 1
zone-pile2 = Стопка 2
zone-pile3 = Стопка 3
zone-discard = Сброс
zone-jokers = Джокеры
zone-removed = Вне игры
zone-castles = Замки
zone-castle_strength = Прочность замка
zone-held = Отложенный туз
zone-ace = Замок
zone-royals = Семья
zone-fort = Укрепление
zone-fort_troops = Отряды у стены
zone-fort_damage = Урон стене
zone-dungeon = Темница
zone-troops = Отряды у замка
zone-damage = Урон
zone-out = Вне игры
zone-S = ♠ Замок пик
zone-H = ♥ Замок червей
zone-D = ♦ Замок бубен
zone-C = ♣ Замок треф

age-revolution = Эпоха революции: первый и последний ход у цвета, которого меньше.
age-oppression = Эпоха гнёта: первый и последний ход у цвета, которого больше.
note-twice = Два хода в этом раунде
note-held = Отложен, ещё не замок

card-X1 = джокер I
card-X2 = джокер II

prompt-turn = Ваш ход. Что будете делать?
prompt-take = Какую карту взять? Открытую придётся разыграть, а в колоде может ждать сюрприз.
prompt-use = Как поступить с картой? Приберечь её нельзя.
prompt-surprise = Сюрприз! Кем пожертвовать? Если в замках никого нет, замок получит 1 урона.

move-draw = Взять карту из колоды
move-take = Взять верхнюю карту стопки { $pile }
move-fortify = Укрепить замок
move-attack = Атаковать замок { $castle ->
        [S] пик
        [H] червей
        [D] бубен
       *[C] треф
    }
move-attack-kill = Атаковать замок { $castle ->
        [S] пик
        [H] червей
        [D] бубен
       *[C] треф
    } и убить: { $card }
move-attack-capture = Атаковать замок { $castle ->
        [S] пик
        [H] червей
        [D] бубен
       *[C] треф
    } и пленить: { $card }
move-attack-rescue = Атаковать замок { $castle ->
        [S] пик
        [H] червей
        [D] бубен
       *[C] треф
    } и спасти: { $card }
move-crown = Короновать
move-kidnap = Похитить в темницу замка { $castle ->
        [S] пик
        [H] червей
        [D] бубен
       *[C] треф
    }
move-hold = Отложить туза себе
move-assassinate = Подослать убийцу: { $card }
move-lose-royal = Пожертвовать: { $card }
move-lose-strength = Принять 1 урона на замок { $castle ->
        [S] пик
        [H] червей
        [D] бубен
       *[C] треф
    }
move-field = Выложить на стопку { $pile }
move-bury = Спрятать в сброс
move-pass = Пропустить ход

event-flopped = { $third_is ->
        [none] В раскладе открылись последние карты.
       *[other] В раскладе открылись { $first }, { $second } и { $third }.
    }
event-started_over = Карт не хватило: все стопки перетасованы вместе, расклад начат заново.
event-reshuffled = Сброс перетасован и стал новой колодой.
event-round_began = Раунд { $round }. Первый и третий ход: { $seat }.
event-age_turned = { $age ->
        [oppression] Открылся { $card }: началась эпоха гнёта.
       *[revolution] Открылся { $card }: вернулась эпоха революции.
    }
event-drew = { $card_is ->
        [hidden] { $seat }: взята карта из колоды.
       *[other] { $seat }: из колоды взята карта { $card }.
    }
event-took = { $seat }: со стопки { $pile } взята карта { $card }.
event-fortified = { $seat }: замок { $castle ->
        [S] пик
        [H] червей
        [D] бубен
       *[C] треф
    } укреплён картой { $card }.
event-battered = { $seat }: удар картой { $card } в стену замка { $castle ->
        [S] пик
        [H] червей
        [D] бубен
       *[C] треф
    }, урона на ней уже { $damage }.
event-breached = { $seat }: удар картой { $card }, и укрепление { $fort } замка { $castle ->
        [S] пик
        [H] червей
        [D] бубен
       *[C] треф
    } пало.
event-hurt = { $seat }: удар картой { $card } по замку { $castle ->
        [S] пик
        [H] червей
        [D] бубен
       *[C] треф
    }, урон { $damage }.
event-raided = { $seat }: вылазка картой { $card } к замку { $castle ->
        [S] пик
        [H] червей
        [D] бубен
       *[C] треф
    }, без урона.
event-rescued = { $seat }: из темницы замка { $castle ->
        [S] пик
        [H] червей
        [D] бубен
       *[C] треф
    } спасена карта { $card }.
event-killed = { $seat }: в замке { $castle ->
        [S] пик
        [H] червей
        [D] бубен
       *[C] треф
    } убита карта { $card }.
event-captured = { $seat }: взята в плен карта { $card }, она в темнице замка { $castle ->
        [S] пик
        [H] червей
        [D] бубен
       *[C] треф
    }.
event-crowned = { $seat }: в замке { $castle ->
        [S] пик
        [H] червей
        [D] бубен
       *[C] треф
    } коронована карта { $card }.
event-joined = { $seat }: коронована карта { $card }, и замок { $castle ->
        [S] пик
        [H] червей
        [D] бубен
       *[C] треф
    } вступил в войну.
event-kidnapped = { $seat }: похищена карта { $card }, она в темнице замка { $castle ->
        [S] пик
        [H] червей
        [D] бубен
       *[C] треф
    }.
event-held = { $seat }: отложена карта { $card }.
event-assassinated = { $seat }: убийца { $assassin } подослан, убита карта { $card }.
event-surprised = { $seat }: из колоды пришёл убийца { $card }. Сюрприз!
event-lost_royal = { $seat }: из-за сюрприза потеряна карта { $card }.
event-lost_strength = { $seat }: терять было некого, замок { $castle ->
        [S] пик
        [H] червей
        [D] бубен
       *[C] треф
    } получил 1 урона, теперь на нём { $damage }.
event-freed = Карта { $card } вышла из темницы на свободу.
event-scattered = Карте { $card } некуда было вернуться, и она ушла в сброс.
event-fell = Замок { $castle ->
        [S] пик
        [H] червей
        [D] бубен
       *[C] треф
    } пал.
event-fielded = { $seat }: на стопку { $pile } выложена карта { $card }.
event-buried = { $card_is ->
        [hidden] { $seat }: в сброс спрятана карта.
       *[other] { $seat }: в сброс спрятана карта { $card }.
    }
event-passed = { $seat }: взять было нечего, ход пропущен.
