title = Каттл
tagline = Выигрывает тот, кто первым наберёт 21 очко, а у каждой карты припасён второй фокус.
length = около 15 минут
difficulty = средняя: дуэль на двоих, у каждого достоинства свой приём
who-starts = Кто последним купался в море?

option-hand_limit = Предел руки
    .hint = У кого на руках столько карт, тот брать больше не может.
option-turn_limit = Предел ходов
    .hint = Если за столько ходов никто не победил, партия кончается вничью.

zone-deck = Колода
zone-discard = Сброс
zone-removed = Вне игры
zone-stack = Разыгрывается
zone-revealed = Открыта семёркой
zone-target = Цель
zone-passes = Пасов подряд
zone-hand = Рука
zone-points = Очковые карты
zone-royals = Фигуры и пенсне
zone-score = Счёт
zone-goal = Нужно

badge-JS = J♠
badge-JH = J♥
badge-JD = J♦
badge-JC = J♣

# Что делают карты

does-A = 1 очко. Приём: все очковые карты на столе, и ваши тоже, уходят в сброс.
    .ruling = Дама от него не спасает; валеты уходят в сброс вместе с картами, которые держат.
does-2 = 2 очка. Приём: отправить в сброс фигуру или пенсне соперника. Или в любой момент: отменить чужой приём.
    .ruling = Если в сброс ушёл валет, его карта возвращается к тому, кто держал её раньше. Двойку, которой отменяют, тоже можно отменить двойкой.
does-3 = 3 очка. Приём: взять из сброса любую карту.
    .ruling = Карту выбирают, когда тройка срабатывает, так что можно взять и двойку, которой её только что пытались отменить. Саму себя она не вернёт.
does-4 = 4 очка. Приём: соперник сбрасывает с руки две карты по своему выбору.
    .ruling = У кого карта всего одна, отдаёт её.
does-5 = 5 очков. Приём: взять две карты.
    .ruling = Берут не больше, чем позволяют предел руки и колода.
does-6 = 6 очков. Приём: все фигуры и пенсне на столе, и ваши тоже, уходят в сброс.
    .ruling = Дама от неё не спасает. Валеты — тоже фигуры: каждая украденная карта возвращается к тому, кто её выложил.
does-7 = 7 очков. Приём: открыть верхнюю карту колоды и сразу сыграть её как угодно.
    .ruling = Если сыграть её нельзя — например, валета, которому нечего украсть, — она уходит в сброс. Если её играют приёмом, его можно отменить.
does-8 = 8 очков. Или пенсне: пока оно лежит перед вами, соперник играет с открытой рукой.
    .ruling = Пенсне очков не приносит, а очковая восьмёрка — не пенсне. Что успели увидеть, остаётся известным и без пенсне.
does-9 = 9 очков. Приём: вернуть фигуру или пенсне соперника ему в руку.
    .ruling = Карта возвращается и в полную руку. Валета берёт тот, кто его сыграл, а карта под ним возвращается к прежнему хозяину.
does-10 = 10 очков, и больше ничего: приёма у неё нет.
    .ruling = Потопить её может только десятка старшей масти.
does-J = Кладётся на очковую карту соперника: пока валет лежит на ней, карта и её очки ваши.
    .ruling = Если валетов несколько, решает последний. Туда, где защищает дама, валета не положить.
does-Q = Защищает остальные ваши карты на столе от валетов, двоек и девяток.
    .ruling = Саму себя она не защищает, но две дамы защищают друг друга. От потопления, тузов и шестёрок не спасает и отменять приёмы не мешает.
does-K = Снижает вашу цель: 14 очков с одним королём, 10 с двумя, 7 с тремя, 5 с четырьмя.
    .ruling = Если столько очков уже есть, вы сразу победили.

# Ходы

move-draw = Взять карту
move-points = Выложить { $card_acc } за очки
move-scuttle = Потопить { $target_acc } картой { $card }
move-lay = Выложить { $card_acc } надолго
move-steal = Украсть { $target_acc } картой { $card }
move-play = Сыграть { $card_acc } приёмом
move-aim = Сыграть { $card_acc } приёмом против { $target_gen }
move-counter = Отменить картой { $card }
move-allow = Пусть сработает
move-take = Взять из сброса { $card_acc }
move-discard = Сбросить { $card_acc }
move-pass = Пас

# Вопросы

prompt-turn = Ваш ход: возьмите карту или сыграйте.
prompt-countering =
    { $aim_is ->
        [none] Сейчас сработает { $card }. Отменить двойкой?
       *[other] { $card } против { $aim_gen }. Отменить двойкой?
    }
prompt-taking = Какую карту взять из сброса?
prompt-discarding =
    { $left ->
        [one] Сбросьте ещё { $left } карту.
        [few] Сбросьте { $left } карты, одну за другой.
       *[many] Сбросьте { $left } карт, одну за другой.
    }
prompt-revealing = Как сыграть карту, которую открыла семёрка?

# Рассказ

did-score =
    { $seat_gender ->
        [masculine] выложил
        [feminine] выложила
        [plural] выложили
       *[unknown] выкладывает
    }
did-scuttle =
    { $seat_gender ->
        [masculine] потопил
        [feminine] потопила
        [plural] потопили
       *[unknown] топит
    }
did-wear =
    { $seat_gender ->
        [masculine] надел
        [feminine] надела
        [plural] надели
       *[unknown] надевает
    }
did-steal =
    { $seat_gender ->
        [masculine] украл
        [feminine] украла
        [plural] украли
       *[unknown] крадёт
    }
did-cancel =
    { $seat_gender ->
        [masculine] отменил
        [feminine] отменила
        [plural] отменили
       *[unknown] отменяет
    }
did-reach =
    { $seat_gender ->
        [masculine] набрал
        [feminine] набрала
        [plural] набрали
       *[unknown] набирает
    }
did-pass =
    { $seat_gender ->
        [masculine] спасовал
        [feminine] спасовала
        [plural] спасовали
       *[unknown] пасует
    }

event-drew = { $seat } { did-take } { $card_acc }.
event-scored = { $seat } { did-score } за очки { $card_acc }.
event-scuttled = { $seat } { did-scuttle } { $target_acc } картой { $card }.
event-crowned = { $seat } { did-score } { $card_acc }: теперь для победы хватит очков: { $goal }.
event-guarded = { $seat } { did-score } { $card_acc }: остальное теперь под защитой.
event-peered = { $seat } { did-wear } пенсне: { $card }.
event-stole = { $seat } { did-steal } { $target_acc } картой { $card }.
event-played = { $seat } { did-play } приёмом { $card_acc }.
event-aimed = { $seat } { did-play } приёмом { $card_acc } против { $target_gen }.
event-countered = { $seat } { did-cancel } { $target_acc } картой { $card }.
event-failed = Приём не сработал: { $card }.
event-swept_points = Очковых карт на столе больше нет: сработал приём { $card_gen }.
event-swept_royals = Фигур и пенсне на столе больше нет: сработал приём { $card_gen }.
event-scrapped = { $seat } { did-lose } { $card_acc }.
event-took = { $seat } { did-take } из сброса { $card_acc }.
event-discarded = { $seat } { did-discard } { $card_acc }.
event-revealed = { $seat } { did-reveal } { $card_acc }.
event-unplayable = Сыграть { $card_acc } нельзя: карта ушла в сброс.
event-returned = { $seat } { did-take } { $card_acc } обратно в руку.
event-came_back = { $card } снова у { $seat_gen }.
event-passed = { $seat } { did-pass }.
event-stalemate = Три паса подряд: ничья.
event-reached =
    { $points ->
        [one] { $seat } { did-reach } { $points } очко, и этого хватило.
        [few] { $seat } { did-reach } { $points } очка, и этого хватило.
       *[many] { $seat } { did-reach } { $points } очков, и этого хватило.
    }

# Как ход говорят по-русски; слова разделены запятыми

verb-draw = взять, беру, тяну
verb-points = очки, выложить, выкладываю
verb-scuttle = потопить, топлю
verb-lay = выложить, выкладываю, положить
verb-steal = украсть, краду
verb-play = сыграть, играю
verb-aim = сыграть, играю
verb-counter = отменить, отменяю
verb-allow = пусть, пускай, разрешаю
verb-take = взять, беру
verb-discard = сбросить, сбрасываю
verb-pass = пас, пасую, пропустить

# Что не так с позицией

error-only_royals_and_glasses = { $seat }.royals: там лежат только восьмёрки, дамы и короли
error-only_points_and_jacks = { $seat }.points: там лежат карты от туза до десятки, а валеты — за картой, которую держат
error-not_a_stack_of_twos = stack: там лежит приём, а за ним двойки, сыгранные против него
error-revealed_beside_stack = revealed: пока приём не разыгран, семёрка ничего не открывает
error-target_without_aim = target: цель есть у сыгранной двойки или девятки, и больше ни у чего
error-target_not_exposed = target: это фигура, валет или пенсне соперника, не защищённые дамой
error-question_out_of_place = pending: здесь такого вопроса быть не может

# На бумаге

credits = «Каттл» — старинная игра, которая никому не принадлежит. Правила и рисунки — Holdfast.
reference =
    Сделайте ровно одно:
    Возьмите карту, если на руке меньше восьми.
    Очки: положите перед собой от туза до десятки. Потопите: сыграйте её на очковую карту соперника младше.
    Надолго: король, дама, восьмёрка-пенсне или валет на карту соперника.
    Приём: карта делает своё дело, если её не отменит двойка.
    Победа — 21 очко; каждый ваш король снижает цель.
