/** What somebody typed or pasted to come to a table: its code, or a link to it. */

const LINK = /\/(join|t)\/([^/?#\s]+)/;

/** Where it leads; nothing if it leads nowhere. Codes are said aloud, so blanks, dashes and small letters do not matter. */
export function addressOf(typed: string): string {
  const link = LINK.exec(typed);
  if (link) return `/${link[1] ?? ""}/${link[2] ?? ""}`;
  const code = codeIn(typed);
  return code ? `/join/${code}` : "";
}

/** A code without all that is only for reading it; nothing if it cannot be one. */
export function codeIn(typed: string): string {
  const code = typed.replace(/[\s\-–—·.]/g, "").toUpperCase();
  return /^[A-Z0-9]{4,12}$/.test(code) ? code : "";
}

/** A code as it is said: in two halves. */
export function halves(code: string): string {
  const middle = Math.ceil(code.length / 2);
  return `${code.slice(0, middle)} ${code.slice(middle)}`;
}
