/**
 * `npm run eval`: how far the built-in judgement agrees with people's on labelled sets. `--only compliance` (or `pairs`) runs one
 * section. Exits 1 when a bar is missed. Misses are printed for seen sets only: an unseen set that is read is a seen one.
 */
import { printTable } from "#tests/bench/table.ts";
import { complianceReport } from "./compliance/report.ts";
import { pairsReport } from "./pairs/report.ts";
import type { Section } from "./section.ts";

const reports: Record<string, () => Section> = {
  compliance: complianceReport,
  pairs: pairsReport,
};

const flag = process.argv.indexOf("--only");
const only = flag === -1 ? null : (process.argv[flag + 1] ?? "");
const names = only === null ? Object.keys(reports) : [only];

let missed = 0;
for (const name of names) {
  const report = reports[name];
  if (!report) throw new Error(`--only takes one of ${Object.keys(reports).join(", ")}`);
  const section = report();
  console.log(`\n${section.name}`);
  printTable(section.rows);
  for (const miss of section.misses) console.log(`  ${miss}`);
  missed += section.rows.filter(({ bar }) => bar?.met === false).length;
}
console.log(missed === 0 ? "\nEvery bar is met." : `\n${missed} missed.`);
process.exit(missed === 0 ? 0 : 1);
