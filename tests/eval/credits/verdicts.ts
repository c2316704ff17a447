import { readdirSync, readFileSync } from "node:fs";
import type { Turn } from "#core/conversations/turns.ts";
import type { Claim } from "#core/scoring/learned-proof.ts";
import type { Evidence } from "#core/scoring/score-schema.ts";

/** R: the words do what the credit says. A: arguable. W: they do not. */
export type Verdict = "R" | "A" | "W";

/** A credit with one quote, and what each reader said of it. */
export type JudgedCredit = { claim: Claim; evidence: Evidence; verdicts: readonly Verdict[] };

export type JudgedCall = { file: string; customer: string; turns: readonly Turn[]; credits: readonly JudgedCredit[] };

/** Calls whose credits were read one by one by people who had not built the rules. */
export const VERDICTS = new URL("verdicts/", import.meta.url);

const HEADING = /^# \S+ (\w+)$/;
const CREDIT =
  /^= (?<check>[a-z-]+\.[a-z-]+)(?:: (?<subject>.+?))? (?<sure>sure|perhaps) (?<verdicts>[RAW](?: [RAW])*) \| (?<quote>.+)$/;

/**
 * One file a call: `# A-1 dana`, `C:` and `A:` lines, and below an agent's line each credit that quotes it:
 * `= discovery.item: Incomes sure R A | What does he make?`. `perhaps`: what the rules are not sure of. Throws for any other line.
 */
export function readVerdicts(folder: URL = VERDICTS): JudgedCall[] {
  return readdirSync(folder)
    .sort()
    .map((file) => readCall(readFileSync(new URL(file, folder), "utf8"), file));
}

function readCall(text: string, file: string): JudgedCall {
  const [heading = "", ...lines] = text.trimEnd().split("\n");
  const customer = HEADING.exec(heading)?.[1];
  if (customer === undefined) throw new Error(`${file}: no heading`);
  const turns: Turn[] = [];
  const credits: JudgedCredit[] = [];
  for (const line of lines) {
    const credit = CREDIT.exec(line)?.groups;
    if (credit) credits.push(creditOf(credit, turns.length - 1));
    else if (/^[CA]: /.test(line))
      turns.push({
        index: turns.length,
        speaker: line.startsWith("A") ? "agent" : "customer",
        text: line.slice(3),
        atMs: 0,
      });
    else throw new Error(`${file}: neither a turn nor a credit: ${line.slice(0, 60)}`);
  }
  return { file, customer, turns, credits };
}

function creditOf(found: Record<string, string | undefined>, turn: number): JudgedCredit {
  const { check = "", subject = null, sure, verdicts = "", quote = "" } = found;
  return {
    claim: { check, subject, isSure: sure === "sure" },
    evidence: { turn, quote },
    verdicts: verdicts.split(" ").flatMap((one) => VERDICT_OF[one] ?? []),
  };
}

const VERDICT_OF: Readonly<Record<string, Verdict>> = { R: "R", A: "A", W: "W" };
