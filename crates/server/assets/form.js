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
  try {
    const response = await fetch(action, { method: "POST", body });
    const page = new DOMParser().parseFromString(await response.text(), "text/html");
    if (!response.ok) {
      const error = page.querySelector("[data-error]")?.textContent ?? `${response.status}`;
      tell(form, error);
      return;
    }
    form.removeAttribute("data-dirty");
    const path = new URL(response.url);
    history.replaceState(null, "", path.pathname + path.search);
    replaceMain(page);
    const said = page.querySelector(".said");
    document.querySelector(".said")?.remove();
    if (said) document.querySelector("main")?.before(document.adoptNode(said));
  } catch {
    tell(form, document.body.dataset.lost ?? "…");
  } finally {
    if (button) button.disabled = false;
  }
});

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
