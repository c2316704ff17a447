import type { Turn } from "../conversations/turns.ts";
import type { Practice } from "../scenarios/practice.ts";

/**
 * How a language model's words can leave the part.
 * assistant: speaks as an AI. instructions: tells what it was told. coach: judges or advises the agent. agent: says the agent's
 * lines. markup: labels, headings, code. person: goes by another name or age. Other facts are not compared: a customer may
 * round a figure or say it in words, and a wrong correction does more harm than none.
 */
export type Drift = "assistant" | "instructions" | "coach" | "agent" | "markup" | "person";

/** Null: in character. `heard` is what was said before. */
export function findDrift(practice: Practice, heard: readonly Turn[], text: string): Drift | null {
  const spoken = findDriftInWords(text);
  if (spoken) return spoken;
  if (repeatsAgent(heard, text)) return "agent";
  return isSomebodyElse(practice, text) ? "person" : null;
}

/** What the words alone show, whoever the customer is and whatever was said. */
export function findDriftInWords(text: string): Drift | null {
  return PATTERNS.find(({ pattern }) => pattern.test(text))?.drift ?? null;
}

/** What a model must be told before it speaks again. */
export function whatWentWrong(practice: Practice, drift: Drift): string {
  return `${WHAT_WENT_WRONG[drift]} ${backInto(practice)}`;
}

const PATTERNS: readonly { drift: Drift; pattern: RegExp }[] = [
  {
    drift: "assistant",
    pattern:
      /\b(?:as an? (?:ai|artificial|language model|llm|assistant|chatbot)|i(?:['’]m| am) (?:an? )?(?:ai|artificial intelligence|language model|llm|chatbot|virtual assistant|bot|openai|chatgpt|simulated|simulation)\b|language model|(?:in|for) this (?:role ?play|simulation|exercise|training scenario)|i can(?:['’]t|not| not) (?:assist|help) with (?:that|this) request|how (?:can|may) i (?:assist|help) you (?:today|with))/i,
  },
  {
    drift: "instructions",
    pattern:
      /\bmy (?:system )?(?:prompt|instructions|guidelines|training data|programming)\b|<\/?agent-script|\b(?:hold back for now|said in your own words, it is|add no fact that|may tell only if the agent)\b|\bi(?:['’]m| am| was) (?:supposed|instructed|told|asked) to (?:play|act|object|raise|pretend)\b/i,
  },
  {
    drift: "coach",
    pattern:
      /\b(?:great|good|nice) (?:job|work) (?:with|on|handling|using|acknowledging|asking)|\bas your coach\b|\b(?:feedback|tip|hint|score):|\bhere(?:['’]s| is) (?:some|my|your) feedback|\byou (?:should|could) (?:have )?(?:acknowledged?|asked? an open|tried to|try (?:asking|acknowledging))|\b(?:that was a|a) (?:great|good|strong|weak) (?:open question|objection response|rebuttal|close)\b/i,
  },
  {
    drift: "agent",
    pattern:
      /^\s*(?:agent|producer)\s*:|\bi(?:['’]m| am) (?:a|your) (?:licensed )?(?:insurance )?(?:agent|producer|broker)\b|\blet me (?:get|run|pull|prepare) (?:you )?(?:a|your) quote\b|\bi can (?:offer|quote|write) you (?:a|an|this)\b|\bthank you for (?:choosing|calling) \p{Lu}/imu,
  },
  { drift: "markup", pattern: /^\s*(?:customer|assistant|system|user)\s*:|\*\*|^#{1,3} |```/im },
];

const WHAT_WENT_WRONG: Record<Drift, string> = {
  assistant: "Your last words were an assistant's, not this customer's.",
  instructions: "Your last words spoke of your instructions. The customer knows of none.",
  coach: "Your last words judged or coached the agent. The customer never does.",
  agent: "Your last words were the agent's to say, not the customer's.",
  markup: "Your last words had labels or markup in them. The customer only speaks.",
  person: "You gave a name or an age that is not yours.",
};

function backInto({ persona }: Practice): string {
  return `You are ${persona.name}, ${persona.age}, on the phone. Go back to that now: do not mention, explain or apologise for what slipped, and if the agent asks about it, be puzzled and go on with the call. Only the facts above hold.`;
}

/** A long run of the agent's own last line, word for word. */
function repeatsAgent(heard: readonly Turn[], text: string): boolean {
  const last = heard.findLast(({ speaker }) => speaker === "agent");
  if (!last) return false;
  const words = wordsOf(last.text);
  const said = ` ${wordsOf(text).join(" ")} `;
  return words.some(
    (_, at) => at + RUN_WORDS <= words.length && said.includes(` ${words.slice(at, at + RUN_WORDS).join(" ")} `),
  );
}

/** More than a customer echoes ("so if your income stopped tomorrow?"). */
const RUN_WORDS = 12;

function isSomebodyElse({ persona }: Practice, text: string): boolean {
  const name = OWN_NAME.exec(text)?.slice(1).find(Boolean);
  if (name !== undefined && !wordsOf(persona.name).includes(name.toLowerCase())) return true;
  const age = OWN_AGE.exec(text)?.[1];
  return age !== undefined && Number(age) !== persona.age;
}

const OWN_NAME =
  /\b[Mm]y name(?:['’]s| is) (\p{Lu}\p{L}+)|\b[Tt]his is (\p{Lu}\p{L}+) speaking\b|^(?:Hi|Hello|Hey)[,.!]? this is (\p{Lu}\p{L}+)/u;
const OWN_AGE = /\bI(?:['’]m| am) (\d{2}) years old\b/i;

function wordsOf(text: string): string[] {
  return (
    text
      .toLowerCase()
      .replaceAll("’", "'")
      .match(/[\p{L}\p{N}$]+(?:'\p{L}+)?/gu) ?? []
  );
}
