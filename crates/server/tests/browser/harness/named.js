// The elements of some kinds, inside another one, that are called by a name.
const [inside, kinds, name] = arguments;
const tidy = (text) => (text ?? "").replace(/\s+/g, " ").trim();
const names = (element) => {
  const said = [element.getAttribute("aria-label")];
  const ids = (element.getAttribute("aria-labelledby") ?? "").split(" ").filter(Boolean);
  if (ids.length) said.push(ids.map((id) => document.getElementById(id)?.textContent).join(" "));
  if (element.matches("input[type=submit], input[type=button], input[type=reset]")) said.push(element.value);
  if (element.matches("input, select, textarea")) {
    // The words of a label without those of a control inside it.
    for (const label of element.labels ?? []) {
      const copy = label.cloneNode(true);
      copy.querySelectorAll("input, select, textarea").forEach((control) => control.remove());
      said.push(copy.textContent);
    }
  } else {
    said.push(element.textContent);
  }
  return said.map(tidy);
};
const among = document.querySelectorAll(inside);
const found = [...among].flatMap((place) => [...place.querySelectorAll(kinds)]);
return [...new Set(found)].filter((element) => element.checkVisibility() && names(element).includes(name));
