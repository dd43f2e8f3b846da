// A screen of the hall: one slide after the other, a long list page by page, the time, the countdown.

const READ_A_LINE = 450;
const AT_LEAST = 6000;
let slide = 0;
let page = 0;
let timer;

// Results in the order in which they came, as far as this screen saw them come.
const known = new Map();
let arrived = [];

const second = 1000;
const left = (start) => new Date(start.dataset.at) - Date.now();

// Of the rounds to come the next one; a minute long it says that it starts.
function upcoming(section) {
  return [...section.querySelectorAll(".start")].find((start) => left(start) > -60 * second);
}

function isWorthIt(section) {
  return !section.matches(".countdown") || Boolean(upcoming(section));
}

function pagesOf(section) {
  // As many lines as fit, measured with all of them shown.
  const rows = [...section.querySelectorAll("tbody tr")];
  for (const row of rows) row.hidden = false;
  const pages = [];
  const room = innerHeight - (rows[0]?.getBoundingClientRect().top ?? 0) - 12;
  let start = 0;
  for (const row of rows) {
    const { top, bottom } = row.getBoundingClientRect();
    if (pages.length === 0 || bottom - start > room) {
      pages.push([]);
      start = top;
    }
    pages.at(-1).push(row);
  }
  return pages.length ? pages : [[]];
}

function show() {
  clearTimeout(timer);
  const all = [...document.querySelectorAll("main .slide")];
  const slides = all.filter(isWorthIt);
  for (const one of all) one.hidden = true;
  if (slides.length === 0) {
    timer = setTimeout(show, 30 * second);
    return;
  }
  slide %= slides.length;
  const section = slides[slide];
  section.hidden = false;
  scrollTo(0, 0);
  const pages = pagesOf(section);
  page = Math.min(page, pages.length - 1);
  for (const [place, rows] of pages.entries()) for (const row of rows) row.hidden = place !== page;
  const words = section.querySelector(".page-of");
  if (words) words.textContent = pages.length > 1 ? `${page + 1} / ${pages.length}` : "";
  const more = pages.length > 1 || all.length > 1;
  const set = Number(document.querySelector("main").dataset.seconds ?? 0) * second;
  if (more) timer = setTimeout(next, set || AT_LEAST + READ_A_LINE * pages[page].length, pages.length, slides.length);
}

function next(pages, slides) {
  page += 1;
  if (page >= pages) {
    page = 0;
    slide = (slide + 1) % slides;
  }
  show();
}

// What came last stands first, and what came just now is marked.
function order() {
  for (const [place, section] of document.querySelectorAll("[data-results]").entries()) {
    const body = section.querySelector("tbody");
    for (const row of body?.rows ?? []) {
      const result = row.querySelector(".res")?.textContent;
      if (result === undefined) continue;
      const key = `${place} ${row.cells[0].textContent}`;
      row.dataset.key = key;
      const before = known.get(key);
      if (before !== result && known.size > 0) arrived = [key, ...arrived.filter((other) => other !== key)];
      known.set(key, result);
    }
    if (section.querySelector("tr.match")) continue;
    for (const [at, key] of arrived.toReversed().entries()) {
      const row = [...(body?.rows ?? [])].find((one) => one.dataset.key === key);
      if (!row) continue;
      row.classList.toggle("fresh", at >= arrived.length - 3);
      body.prepend(row);
    }
  }
}

function tick() {
  const clock = document.getElementById("clock");
  const time = new Date();
  if (clock) clock.textContent = time.toLocaleTimeString(document.documentElement.lang, { hour: "2-digit", minute: "2-digit", hourCycle: "h23" });
  setTimeout(tick, 60000 - (time.getTime() % 60000));
}

const two = (number) => String(number).padStart(2, "0");

function count() {
  for (const section of document.querySelectorAll(".countdown")) {
    const now = upcoming(section);
    for (const start of section.querySelectorAll(".start")) start.hidden = start !== now;
    if (!now) continue;
    const rest = Math.max(0, Math.ceil(left(now) / second));
    const [hours, minutes, seconds] = [Math.floor(rest / 3600), Math.floor(rest / 60) % 60, rest % 60];
    now.querySelector(".left").textContent = hours > 0 ? `${hours}:${two(minutes)}:${two(seconds)}` : `${minutes}:${two(seconds)}`;
    if (rest === 0) now.querySelector(".what").textContent = now.dataset.over;
  }
}

function prepare() {
  const { look } = document.querySelector("main").dataset;
  document.documentElement.classList.remove("light", "dark");
  if (look) document.documentElement.classList.add(look);
  order();
  count();
  show();
}

document.addEventListener("adoube:refreshed", prepare);
addEventListener("resize", show);
document.documentElement.classList.add("playing");
tick();
prepare();
setInterval(count, second);
