// Players that somebody follows: kept in this browser, shown on the page of the event with what is next for them.

const event = location.pathname.split("/").slice(0, 3).join("/");
const place = `follow:${event}`;
const shown = new Map();

function followed() {
  try {
    const kept = JSON.parse(localStorage.getItem(place) ?? "[]");
    return Array.isArray(kept) ? kept.filter((one) => typeof one?.stay === "string" && one.stay.startsWith(`${event}/`)) : [];
  } catch {
    return [];
  }
}

function store(players) {
  try {
    localStorage.setItem(place, JSON.stringify(players));
  } catch {
    // A browser that keeps nothing follows nobody.
  }
}

function own(section) {
  try {
    return localStorage.getItem(`own:${section}`);
  } catch {
    return null;
  }
}

function button() {
  const one = document.getElementById("follow");
  if (!one) return;
  one.hidden = false;
  one.dataset.on ??= one.textContent;
  const follows = followed().some((player) => player.stay === one.dataset.stay);
  one.textContent = follows ? one.dataset.off : one.dataset.on;
  one.setAttribute("aria-pressed", String(follows));
}

document.addEventListener("click", (click) => {
  const one = click.target.closest?.("#follow");
  if (!one) return;
  const { stay, name } = one.dataset;
  const others = followed().filter((player) => player.stay !== stay);
  store(others.length === followed().length ? [...others, { stay, name }] : others);
  button();
});

// What the player's own page says is next, without what only has a meaning there.
async function look(player) {
  const response = await fetch(player.stay, { headers: { "x-live": "1" } });
  if (!response.ok) return;
  const page = new DOMParser().parseFromString(await response.text(), "text/html");
  const part = page.querySelector("#next");
  const name = page.querySelector("#follow")?.dataset.name;
  const at = page.querySelector("#own")?.dataset.player;
  for (const one of part ? [part, ...part.querySelectorAll("[id]")] : []) one.removeAttribute("id");
  part?.removeAttribute("aria-labelledby");
  shown.set(player.stay, { part, name: name ?? player.name, at });
}

function draw() {
  const box = document.getElementById("followed");
  if (!box) return;
  const players = followed();
  box.hidden = players.length === 0;
  const isOwn = (player) => {
    const at = shown.get(player.stay)?.at;
    return Boolean(at) && own(player.stay.split("/").slice(0, 4).join("/")) === at;
  };
  players.sort((one, other) => Number(isOwn(other)) - Number(isOwn(one)));
  const lines = players.map((player) => {
    const found = shown.get(player.stay);
    const line = document.createElement("li");
    const link = document.createElement("a");
    link.href = player.stay;
    link.textContent = found?.name ?? player.name;
    const name = document.createElement("p");
    name.className = "followed-name";
    name.append(link);
    if (isOwn(player)) {
      const mark = document.createElement("small");
      mark.className = "own-mark";
      mark.textContent = document.body.dataset.own ?? "";
      name.append(" ", mark);
    }
    line.append(name);
    if (found?.part) line.append(document.importNode(found.part, true));
    return line;
  });
  box.querySelector("ul").replaceChildren(...lines);
}

async function prepare() {
  button();
  if (!document.getElementById("followed")) return;
  draw();
  const looks = followed().map((player) => look(player).catch(() => {}));
  await Promise.all(looks);
  draw();
}

document.addEventListener("adoube:refreshed", prepare);
prepare();
