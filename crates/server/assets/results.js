// Results by the keyboard or by touch. What is not saved yet waits in the queue of this browser; what
// others enter appears at once.

import { flush, keep, kept, placeOf, show, unsaved } from "./queue.js";

const MOMENT = 120000; // A slip of the last two minutes is corrected without asking.
const mine = new Map(); // Boards entered here, and when.
const known = new Map(); // What stood on each board when we last looked.

const sheet = () => document.getElementById("sheet");
const say = (name, ...values) => {
  const text = sheet()?.dataset[name] ?? "";
  return values.reduce((said, value, place) => said.replace(`{${place}}`, value), text);
};
const rows = () => [...document.querySelectorAll("#sheet tr[data-board]")];
const rowOf = (board) => rows().find((row) => row.dataset.board === board);
const here = () => placeOf(sheet().dataset.url);

// Keys

function kinds() {
  return [...document.querySelectorAll("#keys kbd[data-keys]")].map((kbd) => kbd.dataset);
}

function resultOf(text) {
  const typed = text.trim().replace(/1\/2|0\.5/g, "½").replace(/[−–]/g, "-");
  if (typed === "½") return "½-½";
  const plain = (shown) => shown.replace(/[−–]/g, "-");
  const found = kinds().find(
    (kind) =>
      (typed.length === 1 && kind.keys.includes(typed)) ||
      kind.result === typed ||
      plain(kind.shown) === typed,
  );
  return found?.result;
}

function shownAs(result) {
  return kinds().find((kind) => kind.result === result)?.shown ?? (result === "*" ? "" : result);
}

// Entering

function standing(board) {
  const waiting = kept(here())[board];
  return waiting && !waiting.conflict ? waiting.result : rowOf(board)?.dataset.result;
}

async function choose(board, result) {
  const row = rowOf(board);
  if (!row?.querySelector(".typed")) return false;
  const stands = standing(board);
  if (stands === result) return true;
  const fresh = Date.now() - (mine.get(board) ?? 0) < MOMENT;
  let reason = "";
  if (stands !== "*" && stands !== "adjourned" && !fresh) {
    const answer = await askReason(board, stands, result);
    if (answer === null) return false;
    reason = answer;
  }
  mine.set(board, Date.now());
  keep(here(), (waiting) => {
    const was = waiting[board]?.was ?? row.dataset.result;
    waiting[board] = { result, was, reason, id: `${Date.now()}-${Math.random()}` };
  });
  show();
  flush();
  return true;
}

function askReason(board, stands, result) {
  const dialog = document.getElementById("correction");
  const field = dialog.querySelector("[name=reason]");
  dialog.querySelector(".players").textContent = rowOf(board)?.dataset.players ?? "";
  dialog.querySelector(".what").textContent = `${board}: ${shownAs(stands)} → ${shownAs(result) || "…"}`;
  field.value = "";
  dialog.returnValue = "";
  dialog.showModal();
  field.focus();
  return new Promise((done) => {
    dialog.addEventListener("close", () => done(dialog.returnValue === "yes" ? field.value : null), { once: true });
  });
}

// Showing

function learn(stands) {
  const row = rowOf(stands.board);
  const before = known.get(stands.board);
  const changed = before && (before.result !== stands.result || before.at !== stands.at);
  known.set(stands.board, { result: stands.result, at: stands.at, by: stands.by });
  if (!row) return;
  row.dataset.result = stands.result;
  row.dataset.shown = stands.shown;
  row.dataset.by = stands.by;
  row.dataset.at = stands.at;
  const says = row.querySelector(".says");
  if (says) says.textContent = stands.says;
  const own = Date.now() - (mine.get(stands.board) ?? 0) < 5000;
  if (changed && !own) {
    row.classList.remove("fresh");
    void row.offsetWidth; // Starts the mark anew.
    row.classList.add("fresh");
  }
}

function render() {
  if (!sheet()) return;
  const waiting = kept(here());
  let finished = 0;
  for (const row of rows()) {
    const { board } = row.dataset;
    row.dataset.shown ??= row.querySelector(".shown").textContent;
    const entry = waiting[board];
    const shown = entry ? shownAs(entry.result) : row.dataset.shown;
    row.querySelector(".shown").textContent = shown;
    const typed = row.querySelector(".typed");
    if (typed) typed.value = shown;
    const was = row.querySelector(`[name="was-${CSS.escape(board)}"]`);
    if (was) was.value = row.dataset.result;
    for (const button of row.querySelectorAll("[name=set]")) {
      const result = button.value.slice(button.value.indexOf(" ") + 1);
      button.setAttribute("aria-pressed", String(result === (entry?.result ?? row.dataset.result)));
    }
    renderState(row, entry);
    if ((entry?.result ?? row.dataset.result) !== "*") finished += 1;
  }
  renderMissing(waiting);
  const total = document.querySelector(".page-nav progress");
  if (total && rows().length === total.max) {
    total.value = finished;
    document.getElementById("progress-words").textContent = say("saidProgress", finished, total.max);
    document.getElementById("next")?.toggleAttribute("hidden", finished < total.max || unsaved() > 0);
  }
}

// The list of missing boards is that of the page; a board whose result is there goes out of sight.
function renderMissing(waiting) {
  let left = 0;
  for (const link of document.querySelectorAll("#missing a")) {
    const row = rowOf(link.textContent);
    const result = waiting[link.textContent]?.result ?? row?.dataset.result;
    link.hidden = Boolean(row) && result !== "*" && result !== "adjourned";
    if (!link.hidden) left += 1;
  }
  document.getElementById("still-missing")?.toggleAttribute("hidden", left === 0);
}

function renderState(row, entry) {
  const line = row.querySelector(".state");
  row.dataset.state = entry ? (entry.conflict ? "conflict" : entry.error ? "error" : "waiting") : "";
  if (!entry) {
    line.textContent = row.dataset.by ? say("saidBy", row.dataset.by) : "";
    return;
  }
  if (entry.conflict) {
    const theirs = entry.conflict;
    const words = say("saidConflict", theirs.shown || "…", theirs.by, shownAs(entry.result) || "…");
    line.replaceChildren(
      `${words} `,
      answer(row, "theirs", say("saidTheirs", theirs.shown || "…")),
      " ",
      answer(row, "mine", say("saidMine", shownAs(entry.result) || "…")),
    );
  } else if (entry.error) {
    line.replaceChildren(`${entry.error} `, answer(row, "theirs", say("saidDrop")));
  } else {
    line.textContent = say("saidWaiting");
  }
}

function answer(row, what, text) {
  const button = document.createElement("button");
  button.type = "button";
  button.className = "small";
  button.dataset.answer = what;
  button.dataset.board = row.dataset.board;
  button.textContent = text;
  return button;
}

// Moving about

function focusRow(row) {
  const field = row?.querySelector(".typed");
  if (!field) return;
  field.focus();
  field.select();
  row.scrollIntoView({ block: "nearest" });
}

function step(row, by) {
  const open = rows().filter((one) => one.querySelector(".typed"));
  const next = open[open.indexOf(row) + by];
  if (next) focusRow(next);
  else if (by > 0) document.getElementById("quick")?.focus();
}

function nextMissing(row) {
  const open = rows().filter((one) => one.querySelector(".typed"));
  const from = open.indexOf(row) + 1;
  const order = [...open.slice(from), ...open.slice(0, from)];
  const next = order.find((one) => standing(one.dataset.board) === "*");
  if (next) focusRow(next);
  else told(say("saidAll"));
}

function told(text) {
  const line = document.getElementById("quick-said");
  if (line) line.textContent = text;
}

async function typedInRow(event, row) {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const { board } = row.dataset;
  const { key } = event;
  const moves = { ArrowDown: 1, Enter: 1, ArrowUp: -1 };
  if (key in moves) {
    event.preventDefault();
    step(row, moves[key]);
  } else if (key === "Backspace" || key === "Delete") {
    event.preventDefault();
    await choose(board, "*");
    focusRow(rowOf(board));
  } else if (key === "/") {
    event.preventDefault();
    document.getElementById("quick")?.focus();
  } else if (key === "m") {
    event.preventDefault();
    nextMissing(row);
  } else if (key.length === 1) {
    event.preventDefault();
    const result = resultOf(key);
    if (!result) return told(say("saidNotOne", key));
    if (await choose(board, result)) {
      told(say("saidEntered", board, shownAs(result)));
      step(rowOf(board), 1);
    } else focusRow(rowOf(board));
  }
}

async function typedQuick(event) {
  const field = event.target;
  if (event.key === "ArrowDown") {
    event.preventDefault();
    focusRow(rows().find((row) => row.querySelector(".typed")));
    return;
  }
  if (event.key !== "Enter") return;
  event.preventDefault();
  const found = /^\s*(\d+(?:\.\d+)?)\s*(?:[\s:,;]\s*(.*))?$/.exec(field.value);
  const text = field.value.trim();
  if (!text) return nextMissing(null);
  const row = found && rowOf(found[1]);
  if (!row?.querySelector(".typed")) return told(say("saidNoBoard", found?.[1] ?? text));
  if (!found[2]?.trim()) {
    field.value = "";
    return focusRow(row);
  }
  const result = resultOf(found[2]);
  if (!result) return told(say("saidNotOne", found[2]));
  if (await choose(found[1], result)) {
    told(say("saidEntered", found[1], shownAs(result)));
    field.value = "";
  }
  field.focus();
}

document.addEventListener("keydown", (event) => {
  const row = event.target.closest?.("#sheet tr[data-board]");
  if (row && event.target.matches(".typed")) typedInRow(event, row);
  else if (event.target.id === "quick") typedQuick(event);
});

document.addEventListener("focusin", (event) => {
  for (const row of rows()) row.classList.toggle("current", row.contains(event.target));
});

document.addEventListener("click", (event) => {
  const button = event.target.closest?.("#sheet button");
  if (!button) return;
  if (button.name === "set") {
    event.preventDefault();
    const place = button.value.indexOf(" ");
    choose(button.value.slice(0, place), button.value.slice(place + 1));
  } else if (button.dataset.answer) {
    const { board } = button.dataset;
    keep(here(), (waiting) => {
      const entry = waiting[board];
      if (!entry) return;
      if (button.dataset.answer === "mine" && entry.conflict) {
        entry.was = entry.conflict.result;
        delete entry.conflict;
      } else delete waiting[board];
    });
    show();
    flush();
  }
});

// What others enter

async function look() {
  if (!sheet()) return;
  try {
    const response = await fetch(`${sheet().dataset.url}/state`);
    if (!response.ok) return;
    for (const stands of (await response.json()).boards) learn(stands);
    render();
  } catch {
    // The stream says when the server is back.
  }
}

document.addEventListener("adoube:notice", look);
document.addEventListener("adoube:queue", render);
document.addEventListener("adoube:stands", ({ detail }) => {
  if (sheet() && detail.place === here()) learn(detail.stands);
});

// The clock of the round

function span(seconds) {
  const two = (number) => String(number).padStart(2, "0");
  return `${Math.floor(seconds / 3600)}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;
}

function tick() {
  const line = document.getElementById("round-clock");
  if (!line) return;
  const passed = Math.floor((Date.now() - new Date(line.dataset.starts).getTime()) / 1000);
  const shown = line.querySelector(".elapsed");
  if (!(passed >= 0 && passed < 12 * 3600)) {
    shown.textContent = "";
    return;
  }
  let text = line.dataset.running.replace("{0}", span(passed));
  if (line.dataset.default) {
    const left = Number(line.dataset.default) * 60 - passed;
    text += ` · ${left > 0 ? line.dataset.left.replace("{0}", span(left)) : line.dataset.past}`;
  }
  shown.textContent = text;
}

function begin() {
  document.documentElement.classList.add("scripted");
  document.querySelector(".quick")?.removeAttribute("hidden");
  for (const row of rows()) {
    const { board, result, by, at } = row.dataset;
    const shown = row.querySelector(".shown").textContent;
    learn({ board, result, by, at, shown, says: row.querySelector(".says").textContent });
  }
  render();
  tick();
}

document.addEventListener("adoube:refreshed", begin);
begin();
setInterval(tick, 1000);
