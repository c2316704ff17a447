import { randomUUID } from "node:crypto";
import { Agent, request } from "node:http";
import { performance } from "node:perf_hooks";
import { z } from "zod";
import { COMMANDS } from "#core/conversations/commands.ts";
import type { Choice } from "#core/conversations/conversation-requests.ts";
import { replyEventSchema } from "#core/conversations/reply-events.ts";
import { DEFAULT_CHOICE } from "#core/library/library.ts";
import { hashToken } from "#workers/adapters/identity/login-cookie.ts";
import type { BuiltWorker } from "./built-worker.ts";
import { migrationStatements } from "./built-worker.ts";

/** Nobody may send more than this in a minute (MESSAGES_PER_MINUTE). */
export const MESSAGES_EACH = 30;

const LINES = [
  "Hi, thanks for taking my call. What made you look at your cover this week?",
  "Who would be affected most if something happened, and what would they need?",
  "That makes sense. May I ask what you pay today and what you like about it?",
];

export async function migrate(worker: BuiltWorker, migrationsFolder: string): Promise<void> {
  const db = await worker.miniflare.getD1Database("DB");
  await db.batch(migrationStatements(migrationsFolder).map((statement) => db.prepare(statement)));
}

/** A confirmed person with a login. Gives the cookie of that browser. */
export async function signIn(worker: BuiltWorker): Promise<string> {
  const db = await worker.miniflare.getD1Database("DB");
  const id = randomUUID();
  const token = `${randomUUID()}bench12`; // 43 characters of the alphabet of a login token.
  const now = Date.now();
  await db.batch([
    db
      .prepare(
        "INSERT INTO users (id, email, full_name, email_confirmed_at, created_at, updated_at) VALUES (?, ?, ?, ?, ?, ?)",
      )
      .bind(id, `${id}@bench.example`, "Robin Field", now, now, now),
    db
      .prepare(
        "INSERT INTO logins (token_hash, user_id, created_at, last_seen_at, expires_at, user_agent) VALUES (?, ?, ?, ?, ?, ?)",
      )
      .bind(hashToken(token), id, now, now, now + 24 * 60 * 60 * 1000, "bench"),
  ]);
  return `login=${token}`;
}

/** Ten conversations, the last one with several turns. All but the last two are ended and scored. */
export async function practise(worker: BuiltWorker, cookie: string): Promise<{ active: string; completed: string }> {
  const agent = new Agent({ keepAlive: true });
  const ids: string[] = [];
  for (let seed = 0; seed < 10; seed += 1) {
    const begun = await say(worker, cookie, agent, "/api/conversations", { choice: choiceOf(seed), content: LINES[0] });
    ids.push(begun.conversationId);
    const turns = `/api/conversations/${begun.conversationId}/turns`;
    let after = begun.position;
    if (seed < 8) await say(worker, cookie, agent, turns, { after, content: COMMANDS.end });
    if (seed === 9) {
      for (const content of LINES.slice(1))
        ({ position: after } = await say(worker, cookie, agent, turns, { after, content }));
    }
  }
  agent.destroy();
  const [completed, active] = [ids[0], ids[9]];
  if (completed === undefined || active === undefined) throw new Error("practice made no conversations");
  return { active, completed };
}

export function choiceOf(seed: number): Choice {
  return {
    scenarioId: DEFAULT_CHOICE.scenarioId,
    personaId: DEFAULT_CHOICE.personaId,
    level: DEFAULT_CHOICE.level,
    seed,
  };
}

export function firstLine(): string {
  return LINES[0] ?? "";
}

type Said = { conversationId: string; position: number; firstDeltaMs: number | null };

/** Posts a message and reads its event stream to the end. */
export function say(worker: BuiltWorker, cookie: string, agent: Agent, path: string, body: object): Promise<Said> {
  return new Promise((resolve, reject) => {
    const startedMs = performance.now();
    let firstDeltaMs: number | null = null;
    let received = "";
    const headers = {
      Cookie: cookie,
      Origin: worker.url,
      "Sec-Fetch-Site": "same-origin",
      "Content-Type": "application/json",
    };
    const sent = request(`${worker.url}${path}`, { method: "POST", agent, headers }, (response) => {
      response.setEncoding("utf8");
      response.on("data", (chunk: string) => {
        received += chunk;
        if (firstDeltaMs === null && received.includes("event: delta\n")) firstDeltaMs = performance.now() - startedMs;
      });
      response.on("error", reject);
      response.on("end", () => {
        try {
          resolve({ ...endOf(path, response.statusCode, received), firstDeltaMs });
        } catch (error) {
          reject(error);
        }
      });
    });
    sent.on("error", reject);
    sent.end(JSON.stringify({ clientKey: randomUUID(), ...body }));
  });
}

function endOf(
  path: string,
  status: number | undefined,
  received: string,
): { conversationId: string; position: number } {
  const events = z
    .array(replyEventSchema)
    .safeParse([...received.matchAll(/^data: (.*)$/gm)].map(([, json]) => JSON.parse(json ?? "")));
  const last = events.data?.at(-1);
  if (last?.type !== "done") throw new Error(`POST ${path} answered ${status}: ${received.slice(-500)}`);
  return { conversationId: last.conversation.id, position: last.reply.position };
}
