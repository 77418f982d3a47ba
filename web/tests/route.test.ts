/** Addresses as people type and cut them. */

import { afterEach, expect, test, vi } from "vitest";

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

async function partsOf(pathname: string): Promise<string[]> {
  vi.stubGlobal("location", { pathname, search: "" });
  vi.stubGlobal("addEventListener", () => undefined);
  const { route } = await import("../src/state/route.svelte");
  return route.parts;
}

test("an address is read part by part", async () => {
  expect(await partsOf("/join/43W%208TG")).toEqual(["join", "43W 8TG"]);
});

test("an address that is cut in the middle of a letter still leads somewhere", async () => {
  expect(await partsOf("/join/%D0%9F%D")).toEqual(["join", "%D0%9F%D"]);
});
