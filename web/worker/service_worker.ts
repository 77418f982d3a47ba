/** The service worker: the page opens without a network to rules, cards and games that were watched before. */

import { KEPT, KEPT_HEADER, type Way, wayOf } from "./keeping";

declare const self: ServiceWorkerGlobalScope;
/** The files of this build and their common hash, written in by the build. */
declare const __SHELL__: { version: string; files: string[] };

const { version, files } = __SHELL__;
const SHELL = `shell-${version}`;
const PAGE = "/";
const PATIENCE = 2500;
const MOST_KEPT = 300;

self.addEventListener("install", (event) => {
  event.waitUntil(
    caches
      .open(SHELL)
      .then((cache) => cache.addAll([new Request(PAGE, { headers: { accept: "text/html" } }), ...files]))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener("activate", (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter((name) => name !== SHELL && name !== KEPT).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (url.origin !== self.location.origin) return;
  const way = wayOf({ method: request.method, path: url.pathname, opens: request.mode === "navigate" });
  if (way !== "pass") event.respondWith(ANSWERS[way](request));
});

const ANSWERS: Record<Exclude<Way, "pass">, (request: Request) => Promise<Response>> = { page, forever, fresh };

async function page(request: Request): Promise<Response> {
  const kept = await caches.match(PAGE);
  if (!kept) return fetch(request);
  try {
    return await Promise.race([fetch(request), late()]);
  } catch {
    return kept;
  }
}

function late(): Promise<never> {
  return new Promise((_, refuse) => setTimeout(() => { refuse(new Error("the server took too long")); }, PATIENCE));
}

async function forever(request: Request): Promise<Response> {
  return (await caches.match(request)) ?? keep(request, await fetch(request));
}

async function fresh(request: Request): Promise<Response> {
  try {
    return await keep(request, await fetch(request));
  } catch (away) {
    const kept = await caches.match(request);
    if (!kept) throw away;
    // The page is told that nobody answered, though it can go on reading.
    return new Response(kept.body, { status: kept.status, headers: [...kept.headers, [KEPT_HEADER, "yes"]] });
  }
}

async function keep(request: Request, answer: Response): Promise<Response> {
  if (!answer.ok) return answer;
  const cache = await caches.open(KEPT);
  await cache.put(request, answer.clone());
  const keys = await cache.keys();
  await Promise.all(keys.slice(0, Math.max(0, keys.length - MOST_KEPT)).map((key) => cache.delete(key)));
  return answer;
}
