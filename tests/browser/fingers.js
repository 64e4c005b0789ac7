// How large each thing that can be pressed is for a fingertip: where it is, what it says, and the width and height of the
// cross that is its own around its middle, at most 60 pixels.
() => {
  const TARGETS = "button, a, input, select, textarea, summary, [role=button]";
  const REACH = 30;
  const found = [];
  for (const pressed of document.querySelectorAll(TARGETS)) {
    const one = (pressed.matches("[type=checkbox], [type=radio]") && pressed.closest("label")) || pressed; // the words of a box, too
    if (!one.checkVisibility({ visibilityProperty: true }) || one.closest(".hidden")) continue;
    if (one.matches(":disabled, [aria-disabled=true]")) continue;
    one.scrollIntoView({ block: "center", inline: "center" });
    const box = one.getBoundingClientRect();
    const owns = (x, y) => document.elementFromPoint(x, y)?.closest(one.tagName === "LABEL" ? "label" : TARGETS) === one;
    const points = [];
    for (let x = box.left + 1; x < box.right; x += 4) for (let y = box.top + 1; y < box.bottom; y += 4) points.push([x, y]);
    const middle = [box.left + box.width / 2, box.top + box.height / 2];
    const far = ([x, y]) => Math.hypot(x - middle[0], y - middle[1]);
    const start = [middle, ...points.sort((a, b) => far(a) - far(b))].find(([x, y]) => owns(x, y));
    const glass = document.querySelector(".held ~ .look")?.getBoundingClientRect(); // what lies beneath it is drawn out by a finger
    const under = glass && !one.dataset.move && one.closest(".held") && box.left < glass.right && box.right > glass.left && box.top < glass.bottom && box.bottom > glass.top;
    if (under) continue;
    const edge = (one.closest(".held") ?? document.documentElement).getBoundingClientRect(); // of a plan that is moved under a window
    if (!start || box.left < edge.left || box.right > edge.right || box.top < edge.top || box.bottom > edge.bottom) continue;
    const run = (dx, dy) => {
      let far = 0;
      while (far < REACH && owns(start[0] + dx * (far + 1), start[1] + dy * (far + 1))) far += 1;
      return far;
    };
    const part = one.closest(".top, .strip, .board, .own, .ask, .side, dialog, main")?.classList[0] ?? "page";
    found.push({
      part,
      label: one.dataset.move ?? one.getAttribute("aria-label") ?? one.textContent.trim(),
      width: run(-1, 0) + run(1, 0) + 1,
      height: run(0, -1) + run(0, 1) + 1,
    });
  }
  return found;
};
