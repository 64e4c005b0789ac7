// What the arrow keys do not lead to in a part of the table, though it has something to say of itself.
(part) => {
  const THINGS = "[title], [data-tip], button[aria-label], [role=button][aria-label], g[role=img][aria-label]";
  const things = [...part.querySelectorAll(THINGS)].filter((one) => one.checkVisibility() && !one.matches(":disabled"));
  const press = (key) => document.activeElement.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
  part.focus();
  press("ArrowDown");
  const reached = new Set([document.activeElement]);
  for (const from of reached)
    for (const key of ["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight"]) {
      from.focus();
      press(key);
      reached.add(document.activeElement);
    }
  const missed = things.filter((one) => !reached.has(one));
  return { all: things.length, missed: missed.map((one) => one.getAttribute("title") ?? one.dataset.tip ?? one.getAttribute("aria-label")) };
};
