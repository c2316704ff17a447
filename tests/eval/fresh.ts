/**
 * `node tests/eval/fresh.ts FOLDER ...`: what the product makes of lines that fresh authors wrote, one author a folder. Each set is
 * looked at once; afterwards it may be learned from. A folder holds any of
 *
 * - `lines.txt`: lines that break rules of conduct and lines that come close, as in compliance/training;
 * - `acts.jsonl`: agent lines, whether they ask (openly), reflect and recap;
 * - `pairs.txt`: two calls each; `## scenario | level | what they differ in | why`, then lines of both (=), the better (+), the worse (-).
 *
 * `--misses` prints what is wrong, after which the set is spent.
 */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { z } from "zod";
import { loadLearned } from "#app/node/learned.ts";
import type { Heard } from "#core/customer/understanding/heard.ts";
import { understand } from "#core/customer/understanding/understand.ts";
import { linesIn } from "./compliance/training/lines.ts";
import { judgedLines, pairsIn, tally } from "./fresh-measures.ts";
import { scoredPair } from "./pairs/report.ts";
import { contextOf } from "./understanding/judged.ts";

loadLearned();

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { misses: { type: "boolean", default: false } },
});
const missed: string[] = [];
const actLineSchema = z.object({
  previous: z.string().optional(),
  text: z.string(),
  question: z.boolean(),
  open: z.boolean().nullish(),
  reflection: z.boolean(),
  recap: z.boolean(),
});

const lines = textsOf("lines.txt").flatMap(linesIn);
if (lines.length > 0) reportLines();
const acts = textsOf("acts.jsonl").flatMap((text) =>
  text.split("\n").flatMap((line) => (line.trim() ? [actLineSchema.parse(JSON.parse(line))] : [])),
);
if (acts.length > 0) reportActs();
const pairs = textsOf("pairs.txt").flatMap((text, index) => pairsIn(text, index));
if (pairs.length > 0) reportPairs();
if (values.misses) console.log(missed.join("\n"));

function reportLines() {
  const judged = judgedLines(lines);
  for (const kind of ["shown", "sure"] as const) {
    const { right, found, all } = tally(judged, kind);
    console.log(
      `lines (${lines.length}), ${kind}: precision ${ratio(right, found)} (${right} of ${found}), recall ${ratio(right, all)} (${right} of ${all})`,
    );
  }
  const rules = [...new Set(lines.flatMap(({ about }) => (about ? [about] : [])))];
  const found = (rule: string) => judged.filter((line) => line.breaks.some((one) => one === rule));
  console.log(
    `  recall by rule: ${rules.map((rule) => `${rule} ${found(rule).filter(({ shown }) => shown.includes(rule)).length}/${found(rule).length}`).join(", ")}`,
  );
  for (const { breaks, shown, said } of judged) {
    missed.push(...breaks.filter((rule) => !shown.includes(rule)).map((rule) => `missed ${rule}: ${said}`));
    missed.push(
      ...shown.filter((rule) => !breaks.some((one) => one === rule)).map((rule) => `wrongly ${rule}: ${said}`),
    );
  }
}

function reportActs() {
  const heard = acts.map((line) => ({
    line,
    is: understand(line.text, contextOf({ scenario: "A-1", previous: line.previous })),
  }));
  for (const kind of ["question", "reflection", "recap"] as const) {
    const found = heard.filter(({ is }) => hears(is, kind));
    const right = found.filter(({ line }) => line[kind]).length;
    const all = acts.filter((line) => line[kind]).length;
    console.log(
      `${kind} (${acts.length} lines): F1 ${ratio(2 * right, found.length + all)}, precision ${ratio(right, found.length)}, recall ${ratio(right, all)}`,
    );
    for (const { line, is } of heard)
      if (line[kind] !== hears(is, kind))
        missed.push(`${line[kind] ? "missed" : "wrongly"} ${kind}: ${line.previous ?? ""} >> ${line.text}`);
  }
  const isEither = (line: (typeof acts)[number]) => line.reflection || line.recap;
  const found = heard.filter(({ is }) => is.acts.some(({ kind }) => kind === "reflection" || kind === "recap"));
  const right = found.filter(({ line }) => isEither(line)).length;
  console.log(`reflection or recap: F1 ${ratio(2 * right, found.length + acts.filter(isEither).length)}`);
  const asked = heard.filter(
    ({ line, is }) => line.question && typeof line.open === "boolean" && is.questions.length > 0,
  );
  const formed = asked.filter(({ line, is }) => is.questions.at(-1)?.open === line.open).length;
  console.log(
    `open or closed: ${ratio(formed, asked.length)} (${formed} of ${asked.length} that were heard as questions)`,
  );
}

/** A question is what the customer has to answer, as the score counts them. */
function hears(heard: Heard, kind: "question" | "reflection" | "recap"): boolean {
  if (kind === "question") return heard.questions.some((one) => one.kind !== "permission");
  return heard.acts.some((act) => act.kind === kind);
}

function reportPairs() {
  const scored = pairs.map(scoredPair);
  const ordered = scored.filter(({ better, worse }) => (better.total ?? 0) > (worse.total ?? 0));
  console.log(`pairs in order: ${ordered.length} of ${pairs.length}`);
  for (const one of scored)
    if (!ordered.includes(one))
      missed.push(`pair ${one.pair.id} ${one.pair.competence}: ${one.better.total} against ${one.worse.total}`);
}

function textsOf(file: string): string[] {
  return positionals
    .map((folder) => join(folder, file))
    .flatMap((path) => (existsSync(path) ? [readFileSync(path, "utf8")] : []));
}

function ratio(part: number, whole: number): string {
  return whole === 0 ? "-" : (part / whole).toFixed(3);
}
