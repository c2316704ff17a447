import { readdirSync, readFileSync } from "node:fs";
import { NO_SLOT } from "#core/customer/understanding/learned/learned-slots.ts";
import { findSlot } from "#core/scenarios/slots.ts";

/**
 * What a label says an agent turn asks: an id of the slot list or of the customer's own questions ("own.brother"), or null where
 * neither fits (`about` says what it is).
 */
export type AskedLabel = { slot: string | null; form: string; about: string };

/** An agent turn with what it asks, in order; `kind` where it asks nothing ("statement", "joke", "recap" ...). */
export type LabelledTurn = {
  text: string;
  asked: AskedLabel[];
  kind: string | null;
  /** What the customer said before and says to it. */
  before: string;
  reply: string;
  /** Id of an objection that the reply brings up. */
  objection: string | null;
};

export type LabelledTalk = {
  file: string;
  author: string;
  scenarioId: string;
  personaId: string;
  turns: LabelledTurn[];
};

/** The talks that the weights are learned from. */
export const TALKS = new URL("training/", import.meta.url);

const HEADING = /^#\s*([a-z]-\d)[ -]([a-z]+)/i;

/**
 * Conversations with what each agent turn asks, one a file ("p-a-1-dana-1.txt" is by author p): `A:` and `C:` lines, and below
 * each agent
 * turn `= slot form` or `= kind`. Throws for a line that is none of these and for an unknown slot.
 */
export function readTalks(folder: string | URL): LabelledTalk[] {
  const names = readdirSync(folder).filter((name) => name.endsWith(".txt"));
  return names.sort().map((name) => {
    const path = folder instanceof URL ? new URL(name, folder) : `${folder}/${name}`;
    return readTalk(readFileSync(path, "utf8"), name);
  });
}

function readTalk(text: string, file: string): LabelledTalk {
  const [, scenarioId = "", personaId = ""] = HEADING.exec(text) ?? [];
  const turns: LabelledTurn[] = [];
  let lastSaid = "";
  let open: LabelledTurn | null = null;
  for (const [index, line] of text.split("\n").entries()) {
    if (line.trim() === "" || line.startsWith("#")) continue;
    if (line.startsWith("C:")) {
      const { said, objection } = customerLine(line.slice(2).trim());
      if (open) {
        open.reply = said;
        open.objection = objection;
        turns.push(open);
      }
      open = null;
      lastSaid = said;
    } else if (line.startsWith("A:")) {
      if (open) turns.push(open);
      open = { text: line.slice(2).trim(), asked: [], kind: null, before: lastSaid, reply: "", objection: null };
      lastSaid = "";
    } else if (line.startsWith("=") && open) {
      const label = labelOf(line.slice(1).trim());
      if (typeof label === "string") open.kind = label;
      else open.asked.push(label);
    } else throw new Error(`${file}:${index + 1}: neither a turn nor a label: ${line.slice(0, 60)}`);
  }
  if (open) turns.push(open);
  return { file, author: file.slice(0, 1), scenarioId: scenarioId.toUpperCase(), personaId, turns };
}

function customerLine(line: string): { said: string; objection: string | null } {
  const marked = /^\[([A-Z]+\d+)\]\s*/.exec(line);
  return { said: line.slice(marked?.[0].length ?? 0), objection: marked?.[1] ?? null };
}

function labelOf(label: string): AskedLabel | string {
  const [head = "", about = ""] = label.split("|").map((part) => part.trim());
  const [name = "", form = ""] = head.split(/\s+/);
  if (name.startsWith("own.")) return { slot: name, form, about };
  if (name === "*") return { slot: null, form, about };
  if (findSlot(name) !== null || name === NO_SLOT) return { slot: name, form, about };
  if (form === "") return name;
  return { slot: null, form, about: `${name} ${about}`.trim() };
}
