// A page that was kept for the time without a connection says as of when it is, until the server is heard again.

const { keptAt } = document.body.dataset;
const line = document.getElementById("as-of");

if ("serviceWorker" in navigator) navigator.serviceWorker.register("/service-worker.js", { scope: "/e/" }).catch(() => {});

function moment() {
  const time = new Date(keptAt);
  const style = { dateStyle: "medium", timeStyle: "short" };
  return time.toLocaleString(document.documentElement.lang, style);
}

if (keptAt && line) {
  line.textContent = line.dataset.words.replace("{0}", moment());
  line.hidden = false;
  // The first word of the stream says how far the event is: if the page is as far, it is not old after all.
  document.addEventListener("adoube:notice", ({ detail }) => {
    if (detail.seq === Number(document.body.dataset.seq)) line.hidden = true;
  });
  document.addEventListener("adoube:refreshed", () => {
    line.hidden = true;
  });
}
