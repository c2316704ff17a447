const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** What the schedule does, in words, and how often it comes round. */
export const TASKS = {
  outbox: { what: "Sends emails that wait", everyMs: MINUTE_MS },
  guests: { what: "Deletes the talks of guests whose time is over", everyMs: MINUTE_MS },
  "practice-email": { what: "Writes emails to practice by", everyMs: MINUTE_MS },
  "score-again": { what: "Goes on judging stored conversations again", everyMs: MINUTE_MS },
  "history-files": { what: "Prepares files of all sessions", everyMs: MINUTE_MS },
  certificates: { what: "Issues certificates that are due", everyMs: MINUTE_MS },
  webhooks: { what: "Sends webhooks that wait", everyMs: MINUTE_MS },
  "practice-left-open": { what: "Counts practice that was left open", everyMs: 15 * MINUTE_MS },
  "weekly-email": { what: "Writes weekly emails", everyMs: 15 * MINUTE_MS },
  "weekly-digest": { what: "Sends weekly digests to Slack and Teams", everyMs: 15 * MINUTE_MS },
  billing: { what: "Reads what was bought at Stripe", everyMs: 15 * MINUTE_MS },
  assignments: { what: "Opens, reminds of and closes assignments", everyMs: HOUR_MS },
  "expired-data": { what: "Deletes what has expired", everyMs: HOUR_MS },
  recordings: { what: "Deletes recordings past their time", everyMs: HOUR_MS },
  "deleted-sessions": { what: "Deletes for good what can no longer be brought back", everyMs: HOUR_MS },
  "old-history-files": { what: "Deletes prepared files past their days", everyMs: HOUR_MS },
  search: { what: "Tidies the index of what was said", everyMs: HOUR_MS },
  retention: { what: "Deletes what organizations no longer keep", everyMs: HOUR_MS },
  "ended-organizations": { what: "Deletes organizations that have ended", everyMs: HOUR_MS },
  "unused-accounts": { what: "Deletes accounts unused for three years", everyMs: HOUR_MS },
  retests: { what: "Assigns tests anew before certificates expire", everyMs: HOUR_MS },
} as const satisfies Record<string, { what: string; everyMs: number }>;

export type TaskName = keyof typeof TASKS;

/** Unix ms. `failure`: the kind of the last failure. */
export type TaskRun = {
  task: TaskName;
  startedAt: number;
  finishedAt: number | null;
  failedAt: number | null;
  failure: string | null;
};

export type TaskState = "never ran" | "late" | "failing" | "works";

/** A run may be missed, and may take its time. */
const LATE_AFTER_RUNS = 3;

export function taskState(task: TaskName, run: TaskRun | null, nowMs: number): TaskState {
  if (!run) return "never ran";
  if (nowMs - run.startedAt > LATE_AFTER_RUNS * TASKS[task].everyMs + MINUTE_MS) return "late";
  return run.failedAt !== null && run.failedAt >= (run.finishedAt ?? 0) ? "failing" : "works";
}
