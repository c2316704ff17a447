import type { Turn } from "../conversations/turns.ts";
import { contentWordsOf, sentencesOf, wordsOf } from "../scoring/metrics/wording.ts";
import { agentTurnsOf } from "../scoring/reading.ts";
import type { Evidence } from "../scoring/score.ts";

export type ScriptLine = { id: string; text: string; kind: "line" | "question" | "forbidden" };
export type ScriptSection = { id: string; title: string; lines: ScriptLine[] };

/** How a line of the script was said. For a forbidden line "missed" is the good result. */
export type LineCoverage = ScriptLine & { status: "verbatim" | "paraphrased" | "missed"; evidence: Evidence | null };
export type SectionCoverage = {
  id: string;
  title: string;
  lines: LineCoverage[];
  /** Lines and questions said, and how many there are; forbidden lines are not counted. */
  covered: number;
  total: number;
  /** Forbidden lines that were said. */
  broken: number;
};

/** Ticks of a sales script: which of its lines the agent said, in which words. */
export function coverScript(sections: readonly ScriptSection[], turns: readonly Turn[]): SectionCoverage[] {
  const spoken = agentTurnsOf(turns);
  return sections.map(({ id, title, lines }) => {
    const covered = lines.map((line) => coverLine(line, spoken));
    const wanted = covered.filter(({ kind }) => kind !== "forbidden");
    return {
      id,
      title,
      lines: covered,
      covered: wanted.filter(({ status }) => status !== "missed").length,
      total: wanted.length,
      broken: covered.filter(({ kind, status }) => kind === "forbidden" && status !== "missed").length,
    };
  });
}

function coverLine(line: ScriptLine, spoken: readonly Turn[]): LineCoverage {
  const verbatim = findVerbatim(line, spoken);
  if (verbatim) return { ...line, status: "verbatim", evidence: verbatim };
  const paraphrase = findParaphrase(line, spoken);
  return paraphrase
    ? { ...line, status: "paraphrased", evidence: paraphrase }
    : { ...line, status: "missed", evidence: null };
}

/** Word for word, with case and punctuation left aside; a placeholder ("[name]") stands for one to four words. */
function findVerbatim(line: ScriptLine, spoken: readonly Turn[]): Evidence | null {
  const parts = line.text.split(PLACEHOLDER).map((part) => wordsOf(part).map(escapePattern).join(BETWEEN_WORDS));
  const known = parts.filter((part) => part !== "");
  if (wordsOf(known.join(" ")).length < MIN_VERBATIM_WORDS) return null;
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])${known.join(FILLED_PLACEHOLDER)}(?![\\p{L}\\p{N}])`, "iu");
  for (const turn of spoken) {
    const match = pattern.exec(turn.text.replaceAll("’", "'"));
    if (match) return { turn: turn.index, quote: turn.text.slice(match.index, match.index + match[0].length) };
  }
  return null;
}

/** Enough of the line's meaning-bearing words in one or two sentences in a row. */
function findParaphrase(line: ScriptLine, spoken: readonly Turn[]): Evidence | null {
  const wanted = new Set(contentWordsOf(line.text.replace(PLACEHOLDER, " ")));
  if (wanted.size < MIN_PARAPHRASE_WORDS) return null;
  const needed = line.kind === "forbidden" ? FORBIDDEN_SHARE : PARAPHRASE_SHARE;
  let best: { share: number; evidence: Evidence } | null = null;
  for (const turn of spoken) {
    for (const quote of passagesOf(turn.text)) {
      const said = new Set(contentWordsOf(quote));
      const share = [...wanted].filter((word) => said.has(word)).length / wanted.size;
      if (share >= needed && share > (best?.share ?? 0)) best = { share, evidence: { turn: turn.index, quote } };
    }
  }
  return best?.evidence ?? null;
}

/** Each sentence, and each pair of neighbours as it stands in the turn. */
function passagesOf(text: string): string[] {
  const sentences = sentencesOf(text);
  const pairs = sentences.slice(1).flatMap((second, place) => {
    const start = text.indexOf(sentences[place] ?? "");
    const end = text.indexOf(second, start) + second.length;
    return start < 0 || end <= start ? [] : [text.slice(start, end)];
  });
  return [...sentences, ...pairs];
}

function escapePattern(word: string): string {
  return word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}

const PLACEHOLDER = /\[[^\]]*\]|\{[^}]*\}|<[^>]*>|_{2,}/g;
const BETWEEN_WORDS = "[^\\p{L}\\p{N}]+";
const FILLED_PLACEHOLDER = "[^\\p{L}\\p{N}]+(?:[^\\s]+\\s+){0,4}?[^\\p{L}\\p{N}]*";
const MIN_VERBATIM_WORDS = 2;
const MIN_PARAPHRASE_WORDS = 2;
const PARAPHRASE_SHARE = 0.6;
/** An accusation needs more than a likeness. */
const FORBIDDEN_SHARE = 0.8;
