/** What a card says beside the table: whether it is more than is seen there, and where it covers nothing that matters. */

import type { Card } from "../schema/layout";
import type { Cut } from "../state/drawings.svelte";
import { isPlayingCard } from "../words/playing_cards";
import { upTo } from "./numbers";
import type { Words } from "../words/words";

/** Whether a card that lies there in this cut has something to say that is not printed on it. */
export function saysMore(words: Words, { face, badges }: Pick<Card, "face" | "badges">, cut: Cut): boolean {
  if (words.cardRuling(face) || badges.some((badge) => badge !== "open")) return true;
  if (isPlayingCard(face)) return words.hasOwnDeed(face);
  return !isPrinted(cut);
}

/** Whether a card in this cut shows all that is printed on it. */
export function isPrinted(cut: Cut): boolean {
  return cut === "hand" || cut === "large";
}

export interface Rectangle {
  left: number;
  top: number;
  width: number;
  height: number;
}

export type Corner = Pick<Rectangle, "left" | "top">;

const GAP = 14;
const EDGE = 8;
/** Beside its card a picture is tried in so many columns and rows of the window. */
const TRIED = 9;

/** Where so large a picture stands as near to its card as it can without covering one of these; nothing if there is no such place. */
export function placeBeside(size: Pick<Rectangle, "width" | "height">, card: Rectangle, spared: readonly Rectangle[], within: Pick<Rectangle, "width" | "height">): Corner | null {
  const [most, lowest] = [within.width - size.width - EDGE, within.height - size.height - EDGE];
  const inside = ({ left, top }: Corner): Corner => ({ left: Math.max(EDGE, Math.min(left, most)), top: Math.max(EDGE, Math.min(top, lowest)) });
  const middle = { left: card.left + (card.width - size.width) / 2, top: card.top + (card.height - size.height) / 2 };
  const places = [
    { left: card.left + card.width + GAP, top: middle.top },
    { left: card.left - size.width - GAP, top: middle.top },
    { left: middle.left, top: card.top - size.height - GAP },
    { left: middle.left, top: card.top + card.height + GAP },
    ...acrossTo(most).flatMap((left) => [middle.top, ...acrossTo(lowest)].map((top) => ({ left, top }))),
    ...acrossTo(lowest).map((top) => ({ left: middle.left, top })),
  ];
  const free = places.map(inside).filter((place) => ![card, ...spared].some((box) => overlap({ ...place, ...size }, box)));
  const far = (place: Corner) => apart({ ...place, ...size }, card);
  return free.sort((one, other) => far(one) - far(other))[0] ?? null;
}

/** Places from the edge up to the last one. */
function acrossTo(last: number): number[] {
  return upTo(TRIED).map((at) => EDGE + ((last - EDGE) * at) / (TRIED - 1));
}

/** How wide the gap between two boxes is. */
function apart(one: Rectangle, other: Rectangle): number {
  const gap = (start: number, long: number, begin: number, length: number) => Math.max(0, begin - start - long, start - begin - length);
  return Math.hypot(gap(one.left, one.width, other.left, other.width), gap(one.top, one.height, other.top, other.height));
}

function overlap(one: Rectangle, other: Rectangle): boolean {
  return one.left < other.left + other.width && other.left < one.left + one.width && one.top < other.top + other.height && other.top < one.top + one.height;
}
