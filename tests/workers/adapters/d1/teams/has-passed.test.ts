import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { isPass } from "#core/assignments/assignment-task.ts";
import { assign, attempt } from "#tests/support/assigning.ts";
import { member, team } from "#tests/support/teams.ts";
import { testWorld } from "#tests/support/world.ts";
import { hasPassed } from "#workers/adapters/d1/conversations/handing-in-at-end.ts";
import { chatConversations } from "#workers/adapters/d1/schema/conversation-tables.ts";
import { assignmentAttempts, assignments } from "#workers/adapters/d1/schema/team-tables.ts";

test("the condition in SQL passes what the rule passes, for every total, gate and mode", async () => {
  const world = testWorld();
  const { db } = world;
  const { id: organisationId, owner } = await team(world);
  const kim = await member(world, organisationId, "agent");
  const id = await assign(world, owner.login, { people: [kim.id] });
  await attempt(world, kim.login, id);
  const [{ task } = { task: {} }] = await db.select({ task: assignments.task }).from(assignments);
  let passes = 0;
  for (const mode of ["text", "voice", "either"] as const)
    for (const gateClear of [true, false]) {
      const terms = { score: 70, gateClear, mode };
      await db
        .update(assignments)
        .set({ task: { ...Object(task), ...terms } })
        .where(eq(assignments.id, id));
      for (const by of ["text", "voice"] as const) {
        await db.update(chatConversations).set({ mode: by });
        for (const total of [null, 69, 70, 100])
          for (const gate of total === null ? [null] : ["clear", "minor", "capped", "failed"]) {
            const [row] = await db
              .update(assignmentAttempts)
              .set({ passed: hasPassed(sql`${total}`, sql`${gate}`) })
              .returning({ passed: assignmentAttempts.passed });
            const rule = isPass(terms, { total, gate, mode: by });
            expect(row?.passed, JSON.stringify({ ...terms, by, total, gate })).toBe(rule);
            if (rule) passes += 1;
          }
      }
    }
  expect(passes).toBe(40);
});
