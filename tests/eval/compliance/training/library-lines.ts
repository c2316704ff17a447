import { demoCall } from "#app/content/demo-call.ts";
import { objections, scenarios } from "#core/scenarios/library.ts";

/** Every line that the product itself gives as an example: none of them may break a rule. */
export function libraryLines(): string[] {
  return [
    ...demoCall.lines,
    ...objections.flatMap(({ exampleAcknowledge, exampleExplore, exampleAnswer }) => [
      `${exampleAcknowledge} ${exampleExplore}`,
      exampleAnswer,
    ]),
    ...scenarios.flatMap(({ needs, gaps, bait }) => [
      ...needs.items.map(({ exampleQuestion }) => exampleQuestion),
      ...gaps.map(({ exampleLine }) => exampleLine),
      ...(bait ? [bait.safeLine] : []),
    ]),
  ];
}
