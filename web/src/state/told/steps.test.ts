import { expect, test } from "vitest";

import { book as document, END, NO, SIGHT, YES } from "../../../tests/pretend";
import { Book } from "../../book/book";
import { Sight } from "../../book/sight";
import type { Update } from "../../wire/contract";
import { moved } from "./steps";

const book = new Book(document);
const known = { ply: 3, sight: Sight.read(book, SIGHT), moves: [YES, NO] };
const update = (ply: number, moves: number[]): Update => ({ type: "update", ply, by: 1, update: [[], [], moves] });

test("a move leads from what was known to what is known then", () => {
  const after = moved(known, book, update(4, [END]));
  expect(after?.known).toMatchObject({ ply: 4, moves: [END] });
  expect(after?.step).toMatchObject({ ply: 4, by: 1, before: known.sight, after: after?.known.sight, lines: [] });
  expect(after?.sameQuestion).toBe(false);
});

test("the question stays the same while somebody else who chooses at once has chosen", () => {
  expect(moved(known, book, update(4, [YES, NO]))?.sameQuestion).toBe(true);
});

test("what comes twice changes nothing", () => {
  expect(moved(known, book, update(3, [END]))).toBeNull();
});
