import { performance } from "node:perf_hooks";
import type { AssignmentTask } from "#core/assignments/assignment-task.ts";
import { type BuiltWorker, type BuiltWorkerOptions, startBuiltWorker } from "./built-worker.ts";
import { migrate, practise, signIn } from "./practised-login.ts";
import { countingWrapper, countRoundTrips, proveCounting } from "./round-trips.ts";
import { atMost, median, milliseconds, quantile, type Row } from "./table.ts";

const AGENTS = 300;
const ATTEMPTS_EACH = 100;
/** The page of an organization is one batch, of more statements than other pages have. */
const MOST_STATEMENTS = 11;

/**
 * /team of an owner of 300 agents with 30,000 handed-in attempts, against the dashboard of one of them, who has a hundred, and of somebody with
 * ten sessions: all in one database, asked in turns.
 */
export async function measureTeamPage(
  options: BuiltWorkerOptions,
  migrationsFolder: string,
  times: number,
): Promise<Row[]> {
  const worker = await startBuiltWorker({ ...options, wrapper: countingWrapper });
  try {
    await migrate(worker, migrationsFolder);
    const [owner, agent, other] = [await signIn(worker), await signIn(worker), await signIn(worker)];
    await practise(worker, agent);
    await practise(worker, other);
    await seed(worker);
    const took = await inTurns(worker, times, {
      team: { path: "/team", cookie: owner },
      second: { path: "/team?page=2", cookie: owner },
      dashboard: { path: "/dashboard", cookie: agent },
      small: { path: "/dashboard", cookie: other },
    });
    const [team, dashboard] = [median(took.team), median(took.dashboard)];
    await proveCounting(worker);
    const trips = await countRoundTrips(worker, [
      { name: "/team", path: "/team", cookie: owner, status: 200, mostTrips: 1, mostStatements: MOST_STATEMENTS },
    ]);
    const name = `/team of ${AGENTS} agents and ${(AGENTS * ATTEMPTS_EACH).toLocaleString("en-US")} attempts`;
    if (worker.faults.length > 0) throw new Error(`the product logged faults: ${worker.faults.slice(0, 3).join("\n")}`);
    return [
      {
        name: `${name}, against the dashboard of one of them`,
        ours: milliseconds(team),
        floor: milliseconds(dashboard),
        ratio: team / dashboard,
        bar: atMost(1.5, team / dashboard),
      },
      {
        name: "  p95",
        ours: milliseconds(quantile(took.team, 0.95)),
        floor: milliseconds(quantile(took.dashboard, 0.95)),
        ratio: quantile(took.team, 0.95) / quantile(took.dashboard, 0.95),
      },
      { name: "  its second page", ours: milliseconds(median(took.second)), floor: milliseconds(dashboard) },
      {
        name: "  against the dashboard of somebody with ten sessions",
        ours: milliseconds(team),
        floor: milliseconds(median(took.small)),
        ratio: team / median(took.small),
      },
      ...trips,
    ];
  } finally {
    await worker.stop();
  }
}

/** The three who signed in, in that order: the owner, one of the agents, and somebody else. */
async function seed(worker: BuiltWorker): Promise<void> {
  const db = await worker.miniflare.getD1Database("DB");
  const run = (sql: string, ...values: unknown[]) =>
    db
      .prepare(sql)
      .bind(...values)
      .run();
  const { results } = await db.prepare("SELECT id FROM users ORDER BY rowid").all<{ id: string }>();
  const [owner, agent] = results.map(({ id }) => id);
  const now = Date.now();
  const day = 24 * 60 * 60 * 1000;
  await run(
    `INSERT INTO users (id, email, full_name, email_confirmed_at, created_at, updated_at)
     WITH RECURSIVE n(i) AS (SELECT 2 UNION ALL SELECT i + 1 FROM n WHERE i < ?)
     SELECT printf('agent-%03d', i), printf('agent%03d@bench.example', i), printf('Agent %03d', i), 1, 1, 1 FROM n`,
    AGENTS,
  );
  await run(
    "INSERT INTO organisations (id, name, slug, time_zone, created_at) VALUES ('org', 'Harbor', 'harbor', 'America/New_York', 1)",
  );
  await run(
    `INSERT INTO memberships (organisation_id, user_id, role, joined_at)
     SELECT 'org', id, CASE id WHEN ?1 THEN 'owner' ELSE 'agent' END, 1 FROM users WHERE id IN (?1, ?2) OR id LIKE 'agent-%'`,
    owner,
    agent,
  );
  await run(
    `INSERT INTO assignments (id, organisation_id, title, created_at, task, frozen, targets, certificate_months)
     VALUES ('assignment', 'org', 'Ready for Monday', 1, ?, '{}', '{}', 12)`,
    JSON.stringify(TASK),
  );
  await run(
    `INSERT INTO assigned_rounds (assignment_id, user_id, round, assigned_at, due_at, passed_at)
     SELECT 'assignment', user_id, 1, 1, ?, CASE WHEN rowid % 3 THEN 2 END FROM memberships WHERE role = 'agent'`,
    now - day,
  );
  await run(
    `INSERT INTO certificates (id, organisation_id, user_id, assignment_id, round, content, credential, status_index, issued_at, expires_at)
     SELECT 'c-' || user_id, 'org', user_id, 'assignment', 1, '{}', '', rowid, 1, ? FROM assigned_rounds WHERE passed_at IS NOT NULL`,
    now + day,
  );
  await run(
    `INSERT INTO readiness_checklists (organisation_id, items, updated_at) VALUES ('org', ?, 1)`,
    JSON.stringify([
      { kind: "passed", assignmentId: "assignment", score: 75 },
      { kind: "certificate", assignmentId: "assignment" },
      { kind: "gate", last: 3 },
      { kind: "recent", days: 30 },
    ]),
  );
  // A hundred each over a year; as large as sessions are, up to the columns that the page reads.
  const [real] = (
    await db
      .prepare(
        "SELECT length(practice) AS practice, length(customer_state) AS state FROM chat_conversations WHERE user_id = ? AND status = 'completed' LIMIT 1",
      )
      .bind(agent)
      .all<{ practice: number; state: number }>()
  ).results;
  for (let from = 0; from < ATTEMPTS_EACH; from += ATTEMPTS_PER_STATEMENT)
    await run(
      `INSERT INTO chat_conversations (id, user_id, title, status, total_messages, duration_seconds, created_at, ended_at, phase, mode, version, scenario_id, persona_id, difficulty, practice, customer_state, model, script_objections)
       WITH RECURSIVE n(i) AS (SELECT ?1 UNION ALL SELECT i + 1 FROM n WHERE i < ?2)
       SELECT m.user_id || '-' || n.i, m.user_id, 'A renewal', 'completed', 20, 600, ?3 - n.i * ?4 - m.rowid * 60000, ?3 - n.i * ?4 - m.rowid * 60000 + 600000, 'over', 'text', 1, 'A-1', 'dana', 1,
         json_object('persona', json_object('name', 'Dana'), 'rest', hex(zeroblob(?5 / 2))), json_object('rest', hex(zeroblob(?6 / 2))), 'built-in', '[]'
       FROM memberships m, n WHERE m.role = 'agent'`,
      from,
      from + ATTEMPTS_PER_STATEMENT - 1,
      now - day,
      3.65 * day,
      real?.practice ?? 0,
      real?.state ?? 0,
    );
  await run(
    `INSERT INTO assignment_attempts (conversation_id, organisation_id, assignment_id, user_id, round, scenario_id, mode, counts, started_at, handed_in_at, run_no, total, gate, passed)
     SELECT c.id, 'org', 'assignment', c.user_id, 1, 'A-1', 'text', 1, c.created_at, c.ended_at, 1, 60 + c.rowid % 40, CASE WHEN c.rowid % 7 THEN 'clear' ELSE 'failed' END, 1
     FROM chat_conversations c JOIN memberships m ON m.user_id = c.user_id AND m.role = 'agent' WHERE c.id LIKE m.user_id || '-%'`,
  );
  // Of the one whose dashboard is asked for each attempt has a score as sessions have them; of the others none is read by any page here.
  await run(
    `INSERT INTO scores (conversation_id, run_no, total, gate, rubric_version, engine_version, score, created_at)
     SELECT t.conversation_id, 1, t.total, t.gate, s.rubric_version, s.engine_version, s.score, t.handed_in_at
     FROM assignment_attempts t JOIN (SELECT * FROM scores n JOIN chat_conversations c ON c.id = n.conversation_id WHERE c.user_id = ?1 LIMIT 1) s WHERE t.user_id = ?1`,
    agent,
  );
  for (const dimension of DIMENSIONS)
    await run(
      `INSERT INTO attempt_skills (conversation_id, dimension, organisation_id, user_id, percent, handed_in_at)
       SELECT conversation_id, ?, 'org', user_id, rowid % 101, handed_in_at FROM assignment_attempts`,
      dimension,
    );
  await run(
    `INSERT INTO skill_levels (organisation_id, user_id, dimension, level, observations, last_at, level_before)
     SELECT 'org', user_id, dimension, avg(percent), 20, max(handed_in_at), avg(percent) + 2 FROM attempt_skills GROUP BY user_id, dimension`,
  );
  // A finding in every tenth, of five rules; one in four only likely: what is found is rare in ordinary talk.
  await run(
    `INSERT INTO attempt_findings (conversation_id, rule, turn, organisation_id, user_id, certainty, handed_in_at)
     SELECT conversation_id, 'R' || (1 + rowid / 10 % 5), 2, 'org', user_id, CASE WHEN rowid / 10 % 4 THEN 'sure' ELSE 'likely' END, handed_in_at FROM assignment_attempts WHERE rowid % 10 = 0`,
  );
  await run(
    `INSERT INTO chat_messages (id, conversation_id, position, role, content, created_at, kind, status)
     WITH RECURSIVE n(i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n WHERE i < 20)
     SELECT f.conversation_id || ' ' || n.i, f.conversation_id, n.i, CASE n.i % 2 WHEN 0 THEN 'user' ELSE 'assistant' END, 'A line as people say them, of some length.', 1, 'turn', 'complete' FROM attempt_findings f, n WHERE f.handed_in_at > ?`,
    now - 100 * day,
  );
  await run("ANALYZE");
}

const TASK = {
  scenarios: [{ id: "A-1", title: "A renewal", version: 1, customers: [{ id: "dana", name: "Dana" }] }],
  needed: 1,
  level: 1,
  mode: "either",
  score: 70,
  gateClear: false,
  attemptsMost: null,
  triesBefore: 0,
  versions: { library: "1", rubric: "1" },
} satisfies AssignmentTask;
const ATTEMPTS_PER_STATEMENT = 10;
const DIMENSIONS = [
  "opening",
  "discovery",
  "gaps",
  "listening",
  "objections",
  "recommendation",
  "next-step",
  "delivery",
];

type Asked = { path: string; cookie: string };

/** Each page once after the other, so that a machine that grows slower does so for all. The first rounds compile. */
async function inTurns<Name extends string>(
  worker: BuiltWorker,
  times: number,
  pages: Record<Name, Asked>,
): Promise<Record<Name, number[]>> {
  const names = Object.keys(pages) as Name[];
  const took = Object.fromEntries(names.map((name) => [name, []])) as unknown as Record<Name, number[]>;
  for (let time = -10; time < times; time += 1) {
    for (const name of time % 2 === 0 ? names : names.toReversed()) {
      const ms = await timed(worker, pages[name]);
      if (time >= 0) took[name].push(ms);
    }
  }
  return took;
}

async function timed(worker: BuiltWorker, { path, cookie }: Asked): Promise<number> {
  const started = performance.now();
  const response = await fetch(`${worker.url}${path}`, { headers: { Cookie: cookie } });
  await response.arrayBuffer();
  if (response.status !== 200) throw new Error(`${path} answered ${response.status}`);
  return performance.now() - started;
}
