title = Ship IT!
tagline = Выкатите свою тайную архитектуру в прод раньше, чем её сломают.
length = около получаса
difficulty = средняя: карты на руке объясняют себя сами
who-starts = Кто последним чинил что-то по ночам?

## Варианты правил

option-extra_cards = Дополнительные карты
    .hint = В колоде лежат Кеш, OpenSource, Цепочка поставок и Слить.
option-social = Социальное взаимодействие
    .hint = Некоторые карты просят небольшого выступления; если остальные против, карта не срабатывает.
option-play_on = До последнего
    .hint = После первой победы игра продолжается, пока не останется один игрок.
option-cache_counts = Кеш идёт в зачёт
    .hint = Кеш считается для победы, когда компонента, к которому его подложили, больше нет.
option-turn_limit = Предел ходов
    .hint = После стольких ходов игра окончена; решают нужные компоненты в проде.

## Зоны и счётчики

zone-architecture = Архитектура
zone-hand = Рука
zone-production = Прод
zone-repair = В починке
zone-no_deploy = Без деплоя
word-this = этот ход
word-next = следующий ход
zone-out = В релизе
terminal-out = в релизе
zone-laid = Выложено на обмен
zone-laid_to = Кеш подложен к
zone-deck = Колода
zone-discard = Сброс
zone-removed = Вне игры
zone-aside = Лишние архитектуры
zone-played = На столе
zone-events = События
zone-looked = Просмотр
zone-turn = Ход
zone-step = Этап
zone-done = За этот ход
zone-attack = Атака
zone-trade = Обмен

step-events = Событие
step-choice = Добор или действия
step-acting = Действия
repair-this = до конца этого хода
repair-next = до конца следующего своего хода
badge-junior = Джун

## Типы карт

type-architecture = Архитектура
type-component = Компонент
type-draw = Добор
type-attack = Атака
type-defence = Защита
    .later = Защита отвечает на атаку против вас.
type-meta = Мета
    .later = sudo играют вместе с атакой на компонент или с защитой.
type-event = Событие

label-extra = доп. карта
label-bug = ошибка
label-security = безопасность
label-social = выступление

card-performed = Просит выступления, если играют с социальным взаимодействием.
label-needed = нужен

## Архитектуры

card-analytics = Аналитика
    .acc = Аналитику
    .text = Нужны в проде: 1 бэкенд, 2 базы данных.
    .tip = Собирайте базы, а вид делайте такой, будто вам нужны фронтенды.
    .flavour = Всё измерили дважды и решили наугад.
card-microfrontends = Микрофронтенды
    .text = Нужны в проде: 2 фронтенда, 1 база данных.
    .tip = Базу деплойте последней: она вас выдаёт.
    .flavour = Одиннадцать команд, одна кнопка, четыре оттенка синего.
card-microservices = Микросервисы
    .text = Нужны в проде: 1 фронтенд, 2 бэкенда.
    .tip = Два бэкенда за один ход — это работа для Оркестратора.
    .flavour = Была одна проблема, стало сорок, и каждая со своим пайплайном.
card-application = Приложение
    .text = Нужны в проде: 1 фронтенд, 1 бэкенд, 1 база данных.
    .tip = Каждого по одному: пригодится что угодно, а последнюю карту никто не угадает.
    .flavour = Делает ровно одно дело, но никто не помнит какое.

## Компоненты

card-database = База данных
    .gen = Базы данных
    .acc = Базу данных
    .text = Компонент. Деплойте, если он нужен архитектуре, — или для отвода глаз.
    .tip = Две базы в проде похожи на Аналитику. Или только похожи?
    .flavour = Ничего не забывает, особенно ваш DELETE без WHERE.
card-backend = Бэкенд
    .gen = Бэкенда
    .text = Компонент. Деплойте, если он нужен архитектуре, — или для отвода глаз.
    .tip = Он нужен трём архитектурам из четырёх: на ваш точно позарятся.
    .flavour = На моей машине работает, а моя машина и есть прод.
card-frontend = Фронтенд
    .gen = Фронтенда
    .text = Компонент. Деплойте, если он нужен архитектуре, — или для отвода глаз.
    .tip = С подложенным CI он переживёт первую ошибку.
    .flavour = Наконец-то по центру, так что рядом с этим дивом не дышать.
card-cloud = Облако
    .gen = Облака
    .text = При проверке победы заменяет один любой фронтенд, бэкенд или базу данных.
    .tip = Придержите его на руке как последнюю деталь.
    .flavour = Ничего своего, по пятницам дожди, зато карта привязана.
    .ruling = Мониторинг, Файрвол и Кеш не заменяет. Два облака заменяют два компонента. Вернувшись на руку, в ремонте только облака.
card-cache = Кеш
    .gen = Кеша
    .text = Подкладывается к вашему компоненту и навсегда получает его тип. Для победы не считается, но его можно отдать вместо компонента этого типа.
    .tip = Подложите его туда, где больнее всего терять.
    .flavour = Помнит всё, кроме того, когда пора забыть.
    .ruling = Его можно отдать вместо компонента того же типа; тогда считаются его собственные CI и Сертификат. Вернувшись на руку, запирает и кеши, и тот тип, что у него был. Не к чему подложить — задеплоить нельзя.
card-monitoring = Мониторинг
    .gen = Мониторинга
    .ins = Мониторингом
    .text = Пока он в проде, ошибки бьют только по нему. От атаки с sudo может прикрыть собой, если добавить свой sudo.
    .tip = Подложите CI: стрелять начнут с него.
    .flavour = Тридцать четыре алерта, и все «да вроде нормально».
    .ruling = Если ударили по нему самому, его спасут Отговорка или CI, как любой компонент. Прикрыв собой от sudo, уходит в сброс со всем, что к нему приложено.
card-firewall = Файрвол
    .gen = Файрвола
    .ins = Файрволом
    .text = Пока он в проде, проблемы безопасности бьют только по нему. От атаки с sudo может прикрыть собой, если добавить свой sudo.
    .tip = Файрвол с Сертификатом — это пара спокойных ходов.
    .flavour = Не пускает хакеров, пользователей и радость.
    .ruling = Если ударили по нему самому, его спасут Патч или Сертификат, как любой компонент. Прикрыв собой от sudo, уходит в сброс со всем, что к нему приложено.

## Добор

card-research = Исследование
    .text = Просмотрите колоду и возьмите любую карту, кроме события. Колода перемешивается.
    .tip = Берите последнюю деталь — или защиту для неё.
    .flavour = Сорок вкладок, а ответ был в тексте ошибки.
    .ruling = Нужно, чтобы было что взять: если в колоде одни события, сыграть нельзя.
card-garbage_collector = Garbage Collector
    .text = Возьмите из сброса любую карту, кроме событий и Garbage Collector.
    .tip = Все видят, что вы взяли. Чаще всего выгоднее отыгранный sudo.
    .flavour = Что одни выкинули, другие завтра понесут в прод.
    .ruling = Нужно, чтобы было что взять. Что взято, видят все.
card-hype = Хайп
    .text = Возьмите три верхние карты колоды.
    .tip = События идут в комплекте. До деплоя играйте, только если не боитесь Пятницы.
    .flavour = За ночь переписано на языке, которому три дня.
    .ruling = События среди трёх происходят по одному, в том порядке, как вытянуты, когда взяты все три.
card-rfc = RFC
    .text = Назовите карту (не событие) и другого игрока. Если карта у него на руке, он отдаёт вам одну — в открытую.
    .tip = Попросите назад то, что только что выменяли у вас.
    .flavour = Просили комментарии, получили мнения, потеряли друзей.
    .ruling = Называют карту, а не вид карт. Если её у игрока нет, он ничего не показывает, а RFC потрачен.
card-p2p = P2P
    .text = Вытяните случайную карту из руки другого игрока. С пивом, в которое поверили, — две.
    .tip = Лучше всего против руки, разросшейся на обменах.
    .flavour = Делиться приятно, особенно чужим.
    .ruling = У игрока должна быть хотя бы одна карта. Какая — видите только вы двое.
card-opensource = OpenSource
    .text = Покажите его и посмотрите верхнюю карту колоды: заберите её и сбросьте OpenSource или оставьте её, а OpenSource сохраните до следующего хода.
    .tip = Событие, оставленное на колоде, — подарок следующему.
    .flavour = Четыре тысячи звёзд, девятьсот тикетов, один автор в отпуске.
    .ruling = Событие, на которое вы только посмотрели, не происходит; взятое — происходит. Показанный и оставленный, в этот ход он больше не показывается.

## Атака

card-bug = Ошибка
    .acc = Ошибку
    .text = Игрок возвращает на руку один свой компонент — на свой выбор.
    .tip = Отдадут самое ненужное. Бейте, когда лишнего уже нет.
    .flavour = Мы проверили: к сожалению, не фича.
    .ruling = Если в проде Мониторинг, отдать можно только его. Атаковать можно и себя — и защищаться тоже.
card-critical_bug = Критическая ошибка
    .acc = Критическую ошибку
    .text = Игрок сбрасывает один свой компонент — на свой выбор.
    .tip = Больнее всего тому, у кого компонент один.
    .flavour = Критичность: да.
    .ruling = Если в проде Мониторинг, отдать можно только его. Сброшенное не бывает в ремонте.
card-specific_bug = Специфическая ошибка
    .acc = Специфическую ошибку
    .text = Названный вами компонент возвращается на руку владельцу.
    .tip = Сыграйте на себя — и компонент уже не украдут.
    .flavour = Только по вторникам, только в Safari и только у генерального.
    .ruling = Вместо названного компонента можно отдать Кеш того же типа.
card-security_issue = Проблема безопасности
    .acc = Проблему безопасности
    .text = Названный вами компонент уходит из чужого прода к вам на руку.
    .tip = В этом ходу он в починке: деплой только в следующем.
    .flavour = Ключ утёк в коммите и ещё раз — в коммите, который это чинил.
    .ruling = Вместо названного компонента можно отдать Кеш того же типа — тогда вам достаётся Кеш.
card-ddos = DDoS
    .text = Другой игрок не может деплоить в свой следующий ход. Защиты нет.
    .tip = Играйте на того, кому не хватает одного компонента.
    .flavour = Наконец-то вы популярны.
    .ruling = Это не ошибка и не проблема безопасности. Второй DDoS на того же игрока ничего не добавляет.
card-supply_chain = Цепочка поставок
    .acc = Цепочку поставок
    .text = Посмотрите верхние карты — на одну больше, чем игроков. Одну сбросьте, остальные верните в любом порядке.
    .tip = Следующий игрок возьмёт то, что вы положили последним.
    .flavour = Кто-то незнакомый влил что-то непрочитанное.
    .ruling = Смотреть — не брать: увиденные события не происходят. Считают только тех, кто ещё в игре.

## Защита

card-excuse = Отговорка
    .acc = Отговорку
    .ins = Отговоркой
    .text = Ответ на ошибку против вас: она не действует. Против sudo — только вместе с sudo.
    .tip = Приберегите одну на ход перед победой.
    .flavour = Это космические лучи, они даже записку оставили.
    .ruling = Отвечают ею раньше, чем дойдёт до CI и Мониторинга. Против sudo нужен свой sudo.
card-patch = Патч
    .ins = Патчем
    .text = Ответ на проблему безопасности против вас: она не действует. Против sudo — только вместе с sudo.
    .tip = Их всего два. Следите, куда они ушли.
    .flavour = Хотфикс_финал_2_точно_финал, теперь с фиксом.
    .ruling = Отвечают им раньше, чем дойдёт до Сертификата и Файрвола. Против sudo нужен свой sudo.
card-ci = CI
    .ins = CI
    .text = Деплоится вместе с компонентом: останавливает одну ошибку и уходит в сброс. Против sudo — только с sudo.
    .tip = Потом его не добавить. Если можете — дождитесь.
    .flavour = Позеленело с четвёртого раза — значит, можно.
    .ruling = Срабатывает сам. Против sudo можно добавить свой; не добавили — CI в сброс, а ошибка проходит.
card-certificate = Сертификат
    .ins = Сертификатом
    .text = Деплоится вместе с компонентом: останавливает одну проблему безопасности и уходит в сброс. Против sudo — только с sudo.
    .tip = Подложите под то, что хотят все.
    .flavour = Истекает в воскресенье в четыре утра, такая традиция.
    .ruling = Срабатывает сам. Против sudo можно добавить свой; не добавили — Сертификат в сброс, а атака проходит.

## Мета

card-sudo = sudo
    .text = С атакой на компонент пробивает обычную защиту. С защитой держит даже против sudo.
    .tip = Их пять. У кого последний, тот и прав.
    .flavour = Волшебное слово: у «пожалуйста» не хватило прав.
    .ruling = В защите играется только против атаки с sudo. С DDoS и Цепочкой поставок не сочетается.
card-merge = Слить
    .acc = «Слить»
    .text = Перемешайте сброс и колоду вместе.
    .tip = Самое время, когда соперники сбросили то, что нужно вам.
    .flavour = 214 конфликтов, один глубокий вдох, «принять все».
    .ruling = При пустом сбросе можно сыграть впустую.
card-orchestrator = Оркестратор
    .text = В этом ходу можно задеплоить два компонента. Не больше одного Оркестратора за ход.
    .tip = От одного компонента до победы — за один ход.
    .flavour = Дирижирует сорока контейнерами, и ни один не знает нот.
    .ruling = Сыгранный после деплоя, разрешает второй. В Пятницу и под DDoS — тоже можно, но впустую.

## События

card-e500 = 500
    .text = В вас попала ошибка: защититесь Отговоркой или верните на руку компонент на свой выбор.
    .tip = Держите в проде что-нибудь, чего не жалко.
    .flavour = Что-то пошло не так, мы знаем что, но не скажем.
    .ruling = Нет компонентов — ничего не происходит. CI и Мониторинг действуют, как при любой ошибке; атакующего нет, sudo тоже.
card-zero_day = 0 день
    .text = В вас попала проблема безопасности: защититесь Патчем или отдайте компонент на свой выбор другому игроку.
    .tip = Отдавайте тому, кому он нужен меньше всех.
    .flavour = На подготовку было ноль дней, и вы их все потратили.
    .ruling = Нет компонентов — ничего не происходит. Сертификат и Файрвол действуют, как при любой проблеме безопасности; атакующего нет, sudo тоже.
card-friday = Пятница
    .acc = Пятницу
    .text = В этом ходу деплоить нельзя.
    .tip = По пятницам не деплоят. Зато можно меняться.
    .flavour = «Там всего одна строчка», — сказали в 17:58.
    .ruling = Задеплоенное раньше остаётся: Хайп может принести Пятницу и посреди хода.
card-hackers_paws = Хакерские лапки
    .text = Сбросьте с руки карту на свой выбор.
    .tip = Одна ненужная карта на руке не помешает.
    .flavour = Мягкие, ловкие и уже спят на вашей клавиатуре.
    .ruling = Если на руке пусто, ничего не происходит.

## Выступления

perform-database = Придумайте девиз своей базе данных.
perform-backend = Одной фразой расскажите, что делает ваш бэкенд, не называя технологий.
perform-frontend = Назовите новый JS-фреймворк, о котором ещё никто не слышал.
perform-research = Сошлитесь на исследование, которое только что выдумали.
perform-garbage_collector = Расскажите, что вы выкинули и до сих пор жалеете.
perform-hype = Объявите это так, будто стоите на очень большой сцене.
perform-rfc = Попросите вежливо, в стиле официального письма.
perform-specific_bug = Назовите точные условия, при которых возникает ошибка.
perform-security_issue = Назовите пароль, который никому нельзя ставить.
perform-excuse = Придумайте отговорку, которой сегодня ещё не было.
perform-merge = Назовите две вещи, которые нельзя сливать вместе.
perform-zero_day = Успокойте пользователей одной фразой.
perform-p2p = Говорят, на столе стоит пиво. Верите?

line-database-1 = Я помню всё, а ваши ошибки — в первую очередь.
line-database-2 = Без строки — никуда.
line-backend-1 = Вежливо кивает и всё записывает.
line-backend-2 = Всем отвечает согласием и иногда даже делает.
line-frontend-1 = Кашица.js: тёплые компоненты, слегка липкое состояние.
line-frontend-2 = Ляпнул.js: отрисует раньше, чем вы попросите.
line-research-1 = Девять серверов из десяти просят их не трогать.
line-research-2 = Опрос моего стола показал: виновата сеть.
line-garbage_collector-1 = Резервную копию. Она была прекрасна.
line-garbage_collector-2 = Тот единственный провод, который подходил.
line-hype-1 = И ещё кое-что… оно мигает!
line-hype-2 = С сегодняшнего дня циклы больше никто не пишет!
line-rfc-1 = Уважаемый коллега, прошу рассмотреть вопрос о передаче этой карты.
line-rfc-2 = Настоящим прошу отдать карту в удобные для Вас сроки, то есть сейчас.
line-specific_bug-1 = Только 29 февраля, в тёмной теме и левой рукой.
line-specific_bug-2 = Каждый раз, когда кто-то клянётся, что кеш тут ни при чём.
line-security_issue-1 = Слово пароль, но с большой буквы.
line-security_issue-2 = Кличка кота. Кота зовут 123.
line-excuse-1 = Это не ошибка, это было в демо.
line-excuse-2 = Это прошлая команда. Прошлая команда — это я.
line-merge-1 = Табы и пробелы.
line-merge-2 = Дедлайн и хорошая мысль.
line-zero_day-1 = Всё под контролем, только ничего не нажимайте.
line-zero_day-2 = Бывало и хуже. Не сегодня, но бывало.

## О ком речь: о другом или о себе

at-seat =
    { $seat_is ->
        [you] себя
       *[other] { $seat_acc }
    }
at-target =
    { $target_same ->
        [same] себя
       *[other] { $target_acc }
    }

## Ходы

move-draw = Взять вторую карту и закончить ход
    .hint = вместо действий
move-end = Закончить ход
    .hint = ходит следующий
move-deploy = Задеплоить { $component_acc }
move-deploy-ci = Задеплоить { $component_acc } с CI
move-deploy-certificate = Задеплоить { $component_acc } с Сертификатом
move-deploy-both = Задеплоить { $component_acc } с CI и Сертификатом
move-deploy-beside = Подложить { $component_acc } к компоненту { $place }
move-deploy-beside-ci = Подложить { $component_acc } к компоненту { $place }, с CI
move-deploy-beside-certificate = Подложить { $component_acc } к компоненту { $place }, с Сертификатом
move-deploy-beside-both = Подложить { $component_acc } к компоненту { $place }, с CI и Сертификатом
move-play = Сыграть { $played_acc }
move-play-collect = Сыграть { $played_acc }: забрать из сброса { $card_acc }
move-play-request = Сыграть { $played_acc }: попросить у { $seat_gen } { $card_acc }
move-play-pull = Сыграть { $played_acc }: вытянуть карту у { $seat_gen }
move-play-beer = Сыграть { $played_acc } с пивом: вытянуть карту у { $seat_gen } и ещё одну у { $other_gen }
move-play-at = Сыграть { $played_acc } на { $seat_acc }
move-attack = Сыграть { $played_acc } на { at-seat }
move-attack-sudo = Сыграть { $played_acc } и sudo на { at-seat }
move-strike =
    { $seat_is ->
        [you] Сыграть { $played_acc } на свой компонент { $place }
       *[other] Сыграть { $played_acc } на компонент { $place } у { $seat_gen }
    }
move-strike-sudo =
    { $seat_is ->
        [you] Сыграть { $played_acc } и sudo на свой компонент { $place }
       *[other] Сыграть { $played_acc } и sudo на компонент { $place } у { $seat_gen }
    }
move-defend = Защититься { $defence_ins }
move-defend-sudo = Защититься { $defence_ins } и sudo
move-accept = Принять
move-lose = Отдать компонент { $place }
move-lose-to = Отдать { $seat_dat } компонент { $place }
move-trade = Предложить { $seat_dat } обмен: вы даёте { $ratio_left }, { $seat } даёт { $ratio_right }
move-trade-all = Предложить всем обмен: вы даёте { $ratio_left } за { $ratio_right }
move-decline = Отказаться
move-give = Выложить { $card_acc }
move-give-to = Отдать { $seat_dat }
move-take = Забрать
move-take-card = Взять { $card_acc }
move-leave = Оставить
move-drop = Сбросить { $card_acc }
move-put = Положить на колоду { $card_acc }
move-discard = Сбросить { $card_acc }
move-perform = Выступить
move-object = Возразить
move-fine = Годится

## Вопросы

prompt-turn = Что делаете?
prompt-choice = Берёте вторую карту и заканчиваете ход — или действуете: деплой, карты, обмен?
prompt-acting = Что ещё? Ход продолжается, пока вы его не закончите.
prompt-answering =
    { $by_is ->
        [none] В вас попало событие: { $card }. Защищаетесь — или какой компонент отдаёте?
        [you] { $card }: вы атакуете сами себя. Защищаетесь или принимаете удар?
       *[other]
            { $component_is ->
                [none] { $by } играет на вас { $card_acc }. Защищаетесь — или какой компонент отдаёте?
               *[seen] { $by } играет { $card_acc }, цель — { $component }. Защищаетесь или принимаете удар?
            }
    }
prompt-losing =
    { $component_is ->
        [none] Отговорка не прошла, { $card } в силе. Какой компонент отдаёте?
       *[seen] Отговорка не прошла, { $card } в силе. Под ударом { $component }: отдаёте?
    }
prompt-stepping_in = Атака с sudo ({ $card }) обходит вашу защиту, под ударом { $component }. Пусть защита примет удар на себя вместе с вашим sudo? Она уйдёт в сброс.
prompt-holding = Атака с sudo ({ $card }) пробивает подложенную карту, под ударом { $component }. Удержать своим sudo? Иначе карта уйдёт в сброс, а атака подействует.
prompt-receiving = { $by } теряет { $component_acc }. Кто получит карту на руку?
prompt-offered_trade = { $by } даёт { $give ->
        [one] { $give } карту
        [few] { $give } карты
       *[many] { $give } карт
    }, вы даёте { $take }, всё втёмную. Согласны? Передумать будет нельзя.
prompt-laying =
    { $by_is ->
        [you] Какую карту кладёте рубашкой вверх? С вас { $give }, { $to } кладёт { $take }; годится любая.
       *[other] Какую карту кладёте рубашкой вверх? С вас { $take }, { $by } кладёт { $give }; годится любая.
    }
prompt-performing =
    { $card } просит выступления. { $task ->
        [perform-database] { perform-database }
        [perform-backend] { perform-backend }
        [perform-frontend] { perform-frontend }
        [perform-research] { perform-research }
        [perform-garbage_collector] { perform-garbage_collector }
        [perform-hype] { perform-hype }
        [perform-rfc] { perform-rfc }
        [perform-specific_bug] { perform-specific_bug }
        [perform-security_issue] { perform-security_issue }
        [perform-excuse] { perform-excuse }
        [perform-merge] { perform-merge }
        [perform-zero_day] { perform-zero_day }
       *[other] Коротко, пожалуйста.
    } Откажетесь — карта сыграна впустую.
prompt-judging =
    { $task ->
        [perform-p2p] { $by } говорит, что под рукой есть пиво. Верите? Если большинство против, P2P вытянет только одну карту.
       *[other] { $by } выступает с картой «{ $card }». Годится? Если большинство против, карта сыграна впустую.
    }
prompt-researching = Какую карту берёте из колоды? Потом колода перемешается.
prompt-looking = Забираете верхнюю карту и сбрасываете OpenSource — или оставляете её, а OpenSource придерживаете?
prompt-dropping = Какую из этих карт сбросить? Остальные вернутся на колоду.
prompt-putting = Какая карта теперь ляжет на колоду? Последняя окажется сверху.
prompt-discarding = Хакерские лапки: какую карту сбрасываете?

## Рассказ

did-accept =
    { $seat_gender ->
        [masculine] согласился
        [feminine] согласилась
        [plural] согласились
       *[unknown] соглашается
    }
did-add =
    { $seat_gender ->
        [masculine] добавил
        [feminine] добавила
        [plural] добавили
       *[unknown] добавляет
    }
did-answer =
    { $seat_gender ->
        [masculine] ответил
        [feminine] ответила
        [plural] ответили
       *[unknown] отвечает
    }
did-ask =
    { $seat_gender ->
        [masculine] попросил
        [feminine] попросила
        [plural] попросили
       *[unknown] просит
    }
did-attach =
    { $seat_gender ->
        [masculine] подложил
        [feminine] подложила
        [plural] подложили
       *[unknown] подкладывает
    }
did-claim =
    { $seat_gender ->
        [masculine] заявил
        [feminine] заявила
        [plural] заявили
       *[unknown] заявляет
    }
did-convince =
    { $seat_gender ->
        [masculine] убедил
        [feminine] убедила
        [plural] убедили
       *[unknown] убеждает
    }
did-decline =
    { $seat_gender ->
        [masculine] отказался
        [feminine] отказалась
        [plural] отказались
       *[unknown] отказывается
    }
did-deploy =
    { $seat_gender ->
        [masculine] задеплоил
        [feminine] задеплоила
        [plural] задеплоили
       *[unknown] деплоит
    }
did-find =
    { $seat_gender ->
        [masculine] нашёл
        [feminine] нашла
        [plural] нашли
       *[unknown] находит
    }
did-give =
    { $seat_gender ->
        [masculine] отдал
        [feminine] отдала
        [plural] отдали
       *[unknown] отдаёт
    }
did-keep =
    { $seat_gender ->
        [masculine] сохранил
        [feminine] сохранила
        [plural] сохранили
       *[unknown] сохраняет
    }
did-lay =
    { $seat_gender ->
        [masculine] выложил
        [feminine] выложила
        [plural] выложили
       *[unknown] выкладывает
    }
did-let =
    { $seat_gender ->
        [masculine] оставил
        [feminine] оставила
        [plural] оставили
       *[unknown] оставляет
    }
did-look =
    { $seat_gender ->
        [masculine] посмотрел
        [feminine] посмотрела
        [plural] посмотрели
       *[unknown] смотрит
    }
did-merge =
    { $seat_gender ->
        [masculine] слил
        [feminine] слила
        [plural] слили
       *[unknown] сливает
    }
did-offer =
    { $seat_gender ->
        [masculine] предложил
        [feminine] предложила
        [plural] предложили
       *[unknown] предлагает
    }
did-perform =
    { $seat_gender ->
        [masculine] выступил
        [feminine] выступила
        [plural] выступили
       *[unknown] выступает
    }
did-pull =
    { $seat_gender ->
        [masculine] вытянул
        [feminine] вытянула
        [plural] вытянули
       *[unknown] тянет
    }
did-put =
    { $seat_gender ->
        [masculine] положил
        [feminine] положила
        [plural] положили
       *[unknown] кладёт
    }
did-return =
    { $seat_gender ->
        [masculine] вернул
        [feminine] вернула
        [plural] вернули
       *[unknown] возвращает
    }
did-say =
    { $seat_gender ->
        [masculine] сказал
        [feminine] сказала
        [plural] сказали
       *[unknown] говорит
    }
did-ship =
    { $seat_gender ->
        [masculine] зарелизил
        [feminine] зарелизила
        [plural] зарелизили
       *[unknown] релизит
    }

event-drew = { $seat } { did-take } { $card_acc }.
event-drew_event = { $seat } { did-pull } событие: { $card }!
event-deployed = { $seat } { did-deploy } { $card_acc }.
event-attached = { $seat } { did-attach } { $card_acc }.
event-laid_to =
    { $seat_is ->
        [you] { $card } теперь стоит при вашем компоненте «{ $component }».
       *[other] { $card } теперь стоит при компоненте «{ $component }» у { $seat_gen }.
    }
event-played = { $seat } { did-play } { $card_acc }.
event-played_at = { $seat } { did-play } { $card_acc } на { at-target }.
event-struck =
    { $target_same ->
        [same] { $seat } { did-play } { $card_acc } на свой компонент «{ $component }».
       *[other]
            { $target_is ->
                [you] { $seat } { did-play } { $card_acc } на ваш компонент «{ $component }».
               *[other] { $seat } { did-play } { $card_acc } на компонент «{ $component }» у { $target_gen }.
            }
    }
event-with_sudo = { $seat } { did-add } sudo.
event-defended = { $seat } { did-answer } { $card_ins }.
event-stepped_in = Удар за { $seat_acc } принимает на себя { $card }.
event-held = { $card } держит: { $seat } { did-keep } { $component_acc }.
event-broken =
    { $seat_is ->
        [you] Ваша защита пробита: { $card }, под ударом { $component }.
       *[other] Защита { $seat_gen } пробита: { $card }, под ударом { $component }.
    }
event-stood_in =
    { $seat_is ->
        [you] Вместо вашего компонента «{ $component }» под удар идёт { $card }.
       *[other] Вместо компонента «{ $component }» у { $seat_gen } под удар идёт { $card }.
    }
event-took_back = { $seat } { did-return } из прода на руку { $card_acc }, в починку.
event-threw_away = { $seat } { did-discard } из прода { $card_acc }.
event-handed_over = { $seat } { did-give } { $target_dat } из прода { $card_acc }.
event-dropped = Заодно { $seat } { did-lose } { $card_acc }.
event-no_deploy_next =
    { $seat_is ->
        [you] В следующий ход вы не деплоите.
       *[other] { $seat } в следующий ход не деплоит.
    }
event-no_deploy_now =
    { $seat_is ->
        [you] В этот ход вы не деплоите.
       *[other] { $seat } в этот ход не деплоит.
    }
event-nothing = Терять { $seat_dat } было нечего: обошлось.
event-took = { $seat } { did-find } в колоде { $card_acc }; колода перемешана.
event-collected = { $seat } { did-take } из сброса { $card_acc }.
event-requested = { $seat } { did-ask } у { $target_gen } { $card_acc }.
event-gave = { $seat } { did-give } { $target_dat } в открытую { $card_acc }.
event-missed = { $seat } ничего не { did-get }: у { $target_gen } такой карты нет.
event-pulled = { $seat } { did-pull } у { $target_gen } { $card_acc }.
event-claimed_beer = { $seat } { did-claim }, что под рукой есть пиво.
event-looked_ahead =
    { $number ->
        [0] { $seat } { did-look } колоду, но карт в ней не осталось.
        [one] { $seat } { did-look } с верха колоды { $number } карту.
        [few] { $seat } { did-look } с верха колоды { $number } карты.
       *[many] { $seat } { did-look } с верха колоды { $number } карт.
    }
event-looked =
    { $card_is ->
        [hidden] { $seat } { did-look } верхнюю карту колоды.
       *[other] { $seat } { did-look } верхнюю карту колоды: { $card }.
    }
event-left = { $seat } { did-let } карту на колоде.
event-discarded = { $seat } { did-discard } { $card_acc }.
event-put_back = { $seat } { did-put } на колоду { $card_acc }.
event-merged = { $seat } { did-merge } сброс с колодой.
event-reshuffled = Сброс перемешан и стал новой колодой.
event-offered = { $seat } { did-offer } { $target_dat } обмен: { $give } на { $take }.
event-offered_all = { $seat } { did-offer } всем обмен: { $give } на { $take }.
event-accepted = { $seat } { did-accept }.
event-declined = { $seat } { did-decline }.
event-no_takers = Меняться с { $seat_ins } никто не захотел.
event-no_more_offers = Предложений в этот ход у { $seat_gen } больше нет.
event-laid = { $seat } { did-lay } рубашкой вверх { $card_acc }.
event-exchanged = { $seat } и { $target } обменялись картами.
event-received = { $seat } { did-get } { $card_acc }.
event-said = { $seat } { did-say }: «{ $said }»
event-performed = { $seat } { did-perform } с картой «{ $card }»: «{ $said }»
event-performed_aloud = { $seat } { did-perform } вслух с картой «{ $card }».
event-performed_line =
    { $seat } { did-perform } с картой «{ $card }»: «{ $line ->
        [line-database-1] { line-database-1 }
        [line-database-2] { line-database-2 }
        [line-backend-1] { line-backend-1 }
        [line-backend-2] { line-backend-2 }
        [line-frontend-1] { line-frontend-1 }
        [line-frontend-2] { line-frontend-2 }
        [line-research-1] { line-research-1 }
        [line-research-2] { line-research-2 }
        [line-garbage_collector-1] { line-garbage_collector-1 }
        [line-garbage_collector-2] { line-garbage_collector-2 }
        [line-hype-1] { line-hype-1 }
        [line-hype-2] { line-hype-2 }
        [line-rfc-1] { line-rfc-1 }
        [line-rfc-2] { line-rfc-2 }
        [line-specific_bug-1] { line-specific_bug-1 }
        [line-specific_bug-2] { line-specific_bug-2 }
        [line-security_issue-1] { line-security_issue-1 }
        [line-security_issue-2] { line-security_issue-2 }
        [line-excuse-1] { line-excuse-1 }
        [line-excuse-2] { line-excuse-2 }
        [line-merge-1] { line-merge-1 }
        [line-merge-2] { line-merge-2 }
        [line-zero_day-1] { line-zero_day-1 }
       *[line-zero_day-2] { line-zero_day-2 }
    }»
event-refused_to_perform = { $seat } { did-decline } выступать с картой «{ $card }».
event-believed = { $seat } { did-get } зачёт: { $card } в силе.
event-objected = { $seat } не { did-convince }: карта «{ $card }», против — { $against }.
event-wasted =
    { $seat_is ->
        [you] Ваша карта «{ $card }» ушла в сброс впустую.
       *[other] Карта «{ $card }» у { $seat_gen } ушла в сброс впустую.
    }
event-not_excused = Отговорка не засчитана: атака на { $seat_acc } продолжается.
event-next_chooses =
    { $target_is ->
        [you] Кому достанется компонент { $seat_gen }, решаете вы.
       *[other] Кому достанется компонент { $seat_gen }, решает { $target }.
    }
event-won = { $seat } { did-ship }! Архитектура — { $card }.
event-left_over = Последнее место — за { $seat_ins }.

## Значки

badge-ci = CI
badge-certificate = Сертификат
badge-database = за базу данных
badge-backend = за бэкенд
badge-frontend = за фронтенд
badge-cloud = за облако

## Что ещё на столе

zone-performance = Выступление
zone-opinion = Мнение
zone-recalled = Запомнено
zone-repair_next = В починке до конца следующего хода
zone-cached = Кеш вместо
zone-refused = Отклонённые предложения
zone-score = Нужных компонентов
zone-winner = Победитель

# Как ход говорят по-русски; слова разделены запятыми

verb-draw = взять, тяну
verb-end = конец, закончить
verb-deploy = выкатить, деплой
verb-deploy-ci = выкатить, деплой
verb-deploy-certificate = выкатить, деплой
verb-deploy-both = выкатить, деплой
verb-play = сыграть, играю
verb-attack = сыграть, играю
verb-defend = защититься, защита
verb-accept = принять, принимаю
verb-lose = отдать, отдаю
verb-trade = обмен, менять
verb-trade-all = обмен, менять
verb-decline = отказаться, отказ
verb-give = выложить, даю
verb-take = забрать, беру
verb-leave = оставить
verb-discard = сбросить, сбрасываю
verb-perform = выступить, выступаю
verb-object = возражаю, против
verb-fine = согласен, согласна, ладно

# Что не так с настройками или позицией

error-nobody_has_won_yet = winner: пока партия идёт, победителя нет
error-card_does_not_attack = attack.card: { $card } не атакует компонент
error-attacker_does_not_fit_card = attack.attacker: событие — атака ничья, любая другая карта — чья-то
error-hypes_never_end = removed: два Хайпа тянут друг друга без конца, если в игре нет трёх событий
error-fetching_never_ends = removed: Garbage Collector и Исследование или OpenSource без событий достают друг друга без конца
error-one_thing_in_progress = pending: атака, обмен, выступление или карта — по одному
error-excuse_without_attack = performance.card: отговоркой отвечают на атаку, а её нет
error-second_deploy_needs_orchestrator = done.deploys: для второго нужен оркестратор
error-single_question_at_a_time = pending: вопросы задают по одному
error-cards_in_progress_missing = { $path }: при том, что идёт, здесь лежит { $cards }
error-performed_move_plays_no_card = performance.move: этим ходом карту не играют
error-next_chooses_without_zero_day = attack.next_chooses: так бывает только с zero_day
error-next_chooses_without_performances = attack.next_chooses: за столом без общения не выступают
error-component_not_there = attack.component: «k{ $place }» — не компонент { $seat }
error-target_without_component = attack.target: у { $seat } нет компонентов
error-event_hits_seat_on_turn = attack.target: событие случается с тем, чей ход
error-event_without_sudo = attack.sudo: событие — атака без sudo
error-attack_comes_first = events: сначала идёт начатая атака
error-only_seat_on_turn_attacks = attack.attacker: атакует только тот, чей ход
error-event_before_attack = events: событие кончается раньше, чем кто-то атакует
error-component_not_chosen_yet = attack.component: цель ещё не выбрала его
error-only_guard_can_be_hit = attack.component: ударить можно только по { $guard }
error-second_draw_ends_turn = done.drew: вторая карта завершает ход, после своих событий
error-another_seat_is_asked = pending: спрашивают { $seat } и больше никого
error-event_waits_for_card = events: событие ждёт, пока кончится карта, которая его вытянула
error-attack_needs_card = attack.card: для атаки нужна карта
error-attack_needs_target = attack.target: для атаки нужна цель
error-trade_needs_two_seats = trade: предложение идёт `from` одного места `to` другому
error-performance_needs_seat_and_card = performance: место `seat` выступает с картой `card`
error-component_already_known = attack.component: к этому времени известно, по какому удар
error-nobody_can_step_in = attack.stage: заступиться некому
error-nothing_to_research = deck: Исследованию взять нечего
error-nothing_holds_against_sudo = attack.stage: против sudo держать нечем
error-open_source_not_in_hand = { $seat }.hand: OpenSource показывают с руки
error-nothing_to_look_at = deck: смотреть не на что
error-nothing_to_choose_from = looked: выбирать не из чего
error-next_player_does_not_choose = attack.stage: кому достанется компонент, решает не следующий игрок
error-only_excuse_can_fail = attack.stage: провалиться может только отговорка, а она от ошибок
error-nobody_performs_here = performance: за столом без общения не выступают
error-performer_is_out = performance.seat: { $seat } вне игры
error-only_others_judge_performance = performance: что думают, говорят только другие люди за столом и только после выступления
error-performance_judged_by_all = performance: все уже сказали, что думают
error-performer_not_on_turn = performance.seat: событие случается с тем, чей ход
error-no_zero_day_to_perform = performance.card: в `events` нет zero_day, с которым выступать
error-nothing_in_production_to_perform = performance.card: без компонента в проде ничего не происходит
error-excuse_comes_first = performance.card: отговорка — первый ответ на ошибку
error-only_target_excuses = performance.seat: отговаривается только цель
error-performed_move_is_no_excuse = performance.move: это не ответ отговоркой
error-card_not_performed_by_move = performance.card: с картой { $card } при этом ходе не выступают
error-beer_is_declared = performance.stage: о пиве заявляют, а не выступают
error-performer_out_of_turn = performance.seat: сейчас не их ход
error-event_before_card = events: событие кончается раньше, чем кто-то играет карту
error-performed_component_deployed = done.deploys: компонент, с которым выступают, уже задеплоен
error-performed_move_impossible = performance.move: такой ход невозможен
error-objection_without_performance = performance: никто не выступает, значит, никто и не против
error-no_such_component = { $path }: «{ $name }» — не компонент; есть { $components }
error-cache_needs_type = { $path }: с типом, как cache:backend, пишут Кеш, и больше ничего
error-too_many_attachments = { $path }: к «{ $name }» можно подложить не больше одного ci и одного certificate
error-mapping_needed_at = { $path }: здесь нужны имена со значениями, а не «{ $given }»
error-prompt_does_not_follow = pending: «{ $prompt }» не следует из остальной позиции
error-no_such_entry = { $path }: такой записи нет; есть { $names }
error-repair_turn_missing = { $path }: «{ $type }» в починке в этот ход или в следующий; скажите, в какой
error-neither_this_nor_next = { $path }: «{ $turn }» — ни this, ни next
error-no_cache_in_production = { $seat }.laid_to: Кеша в проде нет
error-no_such_word_in_done = done: «{ $word }» — ничто из { $words }
error-not_in_place_of_cache_type = { $seat }.laid_to: на месте «k{ $place }» нет компонента того же типа, что у Кеша
error-words_need_trade_or_performance = слова говорят только к обмену или выступлению
error-cards_laid_before_acceptance = { $seat }.laid: карты кладут только после согласия
error-too_many_cards_laid = { $seat }.laid: { $seat } должен только { $owed }
error-too_few_cards_for_trade = { $seat }.hand: у { $seat } меньше карт, чем нужно для обмена
error-only_seat_on_turn_trades = trade.from: обмен предлагает только тот, чей ход
error-trade_partner_is_out = trade.to: { $seat } вне игры
error-several_for_several = trade.take: несколько на несколько не меняют
error-event_before_trade = events: событие кончается раньше, чем кто-то меняется
error-no_cards_to_lay = { $seat }.laid: { $seat } карт не кладёт
error-trade_is_over = trade.stage: оба положили карты, значит, обмен окончен
error-recalled_not_of_other_side = { $seat }.recalled: помнят только карты другой стороны обмена

## Said once, in somebody's first game

once-prompt-turn = Вашей архитектуры никто не знает. Нужное ей считается, когда оно в продакшене, а не в руке.
once-prompt-choice = Вторая карта завершает ход; кто действует, продолжает, пока не закончит сам.
once-prompt-answering = Карта защиты отвечает на атаку и уходит в сброс. Без неё атака делает своё дело.
once-prompt-offered_trade = До согласия обоих никто ничего не отдаёт: потом каждый кладёт карты рубашкой вверх.

# На бумаге

credits = По игре Ship IT! Никиты Соболева, Киры Горевой и соавторов (github.com/sobolevn/ship-it-boardgame), CC BY-NC-SA 4.0 (creativecommons.org/licenses/by-nc-sa/4.0). Тексты и рисунки — Holdfast; не для продажи.
reference =
    Возьмите карту. Затем возьмите вторую и закончите ход либо действуйте:
    задеплойте один компонент; сыграйте сколько угодно других карт; совершите один обмен, предложений — не больше трёх.
    От ошибки помогут Отговорка, Мониторинг или CI, от проблемы безопасности — Патч, Файрвол или Сертификат.
    Против sudo поможет только ответ с sudo.
    Починка: компонент, вернувшийся на руку, нельзя деплоить до конца вашего хода.
    Архитектура собрана к концу хода — покажите её, вы победили.

# What is told of each seat at the end

tally-deployed =
    { $count ->
        [one] { $count } развёрнутый компонент
        [few] { $count } развёрнутых компонента
       *[many] { $count } развёрнутых компонентов
    }
tally-struck =
    { $count ->
        [one] { $count } атакованный компонент
        [few] { $count } атакованных компонента
       *[many] { $count } атакованных компонентов
    }
tally-defended =
    { $count ->
        [one] { $count } отражённая атака
        [few] { $count } отражённые атаки
       *[many] { $count } отражённых атак
    }
