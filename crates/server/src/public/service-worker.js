// Keeps the public pages that were visited for the time without a connection. What the server answers is
// always shown first; a kept page says as of when it is. Pages of the desk are out of reach: this script
// looks after addresses below /e/ only, and never keeps what the server does not want kept.

const STORE = "adoube-visited-1";
const MOST = 80;
const KEPT_AT = "x-kept-at";

const isPage = (url) =>
  /^\/e\/[^/]+(\/|$)/.test(url.pathname) && !/\/(live|qr)$|\/(report|check-in|files)\//.test(url.pathname);

self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== location.origin) return;
  if (request.mode === "navigate" && isPage(url)) event.respondWith(page(event, request));
  else if (url.pathname.startsWith("/assets/")) event.respondWith(asset(event, request));
});

async function page(event, request) {
  try {
    const response = await fetch(request);
    const kind = response.headers.get("content-type") ?? "";
    const wanted = !/no-store/.test(response.headers.get("cache-control") ?? "");
    if (response.status === 200 && kind.startsWith("text/html") && wanted) event.waitUntil(keep(request, response.clone()));
    return response;
  } catch (lost) {
    const kept = await (await caches.open(STORE)).match(request, { ignoreVary: true });
    if (!kept) throw lost;
    return asOf(kept);
  }
}

async function asset(event, request) {
  try {
    const response = await fetch(request);
    if (response.status === 200) event.waitUntil(keep(request, response.clone()));
    return response;
  } catch (lost) {
    const kept = await (await caches.open(STORE)).match(request, { ignoreVary: true });
    if (!kept) throw lost;
    return kept;
  }
}

async function keep(request, response) {
  const headers = new Headers(response.headers);
  headers.set(KEPT_AT, new Date().toISOString());
  headers.delete("content-encoding");
  const store = await caches.open(STORE);
  await store.delete(request, { ignoreVary: true });
  await store.put(request, new Response(await response.arrayBuffer(), { headers }));
  const keys = await store.keys();
  for (const old of keys.slice(0, Math.max(0, keys.length - MOST))) await store.delete(old, { ignoreVary: true });
}

// The page says itself from when it is.
async function asOf(kept) {
  const text = await kept.text();
  const moment = kept.headers.get(KEPT_AT) ?? "";
  return new Response(text.replace("<body", `<body data-kept-at="${moment}"`), { headers: kept.headers });
}
