// Keeps a page up to date: listens to the event's stream and, when something changed, fetches the
// page again and puts its main part in place. Public pages wait a moment, so that two thousand
// phones do not all ask at once; the desk asks at once.

const { live, seq, audience } = document.body.dataset;
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

export async function refresh(url = location.href) {
  const response = await fetch(url, { headers: { "x-live": "1" } });
  if (!response.ok) return false;
  const page = new DOMParser().parseFromString(await response.text(), "text/html");
  replaceMain(page);
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
  if (mark) document.querySelector(".desk-head .event-links")?.after(document.adoptNode(mark));
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
    await refresh();
    shown = Math.max(shown, asked);
  } catch {
    // The stream will say when the server is back.
  }
}

function schedule() {
  if (waiting) return;
  waiting = true;
  const since = Date.now() - last;
  const spread = patience ? Math.random() * 1000 : 0;
  setTimeout(catchUp, Math.max(0, patience - since) * (patience ? 1 : 0) + spread);
}

let stream;

function listen() {
  stream?.close();
  stream = new EventSource(live);
  stream.onopen = () => say("");
  stream.onerror = () => {
    say(document.body.dataset.offline ?? "…");
    // Refused, not only broken: the browser does not try again by itself.
    if (stream.readyState === EventSource.CLOSED) setTimeout(visit, 5000);
  };
  stream.onmessage = (message) => {
    const notice = JSON.parse(message.data);
    document.dispatchEvent(new CustomEvent("adoube:notice", { detail: notice }));
    // Nought: too much was missed to tell.
    if (notice.seq === 0) shown = -1;
    told = Math.max(told, notice.seq);
    if (shown < told) schedule();
  };
}

// A browser has few connections to one server, and each stream takes one: who does not look, does
// not listen. The first message after that says whether something was missed.
function visit() {
  if (document.visibilityState === "visible") listen();
  else stream?.close();
}

if (live) {
  visit();
  document.addEventListener("visibilitychange", visit);
}
