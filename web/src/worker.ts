/** Lets the page be opened without a network: registers the service worker, and keeps the rules for such times. */

import { KEPT } from "../worker/keeping";
import { server } from "./state/server.svelte";
import { recall, remember } from "./state/storage";
import { pictureQuery } from "./state/pictures.svelte";
import { library } from "./wire/server";

const KEPT_FOR = "kept-for";
/** Milliseconds after which somebody has come to stay: nothing is kept for those who only pass through. */
const STAYS = 5000;

export function workOffline(): void {
  if (!("serviceWorker" in navigator) || !import.meta.env.PROD) return;
  addEventListener("load", () => {
    navigator.serviceWorker
      .register("/service-worker.js")
      .then(() => navigator.serviceWorker.ready)
      .then(() => new Promise((stay) => setTimeout(stay, STAYS)))
      .then(keepRules)
      // Without one, as in a private window, the page needs the network and says so.
      .catch(() => undefined);
  });
}

/** Keep the first page, the rules and the cards of all games in this language where the service worker looks for them. */
async function keepRules(): Promise<void> {
  await server.find();
  const games = server.games ?? [];
  const wished = JSON.stringify([pictureQuery(), games.map(({ name, rules }) => [name, rules])]);
  if (recall(KEPT_FOR) === wished) return;
  const [kept, shelf] = await Promise.all([library(pictureQuery()), caches.open(KEPT)]);
  const headers = { "content-type": "application/json" };
  for (const [address, told] of Object.entries(kept)) await shelf.put(address, new Response(JSON.stringify(told), { headers }));
  remember(KEPT_FOR, wished);
}
