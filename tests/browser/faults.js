// What is wrong with the layout of a page: text that is cut off or lies over other text, controls over one another,
// anything beyond its side.
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
  // the words of drawings: none beyond its drawing, unless that is a plan moved under a window, and none over another
  const around = (points) => {
    const [across, down] = [points.map(({ x }) => x), points.map(({ y }) => y)];
    const [top, bottom] = [Math.min(...down), Math.max(...down)];
    const air = (bottom - top) / 4; // above and below the letters
    return { left: Math.min(...across), right: Math.max(...across), top: top + air, bottom: bottom - air };
  };
  const letter = (one, at) => {
    const { x, y, width, height } = one.getExtentOfChar(at);
    const corners = [[x, y], [x + width, y], [x, y + height], [x + width, y + height]];
    return around(corners.map(([across, down]) => new DOMPoint(across, down).matrixTransform(one.getScreenCTM())));
  };
  const whole = ({ left, right, top, bottom }) => around([{ x: left, y: top }, { x: right, y: bottom }]);
  const lines = [...document.querySelectorAll("svg text")]
    .filter((one) => one.textContent.trim() && seen(one) && !one.closest("dialog, .hidden"))
    .map((one) => {
      let drawing = one.ownerSVGElement;
      while (drawing.ownerSVGElement) drawing = drawing.ownerSVGElement;
      const edge = drawing.getBoundingClientRect();
      const within = ({ left, right, top, bottom }) =>
        left > edge.left - 1.5 && right < edge.right + 1.5 && top > edge.top - 1.5 && bottom < edge.bottom + 1.5;
      const moved = one.closest(".camera") && one.closest(".board").querySelector(".held");
      const bent = one.querySelector("textPath");
      const inks = bent ? [...one.textContent].map((_, at) => letter(one, at)) : [whole(one.getBoundingClientRect())];
      if (!moved && !inks.every(within)) faults.push(`words beyond their drawing: ${name(one)}`);
      return { one, inks: inks.filter(within) };
    });
  const meet = (first, second) =>
    Math.min(first.right, second.right) - Math.max(first.left, second.left) > 1.5 &&
    Math.min(first.bottom, second.bottom) - Math.max(first.top, second.top) > 1.5;
  lines.forEach(({ one, inks }, at) => {
    for (const other of lines.slice(at + 1))
      if (inks.some((first) => other.inks.some((second) => meet(first, second))))
        faults.push(`words over words: ${name(one)} / ${name(other.one)}`);
  });
  return faults;
};
