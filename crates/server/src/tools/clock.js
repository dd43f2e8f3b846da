// A chess clock on the screen: touch, keys, the arbiter's hand. What a clock does is in
// clock-machine.js; here it is shown, and what happens is written into a log that outlives a
// reload. Times come from instants, never from counting ticks, so nothing drifts.

import { LONGEST, SIDES, apply, digits, newClock, other, reading, replay, withoutLastPress } from "./clock-machine.js";

const place = document.getElementById("clock");
const setup = JSON.parse(place.dataset.setup);
const texts = JSON.parse(place.dataset.texts);
const halves = [...place.querySelectorAll(".half")];
const said = place.querySelector(".clock-said");
const dialog = document.getElementById("arbiter");
const wrong = dialog.querySelector("[data-wrong]");
const KEY = `adoube-clock ${JSON.stringify(setup)}`;

// ---------------------------------------------------------------------------------- what is kept

let kept = { epoch: null, whiteLeft: true, log: [] };
let clock = newClock(setup);

function load() {
  try {
    const found = JSON.parse(localStorage.getItem(KEY));
    if (!found) return;
    clock = replay(setup, found.log);
    kept = found;
  } catch {
    // What was kept does not fit: the clock starts afresh.
    localStorage.removeItem(KEY);
  }
}

function save() {
  try {
    localStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // Without storage the clock still runs; it only forgets on a reload.
  }
}

// ---------------------------------------------------------------------------------- time

// The monotonic time of the page, carried on by the time of day where the device has slept.
let anchor = { wall: Date.now(), steady: performance.now() };

function now() {
  const wall = Date.now();
  const steady = anchor.wall + performance.now() - anchor.steady;
  if (wall - steady > 2000) {
    anchor = { wall, steady: performance.now() };
    return wall;
  }
  return Math.round(steady);
}

function instant() {
  if (kept.epoch === null) return 0;
  return Math.min(Math.max(now() - kept.epoch, clock.now), LONGEST);
}

// ---------------------------------------------------------------------------------- what happens

function happen(event) {
  if (kept.epoch === null) kept.epoch = now();
  const at = instant();
  try {
    clock = apply(clock, at, event);
  } catch {
    wrong.textContent = texts.refused;
    return false;
  }
  kept.log.push({ at, ...event });
  wrong.textContent = "";
  save();
  show();
  return true;
}

function undo() {
  const log = withoutLastPress(kept.log);
  if (log === kept.log) return;
  try {
    clock = replay(setup, log);
    kept.log = log;
    save();
    show();
  } catch {
    said.textContent = texts.refused;
  }
}

function toggle() {
  if (clock.lastRun === null) happen({ what: "start", side: "white" });
  else if (reading(clock, instant()).running) happen({ what: "stop" });
  else happen({ what: "resume", side: null });
}

function press(side) {
  const running = reading(clock, instant()).running;
  if (running && running !== side) return;
  if (!running && clock.lastRun !== null) return;
  happen({ what: "press", side });
}

function turn() {
  const side = other(clock.lastRun ?? "black");
  if (reading(clock, instant()).running) happen({ what: "stop" });
  happen({ what: "resume", side });
}

function reset() {
  if (kept.log.length && !confirm(texts.reset)) return;
  kept = { epoch: null, whiteLeft: kept.whiteLeft, log: [] };
  clock = newClock(setup);
  save();
  show();
}

function swap() {
  kept.whiteLeft = !kept.whiteLeft;
  save();
  show();
}

// ---------------------------------------------------------------------------------- the screen

function sideOf(half) {
  const left = half.dataset.half === "left";
  return left === kept.whiteLeft ? "white" : "black";
}

function put(element, text) {
  if (element.textContent !== text) element.textContent = text;
}

function showHalf(half, shown) {
  const side = sideOf(half);
  const face = shown[side];
  const kind = setup.periods[side][Math.min(face.period, setup.periods[side].length) - 1].kind;
  // Bronstein mode has one number for both, the delay of US Chess has two.
  const one = kind === "bronstein";
  half.dataset.side = side;
  half.toggleAttribute("data-running", face.running);
  half.toggleAttribute("data-flag", face.flag);
  half.toggleAttribute("data-over", face.down);
  put(half.querySelector(".who"), texts[side]);
  put(half.querySelector(".time"), (face.flag ? "⚑ " : "") + digits(face.left + (one ? face.delay : 0)));
  put(half.querySelector(".delay"), !one && face.delay > 0 ? digits(face.delay) : "");
  const parts = [`${texts.move} ${face.counter}`];
  if (setup.periods[side].length > 1 || setup.periods[side][0].moves !== null) parts.push(`${texts.period} ${face.period}`);
  if (face.owed !== null) parts.push(`${texts.owed} ${face.owed}`);
  put(half.querySelector(".below"), parts.join(" · "));
}

function word(shown) {
  const down = SIDES.filter((side) => shown[side].down);
  if (!down.length) return "";
  const flags = down.map((side) => texts.flag.replace("{0}", texts[side])).join(" ");
  const first = down.length > 1 && shown.first ? ` ${texts.first.replace("{0}", texts[shown.first])}` : "";
  return flags + first;
}

let waiting = null;

function show() {
  const shown = reading(clock, instant());
  for (const half of halves) showHalf(half, shown);
  put(said, word(shown));
  const key = clock.lastRun === null ? texts.start : shown.running ? texts.pause : texts.resume;
  put(place.querySelector('[data-do="run"]'), key);
  place.toggleAttribute("data-paused", !shown.running && clock.lastRun !== null);
  stayAwake(Boolean(shown.running));
  if (shown.running && waiting === null) {
    waiting = requestAnimationFrame(() => {
      waiting = null;
      show();
    });
  }
}

let lock = null;

async function stayAwake(wanted) {
  if (!("wakeLock" in navigator) || wanted === Boolean(lock)) return;
  if (!wanted) {
    const held = lock;
    lock = null;
    if (held instanceof Object) await held.release?.();
    return;
  }
  lock = true;
  try {
    lock = await navigator.wakeLock.request("screen");
    lock.addEventListener("release", () => { lock = null; });
  } catch {
    // Not allowed here: the device may darken its screen.
  }
}

async function full() {
  if (document.fullscreenElement) await document.exitFullscreen();
  else await place.requestFullscreen?.();
}

// ---------------------------------------------------------------------------------- the arbiter

function millis(text) {
  const parts = text.trim().split(":");
  if (!parts.length || parts.length > 3 || parts.some((part) => !/^\d+$/.test(part))) return null;
  return parts.reduce((sum, part) => sum * 60 + Number(part), 0) * 1000;
}

function setByHand(box) {
  const { side } = box.dataset;
  const [time, moves] = [box.querySelector("[data-time]"), box.querySelector("[data-moves]")];
  if (time.value.trim()) {
    const left = millis(time.value);
    if (left === null) {
      wrong.textContent = texts.unreadable;
      time.focus();
      return;
    }
    if (!happen({ what: "set", [side]: left })) return;
  }
  if (moves.value !== "") happen({ what: "set_counter", [side]: Number(moves.value) });
  time.value = "";
  moves.value = "";
}

dialog.addEventListener("click", ({ target }) => {
  const box = target.closest("[data-side]");
  if (!box || !target.matches("button")) return;
  const { side } = box.dataset;
  if (target.dataset.add) happen({ what: "adjust", side, by: Number(target.dataset.add) * 1000 });
  if ("next" in target.dataset) happen({ what: "next_period", side });
  if ("set" in target.dataset) setByHand(box);
});

// ---------------------------------------------------------------------------------- hands

const doing = { run: toggle, undo, arbiter: () => dialog.showModal(), swap, full, reset, turn };

place.addEventListener("click", ({ target }) => doing[target.closest("[data-do]")?.dataset.do]?.());

for (const half of halves) {
  // A finger counts when it comes down; a click that follows it is the same press.
  half.addEventListener("pointerdown", (event) => {
    event.preventDefault();
    press(sideOf(half));
  });
  half.addEventListener("click", (event) => {
    if (event.detail === 0) press(sideOf(half));
  });
}

const keys = {
  KeyA: () => press(sideOf(halves[0])),
  ShiftLeft: () => press(sideOf(halves[0])),
  KeyL: () => press(sideOf(halves[1])),
  ShiftRight: () => press(sideOf(halves[1])),
  Space: () => {
    const { running } = reading(clock, instant());
    if (running) press(running);
    else toggle();
  },
  KeyP: toggle,
  KeyU: undo,
  KeyS: swap,
  KeyF: full,
};

document.addEventListener("keydown", (event) => {
  const typing = event.target.closest?.("input, select, textarea, dialog");
  const onButton = event.target.closest?.("button") && event.code === "Space";
  if (event.repeat || event.ctrlKey || event.altKey || event.metaKey || typing || onButton) return;
  const action = keys[event.code];
  if (!action) return;
  event.preventDefault();
  action();
});

document.addEventListener("visibilitychange", show);
load();
show();
