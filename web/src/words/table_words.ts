/** The words of a table: those of the pages, then those of its schema, in the language that is set. */

import type { FluentBundle } from "@fluent/bundle";

import type { TableSchema } from "../schema/schema";
import { type Language, settings } from "../state/settings.svelte";
import type { Seat } from "../wire/contract";
import { namesAt } from "./people";
import { siteSources } from "./site";
import { bundleOf, Texts, Words } from "./words";

const bundles = new WeakMap<TableSchema, Map<Language, FluentBundle>>();

function bundleFor(schema: TableSchema, language: Language): FluentBundle {
  const ours = bundles.get(schema) ?? new Map<Language, FluentBundle>();
  bundles.set(schema, ours);
  const bundle = ours.get(language) ?? bundleOf(language, [...siteSources(language), ...sourcesOf(schema, language)]);
  ours.set(language, bundle);
  return bundle;
}

/** What a schema says in a language; under it English, for what it does not say. */
function sourcesOf(schema: TableSchema, language: Language): string[] {
  const { texts } = schema.document;
  return [...new Set(["en", language])].flatMap((spoken) => texts[spoken] ?? []);
}

/** The words of a table as a viewer reads them. */
export function tableWords(
  schema: TableSchema,
  seats: readonly Seat[],
  viewer: number | null,
  called: ReadonlyMap<string, string> = new Map(),
): Words {
  const { language } = settings;
  const bundle = bundleFor(schema, language);
  return new Words(language, bundle, schema, namesAt(new Texts(language, bundle), seats), viewer, called);
}
