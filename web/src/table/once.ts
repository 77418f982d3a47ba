/** What is explained once: in somebody's first game of a kind, each new thing where it happens. */

import type { SchemaDocument } from "../schema/schema";
import { recall, remember } from "../state/storage";

/** Where there is no room for what happened beside what is explained. */
export const NARROW = "(max-width: 700px) and (min-height: 521px)";

export function ofQuestion(prompt: string): string {
  return `once-${prompt}`;
}

export function ofEvent(name: string): string {
  return `once-event-${name}`;
}

/** All that a game ever explains: the longest of it says how much room has to be kept. */
export function explanationsOf({ prompts, events }: Pick<SchemaDocument, "prompts" | "events">, has: (name: string) => boolean): string[] {
  return [...prompts.map(({ name }) => ofQuestion(`prompt-${name}`)), ...events.map(({ name }) => ofEvent(name))].filter(has);
}

/** Which table somebody's first game of a kind is at: from the next one on nothing is explained any more. */
export function isFirstGame(game: string, table: string): boolean {
  const key = `first-${game}`;
  if (!recall(key)) remember(key, table);
  return recall(key) === table;
}

/** The explanations that somebody has read already, kept in this browser. */
export class Explained {
  private readonly key: string;
  private readonly read: Set<string>;

  constructor(game: string) {
    this.key = `once-${game}`;
    this.read = new Set(recall(this.key).split(" ").filter(Boolean));
  }

  /** The first of these messages that is new; from now on it is not. */
  next(messages: readonly string[], has: (name: string) => boolean): string {
    const fresh = messages.find((name) => !this.read.has(name) && has(name)) ?? "";
    if (fresh) remember(this.key, [...this.read.add(fresh)].join(" "));
    return fresh;
  }
}
