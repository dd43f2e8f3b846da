// Results read from the slips a second time: compared while they are typed, by keyboard alone.

import { boardAndResult, resultOf, shownAs } from "./keys.js";

const form = () => document.getElementById("slips");
const rows = () => [...document.querySelectorAll("#slips tr[data-board]")];
const field = (row) => row?.querySelector("input");
const say = (name, ...values) => {
  const text = form()?.dataset[name] ?? "";
  return values.reduce((said, value, place) => said.replace(`{${place}}`, value), text);
};

function told(text) {
  const line = document.getElementById("quick-said");
  if (line) line.textContent = text;
}

// What was read for a board, and whether it is what stands there.
function put(row, result) {
  const { board, result: stands } = row.dataset;
  field(row).value = shownAs(result);
  const same = result === stands;
  row.dataset.read = same ? "same" : "other";
  const words = same
    ? say("saidSame", board)
    : say("saidOther", board, shownAs(stands) || "…", shownAs(result));
  row.querySelector(".state").textContent = words;
  told(words);
}

// The slip of a board that another part shows: compared where it is sent to.
function putElsewhere(board, result) {
  document.querySelector(`#elsewhere [name="slip-${board}"]`)?.closest("tr").remove();
  const row = document.createElement("tr");
  const name = document.createElement("th");
  const place = document.createElement("td");
  const slip = document.createElement("input");
  Object.assign(slip, { name: `slip-${board}`, value: shownAs(result), className: "slip", autocomplete: "off" });
  slip.setAttribute("aria-label", board);
  Object.assign(name, { textContent: board, scope: "row", className: "num" });
  place.colSpan = 3;
  place.append(slip);
  row.append(name, place);
  document.getElementById("elsewhere").prepend(row);
  told(`${board} · ${shownAs(result)}`);
}

function focusOn(row) {
  field(row)?.focus();
  field(row)?.select();
}

function step(row, by) {
  const open = rows().filter(field);
  const next = open[open.indexOf(row) + by];
  if (next) focusOn(next);
}

document.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const { key, target } = event;
  if (target.id === "quick") {
    if (key !== "Enter") return;
    event.preventDefault();
    const found = boardAndResult(target.value);
    const row = found && rows().find((one) => one.dataset.board === found.board);
    const result = found && resultOf(found.rest);
    if (!target.value.trim()) return;
    const elsewhere = found && !row && "inParts" in form().dataset;
    if (elsewhere && result) putElsewhere(found.board, result);
    else if (!elsewhere && !field(row)) told(say("saidNoBoard", target.value.trim()));
    else if (!result) told(say("saidNotOne", found.rest));
    else {
      put(row, result);
      row.scrollIntoView({ block: "nearest" });
    }
    target.value = "";
    return;
  }
  const row = target.closest?.("#slips tr[data-board]");
  if (!row || !target.matches("input")) return;
  const moves = { ArrowDown: 1, Enter: 1, ArrowUp: -1 };
  if (key in moves) {
    event.preventDefault();
    step(row, moves[key]);
  } else if (key === "Backspace" || key === "Delete") {
    event.preventDefault();
    target.value = "";
    delete row.dataset.read;
    row.querySelector(".state").textContent = "";
  } else if (key.length === 1) {
    event.preventDefault();
    const result = resultOf(key);
    if (!result) return told(say("saidNotOne", key));
    put(row, result);
    step(row, 1);
  }
});

let sent = false;

document.addEventListener("submit", (event) => {
  sent ||= event.target.id === "slips";
});

function begin() {
  document.querySelector(".quick")?.removeAttribute("hidden");
  // What differs stands above the boards.
  if (sent) document.querySelector("main [role=alert]")?.scrollIntoView({ block: "center" });
  sent = false;
}

document.addEventListener("adoube:refreshed", begin);
begin();
