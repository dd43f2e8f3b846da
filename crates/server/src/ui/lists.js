// Lists of the public pages: a box that filters while one types, and one's own name marked. Whose
// name that is stays in this browser.

const plain = (text) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
const section = location.pathname.split("/").slice(0, 4).join("/");
const place = `own:${section}`;
let wanted = "";

function stored() {
  try {
    return localStorage.getItem(place);
  } catch {
    return null;
  }
}

function store(player) {
  try {
    if (player) localStorage.setItem(place, player);
    else localStorage.removeItem(place);
  } catch {
    // A browser that keeps nothing shows the mark nowhere.
  }
}

function filter() {
  const words = plain(wanted).split(/\s+/).filter(Boolean);
  for (const body of document.querySelectorAll("main tbody")) {
    const rows = [...body.rows].filter((row) => !row.matches(".match"));
    for (const row of rows) {
      const text = plain(row.textContent);
      row.hidden = !words.every((word) => text.includes(word));
    }
    for (const head of body.querySelectorAll(".match")) head.hidden = rows.every((row) => row.hidden);
  }
}

function markOwn() {
  const own = stored();
  for (const row of document.querySelectorAll("main tbody tr")) {
    const link = [...row.querySelectorAll(".player a")].find((one) => one.getAttribute("href") === own);
    row.classList.toggle("own", Boolean(link));
    const mark = row.querySelector(".own-mark");
    if (!link) mark?.remove();
    else if (!mark) {
      const word = document.createElement("small");
      word.className = "own-mark";
      word.textContent = document.body.dataset.own ?? "";
      link.after(" ", word);
    }
  }
}

function prepare() {
  const box = document.getElementById("find");
  if (box) {
    box.closest("[hidden]")?.removeAttribute("hidden");
    if (box.value !== wanted) box.value = wanted;
  }
  const button = document.getElementById("own");
  if (button) {
    button.hidden = false;
    button.dataset.on ??= button.textContent;
    const mine = stored() === button.dataset.player;
    button.textContent = mine ? button.dataset.off : button.dataset.on;
  }
  for (const print of document.querySelectorAll("[data-print]")) print.hidden = false;
  filter();
  markOwn();
}

for (const kind of ["input", "change"]) {
  document.addEventListener(kind, (event) => {
    if (event.target.id !== "find") return;
    wanted = event.target.value;
    filter();
  });
}

document.addEventListener("click", (event) => {
  const button = event.target.closest?.("#own");
  if (button) {
    store(stored() === button.dataset.player ? null : button.dataset.player);
    prepare();
  }
  if (event.target.closest?.("[data-print]")) window.print();
});

document.addEventListener("adoube:refreshed", prepare);
prepare();
