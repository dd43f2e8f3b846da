// Keeps a page up to date: listens to the event's stream and, when something changed, fetches the
// page again and puts its main part in place. Public pages wait a moment, so that two thousand
// phones do not all ask at once; the desk asks at once.

const { live, seq, audience } = document.body.dataset;

// On a phone the tabs stand in one line: the one that is open is seen.
for (const open of document.querySelectorAll(".tabs [aria-current], .event-links [aria-current], .section-links [aria-current]")) {
  const line = open.closest("ul, nav");
  line.scrollLeft = open.offsetLeft - line.offsetLeft - 16;
}

const patience = audience === "desk" ? 0 : 2000;
let shown = Number(seq ?? 0); // The record up to which the page is.
let told = shown; // The record up to which we were told.
let waiting = false;
let last = 0;

function say(text) {
  const line = document.getElementById("connection");
  if (!line) return;
  line.textContent = text ?? "";
  line.hidden = !text;
}

function isBusy() {
  // What somebody is typing is not taken from under their fingers.
  // A form that is on its way brings the new page itself.
  if ("sending" in document.body.dataset) return true;
  const at = document.activeElement;
  const dirty = document.querySelector("main form[data-dirty]");
  return Boolean(dirty) || Boolean(at?.closest?.("main [data-keep]"));
}

// Whether the page is up to date now. Somebody may have begun to type, or sent a form, while it was on its way.
async function refresh() {
  const response = await fetch(location.href, { headers: { "x-live": "1" } });
  const text = await response.text();
  if (!response.ok) return true;
  if (isBusy()) return false;
  const page = new DOMParser().parseFromString(text, "text/html");
  if (Number(page.body.dataset.seq ?? shown) >= shown) replaceMain(page);
  return true;
}

export function replaceMain(page) {
  const fresh = page.querySelector("main");
  const old = document.querySelector("main");
  if (!fresh || !old) return;
  const focused = document.activeElement?.id;
  const opened = [...old.querySelectorAll("details[open][id]")].map((one) => one.id);
  old.replaceWith(document.adoptNode(fresh));
  replaceMark(page);
  for (const id of opened) document.getElementById(id)?.setAttribute("open", "");
  if (focused) document.getElementById(focused)?.focus({ preventScroll: true });
  const number = Number(page.body.dataset.seq ?? 0);
  if (number) shown = number;
  document.dispatchEvent(new CustomEvent("adoube:refreshed"));
}

// The mark of a section that left FIDE mode stands at the head of the page.
function replaceMark(page) {
  const mark = page.querySelector(".desk-head .mode");
  document.querySelector(".desk-head .mode")?.remove();
  if (mark) document.querySelector(".desk-line")?.after(document.adoptNode(mark));
}

async function catchUp() {
  waiting = false;
  // A form that was sent meanwhile has brought the new page.
  if (shown >= told) return;
  if (isBusy()) {
    setTimeout(schedule, 1000);
    return;
  }
  last = Date.now();
  const asked = told;
  try {
    if (await refresh()) shown = Math.max(shown, asked);
    else setTimeout(schedule, 1000);
  } catch {
    // The stream, which is not this window's alone, may not have noticed.
    setTimeout(schedule, 2000);
  }
}

function schedule() {
  if (waiting) return;
  waiting = true;
  const since = Date.now() - last;
  const spread = patience ? Math.random() * 1000 : 0;
  setTimeout(catchUp, Math.max(0, patience - since) * (patience ? 1 : 0) + spread);
}

const { offline, streams } = document.body.dataset;
const STILL_HERE = 30000; // How often the others are told that this window is there.
let stream;
let shared; // The streams of all windows of this browser.

// A page without a stream looks for itself now and then: of very many who follow an event, caches on the
// way answer most.
let looking;

function look() {
  looking ??= setTimeout(async () => {
    looking = undefined;
    if (isSeen() && !isBusy()) await refresh().catch(() => {});
    look();
  }, 20000 + Math.random() * 20000);
}

// What a stream said, whoever holds it.
function hear(kind, data) {
  if (kind === "open") {
    say("");
    clearTimeout(looking);
    looking = undefined;
  }
  if (kind === "refused" && audience !== "desk") look();
  if (kind === "lost") say(offline ?? "…");
  if (kind !== "notice") return;
  say("");
  const notice = JSON.parse(data);
  document.dispatchEvent(new CustomEvent("adoube:notice", { detail: notice }));
  // Nought: too much was missed to tell.
  if (notice.seq === 0) shown = -1;
  told = Math.max(told, notice.seq);
  if (shown < told) schedule();
}

// A stream of this window alone, where a browser has none to share.
function listen() {
  stream?.close();
  stream = new EventSource(live);
  stream.onopen = () => hear("open");
  stream.onerror = () => {
    hear("lost");
    // Refused, not only broken: the browser does not try again by itself.
    if (stream.readyState === EventSource.CLOSED) setTimeout(visit, 5000);
  };
  stream.onmessage = (message) => hear("notice", message.data);
}

function share() {
  const worker = new SharedWorker(streams);
  shared = worker.port;
  const alone = () => {
    shared = undefined;
    visit();
  };
  worker.onerror = alone;
  shared.onmessage = ({ data: { kind, data } }) => (kind === "unfit" ? alone() : hear(kind, data));
  setInterval(() => isSeen() && shared?.postMessage(live), STILL_HERE);
}

const isSeen = () => document.visibilityState === "visible";

// A browser has few connections to one server, and each stream takes one: who does not look, does
// not listen, and windows that are seen share their streams. The first message after that says
// whether something was missed.
function visit() {
  if (shared) shared.postMessage(isSeen() ? live : null);
  else if (isSeen()) listen();
  else stream?.close();
}

if (live) {
  if (streams && typeof SharedWorker !== "undefined") share();
  visit();
  document.addEventListener("visibilitychange", visit);
  addEventListener("pageshow", (event) => event.persisted && visit());
  addEventListener("pagehide", () => shared?.postMessage(null));
}
