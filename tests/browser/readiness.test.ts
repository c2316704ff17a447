import type { Browser } from "playwright-core";
import { beforeAll, expect, test } from "vitest";
import type { BuiltApp } from "#tests/support/built-app.ts";
import { examineHere } from "#tests/support/examination.ts";
import { sharedApp, sharedBrowser } from "#tests/support/shared-app.ts";
import { visitSignedIn } from "#tests/support/signed-in-visitor.ts";

let browser: Browser;
let app: BuiltApp;
beforeAll(async () => {
  browser = await sharedBrowser();
  app = await sharedApp();
});

const NAMES = [
  "Kim Park",
  "وكالة أحمد",
  "🏠 Bo",
  "X".repeat(200),
  ...Array.from({ length: 20 }, (_, at) => `Agent ${at}`),
];
const SQL = {
  team: "INSERT INTO organisations (id, name, slug, time_zone, created_at) VALUES (?, 'Harbor', ?, 'America/New_York', 1)",
  person: "INSERT INTO users (id, email, full_name, created_at, updated_at) VALUES (?, ?, ?, 1, 1)",
  place: "INSERT INTO memberships (organisation_id, user_id, role, joined_at) VALUES (?, ?, ?, 1)",
  session: `INSERT INTO chat_conversations (id, user_id, title, status, total_messages, duration_seconds, created_at, ended_at, phase, mode, version, scenario_id, persona_id, difficulty, practice, customer_state, model, script_objections)
    VALUES (?, ?, 'A renewal', 'completed', 1, 700, ?, 1, 'over', 'text', 1, 'A-1', 'dana', 1, '{}', '{}', 'built-in', '[]')`,
  attempt: `INSERT INTO assignment_attempts (conversation_id, organisation_id, user_id, scenario_id, mode, counts, started_at, handed_in_at, total, gate)
    VALUES (?, ?, ?, 'A-1', 'text', 1, 1, ?, 70, 'clear')`,
  line: "INSERT INTO chat_messages (id, conversation_id, position, role, content, created_at, kind, status) VALUES (?1, ?1, 0, 'user', 'I guarantee it.', 1, 'turn', 'complete')",
  finding: "INSERT INTO attempt_findings VALUES (?, 'R1', 0, ?, ?, 'sure', ?)",
  level: "INSERT INTO skill_levels VALUES (?, ?, 'opening', ?, ?, 1, NULL)",
};

test.each([
  ["light", 1440],
  ["dark", 390],
] as const)("an owner writes the checklist and sees who is ready, in %s at %d px", async (colorScheme, width) => {
  const look = { colorScheme, viewport: { width, height: 900 } } as const;
  const { page, context, complaints, userId } = await visitSignedIn(browser, app, look);
  const run = (sql: string, ...values: unknown[]) => app.db.prepare(sql).bind(...values);
  const now = Date.now();
  const org = `harbor-${width}`;
  const of = (name: string) => `${width} ${name}`;
  await app.db.batch([
    run(SQL.team, org, org),
    run(SQL.place, org, userId, "owner"),
    ...NAMES.flatMap((name, at) => [
      run(SQL.person, of(name), `${width}-${at}@agency.example`, name),
      run(SQL.place, org, of(name), "agent"),
      run(SQL.session, of(name), of(name), now),
      run(SQL.level, org, of(name), at * 4, (at % 4) + 1),
    ]),
    run(SQL.attempt, of("Agent 1"), org, of("Agent 1"), now),
    run(SQL.line, of("Agent 1")),
    run(SQL.finding, of("Agent 1"), org, of("Agent 1"), now),
  ]);
  await page.goto("/team");
  await page.getByText("There is no checklist yet").waitFor();
  await page.getByRole("link", { name: "Write the checklist" }).click();
  await page.getByLabel("No sure compliance finding in the last").fill("1");
  await examineHere(page, "the checklist");
  await page.getByRole("button", { name: "Save the checklist" }).click();
  await page.getByText("Checklist saved").waitFor();
  const agent = page.getByRole("list", { name: "Ready on Monday?" }).getByRole("listitem");
  await agent.filter({ hasText: "Agent 1Ready" }).first().waitFor();
  await agent.filter({ hasText: "Agent 2" }).getByText("Not ready").waitFor();
  await page.getByText("“I guarantee it.”").first().waitFor();
  await examineHere(page, "who is ready");
  await page.getByRole("link", { name: /^Not ready/ }).click();
  await page.waitForURL(/show=not-ready/);
  await expect.poll(() => agent.filter({ hasText: "Agent 1Ready" }).count()).toBe(0);
  await page
    .getByRole("row", { name: /^Agent 2 / })
    .getByRole("link")
    .first()
    .click();
  await page.waitForURL(/\/team\/skills\//);
  await examineHere(page, "the quotes of a skill");
  expect(complaints()).toEqual([]);
  await context.close();
});
