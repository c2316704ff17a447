import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { z } from "zod";
import { play, practiceOf } from "#tests/support/rehearsal.ts";

/**
 * Turns at which people who played the agent found the customer's answer clearly wrong. Each is asked again, after the lines
 * that came before it: `says` has to be in the answer, `never` must not be.
 */
const faultSchema = z.object({
  scenario: z.string(),
  persona: z.string(),
  seed: z.number(),
  level: z.union([z.literal(1), z.literal(2), z.literal(3)]),
  before: z.array(z.string()),
  agent: z.string(),
  says: z.string().nullish(),
  never: z.string().nullish(),
});

const faults = z
  .array(faultSchema)
  .parse(JSON.parse(readFileSync(new URL("known-faults.json", import.meta.url), "utf8")));

test.each(faults)(
  "$scenario $persona is answered in kind: $agent",
  ({ scenario, persona, seed, level, before, agent, says, never }) => {
    const { lines } = play(practiceOf(scenario, level, seed, persona), [...before, agent]);
    const answer = lines.at(-1);
    if (says) expect(answer).toMatch(new RegExp(says, "i"));
    if (never) expect(answer).not.toMatch(new RegExp(never, "i"));
  },
);
