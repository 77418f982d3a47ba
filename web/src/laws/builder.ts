/** A law put together from menus: which questions are open after what was chosen, and what to send for it. */

import type { MenuChoiceInfo, MenuQuestionInfo, SentenceClassInfo } from "../wire/contract";

export type Labels = MenuChoiceInfo["labels"];

/** What was chosen for each question: words, with a number behind those that take one. */
export type Answers = Record<string, string[]>;

export function openQuestions(kind: SentenceClassInfo, answers: Answers): MenuQuestionInfo[] {
  return kind.questions.filter((question) => isAsked(question, answers));
}

function isAsked(question: MenuQuestionInfo, answers: Answers): boolean {
  if (!question.after) return true;
  const [answer] = answers[question.after] ?? [];
  if (!answer) return false;
  return question.only.length === 0 || question.only.includes(answer.split(" ")[0] ?? "");
}

/** Whether everything that must be decided is. */
export function isComplete(kind: SentenceClassInfo, answers: Answers): boolean {
  return openQuestions(kind, answers).every((question) => question.optional || (answers[question.name]?.length ?? 0) > 0);
}

/** What the server makes a sentence of. Answers to questions that are no longer asked are left out. */
export function choicesOf(kind: SentenceClassInfo, answers: Answers): Record<string, string | string[]> {
  const chosen: Record<string, string | string[]> = { class: kind.word };
  for (const question of openQuestions(kind, answers)) {
    const answer = (answers[question.name] ?? []).filter(Boolean);
    if (answer.length) chosen[question.name] = question.several ? answer : (answer[0] ?? "");
  }
  return chosen;
}

/** The word of a choice with the number that it takes. */
export function numbered(choice: MenuChoiceInfo, number?: number): string {
  if (!choice.numbers) return choice.word;
  const { least, most } = choice.numbers;
  return `${choice.word} ${String(Math.min(most, Math.max(least, Math.round(number ?? least))))}`;
}

/** The choice that an answer stands for, and its number. */
export function chosenIn(question: MenuQuestionInfo, answer: string): { choice: MenuChoiceInfo | undefined; number: number } {
  const whole = question.choices.find((choice) => !choice.numbers && choice.word === answer);
  if (whole) return { choice: whole, number: 0 };
  const at = answer.lastIndexOf(" ");
  const choice = question.choices.find((each) => each.numbers && each.word === answer.slice(0, at));
  return { choice, number: Number(answer.slice(at + 1)) };
}
