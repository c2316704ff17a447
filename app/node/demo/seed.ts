/**
 * Development only (`npm run dev`): a demo agent with two weeks of practice, an agency of theirs, and a demo admin. The conversations
 * are held and scored by the product's own rules on a clock of the past, so every figure is one a person could have earned.
 */
import { readFileSync } from "node:fs";
import { setImmediate as afterInput } from "node:timers/promises";
import { and, eq, notExists } from "drizzle-orm";
import { convertV4MiniflareOptions, Miniflare } from "miniflare";
import { COMMANDS } from "#core/conversations/commands.ts";
import type { ConversationSummary } from "#core/conversations/reply-events.ts";
import { DEMO_AGENT, DEMO_PEOPLE } from "#core/identity/demo-people.ts";
import type { Login } from "#core/identity/login.ts";
import { createBuiltInCustomer } from "#workers/adapters/built-in/built-in-customer.ts";
import { type Database, openDatabase } from "#workers/adapters/d1/database.ts";
import { chatConversations, chatMessages, drills, scores } from "#workers/adapters/d1/schema/conversation-tables.ts";
import { assignmentAttempts } from "#workers/adapters/d1/schema/team-tables.ts";
import { logins, userRoles, users } from "#workers/adapters/d1/schema/user-tables.ts";
import { createReplies, type SayRequest } from "#workers/services/conversations/replies.ts";
import { choiceOf, HISTORY, linesOf, type Practised } from "./demo-history.ts";
import { seedAgency } from "./seed-agency.ts";

const DAY_MS = 24 * 60 * 60 * 1000;
const noPause = () => Promise.resolve();
const LOGIN: Login = { tokenHash: "seed" };

await seed();

async function seed(): Promise<void> {
  const miniflare = new Miniflare(
    convertV4MiniflareOptions({
      modules: true,
      script: "export default {}",
      compatibilityDate: "2026-09-01",
      cf: false,
      d1Databases: { DB: databaseId() },
      resourcePersistencePath: ".wrangler/state/v3",
    }),
  );
  try {
    const db = openDatabase(await miniflare.getD1Database("DB"));
    await createPeople(db);
    if (await seedHistory(db)) console.log(`Seeded ${HISTORY.length} conversations of the demo agent.`);
    if (await seedAgency(db)) console.log(`Seeded the demo agency, ${DEMO_PEOPLE.length} people.`);
  } finally {
    await miniflare.dispose();
  }
}

/** What the demo agent has practiced by themselves. Says whether it did anything. */
async function seedHistory(db: Database): Promise<boolean> {
  const held = await db
    .select({ id: chatConversations.id })
    .from(chatConversations)
    .where(
      and(
        eq(chatConversations.user_id, DEMO_AGENT.id),
        notExists(
          db
            .select({ id: assignmentAttempts.conversation_id })
            .from(assignmentAttempts)
            .where(eq(assignmentAttempts.conversation_id, chatConversations.id)),
        ),
      ),
    );
  if (held.length >= HISTORY.length) return false;
  await removeWhatIsThere(
    db,
    held.map((one) => one.id),
  );
  for (const practised of HISTORY) await hold(db, practised);
  await db.delete(logins).where(eq(logins.token_hash, LOGIN.tokenHash));
  return true;
}

/** The local database is found by the id that wrangler.toml gives it. */
function databaseId(): string {
  const id = /^database_id = "([^"]+)"/m.exec(readFileSync("wrangler.toml", "utf8"))?.[1];
  if (!id) throw new Error("wrangler.toml names no database_id");
  return id;
}

/** A seed that was cut short begins again. */
async function removeWhatIsThere(db: Database, conversationIds: string[]): Promise<void> {
  for (const id of conversationIds) {
    await db.batch([
      db.delete(drills).where(eq(drills.source_conversation_id, id)),
      db.delete(scores).where(eq(scores.conversation_id, id)),
      db.delete(chatMessages).where(eq(chatMessages.conversation_id, id)),
      db.delete(chatConversations).where(eq(chatConversations.id, id)),
    ]);
  }
}

async function createPeople(db: Database): Promise<void> {
  const createdAt = Date.now() - 20 * DAY_MS;
  for (const person of DEMO_PEOPLE) {
    const known = await db.select({ id: users.id }).from(users).where(eq(users.id, person.id));
    if (known.length > 0) continue;
    await db.insert(users).values({
      id: person.id,
      email: person.email,
      full_name: person.fullName,
      password_hash: null,
      email_confirmed_at: createdAt,
      last_sign_in_at: null,
      created_at: createdAt,
      updated_at: createdAt,
    });
    if (person.admin) await db.insert(userRoles).values({ user_id: person.id, role: "admin", created_at: createdAt });
  }
}

/** Holds one conversation from its first line to its feedback. */
async function hold(db: Database, practised: Practised): Promise<void> {
  const midnight = Math.floor(Date.now() / DAY_MS) * DAY_MS;
  let nowMs = midnight - practised.daysAgo * DAY_MS + practised.hour * 60 * 60 * 1000;
  await db.delete(logins).where(eq(logins.token_hash, LOGIN.tokenHash));
  await db.insert(logins).values({
    token_hash: LOGIN.tokenHash,
    user_id: DEMO_AGENT.id,
    created_at: nowMs,
    last_seen_at: nowMs,
    expires_at: nowMs + DAY_MS,
    user_agent: "",
  });
  const replies = createReplies({
    db,
    settings: { APP_SECRET: "the seed counts no attempts", MODEL_CALLS_PER_DAY: 0 },
    customerModel: createBuiltInCustomer(noPause),
    exchangeReader: null,
    now: () => nowMs,
    timeZone: () => "UTC",
    newId: () => crypto.randomUUID(),
    pause: noPause,
    background: () => {},
    realtime: { tell: async () => {} },
  });
  const choice = choiceOf(practised);
  const at: { conversationId: string; after: number; phase: ConversationSummary["phase"] } = {
    conversationId: "",
    after: 0,
    phase: "practising",
  };

  const say = async (where: SayRequest["in"], clientKey: string, content: string) => {
    // A busy machine takes so long over a line that the database hangs up meanwhile; that has to be heard before it is asked again.
    await afterInput();
    for await (const event of replies.say(LOGIN, { in: where, clientKey, content }, new AbortController().signal)) {
      if (event.type === "refused") throw new Error(`seeding ${practised.scenarioId}: ${event.code}`);
      if (event.type === "started")
        Object.assign(at, { conversationId: event.conversation.id, phase: event.conversation.phase });
      if (event.type === "done") at.after = event.reply.position;
    }
  };

  for (const [index, line] of linesOf(practised).entries()) {
    if (at.phase === "over") break;
    // Reading the answer and typing the next line: about a second for four characters.
    nowMs += 6_000 + line.length * 250;
    await say(index === 0 ? { choice } : at, `seed-${practised.daysAgo}-${index}`, line);
  }
  await say(at, `seed-${practised.daysAgo}-end`, COMMANDS.end);
}
