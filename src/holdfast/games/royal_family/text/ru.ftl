title = Королевская семья
tagline = Две семьи рушат замки друг друга, джокеры меняют эпохи, а в колоде прячутся убийцы.
length = около получаса
difficulty = сложная: у семей разные силы, а эпохи меняются
who-starts = Кто последним навещал родных?

option-edition = Редакция
    .hint = В «Эпохах» есть джокеры, а отряды остаются там, куда ударили; «Очки прочности» — старая, спокойная редакция без джокеров.
    .value-ages = «Эпохи»
    .value-hit_points = «Очки прочности»
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
zone-strength_left = Осталось прочности
zone-fort_left = Осталось у стены
falls-fort_left = Стена падёт
falls-strength_left = Замок падёт
zone-out = Вне игры
zone-S = ♠ Замок пик
zone-H = ♥ Замок червей
zone-D = ♦ Замок бубен
zone-C = ♣ Замок треф

age-revolution = Эпоха революции: первый и последний ход у цвета, которого меньше.
age-oppression = Эпоха гнёта: первый и последний ход у цвета, которого больше.
note-twice = Два хода в этом раунде

castle-suit =
    { $castle ->
        [S] пик
        [H] червей
        [D] бубен
       *[C] треф
    }

card-X1 = джокер I
    .acc = джокера I
card-X2 = джокер II
    .acc = джокера II

# Что делают карты

does-A = Замок: кто без замка, тот проиграл. Союзный туз, взятый со стопки, станет замком, когда вы коронуете карту его масти.
    .ruling = Пока он только у вас на руках, это ещё не замок: его не атаковать и не укрепить. Разбудит его коронация, освобождённый из плена — нет.
does-2 = Убийца. Взятая со стопки, убивает кого-то из семьи в чужом замке; вытянутая вслепую — вашего, а некого — замок получает 1 очко урона.
    .ruling = До тех, кто в темнице, не дотянется. Вытянутая вслепую, когда дома никого из ваших, ранит замок и за стеной — и может его разрушить.
does-rank = Отряд силой { $value }. Укрепляет замок своей масти или бьёт по чужому замку и его стене.
    .ruling = Урон стене на замок не переходит. Отряд, взятый со стопки, нельзя вернуть на неё же.
does-10 = В «Эпохах» — отряд силой 10. В «Очках прочности» лежит у своего замка и ведёт счёт.
    .ruling = Урон стене на замок не переходит. Отряд, взятый со стопки, нельзя вернуть на неё же.
does-J = Член семьи, младший по рангу. Пока он дома, отряды его масти ранят замки; в плен может взять кого угодно.
    .ruling = Семья нужна в замке той же масти, что отряд. Убитые уходят в сброс и могут вернуться.
does-Q = Член семьи. Пока она дома, отряды её масти ранят замки; вместе с атакой может убить валета.
    .ruling = Семья нужна в замке той же масти, что отряд. Убитые уходят в сброс и могут вернуться.
does-K = Член семьи, которого в атаке не убить. Пока он дома, отряды его масти ранят замки; вместе с атакой может убить даму или валета.
    .ruling = В атаке его не убить, но можно взять в плен, убить двойкой или потерять от двойки вслепую.
does-X = Меняет эпоху: первый джокер начинает гнёт, второй его кончает. Вытянутый в свой ход, этот ход и завершает.
    .ruling = Если он вышел при раскладке, вместо него кладут следующую карту, и кто ходит первым, решает уже новая эпоха.

prompt-turn = Ваш ход. Что будете делать?
prompt-take = Какую карту взять? Открытую придётся разыграть, если это не отряд, а в колоде может ждать сюрприз.
prompt-use = Как поступить с картой? Приберечь её нельзя.
prompt-surprise = Сюрприз! Кем пожертвовать? Если в замках никого нет, замок получит 1 очко урона.

move-draw = Взять карту из колоды
    .hint = возможен сюрприз
move-take = Взять { $pile_card_acc } из стопки { $pile }
move-fortify = Укрепить замок
    .hint = страж для замка
move-attack = Атаковать замок { castle-suit }
move-attack-kill = Атаковать замок { castle-suit } и убить { $card }
move-attack-capture = Атаковать замок { castle-suit } и взять в плен { $card }
move-attack-rescue = Атаковать замок { castle-suit } и спасти { $card }
move-crown = Короновать
    .hint = в окно своего замка
move-kidnap = Похитить в темницу замка { castle-suit }
move-hold = Отложить туза себе
move-assassinate = Подослать убийцу к { $card }
move-lose-royal = Пожертвовать { $card }
move-lose-strength = Принять 1 очко урона на замок { castle-suit }
move-field =
    { $pile_card_is ->
        [none] Выложить на стопку { $pile }
       *[seen] Выложить на стопку { $pile }, поверх { $pile_card_gen }
    }
move-bury = Спрятать в сброс
move-pass = Пропустить ход

did-fortify =
    { $seat_gender ->
        [masculine] укрепил
        [feminine] укрепила
        [plural] укрепили
       *[unknown] укрепляет
    }
did-hit =
    { $seat_gender ->
        [masculine] ударил
        [feminine] ударила
        [plural] ударили
       *[unknown] бьёт
    }
did-breach =
    { $seat_gender ->
        [masculine] снёс
        [feminine] снесла
        [plural] снесли
       *[unknown] сносит
    }
did-raid =
    { $seat_gender ->
        [masculine] сделал
        [feminine] сделала
        [plural] сделали
       *[unknown] делает
    }
did-rescue =
    { $seat_gender ->
        [masculine] спас
        [feminine] спасла
        [plural] спасли
       *[unknown] спасает
    }
did-kill =
    { $seat_gender ->
        [masculine] убил
        [feminine] убила
        [plural] убили
       *[unknown] убивает
    }
did-crown =
    { $seat_gender ->
        [masculine] короновал
        [feminine] короновала
        [plural] короновали
       *[unknown] коронует
    }
did-kidnap =
    { $seat_gender ->
        [masculine] похитил
        [feminine] похитила
        [plural] похитили
       *[unknown] похищает
    }
did-hold =
    { $seat_gender ->
        [masculine] отложил
        [feminine] отложила
        [plural] отложили
       *[unknown] откладывает
    }
did-send =
    { $seat_gender ->
        [masculine] подослал
        [feminine] подослала
        [plural] подослали
       *[unknown] подсылает
    }
did-draw_blind =
    { $seat_gender ->
        [masculine] вытянул
        [feminine] вытянула
        [plural] вытянули
       *[unknown] тянет
    }
did-lay =
    { $seat_gender ->
        [masculine] выложил
        [feminine] выложила
        [plural] выложили
       *[unknown] выкладывает
    }
did-bury =
    { $seat_gender ->
        [masculine] спрятал
        [feminine] спрятала
        [plural] спрятали
       *[unknown] прячет
    }

event-flopped =
    { $third_is ->
        [none]
            { $second_is ->
                [none] В раскладе открылась последняя карта: { $first }.
               *[other] В раскладе открылись последние карты: { $first } и { $second }.
            }
       *[other] В раскладе открылись { $first }, { $second } и { $third }.
    }
event-started_over = Карт не хватило: все стопки перетасованы вместе, расклад начат заново.
event-reshuffled = Сброс перетасован и стал новой колодой.
event-round_began = Раунд { $round }: первый и третий ход за { $seat_ins }.
event-age_turned =
    { $age ->
        [oppression]
            { $seat_is ->
                [none] Открылся { $card }: началась эпоха гнёта.
               *[other] { $seat } { did-draw_blind } { $card_acc } и { did-lose } ход: началась эпоха гнёта.
            }
       *[revolution]
            { $seat_is ->
                [none] Открылся { $card }: вернулась эпоха революции.
               *[other] { $seat } { did-draw_blind } { $card_acc } и { did-lose } ход: вернулась эпоха революции.
            }
    }
event-drew = { $seat } { did-take } из колоды { $card_acc }.
event-took = { $seat } { did-take } { $card_acc } со стопки { $pile }.
event-fortified =
    { $old_is ->
        [none] { $seat } { did-fortify } замок { castle-suit } картой { $card }.
       *[other] { $seat } { did-fortify } замок { castle-suit } картой { $card } вместо { $old_gen }.
    }
event-battered = { $seat } { did-hit } картой { $card } в стену замка { castle-suit }: { $damage ->
        [one] на ней уже { $damage } очко урона.
        [few] на ней уже { $damage } очка урона.
       *[many] на ней уже { $damage } очков урона.
    }
event-breached = { $seat } { did-breach } картой { $card } стену замка { castle-suit }: { $fort } в сбросе.
event-hurt = { $seat } { did-hit } картой { $card } по замку { castle-suit }: { $damage ->
        [one] { $damage } очко урона.
        [few] { $damage } очка урона.
       *[many] { $damage } очков урона.
    }
event-raided = { $seat } { did-raid } картой { $card } вылазку к замку { castle-suit }, без урона.
event-rescued = { $seat } { did-rescue } { $card_acc } из темницы замка { castle-suit }.
event-killed = { $seat } { did-kill } { $card_acc } в замке { castle-suit }.
event-captured = { $seat } { did-take } в плен { $card_acc }: темница замка { castle-suit } больше не пустует.
event-crowned = { $seat } { did-crown } { $card_acc } в замке { castle-suit }.
event-joined = { $seat } { did-crown } { $card_acc }, и замок { castle-suit } вступил в войну.
event-kidnapped = { $seat } { did-kidnap } { $card_acc } в темницу замка { castle-suit }.
event-held = { $seat } { did-hold } { $card_acc } про запас.
event-assassinated = { $seat } { did-send } убийцу { $assassin }: { $card } в сбросе.
event-surprised = { $seat } { did-draw_blind } убийцу { $card }. Сюрприз!
event-lost_royal = { $seat } { did-lose } из-за сюрприза { $card_acc }.
event-lost_strength = Терять { $seat_dat } было некого: замок { castle-suit } получил 1 очко урона, теперь на нём { $damage }.
event-freed = Карта { $card } вышла из темницы на свободу — { $seat_dat } на радость.
event-scattered = У { $seat_gen } нет замка для карты { $card }: она ушла в сброс.
event-fell = { $seat } { did-lose } замок { castle-suit }: он пал.
event-fielded = { $seat } { did-lay } { $card_acc } на стопку { $pile }.
event-buried = { $seat } { did-bury } в сброс { $card_acc }.
event-passed = Взять было нечего: { $seat } { did-skip } ход.

# Как ход говорят по-русски; слова разделены запятыми

verb-draw = тянуть, тяну
verb-take = взять, беру
verb-fortify = укрепить, укрепляю
verb-attack = атаковать, атакую, атака
verb-attack-kill = атаковать, атакую, атака
verb-attack-capture = атаковать, атакую, атака
verb-attack-rescue = атаковать, атакую, атака
verb-crown = короновать, корона
verb-kidnap = похитить, похищаю
verb-hold = отложить, держать
verb-assassinate = убить, убийца
verb-lose-royal = пожертвовать, отдать
verb-lose-strength = пожертвовать, отдать
verb-field = выложить, выкладываю
verb-bury = спрятать, прячу
verb-pass = пропустить, пас

side-darkleins = ♠ Дарклейны ♣
side-bludgeins = ♥ Бладжейны ♦

# Что не так с настройками или позицией

error-castle_damage_mismatch = { $path }.damage: лежащие там отряды нанесли { $damage }
error-castle_not_active = { $path }: этот замок не действует, там ничего не лежит
error-no_fortification = { $path }.{ $named }: укрепления нет
error-fortification_has_fallen = { $path }.fort_damage: при таком уроне укрепление уже пало
error-no_active_castle = p1.castles: хотя бы у одной семьи есть действующий замок
error-turn_of_other_seat = turn: при turns_left { $left } и twice { $twice } ходит другой
error-card_not_taken_face_up = card: её не разыграть и не сбросить, значит, её не брали открытой
error-suit_of_other_family = { $path }: { $suit } — масть другой семьи
error-source_without_card = source: в руке нет `card`
error-active_castle_not_out = { $seat }.out: у кого есть действующий замок, тот в игре

## Said once, in somebody's first game

once-event-flopped = Три карты открыты: их цвета решают, кто сделает два из трёх следующих ходов.
once-event-age_turned = Джокер сменил эпоху: со следующего расклада преимущество у другого цвета.
once-prompt-take = Отряд, карта от 3 до 10, укрепляет замок своей масти или атакует чужой; король, дама и валет занимают замок своей масти.
once-prompt-use = Спрятанная карта уходит в сброс рубашкой вверх; выложенную на стопку может взять любая семья.
once-prompt-surprise = Убийца, то есть двойка, взят вслепую и бьёт по своим.

# На бумаге

credits = По игре Royal Family Тима Киндберга и соавторов (github.com/timkindberg/Royal-Family), лицензия MIT. Тексты и рисунки — Holdfast.
reference =
    Раунд: по карте на каждую стопку. Революция: ходы 1 и 3 у цвета, которого меньше. Гнёт: у того, которого больше.
    Ход: возьмите открытую карту, которую можете применить, или верхнюю из колоды.
    Отряды, 3–10: укрепите замок своей масти или атакуйте. Против открытого замка нужна семья дома.
    С атакой: спасите своего, убейте младшего по рангу или возьмите в плен.
    Король, дама, валет: коронуйте в своём замке; чужого, взятого открыто, — в темницу. Союзный туз держите у себя.
    Двойка: открытая убивает врага, вытянутая вслепую — кого-то из ваших.
    20 урона — замок пал. Без действующего замка вы проиграли.

# What is told of each seat at the end

tally-damage =
    { $count ->
        [one] { $count } единица урона замкам
        [few] { $count } единицы урона замкам
       *[many] { $count } единиц урона замкам
    }
tally-walls =
    { $count ->
        [one] { $count } снесённая стена
        [few] { $count } снесённые стены
       *[many] { $count } снесённых стен
    }
tally-royals =
    { $count ->
        [one] { $count } побеждённая персона
        [few] { $count } побеждённые персоны
       *[many] { $count } побеждённых персон
    }
