/** Playing cards, which need no schema: `KH` is the king of hearts. */

export const RANKS = ["A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K"];
export const SUIT_SIGNS: Record<string, string> = { S: "♠", H: "♥", D: "♦", C: "♣" };
const JOKER = "X";

/** Rank and suit of a playing card, or the number of a joker; nothing for any other card. */
export function rankAndSuit(face: string): { rank: string; suit: string } {
  const rank = face.slice(0, -1);
  const suit = face.slice(-1);
  const known = (RANKS.includes(rank) && suit in SUIT_SIGNS) || rank === JOKER;
  return known ? { rank, suit } : { rank: "", suit: "" };
}

export function isPlayingCard(face: string): boolean {
  return rankAndSuit(face).rank !== "";
}

/** A card as the table shows it: K♥. */
export function card(face: string): string {
  const sign = SUIT_SIGNS[face.slice(-1)];
  return sign && /^[A-Za-z0-9]+$/.test(face.slice(0, -1)) ? face.slice(0, -1) + sign : face;
}
