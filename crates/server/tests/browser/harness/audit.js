// A sentence for everything that is wrong with the page as it is shown now:
// language and title, one h1, order of headings, names of images, controls, links and buttons,
// ids, contrast of text (WCAG 2.2, 1.4.3), nothing wider than the screen (1.4.10).
const faults = [];
const tidy = (text) => (text ?? "").replace(/\s+/g, " ").trim();
const shown = (element) => element.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true });
const all = (selector) => [...document.querySelectorAll(selector)].filter(shown);
const place = (element) => {
  const id = element.id ? `#${element.id}` : "";
  const classes = [...element.classList].map((name) => `.${name}`).join("");
  const words = tidy(element.textContent).slice(0, 30);
  return `${element.localName}${id}${classes}${words ? ` “${words}”` : ""}`;
};

// The page

if (!document.documentElement.lang) faults.push("the page does not say its language");
if (!tidy(document.title)) faults.push("the page has no title");
const seen = new Set();
for (const { id } of document.querySelectorAll("[id]")) {
  if (seen.has(id)) faults.push(`the id ${id} is there twice`);
  seen.add(id);
}

// Headings

const headings = all("h1, h2, h3, h4, h5, h6");
const first = headings.filter((heading) => heading.localName === "h1").length;
if (first !== 1) faults.push(`the page has ${first} headings of the first level`);
let before = 0;
for (const heading of headings) {
  const level = Number(heading.localName[1]);
  if (level > before + 1) faults.push(`${place(heading)} comes after level ${before}`);
  before = level;
}

// Names

const nameOf = (element) => {
  const ids = (element.getAttribute("aria-labelledby") ?? "").split(" ").filter(Boolean);
  const labelled = ids.map((id) => document.getElementById(id)?.textContent).join(" ");
  const labels = [...(element.labels ?? [])].map((label) => label.textContent).join(" ");
  return tidy(labelled) || tidy(element.getAttribute("aria-label")) || tidy(labels);
};
for (const image of all("img, area, input[type=image]"))
  if (!image.hasAttribute("alt")) faults.push(`${place(image)} ${image.getAttribute("src")} has no alt`);
for (const image of all("svg[role=img]"))
  if (!nameOf(image) && !tidy(image.querySelector("title")?.textContent)) faults.push(`${place(image)} has no name`);
for (const control of all("input:not([type=hidden], [type=submit], [type=button], [type=reset], [type=image]), select, textarea"))
  if (!nameOf(control)) faults.push(`${place(control)} ${control.name} has no label`);
for (const one of all("a[href], button, summary, [role=button], input[type=button]")) {
  const alts = [...one.querySelectorAll("img")].map((image) => image.alt).join(" ");
  if (!nameOf(one) && !tidy(one.textContent) && !tidy(alts) && !tidy(one.value)) faults.push(`${place(one)} has no name`);
}
// Who speaks to the browser says what is written there (2.5.3).
for (const one of all("a[href][aria-label], button[aria-label], summary[aria-label]")) {
  const written = tidy(one.innerText).toLowerCase();
  const said = nameOf(one).toLowerCase();
  if (/\p{L}|\d/u.test(written) && !said.includes(written)) faults.push(`${place(one)} is called “${said}”`);
}
for (const table of all("table"))
  if (!table.querySelector("th")) faults.push(`${place(table)} has no headings`);

// Contrast

// A canvas reads every notation of colours.
const pixel = new OffscreenCanvas(1, 1).getContext("2d", { willReadFrequently: true });
const read = new Map();
const colour = (text) => {
  if (!read.has(text)) {
    pixel.clearRect(0, 0, 1, 1);
    pixel.fillStyle = text;
    pixel.fillRect(0, 0, 1, 1);
    const [red, green, blue, alpha] = pixel.getImageData(0, 0, 1, 1).data;
    read.set(text, { parts: [red, green, blue], alpha: alpha / 255 });
  }
  return read.get(text);
};
const over = (top, alpha, bottom) => top.map((part, at) => part * alpha + bottom[at] * (1 - alpha));
const luminance = (parts) => {
  const [red, green, blue] = parts.map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};
const contrast = (one, other) => {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
};
// What the canvas of the page is where nobody painted it.
const dark = getComputedStyle(document.documentElement).colorScheme.includes("dark") && matchMedia("(prefers-color-scheme: dark)").matches;
const bare = dark ? [18, 18, 18] : [255, 255, 255];
// What is behind an element, from its ancestors; null behind an image, which is not measured.
const behind = (element) => {
  const layers = [];
  for (let up = element; up; up = up.parentElement) {
    const style = getComputedStyle(up);
    if (style.backgroundImage !== "none") return null;
    const layer = colour(style.backgroundColor);
    if (layer.alpha > 0) layers.push(layer);
    if (layer.alpha === 1) break;
  }
  return layers.reduceRight((below, layer) => over(layer.parts, layer.alpha, below), bare);
};
const opacity = (element) => {
  let product = 1;
  for (let up = element; up; up = up.parentElement) product *= Number(getComputedStyle(up).opacity);
  return product;
};
// Text for readers of the page by ear is clipped to nothing.
const clipped = (element) => {
  for (let up = element; up; up = up.parentElement) {
    const { width, height } = up.getBoundingClientRect();
    if (width <= 1 && height <= 1 && getComputedStyle(up).overflow !== "visible") return true;
  }
  return false;
};
const judge = (element, words, style = getComputedStyle(element)) => {
  if (!shown(element) || clipped(element) || element.closest(":disabled, [aria-disabled=true]")) return;
  const background = behind(element);
  if (!background) return;
  const ink = colour(element instanceof SVGElement ? style.fill : style.color);
  const ratio = contrast(over(ink.parts, ink.alpha * opacity(element), background), background);
  const size = parseFloat(style.fontSize);
  const large = size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700);
  const least = large ? 3 : 4.5;
  if (ratio < least) {
    faults.push(`“${words.slice(0, 30)}” in ${element.localName}.${element.className} has contrast ${ratio.toFixed(2)}, less than ${least}`);
  }
};
const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
while (texts.nextNode()) {
  const words = tidy(texts.currentNode.data);
  const element = texts.currentNode.parentElement;
  if (words && !element.matches("script, style, noscript, template, option, textarea")) judge(element, words);
}
for (const control of all("input:not([type=hidden], [type=checkbox], [type=radio], [type=range], [type=color]), select, textarea")) {
  judge(control, control.name);
  if (control.placeholder) judge(control, control.placeholder, getComputedStyle(control, "::placeholder"));
}

// Width

const width = document.documentElement.clientWidth;
if (document.documentElement.scrollWidth > width) {
  const scrolls = (element) => getComputedStyle(element).overflowX !== "visible";
  const inScroller = (element) => {
    for (let up = element.parentElement; up && up !== document.body; up = up.parentElement) if (scrolls(up)) return true;
    return false;
  };
  const wide = all("body *").filter((element) => element.getBoundingClientRect().right > width + 1 && !inScroller(element));
  const names = wide.slice(0, 3).map(place).join(", ");
  faults.push(`the page is ${document.documentElement.scrollWidth} px wide on a screen of ${width} px: ${names}`);
}

return [...new Set(faults)];
