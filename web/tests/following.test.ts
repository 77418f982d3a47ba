/** The newest line of a list stays in sight. */

import { describe, expect, test } from "vitest";

import { follows } from "../src/table/following";

describe("the end of a list", () => {
  const at = (scrollTop: number, scrollHeight = 1000) => ({ scrollTop, scrollHeight, clientHeight: 200 });

  test("is followed by those who are there", () => {
    expect(follows(true, 800, at(800))).toBe(true);
    expect(follows(false, 500, at(790))).toBe(true);
  });

  test("is left by reading farther up", () => {
    expect(follows(true, 800, at(500))).toBe(false);
    expect(follows(false, 500, at(600))).toBe(false);
  });

  test("is not left where the list has grown before the news of scrolling came", () => {
    expect(follows(true, 700, at(800, 1300))).toBe(true);
  });
});
