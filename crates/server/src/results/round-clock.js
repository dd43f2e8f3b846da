// The clock of the round: how long it goes on, and how long until the default time.

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

document.addEventListener("adoube:refreshed", tick);
tick();
setInterval(tick, 1000);
