import { z } from "zod";
import { findingsOf } from "./compliance/findings.ts";
import type { linesIn } from "./compliance/training/lines.ts";
import { type Line, type Pair, pairsOf } from "./pairs/pair.ts";

// What the product makes of the lines and the pairs of a set by a fresh author (fresh.ts says how they are written).

export type FreshLine = ReturnType<typeof linesIn>[number];
export type JudgedLine = FreshLine & { shown: string[]; sure: string[] };

/** Which rules are found in each line, shown or sure. */
export function judgedLines(lines: readonly FreshLine[]): JudgedLine[] {
  return lines.map((line) => {
    const place = line.about === "R9" || line.about === "R10" ? ("life" as const) : ("auto" as const);
    const hits = findingsOf({ heard: line.heard, said: line.said, line: place, isRecorded: false }).hits.filter(
      ({ rule }) => !line.mayAlso.some((one) => one === rule),
    );
    const rulesOf = (some: typeof hits) => [...new Set(some.map(({ rule }) => rule))];
    return { ...line, shown: rulesOf(hits), sure: rulesOf(hits.filter(({ certainty }) => certainty === "sure")) };
  });
}

/** How many findings are right, how many there are, and how many there should be. */
export function tally(judged: readonly JudgedLine[], kind: "shown" | "sure") {
  return {
    right: sum(judged.map((line) => line[kind].filter((rule) => line.breaks.some((one) => one === rule)).length)),
    found: sum(judged.map((line) => line[kind].length)),
    all: sum(judged.map((line) => line.breaks.length)),
  };
}

/** The pairs of one file; `index`: which of several. */
export function pairsIn(text: string, index: number): Pair[] {
  const seeds = text
    .split(/^## /m)
    .slice(1)
    .map((block, at) => {
      const [head = "", ...said] = block.split("\n");
      const [scenarioId = "", level = "2", competence = "", why = ""] = head.split("|").map((part) => part.trim());
      return {
        scenarioId,
        level: z.union([z.literal(1), z.literal(2), z.literal(3)]).parse(Number(level)),
        seed: 500 + 20 * index + at,
        competence,
        why,
        lines: said.flatMap((line): Line[] => {
          const words = line.slice(2).trim();
          if (line.startsWith("= ")) return [words];
          if (line.startsWith("+ ")) return [{ better: words }];
          return line.startsWith("- ") ? [{ worse: words }] : [];
        }),
      };
    });
  return pairsOf(`fresh.${index + 1}`, seeds);
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, one) => total + one, 0);
}
