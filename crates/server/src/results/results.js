// Results by the keyboard or by touch. What is not saved yet waits in the queue of this browser; what
// others enter appears at once.

import { boardAndResult, resultOf, shownAs } from "./keys.js";
import { renderPlayOffs, trustPlayOffs } from "./play-offs.js";
import { flush, keep, kept, placeOf, show, unsaved } from "./queue.js";

const MOMENT = 120000; // A slip of the last two minutes is corrected without asking.
const SLIP = 1000; // A second Enter right after an entry is a slip of the finger.
const mine = new Map(); // Boards entered here: when, and what if it was no correction.
const known = new Map(); // What stood on each board when we last looked.
let knownOf = ""; // The round of which that is known,
let seen = 0; // as of this record; nought before every board was looked at.

const sheet = () => document.getElementById("sheet");
const say = (name, ...values) => {
  const text = sheet()?.dataset[name] ?? "";
  return values.reduce((said, value, place) => said.replace(`{${place}}`, value), text);
};
const rows = () => [...document.querySelectorAll("#sheet tr[data-board]")];
const rowOf = (board) => document.getElementById(`board-${board}`);
const here = () => placeOf(sheet().dataset.url);
const isWhole = () => known.size >= Number(sheet()?.dataset.boards ?? 0);

// The line of a board. A board that is on another part of a long sheet gets a line above the others.
function bring(board) {
  const line = document.getElementById("line-of-board");
  const facts = known.get(board);
  const found = rowOf(board);
  if (found || !facts?.open || !line) return found;
  const row = document.importNode(line.content.querySelector("tr"), true);
  const marks = { "{0}": board, "{1}": facts.white, "{2}": facts.black };
  const filled = (text) => text.replace(/\{[012]\}/g, (mark) => marks[mark]);
  for (const element of [row, ...row.querySelectorAll("*")]) {
    for (const { name, value } of [...element.attributes]) if (value.includes("{")) element.setAttribute(name, filled(value));
    for (const text of element.childNodes) if (text.nodeType === Node.TEXT_NODE) text.data = filled(text.data);
  }
  document.getElementById("elsewhere").prepend(row);
  learn({ board, ...facts });
  return row;
}

// Entering

function standing(board) {
  const waiting = kept(here())[board];
  return waiting && !waiting.conflict ? waiting.result : known.get(board)?.result;
}

const newId = () => `${Date.now()}-${Math.random()}`;

const since = (board) => Date.now() - (mine.get(board)?.at ?? 0);

// Another result than the one that stands is a correction, which is asked about; so is another one
// than a correction made, here or elsewhere, which has its reason.
function corrects(board) {
  const stands = standing(board);
  const fresh = since(board) < MOMENT && mine.get(board).result === stands;
  return stands !== "*" && stands !== "adjourned" && !fresh;
}

// Whoever types goes on typing: nothing takes the keys that follow. A correction waits with others,
// for all to see, until somebody goes to the field of the reason.
function choose(board, result) {
  const row = bring(board);
  if (!row?.querySelector(".typed")) return false;
  if (standing(board) === result) return true;
  const asks = Boolean(kept(here())[board]?.asks) || corrects(board);
  keep(here(), (waiting) => {
    const stands = row.dataset.result;
    if (asks && result === stands) delete waiting[board];
    else if (asks) waiting[board] = { result, was: stands, id: newId(), asks };
    else {
      const { was = stands, reason } = waiting[board] ?? {};
      waiting[board] = { result, was, reason, id: newId() };
    }
  });
  if (!asks) mine.set(board, { at: Date.now(), result });
  show();
  flush();
  return true;
}

// What is said of a board after something was typed for it.
function toldOf(board) {
  const entry = kept(here())[board];
  const stands = shownAs(rowOf(board).dataset.result) || "…";
  const shown = shownAs(entry?.result ?? rowOf(board).dataset.result) || "…";
  told(entry?.asks ? say("saidCollected", board, stands, shown) : say("saidEntered", board, shown));
}

// Corrections

const collected = () => Object.entries(kept(here())).filter(([, entry]) => entry.asks);

// All that are collected, with one reason, in one step.
function correct(reason) {
  const group = newId();
  keep(here(), (waiting) => {
    for (const [board, entry] of Object.entries(waiting)) {
      if (!entry.asks) continue;
      delete entry.asks;
      Object.assign(entry, { reason, group, id: newId() });
      mine.set(board, { at: Date.now() });
    }
  });
  show();
  flush();
}

function drop(boards) {
  keep(here(), (waiting) => {
    for (const board of boards) if (waiting[board]?.asks) delete waiting[board];
  });
  show();
}

// Results that the rules warn of wait for consent, with all the others that do.
const warned = () => Object.entries(kept(here())).filter(([, entry]) => entry.warned);

function agree(boards) {
  keep(here(), (waiting) => {
    for (const board of boards) {
      const entry = waiting[board];
      if (!entry?.warned) continue;
      entry.confirm = [...(entry.confirm ?? []), ...entry.warned.map((warning) => warning.code)];
      entry.id = newId();
      delete entry.warned;
    }
  });
  show();
  flush();
}

// Corrections that are written together are also confirmed together.
function together(board) {
  const waiting = kept(here());
  const group = waiting[board]?.group;
  return group ? Object.keys(waiting).filter((other) => waiting[other].group === group) : [board];
}

function refuse(boards) {
  keep(here(), (waiting) => {
    for (const board of boards) if (waiting[board]?.warned) delete waiting[board];
  });
  show();
}

function renderWarned() {
  const form = document.getElementById("warned");
  if (!form) return;
  const list = warned();
  form.hidden = list.length === 0;
  const line = ([board, entry]) => {
    const item = document.createElement("li");
    const change = document.createElement("b");
    change.textContent = `${board}: ${shownAs(entry.was) || "…"} → ${shownAs(entry.result) || "…"}`;
    item.append(change, ` ${entry.warned.map((warning) => warning.text).join(" · ")}`);
    return item;
  };
  form.querySelector("ul").replaceChildren(...list.map(line));
}

let reason = ""; // What is typed stays when the page is brought up to date.

function renderCorrections() {
  const form = document.getElementById("corrections");
  if (!form) return;
  const list = collected();
  form.hidden = list.length === 0;
  const field = form.elements.reason;
  if (list.length === 0) reason = field.value = "";
  else if (field.value !== reason) field.value = reason;
  form.querySelector("ul").replaceChildren(...list.map(([board, entry]) => correction(board, entry)));
}

function correction(board, entry) {
  const item = document.createElement("li");
  const change = document.createElement("b");
  change.textContent = `${board}: ${shownAs(entry.was) || "…"} → ${shownAs(entry.result) || "…"}`;
  const button = document.createElement("button");
  button.type = "button";
  button.className = "small";
  // Tab leads to the reason; with the keyboard the line of the board drops it.
  button.tabIndex = -1;
  button.dataset.drop = board;
  button.textContent = say("saidDrop");
  button.setAttribute("aria-label", `${say("saidDrop")}: ${change.textContent}`);
  item.append(change, ` ${rowOf(board)?.dataset.players ?? ""} `, button);
  return item;
}

// Showing

function learn(stands) {
  const row = rowOf(stands.board);
  const before = known.get(stands.board);
  const changed = before && (before.result !== stands.result || before.at !== stands.at);
  const { board, ...facts } = stands;
  known.set(board, { ...before, ...facts });
  if (!row) return;
  row.dataset.result = stands.result;
  row.dataset.shown = stands.shown;
  row.dataset.by = stands.by;
  row.dataset.at = stands.at;
  row.dataset.verified = stands.verified;
  const says = row.querySelector(".says");
  if (says) says.textContent = stands.says;
  const own = since(stands.board) < 5000;
  if (changed && !own) {
    row.classList.remove("fresh");
    void row.offsetWidth; // Starts the mark anew.
    row.classList.add("fresh");
  }
}

function render() {
  if (!sheet()) return;
  const waiting = kept(here());
  for (const board of Object.keys(waiting)) bring(board);
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
  }
  renderMissing(waiting);
  renderSectors(waiting);
  renderCorrections();
  renderWarned();
  renderFaults();
  renderProgress(waiting);
}

function renderProgress(waiting) {
  const total = document.querySelector(".page-nav progress");
  if (!total || !isWhole()) return;
  const stands = [...known].map(([board, { result }]) => waiting[board]?.result ?? result);
  const finished = stands.filter((result) => result !== "*").length;
  total.value = finished;
  document.getElementById("progress")?.classList.toggle("all-in", finished === total.max);
  document.getElementById("progress-words").textContent = say("saidProgress", finished, total.max);
  const isDone = finished === total.max && unsaved() === 0;
  document.getElementById("next")?.toggleAttribute("hidden", !isDone);
  renderPlayOffs(isDone ? stands.join(" ") : "", sheet().dataset.url);
}

// How many results of each sector are missing, whichever boards the page shows.
function renderSectors(waiting) {
  for (const link of document.querySelectorAll(".order .sector")) {
    const [first, last] = [Number(link.dataset.first), Number(link.dataset.last)];
    let left = 0;
    for (const [board, { result }] of known) {
      const stands = waiting[board]?.result ?? result;
      const table = Number.parseInt(board, 10);
      if (table >= first && table <= last && (stands === "*" || stands === "adjourned")) left += 1;
    }
    const line = link.querySelector(".left");
    line.textContent = left ? say("saidLeft", left) : say("saidNoneLeft");
    line.classList.toggle("all-in", left === 0);
  }
}

// The list of missing boards is that of the page; a board whose result is there goes out of sight.
function renderMissing(waiting) {
  let left = document.querySelector("#missing .others") ? 1 : 0;
  for (const link of document.querySelectorAll("#missing [data-board]")) {
    const { board } = link.dataset;
    const result = waiting[board]?.result ?? known.get(board)?.result;
    link.hidden = Boolean(result) && result !== "*" && result !== "adjourned";
    if (!link.hidden) left += 1;
  }
  document.getElementById("still-missing")?.toggleAttribute("hidden", left === 0);
}

function renderState(row, entry) {
  const line = row.querySelector(".state");
  const kind = ["conflict", "error", "warned", "asks"].find((name) => entry?.[name]);
  row.dataset.state = entry ? kind ?? "waiting" : "";
  if (!entry) {
    const { by, verified } = row.dataset;
    const said = [by && say("saidBy", by), verified && `✓ ${say("saidVerified", verified)}`];
    line.textContent = said.filter(Boolean).join(" · ");
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
  } else if (entry.warned) {
    const texts = entry.warned.map((warning) => warning.text).join(" · ");
    line.replaceChildren(
      `${say("saidWarned")} ${texts} `,
      answer(row, "agree", say("saidGoOn")),
      " ",
      answer(row, "theirs", say("saidDrop")),
    );
  } else if (entry.asks) {
    line.replaceChildren(`${say("saidAsks", shownAs(entry.was) || "…")} `, answer(row, "theirs", say("saidDrop")));
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
  if (next) return focusRow(next);
  const elsewhere = [...known.keys()].find((board) => known.get(board).open && standing(board) === "*");
  if (elsewhere) focusRow(bring(elsewhere));
  else told(say("saidAll"));
}

function told(text) {
  const line = document.getElementById("quick-said");
  if (line) line.textContent = text;
}

function typedInRow(event, row) {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const { board } = row.dataset;
  const { key } = event;
  const moves = { ArrowDown: 1, Enter: 1, ArrowUp: -1 };
  if (key in moves) {
    event.preventDefault();
    step(row, moves[key]);
  } else if (key === "Backspace" || key === "Delete") {
    event.preventDefault();
    choose(board, "*");
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
    if (choose(board, result)) {
      toldOf(board);
      step(rowOf(board), 1);
    } else focusRow(rowOf(board));
  }
}

let entered = 0; // When the last entry of the field for a board was made.

let faults = []; // What was typed and not entered, and why, until somebody has seen it.

// If it stayed in the field, the next entry would be typed behind it.
function notEntered(text, why) {
  faults.push(`${text}: ${why}`);
  told(why);
  renderFaults();
}

function renderFaults() {
  const fault = (text, place) => {
    const item = document.createElement("li");
    const button = document.createElement("button");
    button.type = "button";
    button.className = "small";
    button.dataset.seen = place;
    button.textContent = say("saidSeen");
    item.append(`${text} `, button);
    return item;
  };
  document.getElementById("quick-faults")?.replaceChildren(...faults.map(fault));
}

// Enter never leads into another field here, for the keys that follow may be typed already: but for
// an empty field, where it asks for the next board without a result.
function typedQuick(event) {
  const field = event.target;
  if (event.key === "ArrowDown") {
    event.preventDefault();
    focusRow(rows().find((row) => row.querySelector(".typed")));
    return;
  }
  if (event.key !== "Enter") return;
  event.preventDefault();
  const text = field.value.trim();
  if (!text) {
    if (Date.now() - entered > SLIP) nextMissing(null);
    return;
  }
  entered = Date.now();
  field.value = "";
  // What is typed before the boards of the other parts are known waits for them, and the next behind it.
  const isKnown = isWhole() || rowOf(boardAndResult(text)?.board);
  if (isKnown && !typedEarly.length) enterTyped(field, text);
  else typedEarly.push(text);
}

const typedEarly = [];

function enterTyped(field, text) {
  const found = boardAndResult(text);
  const row = found && bring(found.board);
  if (!row?.querySelector(".typed")) return notEntered(text, say("saidNoBoard", found?.board ?? text));
  row.scrollIntoView({ block: "nearest" });
  if (!found.rest) {
    // The result is typed behind it.
    field.value = `${found.board} ${field.value}`;
    return told(say("saidBoard", found.board, row.dataset.players));
  }
  const result = resultOf(found.rest);
  if (!result) return notEntered(text, say("saidNotOne", found.rest));
  choose(found.board, result);
  toldOf(found.board);
}

// Digits that are typed while no field has the focus are meant for the one of the boards: they never go nowhere.
function typedNowhere({ key, target, ctrlKey, metaKey, altKey }) {
  if (!/^[0-9]$/.test(key) || ctrlKey || metaKey || altKey) return;
  if (target.closest?.("input, select, textarea, dialog")) return;
  const field = document.getElementById("quick");
  if (field?.offsetParent) field.focus();
}

document.addEventListener("keydown", (event) => {
  const row = event.target.closest?.("#sheet tr[data-board]");
  if (row && event.target.matches(".typed")) typedInRow(event, row);
  else if (event.target.id === "quick") typedQuick(event);
  else typedNowhere(event);
});

document.addEventListener("focusin", (event) => {
  for (const row of rows()) row.classList.toggle("current", row.contains(event.target));
});

document.addEventListener("input", (event) => {
  if (event.target.form?.id === "corrections") reason = event.target.value;
});

document.addEventListener("submit", (event) => {
  if (event.target.id === "warned") {
    event.preventDefault();
    const boards = warned().map(([board]) => board);
    if (event.submitter?.value === "no") refuse(boards);
    else agree(boards);
    document.getElementById("quick")?.focus();
    return;
  }
  if (event.target.id !== "corrections") return;
  event.preventDefault();
  if (event.submitter?.value === "no") drop(collected().map(([board]) => board));
  else correct(event.target.elements.reason.value.trim());
  document.getElementById("quick")?.focus();
});

document.addEventListener("click", (event) => {
  const dropped = event.target.closest?.("#corrections [data-drop]");
  if (dropped) drop([dropped.dataset.drop]);
  const seen = event.target.closest?.("#quick-faults [data-seen]");
  if (seen) {
    faults.splice(Number(seen.dataset.seen), 1);
    renderFaults();
    document.getElementById("quick")?.focus();
  }
  const button = event.target.closest?.("#sheet button");
  if (!button) return;
  if (button.name === "set") {
    event.preventDefault();
    const place = button.value.indexOf(" ");
    choose(button.value.slice(0, place), button.value.slice(place + 1));
  } else if (button.dataset.answer) {
    const { board } = button.dataset;
    if (button.dataset.answer === "agree") return agree(together(board));
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
  const { url } = sheet().dataset;
  try {
    const response = await fetch(`${url}/state${seen ? `?since=${seen}` : ""}`);
    if (!response.ok) return;
    const { seq, boards } = await response.json();
    if (sheet()?.dataset.url !== url) return;
    seen = Math.max(seen, seq);
    for (const stands of boards) learn(stands);
    for (const text of typedEarly.splice(0)) enterTyped(document.getElementById("quick"), text);
    render();
  } catch {
    // The stream says when the server is back.
    if (typedEarly.length) setTimeout(look, 2000);
  }
}

document.addEventListener("adoube:notice", look);
document.addEventListener("adoube:queue", render);
document.addEventListener("adoube:stands", ({ detail }) => {
  if (sheet() && detail.place === here()) learn(detail.stands);
});

function begin() {
  document.documentElement.classList.add("scripted");
  document.querySelector(".quick")?.removeAttribute("hidden");
  const { url, seq } = sheet()?.dataset ?? {};
  trustPlayOffs();
  if (url !== knownOf) {
    [knownOf, seen] = [url, 0];
    known.clear();
  }
  for (const row of rows()) {
    const { board, result, by, at, verified } = row.dataset;
    const shown = row.querySelector(".shown").textContent;
    learn({ board, result, by, at, verified, shown, says: row.querySelector(".says").textContent });
  }
  // A page of some boards knows nothing of the others.
  if (rows().length >= Number(sheet()?.dataset.boards ?? 0)) seen = Math.max(seen, Number(seq ?? 0));
  else look();
  render();
}

// The head of the table stands below the bar for entries, however many lines that has.
const bar = new ResizeObserver(([{ target }]) => {
  document.documentElement.style.setProperty("--bar", `${target.offsetHeight}px`);
});

function measureBar() {
  bar.disconnect();
  const now = document.querySelector(".entry-bar");
  if (now) bar.observe(now);
}

for (const start of [begin, measureBar]) {
  document.addEventListener("adoube:refreshed", start);
  start();
}
