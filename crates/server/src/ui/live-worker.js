// The streams of all windows of a browser. A browser has six connections to a server that speaks
// HTTP/1.1, and each stream takes one: so the windows share them, one for each event. A few stay open;
// if more events are looked at, the others are asked in turn, so that pages always find a connection.

const OPEN = 3; // Streams that stay open.
const TURN = 2000; // How long between two that are only asked.
const AGAIN = 5000; // After a refusal, and twice as long after the next.
const LONGEST = 300000;
const SILENCE = 90000; // A window that says nothing for so long is gone.

const places = new Map(); // By address: its windows, its stream, what it said last.
let turning = false;

function tell(place, kind, data) {
  for (const port of place.ports.keys()) port.postMessage({ kind, data });
}

function connect(place, once) {
  const stream = new EventSource(place.url);
  place.stream = stream;
  place.once = once;
  stream.onopen = () => {
    place.open = true;
    place.again = AGAIN;
    tell(place, "open");
  };
  stream.onerror = () => {
    place.open = false;
    tell(place, "lost");
    // Refused, not only broken: the browser does not try again by itself.
    if (once || stream.readyState === EventSource.CLOSED) {
      stream.close();
      tell(place, "refused");
      setTimeout(() => leave(place), place.again);
      place.again = Math.min(place.again * 2, LONGEST);
    }
  };
  stream.onmessage = (message) => {
    const isNews = !once || message.data !== place.last;
    place.last = message.data;
    if (isNews) tell(place, "notice", message.data);
    if (once) leave(place);
  };
}

// Ends a stream; whoever still listens has another one when it is their turn.
function leave(place) {
  place.stream?.close();
  place.stream = undefined;
  arrange();
}

function arrange() {
  for (const [url, place] of places) {
    if (place.ports.size > 0) continue;
    place.stream?.close();
    places.delete(url);
  }
  const lasting = [...places.values()].filter((place) => place.stream && !place.once).length;
  const waiting = [...places.values()].filter((place) => !place.stream);
  for (const place of waiting.splice(0, OPEN - lasting)) connect(place, false);
  if (waiting.length > 0 && !turning) {
    turning = true;
    setTimeout(turn, TURN);
  }
}

// Asks whoever was not asked for longest; the next one when that is done.
function turn() {
  turning = false;
  const all = [...places.values()];
  const next = all.filter((place) => !place.stream).sort((a, b) => a.asked - b.asked)[0];
  if (!next || all.some((place) => place.once && place.stream)) return;
  next.asked = Date.now();
  connect(next, true);
}

function listens(port, url) {
  quiet(port, url);
  if (!places.has(url)) places.set(url, { url, ports: new Map(), asked: 0, again: AGAIN });
  const place = places.get(url);
  place.ports.set(port, Date.now());
  // How far the event is: a window that comes later may have missed something.
  if (place.open !== undefined) port.postMessage({ kind: place.open ? "open" : "lost" });
  if (place.last) port.postMessage({ kind: "notice", data: place.last });
  arrange();
}

function quiet(port, but) {
  for (const place of places.values()) if (place.url !== but) place.ports.delete(port);
}

function sweep() {
  for (const { ports } of places.values()) {
    for (const [port, heard] of ports) if (Date.now() - heard > SILENCE) ports.delete(port);
  }
  arrange();
}

onconnect = ({ ports: [port] }) => {
  port.onmessage = ({ data: url }) => {
    if (url) return listens(port, url);
    quiet(port);
    arrange();
  };
  port.postMessage({ kind: typeof EventSource === "undefined" ? "unfit" : "ready" });
};
setInterval(sweep, SILENCE / 3);
