/** Laws as people see them: an action that nobody has named goes by its deed, “Heal 4”, never by `action1`. */

const UNNAMED = /^(action\d+): /i;

/** A sentence as people read it. */
export function shownLaw(sentence: string): string {
  const rest = sentence.replace(UNNAMED, "");
  return rest === sentence ? sentence : rest.slice(0, 1).toUpperCase() + rest.slice(1);
}

/** What an action does, in the words of its sentence; empty where the sentence names it, or is no action. */
export function deedIn(sentence: string): string {
  return UNNAMED.test(sentence) ? shownLaw(sentence).replace(/\.$/, "") : "";
}

/** What people read in place of the names that the table gave: of each action, and of its whole sentence. */
export function calledIn(sentences: readonly string[], deedOf: (sentence: string) => string): Map<string, string> {
  const called = new Map<string, string>();
  for (const sentence of sentences) {
    const name = UNNAMED.exec(sentence)?.[1];
    if (name === undefined) continue;
    called.set(name, deedOf(sentence));
    called.set(sentence, shownLaw(sentence));
  }
  return called;
}
