// Plays over logs on the clock of the browser and compares every reading with what the program's
// own clock said. Arguments: the clock's module, the file of cases.
import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";

const [, , machine, file] = process.argv;
const { SIDES, apply, newClock, reading, replay } = await import(pathToFileURL(machine));
const FIELDS = ["left", "delay", "overrun", "down", "flag", "period", "counter", "owed", "running"];

function differences(shown, expected) {
  const found = [];
  const same = (name, one, other) => {
    if (one !== other) found.push(`${name}: ${one}, expected ${other}`);
  };
  for (const name of ["running", "frozen", "first"]) same(name, shown[name], expected[name]);
  for (const side of SIDES) {
    for (const name of FIELDS) same(`${side} ${name}`, shown[side][name], expected[side][name]);
  }
  return found;
}

let compared = 0;
for (const { setup, steps } of JSON.parse(readFileSync(file))) {
  let clock = newClock(setup);
  const log = [];
  for (const { at, event, refused, read_at, expected } of steps) {
    let thrown = false;
    try {
      clock = apply(clock, at, event);
      log.push({ at, ...event });
    } catch {
      thrown = true;
    }
    const found = differences(reading(clock, read_at), expected);
    if (thrown !== refused) found.push(`refused: ${thrown}, expected ${refused}`);
    if (found.length) {
      console.error(`${setup.name}: at ${at} ${JSON.stringify(event)}, read at ${read_at}\n${found.join("\n")}\n${JSON.stringify(log)}`);
      process.exit(1);
    }
    compared += 1;
  }
  // What a reload does: the same clock from its log.
  const again = JSON.stringify(replay(setup, log)) === JSON.stringify(clock);
  if (!again) {
    console.error(`${setup.name}: another clock from the same log`);
    process.exit(1);
  }
}
console.log(compared);
