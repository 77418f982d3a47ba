/** What the page decodes from numbers is what the engine itself reads from them: every game, every step, both languages. */

import { describe, expect, test } from "vitest";

import { TableSchema, type SchemaDocument } from "../src/schema/schema";
import { type Area, layOut } from "../src/schema/layout";
import { choiceOf } from "../src/schema/moves";
import { questionOf } from "../src/schema/question";
import { Observation } from "../src/schema/observation";
import { readLines, type SeatEvent } from "../src/schema/story";
import { bundleOf, type Name, Texts, Words } from "../src/words/words";
import { nameOf } from "../src/words/people";
import { tables } from "./tables";

function sources(schema: SchemaDocument, language: string): string[] {
  return [...(schema.texts["en"] ?? []), ...(schema.texts[language] ?? [])];
}

function namesOf(texts: Texts, names: string[]): Name[] {
  return names.map((name, seat) => nameOf(texts, seat, name));
}

function outline(area: Area): unknown {
  return {
    path: area.path,
    spreads: area.spreads.map(({ path, shape, cards }) => ({
      path,
      shape,
      cards: cards.map(({ face, badges, onlyMine }) => ({ face, badges, onlyMine })),
    })),
    counters: area.counters.map(({ path, of }) => ({ path, of })),
    notes: area.notes.map((note) => note.name),
    parts: area.parts.map(outline),
  };
}

describe.each(tables)("$game", (table) => {
  const schema = new TableSchema(table.schema);
  const bundles = { en: bundleOf("en", sources(table.schema, "en")), ru: bundleOf("ru", sources(table.schema, "ru")) };
  const wordsFor = (language: "en" | "ru", viewer: number | null) =>
    new Words(language, bundles[language], schema, namesOf(new Texts(language, bundles[language]), table.names), viewer);

  test("an observation is the numbers it came from", () => {
    for (const step of table.steps) expect(Observation.read(schema, step.observation, step.texts).numbers).toEqual(step.observation);
  });

  test("a table is drawn as the engine draws it", () => {
    for (const step of table.steps) {
      const drawn = layOut(Observation.read(schema, step.observation, step.texts));
      expect({ middle: outline(drawn.middle), seats: drawn.seats.map(outline) }).toEqual(step.layout);
    }
  });

  test.each(["en", "ru"] as const)("moves are written, touched and called alike: %s", (language) => {
    for (const step of table.steps) {
      const observation = Observation.read(schema, step.observation, step.texts);
      const layout = layOut(observation);
      const words = wordsFor(language, step.viewer);
      for (const told of step.moves) {
        const choice = choiceOf(observation, told.move, step.viewer ?? 0);
        expect([choice.notation, choice.touch, words.label(choice, layout)]).toEqual([
          told.notation,
          told.touch,
          told.label[language],
        ]);
      }
    }
  });

  test.each(["en", "ru"] as const)("the story is told alike: %s", (language) => {
    for (const step of table.steps) {
      const observation = Observation.read(schema, step.observation, step.texts);
      const words = wordsFor(language, step.viewer);
      const events = readLines(schema, step.lines, step.said, observation.names).filter((line) => line.kind === "event");
      expect(events.map((event) => words.event(event as SeatEvent))).toEqual(step.story[language]);
    }
  });

  test.each(["en", "ru"] as const)("questions are asked alike: %s", (language) => {
    for (const step of table.steps) {
      const observation = Observation.read(schema, step.observation, step.texts);
      const asked = questionOf(observation, observation.awaited[0] ?? 0);
      expect(wordsFor(language, step.viewer).sentence(asked.name, asked.fields)).toEqual(step.question[language]);
    }
  });
});
