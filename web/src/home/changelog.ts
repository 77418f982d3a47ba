/** The newest entry of the changelog, read as far as it is shown: headings, and lists with emphasis and code. */

import type { Language } from "../state/settings.svelte";

export interface NewsSpan {
  text: string;
  style: "plain" | "strong" | "code";
}

export interface NewsSection {
  title: string;
  items: NewsSpan[][];
}

export interface Release {
  version: string;
  sections: NewsSection[];
}

/** The language that the changelog is written in. */
export const WRITTEN_IN: Language = "en";

const SPAN = /\*\*(.+?)\*\*|`(.+?)`/g;

export function newestEntry(markdown: string): Release {
  const [, ...entries] = markdown.split(/^## /m);
  const [heading = "", ...lines] = (entries[0] ?? "").split("\n");
  const sections: NewsSection[] = [];
  for (const line of lines) read(line, sections);
  return { version: heading.split(/\s/)[0] ?? "", sections: sections.filter((section) => section.items.length) };
}

function read(line: string, sections: NewsSection[]): void {
  const section = sections.at(-1);
  if (line.startsWith("### ")) sections.push({ title: line.slice(4).trim(), items: [] });
  else if (line.startsWith("- ")) section?.items.push(spans(line.slice(2)));
  else if (/^ {2}\S/.test(line) && !line.startsWith("  |")) section?.items.at(-1)?.push(...spans(` ${line.trim()}`));
}

function spans(text: string): NewsSpan[] {
  const found: NewsSpan[] = [];
  let at = 0;
  // Links are their text.
  const told = text.replace(/\[([^\]]+)\]\([^)]*\)/g, "$1");
  for (const match of told.matchAll(SPAN)) {
    found.push({ text: told.slice(at, match.index), style: "plain" });
    found.push(match[1] ? { text: match[1], style: "strong" } : { text: match[2] ?? "", style: "code" });
    at = match.index + match[0].length;
  }
  return [...found, { text: told.slice(at), style: "plain" as const }].filter((span) => span.text);
}
