import { expect, test } from "vitest";
import { plannedClaims } from "#app/content/claims.ts";
import { capabilities, features } from "#app/content/feature-list.ts";
import { planComparison, plans } from "#app/content/plans.ts";

test("what is marked as coming soon stands on a page by these very words", () => {
  const shown = new Set<string>([
    ...features.map(({ title }) => title),
    ...capabilities.map(({ title }) => title),
    ...plans.flatMap((plan) => plan.features),
    ...planComparison.map(([feature]) => feature),
  ]);
  for (const claim of plannedClaims) expect(shown, claim).toContain(claim);
});
