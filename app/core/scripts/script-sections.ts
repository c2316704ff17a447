/** Reads a sales script the way an agent wrote it: headings, the lines to say, the questions to ask, the words never to use. */

export type ScriptLineKind = "line" | "question" | "forbidden";
export type ScriptLine = { id: string; text: string; kind: ScriptLineKind };
export type ScriptSection = { id: string; title: string; lines: ScriptLine[] };

const MAX_SECTIONS = 100;
const MAX_LINES = 1_000;
/** Longer paragraphs are split into sentences, so that a line is something one can say. */
const LONG_LINE = 240;

/**
 * Takes normalised text. Ids are positions ("s2", "s2.3"), stable for the same text. What the customer says and stage directions
 * are left out: a section holds only what the agent says or must not say.
 */
export function splitIntoSections(text: string): ScriptSection[] {
  const paragraphs = joinWrappedLines(text.split("\n"));
  const drafts: Draft[] = [{ title: "Opening", lines: [] }];
  let forbidden: "no" | "yes" | "as-a-list" = "no";

  paragraphs.forEach((paragraph, index) => {
    const draft = drafts[drafts.length - 1];
    if (!draft) return;
    if (isHeading(paragraph, paragraphs, index)) {
      const title = titleOf(paragraph.text);
      drafts.push({ title, lines: [] });
      forbidden = FORBIDS.test(title) ? "yes" : "no";
      return;
    }
    const objection = OBJECTION.exec(paragraph.text)?.[1];
    if (objection !== undefined) {
      drafts.push({ title: `${ON_OBJECTION}${objection}`, lines: [] });
      forbidden = "no";
      return;
    }
    if (STAGE_DIRECTION.test(paragraph.text) || CUSTOMER_SPEAKS.test(paragraph.text)) return;
    const next = draft.title.startsWith(ON_OBJECTION) ? AFTER_OBJECTION.exec(paragraph.text)?.[1] : undefined;
    const section = next === undefined ? draft : { title: next, lines: [] };
    if (section !== draft) drafts.push(section);
    const isItem = BULLET.test(paragraph.text);
    const spoken = spokenText(paragraph.text);
    if (spoken === "") return;
    if (spoken.endsWith(":")) {
      forbidden = FORBIDS.test(spoken) ? "yes" : "no";
      if (forbidden === "yes" || LEAD_IN.test(spoken)) return;
    }
    // A bulleted list of forbidden words ends with its last bullet; one without bullets ends with its section.
    if (forbidden === "yes" && isItem) forbidden = "as-a-list";
    else if (forbidden === "as-a-list" && !isItem && paragraph.afterBlank) forbidden = "no";
    const isForbidden = forbidden !== "no" || FORBIDDEN_LINE.test(spoken);
    for (const text of spoken.length > LONG_LINE ? sentencesOf(spoken) : [spoken]) {
      section.lines.push({ text, kind: isForbidden ? "forbidden" : isQuestion(text) ? "question" : "line" });
    }
  });

  return numbered(drafts);
}

type Draft = { title: string; lines: { text: string; kind: ScriptLineKind }[] };
type Paragraph = { text: string; afterBlank: boolean };

const BULLET = /^(?:[-*\u2022\u25aa\u25cf\u25e6\u2023\u2013\u2014\u00b7]|o(?= )|\(?\d{1,2}[.)]|\(?[a-zA-Z][.)])\s+/;
const NUMBER = /^\(?(\d{1,2})[.)]\s+/;
const AGENT_SPEAKS = /^(?:agent|rep|producer|you|me|advisor|adviser|caller)\s*[:\u2013\u2014-]\s*/i;
const CUSTOMER_SPEAKS = /^(?:customer|client|prospect|lead|them|they|caller response)\s*:/i;
/** "Opening: Hi, this is ...": what kind of line it is, and no word of it. */
const KIND_OF_LINE =
  /^(?:opening|intro(?:duction)?|greeting|discovery|questions?|rebuttal|answer|response|reply|clos(?:e|ing)|next step)\s*:\s+(?=\S)/i;
/** What stands below it answers this objection, up to the next heading or to a line of another kind. */
const OBJECTION = /^objection\s*:\s*(\S.*?)[.\s]*$/i;
const ON_OBJECTION = "Objection: ";
const AFTER_OBJECTION =
  /^(opening|intro(?:duction)?|greeting|discovery|questions?|clos(?:e|ing)|next step)\s*:\s+(?=\S)/i;
const STARTS_ANEW = [AGENT_SPEAKS, CUSTOMER_SPEAKS, OBJECTION];
const STAGE_DIRECTION = /^(?:\([^)]*\)|\[[^\]]*\]|<[^>]*>)$/;
const LEAD_IN =
  /^(?:then |and |now |next,? )*(?:say|ask|tell them|reply|respond|answer|continue|you say|you ask|use this)\b[^.?!]{0,40}:$/i;
const FORBIDS =
  /\b(?:never|do not|don['\u2019]t|avoid|must not|not to|cannot|can['\u2019]t)\b[^.?!]{0,40}\b(?:say|saying|promise|promises|use|mention|tell|words?|phrases?|claims?|do)\b|\b(?:forbidden|prohibited|banned|off-limits)\b|^(?:don['\u2019]?ts|what not to say|words to avoid|things to avoid)\b/i;
const FORBIDDEN_LINE =
  /^(?:never|do not|don['\u2019]t|avoid)\s+(?:ever\s+)?(?:say|saying|promise|promising|guarantee|guaranteeing|tell|telling|claim|claiming|mention|mentioning|use|using|call|calling|imply|implying|quote|quoting)\b/i;
const NAMED_HEADING =
  /^(?:section|part|step|phase|stage|chapter|module|objection)\s+(?:#?\d{1,2}|[ivx]{1,4}|[a-z]|one|two|three|four|five|six|seven|eight)\b/i;
const ENDS_SENTENCE = /[.?!:;\u2026]["'\u201d\u2019)\]]*$/;

/** A PDF breaks a sentence at the margin: such lines belong together again. */
function joinWrappedLines(lines: string[]): Paragraph[] {
  const joined: Paragraph[] = [];
  let afterBlank = true;
  for (const raw of lines) {
    const line = raw.replaceAll("\t", " ").trim();
    if (line === "") {
      afterBlank = true;
      continue;
    }
    const previous = joined[joined.length - 1];
    if (previous && !afterBlank && continues(previous.text, line)) previous.text = `${previous.text} ${line}`;
    else joined.push({ text: line, afterBlank });
    afterBlank = false;
  }
  return joined;
}

function continues(previous: string, line: string): boolean {
  if (ENDS_SENTENCE.test(previous) || BULLET.test(line) || STARTS_ANEW.some((start) => start.test(line))) return false;
  if (/^[#[(<]/.test(line) || isCapitals(previous) || isCapitals(line)) return false;
  return /^[\p{Ll}"'\u201c]/u.test(line) || previous.length >= 60;
}

function isHeading(paragraph: Paragraph, all: Paragraph[], index: number): boolean {
  const { text } = paragraph;
  if (/^#{1,6}\s/.test(text)) return true;
  const bare = text.replace(NUMBER, "");
  const words = bare.split(/\s+/).length;
  if (bare.length > 80 || words > 12 || AGENT_SPEAKS.test(text) || CUSTOMER_SPEAKS.test(text)) return false;
  if (/^["'\u201c(]/.test(bare) || /[?!,;]$/.test(bare)) return false;
  if (text.endsWith(":"))
    return !LEAD_IN.test(bare) && !/^[-*\u2022]/.test(text) && words <= 10 && /^[\p{Lu}\d]/u.test(bare);
  if (/\.$/.test(bare)) return false;
  if (isCapitals(bare) || NAMED_HEADING.test(bare)) return true;
  if (NUMBER.test(text)) return words <= 6 && !hasNumberedNeighbour(all, index);
  if (BULLET.test(text)) return false;
  const next = all[index + 1];
  return (
    paragraph.afterBlank &&
    words <= 6 &&
    bare.length <= 50 &&
    /^\p{Lu}/u.test(bare) &&
    next !== undefined &&
    !isShortLabel(next)
  );
}

/** Two short lines in a row are a list of words, not a heading and its text. */
function isShortLabel(paragraph: Paragraph): boolean {
  return (
    paragraph.text.length <= 50 &&
    !ENDS_SENTENCE.test(paragraph.text) &&
    !BULLET.test(paragraph.text) &&
    !paragraph.afterBlank
  );
}

/** "1. Discovery" above its text is a heading; "1. Ask about drivers" right above "2. ..." is a list. */
function hasNumberedNeighbour(all: Paragraph[], index: number): boolean {
  return [all[index - 1], all[index + 1]].some((neighbour) => neighbour !== undefined && NUMBER.test(neighbour.text));
}

function isCapitals(text: string): boolean {
  const letters = text.replace(/[^\p{L}]/gu, "");
  return letters.length >= 4 && letters === letters.toUpperCase() && letters !== letters.toLowerCase();
}

function titleOf(text: string): string {
  const title = text
    .replace(/^#{1,6}\s+/, "")
    .replace(NUMBER, "")
    .replace(/[*_#:\s]+$/, "")
    .replace(/^[*_]+/, "");
  return title === "" ? text : title;
}

function spokenText(text: string): string {
  return text
    .replace(BULLET, "")
    .replace(AGENT_SPEAKS, "")
    .replace(KIND_OF_LINE, "")
    .replace(/^(?:say|ask)\s*:\s*/i, "")
    .replace(/^["'\u201c]+|["'\u201d]+$/g, "")
    .trim();
}

function sentencesOf(text: string): string[] {
  return text.split(/(?<=[.?!]["'\u201d\u2019)]?)\s+(?=["'\u201c(]?\p{Lu})/u);
}

function isQuestion(text: string): boolean {
  return /\?["'\u201d\u2019)\]]*$/.test(text);
}

function numbered(drafts: Draft[]): ScriptSection[] {
  let room = MAX_LINES;
  return drafts
    .filter((draft) => draft.lines.length > 0)
    .slice(0, MAX_SECTIONS)
    .map((draft, section) => {
      const lines = draft.lines.slice(0, Math.max(0, room));
      room -= lines.length;
      return {
        id: `s${section + 1}`,
        title: draft.title,
        lines: lines.map((line, at) => ({ id: `s${section + 1}.${at + 1}`, ...line })),
      };
    })
    .filter((section) => section.lines.length > 0);
}
