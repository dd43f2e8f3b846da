// Counts down to what is to be announced. The times are those of the hall's clocks, and so is what the
// server says the time is: a browser in another time zone counts the same.

const list = () => document.getElementById("calls");
const own = (text) => new Date(text).getTime();

let ahead = 0; // How far the clocks of the hall are ahead of the browser's.

function learn() {
  const now = list()?.dataset.now;
  if (now) ahead = own(now) - Date.now();
}

function span(seconds) {
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const shown = parts[0] ? parts : parts.slice(1);
  return shown.map((part, place) => (place ? String(part).padStart(2, "0") : part)).join(":");
}

function tick() {
  const now = Date.now() + ahead;
  let next = true;
  for (const line of list()?.querySelectorAll("li") ?? []) {
    const left = Math.ceil((own(line.dataset.at) - now) / 1000);
    const coming = left > 0;
    line.classList.toggle("past", !coming);
    line.classList.toggle("now", coming && next);
    line.querySelector(".left").textContent = coming && left < 86400 ? span(left) : "";
    if (coming) next = false;
  }
}

learn();
tick();
document.addEventListener("adoube:refreshed", () => {
  learn();
  tick();
});
setInterval(tick, 1000);
