/** The words of a table: those of the pages, then those of its book, in the language that is set. */

import type { FluentBundle } from "@fluent/bundle";

import type { Book } from "../book/book";
import { type Language, settings } from "../state/settings.svelte";
import type { Seat } from "../wire/contract";
import { namesAt } from "./people";
import { siteSources } from "./site";
import { bundleOf, Texts, Words } from "./words";

const bundles = new WeakMap<Book, Map<Language, FluentBundle>>();

function bundleFor(book: Book, language: Language): FluentBundle {
  const ours = bundles.get(book) ?? new Map<Language, FluentBundle>();
  bundles.set(book, ours);
  const bundle = ours.get(language) ?? bundleOf(language, [...siteSources(language), ...sourcesOf(book, language)]);
  ours.set(language, bundle);
  return bundle;
}

/** What a book says in a language; under it English, for what it does not say. */
function sourcesOf(book: Book, language: Language): string[] {
  const { texts } = book.document;
  return [...new Set(["en", language])].flatMap((spoken) => texts[spoken] ?? []);
}

/** The words of a table as a viewer reads them. */
export function tableWords(
  book: Book,
  seats: readonly Seat[],
  viewer: number | null,
  called: ReadonlyMap<string, string> = new Map(),
): Words {
  const { language } = settings;
  const bundle = bundleFor(book, language);
  return new Words(language, bundle, book, namesAt(new Texts(language, bundle), seats), viewer, called);
}
