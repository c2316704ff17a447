import type { Practice } from "../../scenarios/practice.ts";
import type { CustomerState } from "../customer-state.ts";
import type { Reread } from "../engine.ts";
import type { Memory } from "../memory.ts";
import { type Handling, handlingOf } from "../objections.ts";
import type { Act, Heard, NamedGap } from "../understanding/heard.ts";
import { speaksJargon } from "../understanding/jargon.ts";
import { normalise, type Sentence } from "../understanding/normalise.ts";
import type { Question, QuestionKind } from "../understanding/question.ts";
import { asItStands, type ExchangeReading, READ_ACTS } from "./exchange-reading.ts";

/** What a proven reading replaces of the rules' understanding of the agent's line. `line` is the line as it was said. */
export function rereadBy(reading: ExchangeReading, practice: Practice, line: string): Reread {
  const { agent } = reading;
  return {
    heard: (byRules) => heardAgain(byRules, agent, practice, line),
    handling: (state, memory, heard) => handledAgain(practice, state, memory, heard, agent, line),
    bait: agent.bait === "none" ? null : agent.bait,
  };
}

type AgentReading = ExchangeReading["agent"];

function heardAgain(byRules: Heard, agent: AgentReading, practice: Practice, line: string): Heard {
  const at = (quote: string) => sentenceWith(byRules.sentences, line, quote);
  const read = new Set<string>(READ_ACTS);
  const isAsking = agent.questions.length > 0;
  const acts: Act[] = [
    ...agent.acts.map(({ act, quote }) => ({ kind: act, sentence: at(quote) })),
    ...agent.gaps.map(({ quote }) => ({ kind: "gap" as const, sentence: at(quote) })),
    ...(isAsking ? [{ kind: "question" as const, sentence: at(agent.questions[0]?.quote ?? "") }] : []),
    ...byRules.acts.filter(({ kind }) => !read.has(kind) && kind !== "gap" && kind !== "question"),
  ];
  return {
    ...byRules,
    acts,
    questions: questionsAgain(byRules, agent, practice, at),
    gaps: gapsAgain(byRules, agent, practice, at),
    reread: {
      linkedToNeed: agent.recommendationIsLinked,
      step: { action: agent.nextStep.action, date: agent.nextStep.day, owner: agent.nextStep.who },
    },
  };
}

/** The rules' sentence that holds the quote, else the quote itself. Its quote is verbatim either way. */
function sentenceWith(sentences: readonly Sentence[], line: string, quote: string): Sentence {
  const words = asItStands(line, quote) ?? quote;
  const whole = sentences.find((sentence) => sentence.quote.includes(words));
  return whole ? { ...whole, quote: words } : { quote: words, text: normalise(words), asked: words.includes("?") };
}

const KINDS: Readonly<Record<string, QuestionKind>> = { other: "unknown", "small-talk": "wellbeing" };

function questionsAgain(
  byRules: Heard,
  agent: AgentReading,
  { scenario }: Practice,
  at: (quote: string) => Sentence,
): Question[] {
  // Leave, a proposal and "does that make sense" are no inquiries: the rules find them by their set phrases.
  const others = byRules.questions.filter(
    ({ kind }) => kind === "permission" || kind === "proposal" || kind === "confirm",
  );
  const inquiries = agent.questions.map(({ about, open, quote }): Question => {
    const sentence = at(quote);
    const known = byRules.questions.find(
      (one) => sentence.quote.includes(one.sentence.quote) || one.sentence.quote.includes(sentence.quote),
    );
    const fact = scenario.facts.find(({ item, id }) => item === about || id === about)?.id ?? null;
    return {
      slot: null,
      slotChance: 0,
      topicChance: 0,
      perhaps: null,
      perhapsChance: 0,
      asksNothing: false,
      form: open ? "how" : "yes-no",
      whyNow: /\bwhy\b/i.test(quote),
      probing: open,
      ...known,
      sentence,
      kind: KINDS[about] ?? "topic",
      open,
      topic: KINDS[about] ? null : about,
      fact,
    };
  });
  const isRead = ({ sentence }: Question) => inquiries.some((one) => one.sentence.quote.includes(sentence.quote));
  return [...inquiries, ...others.filter((one) => !isRead(one))];
}

function gapsAgain(
  byRules: Heard,
  agent: AgentReading,
  { scenario }: Practice,
  at: (quote: string) => Sentence,
): NamedGap[] {
  const scares = agent.acts.some(({ act }) => act === "scare");
  return scenario.gaps.flatMap(({ id }) => {
    const named = agent.gaps.filter((one) => one.gap === id);
    const best = named.find(({ tiedToThisCustomer }) => tiedToThisCustomer) ?? named[0];
    if (!best) return [];
    const sentence = at(best.quote);
    const plain = byRules.gaps.find((one) => one.id === id)?.plain ?? !speaksJargon(sentence.text);
    return { id, sentence, tied: best.tiedToThisCustomer, plain, scare: scares };
  });
}

function handledAgain(
  practice: Practice,
  state: CustomerState,
  memory: Memory,
  heard: Heard,
  agent: AgentReading,
  line: string,
): Handling | null {
  const quoteOf = (did: AgentReading["objection"][number]["did"]) => {
    const found = agent.objection.find((one) => one.did === did);
    return found ? (asItStands(line, found.quote) ?? "") : "";
  };
  const explored = quoteOf("explored");
  return handlingOf(practice, state, memory, heard, {
    quotes: {
      acknowledged: quoteOf("acknowledged"),
      explored,
      answered: quoteOf("answered"),
      confirmed: quoteOf("checked"),
    },
    exploration: heard.questions.find(({ sentence }) => explored !== "" && sentence.quote.includes(explored)) ?? null,
    isAttempt: agent.objection.length > 0,
  });
}
