/** What tells a game from others at a glance is its colour, which the server knows: a sixth game has its own too. */

const COLOUR = /^#[0-9a-f]{6}$/i;
/** So much of a colour is its own, the rest white: games choose one that is dark enough to write on. */
const OWN = "78%";

/** A game's colour, light enough for lines on a dark page; none where the game has no colour that we can read. */
export function accentOf(colour: string | undefined): string | undefined {
  return colour && COLOUR.test(colour) ? `color-mix(in oklab, ${colour} ${OWN}, white)` : undefined;
}
