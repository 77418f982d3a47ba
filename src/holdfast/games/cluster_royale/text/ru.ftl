title = Cluster Royale
tagline = Сломайте чужие облака, пока не сломали ваше.
length = около получаса
difficulty = сложная: много карт с особыми свойствами
who-starts = Кто последним выкатывал в прод?

option-teams = Синие против красных
    .hint = От четырёх до шести игроков в двух командах; у каждой команды один общий ряд из пяти кластеров.
option-first = Первый игрок
    .hint = Кто начинает, или по жребию; по обычаю — тот, кто последним выкатывал в прод.
    .value-random = по жребию
option-competitor_offer = Предложение конкурента
    .hint = Добавляет в колоду ещё одну атаку: переманить знаменитость.
option-turn_limit = Предел ходов
    .hint = После стольких ходов игра кончается, побеждает тот, у кого больше кластеров.

badge-open = открыт

# Команды, когда ряд кластеров принадлежит им

word-blue = синие
    .gen = синих
    .dat = синим
    .acc = синих
    .ins = синими
    .pre = синих
    .gender = plural
word-red = красные
    .gen = красных
    .dat = красным
    .acc = красных
    .ins = красными
    .pre = красных
    .gender = plural

zone-hand = Рука
zone-cloud = Облако
zone-clusters = Кластеры
zone-deck = Колода
zone-discard = Сброс
zone-cluster_discard = Потерянные кластеры
zone-played = Разыгрывается
zone-waiting = События ждут
zone-removed = Вне игры
zone-turn = Ходит
zone-step = Шаг
zone-no_attacks = Без атак
zone-extra_turns = Ещё ходов
zone-loris = Лорис защищает
zone-done = Сделано за ход
zone-protected = Под защитой
zone-immune_to = Неуязвим для
zone-skip = Пропуск хода
zone-shutdown_in = Отключение через
zone-destroyed_since = Потеряно с прошлого хода
zone-sundar_debt = Долг Сундара
zone-out = Выбыл
zone-rotation = Следующие в командах
zone-turns = Сыграно ходов
zone-blue = Синие
zone-red = Красные

type-attack = Атака
type-defence = Защита
type-tech = Технология
type-celebrity = Знаменитость
type-event = Событие
type-cluster = Кластер

label-opensource = открытый код
label-corporation = корпорация
label-microservice = микросервис
label-database = база данных
label-java = Java
label-sysdig = Sysdig

card-AWS = AWS
    .text = Кластер. Потеряете последний — выбываете.
    .tip = Лицом вниз он дороже вдвое.
    .flavour = Двести сервисов, и нужный вам называется как-то иначе.
card-Azure = Azure
    .text = Кластер. Потеряете последний — выбываете.
    .tip = Такие вскрывает Билл Гейтс.
    .flavour = Выполняется вход, выполняется вход, выполнен выход.
card-GCP = Google Cloud
    .text = Кластер. Потеряете последний — выбываете.
    .tip = Лицом вниз он дороже вдвое.
    .flavour = Прекрасно спроектировано, любовно описано, закрывается в четверг.
card-OpenShift = OpenShift
    .text = Кластер. Потеряете последний — выбываете.
    .tip = Лицом вниз он дороже вдвое.
    .flavour = Тот же Kubernetes, только в шляпе, а шляпа по подписке.

card-aws_vulnerability = Уязвимость AWS
    .text = Вскройте кластер другого игрока. Уничтожьте его, если это AWS.
    .tip = Промах тоже кое-что рассказывает.
    .flavour = Ключи доступа положили в репозиторий, чтобы не потерялись.
card-azure_vulnerability = Уязвимость Azure
    .text = Вскройте кластер другого игрока. Уничтожьте его, если это Azure.
    .tip = Промах тоже кое-что рассказывает.
    .flavour = Дверь была открыта, но и взломщик ждал, пока загрузится портал.
card-gcp_vulnerability = Уязвимость Google Cloud
    .text = Вскройте кластер другого игрока. Уничтожьте его, если это Google Cloud.
    .tip = Промах тоже кое-что рассказывает.
    .flavour = Дыру мы нагуглили: первая ссылка в выдаче.
card-openshift_vulnerability = Уязвимость OpenShift
    .text = Вскройте кластер другого игрока. Уничтожьте его, если это OpenShift.
    .tip = Промах тоже кое-что рассказывает.
    .flavour = Запустили от рута «только на демо», а демо было в 2019-м.
card-aws_azure_vulnerability = Уязвимость AWS/Azure
    .text = Вскройте кластер другого игрока. Уничтожьте его, если это AWS или Azure.
    .tip = По закрытому кластеру — шансы пополам.
    .flavour = Два облака, один пароль, ноль сожалений — пока что.
card-aws_gcp_vulnerability = Уязвимость AWS/Google Cloud
    .text = Вскройте кластер другого игрока. Уничтожьте его, если это AWS или Google Cloud.
    .tip = По закрытому кластеру — шансы пополам.
    .flavour = Мультиоблако: счетов два, а дыра общая.
card-aws_openshift_vulnerability = Уязвимость AWS/OpenShift
    .text = Вскройте кластер другого игрока. Уничтожьте его, если это AWS или OpenShift.
    .tip = По закрытому кластеру — шансы пополам.
    .flavour = В тикете стояло «закроем потом», и вот оно, потом.
card-azure_openshift_vulnerability = Уязвимость Azure/OpenShift
    .text = Вскройте кластер другого игрока. Уничтожьте его, если это Azure или OpenShift.
    .tip = По закрытому кластеру — шансы пополам.
    .flavour = Каждая команда винила другую, и обе оказались правы.
card-gcp_openshift_vulnerability = Уязвимость Google Cloud/OpenShift
    .text = Вскройте кластер другого игрока. Уничтожьте его, если это Google Cloud или OpenShift.
    .tip = По закрытому кластеру — шансы пополам.
    .flavour = Это не чёрный ход, если через него ходят все.
card-gcp_azure_vulnerability = Уязвимость Google Cloud/Azure
    .text = Вскройте кластер другого игрока. Уничтожьте его, если это Google Cloud или Azure.
    .tip = По закрытому кластеру — шансы пополам.
    .flavour = На сканере горел зелёный: это была лампочка питания.
card-phishing = Фишинг
    .text = Украдите случайную карту с руки другого игрока.
    .tip = Единственная карта на руке — верный улов.
    .flavour = Уважаемый сотрудник, вы выиграли обязательный тренинг!
card-stolen_credentials = Украденные учётные данные
    .text = Украдите технологию из облака другого игрока.
    .tip = NGINX спасает от уничтожения, но не от кражи.
    .flavour = Пароль висел на стикере, зато стикер под стеклом.
card-sql_injection = SQL-инъекция
    .acc = SQL-инъекцию
    .text = Уничтожьте все базы данных другого игрока.
    .tip = Цели — MongoDB и PostgreSQL.
    .flavour = Фамилия: О’Генри; затронуто строк: все.
card-supply_chain = Атака на цепочку поставок
    .acc = Атаку на цепочку поставок
    .text = Уничтожьте все карты с открытым кодом у другого игрока.
    .tip = Знаменитости тоже падают: Линус, Лорис, Пол.
    .flavour = Пол-интернета держится на пакете, про который Витя давно забыл.
card-log4shell = Log4Shell
    .text = Уничтожьте все карты Java в игре, свои тоже.
    .tip = Сначала взгляните на своё облако.
    .flavour = Логировали всё подряд — и дологировались.
card-brute_force_attack = Перебор паролей
    .text = Уничтожьте технологию другого игрока.
    .tip = Без приманки следующий взлом ударит всерьёз.
    .flavour = С десятитысячной попытки подошло 9999, и это ещё повезло.
card-ransomware = Вымогатель
    .acc = Вымогателя
    .text = Другой игрок платит одним своим кластером — тот уничтожен — или пропускает следующий ход. Неуязвимый для вас не платит и не пропускает.
    .tip = Хорош против того, кто вот-вот ударит.
    .flavour = Их техподдержка отвечает быстрее вашей.
card-competitor_offer = Предложение конкурента
    .text = Переманите знаменитость из облака другого игрока.
    .tip = Пол Кормье приходит со своими условиями.
    .flavour = Печеньки, настольный футбол и кресло ценой с ваш бюджет.

card-cloud_obfuscation = Маскировка облака
    .acc = Маскировку облака
    .text = Переверните все свои кластеры лицом вниз и перемешайте.
    .tip = Всё, что соперники подсмотрели, снова ничего не стоит.
    .flavour = Документация устарела — пусть и хакеры помучаются.
card-cloud_migration = Миграция облака
    .acc = Миграцию облака
    .text = Обменяйте один свой кластер на кластер другого игрока. Каждый остаётся лежать как лежал.
    .tip = Отдайте тот, в который уже целятся.
    .flavour = Подняли, перенесли, уронили, извинились.
card-external_audit = Внешний аудит
    .text = До начала вашего следующего хода ваши кластеры нельзя уничтожить.
    .tip = Держит и против событий.
    .flavour = Пока в офисе дядя с папкой, никто ничего не трогает.
card-mfa = Многофакторная аутентификация (MFA)
    .acc = Многофакторную аутентификацию (MFA)
    .text = Возьмите две карты.
    .tip = Две карты — две возможности вытянуть событие.
    .flavour = Что-то, что вы знаете, что-то, что у вас есть, и телефон, который сел.
card-container_forensics = Разбор контейнера
    .text = В этот ход не берите карту. До начала вашего следующего хода ваши кластеры нельзя уничтожить.
    .tip = Нет добора — нет и неприятного события.
    .flavour = Никто не выйдет из пода, пока не узнаем, кто съел память.
card-backup = Резервные копии
    .text = Возьмите один из потерянных кластеров, лицом вверх.
    .tip = Берите того провайдера, на которого не охотятся.
    .flavour = Бэкапы есть у всех, а вот разворачивать их — для смелых.
card-cloud_best_practices = Лучшие практики
    .text = Только пока у вас нет технологий: возьмите две карты.
    .tip = Разыграйте раньше первой технологии.
    .flavour = Правило первое: чего не поставили, то не сломается.
card-ml_model_detection = Детектор на машинном обучении
    .text = Назовите игрока. До начала вашего следующего хода его атаки не действуют ни на вас, ни на ваши кластеры: их даже не вскроют.
    .tip = Назовите того, у кого рука полнее.
    .flavour = Модель училась на ваших ошибках, так что данных хватило.
card-image_scanning = Сканирование образов
    .text = Посмотрите руку другого игрока и не больше одного его закрытого кластера. Видите только вы.
    .tip = Увиденное остаётся вам известно, пока его не перемешают.
    .flavour = Найдено 412 уязвимостей, из них 411 — в сканере.
card-disaster_recovery = Аварийное восстановление
    .text = Возьмите лицом вверх столько потерянных кластеров, сколько ваших уничтожено с конца вашего прошлого хода. Может выйти и ноль.
    .tip = Лучше всего сразу после тяжёлого круга.
    .flavour = План восстановления лежит на вики, и вики тоже лежит.

card-falco = Falco
    .text = За каждый свой уничтоженный кластер вы получаете карту из колоды.
    .tip = С напарником ещё лучше.
    .flavour = Видит всё и кричит об этом в три часа ночи.
card-falco_sidekick = Falco Sidekick
    .text = Пока у вас есть Falco: когда уничтожают ваш кластер, можете сбросить карту и вернуть его лицом вверх.
    .tip = Держите карту про запас; последний кластер он не спасёт.
    .flavour = Пересылает каждый крик ещё в пятьдесят каналов.
card-sysdig_secure = Sysdig Secure
    .text = Начало хода: если хоть один ваш кластер открыт, переверните все лицом вниз и перемешайте.
    .tip = Соперники каждый ход гадают заново.
    .flavour = Прячет секреты так, что не найдёте даже вы.
card-mongo_db = MongoDB
    .text = Начало хода: выберите другого игрока. Он открывает карту атаки с руки, какую захочет.
    .tip = Узнайте, что вас ждёт, прежде чем разворачиваться.
    .flavour = Схема, не схема — да кладите вон туда.
card-nginx = NGINX
    .text = Ваши технологии нельзя уничтожить. Украсть — можно.
    .tip = Первая технология для тех, кто строит облако надолго.
    .flavour = Мимо не пройдёт никто, включая ваших пользователей.
card-java_servlet = Java Servlet
    .text = Начало хода: выберите другого игрока. Он сбрасывает карту на свой выбор.
    .tip = Капля за каплей — и рука пуста.
    .flavour = Старше вашего стажёра и получает больше.
card-prometheus = Prometheus
    .text = Вслепую вы больше не тянете: смотрите три карты сверху колоды, одну оставляете себе, остальные уходят обратно в колоду.
    .tip = Ненужное событие уйдёт обратно в колоду.
    .flavour = Сначала принёс людям огонь, потом — алерт про огонь.
card-sysdig_monitor = Sysdig Monitor
    .text = Начало хода: выберите другого игрока. Он открывает кластер на свой выбор.
    .tip = Терпение откроет любой ряд.
    .flavour = На каждую проблему — дашборд, на каждый дашборд — проблема.
card-helm = Helm
    .text = Каждый ход можете сыграть на одну атаку больше.
    .tip = Или атаку и защиту, в любом порядке.
    .flavour = Девятьсот строк YAML, чтобы сказать «пожалуйста».
card-springboot = SpringBoot
    .text = Начало хода: можете взять карту (не событие) из сброса. Если взяли — в этот ход не добираете.
    .tip = Что вы взяли, видят все.
    .flavour = Пока стартует, можно сходить за кофе, и ещё раз сходить.
card-terraform = Terraform
    .text = Раз в ход можете обменять карту с руки на верхнюю карту колоды.
    .tip = В любой миг до конца хода, и после атаки тоже.
    .flavour = План: добавить 1, изменить 0, объяснить начальству 347.
card-promcat = PromCat.io
    .text = Сбросы, к которым принуждают другие карты, вас не касаются.
    .tip = Java Servlet и IPO проходят мимо.
    .flavour = Кот не отдаёт того, на чём уже лежит.
card-postgresql = PostgreSQL
    .text = Раз в ход можете обновить руку целиком: всё в сброс, сброс замешать в колоду, взять столько же новых карт.
    .tip = И с пустой рукой колода обновится.
    .flavour = Ему тридцать лет, и он надёжнее всех в офисе.
card-honeypot = Приманка
    .acc = Приманку
    .text = Если ваш кластер должен быть уничтожен, вместо него сбросьте приманку.
    .tip = Для вымогателя это тоже выкуп.
    .flavour = Пароль: admin; заходи, дорогой, тут медок.

card-melon_usk = Мелон Уск
    .acc = Мелона Уска
    .text = Приходит: уничтожьте все микросервисы в игре, свои тоже.
    .tip = Эта метка у шести технологий — поберегите свои.
    .flavour = Выдёргивает провода и смотрит, кто пожалуется, чтобы выдернуть и его.
card-loris_degioanni = Лорис Деджоанни
    .acc = Лориса Деджоанни
    .text = Приходит: выберите провайдера. Пока Лорис в игре, ничьи кластеры этого провайдера нельзя уничтожить.
    .tip = Выберите то, что есть у вас и чего нет у других.
    .flavour = На завтрак читает пакеты, остальное доверил соколу.
card-bill_gates = Билл Гейтс
    .acc = Билла Гейтса
    .text = Приходит: остальные открывают все свои Azure. Когда вы уничтожаете чужой OpenShift, Google Cloud или AWS, берите карту.
    .tip = За события и выкуп карты не дают: там нет виновника.
    .flavour = 640 кластеров должно хватить каждому.
card-jeff_bezos = Джефф Безос
    .acc = Джеффа Безоса
    .text = Приходит: остальные открывают все свои AWS. Начало хода: можете сбросить карту и взять другую.
    .tip = Приберегите к его приходу взлом AWS.
    .flavour = С этим кластером часто уничтожают и ваш.
card-paul_cormier = Пол Кормье
    .acc = Пола Кормье
    .text = Приходит: украдите до двух кластеров, но ни у кого не последний. Начало хода: если у вас два кластера или меньше, вы проиграли.
    .tip = Три кластера — цена его общества.
    .flavour = Кластеры бесплатно, а вот поддержка вам обойдётся.
card-sundar_pichai = Сундар Пичаи
    .acc = Сундара Пичаи
    .text = Приходит: украдите половину кластеров другого игрока (с округлением вниз). В начале следующего хода, если столько кластеров, как у вас, нет больше ни у кого, уничтожьте два своих.
    .tip = Делите первое место — и долг прощён.
    .flavour = Спасибо за ваш кластер, мы его скоро закроем.
card-linus_torvalds = Линус Торвальдс
    .acc = Линуса Торвальдса
    .text = Приходит: уничтожьте все карты корпораций у остальных игроков.
    .tip = Билл, Джефф, Сундар и Мелон его не любят.
    .flavour = Он прочёл ваш патч и хочет сказать пару слов, не для печати.

card-government_mandate_corporation = Указ о корпоративном софте
    .text = Уничтожьте все карты с открытым кодом в игре.
    .tip = NGINX сбережёт технологии хозяина.
    .flavour = Одобрено комиссией, у которой даже принтер по лицензии.
card-government_mandate_opensource = Указ об открытом коде
    .text = Уничтожьте все карты корпораций в игре.
    .tip = Эта метка бывает только у знаменитостей.
    .flavour = Отныне все ведомства работают на том, что поставил племянник.
card-kraken = Кракен
    .acc = Кракена
    .text = Кто впереди всех по кластерам, уничтожает один свой; если таких несколько — каждый из них.
    .tip = У второго места своя прелесть.
    .flavour = Он просто хотел обняться, а обнимать больше всего было вас.
card-useast_down = US-East лежит
    .acc = событие «US-East лежит»
    .text = Игрок, чей сейчас ход, уничтожает один свой кластер.
    .tip = Кто бы ни вытянул, платит тот, кто ходит.
    .flavour = Страница статуса зелёная, потому что с понедельника не обновлялась.
card-cloud_misconfiguration = Ошибка в конфиге
    .acc = Ошибку в конфиге
    .text = Перемешайте все кластеры в игре и раздайте каждому сколько было, лицом вниз. Затем каждый открывает один свой.
    .tip = Забудьте всё, что знали.
    .flavour = Один лишний пробел в YAML — и теперь все владеют всем.
card-new_vulnerability_disclosure = Раскрыта уязвимость
    .acc = событие «Раскрыта уязвимость»
    .text = Игрок, чей сейчас ход, может взять защиту из сброса. Если её там нет, он уничтожает один свой кластер.
    .tip = Сыгранная защита в сбросе — маленькая страховка.
    .flavour = У неё уже логотип, сайт и талисман, так что дело плохо.
card-hardware_recommissioning = Железо снова в строю
    .text = Замешайте сброс в колоду.
    .tip = Вернуться может что угодно.
    .flavour = Нашли под столом, а он всё это время считал зарплату.
card-compliance_audit = Проверка соответствия
    .acc = Проверку соответствия
    .text = Каждый, у кого есть карты, передаёт одну закрытой следующему игроку.
    .tip = Эту карту знают двое: вы и сосед.
    .flavour = Страница 340: передана ли ответственность соседу?
card-crashloopbackoff = CrashLoopBackOff
    .text = В следующий ход, который сделает кто-то другой, нельзя играть атаки.
    .tip = Передышка для всего стола.
    .flavour = Выключить и включить — да оно только этим и занято.
card-crunch_time = Аврал
    .text = После этого хода тот, кто сейчас ходит, ходит ещё раз.
    .tip = Защита «до следующего хода» с ним и кончится.
    .flavour = Пицца — не сверхурочные, но всё-таки пицца.
card-system_shutdown = Отключение системы
    .text = Ещё три ваших хода, и в конце третьего все ваши кластеры отключатся. Этот ход не считается.
    .tip = Приберегите к тому ходу аудит.
    .flavour = Плановые работы, а кто их планировал, уволился в марте.
card-funding_round = Раунд с миллиардерами
    .text = Каждый берёт три карты минус по одной за каждый свой кластер.
    .tip = Помощь нуждающимся.
    .flavour = Чем меньше показывать, тем лучше продаётся.
card-ipo = IPO
    .text = Каждый берёт карту. Затем каждый, у кого больше всех карт на руке, сбрасывает три.
    .tip = Хозяин PromCat остаётся при своих.
    .flavour = Ударили в колокол, открыли шампанское, продали стулья.

move-play = Сыграть { $card_acc }
move-play-seat = Сыграть { $card_acc } против { $seat_gen }
move-play-cluster = Сыграть { $card_acc } против кластера { $place } у { $row_gen }
move-play-permanent = Сыграть { $card_acc }, цель — { $target } у { $seat_gen }
move-play-provider = Сыграть { $card_acc }: { $provider }
move-play-exchange = Сыграть { $card_acc }: свой кластер { $own } на кластер { $place } у { $row_gen }
move-play-seat-cluster = Сыграть { $card_acc } против { $seat_gen } и кластера { $place } у { $row_gen }
move-use = Применить { $card_acc }
move-use-card = Применить { $card_acc }: сбросить { $paid_acc } и взять карту
move-end = Закончить ход
move-choose-seat = Выбрать { $seat_acc }
move-choose-cluster = Выбрать свой кластер { $place }
move-discard = Сбросить { $card_acc }
move-reveal = Открыть { $card_acc }
move-take = Взять { $card_acc }
move-steal = Украсть кластер { $place } у { $row_gen }
move-pass = Передать { $card_acc }
move-pay = Заплатить кластером { $place }
move-refuse = Не платить
move-stop = Больше не брать
move-decline = Нет, спасибо

prompt-turn = Ваш ход. Разворачиваете, действуете или заканчиваете и берёте карту?
prompt-player = { $face }: кого выбираете?
prompt-show_card = { $by } применяет { $face_acc }: какую карту атаки откроете? Её увидят все.
prompt-show_cluster = { $face }: какой свой кластер откроете?
prompt-give_card = { $by } применяет { $face_acc }: какую карту сбросите?
prompt-give_cluster = { $face }: каким кластером пожертвуете?
prompt-give_two = { $face }: пора платить долг. Какими двумя кластерами пожертвуете?
prompt-save_one = { $face }: какой кластер спасти? Остальные погибнут.
prompt-put_back = { $face }: сбросить карту и вернуть { $card } лицом вверх?
prompt-offer = { $face }: сбросить карту и взять другую?
prompt-recover = { $face }: взять карту из сброса?
prompt-look = { $face }: какую из этих карт возьмёте? Остальные вернутся в колоду.
prompt-stealing = { $face }: какой кластер украсть? Можно взять ещё { $left }.
prompt-ransom = { $by } играет { $face_acc }: заплатите кластером или пропустите следующий ход?
prompt-restore = { $face }: какой кластер возьмёте? Можно взять ещё { $left }.
prompt-passing = { $face }: какую карту передадите следующему игроку?
prompt-cutback = { $face }: у вас больше всех карт. Какие три сбросите?

# Рассказ

did-choose =
    { $seat_gender ->
        [masculine] выбрал
        [feminine] выбрала
        [plural] выбрали
       *[unknown] выбирает
    }
did-draw =
    { $seat_gender ->
        [masculine] вытянул
        [feminine] вытянула
        [plural] вытянули
       *[unknown] тянет
    }
did-keep =
    { $seat_gender ->
        [masculine] сохранил
        [feminine] сохранила
        [plural] сохранили
       *[unknown] сохраняет
    }
did-lure =
    { $seat_gender ->
        [masculine] увёл
        [feminine] увела
        [plural] увели
       *[unknown] уводит
    }
did-pass =
    { $seat_gender ->
        [masculine] передал
        [feminine] передала
        [plural] передали
       *[unknown] передаёт
    }
did-pay =
    { $seat_gender ->
        [masculine] заплатил
        [feminine] заплатила
        [plural] заплатили
       *[unknown] платит
    }
did-scan =
    { $seat_gender ->
        [masculine] просмотрел
        [feminine] просмотрела
        [plural] просмотрели
       *[unknown] просматривает
    }
did-show =
    { $seat_gender ->
        [masculine] показал
        [feminine] показала
        [plural] показали
       *[unknown] показывает
    }
did-steal =
    { $seat_gender ->
        [masculine] украл
        [feminine] украла
        [plural] украли
       *[unknown] крадёт
    }
did-use =
    { $seat_gender ->
        [masculine] применил
        [feminine] применила
        [plural] применили
       *[unknown] применяет
    }

# То же о хозяине ряда кластеров: кто — $row

did-row-get =
    { $row_gender ->
        [masculine] получил
        [feminine] получила
        [plural] получили
       *[unknown] получает
    }
did-row-hide =
    { $row_gender ->
        [masculine] перемешал лицом вниз
        [feminine] перемешала лицом вниз
        [plural] перемешали лицом вниз
       *[unknown] перемешивает лицом вниз
    }
did-row-keep =
    { $row_gender ->
        [masculine] сохранил
        [feminine] сохранила
        [plural] сохранили
       *[unknown] сохраняет
    }
did-row-lose =
    { $row_gender ->
        [masculine] потерял
        [feminine] потеряла
        [plural] потеряли
       *[unknown] теряет
    }
did-row-reveal =
    { $row_gender ->
        [masculine] открыл
        [feminine] открыла
        [plural] открыли
       *[unknown] открывает
    }
did-row-steal =
    { $row_gender ->
        [masculine] украл
        [feminine] украла
        [plural] украли
       *[unknown] крадёт
    }
did-row-swap =
    { $row_gender ->
        [masculine] обменялся
        [feminine] обменялась
        [plural] обменялись
       *[unknown] обменивается
    }

event-began = Первый ход за { $seat_ins }.
event-played = { $seat } { did-play } { $face_acc }.
event-aimed = { $seat } { did-play } { $face_acc } против { $target_gen }.
event-aimed_at_cluster =
    { $row_is ->
        [you] { $seat } { did-play } { $face_acc } против вашего { $place }-го кластера.
       *[other] { $seat } { did-play } { $face_acc } против { $place }-го кластера у { $row_gen }.
    }
event-aimed_at_card =
    { $target_is ->
        [you] { $seat } { did-play } { $face_acc }, цель в вашем облаке — { $aim }.
       *[other] { $seat } { did-play } { $face_acc }, цель в облаке { $target_gen } — { $aim }.
    }
event-missed = { $face } не подействовала: это кластер { $card }.
event-fizzled = Карте «{ $face }» нечего было делать.
event-used = { $seat } { did-use } { $face_acc }.
event-drew = { $seat } { did-take } { $card_acc }.
event-surprised = { $seat } { did-draw } событие: { $card }.
event-happened = Событие: { $card }.
event-repeated = Событие «{ $card }» вышло снова и просто ушло в сброс.
event-discarded = { $seat } { did-discard } { $card_acc }.
event-showed = { $seat } { did-show } { $card_acc }.
event-took = { $seat } { did-take } из сброса { $card_acc }.
event-phished = { $seat } { did-steal } у { $target_gen } { $card_acc }.
event-lured = { $seat } { did-lure } у { $target_gen } { $card_acc }.
event-passed = { $seat } { did-pass } { $target_dat } { $card_acc }.
event-lost = { $seat } { did-lose } { $card_acc }.
event-held = { $seat } { did-keep } { $card_acc }: NGINX держит.
event-scanned =
    { $target_is ->
        [you]
            { $place ->
                [0] { $seat } { did-scan } всю вашу руку.
               *[other] { $seat } { did-scan } всю вашу руку и { $place }-й кластер.
            }
       *[other]
            { $place ->
                [0] { $seat } { did-scan } всю руку { $target_gen }.
               *[other] { $seat } { did-scan } всю руку { $target_gen } и { $place }-й кластер.
            }
    }
event-chose = { $seat } { did-take } под защиту { $provider }.
event-ransomed =
    { $seat_is ->
        [you] Вы не заплатили { $target_dat } и пропустите ход.
       *[other] { $seat } не { did-pay } { $target_dat } и пропустит ход.
    }
event-skipped = { $seat } { did-skip } ход.
event-unharmed = { $face } не действует: { card-ml_model_detection } защищает { $row_acc } от { $seat_gen }.
event-out = { $seat } { did-lose } последний кластер и { did-leave } из игры: рука и облако ушли в сброс.
event-reshuffled = Сброс замешан в колоду.
event-revealed = { $row } { did-row-reveal } кластер { $card }.
event-destroyed = { $row } { did-row-lose } кластер { $card }.
event-gained = { $row } { did-row-get } кластер { $card }.
event-stolen = { $row } { did-row-steal } у { $from_gen } кластер{ $card_is ->
        [hidden] .
       *[seen] {" "}{ $card }.
    }
event-spared =
    { $card_is ->
        [hidden] { $row } { did-row-keep } кластер: его защищает { $by }.
       *[seen] { $row } { did-row-keep } кластер { $card }: его защищает { $by }.
    }
event-hidden = { $row } { did-row-hide } все свои кластеры.
event-exchanged = { $row } { did-row-swap } кластерами с { $from_ins }{ $card_is ->
        [hidden] .
       *[seen] : { $given } на { $card }.
    }
event-named = { $face }: { $seat } { did-choose } { $target_acc }.
event-owed = Больше всех кластеров — у { $seat_gen }: { $face } требует долг.
event-forgiven = { $face } прощает { $seat_dat } долг.
event-failed = У { $seat_gen } два кластера или меньше: { $face } выдёргивает вилку.
event-decoyed =
    { $seat_is ->
        [you] Удар вместо вашего кластера приняла карта «{ $face }».
       *[other] Удар вместо кластера { $seat_gen } приняла карта «{ $face }».
    }
event-kept_hand = { $face }: у { $seat_gen } ничего не пропало, руку бережёт PromCat.io.
event-discarded_hand =
    { $number ->
        [0] Сбрасывать { $seat_dat } было нечего: рука пуста.
        [one] { $seat } { did-discard } всю руку: { $number } карту.
        [few] { $seat } { did-discard } всю руку: { $number } карты.
       *[many] { $seat } { did-discard } всю руку: { $number } карт.
    }
event-declined = { $face }: больше { $seat_dat } ничего не нужно.
event-no_draw = { $seat } { did-skip } добор карты.
event-attacks_to_stop =
    { $seat_is ->
        [you] В следующий ход, который сделаете не вы, атак не будет.
       *[other] В следующий ход, который сделает не { $seat }, атак не будет.
    }
event-no_attacks =
    { $seat_is ->
        [you] В этот ход вы не атакуете.
       *[other] В этот ход { $seat } не атакует.
    }
event-turn_to_come = За { $seat_ins } ещё один ход после этого.
event-doomed =
    { $seat_is ->
        [you] В конце третьего хода от этого вы потеряете все кластеры.
       *[other] В конце третьего хода от этого { $seat } потеряет все кластеры.
    }
event-shut_down = Для { $seat_gen } третий ход позади: система отключена.
event-extra_turn = { $seat } { did-get } ещё один ход.
event-mixed = Все кластеры перемешаны и розданы заново лицом вниз.

protected-audit = Под защитой внешнего аудита
protected-forensics = Под защитой разбора контейнера
event-had_nothing = { $face }: у { $seat_gen } ничего не нашлось.

# Как ход говорят по-русски; слова разделены запятыми

verb-play = сыграть, играю
verb-play-seat = сыграть, играю
verb-play-cluster = сыграть, играю
verb-play-permanent = сыграть, играю
verb-play-provider = сыграть, играю
verb-play-exchange = сыграть, играю
verb-play-seat-cluster = сыграть, играю
verb-use = применить, применяю
verb-use-card = применить, применяю
verb-end = конец, закончить, хватит
verb-choose-seat = выбрать, выбираю
verb-choose-cluster = выбрать, выбираю
verb-discard = сбросить, сбрасываю
verb-reveal = открыть, открываю
verb-take = взять, беру
verb-steal = украсть, краду
verb-pass = передать, передаю
verb-pay = заплатить, плачу
verb-refuse = отказаться, отказываюсь
verb-stop = стоп, хватит
verb-decline = нет, спасибо

side-blue = Команда синих
side-red = Команда красных

# Что не так с настройками или позицией

error-teams-need-4-to-6-players-not-seats-set-teams-to-false = в командах играют от 4 до 6 человек, а не { $seats }: поставьте teams=false или позовите ещё
error-without-teams-cluster-royale-is-for-2-to-4-players-not = без команд в Cluster Royale играют от 2 до 4, а не { $seats }: поставьте teams=true
error-first-is-first-but-there-are-only-seats-players = first — { $first }, а игроков всего { $seats }
error-path-given-says-neither-whether-nor-how-often = { $path }: «{ $given }» не говорит ни «да или нет», ни сколько раз
error-path-given-is-not-a-number-of-turns-from-1-to-3 = { $path }: «{ $given }» — не число ходов от 1 до 3
error-step-a-turn-is-always-in-one-of-its-steps = step: ход всегда на каком-то из своих шагов
error-turn-seat-is-out = turn: { $seat } вне игры
error-seat-is-out-but-has-cards = { $seat }: вне игры, но с картами
error-loris-loris-degioanni-is-in-nobody-s-cloud = loris: Лориса Деджоанни нет ни в чьём облаке
error-pending-there-is-one-question-at-a-time = pending: вопросы задают по одному
error-pending-prompt-needs-the-card-that-asks-it-as-its-face = pending: у «{ $prompt }» должна быть карта, которая спрашивает, в поле `face`
error-pending-those-seats-cannot-be-asked-prompt = pending: эти места нельзя спросить «{ $prompt }»
error-losses-falco-is-in-nobody-s-cloud = losses: Falco нет ни в чьём облаке
error-losses-what-follows-a-destruction-comes-before-other = losses: последствия потери идут раньше других вопросов
error-path-each-is-a-different-number-of-turns-from-1-to-4 = { $path }: каждое — своё число ходов от 1 до 4
error-zone-cards-lie-there-only-in-the-middle-of-a-move = { $zone }: карты лежат там только посреди хода
error-played-card-is-laid-into-a-cloud = played: { $card } кладут в облако
error-done-something-is-named-that-cannot-be-used = done: названо то, что применить нельзя
error-done-use-cannot-happen-so-often-in-one-turn = done: «{ $use }» не бывает столько раз за ход
error-rotation-team-seat-is-of-the-other-team = rotation.{ $team }: { $seat } из другой команды
error-pending-card-cannot-ask-seat-prompt-now = pending: { $card } не может сейчас спросить { $seat } «{ $prompt }»
error-seat-picked-no-answer-can-lie-there-now = { $seat }.picked: ответа там сейчас быть не может
error-seat-chosen-no-answer-can-lie-there-now = { $seat }.chosen: ответа там сейчас быть не может
