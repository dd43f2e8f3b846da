// A chess clock as a state machine over what happens to it, without a screen and without a clock:
// instants come in as milliseconds. It does what the program's own clock does on the same log; a
// test holds the two against each other.
//
// setup: { periods: { white: [{ moves, time, kind, amount }], black }, changes_at_zero,
// freezes_at_zero }, as the server makes it. An event is { what, side?, ... }.

export const SIDES = ["white", "black"];
export const LONGEST = 60000 * 60000;
const MOST_MOVES = 9999;

export function other(side) {
  return side === "white" ? "black" : "white";
}

// ---------------------------------------------------------------------------------- the control

function repeats(periods) {
  return periods[periods.length - 1].moves !== null;
}

function periodAt(periods, number) {
  if (number < periods.length) return periods[number];
  return repeats(periods) ? periods[periods.length - 1] : undefined;
}

// How many moves must be made in all until the end of a period; null if it takes all.
export function movesUntilEndOf(periods, number) {
  const listed = Math.min(number, periods.length - 1);
  let sum = 0;
  for (const period of periods.slice(0, listed + 1)) {
    if (period.moves === null) return null;
    sum += period.moves;
  }
  return sum + (number - listed) * (periods[listed].moves ?? 0);
}

// ---------------------------------------------------------------------------------- the accounts

function credit(account, period) {
  account.free = 0;
  if (period.kind === "increment") account.main += period.amount;
  if (period.kind === "delay" || period.kind === "bronstein") account.free = period.amount;
}

function newAccount(periods) {
  const account = {
    main: periods[0].time, free: 0, overrun: 0, period: 0, counter: 0, moves: 0, down: false, marked: false, used: 0,
  };
  credit(account, periods[0]);
  return account;
}

function run(account, time) {
  const delay = Math.min(time, account.free);
  const charged = time - delay;
  const paid = Math.min(charged, account.main);
  account.free -= delay;
  account.main -= paid;
  account.overrun += charged - paid;
  account.used += time;
  return paid;
}

function nextPeriod(account, periods) {
  const next = periodAt(periods, account.period + 1);
  if (!next) return false;
  account.period += 1;
  account.main += next.time;
  account.down = false;
  return true;
}

// Begins the periods whose moves the counter has.
function enterEarnedPeriods(account, periods, setup) {
  if (setup.changes_at_zero) return;
  for (;;) {
    const end = movesUntilEndOf(periods, account.period);
    if (end === null || account.counter < end || !nextPeriod(account, periods)) return;
  }
}

function pressed(account, periods, setup) {
  account.counter += 1;
  account.moves += 1;
  // A clock adds nothing once the time is over.
  if (account.down) {
    account.free = 0;
    return;
  }
  account.marked = false;
  enterEarnedPeriods(account, periods, setup);
  credit(account, periodAt(periods, account.period));
}

function setTime(account, time) {
  account.main = time;
  account.down = time === 0 && account.down;
  account.marked = account.down;
}

// ---------------------------------------------------------------------------------- the clock

// A clock set for a control, not yet started.
export function newClock(setup) {
  return {
    setup,
    now: 0,
    running: null,
    lastRun: null,
    frozen: false,
    falls: [],
    accounts: { white: newAccount(setup.periods.white), black: newAccount(setup.periods.black) },
  };
}

function copy(clock) {
  const { white, black } = clock.accounts;
  return { ...clock, falls: [...clock.falls], accounts: { white: { ...white }, black: { ...black } } };
}

function pass(clock, side, to) {
  const paid = run(clock.accounts[side], to - clock.now);
  const periods = clock.setup.periods[side];
  const opponent = clock.accounts[other(side)];
  const glass = periodAt(periods, clock.accounts[side].period).kind === "hourglass";
  if (glass && !opponent.down) opponent.main += paid;
  clock.now = to;
}

function fall(clock, side) {
  const account = clock.accounts[side];
  clock.falls.push({ side, at: clock.now });
  const goesOn = clock.setup.changes_at_zero && nextPeriod(account, clock.setup.periods[side]);
  account.down = !goesOn || (account.main === 0 && account.free === 0);
  account.marked = true;
  if (account.down && clock.setup.freezes_at_zero) {
    clock.running = null;
    clock.frozen = true;
  }
}

function advance(clock, to) {
  while (clock.running) {
    const side = clock.running;
    const account = clock.accounts[side];
    const fallsAt = clock.now + account.main + account.free;
    if (account.down || fallsAt > to) break;
    pass(clock, side, fallsAt);
    fall(clock, side);
  }
  if (clock.running) pass(clock, clock.running, to);
  clock.now = to;
}

// The clock at a later instant, with all that happens by itself until then.
export function advanced(clock, at) {
  const next = copy(clock);
  advance(next, Math.min(Math.max(at, clock.now), LONGEST));
  return next;
}

function start(clock, side) {
  if (clock.running) throw new Error("running");
  clock.frozen = false;
  clock.running = side;
  clock.lastRun = side;
}

function press(clock, side) {
  if (clock.running === side) {
    pressed(clock.accounts[side], clock.setup.periods[side], clock.setup);
  } else if (clock.running || clock.frozen || clock.lastRun) {
    return;
  }
  clock.running = other(side);
  clock.lastRun = clock.running;
}

function adjust(clock, { side, by }) {
  const left = clock.accounts[side].main + by;
  if (left > LONGEST) throw new Error("unshowable");
  setTime(clock.accounts[side], Math.max(left, 0));
}

function setTimes(clock, event) {
  for (const side of SIDES) {
    const time = event[side] ?? null;
    if (time === null) continue;
    if (!(time >= 0 && time <= LONGEST)) throw new Error("unshowable");
    setTime(clock.accounts[side], time);
  }
}

function setCounter(clock, event) {
  for (const side of SIDES) {
    const counter = event[side] ?? null;
    if (counter === null) continue;
    if (!(counter >= 0 && counter <= MOST_MOVES)) throw new Error("unshowable");
    const account = clock.accounts[side];
    account.counter = counter;
    enterEarnedPeriods(account, clock.setup.periods[side], clock.setup);
    account.marked = account.marked && account.down;
  }
}

function startNextPeriod(clock, side) {
  if (!nextPeriod(clock.accounts[side], clock.setup.periods[side])) throw new Error("no period");
  clock.accounts[side].marked = false;
}

function take(clock, event) {
  switch (event.what) {
    case "start": return start(clock, event.side);
    case "press": return press(clock, event.side);
    case "stop": clock.running = null; return undefined;
    case "resume": {
      const side = event.side ?? clock.lastRun;
      if (!side) throw new Error("not started");
      return start(clock, side);
    }
    case "adjust": return adjust(clock, event);
    case "set": return setTimes(clock, event);
    case "set_counter": return setCounter(clock, event);
    case "next_period": return startNextPeriod(clock, event.side);
    default: throw new Error("unknown event");
  }
}

// The clock after an event; an error if it cannot be, and then nothing has changed.
export function apply(clock, at, event) {
  if (!(at >= clock.now && at <= LONGEST)) throw new Error("out of order");
  const next = copy(clock);
  advance(next, at);
  take(next, event);
  return next;
}

// The clock after a whole log of { at, ...event }.
export function replay(setup, log) {
  return log.reduce((clock, entry) => apply(clock, entry.at, entry), newClock(setup));
}

// The log without the last press, as if it had not happened: the time since then is the player's.
export function withoutLastPress(log) {
  const place = log.map((entry) => entry.what).lastIndexOf("press");
  return place < 0 ? log : log.filter((_, index) => index !== place);
}

// Whose flag fell first, of those that are down now; null also if both fell at once.
function firstDown(clock) {
  const at = (side) => {
    const falls = clock.falls.filter((one) => one.side === side);
    return clock.accounts[side].down && falls.length ? falls[falls.length - 1].at : null;
  };
  const [white, black] = SIDES.map(at);
  if (white === null && black === null) return null;
  if (white === black) return null;
  if (black === null || (white !== null && white < black)) return "white";
  return "black";
}

function movesOwed(clock, side) {
  const periods = clock.setup.periods[side];
  const { moves } = clock.accounts[side];
  let number = 0;
  for (;;) {
    const end = movesUntilEndOf(periods, number);
    if (end === null) return null;
    const next = periodAt(periods, number + 1);
    if (moves + 1 <= end && !(next && next.time === 0)) return Math.max(0, end - moves);
    number += 1;
    if (!next) return Math.max(0, end - moves);
  }
}

// What is to be shown at an instant.
export function reading(clock, at) {
  const later = advanced(clock, at);
  const first = firstDown(later);
  const both = SIDES.every((side) => later.accounts[side].down);
  const face = (side) => {
    const account = later.accounts[side];
    return {
      left: account.main,
      delay: account.free,
      overrun: account.overrun,
      down: account.down,
      // Only the flag that fell first is marked; the other side just shows zeros.
      flag: account.marked && (!both || first === null || first === side),
      period: account.period + 1,
      counter: account.counter,
      owed: movesOwed(later, side),
      running: later.running === side,
    };
  };
  return { at: later.now, running: later.running, frozen: later.frozen, first, white: face("white"), black: face("black") };
}

// A time as clocks show it: seconds are counted up, so that zeros mean that it is over.
export function digits(millis) {
  const seconds = Math.ceil(millis / 1000);
  const two = (number) => String(number).padStart(2, "0");
  const [hours, minutes, rest] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  return hours ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`;
}
