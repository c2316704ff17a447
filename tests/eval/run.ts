/**
 * `npm run eval`: how well the product judges, against labels that people set by reading. Exits 1 when a bar is missed.
 * `--only understanding,pairs` runs these reports; `--misses 100` shows more of what is wrong in the seen part. `--ordinary FOLDER` also
 * measures false alarms on talk that breaks no rule (compliance/ordinary.ts); without it they are left out. `--write` writes the
 * figures that the page on scoring shows, with the date and the rubric: app/content/scoring-figures.json. It takes at least the reports that
 * have such figures: `--only compliance,pairs,fresh --ordinary FOLDER --write` (half a minute; all of them take half an hour).
 */
import { writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { loadLearned } from "#app/node/learned.ts";
import type { ScoringFigures } from "#core/pages/scoring-page.ts";
import { RUBRIC_VERSION } from "#core/scoring/rubric.ts";
import { reportOrdinaryTalk } from "./compliance/ordinary-talk.ts";
import { reportCompliance } from "./compliance/report.ts";
import { reportCredits } from "./credits/report.ts";
import { reportFresh } from "./fresh-report.ts";
import { reportInterrogation } from "./interrogation/report.ts";
import { reportLikeness } from "./likeness/report.ts";
import { reportPairs } from "./pairs/report.ts";
import { reportQuestions } from "./questions/report.ts";
import { missedBars, printSection, type Section } from "./table.ts";
import { reportCalls } from "./talks/report.ts";
import { reportWeights } from "./training/weights-report.ts";
import { reportUnderstanding } from "./understanding/report.ts";

loadLearned();

const { values } = parseArgs({
  options: {
    only: { type: "string" },
    misses: { type: "string", default: "20" },
    ordinary: { type: "string" },
    write: { type: "boolean", default: false },
  },
});
const FIGURES_FILE = new URL("../../app/content/scoring-figures.json", import.meta.url);

const reports: Record<string, (missesShown: number) => Section[]> = {
  understanding: reportUnderstanding,
  calls: reportCalls,
  compliance: reportCompliance,
  credits: reportCredits,
  pairs: reportPairs,
  fresh: reportFresh,
  likeness: reportLikeness,
  questions: reportQuestions,
  interrogation: reportInterrogation,
  weights: reportWeights,
};
const PUBLISHED = ["compliance", "pairs", "fresh"];
const only = values.only?.split(",") ?? Object.keys(reports);
if (only.some((name) => !reports[name])) throw new Error(`--only takes some of: ${Object.keys(reports).join(", ")}`);
if (values.write && !(values.ordinary && PUBLISHED.every((name) => only.includes(name))))
  throw new Error(`--write needs ${PUBLISHED.join(", ")} and --ordinary.`);

const sections = Object.entries(reports)
  .filter(([name]) => only.includes(name))
  .flatMap(([, report]) => report(Number(values.misses)));
if (values.ordinary !== undefined) sections.push(...reportOrdinaryTalk(values.ordinary));
else console.log("Ordinary talk is left out: no folder was given (--ordinary FOLDER).");
for (const section of sections) printSection(section);
if (values.write) writeFigures();
const missed = missedBars(sections);
console.log(missed.length === 0 ? "\nEvery bar is met." : `\n${missed.length} missed: ${missed.join("; ")}`);
process.exit(missed.length === 0 ? 0 : 1);

function writeFigures(): void {
  const written: ScoringFigures = {
    date: new Date().toISOString().slice(0, 10),
    rubric: RUBRIC_VERSION,
    figures: sections.flatMap(({ rows }) =>
      rows.flatMap(({ publish, cells }) => (publish ? [{ ...publish, value: cells[0] ?? "" }] : [])),
    ),
  };
  writeFileSync(FIGURES_FILE, `${JSON.stringify(written, null, 2)}\n`);
}
