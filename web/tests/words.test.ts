/** Every text that a page asks for is there, in every language. */

import { readdirSync, readFileSync } from "node:fs";

import { describe, expect, test } from "vitest";

import { LANGUAGES } from "../src/wire/contract";

const PAGES = readdirSync("src/text/en");
const SOURCES = readdirSync("src", { recursive: true, encoding: "utf-8" }).filter((path) => /\.(ts|svelte)$/.test(path));

const keysIn = (path: string): string[] =>
  [...readFileSync(path, "utf-8").matchAll(/^([a-z][\w-]*) =/gm)].map(([, key]) => key ?? "");

/** All that is between the opening bracket of a call and the end of its first argument. */
function firstArgument(source: string, start: number): string {
  let depth = 0;
  for (let at = start; at < source.length; at += 1) {
    const letter = source.charAt(at);
    if ("([{".includes(letter)) depth += 1;
    if (depth === 0 && ",)".includes(letter)) return source.slice(start, at);
    if (")]}".includes(letter)) depth -= 1;
  }
  return "";
}

/** The names of texts in what `t` is called with, as patterns: `home-left-${unit}` may be any that begins so. */
function asked(argument: string): RegExp[] {
  const templates = [...argument.matchAll(/`([^`]*)`/g)].map(([, text]) => (text ?? "").replaceAll(/\$\{[^}]*\}/g, ".+"));
  const plain = argument.replaceAll(/`[^`]*`|[!=]== "[^"]*"/g, "").matchAll(/"([^"]*)"/g);
  return [...templates, ...[...plain].map(([, text]) => text ?? "")].map((name) => new RegExp(`^${name}$`));
}

function askedIn(path: string): RegExp[] {
  const source = readFileSync(`src/${path}`, "utf-8");
  return [...source.matchAll(/(?<![\w.])t\(/g)].flatMap((call) => asked(firstArgument(source, call.index + call[0].length)));
}

test.each(LANGUAGES)("every page says the same things in %s", (language) => {
  for (const page of PAGES) expect(keysIn(`src/text/${language}/${page}`), page).toEqual(keysIn(`src/text/en/${page}`));
  expect(readdirSync(`src/text/${language}`)).toEqual(PAGES);
});

describe.each(LANGUAGES)("in %s", (language) => {
  const keys = [`../src/holdfast/text/${language}.ftl`, ...PAGES.map((page) => `src/text/${language}/${page}`)].flatMap(keysIn);

  test.each(SOURCES.filter((path) => askedIn(path).length))("there is every text that %s asks for", (path) => {
    const missing = askedIn(path).filter((name) => !keys.some((key) => name.test(key)));
    expect(missing.map(String)).toEqual([]);
  });
});

test("what is asked for is found, however it is written", () => {
  const names = (argument: string): string[] => asked(firstArgument(`${argument})`, 0)).map(({ source }) => source);
  expect(names('"home-play-now"')).toEqual(["^home-play-now$"]);
  expect(names('live.connection === "lost" ? "site-away" : "site-loading", { count: f("other") }')).toEqual([
    "^site-away$",
    "^site-loading$",
  ]);
  expect(names('sure(x, y) ? `home-${way}-sure` : "home-part"')).toEqual(["^home-.+-sure$", "^home-part$"]);
});
