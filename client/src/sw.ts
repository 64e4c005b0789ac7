/// <reference lib="webworker" />
/** Keeps the pages in this browser, and the engine if somebody wishes it: later visits need no house. Answers about
 *  tables and people are never kept. */

/** What the house says of itself before this script: its version, and the addresses that make it up. */
declare const house: { version: string; pages: string[]; engine: string[] };

const worker = self as unknown as ServiceWorkerGlobalScope;
const PAGES = `pages-${house.version}`;
const ENGINE = `engine-${house.version}`;
const PATIENCE = 4000; // milliseconds after which a house that does not answer is as good as none

worker.addEventListener("install", (event) => event.waitUntil(install()));
worker.addEventListener("activate", (event) => event.waitUntil(clear()));
worker.addEventListener("message", (event) => {
  if (event.data === "keep" && event.ports[0]) event.waitUntil(keepFor(event.ports[0]));
});

worker.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname, search } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin) return;
  if (request.mode === "navigate") event.respondWith(fresh(request, "/"));
  else if (pathname.startsWith("/assets/")) event.respondWith(kept(request));
  else if (isOurs(pathname + search)) event.respondWith(fresh(request, pathname + search));
});

const isOurs = (address: string): boolean => house.pages.includes(address) || house.engine.includes(address);

async function install(): Promise<void> {
  const before = (await caches.keys()).some((name) => name.startsWith("engine-"));
  await (await caches.open(PAGES)).addAll(house.pages);
  if (before) await keep(() => undefined);
}

/** Forget what other versions of the house kept. */
async function clear(): Promise<void> {
  const old = (await caches.keys()).filter((name) => name !== PAGES && name !== ENGINE);
  await Promise.all(old.map((name) => caches.delete(name)));
  await worker.clients.claim();
}

/** Keep the engine, and tell how far that is. */
async function keep(tell: (share: number) => void): Promise<void> {
  const cache = await caches.open(ENGINE);
  for (const [done, address] of house.engine.entries()) {
    const before = address.startsWith("/assets/") ? await caches.match(address) : undefined;
    if (before) await cache.put(address, before);
    else await cache.add(address);
    tell((done + 1) / house.engine.length);
  }
}

async function keepFor(port: MessagePort): Promise<void> {
  try {
    await keep((share) => port.postMessage(share));
  } catch {
    await caches.delete(ENGINE);
    port.postMessage(null);
  }
}

async function found(address: string | Request): Promise<Response | undefined> {
  const cache = await caches.open(PAGES);
  return (await cache.match(address, { ignoreVary: true })) ?? caches.match(address, { cacheName: ENGINE, ignoreVary: true });
}

/** What has its hash or version in its name never changes. */
async function kept(request: Request): Promise<Response> {
  return (await found(request)) ?? fetch(request);
}

/** What the house says now, and what it last said where it does not answer. */
async function fresh(request: Request, address: string): Promise<Response> {
  const answer = await fetch(request, { signal: AbortSignal.timeout(PATIENCE) }).catch(() => null);
  if (answer && answer.status < 500) return answer;
  const before = await found(address);
  return before ? marked(before) : (answer ?? Response.error());
}

/** The page can tell that it does not hear the house itself. */
function marked(before: Response): Response {
  const headers = new Headers(before.headers);
  headers.set("x-kept", "1");
  return new Response(before.body, { status: before.status, headers });
}
