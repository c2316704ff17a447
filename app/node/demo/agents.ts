import type { CustomerState } from "#core/customer/customer-state.ts";
import { openObjection } from "#core/customer/objections.ts";
import { assemblePractice, findScenario } from "#core/library/library.ts";
import { type Exchange, openRehearsal, sayLine } from "#core/rehearsals/rehearsal.ts";
import type { Practice } from "#core/scenarios/practice.ts";
import type { Gap, Objection, Scenario } from "#core/scenarios/schema.ts";

/** Scripted agents of four qualities, for tests, benches and demo data. */
export type AgentKind = "strong" | "fair" | "weak" | "rude";

/** Plausible lines for a whole conversation of this scenario, as said to its first customer at the realistic level. */
export function agentLines(kind: AgentKind, scenarioId: string): string[] {
  const scenario = findScenario(scenarioId);
  const practice =
    scenario && assemblePractice({ scenarioId, personaId: scenario.customers[0] ?? "", level: 2, seed: 7 });
  return practice ? linesWith(kind, practice) : [];
}

/** The same to this very customer: what a line gives back is what this customer said. */
export function linesWith(kind: AgentKind, practice: Practice): string[] {
  return converse(practice, kind).map((exchange) => exchange.agent);
}

/** A whole conversation with an agent who listens to what the customer says (or does not). */
export function converse(practice: Practice, kind: AgentKind, mostTurns = 40): Exchange[] {
  const agent = agentOf(kind, practice);
  let rehearsal = openRehearsal(practice);
  for (let i = 0; i < mostTurns && !rehearsal.state.exit; i++)
    rehearsal = sayLine(rehearsal, agent(rehearsal.state, i));
  return rehearsal.exchanges;
}

type Agent = (state: CustomerState, index: number) => string;

function agentOf(kind: AgentKind, practice: Practice): Agent {
  switch (kind) {
    case "strong":
      return strongAgent(practice);
    case "fair":
      return fairAgent(practice);
    case "weak":
      return listAgent(weakLines(practice.scenario));
    case "rude":
      return listAgent(rudeLines(practice.scenario));
  }
}

/** Opens properly, asks, mirrors, takes objections apart, names gaps, recommends, books. */
function strongAgent(practice: Practice): Agent {
  const { scenario } = practice;
  const needs = [...scenario.needs.items];
  const gaps = [...scenario.gaps];
  let told = 0;
  let recommended = false;
  let explored = "";
  return (state, index) => {
    if (index === 0) return openingLine(scenario, practice);
    if (offeredBait(state)) return `I understand why you ask. ${scenario.bait?.safeLine ?? ""}`;
    const objection = findOpen(practice, state);
    if (objection && explored !== objection.id) {
      explored = objection.id;
      return `${objection.exampleAcknowledge} ${objection.exampleExplore}`;
    }
    if (objection) return objection.exampleAnswer;
    const heardNow = state.disclosed.slice(told);
    told = state.disclosed.length;
    const mirror = index % 2 === 0 && heardNow.length > 0 ? mirrorOf(scenario, heardNow) : "";
    const need = needs.shift();
    const enough =
      state.disclosed.length >= scenario.needs.needed ||
      (state.agentTurns >= practice.difficulty.patienceTurns && practice.difficulty.level > 1);
    if (need && !enough) return [mirror, need.exampleQuestion].filter(Boolean).join(" ");
    const gap = gaps.find((one) => one.tiedTo.some((fact) => state.disclosed.includes(fact)));
    if (gap && gaps.length > scenario.gaps.length - 2) {
      gaps.splice(gaps.indexOf(gap), 1);
      return [mirror, gap.exampleLine, "Does that make sense?"].filter(Boolean).join(" ");
    }
    if (!recommended) {
      recommended = true;
      return recommendation(scenario);
    }
    return NEXT_STEPS[index % NEXT_STEPS.length] ?? "";
  };
}

/** Asks some of it, answers an objection before asking about it, names one gap, books without a recap. */
function fairAgent(practice: Practice): Agent {
  const { scenario } = practice;
  const needs = scenario.needs.items.slice(0, 5);
  let isGapNamed = false;
  const tries = new Map<string, number>();
  let closes = 0;
  return (state, index) => {
    if (index === 0) return `Hi, this is Jordan with Harbor Insurance, ${purposeOf(scenario)}.`;
    if (offeredBait(state)) return "Sorry, I can't do that.";
    const objection = findOpen(practice, state);
    const tried = objection ? (tries.get(objection.id) ?? 0) : 0;
    if (objection && tried < 2) {
      tries.set(objection.id, tried + 1);
      return tried === 0 ? `I hear you. ${objection.exampleAnswer}` : objection.exampleExplore;
    }
    const need = needs.shift();
    if (need) return need.exampleQuestion;
    const gap = isGapNamed ? undefined : scenario.gaps.find((one) => isSeen(one, state));
    isGapNamed = true;
    if (gap) return gap.exampleLine;
    closes++;
    return closes === 1
      ? "I'd recommend we put together a quote with better coverage because of what you told me."
      : (FAIR_CLOSES[closes % FAIR_CLOSES.length] ?? "");
  };
}

/** All that it rests on was told. */
function isSeen({ tiedTo }: Gap, { disclosed }: CustomerState): boolean {
  return tiedTo.every((fact) => disclosed.includes(fact));
}

const FAIR_CLOSES = [
  "Okay. Can we set up a quick call tomorrow at 4 to go over the numbers? I'll send an invite.",
  "Would Friday at 10 work for a short call? I can send you the quote before.",
];

function listAgent(lines: string[]): Agent {
  return (_state, index) => lines[index] ?? lines[index % lines.length] ?? "Okay.";
}

function openingLine(scenario: Scenario, practice: Practice): string {
  const first = practice.persona.name.split(" ")[0];
  const opening = `Hi ${first}, this is Jordan Avery with Harbor Insurance on a recorded line`;
  return scenario.call === "inbound"
    ? `${opening}. Thanks for calling, I'm happy to help. Is it okay if I ask a few questions first, and then I'll tell you what I see?`
    : `${opening}. I'm calling ${purposeOf(scenario).replace(/^calling /, "")}. Do you have a few minutes? I'd like to ask a few questions, then tell you what I see.`;
}

function purposeOf(scenario: Scenario): string {
  switch (scenario.line) {
    case "auto":
      return "calling about your car insurance";
    case "home":
      return "calling about the insurance for your home";
    case "life":
      return "calling about the life insurance information you asked for";
    case "commercial":
      return "calling because I noticed some changes at your business and I work with owners nearby";
  }
}

function mirrorOf(scenario: Scenario, ids: readonly string[]): string {
  const fact = scenario.facts.find((one) => one.id === ids.at(-1));
  return fact ? `So you're telling me there's ${fact.retold ?? fact.card}, that makes sense.` : "";
}

function recommendation(scenario: Scenario): string {
  const gap = scenario.gaps[0];
  return `Because of what you told me, I'd recommend we fix one thing first: ${(gap?.title ?? "the gap").toLowerCase()}. No policy covers everything, so I'd show you what it leaves out too, side by side with what you have now.`;
}

const NEXT_STEPS = [
  "To recap, we look at both side by side. Can we meet Thursday at 4? I'll send you a summary tonight and you bring the current policy.",
  "Let me sum up: we fix the biggest gap first. Could we talk Thursday at 4 pm for fifteen minutes? I'll email you the comparison tonight.",
];

function weakLines(scenario: Scenario): string[] {
  return [
    "Hi, I'm calling about insurance.",
    `We have really great ${scenario.line} policies at our company, with lots of coverage and discounts and we are one of the biggest agencies around, we've been in business for forty years and our customers love us.`,
    "Our policy includes many benefits and it covers a lot of things other policies don't.",
    "How much do you pay now? When does it renew? Do you have other policies? Any claims?",
    "We can definitely save you money.",
    "So do you want to go ahead and sign up today?",
    "It's a really good price, around $150 a month.",
    "A lot of people buy this one.",
    "So can I get you started?",
    "What do you say, should I write it up?",
  ];
}

function rudeLines(scenario: Scenario): string[] {
  return [
    `Yeah hi, you need ${scenario.line} insurance, right?`,
    "Look, I don't have all day. You have to decide today, this price is gone tomorrow.",
    "That's a dumb reason. Stop stalling and just sign.",
    "You people always make excuses. Are you even listening?",
    "Whatever. You're being ridiculous.",
  ];
}

function findOpen(practice: Practice, state: CustomerState): Objection | null {
  const open = openObjection(state);
  return (open && practice.objections.find((one) => one.id === open.id)) ?? null;
}

function offeredBait(state: CustomerState): boolean {
  const last = state.marks.findLast((mark) => mark.type === "bait");
  return last?.type === "bait" && last.stage === "offered";
}
