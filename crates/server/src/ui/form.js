// Sends forms of the desk without leaving the page: what was typed stays if the answer is no.

import { replaceMain } from "./live.js";

document.addEventListener("input", (event) => {
  const { form } = event.target;
  if (form?.getAttribute("method") === "post") form.setAttribute("data-dirty", "");
});

// What is typed and not saved is not left by a stray click.
window.addEventListener("beforeunload", (event) => {
  if (document.querySelector("main form[data-dirty]")) event.preventDefault();
});

document.addEventListener("submit", async (event) => {
  const form = event.target;
  // A field may be called method or action, so the form is asked for its attributes.
  const is = (name, value) => form.getAttribute(name)?.toLowerCase() === value;
  if (!is("method", "post") || !form.closest("main") || is("enctype", "multipart/form-data")) {
    form.removeAttribute("data-dirty");
    return;
  }
  if (form.dataset.confirm && !confirm(form.dataset.confirm)) {
    event.preventDefault();
    return;
  }
  event.preventDefault();
  const button = event.submitter;
  const action = button?.getAttribute("formaction") ?? form.getAttribute("action") ?? location.href;
  // Before the button is disabled: what is disabled is not sent.
  const body = new URLSearchParams(new FormData(form, button));
  if (button) {
    button.disabled = true;
    button.dataset.pressed = "";
  }
  sending += 1;
  document.body.dataset.sending = "";
  let leaving = false;
  try {
    const response = await fetch(action, { method: "POST", body, headers: { "x-form": "1" } });
    const to = response.headers.get("x-location");
    if (to) {
      form.removeAttribute("data-dirty");
      leaving = await goOn(new URL(to, location.href));
      return;
    }
    const page = new DOMParser().parseFromString(await response.text(), "text/html");
    if (response.ok) replaceMain(page);
    else tell(form, page.querySelector("[data-error]")?.textContent ?? `${response.status}`);
  } catch {
    tell(form, document.body.dataset.lost ?? "…");
  } finally {
    // A page that is being left is neither used nor brought up to date any more.
    sending = Math.max(0, sending - 1);
    if (!leaving) release(button);
  }
});

// Somebody who goes back finds the page usable.
window.addEventListener("pageshow", () => {
  sending = 0;
  for (const button of document.querySelectorAll("main button[data-pressed]")) release(button);
  release();
});

let sending = 0; // Forms on their way: the answer to one may send the next.

function release(button) {
  if (!sending) delete document.body.dataset.sending;
  if (!button) return;
  button.disabled = false;
  delete button.dataset.pressed;
}

// The same page again is put in place; to another one the browser goes itself. True if it leaves.
async function goOn(to) {
  if (to.pathname !== location.pathname) {
    location.assign(to);
    return true;
  }
  const response = await fetch(to);
  const page = new DOMParser().parseFromString(await response.text(), "text/html");
  history.replaceState(null, "", to.pathname + to.search);
  replaceMain(page);
  const said = page.querySelector(".said");
  document.querySelector(".said")?.remove();
  if (said) document.querySelector("main")?.before(document.adoptNode(said));
  return false;
}

function tell(form, text) {
  form.dispatchEvent(new CustomEvent("adoube:refused", { bubbles: true }));
  let line = form.querySelector(".wrong");
  if (!line) {
    line = document.createElement("p");
    line.className = "wrong";
    line.setAttribute("role", "alert");
    form.prepend(line);
  }
  line.textContent = text;
  line.scrollIntoView({ block: "nearest" });
}
