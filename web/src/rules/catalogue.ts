/** The catalogue: all cards of a game, and which of them somebody looks for. */

import type { TableSchema, SchemaFace } from "../schema/schema";
import type { Words } from "../words/words";
import { capital } from "../words/words";

/** A card with everything that is printed on it, in the reader's language. */
export interface Listed {
  face: string;
  title: string;
  text: string;
  tip: string;
  flavour: string;
  ruling: string;
  type: string;
  labels: string[];
  copies: number;
  performed: boolean;
}

export interface Wanted {
  /** Words that must all stand somewhere on the card. */
  search: string;
  type: string;
  label: string;
}

export const ANYTHING: Wanted = { search: "", type: "", label: "" };

export function cardsOf(schema: TableSchema, words: Words): Listed[] {
  return schema.document.faces.map((face) => listed(face, words));
}

function listed(face: SchemaFace, words: Words): Listed {
  return {
    face: face.name,
    title: words.cardTitle(face.name),
    text: words.cardText(face.name),
    tip: words.cardPart(face.name, "tip"),
    flavour: words.cardPart(face.name, "flavour"),
    ruling: words.cardRuling(face.name),
    type: face.type ?? "",
    labels: face.labels ?? [],
    copies: face.copies ?? 1,
    performed: face.performed ?? false,
  };
}

/** What a type or a label is called. */
export function kindName(words: Words, of: "type" | "label", name: string): string {
  return capital(words.has(`${of}-${name}`) ? words.say(`${of}-${name}`) : name);
}

/** All types, or all labels, in the order of the box. */
export function kindsOf(cards: readonly Listed[], of: "type" | "label"): string[] {
  return [...new Set(cards.flatMap((card) => (of === "type" ? [card.type] : card.labels)))].filter(Boolean);
}

export function found(cards: readonly Listed[], wanted: Wanted, words: Words): Listed[] {
  const sought = plain(wanted.search).split(/\s+/).filter(Boolean);
  return cards.filter(
    (card) =>
      (!wanted.type || card.type === wanted.type) &&
      (!wanted.label || card.labels.includes(wanted.label)) &&
      sought.every((word) => printed(card, words).includes(word)),
  );
}

function printed(card: Listed, words: Words): string {
  const kinds = [
    ...(card.type ? [kindName(words, "type", card.type)] : []),
    ...card.labels.map((label) => kindName(words, "label", label)),
  ];
  const name = words.card(card.face);
  return plain([card.title, name, card.text, card.tip, card.flavour, card.ruling, ...kinds].join(" "));
}

/** As people type it: without capitals, and with е for ё. */
function plain(text: string): string {
  return text.toLocaleLowerCase().replaceAll("ё", "е");
}
