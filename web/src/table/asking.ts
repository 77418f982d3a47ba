/** What is asked, and of whom, in words; and why a card does not glow. */

import { ownerOf } from "../schema/schema";
import { questionOf } from "../schema/question";
import { t } from "../words/site";
import { capital } from "../words/words";
import type { Desk } from "./desk.svelte";
import { verbBegun } from "./phrase";

export function isAsked({ observation, live }: Desk): boolean {
  return observation !== null && live.seat !== null && !isStopped({ live }) && observation.awaited.includes(live.seat);
}

/** Whether it has ended otherwise than by its rules; how a game ends that is played out is shown first. */
function isStopped({ live }: Pick<Desk, "live">): boolean {
  return live.info?.status === "over" && !live.busy;
}

/** The question for the player who is asked; for everybody else whom the table waits for. */
export function askedLine(desk: Desk): string {
  const { observation, words, live } = desk;
  if (!observation || !words) return "";
  if (observation.over || isStopped(desk)) return t("table-over");
  if (live.info?.adjourned) return t("table-adjourned");
  if (isAsked(desk) && live.seat !== null) {
    const asked = questionOf(observation, live.seat);
    return words.sentence(asked.name, asked.fields);
  }
  const awaited = observation.awaited.map((seat) => `p${String(seat + 1)}`);
  if (!awaited.length) return "";
  const one = awaited.length === 1 ? (awaited[0] ?? "") : awaited;
  return capital(words.say(awaited.length === 1 && observation.awaited[0] === observation.turn ? "table-plays" : "table-waiting", { seat: one }));
}

/** Why one's own card cannot be touched now; empty where it can, or where nobody would expect it. */
export function whyStill(desk: Desk, things: readonly string[], face: string): string {
  const { observation, words, live, touches } = desk;
  const [thing = ""] = things;
  const isMine = live.seat !== null && ownerOf(thing) === live.seat;
  if (!observation || !words || !live.layout || !isMine || desk.moment || observation.over || live.info?.status !== "playing") return "";
  if (touches.glowing(things) || touches.isTouched(things)) return "";
  if (!isAsked(desk)) return t("table-still", { why: askedLine(desk) });
  const begun = verbBegun(touches, words, live.layout);
  if (begun) return t("table-still-begun", { deed: begun });
  if (touches.choices.some(({ touch }) => touch.some((each) => things.includes(each)))) return t("table-still-verb");
  const ended = desk.offered.endedBy(things);
  if (ended) return t("table-still-since", { why: words.event(ended) });
  const later = words.laterOf(face);
  return later || t("table-still", { why: askedLine(desk) });
}
