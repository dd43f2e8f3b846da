// Asks the server what the regulations say to a form while it is filled in.

let timer = 0;
let asked = 0;

document.addEventListener("input", (event) => {
  const form = event.target.closest("form[data-check]");
  if (!form) return;
  clearTimeout(timer);
  timer = setTimeout(() => check(form), 400);
});

// A remark leads to a field that may be folded away.
document.addEventListener("click", (event) => {
  const link = event.target.closest(".remarks a[href^='#']");
  if (link) show(link.hash);
});
if (location.hash) show(location.hash);

function show(hash) {
  const place = document.getElementById(hash.slice(1));
  place?.closest("details")?.setAttribute("open", "");
  place?.querySelector("input:not([type=hidden]), select, textarea")?.focus();
}

// A code of the list is put behind those that are chosen already.
document.addEventListener("click", (event) => {
  const button = event.target.closest("button[data-code]");
  const field = button?.closest("form")?.elements.tie_breaks;
  if (!field) return;
  const codes = field.value.split(",").map((code) => code.trim()).filter(Boolean);
  field.value = [...codes, button.dataset.code].join(", ");
  field.dispatchEvent(new Event("input", { bubbles: true }));
});

// The codes that are typed, by name: BH-C1 is found as BH.
document.addEventListener("input", (event) => {
  if (event.target.name === "tie_breaks") name(event.target);
});
for (const field of document.querySelectorAll("input[name=tie_breaks]")) name(field);

function name(field) {
  const place = document.getElementById("chosen-codes");
  if (!place) return;
  const codes = field.value.split(",").map((code) => code.trim()).filter(Boolean);
  const names = codes.map((code) => {
    const stem = code.toUpperCase().split(/[-/:]/)[0];
    const button = field.form.querySelector(`button[data-code="${CSS.escape(stem)}"]`);
    return button ? `${button.dataset.name} (${code})` : code;
  });
  place.textContent = names.map((one, place) => `${place + 1}. ${one}`).join("  ");
}

async function check(form) {
  const number = ++asked;
  const body = new URLSearchParams(new FormData(form));
  try {
    const response = await fetch(form.dataset.check, { method: "POST", body });
    if (!response.ok || number !== asked) return;
    const page = new DOMParser().parseFromString(await response.text(), "text/html");
    const fresh = page.getElementById("remarks");
    const old = document.getElementById("remarks");
    if (fresh && old) old.replaceWith(document.adoptNode(fresh));
  } catch {
    // The check is a help; saving tells the same.
  }
}
