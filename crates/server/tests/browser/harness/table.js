// The head and the lines of a table, without the cells that are not shown.
const table = document.querySelector(arguments[0]);
if (!table) return null;
const cells = (row) => [...row.cells]
  .filter((cell) => cell.checkVisibility())
  .map((cell) => cell.innerText.replace(/\s+/g, " ").trim());
const heads = table.tHead ? [...table.tHead.rows] : [];
return {
  head: heads.length ? cells(heads[heads.length - 1]) : [],
  rows: [...table.tBodies].flatMap((body) => [...body.rows].map(cells)),
};
