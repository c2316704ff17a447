import type { ActKind } from "#core/customer/understanding/heard.ts";
import { objections, scenarios } from "#core/library/library.ts";
import { asLearned } from "../../training/reworded.ts";
import type { TrainingCase } from "../cases.ts";

/** A line of which only some acts are known: the others learn nothing from it. */
export type LibraryExample = { line: TrainingCase; known: readonly ActKind[] };

/** What the library itself tells agents to say: whoever says it must be understood. */
export function libraryExamples(): LibraryExample[] {
  return [
    ...scenarios.flatMap((scenario) => [
      ...scenario.needs.items.map(({ id, exampleQuestion }) =>
        example(scenario.id, exampleQuestion, "question", { asks: id }),
      ),
      ...scenario.gaps.map((gap) => example(scenario.id, gap.exampleLine, "gap", { gap: gap.id })),
    ]),
    ...objections.flatMap((objection) => {
      const home =
        scenarios.find((scenario) => scenario.objections.includes(objection.id)) ??
        scenarios.find((scenario) => objection.line === "any" || objection.line === scenario.line);
      if (!home) return [];
      const previous = objection.says[0];
      return [
        example(home.id, objection.exampleAcknowledge, "acknowledgement", { previous }),
        example(home.id, objection.exampleExplore, "question", { previous }),
      ];
    }),
  ];
}

function example(
  scenario: string,
  text: string,
  act: ActKind,
  more: Partial<Pick<TrainingCase, "asks" | "gap" | "previous">>,
): LibraryExample {
  return { line: { scenario, style: "typed", text: asLearned(text), acts: [act], ...more }, known: [act] };
}
