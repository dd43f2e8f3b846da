// Goes through a game on the board without asking the server for every move: with the keys ← and →,
// the buttons, and the list of moves. Who can still mate is asked for when one stays at a position.

const NAMES = { k: "king", q: "queen", r: "rook", b: "bishop", n: "knight", p: "pawn" };
const SVG = "http://www.w3.org/2000/svg";
let asking = 0;

function game() {
  return document.querySelector("[data-game]");
}

function positionsOf(place) {
  place.positions ??= JSON.parse(place.dataset.positions);
  return place.positions;
}

// The pieces of a FEN with the places of their upper left corners.
function pieces(fen, flipped) {
  const found = [];
  fen.split(" ")[0].split("/").forEach((rank, row) => {
    let column = 0;
    for (const letter of rank) {
      if (/\d/.test(letter)) {
        column += Number(letter);
        continue;
      }
      const [x, y] = flipped ? [7 - column, 7 - row] : [column, row];
      const white = letter === letter.toUpperCase();
      found.push({ name: NAMES[letter.toLowerCase()], white, x: x * 100, y: y * 100 });
      column += 1;
    }
  });
  return found;
}

// The page brings the shapes of all pieces; the picture itself only defines those it shows.
function shape(place, svg) {
  const all = place.querySelector("template[data-shapes]").content.querySelector("defs");
  svg.querySelector("defs").replaceWith(all.cloneNode(true));
  svg.dataset.shaped = "";
}

function draw(place, fen) {
  const board = place.querySelector("[data-board]");
  const svg = board.querySelector("svg");
  const flipped = board.dataset.flipped === "true";
  if (!("shaped" in svg.dataset)) shape(place, svg);
  const [white, black] = svg.querySelectorAll("g[stroke]");
  const drawn = { true: [], false: [] };
  for (const piece of pieces(fen, flipped)) {
    const use = document.createElementNS(SVG, "use");
    use.setAttribute("href", `#chess-${piece.name}`);
    use.setAttribute("x", piece.x);
    use.setAttribute("y", piece.y);
    drawn[piece.white].push(use);
  }
  white.replaceChildren(...drawn.true);
  black.replaceChildren(...drawn.false);
  svg.setAttribute("aria-label", fen.split(" ")[0]);
  svg.querySelector("title").textContent = fen.split(" ")[0];
}

function label(place) {
  const board = place.querySelector("[data-board]");
  const flipped = board.dataset.flipped === "true";
  const texts = [...board.querySelectorAll("text")];
  const [ranks, files] = flipped ? ["12345678", "hgfedcba"] : ["87654321", "abcdefgh"];
  texts.forEach((text, index) => {
    text.textContent = index < 8 ? ranks[index] : files[index - 8];
  });
}

function go(place, ply) {
  const positions = positionsOf(place);
  const to = Math.min(Math.max(ply, 0), positions.length - 1);
  const { fen, name } = positions[to];
  place.dataset.ply = to;
  draw(place, fen);
  place.querySelector("[data-shown]").textContent = name;
  place.querySelector('input[name="shown"]').value = to;
  const link = place.querySelector("[data-fen]");
  const edition = document.querySelector('select[name="edition"]')?.value ?? "";
  link.href = `/tools/position?fen=${encodeURIComponent(fen)}&edition=${encodeURIComponent(edition)}`;
  link.firstElementChild.textContent = fen;
  for (const cell of place.querySelectorAll(".moves button")) {
    const current = Number(cell.value) === to;
    cell.toggleAttribute("aria-current", current);
    if (current) {
      cell.setAttribute("aria-current", "true");
      cell.scrollIntoView({ block: "nearest" });
    }
  }
  askForMates(place, link.href);
}

function askForMates(place, url) {
  const asked = ++asking;
  const old = place.querySelector("[data-mating]");
  old.setAttribute("aria-busy", "true");
  setTimeout(async () => {
    if (asked !== asking) return;
    try {
      const response = await fetch(url);
      const page = new DOMParser().parseFromString(await response.text(), "text/html");
      const fresh = page.querySelector("[data-mating]");
      if (asked === asking && fresh) old.replaceWith(document.adoptNode(fresh));
    } catch {
      // The line stays as it is; the address of the position can be opened by hand.
    }
  }, 350);
}

function flip(place) {
  const board = place.querySelector("[data-board]");
  board.dataset.flipped = board.dataset.flipped === "true" ? "false" : "true";
  label(place);
  go(place, Number(place.dataset.ply));
}

const steps = {
  first: () => 0,
  back: (at) => at - 1,
  on: (at) => at + 1,
  last: (at, end) => end,
};

function step(place, name) {
  const end = positionsOf(place).length - 1;
  if (name === "flip") flip(place);
  else if (steps[name]) go(place, steps[name](Number(place.dataset.ply), end));
}

document.addEventListener("click", (event) => {
  const place = game();
  const button = event.target.closest?.('button[name="ply"], button[name="go"]');
  if (!place || !button || !place.contains(button)) return;
  event.preventDefault();
  event.stopPropagation();
  if (button.name === "ply") go(place, Number(button.value));
  else step(place, button.value);
});

const keys = { ArrowLeft: "back", ArrowRight: "on", Home: "first", End: "last", f: "flip" };

document.addEventListener("keydown", (event) => {
  const place = game();
  const typing = event.target.closest?.("input, textarea, select");
  if (!place || typing || event.ctrlKey || event.altKey || event.metaKey || !keys[event.key]) return;
  event.preventDefault();
  step(place, keys[event.key]);
});

// A file is put into the field beside it; without scripts its text can be pasted.
for (const input of document.querySelectorAll("input[data-into]")) {
  input.closest("label").hidden = false;
  input.addEventListener("change", async () => {
    const [file] = input.files;
    const field = input.form.elements[input.dataset.into];
    if (file) field.value = await file.text();
  });
}
