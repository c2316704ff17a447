/**
 * Development only (`npm run dev`): a demo agent with two weeks of practice, and a demo admin. The conversations are held
 * and scored by the product's own services on a clock of the past, so every figure is one a person could have earned.
 */
import { drizzle } from "drizzle-orm/d1";
import { getPlatformProxy } from "wrangler";
import type { Login } from "#core/accounts/login.ts";
import { COMMANDS } from "#core/conversations/commands.ts";
import type { ConversationSummary } from "#core/conversations/views.ts";
import type { DifficultyLevel } from "#core/scenarios/schema.ts";
import { createBuiltInCustomer } from "../adapters/built-in/customer.ts";
import type { Database } from "../adapters/d1/database.ts";
import { logins, userRoles, users } from "../adapters/d1/schema.ts";
import { createReplies, type SayRequest } from "../services/replies.ts";
import { agentLines } from "./agents.ts";
import { DEMO_AGENT, DEMO_PEOPLE } from "./people.ts";

type Practised = { daysAgo: number; hour: number; scenarioId: string; personaId: string; level: DifficultyLevel; agent: "strong" | "fair" | "weak" | "rude" };

const HISTORY: Practised[] = [
  { daysAgo: 13, hour: 9, scenarioId: "A-1", personaId: "", level: 1, agent: "weak" },
  { daysAgo: 12, hour: 14, scenarioId: "A-1", personaId: "", level: 1, agent: "fair" },
  { daysAgo: 10, hour: 11, scenarioId: "H-1", personaId: "", level: 1, agent: "fair" },
  { daysAgo: 8, hour: 16, scenarioId: "L-1", personaId: "", level: 2, agent: "weak" },
  { daysAgo: 7, hour: 10, scenarioId: "L-1", personaId: "", level: 2, agent: "fair" },
  { daysAgo: 5, hour: 15, scenarioId: "C-1", personaId: "", level: 2, agent: "fair" },
  { daysAgo: 4, hour: 9, scenarioId: "H-1", personaId: "", level: 2, agent: "strong" },
  { daysAgo: 2, hour: 13, scenarioId: "A-1", personaId: "", level: 2, agent: "strong" },
  { daysAgo: 1, hour: 10, scenarioId: "L-1", personaId: "", level: 2, agent: "strong" },
];

const DAY_MS = 24 * 60 * 60 * 1000;
const noPause = () => Promise.resolve();
const LOGIN: Login = { tokenHash: "seed" };

await seed();

async function seed(): Promise<void> {
  const proxy = await getPlatformProxy<Pick<Env, "DB">>({ configPath: "wrangler.toml", persist: { path: ".wrangler/state/v3" }, remoteBindings: false });
  try {
    const db = drizzle(proxy.env.DB);
    const known = await db.select({ id: users.id }).from(users).limit(1);
    if (known.length === 0) {
      await createPeople(db);
      for (const practised of HISTORY) await hold(db, practised);
      await db.delete(logins);
      console.log(`Seeded ${DEMO_PEOPLE.length} people and ${HISTORY.length} conversations.`);
    }
  } finally {
    await proxy.dispose();
  }
}

async function createPeople(db: Database): Promise<void> {
  const createdAt = Date.now() - 20 * DAY_MS;
  for (const person of DEMO_PEOPLE) {
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
  await db.delete(logins);
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
    customerModel: createBuiltInCustomer(noPause),
    now: () => nowMs,
    newId: () => crypto.randomUUID(),
    pause: noPause,
  });
  const choice = { scenarioId: practised.scenarioId, personaId: practised.personaId, level: practised.level, seed: 1000 + practised.daysAgo };
  let conversationId = "";
  let position = 0;
  let phase: ConversationSummary["phase"] = "practising";

  const say = async (where: SayRequest["in"], clientKey: string, content: string) => {
    for await (const event of replies.say(LOGIN, { in: where, clientKey, content }, new AbortController().signal)) {
      if (event.type === "refused") throw new Error(`seeding ${practised.scenarioId}: ${event.code}`);
      if (event.type === "started") ({ id: conversationId, phase } = event.conversation);
      if (event.type === "done") position = event.reply.position;
    }
  };

  for (const [index, line] of agentLines(practised.agent, practised.scenarioId).entries()) {
    if (phase === "over") break;
    // Reading the answer and typing the next line: about a second for four characters.
    nowMs += 6_000 + line.length * 250;
    await say(index === 0 ? { choice } : { conversationId, after: position }, `seed-${practised.daysAgo}-${index}`, line);
  }
  await say({ conversationId, after: position }, `seed-${practised.daysAgo}-end`, COMMANDS.end);
}
