// The big screen of the hall: one slide after the other, a long list page by page, and the time.

const READ_A_LINE = 450;
const AT_LEAST = 6000;
let slide = 0;
let page = 0;
let timer;

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
  const slides = [...document.querySelectorAll("main .slide")];
  if (slides.length === 0) return;
  slide %= slides.length;
  for (const [place, one] of slides.entries()) one.hidden = place !== slide;
  const section = slides[slide];
  scrollTo(0, 0);
  const pages = pagesOf(section);
  page = Math.min(page, pages.length - 1);
  for (const [place, rows] of pages.entries()) for (const row of rows) row.hidden = place !== page;
  const words = section.querySelector(".page-of");
  if (words) words.textContent = pages.length > 1 ? `${page + 1} / ${pages.length}` : "";
  const more = pages.length > 1 || slides.length > 1;
  if (more) timer = setTimeout(next, AT_LEAST + READ_A_LINE * pages[page].length, pages.length, slides.length);
}

function next(pages, slides) {
  page += 1;
  if (page >= pages) {
    page = 0;
    slide = (slide + 1) % slides;
  }
  show();
}

function tick() {
  const clock = document.getElementById("clock");
  const time = new Date();
  if (clock) clock.textContent = time.toLocaleTimeString(document.documentElement.lang, { hour: "2-digit", minute: "2-digit", hourCycle: "h23" });
  setTimeout(tick, 60000 - (time.getTime() % 60000));
}

document.addEventListener("adoube:refreshed", show);
addEventListener("resize", show);
document.documentElement.classList.add("playing");
tick();
show();
