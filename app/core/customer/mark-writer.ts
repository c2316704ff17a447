import type { Practice } from "../scenarios/practice.ts";
import type { CustomerState } from "./customer-state.ts";
import type { Decision } from "./deciding/decision.ts";
import type { Mark } from "./marks.ts";
import type { Memory } from "./memory.ts";
import type { Handling } from "./objections.ts";
import type { Spoken } from "./phrase.ts";
import { stepParts } from "./understanding/acts.ts";
import { isRepeat } from "./understanding/asked-questions.ts";
import { type Heard, heardAct } from "./understanding/heard.ts";
import { contentWords, isCount } from "./understanding/normalise.ts";
import { usesWhatWasTold } from "./understanding/reflection.ts";

/** Quotes are verbatim and whole; only a very long one is cut at a word, so that a stored state stays small. */
const QUOTE_CHARACTERS = 280;

export function quoteOf(text: string): string {
  const trimmed = text.trim();
  if (trimmed.length <= QUOTE_CHARACTERS) return trimmed;
  const cut = trimmed.slice(0, QUOTE_CHARACTERS);
  return cut.slice(0, Math.max(cut.lastIndexOf(" "), 40)).trim();
}

type AgentTurn = {
  practice: Practice;
  state: CustomerState;
  memory: Memory;
  heard: Heard;
  handling: Handling | null;
  bait: "declined" | "taken" | null;
  turn: number;
};

export function agentMarks({ practice, state, memory, heard, handling, bait, turn }: AgentTurn): Mark[] {
  const marks: Mark[] = [];
  const quoteFor = (kind: Parameters<typeof heardAct>[1]) => {
    const act = heardAct(heard, kind);
    return act ? quoteOf(act.sentence.quote) : null;
  };
  const seen = new Set(state.marks.flatMap((mark) => (mark.type === "opening" ? [mark.aspect as string] : [])));
  for (const aspect of ["name", "agency", "purpose", "permission", "recording", "agenda"] as const) {
    const quote = quoteFor(aspect);
    if (quote && !seen.has(aspect)) marks.push({ type: "opening", aspect, turn, quote });
  }
  const asked = heard.questions.filter((question) => !["permission", "proposal", "statement"].includes(question.kind));
  const inquiries = asked.filter((question) =>
    ["topic", "explore", "unknown", "anything-else"].includes(question.kind),
  );
  for (const question of asked) {
    marks.push({
      type: "question",
      open: question.open,
      topic: question.topic,
      stacked: inquiries.indexOf(question) > 0,
      repeated: isRepeat(question, memory.told, memory.lastAsked),
      whyNow: question.whyNow,
      ...(question.topic !== null && {
        chance: Math.round(Math.max(question.slotChance, question.topicChance) * 100) / 100,
      }),
      turn,
      quote: quoteOf(question.sentence.quote),
    });
  }
  const checkBack = heard.questions.find((question) => question.kind === "confirm");
  if (checkBack) marks.push({ type: "check-back", turn, quote: quoteOf(checkBack.sentence.quote) });
  const reflection = quoteFor("reflection");
  if (reflection)
    marks.push({ type: "reflection", usesWordsOf: memory.lastLine?.turn ?? null, turn, quote: reflection });
  // "Oh no. I'm so sorry for her.": of several, the one that says most.
  const acknowledging = heard.acts
    .filter(({ kind }) => kind === "acknowledgement")
    .map(({ sentence }) => sentence.quote);
  const [acknowledgement] = acknowledging.sort((a, b) => b.length - a.length);
  if (acknowledgement) marks.push({ type: "acknowledgement", turn, quote: quoteOf(acknowledgement) });
  for (const gap of heard.gaps) {
    const before = state.marks.some((mark) => mark.type === "gap" && mark.gap === gap.id && (mark.tied || !gap.tied));
    if (!before)
      marks.push({
        type: "gap",
        gap: gap.id,
        tied: gap.tied,
        plain: gap.plain,
        scare: gap.scare,
        turn,
        quote: quoteOf(gap.sentence.quote),
      });
  }
  const recommendation = quoteFor("recommendation");
  if (recommendation) {
    marks.push({
      type: "recommendation",
      linkedToNeed: isLinked(heard, { practice, state }),
      limitsSaid: heardAct(heard, "limits") !== null,
      compared: heardAct(heard, "comparison") !== null,
      turn,
      quote: recommendation,
    });
  }
  for (const type of ["limits", "comparison"] as const) {
    const quote = quoteFor(type);
    if (quote) marks.push({ type, turn, quote });
  }
  const price = quoteFor("price");
  if (price) marks.push({ type: "price", tied: saysWhatFor(heard, { practice, state }), turn, quote: price });
  const nextStep = quoteFor("next-step");
  if (nextStep) marks.push({ type: "next-step", ...stepParts(heard), turn, quote: nextStep });
  const recap = quoteFor("recap");
  if (recap) marks.push({ type: "recap", turn, quote: recap });
  const closeAsk = quoteFor("close-ask");
  if (closeAsk) marks.push({ type: "close-ask", turn, quote: closeAsk });
  // A customer who is frightened is pressed.
  const pressure = quoteFor("pressure") ?? quoteFor("scare");
  if (pressure) marks.push({ type: "pressure", afterClearNo: memory.refusals > 0, turn, quote: pressure });
  const insult = quoteFor("insult");
  if (insult) marks.push({ type: "insult", turn, quote: insult });
  if (bait && practice.scenario.bait)
    marks.push({
      type: "bait",
      bait: practice.scenario.bait.id,
      stage: bait,
      turn,
      quote: quoteOf(heard.sentences[0]?.quote ?? ""),
    });
  if (memory.stopAsked)
    marks.push({
      type: "stop-request",
      stage: quoteFor("stop-honoured") ? "honoured" : "ignored",
      turn,
      quote: quoteOf(heard.sentences[0]?.quote ?? ""),
    });
  if (handling) marks.push(...handlingMarks(handling, turn));
  // Silence leaves nothing to quote, so it leaves no mark.
  return marks.filter((mark) => mark.quote !== "");
}

export function customerMarks(
  decision: Decision,
  { pieces, line }: Pick<Spoken, "pieces" | "line">,
  practice: Practice,
  turn: number,
): Mark[] {
  const marks: Mark[] = [];
  const quote = (key: string) => quoteOf(pieces.get(key) ?? "");
  for (const told of decision.told) {
    marks.push({
      type: "disclosed",
      fact: told.fact,
      item: practice.scenario.facts.find((fact) => fact.id === told.fact)?.item ?? null,
      asked: told.asked,
      turn,
      quote: quote(told.key),
    });
  }
  for (const id of decision.raised)
    marks.push({ type: "objection", objection: id, stage: "raised", turn, quote: quote(`objection:${id}`) });
  for (const id of decision.returned.filter((one) => pieces.has(`objection:${one}`)))
    marks.push({ type: "objection", objection: id, stage: "returned", turn, quote: quote(`objection:${id}`) });
  // Let go without a word about it: the quote is what the customer said instead.
  for (const id of decision.dropped)
    marks.push({
      type: "objection",
      objection: id,
      stage: "dropped",
      turn,
      quote: quote(`dropped:${id}`) || quoteOf(line),
    });
  if (decision.baited && practice.scenario.bait)
    marks.push({ type: "bait", bait: practice.scenario.bait.id, stage: "offered", turn, quote: quote("bait") });
  if (decision.askedToStop) marks.push({ type: "stop-request", stage: "asked", turn, quote: quote("stop") });
  return marks;
}

/** A price is for something: what it buys, what it stands next to, or a reason of this customer's. */
function saysWhatFor(heard: Heard, turn: Pick<AgentTurn, "practice" | "state">): boolean {
  return saysWhatItBuys(heard) || heardAct(heard, "comparison") !== null || isLinked(heard, turn);
}

/** "Eighteen more a month for that." says for what only beside another sentence. */
function saysWhatItBuys({ text, sentences }: Heard): boolean {
  return BUYS.test(text) || (sentences.length > 1 && /\bfor (?:that|it|this)\b/.test(text));
}

const BUYS =
  /\b(?:(?:gets?|buys?|gives?) you|in (?:return|exchange)|(?:that|it|and) (?:pays|covers|includes|adds|takes|raises))\b/;

/** A recommendation has a reason of this customer's: it says so, names a gap of theirs, or uses what they told. */
function isLinked(heard: Heard, { practice, state }: Pick<AgentTurn, "practice" | "state">): boolean {
  const context = { practice, disclosed: state.disclosed };
  if (heard.reread) return heard.reread.linkedToNeed;
  return (
    GIVES_REASON.test(heard.text) ||
    heard.gaps.some((gap) => gap.tied) ||
    // "A two hundred fifty thousand twenty-year term" uses no word of who has twenty-five thousand.
    usesWhatWasTold(new Set([...contentWords(heard.text)].filter((word) => !isCount(word))), context)
  );
}

const GIVES_REASON =
  /\b(?:because|since|given|you (?:said|told|mentioned)|so that|that way|for your|with (?:the|your)|that is (?:the reason|why))\b/;

function handlingMarks(handling: Handling, turn: number): Mark[] {
  const at = (stage: "acknowledged" | "explored" | "answered" | "confirmed"): Mark => ({
    type: "objection",
    objection: handling.objection.id,
    stage,
    turn,
    quote: quoteOf(handling.quotes[stage]),
  });
  const marks: Mark[] = [];
  if (handling.acknowledged) marks.push(at("acknowledged"));
  if (handling.newlyExplored) marks.push(at("explored"));
  if (handling.newlyAnswered) marks.push(at("answered"));
  if (handling.confirmed) marks.push(at("confirmed"));
  if (handling.outcome === "resolved") {
    marks.push({
      type: "objection",
      objection: handling.objection.id,
      stage: "resolved",
      turn,
      quote: quoteOf(handling.quotes.answered || handling.quotes.explored || handling.quotes.acknowledged),
    });
  }
  return marks;
}
