// Buttons that print the page; without this script the browser's own command does.

function offer() {
  for (const button of document.querySelectorAll("[data-print]")) button.hidden = false;
}

document.addEventListener("click", (event) => {
  if (event.target.closest?.("[data-print]")) window.print();
});
document.addEventListener("adoube:refreshed", offer);
offer();
