/** What a person asks for while something else is under way. */

import { expect, test } from "vitest";

import { Submission } from "../src/state/submission.svelte";

/** A request that is answered when `answer` is called. */
function request(name: string, sent: string[]): { send: () => Promise<void>; answer: () => void } {
  let answer = (): void => undefined;
  const answered = new Promise<void>((resolve) => (answer = resolve));
  return { send: () => (sent.push(name), answered), answer: () => { answer(); } };
}

test("a double click counts once", async () => {
  const sent: string[] = [];
  const submission = new Submission();
  const making = request("make a table", sent);
  const first = submission.do(making.send);
  expect(await submission.do(making.send)).toBe(false);
  making.answer();
  expect(await first).toBe(true);
  expect(sent).toEqual(["make a table"]);
});

test("what is asked for next is done when the answer is there, and not forgotten", async () => {
  const sent: string[] = [];
  const submission = new Submission();
  const seating = request("seat a bot", sent);
  const starting = request("start", sent);
  const first = submission.next(seating.send);
  const second = submission.next(starting.send);
  await Promise.resolve();
  expect(sent).toEqual(["seat a bot"]);
  seating.answer();
  await first;
  starting.answer();
  expect(await second).toBe(true);
  expect(sent).toEqual(["seat a bot", "start"]);
});

test("what failed does not stand in the way of what comes next", async () => {
  const submission = new Submission();
  const failed = submission.next(() => Promise.reject(new TypeError("no network")));
  await expect(failed).rejects.toThrow("no network");
  expect(await submission.next(() => Promise.resolve())).toBe(true);
});
