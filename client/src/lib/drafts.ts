/** What is being chosen and not yet played: one draft for all parts of a board, and still there after a reload. */

interface Kept {
  question: string;
  draft: object;
  fields: string[];
}

const kept = new Map<string, Kept>(); // by table and seat
const name = (place: string): string => `fagin-draft-${place}`;

/** The draft for what is asked at a place, its fields as they were when the page was left; another question has another. */
export function draftFor<Draft extends object>(
  place: string,
  question: string,
  blank: () => Draft,
  fields: (keyof Draft & string)[],
): Draft {
  const now = kept.get(place);
  if (now?.question === question) return now.draft as Draft;
  const draft = Object.assign(blank(), now ? {} : left(place, question));
  kept.set(place, { question, draft, fields });
  return draft;
}

function left(place: string, question: string): object {
  try {
    const found = JSON.parse(sessionStorage.getItem(name(place)) ?? "{}") as { question?: string; draft?: object };
    return found.question === question ? (found.draft ?? {}) : {};
  } catch {
    return {};
  }
}

/** Keep all drafts for the page that comes after this one; to be called when this one is left. */
export function keepDrafts(): void {
  for (const [place, { question, draft, fields }] of kept) {
    const chosen = Object.fromEntries(fields.map((field) => [field, draft[field as keyof typeof draft]]));
    sessionStorage.setItem(name(place), JSON.stringify({ question, draft: chosen }));
  }
}
