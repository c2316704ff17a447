import { expect, test } from "vitest";
import { REQUIRED_BINDINGS } from "#core/health/bindings.ts";
import { type HealthFacts, healthProblems } from "#core/health/health-verdict.ts";
import { type TaskRun, taskState } from "#core/health/tasks.ts";

const NOW = Date.UTC(2026, 10, 21, 12);
const MINUTE = 60_000;
const none = { waiting: 0, oldestAt: null, lastError: null, givenUp: 0 };

const ran = (task: TaskRun["task"], agoMs: number, more: Partial<TaskRun> = {}): TaskRun => ({
  ...{ task, startedAt: NOW - agoMs, finishedAt: NOW - agoMs, failedAt: null, failure: null },
  ...more,
});

const well: HealthFacts = {
  migrations: { known: ["0000_a.sql"], applied: ["0000_a.sql"] },
  isBound: (name) => name in REQUIRED_BINDINGS,
  mail: { ...none, isSentOutside: true },
  webhooks: none,
  runs: [ran("outbox", MINUTE), ran("expired-data", 50 * MINUTE)],
  tasks: ["outbox", "expired-data", "retention"],
};

test("where all is well nothing is said, also of a task that has not come round yet", () => {
  expect(healthProblems(well, NOW)).toEqual([]);
});

test.each<[string, Partial<HealthFacts>, RegExp]>([
  [
    "a migration that is not applied",
    { migrations: { known: ["0000_a.sql", "0001_b.sql"], applied: ["0000_a.sql"] } },
    /0001_b\.sql/,
  ],
  ["a binding that is not there", { isBound: (name) => name !== "NOTES" }, /NOTES/],
  ["a schedule that never came", { runs: [] }, /schedule/],
  ["a schedule that came six minutes ago", { runs: [ran("outbox", 6 * MINUTE)] }, /schedule/],
  [
    "a task that is late while others come",
    { runs: [ran("outbox", 0), ran("expired-data", 182 * MINUTE)] },
    /late: expired-data/,
  ],
  [
    "a task that failed",
    { runs: [ran("outbox", 0, { finishedAt: NOW - MINUTE, failedAt: NOW, failure: "TypeError" })] },
    /failed the last time: outbox/,
  ],
  ["no mail system", { mail: { ...none, isSentOutside: false } }, /No mail system/],
  [
    "emails that wait",
    { mail: { ...none, isSentOutside: true, waiting: 1, oldestAt: NOW - 31 * MINUTE } },
    /wait longer/,
  ],
  ["emails that were given up", { mail: { ...none, isSentOutside: true, givenUp: 2 } }, /given up.*2/],
  ["webhooks that wait", { webhooks: { ...none, waiting: 1, oldestAt: NOW - 31 * MINUTE } }, /Webhooks wait/],
])("%s is one sentence", (_, facts, said) => {
  const problems = healthProblems({ ...well, ...facts }, NOW);
  expect(problems).toHaveLength(1);
  expect(problems[0]).toMatch(said);
});

test("a task that has worked since it failed works", () => {
  expect(taskState("outbox", ran("outbox", 0, { failedAt: NOW - MINUTE, failure: "Error" }), NOW)).toBe("works");
});
