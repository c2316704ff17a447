import { readdirSync, readFileSync } from "node:fs";
import type { ActKind } from "#core/customer/understanding/heard.ts";
import type { HandlingPart } from "#core/customer/understanding/learned/learned-handling.ts";
import { splitSentences } from "#core/customer/understanding/normalise.ts";
import { type LabelledTalk, readTalks, TALKS } from "./labelled-talks.ts";

/** An agent turn of a talk and, per sentence as the engine cuts it, the codes of ACTS.md that fit. */
export type ActTurn = {
  talk: LabelledTalk;
  text: string;
  before: string;
  /** Id of an objection that the customer brings up in answer; null: none that the author marked. */
  objection: string | null;
  codes: (sentence: number) => ReadonlySet<string>;
};

/** Of the acts that are labelled sentence by sentence, each with its code; the other codes of ACTS.md are no acts. */
export const ACT_OF_CODE: Readonly<Record<string, ActKind>> = {
  R: "reflection",
  K: "acknowledgement",
  S: "recap",
  M: "recommendation",
  L: "limits",
  V: "comparison",
  P: "price",
  G: "gap",
  E: "product",
  N: "next-step",
  B: "close-ask",
  Z: "purpose",
  W: "permission",
  J: "agenda",
  X: "apology",
  U: "pressure",
  T: "scare",
  I: "insult",
};

/** What a sentence does with an objection. */
export const PART_OF_CODE: Readonly<Record<string, HandlingPart>> = {
  oa: "acknowledges",
  ox: "explores",
  os: "answers",
  oc: "confirms",
};

/** A kind word to what is no worry and no complaint: nothing is learned from it about acknowledgement. */
export const WEAK_ACKNOWLEDGEMENT = "k";

const CODES = new Set([...Object.keys(ACT_OF_CODE), ...Object.keys(PART_OF_CODE), WEAK_ACKNOWLEDGEMENT, "l", "d", "H"]);

/** The files with the labels. */
const ACT_LABELS = new URL("acts/", import.meta.url);

/**
 * The turns of the talks of which somebody has said what each sentence of the agent's does: `## talk sentences` and below it
 * lines as "12b K os" (turn 12, second sentence). Throws for a talk that is not there or is cut into another number of sentences
 * than when it was labelled, and for a line or a code that is none.
 */
export function readActTurns(): ActTurn[] {
  const talks = new Map(readTalks(TALKS).map((talk) => [talk.file, talk]));
  const files = readdirSync(ACT_LABELS).filter((name) => name.endsWith(".txt"));
  return files.sort().flatMap((name) =>
    readFileSync(new URL(name, ACT_LABELS), "utf8")
      .split(/^## /m)
      .slice(1)
      .flatMap((block) => {
        const [heading = "", ...lines] = block.trim().split("\n");
        const [file = "", sentences = ""] = heading.split(" ");
        const talk = talks.get(file);
        if (!talk) throw new Error(`${name}: there is no talk ${file}`);
        if (countOfSentences(talk) !== Number(sentences))
          throw new Error(`${name}: ${file} has ${countOfSentences(talk)} sentences`);
        const labels = new Map(lines.map((line) => labelIn(line, `${name}, ${file}`)));
        return talk.turns.map(({ text, before, objection }, turn) => ({
          talk,
          text,
          before,
          objection,
          codes: (sentence: number) => labels.get(`${turn + 1}${LETTERS[sentence] ?? ""}`) ?? NO_CODES,
        }));
      }),
  );
}

/** Of the agent, as the engine cuts them. */
function countOfSentences({ turns }: LabelledTalk): number {
  return turns.reduce((sum, { text }) => sum + splitSentences(text).length, 0);
}

const LETTERS = "abcdefghijklmnopqrstuvwxyz";
const NO_CODES: ReadonlySet<string> = new Set();

function labelIn(line: string, where: string): [id: string, codes: ReadonlySet<string>] {
  const [id = "", ...codes] = line.trim().split(" ");
  const unknown = codes.find((code) => !CODES.has(code));
  if (!/^\d+[a-z]$/.test(id) || codes.length === 0 || unknown !== undefined)
    throw new Error(`${where}: no label: "${line}"`);
  return [id, new Set(codes)];
}
