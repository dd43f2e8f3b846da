// Shows the arithmetic of a value in a dialog. Without this script the link leads to a page.

async function explain(link) {
  const response = await fetch(link.href);
  if (!response.ok) throw new Error(String(response.status));
  const page = new DOMParser().parseFromString(await response.text(), "text/html");
  const article = page.querySelector(".explanation");
  if (!article) throw new Error("no explanation");
  const dialog = document.createElement("dialog");
  dialog.className = "explains";
  dialog.setAttribute("aria-label", article.querySelector("h1")?.textContent ?? "");
  const close = document.createElement("button");
  close.type = "button";
  close.className = "close";
  close.textContent = "×";
  close.setAttribute("aria-label", link.dataset.close ?? "×");
  close.addEventListener("click", () => dialog.close());
  dialog.addEventListener("click", (event) => {
    if (event.target === dialog) dialog.close();
  });
  dialog.addEventListener("close", () => {
    dialog.remove();
    link.focus();
  });
  dialog.append(close, document.adoptNode(article));
  document.body.append(dialog);
  dialog.showModal();
}

document.addEventListener("click", (event) => {
  const link = event.target.closest?.("a[data-explain]");
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
  event.preventDefault();
  explain(link).catch(() => {
    location.href = link.href;
  });
});
