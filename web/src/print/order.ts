/** What is to be printed, as the page keeps it and as the server is asked for it. */

export interface Order {
  language: string;
  sheet: string;
  layout: string;
  trim: string;
  ink: string;
  offset: string;
  cards: string;
  suits: string;
}

export const LAYOUTS = ["flat", "duplex", "fold"] as const;
/** Poker, bridge and mini, in millimetres. */
export const TRIMS = ["63x88", "63.5x88.9", "57x88", "44x63"] as const;
export const PARTS = ["cards", "counters", "rules", "test"] as const;
export const SHOPS = ["tts", "mpc", "tgc"] as const;
const ZIPS: readonly string[] = SHOPS;

/** Where what is ordered is found, below `/api`. */
export function orderAddress(game: string, kind: string, order: Order, { preview = false } = {}): string {
  const asked = new URLSearchParams({ language: order.language, sheet: order.sheet, layout: order.layout, trim: order.trim, suits: order.suits });
  if (order.layout === "duplex" && order.offset.trim()) asked.set("offset", order.offset);
  if (order.cards.trim()) asked.set("cards", order.cards);
  if (order.ink !== "full") asked.set(order.ink, "true");
  if (preview) asked.set("preview", "true");
  return `/games/${encodeURIComponent(game)}/print/${kind}?${asked}`;
}

/** Hand a file to the reader. */
export function download(file: Blob, game: string, kind: string, language: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = `${game}-${kind}-${language}.${ZIPS.includes(kind) ? "zip" : "pdf"}`;
  link.click();
  setTimeout(() => { URL.revokeObjectURL(link.href); }, 60_000);
}
