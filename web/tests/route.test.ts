/** Addresses as people type and cut them. */

import { afterEach, expect, test, vi } from "vitest";

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

async function routeAt(pathname: string) {
  vi.stubGlobal("location", { pathname, search: "" });
  vi.stubGlobal("addEventListener", () => undefined);
  const { route } = await import("../src/state/route.svelte");
  return route;
}

async function partsOf(pathname: string): Promise<string[]> {
  return (await routeAt(pathname)).parts;
}

test("an address is read part by part", async () => {
  expect(await partsOf("/join/43W%208TG")).toEqual(["join", "43W 8TG"]);
});

test("an address that is cut in the middle of a letter still leads somewhere", async () => {
  expect(await partsOf("/join/%D0%9F%D")).toEqual(["join", "%D0%9F%D"]);
});

test("a link that is clicked twice is one step back", async () => {
  const kept = { pushState: vi.fn(), replaceState: vi.fn() };
  vi.stubGlobal("history", kept);
  vi.stubGlobal("scrollTo", () => undefined);
  const route = await routeAt("/t/one");
  route.go("/t/two");
  vi.stubGlobal("location", { pathname: "/t/two", search: "" });
  route.go("/t/two");
  expect(kept.pushState).toHaveBeenCalledTimes(1);
});
