// Results that are entered and not saved yet. They are kept in this browser until the server has
// them: a lost connection, a reload, another page or a crash loses nothing. Every page of the desk
// says so and sends them as soon as the server answers.

const KEPT = "adoube:results:";
let sending = false;
let retry = 0;
let timer = 0;

const own = () => `${KEPT}${document.body.dataset.who ?? ""}:`;

// Where the results of a sheet wait.
export const placeOf = (url) => `${own()}${url}`;

export function kept(place) {
  try {
    return JSON.parse(localStorage.getItem(place) ?? "{}");
  } catch {
    return {};
  }
}

export function keep(place, change) {
  const waiting = kept(place);
  change(waiting);
  if (Object.keys(waiting).length) localStorage.setItem(place, JSON.stringify(waiting));
  else localStorage.removeItem(place);
}

const places = () => Object.keys(localStorage).filter((place) => place.startsWith(own()));
const everything = () => places().flatMap((place) => Object.values(kept(place)));

// How many results are not saved.
export const unsaved = () => everything().length;

// A correction that still asks for its reason stays here, as does what was refused or warned of.
const ready = (entry) => !entry.conflict && !entry.error && !entry.asks && !entry.warned;

// What is sent in one request: a result, or corrections with one reason, which are written together.
function together(place, board) {
  const waiting = kept(place);
  const { group } = waiting[board];
  const own = ([other, entry]) => (group ? entry.group === group && ready(entry) : other === board);
  return Object.entries(waiting).filter(own);
}

export async function flush() {
  if (sending) return;
  sending = true;
  clearTimeout(timer);
  try {
    for (const place of places()) {
      for (const [board, { id }] of Object.entries(kept(place))) {
        const entry = kept(place)[board];
        // Gone with others, or typed anew while an answer was on its way.
        if (!entry || entry.id !== id || !ready(entry)) continue;
        if (!(await send(place, together(place, board)))) {
          retry = Math.min(retry + 1, 8);
          timer = setTimeout(flush, retry * 1000);
          return;
        }
      }
    }
    retry = 0;
  } finally {
    sending = false;
    show();
  }
  // Something may have been entered while the last answer was on its way.
  if (everything().some(ready)) timer = setTimeout(flush, 0);
}

async function send(place, entries) {
  const url = place.slice(place.lastIndexOf(":/desk/") + 1);
  const body = new URLSearchParams();
  for (const [board, entry] of entries) {
    body.set(`board-${board}`, entry.result);
    body.set(`was-${board}`, entry.was);
    if (entry.reason) body.set("reason", entry.reason);
    for (const code of entry.confirm ?? []) if (!body.has("confirm", code)) body.append("confirm", code);
  }
  let response, answer;
  try {
    // What is on its way arrives even if the page is left.
    response = await fetch(`${url}/entry`, { method: "POST", body, keepalive: true });
    if (response.status >= 500) return false;
    answer = await response.json();
  } catch {
    // No connection, the page to sign in, or a page that says no.
    const asked = Boolean(response?.redirected);
    line()?.toggleAttribute("data-sign-in", asked);
    if (asked || !response || response.ok) return false;
    answer = { error: `${response.status} ${response.statusText}` };
  }
  line()?.removeAttribute("data-sign-in");
  const stands = new Map((answer.boards ?? []).map((one) => [one.board, one]));
  const changed = (board, entry) => stands.has(board) && stands.get(board).result !== entry.was;
  const conflict = response.status === 409 && entries.some(([board, entry]) => changed(board, entry));
  // What the rules warn of is done once somebody agrees.
  const warnings = response.status === 409 && !conflict ? (answer.warnings ?? []) : [];
  const error = typeof answer.error === "string" ? answer.error : answer.error?.text ?? `${response.status}`;
  keep(place, (waiting) => {
    for (const [board, entry] of entries) {
      const now = waiting[board];
      if (!now) continue;
      const there = stands.get(board);
      if (there && there.result === now.result) delete waiting[board];
      else if (response.ok && there) now.was = there.result;
      else if (now.id !== entry.id) continue;
      else if (warnings.length) now.warned = warnings.map(({ code, text }) => ({ code, text }));
      else if (!conflict) now.error = error;
      // Of several the others go without the one that has to be looked at.
      else if (changed(board, entry)) now.conflict = there;
    }
  });
  for (const there of stands.values()) {
    document.dispatchEvent(new CustomEvent("adoube:stands", { detail: { place, stands: there } }));
  }
  return true;
}

const line = () => document.getElementById("unsaved");

// Says how many results are not saved.
export function show() {
  const { unsaved: words, signInWords } = line()?.dataset ?? {};
  if (!words) return;
  // Corrections that ask for a reason are shown with the field for it, where there is one.
  const url = document.getElementById("corrections") && document.getElementById("sheet")?.dataset.url;
  const asked = url ? Object.values(kept(placeOf(url))).filter((entry) => entry.asks).length : 0;
  const [number, signedOut] = [unsaved() - asked, line().hasAttribute("data-sign-in")];
  line().hidden = number === 0 && !signedOut;
  line().textContent = signedOut ? signInWords : words.replace("{0}", number);
  document.dispatchEvent(new CustomEvent("adoube:queue"));
}

document.addEventListener("adoube:notice", flush);
window.addEventListener("online", flush);
window.addEventListener("storage", show);
flush();
