/**
 * Development only (`npm run dev`): a demo agent with two weeks of practice, an agency of theirs, and a demo admin. The conversations
 * are held and scored by the product's own rules on a clock of the past, so every figure is one a person could have earned.
 */
import { and, eq, notExists } from "drizzle-orm";
import { convertV4MiniflareOptions, Miniflare } from "miniflare";
import { DEMO_AGENT, DEMO_PEOPLE } from "#core/identity/demo-people.ts";
import { type Database, openDatabase } from "#workers/adapters/d1/database.ts";
import { chatConversations, chatMessages, drills, scores } from "#workers/adapters/d1/schema/conversation-tables.ts";
import { assignmentAttempts } from "#workers/adapters/d1/schema/team-tables.ts";
import { userRoles, users } from "#workers/adapters/d1/schema/user-tables.ts";
import { loadLearned } from "../learned.ts";
import { choiceOf, HISTORY, linesOf, type Practised } from "./demo-history.ts";
import { holdTalk } from "./hold-talk.ts";
import { seedAgency } from "./seed-agency.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

loadLearned();
await seed();

async function seed(): Promise<void> {
  const miniflare = new Miniflare(
    convertV4MiniflareOptions({
      modules: true,
      script: "export default {}",
      compatibilityDate: "2026-09-01",
      cf: false,
      // Without an id in wrangler.toml, wrangler finds the local database by the name of its binding.
      d1Databases: { DB: "DB" },
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
  return true;
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

/** One conversation of the demo agent, from its first line to its feedback. */
async function hold(db: Database, practised: Practised): Promise<void> {
  const midnight = Math.floor(Date.now() / DAY_MS) * DAY_MS;
  const startedAt = midnight - practised.daysAgo * DAY_MS + practised.hour * 60 * 60 * 1000;
  const [id, userId] = [crypto.randomUUID(), DEMO_AGENT.id];
  const [choice, lines] = [choiceOf(practised), linesOf(practised)];
  await holdTalk(db, { id, userId, choice, lines, startedAt, isGraded: false }, null);
}
