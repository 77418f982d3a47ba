title = Апгрейд
tagline = Дуэль на блефе: атака у всех на виду, защита скрыта. Усиливайте карты — или рискуйте жетоном.
length = около 15 минут
difficulty = лёгкая: три действия, и одно из них — блеф
who-starts = Кто последним что-нибудь обновлял?

option-tokens = Жетоны
    .hint = Сколько жетонов у каждого в начале; чем больше, тем дольше партия.
option-top_rank = Старшая карта
    .hint = Самое старшее достоинство в колоде, от шестёрки до короля: чем оно выше, тем больше случайности и меньше расчёта.
option-attack_row = Ряд атаки
    .hint = Сколько карт самое большее помещается в ряду атаки.
option-defence_row = Ряд защиты
    .hint = Сколько карт защищает каждого игрока; при раздаче каждый получает на одну больше.
option-discarding = Сброс взятой карты
    .hint = Если выключить, сбросить взятую карту нельзя: только апгрейд или атака.
option-attack_downgrade = Ослабление атаки
    .hint = Если выключить, карту атаки можно заменить только старшей.
option-open_discard = Открытый сброс
    .hint = Если выключить, сброшенные карты лежат рубашкой вверх и смотреть их нельзя.
option-variant = Вариант
    .hint = «Блиц» — быстрая партия: одна карта атаки, одна карта защиты, сбрасывать нельзя.
    .value-standard = обычный
    .value-rush = «Блиц»
option-turn_limit = Предел ходов
    .hint = После стольких ходов партия заканчивается, места решают жетоны.

zone-turn = Ходит
zone-drawn = Взятая карта
zone-deck = Колода
zone-discard = Сброс
zone-removed = Убраны из игры
zone-tokens = Жетоны
zone-attack = Атака
zone-defence = Защита
zone-hand = Рука
zone-picked = Выбор
zone-bows_owed = Долг поклонов
zone-bows_made = Отдано поклонов
zone-out = Вне игры

# Что значат карты

does-rank =
    { $value ->
        [one] В атаке и в защите стоит { $value } очко.
        [few] В атаке и в защите стоит { $value } очка.
       *[many] В атаке и в защите стоит { $value } очков.
    }
does-A = В атаке и в защите стоит 1 очко: слабее карты нет. Зато соперник этого не знает.
does-J = Стоит 11 очков. Бывает в колоде, только если стол выбрал старшую карту не ниже валета.
does-Q = Стоит 12 очков. Бывает в колоде, только если стол выбрал старшую карту не ниже дамы.
does-K = Стоит 13 очков, больше не бывает. Есть в колоде, только если стол выбрал королей.

# Ходы

move-open = Открыть атаку картой { $card }
    .hint = открыто, в атаку
move-upgrade-attack = Заменить в атаке { $slot_card_acc }
move-upgrade-defence = Заменить в защите { $slot_card_acc }
move-upgrade-add = Добавить к атаке
move-discard = Сбросить взятую карту
    .hint = ничего не изменится
move-attack = Атаковать { $seat_acc }
    .hint = ваш ряд против чужого
move-pass = Пропустить ход

# Вопросы

prompt-opening = Какой картой открываете атаку? Остальные станут вашей скрытой защитой.
prompt-turn = Что делаете со взятой картой?

# Рассказ

did-advance =
    { $seat_gender ->
        [masculine] пошёл
        [feminine] пошла
        [plural] пошли
       *[unknown] идёт
    }
did-open =
    { $seat_gender ->
        [masculine] выставил
        [feminine] выставила
        [plural] выставили
       *[unknown] выставляет
    }
did-add =
    { $seat_gender ->
        [masculine] добавил
        [feminine] добавила
        [plural] добавили
       *[unknown] добавляет
    }
did-lay =
    { $seat_gender ->
        [masculine] выложил
        [feminine] выложила
        [plural] выложили
       *[unknown] выкладывает
    }
did-bow =
    { $seat_gender ->
        [masculine] поклонился
        [feminine] поклонилась
        [plural] поклонились
       *[unknown] кланяется
    }

event-opened = { $seat } { did-open } в атаку { $card_acc }.
event-drew = { $seat } { did-take } { $card_acc }.
event-improved_attack = { $seat } { did-replace } в атаке { $old_acc } на { $card_acc }.
event-improved_defence =
    { $card_is ->
        [hidden]
            { $old_is ->
                [hidden] { $seat } { did-replace } карту в защите.
               *[other] { $seat } { did-replace } карту в защите, в сбросе теперь { $old }.
            }
       *[other] { $seat } { did-replace } в защите { $old_acc } на { $card_acc }.
    }
event-added = { $seat } { did-add } к атаке { $card_acc }.
event-discarded = { $seat } { did-discard } { $card_acc }.
event-challenged = { $seat } { did-advance } на { $target_acc } с силой { $force }.
event-revealed = { $seat } { did-reveal } в защите { $card_acc }.
event-won = { $seat } { did-attack } { $target_acc }: { $force } против { $wall } и { did-seize } жетон.
event-lost = { $seat } { did-attack } { $target_acc }: { $force } против { $wall } и { did-lose } жетон.
event-tied = { $seat } { did-attack } { $target_acc }: { $force } против { $force }, ничья. Время поклониться.
event-new_attack = { $seat } { did-lay } новой атакой { $card_acc }.
event-drew_defence = { $seat } { did-take } { $card_acc } в новую защиту.
event-passed = { $seat } { did-skip } ход.
event-eliminated = { $seat } { did-lose } последний жетон и { did-leave } из игры.
event-bowed = { $seat } { did-bow }.
event-reshuffled = Сброс перемешан и стал новой колодой.

# Как ход говорят по-русски; слова разделены запятыми

verb-open = открыть, открываю, открой
verb-upgrade-attack = улучшить, заменить, улучшаю, заменяю
verb-upgrade-defence = улучшить, заменить, улучшаю, заменяю
verb-upgrade-add = улучшить, добавить, добавляю
verb-discard = сбросить, сбрасываю, сброс
verb-attack = атаковать, атакую, атака
verb-pass = пропустить, пас, пропускаю
gesture-bow = поклон, поклониться, кланяюсь

# Что не так с настройками или позицией

error-deck_too_small = на { $seats } игроков с attack_row { $attack } и defence_row { $defence } нужно карт: { $needed }, а при top_rank { $rank } их { $cards }: сделайте ряд короче или top_rank выше
error-nothing_drawn_in_setup = drawn: при раскладке никто карты ещё не брал
error-out_of_tokens_with_cards = { $seat }: без жетонов и вне игры, но с картами
error-rows_filled_in_setup = { $seat }.hand: при раскладке ряды пусты

## Said once, in somebody's first game

once-prompt-opening = Атака лежит открыто перед всеми, защиту видите только вы.
once-prompt-turn = Атакуйте, если ваши открытые карты, по-вашему, больше чьих-то скрытых: кто ошибся, теряет жетон.

# На бумаге

credits = По игре Upgrade Джоша Груника и друзей (github.com/jgrunik/upgrade), CC BY-NC-SA 4.0 (creativecommons.org/licenses/by-nc-sa/4.0). Тексты и рисунки — Holdfast; не для продажи.
reference =
    Возьмите карту, её видите только вы. Затем сделайте что-то одно.
    Улучшение: положите её вместо карты атаки или защиты либо добавьте к атаке, если есть место.
    Сброс: положите её в сброс.
    Атака: другой игрок вскрывает всю защиту. У вас больше — забираете жетон, меньше — теряете, поровну — поклонитесь.
    После атаки взятая карта — ваша новая атака, а защитник берёт новую защиту.
    Без жетонов вы выбываете. Побеждает последний.

# What is told of each seat at the end

tally-won =
    { $count ->
        [one] { $count } удачная атака
        [few] { $count } удачные атаки
       *[many] { $count } удачных атак
    }
tally-fended_off =
    { $count ->
        [one] { $count } отбитая атака
        [few] { $count } отбитые атаки
       *[many] { $count } отбитых атак
    }
tally-improved =
    { $count ->
        [one] { $count } улучшение
        [few] { $count } улучшения
       *[many] { $count } улучшений
    }
