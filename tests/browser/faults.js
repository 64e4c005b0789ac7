// What is wrong with the layout of a page: text that is cut off, controls over one another, anything beyond its side.
() => {
  const faults = [];
  const page = document.documentElement;
  if (page.scrollWidth > page.clientWidth + 1) faults.push(`sideways: ${page.scrollWidth} > ${page.clientWidth}`);
  const seen = (one) => {
    const box = one.getBoundingClientRect();
    return box.width > 1 && box.height > 1 && one.checkVisibility({ visibilityProperty: true });
  };
  const elsewhere = ".board, .own .things, dialog, .hidden"; // drawings, and what is hidden
  const scrolls = ".log, ol, .players, .side"; // where things lie below the edge
  const controls = [...document.querySelectorAll("button, a, input, select, textarea")].filter(
    (one) => seen(one) && !one.closest(elsewhere),
  );
  const name = (one) => (one.textContent || one.getAttribute("aria-label") || one.tagName).trim();
  for (const one of controls)
    if (one.tagName === "BUTTON" && one.scrollWidth > one.clientWidth + 2) faults.push(`cut off: ${name(one)}`);
  for (const one of document.querySelectorAll(".board *, .own .things *")) {
    if (!(one instanceof HTMLElement) || one.children.length || !one.textContent.trim()) continue;
    if (!seen(one) || one.closest("dialog, .hidden")) continue;
    const box = one.getBoundingClientRect();
    const edge = one.closest(".own .things, .board").getBoundingClientRect();
    if (box.left < edge.left - 2 || box.right > edge.right + 2) faults.push(`beyond its side: ${name(one)}`);
  }
  controls.forEach((one, at) => {
    const first = one.getBoundingClientRect();
    for (const other of controls.slice(at + 1)) {
      if (one.contains(other) || one.closest(scrolls) || other.closest(scrolls)) continue;
      const second = other.getBoundingClientRect();
      const across = Math.min(first.right, second.right) - Math.max(first.left, second.left);
      const down = Math.min(first.bottom, second.bottom) - Math.max(first.top, second.top);
      if (across > 2 && down > 2) faults.push(`overlap: ${name(one)} / ${name(other)}`);
    }
  });
  return faults;
};
