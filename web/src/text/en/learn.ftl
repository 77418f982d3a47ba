# Learning a game at its own table

learn-title = Learn { $game }
learn-teacher = The lesson
learn-you = You
learn-progress = Step { $at } of { $count }
learn-to-table = To the table
learn-read = Read
learn-next = Next
learn-finish = Finish
learn-show-me = Show me: { $move }
learn-done = You can play now.
learn-play = Play against bots
learn-rules = Read the whole rules
learn-again = Once more from the beginning
