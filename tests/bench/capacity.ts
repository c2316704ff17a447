import { Agent } from "node:http";
import { COMMANDS } from "#core/conversations/commands.ts";
import { voice } from "#tests/app/core/voice/audio/voices.ts";
import { type BuiltWorker, type BuiltWorkerOptions, startBuiltWorker } from "./built-worker.ts";
import {
  type Cost,
  dollarsAMonth,
  EXCHANGES_A_MINUTE,
  type Figures,
  growthAYear,
  INTENSITIES,
  type Intensity,
  usedInAMonth,
  walls,
} from "./capacity/capacity-model.ts";
import { type Metered, meteringWrapper, proveMetering, takeMeter } from "./capacity/metering-wrapper.ts";
import { PRICES_READ_ON } from "./capacity/prices.ts";
import { choiceOf, firstLine, migrate, practise, say, signIn } from "./practised-login.ts";
import { findCpuMs } from "./process-cpu.ts";
import { median, type Row } from "./table.ts";
import { type AskedCall, askForCall, openSocket } from "./voice/paths.ts";
import { TalkingAgent } from "./voice/talking-agent.ts";

const LINES = [
  "Who would be affected most if something happened, and what would they need?",
  "That makes sense. May I ask what you pay today and what you like about it?",
  "When does it renew, and who else in the house drives?",
  "What would have to be so for you to feel well covered?",
];
/** A frame of sound is 40 ms. */
const MESSAGES_A_CALL_MINUTE = 60 * 25;
const AGENTS = [10, 1_000, 100_000];
const YEARS = 3;
/** Of calls, as somebody may expect who plans for room: people agree to a recording or do not. */
const RECORDED = 0.5;

/** What practice takes of D1, R2 and the processor, in the built Worker; what that costs at Cloudflare, and where it ends. */
export async function measureCapacity(
  options: BuiltWorkerOptions,
  migrationsFolder: string,
  sessions: number,
): Promise<Row[]> {
  const worker = await startBuiltWorker({ ...options, wrapper: meteringWrapper });
  try {
    await migrate(worker, migrationsFolder);
    await signIn(worker);
    await proveMetering(worker);
    const text = await measureText(worker, sessions);
    const pages = await measurePages(worker, text.cookie, text.ids);
    const call = await measureCall(worker, Math.ceil(sessions / SESSIONS_A_CALL));
    const schedule = await measureSchedule(worker);
    if (worker.faults.length > 0) throw new Error(`the product logged faults: ${worker.faults.slice(0, 3).join("\n")}`);
    const figures: Figures = {
      exchange: text.exchange,
      session: text.session,
      call: call.ends,
      callMinute: { ...call.minute, messagesIn: MESSAGES_A_CALL_MINUTE, recordedBytes: call.recordedBytes },
      page: meanOf(pages.map(({ cost }) => cost)),
      minuteOfSchedule: schedule,
      writeMs: median(text.writingMs),
      writesAnExchange: text.writesAnExchange,
    };
    return [
      ...costRows("an exchange by text", text.exchange),
      ...costRows("beginning, ending and scoring a text session", text.session),
      ...costRows(
        `a minute of a text session (${EXCHANGES_A_MINUTE} exchanges)`,
        times(text.exchange, EXCHANGES_A_MINUTE),
      ),
      ...costRows("a minute of a call", call.minute),
      ...costRows("beginning, ending and scoring a call", call.ends),
      ...(await keptRows(worker)),
      { name: "  sound of a recorded minute, in R2", ours: size(call.recordedBytes) },
      ...pages.map(({ path, cost }) => ({ name: path, ours: costText(cost) })),
      { name: "a minute of the schedule", ours: costText(schedule) },
      { name: "one write of an exchange, p50", ours: `${figures.writeMs.toFixed(2)} ms` },
      ...INTENSITIES.flatMap((week) => intensityRows(figures, week)),
    ];
  } finally {
    await worker.stop();
  }
}

function intensityRows(figures: Figures, week: Intensity): Row[] {
  const growth = growthAYear(figures, week, RECORDED);
  const [nearest, ...others] = walls(figures, week, YEARS);
  return [
    {
      name: `${week.name}: ${week.textSessions} text sessions, ${week.calls} calls of ${week.minutesEach} min, ${week.pages} pages a week`,
      ours: "",
    },
    { name: "  a person's growth a year, D1", ours: size(growth.database) },
    { name: "  and R2, half of the calls recorded", ours: size(growth.files) },
    ...AGENTS.map((agents) => {
      const used = usedInAMonth(figures, week, { agents, years: YEARS, recorded: RECORDED });
      const database = used.databaseGb > 10 ? `, D1 ${Math.ceil(used.databaseGb / 10)} databases` : "";
      return {
        name: `  ${agents.toLocaleString("en-US")} agents after ${YEARS} years, a month, prices of ${PRICES_READ_ON}`,
        ours: `$${dollarsAMonth(used).toLocaleString("en-US", { maximumFractionDigits: 0 })}${database}`,
      };
    }),
    ...(nearest ? [{ name: `  first wall: ${nearest.name}`, ours: agentsText(nearest.agents) }] : []),
    ...others.map((wall) => ({ name: `    then ${wall.name}`, ours: agentsText(wall.agents) })),
  ];
}

type Measured = { metered: Metered; cpuMs: number };

async function metered(worker: BuiltWorker, act: () => Promise<unknown>): Promise<Measured> {
  await takeMeter(worker);
  const before = findCpuMs(worker.pid) ?? Number.NaN;
  await act();
  const taken = await takeMeter(worker);
  return { metered: taken, cpuMs: (findCpuMs(worker.pid) ?? Number.NaN) - before };
}

/** Five exchanges each, in `sessions` sessions of as many people: nobody may send more than thirty in a minute. */
async function measureText(worker: BuiltWorker, sessions: number) {
  const agent = new Agent({ keepAlive: true });
  const people: { cookie: string; id: string; after: number }[] = [];
  for (let session = 0; session < sessions; session += 1)
    people.push({ cookie: await signIn(worker), id: "", after: 0 });
  // The first row of a table takes a page of the database: these are not counted.
  await practise(worker, await signIn(worker));
  const sizeBefore = (await sized(worker)).databaseBytes;
  const begun = await metered(worker, async () => {
    for (const [seed, person] of people.entries()) {
      const body = { choice: choiceOf(seed), content: firstLine() };
      const said = await say(worker, person.cookie, agent, "/api/conversations", body);
      Object.assign(person, { id: said.conversationId, after: said.position });
    }
  });
  const turns = await metered(worker, async () => {
    for (const person of people) {
      for (const content of LINES) {
        const said = await say(worker, person.cookie, agent, `/api/conversations/${person.id}/turns`, {
          after: person.after,
          content,
        });
        person.after = said.position;
      }
    }
  });
  const ended = await metered(worker, async () => {
    for (const { cookie, id, after } of people)
      await say(worker, cookie, agent, `/api/conversations/${id}/turns`, { after, content: COMMANDS.end });
  });
  agent.destroy();
  const grown = (measured: Measured, before: number) => measured.metered.databaseBytes - before;
  const exchanges = sessions * LINES.length;
  const [first] = people;
  if (!first) throw new Error("no session was held");
  return {
    exchange: perOne(turns, exchanges, grown(turns, begun.metered.databaseBytes)),
    // The first exchange begins it: what it costs more than others is the beginning.
    session: plus(
      perOne(begun, sessions, grown(begun, sizeBefore)),
      perOne(ended, sessions, grown(ended, turns.metered.databaseBytes)),
    ),
    writingMs: turns.metered.writingMs,
    writesAnExchange: turns.metered.writingMs.length / exchanges,
    cookie: first.cookie,
    ids: first.id,
  };
}

async function measurePages(worker: BuiltWorker, cookie: string, id: string): Promise<{ path: string; cost: Cost }[]> {
  const measured: { path: string; cost: Cost }[] = [];
  for (const [path, address] of [
    ["/dashboard", "/dashboard"],
    ["/chat", "/chat"],
    ["/chat/:id", `/chat/${id}`],
    ["/conversations", "/conversations"],
    ["/conversations/:id", `/conversations/${id}`],
    ["/account", "/account"],
    ["/team, of nobody's", "/team"],
    ["GET /api/palette", "/api/palette"],
  ] as const) {
    const view = async () => {
      const answer = await fetch(`${worker.url}${address}`, { headers: { Cookie: cookie }, redirect: "manual" });
      await answer.arrayBuffer();
      if (answer.status !== 200 && path !== "/chat/:id") throw new Error(`${address} answered ${answer.status}`);
    };
    // What is loaded once is not counted to a page.
    await view();
    const measure = await metered(worker, async () => {
      for (let time = 0; time < VIEWS; time += 1) await view();
    });
    measured.push({ path, cost: perOne(measure, VIEWS, 0) });
  }
  return measured;
}

const VIEWS = 10;

/** A call takes a minute, and one alone would show when the full text takes a page more than how much it grows. */
const SESSIONS_A_CALL = 5;

/**
 * In real time, over a real socket, by the built-in voice and customer; recorded. One call goes before them: the first row of a
 * table takes a page of the database.
 */
async function measureCall(worker: BuiltWorker, calls: number) {
  const bucket = await worker.miniflare.getR2Bucket("RECORDINGS");
  await holdCall(worker, LINES.slice(0, 1));
  const sizeBefore = (await sized(worker)).databaseBytes;
  const recordedBefore = await bytesIn(bucket);
  const grown = (measured: Measured, before: number) => measured.metered.databaseBytes - before;
  let [size, minutes, talks, ends] = [sizeBefore, 0, NOTHING, NOTHING];
  for (let held = 0; held < calls; held += 1) {
    const call = await holdCall(worker, LINES);
    const { begun, talk, ended } = call;
    minutes += call.minutes;
    talks = plus(talks, perOne(talk, 1, grown(talk, begun.metered.databaseBytes)));
    ends = plus(ends, perOne(begun, 1, grown(begun, size)));
    ends = plus(ends, perOne(ended, 1, grown(ended, talk.metered.databaseBytes)));
    size = (await sized(worker)).databaseBytes;
  }
  return {
    minute: times(talks, 1 / minutes),
    ends: times(ends, 1 / calls),
    recordedBytes: ((await bytesIn(bucket)) - recordedBefore) / minutes,
  };
}

const NOTHING: Cost = { requests: 0, rowsRead: 0, rowsWritten: 0, bytes: 0, cpuMs: 0 };

async function holdCall(worker: BuiltWorker, lines: readonly string[]) {
  let call: AskedCall | undefined;
  const begun = await metered(worker, async () => {
    call = await askForCall(worker);
  });
  if (!call) throw new Error("no call was begun");
  const { url, end } = call;
  const { socket } = await openSocket(worker, url);
  const startedAtMs = performance.now();
  const agent = new TalkingAgent(socket, voice(1200, -20));
  const talk = await metered(worker, async () => {
    await agent.next("response.done");
    await agent.customerIsSilent();
    for (const line of lines) {
      const [stopped, done] = [agent.next("input_audio_buffer.speech_stopped"), agent.next("response.done")];
      agent.speak();
      await stopped;
      agent.say(line);
      await done;
      await agent.customerIsSilent();
    }
  });
  const minutes = (performance.now() - startedAtMs) / 60_000;
  const ended = await metered(worker, async () => {
    agent.hangUp();
    await end();
  });
  return { begun, talk, ended, minutes };
}

async function bytesIn(bucket: { list: () => Promise<{ objects: { size: number }[] }> }): Promise<number> {
  return (await bucket.list()).objects.reduce((sum, { size: bytes }) => sum + bytes, 0);
}

async function measureSchedule(worker: BuiltWorker): Promise<Cost> {
  const target = await worker.miniflare.getWorker();
  const measured = await metered(worker, async () => {
    for (let time = 0; time < VIEWS; time += 1) await target.scheduled({ cron: "* * * * *" });
  });
  return perOne(measured, VIEWS, 0);
}

/** What the rows of a session hold, in the mean of all: where the growth comes from. */
async function keptRows(worker: BuiltWorker): Promise<Row[]> {
  const db = await worker.miniflare.getD1Database("DB");
  const meanOfRows = async (table: string, column: string) => {
    const sql = `SELECT sum(length(CAST(${column} AS BLOB))) AS bytes FROM ${table} WHERE conversation_id IN (SELECT id FROM chat_conversations WHERE status = 'completed')`;
    const of = table === "chat_conversations" ? sql.replace("conversation_id", "id") : sql;
    const [kept, sessions] = await db.batch<{ bytes: number | null }>([
      db.prepare(of),
      db.prepare("SELECT count(*) AS bytes FROM chat_conversations WHERE status = 'completed'"),
    ]);
    return (kept?.results[0]?.bytes ?? 0) / (sessions?.results[0]?.bytes ?? 1);
  };
  const parts = [
    ["chat_conversations", "practice"],
    ["chat_conversations", "customer_state"],
    ["chat_messages", "content"],
    ["chat_messages", "reading"],
    ["scores", "score"],
    ["chat_conversations", "state_before"],
  ] as const;
  const [practices] = (
    await db
      .prepare("SELECT count(*) AS count, sum(length(CAST(content AS BLOB))) AS bytes FROM frozen_practices")
      .all<{
        count: number;
        bytes: number;
      }>()
  ).results;
  const once = { name: `  of all, ${practices?.count} frozen practices`, ours: size(practices?.bytes ?? 0) };
  const rows = await Promise.all(
    parts.map(async ([table, column]) => ({
      name: `  of a session, ${table}.${column}`,
      ours: size(await meanOfRows(table, column)),
    })),
  );
  return [...rows, once];
}

async function sized(worker: BuiltWorker): Promise<Metered> {
  await takeMeter(worker);
  const db = await fetch(`${worker.url}/dashboard`, { headers: { Cookie: await signIn(worker) } });
  await db.arrayBuffer();
  return takeMeter(worker);
}

function perOne({ metered: taken, cpuMs }: Measured, count: number, bytes: number): Cost {
  return {
    requests: 1,
    rowsRead: taken.rowsRead / count,
    rowsWritten: taken.rowsWritten / count,
    bytes: bytes / count,
    cpuMs: cpuMs / count,
  };
}

function plus(one: Cost, other: Cost): Cost {
  return {
    requests: one.requests + other.requests,
    rowsRead: one.rowsRead + other.rowsRead,
    rowsWritten: one.rowsWritten + other.rowsWritten,
    bytes: one.bytes + other.bytes,
    cpuMs: one.cpuMs + other.cpuMs,
  };
}

function times(cost: Cost, by: number): Cost {
  return {
    requests: cost.requests * by,
    rowsRead: cost.rowsRead * by,
    rowsWritten: cost.rowsWritten * by,
    bytes: cost.bytes * by,
    cpuMs: cost.cpuMs * by,
  };
}

function meanOf(costs: readonly Cost[]): Cost {
  return times(costs.reduce(plus), 1 / costs.length);
}

function costRows(name: string, cost: Cost): Row[] {
  return [
    { name, ours: costText(cost) },
    { name: "  growth of the database", ours: size(cost.bytes) },
  ];
}

function costText({ rowsRead, rowsWritten, cpuMs }: Cost): string {
  return `${rowsRead.toFixed(0)} rows read, ${rowsWritten.toFixed(1)} written, ${cpuMs.toFixed(1)} ms CPU`;
}

function size(bytes: number): string {
  if (bytes < 1e6) return `${(bytes / 1e3).toFixed(1)} kB`;
  return bytes < 1e9 ? `${(bytes / 1e6).toFixed(1)} MB` : `${(bytes / 1e9).toFixed(1)} GB`;
}

function agentsText(agents: number): string {
  const digits = 10 ** Math.max(0, Math.floor(Math.log10(agents)) - 1);
  return `${(Math.floor(agents / digits) * digits).toLocaleString("en-US")} agents`;
}
