title = Ship IT!
tagline = Выкатите свою тайную архитектуру в прод раньше, чем её сломают.

## Варианты правил

option-extra_cards = Дополнительные карты
    .hint = В колоде лежат Кеш, OpenSource, Цепочка поставок и Слить.
option-social = Социальное взаимодействие
    .hint = Некоторые карты нужно обыграть; если остальные против, карта не срабатывает.
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
zone-out = Готово
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
type-meta = Мета
type-event = Событие

label-extra = доп. карта
label-bug = ошибка
label-security = безопасность
label-social = номер
label-needed = нужен

## Архитектуры

card-analytics = Аналитика
    .text = Нужны в проде: 1 бекенд, 2 базы данных.
    .tip = Собирайте базы, а вид делайте такой, будто вам нужны фронтенды.
card-microfrontends = Микрофронтенды
    .text = Нужны в проде: 2 фронтенда, 1 база данных.
    .tip = Базу деплойте последней: она вас выдаёт.
card-microservices = Микросервисы
    .text = Нужны в проде: 1 фронтенд, 2 бекенда.
    .tip = Два бекенда за один ход — это работа для Оркестратора.
card-application = Приложение
    .text = Нужны в проде: 1 фронтенд, 1 бекенд, 1 база данных.
    .tip = Каждого по одному: пригодится что угодно, а последнюю карту никто не угадает.

## Компоненты

card-database = База данных
    .text = Компонент. Деплойте, если он нужен архитектуре, — или для отвода глаз.
    .tip = Две базы в проде похожи на Аналитику. Или только похожи?
card-backend = Бекенд
    .text = Компонент. Деплойте, если он нужен архитектуре, — или для отвода глаз.
    .tip = Он нужен трём архитектурам из четырёх: на ваш точно позарятся.
card-frontend = Фронтенд
    .text = Компонент. Деплойте, если он нужен архитектуре, — или для отвода глаз.
    .tip = С подложенным CI он переживёт первую ошибку.
card-cloud = Облако
    .text = При проверке победы заменяет один любой фронтенд, бекенд или базу данных.
    .tip = Придержите его на руке как последнюю деталь.
card-cache = Кеш
    .text = Подкладывается к вашему компоненту и навсегда получает его тип. Для победы не считается, но его можно отдать вместо компонента этого типа.
    .tip = Подложите его туда, где больнее всего терять.
card-monitoring = Мониторинг
    .text = Пока он в проде, ошибки бьют только по нему. От атаки с sudo может прикрыть собой, если добавить свой sudo.
    .tip = Подложите CI: стрелять начнут с него.
card-firewall = Файрвол
    .text = Пока он в проде, проблемы безопасности бьют только по нему. От атаки с sudo может прикрыть собой, если добавить свой sudo.
    .tip = Файрвол с Сертификатом — это пара спокойных ходов.

## Добор

card-research = Исследование
    .text = Просмотрите колоду и возьмите любую карту, кроме события. Колода перемешивается.
    .tip = Берите последнюю деталь — или защиту для неё.
card-garbage_collector = Garbage Collector
    .text = Возьмите из сброса любую карту, кроме событий и Garbage Collector.
    .tip = Все видят, что вы взяли. Чаще всего выгоднее отыгранный sudo.
card-hype = Хайп
    .text = Возьмите три верхние карты колоды.
    .tip = События идут в комплекте. До деплоя играйте, только если не боитесь Пятницы.
card-rfc = RFC
    .text = Назовите карту и другого игрока. Если карта у него на руке, он отдаёт вам одну — в открытую.
    .tip = Попросите назад то, что только что выменяли у вас.
card-p2p = P2P
    .text = Вытяните случайную карту из руки другого игрока.
    .tip = Лучше всего против руки, разросшейся на обменах.
card-opensource = OpenSource
    .text = Покажите его и посмотрите верхнюю карту колоды: заберите её и сбросьте OpenSource или оставьте её, а OpenSource сохраните до следующего хода.
    .tip = Событие, оставленное на колоде, — подарок следующему.

## Атака

card-bug = Ошибка
    .text = Игрок возвращает на руку один свой компонент — на свой выбор.
    .tip = Отдадут самое ненужное. Бейте, когда лишнего уже нет.
card-critical_bug = Критическая ошибка
    .text = Игрок сбрасывает один свой компонент — на свой выбор.
    .tip = Больнее всего тому, у кого компонент один.
card-specific_bug = Специфическая ошибка
    .text = Названный вами компонент возвращается на руку владельцу.
    .tip = Сыграйте на себя — и компонент уже не украдут.
card-security_issue = Проблема безопасности
    .text = Названный вами компонент уходит из чужого прода к вам на руку.
    .tip = В этом ходу он в починке: деплой только в следующем.
card-ddos = DDoS
    .text = Другой игрок не может деплоить в свой следующий ход. Защиты нет.
    .tip = Играйте на того, кому не хватает одного компонента.
card-supply_chain = Цепочка поставок
    .text = Посмотрите верхние карты — на одну больше, чем игроков. Одну сбросьте, остальные верните в любом порядке.
    .tip = Следующий игрок возьмёт то, что вы положили последним.

## Защита

card-excuse = Отговорка
    .text = Ответ на ошибку против вас: она не действует. Против sudo — только вместе с sudo.
    .tip = Приберегите одну на ход перед победой.
card-patch = Патч
    .text = Ответ на проблему безопасности против вас: она не действует. Против sudo — только вместе с sudo.
    .tip = Их всего два. Следите, куда они ушли.
card-ci = CI
    .text = Деплоится вместе с компонентом: останавливает одну ошибку и уходит в сброс. Против sudo — только с sudo.
    .tip = Потом его не добавить. Если можете — дождитесь.
card-certificate = Сертификат
    .text = Деплоится вместе с компонентом: останавливает одну проблему безопасности и уходит в сброс. Против sudo — только с sudo.
    .tip = Подложите под то, что хотят все.

## Мета

card-sudo = sudo
    .text = С атакой на компонент пробивает обычную защиту. С защитой держит даже против sudo.
    .tip = Их пять. У кого последний, тот и прав.
card-merge = Слить
    .text = Перемешайте сброс и колоду вместе.
    .tip = Самое время, когда соперники сбросили то, что нужно вам.
card-orchestrator = Оркестратор
    .text = В этом ходу можно задеплоить два компонента. Не больше одного Оркестратора за ход.
    .tip = От одного компонента до победы — за один ход.

## События

card-e500 = 500
    .text = В вас попала ошибка: защититесь Отговоркой или верните на руку компонент на свой выбор.
    .tip = Держите в проде что-нибудь, чего не жалко.
card-zero_day = 0 день
    .text = В вас попала проблема безопасности: защититесь Патчем или отдайте компонент на свой выбор другому игроку.
    .tip = Отдавайте тому, кому он нужен меньше всех.
card-friday = Пятница
    .text = В этом ходу деплоить нельзя.
    .tip = По пятницам не деплоят. Зато можно меняться.
card-hackers_paws = Хакерские лапки
    .text = Сбросьте с руки карту на свой выбор.
    .tip = Одна ненужная карта на руке не помешает.

## Номера

perform-database = Придумайте девиз своей базе данных.
perform-backend = Одной фразой расскажите, что делает ваш бекенд, не называя технологий.
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
perform-p2p = На столе стоит пиво. Верите?

line-database-1 = Я помню всё, а ваши ошибки — в первую очередь.
line-database-2 = Без строки — никуда.
line-backend-1 = Вежливо кивает и всё записывает.
line-backend-2 = Всем говорит «да» и иногда даже делает.
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
line-specific_bug-2 = Каждый раз, когда кто-то говорит «кеш тут ни при чём».
line-security_issue-1 = «пароль», но с большой буквы.
line-security_issue-2 = Кличка кота. Кота зовут 123.
line-excuse-1 = Это не ошибка, это было в демо.
line-excuse-2 = Это прошлая команда. Прошлая команда — это я.
line-merge-1 = Табы и пробелы.
line-merge-2 = Дедлайн и хорошая мысль.
line-zero_day-1 = Всё под контролем, только ничего не нажимайте.
line-zero_day-2 = Бывало и хуже. Не сегодня, но бывало.

## Ходы

move-draw = Взять вторую карту и закончить ход
move-end = Закончить ход
move-deploy = Задеплоить: { $component }
move-deploy-ci = Задеплоить: { $component } с CI
move-deploy-certificate = Задеплоить: { $component } с Сертификатом
move-deploy-both = Задеплоить: { $component } с CI и Сертификатом
move-deploy-cache = Подложить Кеш к компоненту { $place }
move-deploy-cache-ci = Подложить Кеш к компоненту { $place }, с CI
move-deploy-cache-certificate = Подложить Кеш к компоненту { $place }, с Сертификатом
move-deploy-cache-both = Подложить Кеш к компоненту { $place }, с CI и Сертификатом
move-play = Сыграть: { $simple }
move-play-garbage_collector = Garbage Collector: забрать из сброса — { $card }
move-play-rfc = RFC → { $seat }: { $card }
move-play-p2p = P2P → { $seat }: вытянуть карту
move-play-p2p-beer = P2P с пивом → { $seat }, { $other }
move-play-ddos = DDoS → { $seat }
move-attack = { $chosen } → { $seat }
move-attack-sudo = { $chosen } и sudo → { $seat }
move-strike = { $named } → { $seat }, компонент { $place }
move-strike-sudo = { $named } и sudo → { $seat }, компонент { $place }
move-defend = Защита: { $defence }
move-defend-sudo = Защита: { $defence } и sudo
move-accept = Принять
move-lose = Отдать компонент { $place }
move-lose-to = Отдать компонент { $place } → { $seat }
move-trade = Обмен { $ratio } → { $seat }
move-trade-all = Обмен { $ratio } → всем
move-decline = Отказаться
move-give = Выложить: { $card }
move-give-to = Получит { $seat }
move-take = Забрать
move-take-card = Взять: { $card }
move-leave = Оставить
move-drop = Сбросить: { $card }
move-put = На колоду: { $card }
move-discard = Сбросить: { $card }
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
        [you] { $card }: вы атакуете сами себя. Защищаетесь или пусть случится?
       *[other]
            { $component_is ->
                [none] { $by } играет против вас: { $card }. Защищаетесь — или какой компонент отдаёте?
               *[seen] { $by } играет против вас: { $card }, цель — { $component }. Защищаетесь или пусть случится?
            }
    }
prompt-losing =
    { $component_is ->
        [none] Отговорка не прошла. Какой компонент отдаёте?
       *[seen] Отговорка не прошла, { $card } действует дальше. Под ударом { $component }: отдаёте?
    }
prompt-stepping_in = Атака с sudo ({ $card }) обходит вашу защиту, под ударом { $component }. Пусть защита примет удар на себя вместе с вашим sudo? Она уйдёт в сброс.
prompt-holding = Атака с sudo ({ $card }) пробивает подложенную карту, под ударом { $component }. Удержать своим sudo? Иначе карта уйдёт в сброс, а атака подействует.
prompt-receiving = { $by } теряет компонент: { $component }. Кто получит его на руку?
prompt-offered_trade = { $by } предлагает обмен втёмную: своих карт { $give }, ваших { $take }. Согласны? Передумать будет нельзя.
prompt-laying =
    { $by_is ->
        [you] Какую карту кладёте рубашкой вверх? С вас { $give }, { $to } кладёт { $take }; годится любая.
       *[other] Какую карту кладёте рубашкой вверх? С вас { $take }, { $by } кладёт { $give }; годится любая.
    }
prompt-performing =
    { $card } просит номера. { $task ->
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
    } Кто отказывается, играет карту впустую.
prompt-judging =
    { $task ->
        [perform-p2p] { $by } говорит, что под рукой есть пиво. Верите? Если большинство против, P2P уйдёт в сброс.
       *[other] { $by } обыгрывает карту: { $card }. Годится? Если большинство против, карта сыграна впустую.
    }
prompt-researching = Какую карту берёте из колоды? Потом колода перемешается.
prompt-looking = Забираете верхнюю карту и сбрасываете OpenSource — или оставляете её, а OpenSource придерживаете?
prompt-dropping = Какую из этих карт сбросить? Остальные вернутся на колоду.
prompt-putting = Какая карта теперь ляжет на колоду? Последняя окажется сверху.
prompt-discarding = Хакерские лапки: какую карту сбрасываете?

## Рассказ

event-drew = { $seat }: из колоды — { $card }.
event-drew_event = { $seat }: событие из колоды — { $card }!
event-deployed = { $seat }: деплой — { $card }.
event-attached = { $seat }: подложено — { $card }.
event-played = { $seat }: сыграно — { $card }.
event-played_at = { $seat } → { $target }: { $card }.
event-struck = { $seat } → { $target }: { $card }, под ударом { $component }.
event-with_sudo = { $seat }: и sudo в придачу.
event-defended = { $seat }: в ответ — { $card }.
event-stepped_in = { $seat }: удар на себя — { $card }.
event-held = { $seat }: защита удержала — { $card }, цел компонент { $component }.
event-broken = { $seat }: защита пробита — { $card }, под ударом { $component }.
event-took_back = { $seat }: из прода на руку — { $card }.
event-threw_away = { $seat }: из прода в сброс — { $card }.
event-handed_over = { $seat } → { $target }: из прода на руку — { $card }.
event-no_deploy_next = { $seat }: в следующий ход без деплоя.
event-no_deploy_now = { $seat }: в этом ходу без деплоя.
event-nothing = { $seat }: обошлось.
event-took = { $seat }: после поисков в колоде — { $card }.
event-collected = { $seat }: из сброса на руку — { $card }.
event-requested = { $seat } → { $target }: есть ли { $card }?
event-gave = { $seat } → { $target }: отдано в открытую — { $card }.
event-missed = { $seat } → { $target }: такой карты нет.
event-pulled = { $seat }: вытянуто втёмную — { $card }; донор — { $target }.
event-claimed_beer = { $seat }: под рукой якобы пиво.
event-looked = { $seat }: взгляд на верх колоды — { $card }.
event-left = { $seat }: карта осталась на колоде.
event-discarded = { $seat }: в сброс — { $card }.
event-put_back = { $seat }: обратно на колоду — { $card }.
event-merged = { $seat }: сброс слит с колодой и перемешан.
event-reshuffled = Сброс перемешан и стал новой колодой.
event-offered = { $seat } → { $target }: обмен, { $give } на { $take }.
event-offered_all = { $seat } → всем: обмен, { $give } на { $take }.
event-accepted = { $seat }: согласие.
event-declined = { $seat }: отказ.
event-laid = { $seat }: рубашкой вверх — { $card }.
event-exchanged = { $seat } и { $target }: карты сменили хозяев.
event-received = { $seat }: получено — { $card }.
event-said = { $seat }: «{ $said }»
event-performed = { $seat }, { $card }: «{ $said }»
event-performed_aloud = { $seat }: номер вслух — { $card }.
event-performed_line =
    { $seat }, { $card }: «{ $line ->
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
event-refused_to_perform = { $seat }: номера не будет — { $card }.
event-believed = { $seat }: возражения не прошли, { $card } в силе.
event-objected = { $card } — впустую; против: { $against }.
event-won = { $seat }: зарелизено! Архитектура — { $card }.
event-left_over = { $seat }: последнее место.

## Значки

badge-ci = CI
badge-certificate = Сертификат
badge-database = за базу данных
badge-backend = за бекенд
badge-frontend = за фронтенд
badge-cloud = за облако
