/** What the page decodes from numbers is what the engine itself reads from them: every game, every step, both languages. */

import { describe, expect, test } from "vitest";

import { Book, type BookDocument } from "../src/book/book";
import { type Area, draw } from "../src/book/drawing";
import { choiceOf } from "../src/book/moves";
import { questionOf } from "../src/book/question";
import { Sight } from "../src/book/sight";
import { readLines, type SeatEvent } from "../src/book/story";
import { bundleOf, type Name, Texts, Words } from "../src/words/words";
import { nameOf } from "../src/words/people";
import { tables } from "./tables";

function sources(book: BookDocument, language: string): string[] {
  return [...(book.texts["en"] ?? []), ...(book.texts[language] ?? [])];
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
  const book = new Book(table.book);
  const bundles = { en: bundleOf("en", sources(table.book, "en")), ru: bundleOf("ru", sources(table.book, "ru")) };
  const wordsFor = (language: "en" | "ru", viewer: number | null) =>
    new Words(language, bundles[language], book, namesOf(new Texts(language, bundles[language]), table.names), viewer);

  test("a sight is the numbers it came from", () => {
    for (const step of table.steps) expect(Sight.read(book, step.sight, step.texts).numbers).toEqual(step.sight);
  });

  test("a table is drawn as the engine draws it", () => {
    for (const step of table.steps) {
      const drawn = draw(Sight.read(book, step.sight, step.texts));
      expect({ middle: outline(drawn.middle), seats: drawn.seats.map(outline) }).toEqual(step.drawing);
    }
  });

  test.each(["en", "ru"] as const)("moves are written, touched and called alike: %s", (language) => {
    for (const step of table.steps) {
      const sight = Sight.read(book, step.sight, step.texts);
      const drawing = draw(sight);
      const words = wordsFor(language, step.viewer);
      for (const told of step.moves) {
        const choice = choiceOf(book, told.move, step.viewer ?? 0, sight.names);
        expect([choice.notation, choice.touch, words.label(choice, drawing)]).toEqual([
          told.notation,
          told.touch,
          told.label[language],
        ]);
      }
    }
  });

  test.each(["en", "ru"] as const)("the story is told alike: %s", (language) => {
    for (const step of table.steps) {
      const sight = Sight.read(book, step.sight, step.texts);
      const words = wordsFor(language, step.viewer);
      const events = readLines(book, step.lines, step.said, sight.names).filter((line) => line.kind === "event");
      expect(events.map((event) => words.event(event as SeatEvent))).toEqual(step.story[language]);
    }
  });

  test.each(["en", "ru"] as const)("questions are asked alike: %s", (language) => {
    for (const step of table.steps) {
      const sight = Sight.read(book, step.sight, step.texts);
      const asked = questionOf(sight, sight.awaited[0] ?? 0);
      expect(wordsFor(language, step.viewer).sentence(asked.name, asked.fields)).toEqual(step.question[language]);
    }
  });
});
