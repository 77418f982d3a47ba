# Урок за столом самой игры

learn-title = Урок: { $game }
learn-teacher = Урок
learn-you = Вы
learn-progress = Шаг { $at } из { $count }
learn-to-table = К столу
learn-read = Читать
learn-next = Дальше
learn-finish = Закончить
learn-show-me = Подскажите: { $move }
learn-done = Теперь вы умеете играть.
learn-play = Сыграть с ботами
learn-rules = Прочитать правила целиком
learn-again = Ещё раз с начала
