import type { Practice } from "../../scenarios/practice.ts";
import type { Fact } from "../../scenarios/schema.ts";
import type { CustomerState, Exit } from "../customer-state.ts";
import { settleObjection } from "../deciding/decide.ts";
import type { Situation } from "../deciding/decision.ts";
import { AGENT_LEFT, exitReason } from "../deciding/exits.ts";
import { angerCause } from "../deciding/last-straw.ts";
import { isProposal } from "../deciding/proposals.ts";
import { type AgentLine, hearLine } from "../engine.ts";
import { quoteOf } from "../mark-writer.ts";
import type { Mark } from "../marks.ts";
import { findObjection, openObjection, wordsFor } from "../objections.ts";
import { fillSlots, sentenceKeys } from "../phrase.ts";
import { withLine } from "../said-line.ts";
import { namesDate } from "../understanding/acts.ts";
import { heardAct } from "../understanding/heard.ts";
import { normalise, sharedWords, wordsSaid } from "../understanding/normalise.ts";
import { keptWords } from "../understanding/question.ts";
import { asksToStop, endInWords } from "./customer-words.ts";
import { asItStands, type ExchangeReading, provenReading } from "./exchange-reading.ts";
import { factsTold } from "./facts-told.ts";
import { findSlip } from "./guard.ts";
import { type Policy, policyFor } from "./policy.ts";
import { rereadBy } from "./reread.ts";

type CustomerReading = ExchangeReading["customer"];
type Reply = { turn: number; text: string };
/** Something that the customer did in a reply, and the words that show it. */
type Shown = { id: string; quote: string };

/** The agent's line, and the answer that a model gave in its own words. */
export type SpokenExchange = { line: AgentLine; reply: Reply };

/**
 * The state after an exchange in which a model spoke. What was told, objected to and agreed is read out of the words: by `reading`,
 * a model's, of which only what its quotes prove counts; by the rules where there is none. The policy is the one that the model
 * spoke under, which the rules had made of the agent's line. Pure: the same exchange and reading give the same state.
 */
export function takeExchange(
  practice: Practice,
  before: CustomerState,
  { line, reply }: SpokenExchange,
  reading: ExchangeReading | null,
): CustomerState {
  const byRules = hearLine(practice, before, line);
  const policy = policyFor(byRules);
  if (!reading) return takeReply(byRules, policy, reply, null);
  const proven = provenReading(reading, { agent: line.text, customer: reply.text });
  const situation = hearLine(practice, before, line, rereadBy(proven, practice, line.text));
  const state = takeReply(situation, policy, reply, proven.customer);
  return { ...state, marks: [...state.marks, ...viewMarks(proven, line)] };
}

function takeReply(situation: Situation, policy: Policy, reply: Reply, read: CustomerReading | null): CustomerState {
  const told = factsIn(situation, reply, read);
  const raised = objectionsIn(situation, policy, reply, read);
  const isStopping = policy.leaving === "asked-to-stop" && asksToStop(reply.text);
  const isBaiting = policy.bait !== null && saysMuchOf(reply.text, policy.bait);
  const exit = endOf(situation, policy, reply, read);
  const settled = settleObjection(situation);
  return {
    ...settled,
    disclosed: [...settled.disclosed, ...told.map(({ fact }) => fact.id)],
    objections: withRaised(settled.objections, raised, reply.turn),
    said: [...new Set([...settled.said, ...sentenceKeys(reply.text)])],
    marks: [
      ...settled.marks,
      ...told.map(
        ({ fact, quote }): Mark => ({
          type: "disclosed",
          fact: fact.id,
          item: fact.item,
          asked: isAskedFor(situation, fact),
          turn: reply.turn,
          quote,
          ...(read && { by: "model" }),
        }),
      ),
      ...objectionMarks(situation, raised, reply, read !== null),
      ...(isBaiting && situation.practice.scenario.bait ? [baitMark(situation.practice.scenario.bait.id, reply)] : []),
      ...(isStopping ? [stopMark(reply)] : []),
    ],
    exit,
    memory: {
      ...remembered(situation, policy, reply, read, isBaiting),
      stopAsked: situation.memory.stopAsked || isStopping,
      ...(raised.length > 0 && { sinceObjection: 0, objectionIdle: 0 }),
      ...(exit && { slip: null }),
    },
  };
}

/** What a model holds of lines that the rules suspect, as marks of the agent's turn. */
function viewMarks(reading: ExchangeReading, line: { turn: number; text: string }): Mark[] {
  return reading.agent.suspicions.flatMap(({ rule, verdict, quote }): Mark[] =>
    verdict === "unclear"
      ? []
      : [
          {
            type: "compliance-view",
            rule,
            verdict,
            turn: line.turn,
            quote: asItStands(line.text, quote) ?? quote,
            by: "model",
          },
        ],
  );
}

/** By a reading, what it found: what the rules alone took for told in such talks was never told. Else what the rules find. */
function factsIn({ practice, state }: Situation, { text }: Reply, read: CustomerReading | null) {
  if (!read) return factsTold(practice, state, text).map((fact) => ({ fact, quote: quoteOf(text) }));
  const isRead = read.told.flatMap(({ fact: id, quote }) => {
    const fact = practice.scenario.facts.find((one) => one.id === id);
    return fact && !state.disclosed.includes(id) ? [{ fact, quote: quoteOf(asItStands(text, quote) ?? quote) }] : [];
  });
  return [...new Map(isRead.map((one) => [one.fact.id, one])).values()];
}

function isAskedFor({ heard }: Situation, fact: Fact): boolean {
  return heard.questions.some(
    (question) => question.fact === fact.id || question.topic === fact.item || question.kind === "explore",
  );
}

/** By a reading, what it found; by the rules, the one that was due or any waiting one whose own words were used. */
function objectionsIn(situation: Situation, policy: Policy, reply: Reply, read: CustomerReading | null): Shown[] {
  const { practice, state, memory } = situation;
  if (read)
    return read.objections.flatMap(({ objection, did, quote }) =>
      did === "raised" && findObjection(practice, objection)
        ? [{ id: objection, quote: quoteOf(asItStands(reply.text, quote) ?? quote) }]
        : [],
    );
  const waiting = state.objections.filter(({ status }) => status === "waiting").map(({ id }) => id);
  return [...new Set([...(policy.due ? [policy.due.id] : []), ...waiting])].flatMap((id) => {
    const objection = findObjection(practice, id);
    const says = objection ? [...wordsFor(practice, objection), ...objection.saysAgain] : [];
    const share = id === policy.due?.id ? DUE_SHARE : RAISED_SHARE;
    const isRaised = says.some((words) => saysMuchOf(reply.text, fillSlots(words, practice, memory), share));
    return isRaised ? [{ id, quote: quoteOf(reply.text) }] : [];
  });
}

/** The share of an objection's own words that raises it; what was asked for is found by less. */
const RAISED_SHARE = 0.6;
const DUE_SHARE = 0.3;

function saysMuchOf(text: string, words: string, share = DUE_SHARE): boolean {
  const own = wordsSaid(words);
  return own.size > 0 && sharedWords(own, wordsSaid(text)) / own.size >= share;
}

function withRaised(
  objections: CustomerState["objections"],
  raised: readonly Shown[],
  turn: number,
): CustomerState["objections"] {
  const ids = new Set(raised.map(({ id }) => id));
  const added = [...ids].filter((id) => objections.every((one) => one.id !== id));
  return [
    ...objections.map((one) =>
      ids.has(one.id) && one.status === "waiting" ? { ...one, status: "open" as const, raisedAt: turn } : one,
    ),
    ...added.map((id) => ({
      id,
      status: "open" as const,
      raisedAt: turn,
      acknowledged: false,
      explored: false,
      answered: false,
      fromScript: false,
    })),
  ];
}

function objectionMarks(
  { state, handling }: Situation,
  raised: readonly Shown[],
  reply: Reply,
  isRead: boolean,
): Mark[] {
  const known = new Map(state.objections.map((one) => [one.id, one.status]));
  const by = isRead ? { by: "model" as const } : {};
  const at = { turn: reply.turn };
  const first = raised.filter(({ id }) => (known.get(id) ?? "waiting") === "waiting");
  const dropped = handling?.outcome === "dropped" || handling?.outcome === "returned" ? handling : null;
  return [
    ...first.map(({ id, quote }): Mark => ({ type: "objection", objection: id, stage: "raised", quote, ...at, ...by })),
    ...(dropped
      ? [
          {
            type: "objection" as const,
            objection: dropped.objection.id,
            stage: dropped.outcome === "dropped" ? ("dropped" as const) : ("returned" as const),
            quote: quoteOf(reply.text),
            ...at,
          },
        ]
      : []),
  ];
}

function baitMark(bait: string, { turn, text }: Reply): Mark {
  return { type: "bait", bait, stage: "offered", turn, quote: quoteOf(text) };
}

function stopMark({ turn, text }: Reply): Mark {
  return { type: "stop-request", stage: "asked", turn, quote: quoteOf(text) };
}

function remembered(
  situation: Situation,
  policy: Policy,
  reply: Reply,
  read: CustomerReading | null,
  isBaiting: boolean,
): CustomerState["memory"] {
  const { memory, heard } = situation;
  const asked = heard.questions.findLast(({ kind }) => kind === "topic");
  const subject = asked?.fact ?? asked?.slot ?? asked?.topic ?? null;
  const wants = proposes(situation);
  const asksWhen = wants && ASKS_WHEN.test(reply.text);
  return {
    ...withLine(memory, { turn: reply.turn, text: reply.text.slice(0, LINE_CHARACTERS) }),
    ...(asked &&
      subject !== null && {
        lastTopic: subject,
        lastSlot: asked.slot,
        told: { ...memory.told, [subject]: (memory.told[subject] ?? 0) + 1 },
        lastAsked: { ...memory.lastAsked, [subject]: keptWords(asked) },
      }),
    askedWhen: memory.askedWhen || asksWhen,
    refusals: memory.refusals + (wants && !asksWhen && policy.readiness === "not-yet" ? 1 : 0),
    hurryWarned: memory.hurryWarned || policy.hurries,
    bait: isBaiting ? "offered" : memory.bait,
    askedBack: false,
    meant: null,
    slip: agreedTooSoon(situation, policy, reply, read) ?? findSlip(situation, policy, reply.text)?.correction ?? null,
    own: [...memory.own, ...(read?.madeUp ?? [])].slice(-MOST_OWN),
  };
}

const LINE_CHARACTERS = 600;
/** More than a customer makes up in an hour. */
const MOST_OWN = 40;
const ASKS_WHEN = /\b(?:when|what (?:day|time)|which day)\b[^?]*\?/i;

function proposes(situation: Situation): boolean {
  return isProposal(situation, situation.heard.questions.at(-1) ?? null);
}

function saidEnd(situation: Situation, { text }: Reply, read: CustomerReading | null) {
  return read ? read.ended.how : endInWords(text, proposes(situation));
}

function agreedTooSoon(
  situation: Situation,
  policy: Policy,
  reply: Reply,
  read: CustomerReading | null,
): string | null {
  const how = saidEnd(situation, reply, read);
  return (how === "agreed" || how === "will-talk-again") && policy.readiness === "not-yet" && policy.leaving === null
    ? "You said yes to something that you see no reason for. Take it back in passing, as people do who spoke too fast."
    : null;
}

/** What ends the call: the state, which the words only dress; a yes that the state allows; a goodbye of either side. */
function endOf(situation: Situation, policy: Policy, reply: Reply, read: CustomerReading | null): Exit | null {
  const found = causeOfEnd(situation, policy, reply, read);
  if (!found) return null;
  const dated = namesDate(situation.heard.text) || namesDate(normalise(reply.text));
  return { kind: found.kind, turn: reply.turn, reason: exitReason({ ...found, dated }, situation.practice) };
}

function causeOfEnd(
  situation: Situation,
  policy: Policy,
  reply: Reply,
  read: CustomerReading | null,
): { kind: Exit["kind"]; cause: string } | null {
  const { state, memory, heard } = situation;
  switch (policy.leaving) {
    case "angry":
      return {
        kind: "walked-away",
        cause: memory.stopAsked ? "asked to be taken off the list and the agent went on" : angerCause(situation),
      };
    case "out-of-time":
      return { kind: "time-cap", cause: "" };
    case "left-alone":
      return { kind: "polite-no", cause: "asked to be taken off the list, and the agent respected it" };
    case "asked-to-stop":
      return null;
  }
  const how = saidEnd(situation, reply, read);
  if ((how === "agreed" || how === "will-talk-again") && policy.readiness !== "not-yet")
    return how === "agreed" && policy.readiness === "ready"
      ? { kind: "agreed", cause: "" }
      : {
          kind: "soft-yes",
          cause: openObjection(state) ? "an objection was still open" : "the reasons so far were not enough",
        };
  if (how === "declined" || how === "hung-up") {
    if (memory.patience <= 1) return { kind: "time-cap", cause: "" };
    return {
      kind: "polite-no",
      cause:
        memory.refusals >= 2
          ? "had been asked to commit before there was a reason to"
          : "saw no reason to go on with the call",
    };
  }
  const saysBye = heardAct(heard, "goodbye") !== null && heard.questions.length === 0 && state.agentTurns >= 2;
  return saysBye ? { kind: "polite-no", cause: AGENT_LEFT } : null;
}
