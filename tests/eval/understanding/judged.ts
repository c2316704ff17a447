import type { ActKind, Context } from "#core/customer/understanding/heard.ts";
import { understand } from "#core/customer/understanding/understand.ts";
import { assemblePractice, findScenario } from "#core/library/library.ts";
import type { Case } from "./cases.ts";

/** What the engine made of one case. */
export type Judged = {
  case: Case;
  missed: ActKind[];
  extra: ActKind[];
  hit: ActKind[];
  /** Null: the case names no topic. */
  topic: { heard: string | null; isRight: boolean } | null;
};

export function judge(one: Case): Judged {
  const heard = understand(one.text, contextOf(one));
  const found = [...new Set(heard.acts.map((act) => act.kind))];
  const asked = heard.questions.findLast((question) => question.topic !== null)?.topic ?? null;
  return {
    case: one,
    missed: one.acts.filter((kind) => !found.includes(kind)),
    extra: found.filter((kind) => !one.acts.includes(kind)),
    hit: one.acts.filter((kind) => found.includes(kind)),
    topic: one.asks === undefined ? null : { heard: asked, isRight: asked === one.asks },
  };
}

/** The call as far as a labelled line tells it. */
export function contextOf({ scenario: scenarioId, previous }: Pick<Case, "scenario" | "previous">): Context {
  const personaId = findScenario(scenarioId)?.customers[0] ?? "";
  const practice = assemblePractice({ scenarioId, personaId, level: 2, seed: 1 });
  if (!practice) throw new Error(`there is no scenario ${scenarioId}`);
  return {
    practice,
    disclosed: [],
    lastLine: previous === undefined ? null : { turn: 1, text: previous },
    lastTopic: null,
  };
}
