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
  /** It is answered wrongly today, and nobody knows a mending yet: the test says so once it is right. */
  stillWrong: z.boolean().optional(),
});

const faults = z
  .array(faultSchema)
  .parse(JSON.parse(readFileSync(new URL("known-faults.json", import.meta.url), "utf8")));

type Fault = z.infer<typeof faultSchema>;

function isAnsweredInKind({ scenario, persona, seed, level, before, agent, says, never }: Fault) {
  const { lines } = play(practiceOf(scenario, level, seed, persona), [...before, agent]);
  const answer = lines.at(-1);
  if (says) expect(answer).toMatch(new RegExp(says, "i"));
  if (never) expect(answer).not.toMatch(new RegExp(never, "i"));
}

test.each(faults.filter(({ stillWrong }) => !stillWrong))(
  "$scenario $persona is answered in kind: $agent",
  isAnsweredInKind,
);

test.fails.each(faults.filter(({ stillWrong }) => stillWrong))(
  "$scenario $persona is not yet answered in kind: $agent",
  isAnsweredInKind,
);
