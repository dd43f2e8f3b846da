// Which matches of a knockout are level is known to the server once every result is in: the links to
// their play-offs come from there, also while somebody is typing and the page is left alone.

let shownFor; // The results for which the links are there; nothing while those of the page are trusted.

// The page is new: its links are those of its results.
export function trustPlayOffs() {
  shownFor = undefined;
}

// `results` are all of a round, or empty while one is missing.
export async function renderPlayOffs(results, url) {
  const isFirst = shownFor === undefined;
  if (results === shownFor) return;
  shownFor = results;
  const line = document.getElementById("play-offs");
  if (isFirst || !line) return;
  line.replaceChildren();
  if (!results) return;
  try {
    const page = new DOMParser().parseFromString(await (await fetch(url)).text(), "text/html");
    const links = page.getElementById("play-offs")?.children ?? [];
    if (results !== shownFor) return;
    document.getElementById("play-offs")?.replaceChildren(...[...links].map((one) => document.adoptNode(one)));
  } catch {
    // The page of the rounds has them too.
  }
}
