# Об игре: правила, карты, настройки

rules-views = Об этой игре
rules-view-rules = Правила
rules-view-cards = Карты
rules-view-options = Настройки
rules-no-such-game = Здесь нет такой игры.
rules-no-such-game-hint = Возможно, на этом сервере её не установили.
rules-play-now = Сыграть с ботами
rules-learn = Научиться за несколько минут
rules-on-paper = Напечатать
rules-players = от { $least } до { $most } игроков
rules-players-exactly = { $count ->
    [one] { $count } игрок
    [few] { $count } игрока
   *[other] { $count } игроков
}

rules-contents = О чём эти правила
rules-print = Напечатать правила

rules-search = Искать в названиях и текстах
rules-type = Тип карты
rules-all-types = все типы
rules-label = Метка
rules-all-labels = все метки
rules-cards-found = { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[other] { $count } карт
}
rules-no-cards = Таких карт нет.
rules-show-all = Показать все карты
rules-previous-card = Предыдущая карта
rules-next-card = Следующая карта

rules-options-about = Всё это может поменять тот, кто собирает стол. Если не менять ничего, играют так, как написано в правилах.
rules-usually = Обычно: { $value }
rules-possible = можно выбрать: { $values }
rules-from-to = от { $least } до { $most }
rules-from = { $least } и больше
