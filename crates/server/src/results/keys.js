// What is typed for a result: a key, or the result written out. The kinds of results stand in the page.

function kinds() {
  return [...document.querySelectorAll("#keys kbd[data-keys]")].map((kbd) => kbd.dataset);
}

// The result as it is sent; nothing if it is none.
export function resultOf(text) {
  const typed = text.trim().replace(/1\/2|0\.5/g, "½").replace(/[−–]/g, "-");
  if (typed === "½") return "½-½";
  const plain = (shown) => shown.replace(/[−–]/g, "-");
  const found = kinds().find(
    (kind) =>
      (typed.length === 1 && kind.keys.includes(typed)) ||
      kind.result === typed ||
      plain(kind.shown) === typed,
  );
  return found?.result;
}

export function shownAs(result) {
  return kinds().find((kind) => kind.result === result)?.shown ?? (result === "*" ? "" : result);
}

// A board and, behind it, a result: "12 1". Nothing if it does not begin with a board.
export function boardAndResult(text) {
  const found = /^\s*(\d+(?:\.\d+)?)\s*(?:[\s:,;]\s*(.*))?$/.exec(text);
  return found && { board: found[1], rest: found[2]?.trim() ?? "" };
}
