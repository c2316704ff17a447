import { expect, test } from "vitest";
import { personasFor, scenarios } from "#core/library/library.ts";
import { dayOf } from "#core/scenarios/days.ts";

const pairs = scenarios.flatMap((scenario) => personasFor(scenario).map(({ id }) => [scenario.id, id] as const));

test.each(pairs)("%s has a day for %s, in three notes that speak to the customer", (scenario, persona) => {
  const day = dayOf(scenario, persona);
  expect(day).toHaveLength(3);
  for (const line of day ?? []) {
    expect(line).toMatch(/\byou\b/i);
    expect(line.split(" ").length).toBeLessThan(45);
  }
});

test("an author's scenario has none", () => {
  expect(dayOf("made-up", "dana")).toBeNull();
});
