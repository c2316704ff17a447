import { describe, expect, test } from "vitest";
import type { CustomerState } from "#core/customer/customer-state.ts";
import { tellable } from "#core/customer/deciding/decision.ts";
import { openCustomer } from "#core/customer/engine.ts";
import { findObjection } from "#core/customer/objections.ts";
import { openingInstructions, standingInstructions } from "#core/customer/speaking/standing-instructions.ts";
import { standingPolicy } from "#core/customer/speaking/standing-policy.ts";
import { assemblePractice, DEFAULT_CHOICE, scenarios } from "#core/library/library.ts";
import type { Practice } from "#core/scenarios/practice.ts";

const practice = practised();
const fresh = openCustomer(practice).state;

describe("what holds between two lines", () => {
  test("an angry customer may leave at the next push, a calm one stays", () => {
    expect(standingPolicy(practice, fresh, 1)).toMatchObject({ farewell: "refused", whenever: { provoked: null } });
    const angry = { ...fresh, irritation: practice.difficulty.walkAwayAt - 5 };
    expect(standingPolicy(practice, angry, 1)).toMatchObject({ farewell: "allowed", whenever: { provoked: "leaves" } });
  });

  test("a customer who would agree may leave with a yes, and is not cut off when the time runs out", () => {
    const ready = remembering({ ...fresh, interest: 100, objections: [] }, { patience: 0 });
    expect(standingPolicy(practice, ready, 1)).toMatchObject({
      readiness: "ready",
      farewell: "allowed",
      leaving: null,
    });
  });

  test("the answer is the last when no line leaves any time", () => {
    const left = remembering(fresh, { patience: practice.difficulty.turnCost / 2 });
    expect(standingPolicy(practice, left, 1)).toMatchObject({ farewell: "due", leaving: "out-of-time" });
    const more = remembering(fresh, { patience: practice.difficulty.turnCost / 2 + 0.01 });
    expect(standingPolicy(practice, more, 1)).toMatchObject({ farewell: "refused", leaving: null, hurries: true });
  });

  test("the answer is the last when the state has ended the call, or the agent was told to stop", () => {
    const gone: CustomerState = { ...fresh, exit: { kind: "walked-away", turn: 2, reason: "" } };
    expect(standingPolicy(practice, gone, 1)).toMatchObject({ farewell: "due", leaving: "angry" });
    expect(standingPolicy(practice, remembering(fresh, { stopAsked: true }), 1)).toMatchObject({
      farewell: "due",
      stopAsked: true,
    });
  });

  test("an objection that a line calls up is told with what calls it up, and none while another is open", () => {
    const close = withObjections("close");
    const { whenever } = standingPolicy(close.practice, { ...close.state, agentTurns: 5 }, 1);
    expect(whenever.askedForAYes?.trigger).toBe("close");
    expect(textOf(close.practice, { ...close.state, agentTurns: 5 })).toContain("If they ask for a yes");
    const price = withObjections("price");
    expect(standingPolicy(price.practice, { ...price.state, agentTurns: 5 }, 1).whenever.offered?.trigger).toBe(
      "price",
    );
    const open = price.state.objections.map((one) => ({ ...one, status: "open" as const }));
    expect(standingPolicy(price.practice, { ...price.state, objections: open }, 1).whenever).toMatchObject({
      askedForAYes: null,
      offered: null,
      touched: null,
    });
  });
});

describe("the instructions of a model that answers by itself", () => {
  test.each(scenarios.map(({ id, customers }) => [id, customers[0] ?? ""]))(
    "in %s begin with what never changes, fill every slot and keep what is held back apart",
    (scenarioId, personaId) => {
      const one = practised({ scenarioId, personaId, level: 3 });
      const { state, opening } = openCustomer(one);
      const text = textOf(one, state);
      const later = textOf(one, { ...state, trust: 80, agentTurns: 4 });
      const fixed = text.slice(0, text.indexOf("\n<now>"));
      expect(later.startsWith(fixed)).toBe(true);
      expect(openingInstructions(one, null, opening).startsWith(fixed)).toBe(true);
      expect(openingInstructions(one, null, opening)).toContain(`Say exactly this: "${opening}"`);
      expect(text).not.toMatch(/\{\w+\}/);
      const [, held = ""] = text.split("Not told to this agent yet");
      for (const fact of one.scenario.facts.filter((known) => !tellable(one, state, known)))
        expect(held.toLowerCase()).toContain(fact.card.replace(/\{.*/, "").toLowerCase());
    },
  );

  test("say once how the call may end", () => {
    const says = (state: CustomerState) => textOf(practice, state).match(/end_call/g)?.length;
    expect(says(fresh)).toBe(1);
    expect(textOf(practice, fresh)).toContain("You stay on the line");
    expect(textOf(practice, remembering(fresh, { patience: 0 }))).toContain("This answer is your last");
  });
});

function textOf(of: Practice, state: CustomerState): string {
  return standingInstructions(of, state, standingPolicy(of, state, 1), null);
}

function remembering(state: CustomerState, memory: Record<string, unknown>): CustomerState {
  return { ...state, memory: { ...state.memory, ...memory } };
}

/** A practice whose customer has only an objection of this kind, still waiting. */
function withObjections(trigger: string): { practice: Practice; state: CustomerState } {
  for (const { id, customers } of scenarios) {
    const one = practised({ scenarioId: id, personaId: customers[0] ?? "", level: 3 });
    const { state } = openCustomer(one);
    const objections = state.objections.filter(
      (known) => known.status === "waiting" && findObjection(one, known.id)?.trigger === trigger,
    );
    if (objections.length > 0) return { practice: one, state: { ...state, objections } };
  }
  throw new Error(`no scenario has an objection of the kind ${trigger}`);
}

function practised(choice: Partial<Parameters<typeof assemblePractice>[0]> = {}): Practice {
  const assembled = assemblePractice({ ...DEFAULT_CHOICE, seed: 7, ...choice });
  if (!assembled) throw new Error("the choice can be practised");
  return assembled;
}
