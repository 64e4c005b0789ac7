/** A part of the table: one stop of the Tab key, from which the arrow keys go to all its things. */

export function part(label: string) {
  return { role: "group", "aria-label": label, "aria-describedby": "arrows", "data-things": "", tabindex: 0 } as const;
}
