// Sends forms of the desk without leaving the page: what was typed stays if the answer is no.

import { replaceMain } from "./live.js";

document.addEventListener("input", (event) => {
  event.target.form?.setAttribute("data-dirty", "");
});

document.addEventListener("submit", async (event) => {
  const form = event.target;
  if (form.method !== "post" || !form.closest("main") || form.enctype === "multipart/form-data") return;
  if (form.dataset.confirm && !confirm(form.dataset.confirm)) {
    event.preventDefault();
    return;
  }
  event.preventDefault();
  const button = event.submitter;
  const action = button?.getAttribute("formaction") ?? form.action;
  // Before the button is disabled: what is disabled is not sent.
  const body = new URLSearchParams(new FormData(form, button));
  if (button) button.disabled = true;
  document.body.dataset.sending = "";
  try {
    const response = await fetch(action, { method: "POST", body, headers: { "x-form": "1" } });
    const to = response.headers.get("x-location");
    if (to) {
      form.removeAttribute("data-dirty");
      await goOn(new URL(to, location.href));
      return;
    }
    const page = new DOMParser().parseFromString(await response.text(), "text/html");
    if (response.ok) replaceMain(page);
    else tell(form, page.querySelector("[data-error]")?.textContent ?? `${response.status}`);
  } catch {
    tell(form, document.body.dataset.lost ?? "…");
  } finally {
    if (button) button.disabled = false;
    delete document.body.dataset.sending;
  }
});

// The same page again is put in place; to another one the browser goes itself.
async function goOn(to) {
  if (to.pathname !== location.pathname) {
    location.assign(to);
    return;
  }
  const response = await fetch(to);
  const page = new DOMParser().parseFromString(await response.text(), "text/html");
  history.replaceState(null, "", to.pathname + to.search);
  replaceMain(page);
  const said = page.querySelector(".said");
  document.querySelector(".said")?.remove();
  if (said) document.querySelector("main")?.before(document.adoptNode(said));
}

function tell(form, text) {
  let line = form.querySelector(".wrong");
  if (!line) {
    line = document.createElement("p");
    line.className = "wrong";
    line.setAttribute("role", "alert");
    form.prepend(line);
  }
  line.textContent = text;
}
