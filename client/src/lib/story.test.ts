import { expect, test } from "vitest";
import type { News } from "./messages";
import { Story } from "./story";

const piece = (text: string, what: string, seat: number, event = 0) => ({
  text, opens: false, goes_on: false, style: "", event, told: [what, seat, -1, -1],
});
const news = (...log: object[]) => ({ texts: { log } }) as unknown as Pick<News, "texts">;

test("whoever gives up does so once, however often it is told", () => {
  const story = new Story();
  story.add(news(piece("Ada throws the coins.", "coins", 0), piece("Rose has given up.", "resigned", 1, 1)), 0);
  story.add(news(piece("Rose has given up.", "resigned", 1), piece("Ada throws the coins.", "coins", 0)), 1);
  const lines = story.add(news(piece("Bet has given up.", "resigned", 2)), 2);
  expect(lines.map(({ text }) => text)).toEqual([
    "Ada throws the coins.",
    "Rose has given up.",
    "Ada throws the coins.",
    "Bet has given up.",
  ]);
});
