// A page that was kept for the time without a connection says as of when it is, until the server is heard again.

const { keptAt } = document.body.dataset;
const line = document.getElementById("as-of");

if ("serviceWorker" in navigator) {
  navigator.serviceWorker.register("/service-worker.js", { scope: "/e/" }).catch(() => {});
  navigator.serviceWorker.ready.then((found) => found.active?.postMessage({ keep: toKeep() })).catch(() => {});
}

// The first page of a visit was there before anybody kept it. Who follows somebody, or said who they are, looks at
// the other pages of the event again: they are kept as well, each at most once in a few minutes.
function toKeep() {
  const own = navigator.serviceWorker.controller ? [] : [location.href, ...assets()];
  if (!follows()) return own;
  const beside = document.querySelectorAll(".tabs a, .doors a:not([data-server]), #followed a");
  const event = location.pathname.split("/").slice(0, 3).join("/");
  return [...own, event, ...[...beside].map((link) => link.href)];
}

function assets() {
  const used = document.querySelectorAll("link[rel=stylesheet], link[rel=icon], script[src], img[src]");
  return [...used].map((one) => one.href ?? one.src);
}

function follows() {
  const [, , event, section] = location.pathname.split("/");
  try {
    const followed = JSON.parse(localStorage.getItem(`follow:/e/${event}`) ?? "[]");
    return followed.length > 0 || Boolean(localStorage.getItem(`own:/e/${event}/${section}`));
  } catch {
    return false;
  }
}

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
