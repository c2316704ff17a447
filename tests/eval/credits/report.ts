import type { Section } from "../table.ts";
import { meanRight, neededIn, readByOthers, type ShownCredit } from "./lessons.ts";
import { readVerdicts } from "./verdicts.ts";

/**
 * How often readers agree with what the rules are sure of, and with what is left where a reader would not doubt it, on calls that were
 * not learned from. From which chance on a check is sure was chosen on the same calls. A quarter of a minute.
 */
export function reportCredits(): Section[] {
  const shown = readByOthers(readVerdicts());
  const needed = neededIn(shown);
  const kept = shown.filter(({ check, chance }) => chance >= (needed[check] ?? 1));
  const groups = [...Map.groupBy(shown, ({ check }) => check.split(".")[0] ?? "")];
  return [
    {
      title: "Credits with one quote each, read with what other calls taught",
      columns: ["sure by the rules", "right", "sure for a reader, too", "right"],
      rows: [
        { name: "all", cells: cellsOf(shown, kept) },
        ...groups.map(([name, ofGroup]) => ({
          name: `  ${name}`,
          cells: cellsOf(
            ofGroup,
            ofGroup.filter((one) => kept.includes(one)),
          ),
        })),
      ],
    },
  ];
}

function cellsOf(shown: readonly ShownCredit[], kept: readonly ShownCredit[]): string[] {
  return [shown, kept].flatMap((ones) => [String(ones.length), ones.length === 0 ? "-" : meanRight(ones).toFixed(3)]);
}
