/** Laws as people see them. */

import { expect, test } from "vitest";

import { calledIn, deedIn, shownLaw } from "../src/laws/shown";

test("an action that nobody has named goes by its deed", () => {
  expect(shownLaw("action1: heal 4.")).toBe("Heal 4.");
  expect(deedIn("action12: heal 4.")).toBe("Heal 4");
});

test("other sentences are shown as they are", () => {
  expect(shownLaw("Mend: heal 4.")).toBe("Mend: heal 4.");
  expect(deedIn("Hearts are worth double as shield cards.")).toBe("");
});

test("the table's own names are replaced, in sentences and alone", () => {
  const called = calledIn(["Mend: heal 1.", "action1: heal 4."], (sentence) => `<${sentence}>`);
  expect([...called]).toEqual([["action1", "<action1: heal 4.>"], ["action1: heal 4.", "Heal 4."]]);
});
