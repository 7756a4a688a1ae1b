"use strict";

// Narrows the list of cells; the page reads without it.
const form = document.getElementById("filters");
const controls = [...form.querySelectorAll("[data-filter]")];
const cells = [...document.querySelectorAll("details.cell")];
const shown = document.getElementById("shown");

function matches(cell, control) {
  const wanted = control.value.trim().toLowerCase();
  const value = cell.dataset[control.dataset.filter].toLowerCase();
  if (wanted === "") return true;
  return control.type === "search" ? value.includes(wanted) : value === wanted;
}

function narrow() {
  let count = 0;
  for (const cell of cells) {
    cell.hidden = !controls.every((control) => matches(cell, control));
    if (!cell.hidden) count += 1;
  }
  shown.textContent = `${count} of ${cells.length} cells`;
}

// A name may hold a percent sign that begins no escape.
function decoded(text) {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

// A link to a cell opens it, filtered out or not.
function openTarget() {
  const name = location.hash.slice(1);
  const target = document.getElementById(name) ?? document.getElementById(decoded(name));
  if (!(target instanceof HTMLDetailsElement)) return;
  target.hidden = false;
  target.open = true;
  target.scrollIntoView();
}

form.hidden = false;
form.addEventListener("input", narrow);
form.addEventListener("submit", (event) => event.preventDefault());
window.addEventListener("hashchange", openTarget);
narrow();
openTarget();
