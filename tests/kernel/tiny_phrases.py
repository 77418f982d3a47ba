"""What can be said, asked and told in the tiny game of these tests, and what is printed on its cards."""

from __future__ import annotations

from holdfast.kernel import BlankWords, Verbs, events, places, prompts, words

BEASTS = ("ant", "bee", "cat", "dog")
CHARMS = ("hat", "bow")
SKY = ("sun", "moon")
FACES = (*BEASTS, *CHARMS, *SKY)
COPIES = {"ant": 4, "bee": 4, "cat": 3, "dog": 3, "hat": 2, "bow": 2, "sun": 2, "moon": 1}
BEAST, CHARM, OMEN = 1, 2, 4
SORTS = [BEAST] * 4 + [CHARM] * 2 + [OMEN] * 2
MOODS = words("loud", "soft")
POLLS = words("number", "seat", "word", "cards")

VERBS = Verbs(card=BlankWords(FACES), mood=MOODS, poll=POLLS, number=places(9))
PICK = VERBS.add("pick {card}", touch="{me}.hand:{card}")
LAY = VERBS.add("lay {card}", touch="{me}.hand:{card} {me}.row")
HIDE = VERBS.add("hide {card}", touch="{me}.hand:{card} {me}.row")
GIVE = VERBS.add("give {card} {seat}", touch="{me}.hand:{card} {seat}")
REVEAL = VERBS.add("reveal {card}", touch="sky:{card}|{me}.hand:{card}")
PEEK = VERBS.add("peek {seat}", touch="{seat}.hand")
STEAL = VERBS.add("steal {seat}", touch="{seat}.hand {me}.hand")
GAZE = VERBS.add("gaze", touch="{me}.heaven")
DARE = VERBS.add("dare {seat} {how}", how=words("", "softly"), touch="{seat}")
ANSWER = VERBS.add("say {answer}", answer=words("yes", "no"), touch="", speech=True)
POLL = VERBS.add("poll {poll}", touch="")
GUESS = VERBS.add("guess {number}", touch="")
VOTE = VERBS.add("vote {seat}")
FEEL = VERBS.add("feel {mood}", touch="")
CHOOSE = VERBS.add("choose {card}", touch="{me}.hand:{card}")
SHOUT = VERBS.add('shout "{text}"')

PROMPTS = prompts(mood=MOODS)
PICKING = PROMPTS.add("picking", answer="picked")
GUESSING = PROMPTS.add("guessing", answer="guess")
VOTING = PROMPTS.add("voting", answer="vote")
FEELING = PROMPTS.add("feeling", answer="feeling")
CHOOSING = PROMPTS.add("choosing", answer="chosen")
DARED = PROMPTS.add("dared {by:seat} {mood} {card} {count} {hint:face:asked}")
BY, MOOD, CARD_FIELD, COUNT, HINT = map(PROMPTS.field, ("by", "mood", "card", "count", "hint"))

EVENTS = events(mood=MOODS)
PICKED = EVENTS.add("picked {seats}")
LAID = EVENTS.add("laid {seat} {card}")
HID = EVENTS.add("hid {seat} {card}")
GAVE = EVENTS.add("gave {seat} {target:seat} {card}")
PEEKED = EVENTS.add("peeked {seat} {target:seat} {card}")
DREW = EVENTS.add("drew {seat} {card}")
DARING = EVENTS.add("daring {seat} {target:seat} {mood}")
SHOUTED = EVENTS.add("shouted {seat}")
WINKED = EVENTS.add("winked {seat} {count}")
NAMED = EVENTS.add("named {face}")
