import { readdirSync, readFileSync } from "node:fs";
import { linesIn } from "./compliance/training/lines.ts";
import { share } from "./figures.ts";
import { judgedLines, pairsIn, tally } from "./fresh-measures.ts";
import { scoredPair } from "./pairs/report.ts";
import type { Section } from "./table.ts";

const FOLDER = new URL("./fresh-sets/", import.meta.url);

/**
 * The sets that were asked for what is hardest: a breach by a hint, a story or an answer. They have been read since their first look
 * (fresh-sets/README.md), so they are no unseen figures; without them the others would look better than the product is.
 */
export function reportFresh(): Section[] {
  const texts = (file: string) =>
    readdirSync(FOLDER, { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => name)
      .sort()
      .map((name) => readFileSync(new URL(`${name}/${file}`, FOLDER), "utf8"));
  const lines = texts("lines.txt").flatMap(linesIn);
  const pairs = texts("pairs.txt").flatMap(pairsIn);
  const { right, found, all } = tally(judgedLines(lines), "shown");
  const ordered = pairs.map(scoredPair).filter(({ better, worse }) => (better.total ?? 0) > (worse.total ?? 0)).length;
  return [
    {
      title: "What fresh authors made hard on purpose",
      columns: ["value"],
      rows: [
        {
          name: `findings that are right, of ${found}`,
          cells: [share(right / found)],
          publish: { what: "Of what is found, is right", set: HARD_LINES, size: lines.length },
        },
        {
          name: `breaches that are found, of ${all}`,
          cells: [share(right / all)],
          publish: { what: "Of what breaks a rule, is found", set: HARD_LINES, size: lines.length },
        },
        {
          name: "pairs in order",
          cells: [`${ordered} of ${pairs.length} (${share(ordered / pairs.length)})`],
          publish: {
            what: "The better of two conversations scores higher",
            set: "pairs that others made hard on purpose, read since",
            size: pairs.length,
          },
        },
      ],
    },
  ];
}

const HARD_LINES = "lines that others made hard on purpose: hints, stories, answers; read since";
