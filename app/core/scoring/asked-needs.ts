import type { Turn } from "../conversations/turns.ts";
import type { Mark } from "../customer/marks.ts";
import { normalise } from "../customer/understanding/normalise.ts";
import { matchesAny } from "../customer/understanding/patterns.ts";
import { topicsOfLine } from "../scenarios/discovery.ts";
import type { Practice } from "../scenarios/practice.ts";
import { askedQuestions } from "./metrics/agent-wording.ts";
import type { Evidence } from "./score-schema.ts";

/** What was asked, and how many reasons say that it asks for the need: 0 to 5. */
type AskedNeed = Evidence & { reasons: number };

/**
 * [S5] Of all the agent's questions the one that most reasons take for this need: it names what the fact of this customer is about, it
 * names the topic, what was learned hears it, and the customer answered it with the fact. Of equals the first; null: no question was asked.
 */
export function bestAsked(
  { practice, turns, marks }: { practice: Practice; turns: readonly Turn[]; marks: readonly Mark[] },
  item: string,
): AskedNeed | null {
  const facts = practice.scenario.facts.filter((fact) => fact.item === item);
  const ofFact = facts.flatMap(({ asks }) => asks);
  const ofTopic = topicsOfLine(practice.scenario.line).find(({ id }) => id === item)?.asks ?? [];
  const told = new Set(
    marks.flatMap((mark) => (mark.type === "disclosed" && mark.item === item ? [mark.turn - 1] : [])),
  );
  const isMeant = (topic: string | null) => topic === item || facts.some(({ id }) => id === topic);
  const heard = marks.flatMap((mark) => (mark.type === "question" && isMeant(mark.topic) ? [mark] : []));
  return askedQuestions(turns, marks).reduce<AskedNeed | null>((best, { turn, quote }) => {
    const text = normalise(quote);
    const chances = heard.flatMap((mark) =>
      mark.turn === turn && isPart(mark.quote, quote) ? [mark.chance ?? 1] : [],
    );
    const learned = chances.some((one) => one >= SURELY_HEARD)
      ? 2
      : chances.some((one) => one >= CLEARLY_HEARD)
        ? 1
        : 0;
    const named = [matchesAny(text, ofFact), matchesAny(text, ofTopic)].filter(Boolean).length;
    // A fact that was told proves of which question it was the answer only where that question asks for it by itself.
    const reasons = named + learned + Number(told.has(turn) && named + learned > 0);
    return reasons > (best?.reasons ?? 0) ? { turn, quote, reasons } : best;
  }, null);
}

/** From these chances on the learned reading is a reason, and as good as two. */
const CLEARLY_HEARD = 0.6;
const SURELY_HEARD = 0.8;

/** As many reasons leave no doubt. */
export const SURELY_ASKED = 3;

function isPart(one: string, other: string): boolean {
  return other.includes(one) || one.includes(other);
}
