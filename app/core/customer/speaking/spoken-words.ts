import type { Persona } from "../../scenarios/schema.ts";

/**
 * Only what is spoken of a model's answer, as it comes: no thinking, name label, stage direction, emphasis or marks around the
 * whole. What may still turn out to be one of these waits; joined, the pieces are `spokenWords` of the whole. Ends by itself when
 * the answer has become a speech.
 */
export async function* spokenPieces(pieces: AsyncIterable<string>, persona: Persona): AsyncGenerator<string> {
  let raw = "";
  let said = "";
  for await (const piece of pieces) {
    raw += piece;
    const words = cleaned(raw, persona, false);
    if (words.length <= said.length || !words.startsWith(said)) continue;
    yield words.slice(said.length);
    said = words;
    if (isSpeech(said)) return;
  }
  const words = cleaned(raw, persona, true);
  if (words.length > said.length && words.startsWith(said)) yield words.slice(said.length);
}

/** What is spoken of a whole answer. */
export function spokenWords(raw: string, persona: Persona): string {
  return cleaned(raw, persona, true);
}

/** Nobody on the phone says more at once: an answer that has come so far ends with its sentence. */
const MOST_WORDS = 90;

function isSpeech(text: string): boolean {
  return /[.!?]["”]?$/.test(text) && text.split(/\s+/).length >= MOST_WORDS;
}

function cleaned(raw: string, persona: Persona, isWhole: boolean): string {
  const answer = withoutThinking(raw, isWhole).trimStart();
  const label = labelOf(answer, persona);
  if (!isWhole && label === "open") return "";
  const spoken = (label === "open" || label === null ? answer : answer.slice(label.length))
    .replace(/\*\*([^*]+)\*\*/g, "$1")
    .replace(/\*[^*\n]{1,80}\*/g, "")
    .replace(STAGE_DIRECTION, "")
    .trimStart();
  const open = isWhole ? withoutEnd(spoken) : spoken.replace(UNCLOSED, "").replace(/[\s"”]*$/, "");
  return open.replace(/^["“]/, "").replace(/[ \t]{2,}/g, " ");
}

/** What may still become a stage direction or emphasis. */
const UNCLOSED = /(?:\*{1,2}[^*\n]{0,80}|[([][^)\]\n]{0,40})$/;

/** A quotation mark at the end belongs to one at the beginning. */
function withoutEnd(spoken: string): string {
  const trimmed = spoken.trimEnd();
  return /^["“]/.test(trimmed) ? trimmed.replace(/["”]$/, "") : trimmed;
}

const STAGE_DIRECTION =
  /[([](?:sigh|laugh|paus|chuckl|hesitat|clears?|silen|beat|shrug|nod|smil|groan|mutter|whisper|typing|background)[^)\]\n]{0,40}[)\]]\s*/gi;

function withoutThinking(raw: string, isWhole: boolean): string {
  const told = raw.replace(/^[\s\S]*<\/think(?:ing)?>/, "");
  const open = told.search(/<think(?:ing)?>/);
  const outside = open < 0 ? told : told.slice(0, open);
  return isWhole ? outside : outside.replace(/<[a-z/]{0,10}$/i, "");
}

/** "Priya:" before the words; "open": these letters may still become one. */
function labelOf(answer: string, { name }: Persona): string | "open" | null {
  const names = ["customer", "assistant", name.toLowerCase(), name.split(" ")[0]?.toLowerCase() ?? ""];
  const start = answer.toLowerCase().replace(/^\*+/, "");
  if (
    names.some(
      (one) => one.startsWith(start) || (start.startsWith(one) && /^\*{0,2}\s*$/.test(start.slice(one.length))),
    )
  )
    return "open";
  const found = /^\*{0,2}([\p{L} .'-]{2,40}?)\*{0,2}\s*:\*{0,2}\s*/u.exec(answer);
  return found && names.includes(found[1]?.toLowerCase() ?? "") ? found[0] : null;
}
