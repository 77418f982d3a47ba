/** What the server tells about a game: its rules as plain blocks, and the schema of a table nobody plays at. */

import { TableSchema } from "../schema/schema";
import type { Language } from "../state/settings.svelte";
import type { SchemaDocument, SchemaName, Rulebook } from "../wire/contract";
import { ask } from "../wire/http";

export interface NamedSchema {
  name: string;
  schema: TableSchema;
}

const named = (game: string) => `/games/${encodeURIComponent(game)}`;

export const rules = (game: string, language: Language) =>
  ask<Rulebook>("GET", `${named(game)}/rules?language=${language}`);

/** The schema of a game as it is played without any options. */
export async function schemaOfGame(game: string): Promise<NamedSchema> {
  const { schema } = await ask<SchemaName>("GET", `${named(game)}/schema`);
  return { name: schema, schema: new TableSchema(await ask<SchemaDocument>("GET", `/schemas/${schema}`)) };
}
