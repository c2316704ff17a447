import { performance } from "node:perf_hooks";
import { type BuiltWorker, type BuiltWorkerOptions, startBuiltWorker } from "./built-worker.ts";
import { migrate, practise, signIn } from "./practised-login.ts";
import { countingWrapper, countRoundTrips, proveCounting } from "./round-trips.ts";
import { atMost, median, milliseconds, quantile, type Row } from "./table.ts";

const OWN = 10_000;
const OTHERS = 20_000;
const LINES_EACH = 12;
/** Said once, in a session in the middle of the person's. */
const SENTENCE = "We had the gutters on the north side mended before winter because of that storm";

/**
 * /conversations of somebody with 10,000 sessions, beside 20,000 of two hundred others, all in one database: with a search against the page as it
 * opens, asked in turns. The bar is of the sentence; the others are the worst that one word can do.
 */
export async function measureHistoryPage(
  options: BuiltWorkerOptions,
  migrationsFolder: string,
  times: number,
): Promise<Row[]> {
  const worker = await startBuiltWorker({ ...options, wrapper: countingWrapper });
  try {
    await migrate(worker, migrationsFolder);
    const cookie = await signIn(worker);
    await practise(worker, cookie);
    await seed(worker);
    const line = await lineOf(worker);
    const found = await textOf(worker, path({ q: SENTENCE }), cookie);
    if (!found.includes("/conversations/own-05000")) throw new Error("the sentence was not found");
    const pages = {
      empty: path({}),
      sentence: path({ q: SENTENCE }),
      line: path({ q: line }),
      rare: path({ q: "gutters" }),
      common: path({ q: "the" }),
      filtered: path({ kind: "retry", least: "90", finding: "R3" }),
    };
    const took = await inTurns(worker, cookie, pages, times);
    await proveCounting(worker);
    const trips = await countRoundTrips(worker, [
      { name: "/conversations", path: pages.empty, cookie, status: 200, mostTrips: 1 },
      { name: "/conversations with a search", path: pages.sentence, cookie, status: 200, mostTrips: 1 },
    ]);
    if (worker.faults.length > 0) throw new Error(`the product logged faults: ${worker.faults.slice(0, 3).join("\n")}`);
    const empty = median(took.empty);
    const against = (name: string, ours: number[], most?: number): Row => {
      const ratio = median(ours) / empty;
      return {
        name,
        ours: milliseconds(median(ours)),
        floor: milliseconds(empty),
        ratio,
        ...(most !== undefined && { bar: atMost(most, ratio) }),
      };
    };
    const count = OWN.toLocaleString("en-US");
    return [
      against(
        `/conversations at ${count}: a sentence that was said once, against the page as it opens`,
        took.sentence,
        2,
      ),
      {
        name: "  p95",
        ours: milliseconds(quantile(took.sentence, 0.95)),
        floor: milliseconds(quantile(took.empty, 0.95)),
        ratio: quantile(took.sentence, 0.95) / quantile(took.empty, 0.95),
      },
      against("  a line of common words only", took.line, 2),
      against("  a rare word", took.rare, 2),
      against("  a word of nearly every line", took.common),
      against("  filters that nothing matches", took.filtered),
      ...trips,
    ];
  } finally {
    await worker.stop();
  }
}

/** A line as the others are, in the middle of the person's sessions; without its last word, which hardly any other has. */
async function lineOf(worker: BuiltWorker): Promise<string> {
  const db = await worker.miniflare.getD1Database("DB");
  const row = await db
    .prepare("SELECT content FROM chat_messages WHERE id = 'own-04321 7'")
    .first<{ content: string }>();
  return (row?.content ?? "").split(" ").slice(0, -1).join(" ");
}

function path(asked: Record<string, string>): string {
  const search = new URLSearchParams(asked);
  return search.size === 0 ? "/conversations" : `/conversations?${search}`;
}

/** Sessions as large as real ones; lines of some common words and, behind them, ever rarer ones. */
async function seed(worker: BuiltWorker): Promise<void> {
  const db = await worker.miniflare.getD1Database("DB");
  const run = (sql: string, ...values: unknown[]) =>
    db
      .prepare(sql)
      .bind(...values)
      .run();
  await run(
    `INSERT INTO users (id, email, full_name, email_confirmed_at, created_at, updated_at)
     WITH RECURSIVE n(i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n WHERE i < 199)
     SELECT printf('other-%03d', i), printf('other%03d@bench.example', i), 'Somebody', 1, 1, 1 FROM n`,
  );
  const now = Date.now();
  for (let from = 0; from < OWN + OTHERS; from += SESSIONS_A_STATEMENT) {
    await run(
      `INSERT INTO chat_conversations (id, user_id, title, status, total_messages, duration_seconds, created_at, ended_at, phase, mode, version, scenario_id, persona_id, difficulty, practice, customer_state, model, script_objections, frozen_practice_id)
       WITH RECURSIVE n(i) AS (SELECT ?1 UNION ALL SELECT i + 1 FROM n WHERE i < ?2)
       SELECT CASE n.i % 3 WHEN 0 THEN printf('own-%05d', n.i / 3) ELSE printf('others-%05d', n.i) END,
         CASE n.i % 3 WHEN 0 THEN r.user_id ELSE printf('other-%03d', n.i % 200) END,
         'A renewal', 'completed', 12, 600, ?3 - (?4 - n.i) * 60000, ?3 - (?4 - n.i) * 60000 + 600000, 'over', 'text', 1, r.scenario_id, r.persona_id, 1, r.practice, r.customer_state, 'built-in', '[]', r.frozen_practice_id
       FROM n, (SELECT * FROM chat_conversations WHERE status = 'completed' AND user_id NOT LIKE 'other-%' AND id NOT LIKE 'own-%' LIMIT 1) AS r`,
      from,
      from + SESSIONS_A_STATEMENT - 1,
      now - 60_000,
      OWN + OTHERS,
    );
    // The words of a line are drawn: the earlier a word, the likelier it is.
    await run(
      `INSERT INTO chat_messages (id, conversation_id, position, role, content, created_at, kind, status)
       WITH RECURSIVE n(i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n WHERE i < ?1)
       SELECT c.id || ' ' || n.i, c.id, n.i, CASE n.i % 2 WHEN 0 THEN 'user' ELSE 'assistant' END,
         'the ' || (SELECT group_concat(w.value, ' ') FROM json_each(?2) AS w
           WHERE abs(random() % 1000) < 2400 / (w.key + 3)) ||
         ' word' || abs((c.rowid * 7919 + n.i * 104729) % 20000), 1, 'turn', 'complete'
       FROM chat_conversations AS c, n WHERE c.created_at BETWEEN ?3 - (?4 - ?5) * 60000 AND ?3 - (?4 - ?6) * 60000`,
      LINES_EACH - 1,
      JSON.stringify(WORDS),
      now - 60_000,
      OWN + OTHERS,
      from,
      from + SESSIONS_A_STATEMENT - 1,
    );
  }
  await run("UPDATE chat_messages SET content = ? WHERE id = 'own-05000 4'", SENTENCE);
  await run(
    `INSERT INTO scores (conversation_id, run_no, total, gate, rubric_version, engine_version, score, created_at)
     SELECT c.id, 1, c.rowid % 90, 'clear', s.rubric_version, s.engine_version, s.score, 1
     FROM chat_conversations AS c, (SELECT * FROM scores LIMIT 1) AS s WHERE c.id LIKE 'own-%'`,
  );
  await run("ANALYZE");
}

const SESSIONS_A_STATEMENT = 500;
/** Of ordinary talk, the commonest first: the first ones stand in most lines, the last in one of thirty. */
const WORDS =
  "to a of and you we that it is on for in your have what with be do this are at i so can if they had me would because about was my home car policy before side not but how an there or from when one will all out up who price more than then just need see year make rate cover now roof could our take know like get them time any right only other good look back pay last storm water winter".split(
    " ",
  );

async function inTurns<Name extends string>(
  worker: BuiltWorker,
  cookie: string,
  pages: Record<Name, string>,
  times: number,
): Promise<Record<Name, number[]>> {
  const names = Object.keys(pages).filter((name): name is Name => name in pages);
  const took = Object.fromEntries(names.map((name) => [name, []])) as unknown as Record<Name, number[]>;
  for (let round = -WARM_UP; round < times; round += 1) {
    for (const name of names) {
      const startedMs = performance.now();
      await textOf(worker, pages[name], cookie);
      if (round >= 0) took[name].push(performance.now() - startedMs);
    }
  }
  return took;
}

const WARM_UP = 5;

async function textOf(worker: BuiltWorker, path: string, cookie: string): Promise<string> {
  const response = await fetch(`${worker.url}${path}`, { headers: { Cookie: cookie } });
  const text = await response.text();
  if (response.status !== 200) throw new Error(`${path} answered ${response.status}`);
  return text;
}
