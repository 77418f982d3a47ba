/** Lets the page be opened without a network: registers the service worker, and keeps the rules for such times. */

import { house } from "./state/house.svelte";
import { recall, remember } from "./state/kept";
import { settings } from "./state/settings.svelte";

const KEPT_FOR = "kept-for";

export function workOffline(): void {
  if (!("serviceWorker" in navigator) || !import.meta.env.PROD) return;
  addEventListener("load", () => {
    navigator.serviceWorker
      .register("/service-worker.js")
      .then(() => navigator.serviceWorker.ready)
      .then(keepRules)
      // Without one, as in a private window, the page needs the network and says so.
      .catch(() => undefined);
  });
}

/** Read the rules and cards of all games once in this language: the service worker keeps what passes through it. */
async function keepRules(): Promise<void> {
  await house.find();
  const { language } = settings;
  const games = house.games ?? [];
  const wished = JSON.stringify([language, games.map(({ name, rules }) => [name, rules])]);
  if (recall(KEPT_FOR) === wished) return;
  const parts = games.flatMap(({ name }) => ["rules", "cards"].map((part) => `games/${encodeURIComponent(name)}/${part}?language=${language}`));
  for (const each of ["games", "bots", "house", ...parts]) await fetch(`/api/${each}`);
  remember(KEPT_FOR, wished);
}
