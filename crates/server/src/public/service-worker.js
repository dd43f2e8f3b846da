// Keeps the public pages that were visited for the time without a connection, each as it was brought up to date
// last; for who follows somebody also those beside them. What the server answers is always shown first; a kept
// page says as of when it is. Pages of the desk are out of reach: this script looks after addresses below /e/
// only, and never keeps what the server does not want kept.

const STORE = "adoube-visited-1";
const MOST = 80;
const KEPT_AT = "x-kept-at";
const FRESH = 300000; // A page that was kept a moment ago is not asked for again.

const isPage = (url) =>
  /^\/e\/[^/]+(\/|$)/.test(url.pathname) && !/\/(live|qr)$|\/(report|check-in|files)\//.test(url.pathname);

self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== location.origin) return;
  if (request.mode === "navigate" && isPage(url)) event.respondWith(page(event, request));
  else if (request.headers.has("x-live") && isPage(url)) event.respondWith(live(event, request));
  else if (url.pathname.startsWith("/assets/")) event.respondWith(asset(event, request));
});

// A page names what it wants kept beside it.
self.addEventListener("message", (event) => {
  const wanted = event.data?.keep;
  if (Array.isArray(wanted)) event.waitUntil(Promise.allSettled(wanted.slice(0, MOST).map(fetchToKeep)));
});

async function fetchToKeep(address) {
  const url = new URL(address, location.origin);
  const isAsset = url.pathname.startsWith("/assets/");
  if (url.origin !== location.origin || !(isAsset || isPage(url))) return;
  const kept = await (await caches.open(STORE)).match(url.href, { ignoreVary: true });
  if (kept && (isAsset || Date.now() - Date.parse(kept.headers.get(KEPT_AT) ?? "") < FRESH)) return;
  const response = await fetch(url.href);
  if (isAsset ? response.status === 200 : isKept(response)) await keep(url.href, response);
}

function isKept(response) {
  const kind = response.headers.get("content-type") ?? "";
  const wanted = !/no-store/.test(response.headers.get("cache-control") ?? "");
  return response.status === 200 && kind.startsWith("text/html") && wanted;
}

async function page(event, request) {
  try {
    const response = await fetch(request);
    if (isKept(response)) event.waitUntil(keep(request, response.clone()));
    return response;
  } catch (lost) {
    const store = await caches.open(STORE);
    const kept = await store.match(request, { ignoreVary: true });
    if (kept) return asOf(kept);
    // What was never seen cannot be shown: the page of the event leads to what was.
    const home = new URL(request.url).pathname.split("/").slice(0, 3).join("/");
    if (await store.match(home, { ignoreVary: true })) return Response.redirect(home, 302);
    throw lost;
  }
}

// A page that is open brings itself up to date: that is how it stands.
async function live(event, request) {
  const response = await fetch(request);
  if (isKept(response)) event.waitUntil(keep(request.url, response.clone()));
  return response;
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
