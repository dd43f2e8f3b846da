// The entries: search as you type, and suggestions from the rating list for the name of a player.
// The page works without this; the main part may be replaced at any time, so everything listens on
// the document.

const PATIENCE = 120;

// ----- Searching the list -----

let words = document.querySelector("[data-filter]")?.value ?? "";

// Letters that have no accent to take away.
const LETTERS = { ß: "ss", æ: "ae", œ: "oe", ø: "o", ł: "l", đ: "d", ð: "d", þ: "th", ı: "i" };

function plain(text) {
  const bare = text.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "");
  return bare.replace(/[ßæœøłđðþı]/g, (letter) => LETTERS[letter]);
}

function filter() {
  const table = document.querySelector("table.entries");
  if (!table) return;
  const wanted = plain(words).split(/\s+/).filter(Boolean);
  let found = 0;
  for (const row of table.tBodies[0].rows) {
    const text = plain([...row.cells].slice(0, 5).map((cell) => cell.textContent).join(" "));
    const fits = wanted.every((word) => text.includes(word));
    row.hidden = !fits;
    if (fits) found += 1;
  }
  const nobody = document.getElementById("nobody-found");
  if (nobody) nobody.hidden = found > 0;
}

document.addEventListener("input", (event) => {
  const field = event.target.closest?.("[data-filter]");
  if (!field) return;
  words = field.value;
  // Looking is not writing: the list stays up to date.
  field.form?.removeAttribute("data-dirty");
  filter();
});

document.addEventListener("submit", (event) => {
  if (event.target.matches?.("form.search")) {
    // What is not on the page is searched by the server.
    const field = event.target.querySelector("[data-filter]");
    const all = !field.defaultValue && !document.querySelector("main .parts");
    if (all) event.preventDefault();
  }
});

// ----- A player on the way to the server -----

// Whoever types fast types the next names before the answer is there. They wait, the last one in the empty field,
// and go into the new one in turn. If the answer is no, the name that was sent comes back, selected; where others
// are typed already it stands aside.
let sent = null; // The name on its way.
let ahead = ""; // What stands in the field.
const queue = []; // Names that were finished meanwhile.
let inTurn = false; // One of them is sent now.
let returned = null; // A name that was refused and came back, selected: whoever types on begins another.
const refused = []; // Names that were not entered while others were typed.

function renderRefused() {
  const form = document.querySelector("[data-new-entry]");
  if (!form) return;
  let line = document.getElementById("not-entered");
  if (!refused.length) return line?.remove();
  if (!line) {
    line = document.createElement("p");
    line.id = "not-entered";
    line.className = "hint";
    line.setAttribute("role", "status");
    form.querySelector(".buttons").before(line);
  }
  const button = (name) => {
    const again = document.createElement("button");
    again.type = "button";
    again.className = "small";
    again.dataset.again = name;
    again.textContent = name;
    return again;
  };
  const words = (form.dataset.notEntered ?? "{0}").replace("{0}", refused.length);
  line.replaceChildren(`${words} `, ...refused.flatMap((name) => [button(name), " "]));
}

// One of them is taken up again.
document.addEventListener("click", (event) => {
  const { again } = event.target.dataset ?? {};
  const field = document.getElementById("entry-name");
  if (!again || !field) return;
  refused.splice(refused.indexOf(again), 1);
  ahead = field.value = again;
  field.focus();
  renderRefused();
});

const nameOf = (form) => form?.matches?.("[data-new-entry]") && form.elements.name;

document.addEventListener("input", (event) => {
  if (event.target === nameOf(event.target.form)) ahead = event.target.value;
});

document.addEventListener("beforeinput", (event) => {
  const field = event.target;
  if (field.id !== "entry-name" || returned === null) return;
  const all = field.selectionStart === 0 && field.selectionEnd === field.value.length;
  if (all && field.value === returned && event.data) {
    refused.push(returned);
    renderRefused();
  }
  returned = null;
});

document.addEventListener("keydown", (event) => {
  const field = event.target;
  const waits = sent !== null || "sending" in document.body.dataset;
  if (event.key !== "Enter" || field.id !== "entry-name" || !waits) return;
  event.preventDefault();
  if (field.value.trim()) queue.push(field.value);
  field.value = ahead = "";
});

// The form was read just now.
document.addEventListener("formdata", (event) => {
  const field = nameOf(event.target);
  if (!field || sent !== null) return;
  sent = field.value;
  if (!inTurn) ahead = "";
  inTurn = false;
  field.value = ahead;
});

document.addEventListener("adoube:refused", (event) => {
  const field = nameOf(event.target);
  if (!field || sent === null) return;
  if (ahead || queue.length) {
    // What is typed now must not stand behind a name that comes back.
    refused.push(sent);
    sent = null;
    field.value = "";
    renderRefused();
    goOn();
    return;
  }
  returned = ahead = field.value = sent;
  sent = null;
  field.select();
});

function goOn() {
  const field = document.getElementById("entry-name");
  const own = sent !== null;
  if (!field || (!own && !queue.length && !ahead)) return;
  sent = null;
  if (own) field.focus();
  // A name that is asked about stands there again.
  if (field.value) return;
  if (queue.length) {
    field.value = queue.shift();
    inTurn = true;
    field.form.requestSubmit();
    return;
  }
  field.value = ahead;
  if (ahead) field.dispatchEvent(new Event("input", { bubbles: true }));
}

// ----- After the main part was replaced -----

document.addEventListener("adoube:refreshed", () => {
  const field = document.querySelector("[data-filter]");
  if (field && field.value !== words) {
    field.value = words;
    if (document.activeElement === field) field.setSelectionRange(words.length, words.length);
  }
  filter();
  renderRefused();
  goOn();
});

// ----- What the columns tell: looked at again at once -----

document.addEventListener("change", (event) => {
  const form = event.target.closest?.("form[data-auto]");
  if (!form) return;
  form.removeAttribute("data-dirty");
  form.requestSubmit();
});

// ----- Suggestions -----

let timer;
let asked = 0;
let players = [];
let active = -1;

function listOf(field) {
  let list = document.getElementById("suggestions");
  if (!list || !field.parentElement.contains(list)) {
    list?.remove();
    list = document.createElement("ul");
    list.id = "suggestions";
    list.className = "suggestions";
    list.setAttribute("role", "listbox");
    list.setAttribute("aria-label", field.placeholder);
    field.after(list);
    field.setAttribute("role", "combobox");
    field.setAttribute("aria-autocomplete", "list");
    field.setAttribute("aria-controls", list.id);
  }
  return list;
}

function close() {
  const field = document.querySelector("[data-suggest][aria-expanded='true']");
  field?.setAttribute("aria-expanded", "false");
  field?.removeAttribute("aria-activedescendant");
  document.getElementById("suggestions")?.remove();
  players = [];
  active = -1;
}

function show(field, found) {
  players = found;
  active = -1;
  if (!found.length) return close();
  const list = listOf(field);
  list.replaceChildren(...found.map((player, place) => option(field, player, place)));
  list.hidden = false;
  field.setAttribute("aria-expanded", "true");
  field.removeAttribute("aria-activedescendant");
}

function option(field, player, place) {
  const item = document.createElement("li");
  item.id = `suggestion-${place}`;
  item.setAttribute("role", "option");
  item.setAttribute("aria-selected", "false");
  item.dataset.place = place;
  const name = document.createElement("span");
  name.textContent = [player.title, player.name].filter(Boolean).join(" ");
  const facts = document.createElement("small");
  const inactive = player.inactive ? field.dataset.inactive : "";
  const expired = player.expired ? field.dataset.expired : "";
  const jtp = player.jtp ? field.dataset.jtp : "";
  const provisional = player.provisional_games ? `/${player.provisional_games}` : "";
  const national = player.national_rating ? player.national_rating + provisional : "";
  facts.textContent = [player.federation, player.state, player.fide_rating, national, player.birth, player.fide_id, player.national_id, inactive, expired, jtp].filter(Boolean).join(" · ");
  item.append(name, facts);
  return item;
}

function mark(field, place) {
  const items = [...(document.getElementById("suggestions")?.children ?? [])];
  if (!items.length) return;
  active = (place + items.length) % items.length;
  items.forEach((item, other) => item.setAttribute("aria-selected", String(other === active)));
  items[active].scrollIntoView({ block: "nearest" });
  field.setAttribute("aria-activedescendant", items[active].id);
}

function choose(field, player) {
  for (const name of ["name", "title", "federation", "fide_id", "fide_rating", "birth", "sex", "k", "reached_2400", "list"]) {
    const input = field.form.elements[name];
    // A list of members knows nothing of FIDE: what was found there stays.
    if (input && (player[name] || !player.national_id)) input.value = player[name] ?? "";
  }
  for (const name of ["national_id", "national_rating", "state", "expires", "provisional_games"]) {
    const input = field.form.elements[name];
    if (input && player.national_id) input.value = player[name] ?? "";
  }
  close();
  field.form.setAttribute("data-dirty", "");
  field.focus();
}

async function ask(field) {
  const query = field.value.trim();
  const number = (asked += 1);
  if (query.length < 2) return close();
  const url = `${field.dataset.suggest}?kind=${field.dataset.kind}&q=${encodeURIComponent(query)}`;
  try {
    const response = await fetch(url);
    if (!response.ok || number !== asked || document.activeElement !== field) return;
    show(field, (await response.json()).players);
  } catch {
    // Without the server there is nothing to suggest; typing goes on.
  }
}

// What was asked for comes too late once the name stands as it is: it would open over the next one.
function forget() {
  clearTimeout(timer);
  asked += 1;
}

document.addEventListener("submit", forget, true);

document.addEventListener("input", (event) => {
  const field = event.target.closest?.("[data-suggest]");
  if (!field) return;
  clearTimeout(timer);
  timer = setTimeout(ask, PATIENCE, field);
});

document.addEventListener("keydown", (event) => {
  const field = event.target.closest?.("[data-suggest]");
  if (!field) return;
  const open = field.getAttribute("aria-expanded") === "true";
  if (event.key === "Escape" || event.key === "Enter") forget();
  if (event.key === "ArrowDown" && !open) return void ask(field);
  if (!open) return;
  if (event.key === "ArrowDown") mark(field, active + 1);
  else if (event.key === "ArrowUp") mark(field, active < 0 ? -1 : active - 1);
  else if (event.key === "Escape") close();
  else if (event.key === "Enter" && active >= 0) choose(field, players[active]);
  else {
    if (event.key === "Tab" || event.key === "Enter") close();
    return;
  }
  event.preventDefault();
});

// Before the field loses the focus.
document.addEventListener("pointerdown", (event) => {
  const item = event.target.closest?.("#suggestions [role='option']");
  if (!item) return;
  event.preventDefault();
  const field = document.querySelector("[data-suggest][aria-expanded='true']");
  if (field) choose(field, players[Number(item.dataset.place)]);
});

document.addEventListener("focusout", (event) => {
  if (event.target.closest?.("[data-suggest]")) close();
});

document.documentElement.dataset.scripted = "";
filter();
// While nobody is entered the first name can be typed at once.
if (!document.querySelector("table.entries") && document.activeElement === document.body) {
  document.querySelector(".new-entry #entry-name")?.focus();
}
