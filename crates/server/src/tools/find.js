// Finding an incident while one types: the server searches, in the language of the page; what it finds
// takes the place of what was found before. Without this script the button does the same.

const form = document.querySelector(".find-incident");
const box = document.getElementById("q");
let waiting = 0;
let asked = 0;

async function find() {
  const turn = ++asked;
  const address = `${form.action}?${new URLSearchParams(new FormData(form))}`;
  try {
    const answer = await fetch(address);
    if (!answer.ok) return;
    const page = new DOMParser().parseFromString(await answer.text(), "text/html");
    const found = page.getElementById("found");
    // A later letter was faster.
    if (found && turn === asked) document.getElementById("found").replaceWith(found);
  } catch {
    // Without a connection the families are still there.
  }
}

box?.addEventListener("input", () => {
  clearTimeout(waiting);
  waiting = setTimeout(find, 150);
});
