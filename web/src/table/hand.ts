/** How the own hand is laid out: every card can be told from the others, and a finger finds it. */

/** How the cards of a hand lie. */
export interface Laid {
  rows: number;
  /** How many lie in a full row. */
  inRow: number;
  /** Whether a row is longer than there is room: then the hand is moved to and fro in its own strip. */
  scrolls: boolean;
}

/** Of a playing card its corner is enough. */
const FINGER = 44;
/** A card that is told by its title is seen whole; so wide at least it can be read, and where there is room wider. */
const READABLE = { low: 64, narrow: 78, wide: 110 };
const NARROW = 620;
const MOST_ROWS = { playing: 3, written: 2, low: 1 };

/** Lay this many cards into this width; `written` cards are told by their titles, others by their corners. A low window has no height for a second row. */
export function layHand(width: number, count: number, written: boolean, isLow = false): Laid {
  const least = written ? (isLow ? READABLE.low : width < NARROW ? READABLE.narrow : READABLE.wide) : FINGER;
  const inOne = Math.max(1, Math.floor(width / least));
  const most = written ? (isLow ? MOST_ROWS.low : MOST_ROWS.written) : MOST_ROWS.playing;
  const rows = width > 0 ? Math.min(most, Math.max(1, Math.ceil(count / inOne))) : 1;
  const inRow = Math.max(1, Math.ceil(count / rows));
  return { rows, inRow, scrolls: written && width > 0 && inRow > inOne };
}

/** How a card of a row leans, from -1 on the left to 1 on the right. */
export function lean(at: number, { inRow }: Laid, count: number): number {
  const row = Math.floor(at / inRow);
  const size = Math.min(inRow, count - row * inRow);
  return size < 2 ? 0 : ((at % inRow) / (size - 1)) * 2 - 1;
}
