/**
 * `npm run eval`: how well the product judges, against labels that people set by reading. Exits 1 when a bar is missed.
 * `--only understanding` runs one report; `--misses 100` shows more of what is wrong in the seen part.
 */
import { parseArgs } from "node:util";
import { reportCompliance } from "./compliance/report.ts";
import { reportWeights } from "./compliance/weights-report.ts";
import { reportInterrogation } from "./interrogation/report.ts";
import { reportLikeness } from "./likeness/report.ts";
import { reportPairs } from "./pairs/report.ts";
import { reportQuestions } from "./questions/report.ts";
import { missedBars, printSection, type Section } from "./table.ts";
import { reportUnderstanding } from "./understanding/report.ts";

const { values } = parseArgs({ options: { only: { type: "string" }, misses: { type: "string", default: "20" } } });

const reports: Record<string, (missesShown: number) => Section[]> = {
  understanding: reportUnderstanding,
  compliance: reportCompliance,
  pairs: reportPairs,
  likeness: reportLikeness,
  questions: reportQuestions,
  interrogation: reportInterrogation,
  weights: reportWeights,
};
if (values.only !== undefined && !reports[values.only])
  throw new Error(`--only takes one of: ${Object.keys(reports).join(", ")}`);

const sections = Object.entries(reports)
  .filter(([name]) => values.only === undefined || values.only === name)
  .flatMap(([, report]) => report(Number(values.misses)));
for (const section of sections) printSection(section);
const missed = missedBars(sections);
console.log(missed.length === 0 ? "\nEvery bar is met." : `\n${missed.length} missed: ${missed.join("; ")}`);
process.exit(missed.length === 0 ? 0 : 1);
