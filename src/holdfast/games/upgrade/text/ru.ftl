title = Апгрейд
tagline = Дуэль на блефе: атака у всех на виду, защита скрыта. Усиливайте карты — или рискуйте жетоном.

option-tokens = Жетоны
    .hint = Сколько жетонов у каждого в начале; чем больше, тем дольше партия.
option-top_rank = Старшая карта
    .hint = Самое старшее достоинство в колоде: чем выше, тем больше случайности и меньше расчёта.
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

# Ходы

move-open = Открыть { $card }
move-upgrade-attack = Заменить карту атаки { $slot }
move-upgrade-defence = Заменить карту защиты { $slot }
move-upgrade-add = Добавить к атаке
move-discard = Сбросить взятую карту
move-attack = Атака → { $seat }
move-pass = Пас

# Вопросы

prompt-opening = Какой картой открываете атаку? Остальные станут вашей скрытой защитой.
prompt-turn = Что делаете со взятой картой?

# Рассказ

event-opened = { $seat }: атаку открывает { $card }.
event-drew = { $seat }: из колоды взята { $card }.
event-improved_attack = { $seat }: в атаку встаёт { $card }, уходит { $old }.
event-improved_defence = { $seat }: в защиту встаёт { $card }, уходит { $old }.
event-added = { $seat }: к атаке добавлена { $card }.
event-discarded = { $seat }: сброшена { $card }.
event-revealed = { $seat }: в защите была { $card }.
event-won = { $seat }: атака → { $target }, { $force } против { $wall }. Жетон переходит к атакующему.
event-lost = { $seat }: атака → { $target }, { $force } против { $wall }. Жетон потерян.
event-tied = { $seat }: атака → { $target }, { $force } против { $force }. Время поклониться.
event-passed = { $seat }: пас.
event-eliminated = { $seat }: жетонов не осталось, место за столом свободно.
event-bowed = { $seat }: поклон.
event-reshuffled = Сброс перемешан и стал новой колодой.
