// Rounds: the reasons of a board are fetched when somebody wants to see them, a change by hand is
// checked while it is being chosen, and the preview knows who is absent.

const pages = new Map();

function page(url) {
  if (!pages.has(url)) {
    const fetched = fetch(url)
      .then((response) => (response.ok ? response.text() : Promise.reject(new Error(response.status))))
      .then((text) => new DOMParser().parseFromString(text, "text/html"));
    pages.set(url, fetched);
    fetched.catch(() => pages.delete(url));
  }
  return pages.get(url);
}

document.addEventListener(
  "toggle",
  async (event) => {
    const fold = event.target;
    if (!fold.open || !fold.dataset?.why || fold.dataset.told) return;
    try {
      const why = await page(fold.dataset.why);
      const reasons = why.getElementById(`why-${fold.dataset.board}`)?.querySelector("[data-reasons]");
      if (!reasons) return;
      fold.querySelector("p").before(...[...reasons.children].map((one) => document.adoptNode(one.cloneNode(true))));
      fold.dataset.told = "yes";
    } catch {
      // The link to the whole explanation stays.
    }
  },
  true,
);

// Only the fields that the chosen step needs.
function fit() {
  const chosen = document.getElementById("step-do")?.value;
  if (!chosen) return;
  for (const label of document.querySelectorAll("#step [data-for]")) {
    label.hidden = !label.dataset.for.split(" ").includes(chosen);
  }
}

function isComplete(form) {
  const labels = [...form.querySelectorAll("[data-for]")].filter((label) => !label.hidden);
  return labels.every((label) => label.querySelector("select, input").value !== "");
}

// The preview is of the round without those who are ticked as absent.
function preview(form) {
  const link = form.querySelector("[data-preview]");
  if (!link) return;
  const absent = new FormData(form).getAll("absent");
  link.search = absent.length ? `?absent=${absent.join(",")}` : "";
}

document.addEventListener("click", (event) => {
  // The ticks go along.
  const link = event.target.closest?.("[data-preview]");
  link?.closest("form")?.removeAttribute("data-dirty");
});

let asked = 0;
async function check(form) {
  const place = document.getElementById("live-check");
  const number = ++asked;
  if (!isComplete(form)) return place.replaceChildren();
  const query = new URLSearchParams(new FormData(form));
  try {
    const response = await fetch(`${form.dataset.check}?${query}`);
    if (!response.ok || number !== asked) return;
    const found = new DOMParser().parseFromString(await response.text(), "text/html");
    const proposal = found.getElementById("proposal");
    if (number === asked && proposal) place.replaceChildren(...[...proposal.children].map((one) => document.adoptNode(one)));
  } catch {
    // The button checks as well.
  }
}

for (const kind of ["input", "change"]) {
  document.addEventListener(kind, (event) => {
    const ticked = event.target.name === "absent" && event.target.form;
    if (ticked) preview(ticked);
    const form = event.target.closest?.("#step");
    if (!form) return;
    fit();
    check(form);
  });
}
document.addEventListener("adoube:refreshed", () => {
  pages.clear();
  fit();
});
fit();
