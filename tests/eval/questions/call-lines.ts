import { readdirSync, readFileSync } from "node:fs";
import type { Context } from "#core/customer/understanding/heard.ts";
import { NO_SLOT, SAID_BEFORE } from "#core/customer/understanding/learned/learned-slots.ts";
import { normalise, wordsOf } from "#core/customer/understanding/normalise.ts";
import { withPersonMeant } from "#core/customer/understanding/person-meant.ts";
import { assemblePractice } from "#core/library/library.ts";
import { sheetKey } from "#core/scenarios/answer-sheet.ts";
import { findOwnQuestions } from "#core/scenarios/find-own-questions.ts";
import type { Practice } from "#core/scenarios/practice.ts";
import { findSlot } from "#core/scenarios/slots.ts";
import { factsOf, type Piece, piecesOf, type TalkLine } from "../talks/talk-lines.ts";
import { customerOfFile } from "./own-lines.ts";

/** What a piece of an agent's turn asks: ids that fit equally well, the best first; none where it asks for no slot. */
export type PieceLabel = { slots: readonly string[]; words: string };

export type CallTurn = { before: string; text: string; labels: readonly PieceLabel[] };

/**
 * `round`: the round of players it was held in, "built-in" for one between rounds, "model" for one with people in a model's place,
 * "written" for one that nobody held.
 */
export type LabelledCall = {
  name: string;
  round: string;
  customer: string;
  practice: Practice;
  turns: readonly CallTurn[];
};

/** Calls that players held with the customers, and some written as they are spoken; labelled by people who had read no code. */
export const CALLS = new URL("calls/", import.meta.url);

/**
 * One file a customer ("a-1-dana.txt"): `## 12 p1-a` before each call, `A:` and `C:` lines, and below an agent's turn a line for each
 * piece that asks something: `= drivers.tickets | any tickets`, in the normalised words of the piece. Instead of a slot stands what else
 * it does ("-propose", "-check"), "-" where no slot is for it. Throws for any other line.
 */
export function readCalls(folder: URL = CALLS): LabelledCall[] {
  return readdirSync(folder)
    .sort()
    .flatMap((file) => readCustomer(readFileSync(new URL(file, folder), "utf8"), file));
}

function readCustomer(text: string, file: string): LabelledCall[] {
  const customer = customerOfFile(file);
  const [scenarioId, personaId] = [customer.slice(0, 3), customer.slice(4)];
  const practice = assemblePractice({ scenarioId, personaId, level: 2, seed: 11 });
  if (!practice) throw new Error(`${file}: there is no customer ${customer}`);
  const own = findOwnQuestions(customer);
  const isKnown = (slot: string) => slot.startsWith("-") || slot in own || findSlot(slot) !== null;
  const [, ...calls] = text.split(/^## /m);
  return calls.map((call) => {
    const [heading = "", ...lines] = call.split("\n");
    const turns: { before: string; text: string; labels: PieceLabel[] }[] = [];
    let before = "";
    for (const line of lines.filter((one) => one !== "")) {
      const content = line.slice(2).trim();
      const turn = turns.at(-1);
      if (line.startsWith("C:")) before = content;
      else if (line.startsWith("A:")) turns.push({ before, text: content, labels: [] });
      else if (line.startsWith("=") && turn) turn.labels.push(labelOf(content));
      else throw new Error(`${file}: neither a turn nor a label: ${line.slice(0, 60)}`);
    }
    const unknown = turns.flatMap(({ labels }) => labels.flatMap(({ slots }) => slots)).find((slot) => !isKnown(slot));
    if (unknown !== undefined) throw new Error(`${file}: ${customer} is not asked for ${unknown}`);
    return { name: heading, round: heading.split(" ")[0] ?? "", customer, practice, turns };
  });
}

function labelOf(content: string): PieceLabel {
  const [slots = "", words = ""] = content.split(" | ");
  return { slots: slots.split(" / "), words };
}

/** A piece of a turn as it was heard, with its label; null: it asks nothing. */
export type CallPiece = Piece & {
  label: PieceLabel | null;
  heard: Context;
  before: string;
  said: string;
  lastSlot: string | null;
};

/** Begins the author of what was asked in calls. */
export const CALLS_BY = "calls-";

/** All pieces of a call in order, each with what the customer knew when it was said. */
export function callPieces({ practice, turns }: LabelledCall): CallPiece[] {
  const told: Record<string, number> = {};
  let lastSlot: string | null = null;
  return turns.flatMap((turn) => {
    const pieces = piecesOf(turn.text);
    const labels = labelsByPiece(pieces, turn.labels);
    const texts: string[] = [];
    return pieces.map((piece, at) => {
      const label = labels[at] ?? null;
      const said = normalise(turn.before);
      const before = texts.join(" ");
      const heard = {
        practice,
        told: { ...told },
        disclosed: Object.keys(told),
        lastTopic: null,
        lastLine: { turn: 0, text: turn.before },
        lastSlot,
        before: before || said,
      };
      const found = {
        ...piece,
        label,
        before,
        said,
        lastSlot,
        heard,
        sentence: withPersonMeant(piece.sentence, texts, heard),
      };
      texts.push(piece.sentence.text);
      const [slot] = label?.slots ?? [];
      if (slot && !slot.startsWith("-")) {
        lastSlot = slot;
        for (const id of [slot, ...factsOf(practice, slot)]) told[id] = (told[id] ?? 0) + 1;
      }
      return found;
    });
  });
}

/** Each label goes to the piece that shares most of its words. */
function labelsByPiece(pieces: readonly Piece[], labels: readonly PieceLabel[]): (PieceLabel | undefined)[] {
  const placed: (PieceLabel | undefined)[] = pieces.map(() => undefined);
  for (const label of labels) {
    const words = new Set(wordsOf(label.words));
    const shares = pieces.map(({ sentence }, at) =>
      placed[at] ? -1 : overlap(words, new Set(wordsOf(sentence.text))),
    );
    const best = shares.indexOf(Math.max(...shares));
    if ((shares[best] ?? 0) > 0) placed[best] = label;
  }
  return placed;
}

function overlap(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const shared = [...a].filter((word) => b.has(word)).length;
  return shared / Math.max(1, a.size + b.size - shared);
}

function slotsOf(label: PieceLabel | null): readonly string[] {
  const slots = label?.slots.filter((slot) => !slot.startsWith("-")) ?? [];
  if (slots.length > 0) return slots;
  return [label?.slots.includes("-repeat") ? SAID_BEFORE : NO_SLOT];
}

/** What calls teach of slots: each piece that asks, or sounds as if it did; where two ids fit, one after the other. */
export function callLines(calls: readonly LabelledCall[] = readCalls()): TalkLine[] {
  return calls.flatMap((call) =>
    callPieces(call).flatMap(({ sentence, asks, label, heard, before, said, lastSlot }): TalkLine[] => {
      if (!label && !asks) return [];
      return slotsOf(label).map((slot) => ({
        author: `${CALLS_BY}${call.round}`,
        slot,
        form: null,
        text: sentence.text,
        sentence,
        context: { before, said, lastSlot },
        customer: sheetKey(call.practice),
        heard,
      }));
    }),
  );
}
