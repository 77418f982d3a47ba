/**
 * The server's contract as TypeScript: shapes become types, constants stay constants.
 *
 *   python -m holdfast.server.contract | node build/contract.mjs           writes src/wire/contract.ts
 *   python -m holdfast.server.contract | node build/contract.mjs --check   fails where it differs from that
 */

import { readFileSync, writeFileSync } from "node:fs";

import { compile } from "json-schema-to-typescript";

const FILE = new URL("../src/wire/contract.ts", import.meta.url);
const BANNER = "/** What goes over the wire. Generated from the server's own classes: change those, then run `make contract`. */\n";
const STYLE = { printWidth: 120 };

/** What a shape may be anything of is said by its annotation alone. */
const ANYTHING = "Anything.";

/** What the page has no use for; a title would become a type of its own. */
const LEFT_OUT = new Set(["title", "discriminator", "default"]);

/** A schema as the tool knows it, tuples in their older form. */
function plain(schema) {
  if (Array.isArray(schema)) return schema.map(plain);
  if (typeof schema !== "object" || schema === null) return schema;
  const { prefixItems, properties, ...rest } = schema;
  const kept = mapped(Object.fromEntries(Object.entries(rest).filter(([name]) => !LEFT_OUT.has(name))));
  if (kept.description === ANYTHING) delete kept.description;
  if (properties) kept.properties = mapped(properties);
  if (prefixItems) kept.items = plain(prefixItems);
  return kept;
}

function mapped(schemas) {
  return Object.fromEntries(Object.entries(schemas).map(([name, schema]) => [name, plain(schema)]));
}

async function typesOf(definitions) {
  const properties = Object.fromEntries(
    Object.keys(definitions).map((name) => [name, { $ref: `#/definitions/${name}` }]),
  );
  const root = { title: "Contract", type: "object", properties, definitions: mapped(definitions) };
  const source = await compile(root, "Contract", { bannerComment: "", additionalProperties: false, style: STYLE, format: true });
  return source.replace(/export interface Contract \{[^}]*\}\n/, "");
}

function constantsOf({ ERROR_CODES: codes, ...others }) {
  const written = Object.entries(others).map(([name, value]) => `export const ${name} = ${JSON.stringify(value)} as const;\n`);
  const union = `/** The code of every error that the server itself raises; a game has its own beside them. */\nexport type ErrorCode =\n${codes.map((code) => `  | "${code}"`).join("\n")};\n`;
  return [...written, union].join("\n");
}

const { definitions, constants } = JSON.parse(readFileSync(0, "utf8"));
const source = [BANNER, constantsOf(constants), await typesOf(definitions)].join("\n");

if (!process.argv.includes("--check")) writeFileSync(FILE, source);
else if (readFileSync(FILE, "utf8") !== source) {
  console.error("web/src/wire/contract.ts is not what the server's classes say; `make contract` writes it anew");
  process.exit(1);
}
