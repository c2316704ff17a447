import type { Choice } from "#core/conversations/conversation-requests.ts";
import type { ReplyEvent } from "#core/conversations/reply-events.ts";
import type { Login } from "#core/identity/login.ts";
import { DEFAULT_CHOICE } from "#core/library/library.ts";
import { scripts } from "#workers/adapters/d1/schema/conversation-tables.ts";
import { logins, users } from "#workers/adapters/d1/schema/user-tables.ts";
import { createReplies, type SayRequest } from "#workers/services/conversations/replies.ts";
import type { World } from "#workers/services/world.ts";

export const CHOICE: Choice = {
  scenarioId: DEFAULT_CHOICE.scenarioId,
  personaId: DEFAULT_CHOICE.personaId,
  level: 1,
  seed: 7,
};

/** A person with a confirmed account and a signed-in browser. */
export async function signedIn(world: World, name = "agent"): Promise<Login & { userId: string }> {
  const now = world.now();
  const userId = `user-${name}`;
  const tokenHash = `hash-${name}`;
  await world.db.insert(users).values({
    id: userId,
    email: `${name}@agency.example`,
    full_name: "Pat Agent",
    password_hash: null,
    email_confirmed_at: now,
    last_sign_in_at: now,
    created_at: now,
    updated_at: now,
  });
  await world.db.insert(logins).values({
    token_hash: tokenHash,
    user_id: userId,
    created_at: now,
    last_seen_at: now,
    expires_at: now + 30 * 24 * 3600_000,
    user_agent: "",
  });
  return { tokenHash, userId };
}

/** The person's sales script, as if it had been uploaded now. */
export async function uploadedScript(world: World, userId: string, content: string): Promise<void> {
  await world.db.insert(scripts).values({
    id: "script-1",
    user_id: userId,
    name: "calls.txt",
    kind: "txt",
    size_bytes: 100,
    r2_key: "uploads/a/b",
    content,
    created_at: world.now(),
    removed_at: null,
  });
}

export async function allOf(events: AsyncIterable<ReplyEvent>): Promise<ReplyEvent[]> {
  const all: ReplyEvent[] = [];
  for await (const event of events) all.push(event);
  return all;
}

/** Someone who practises: sends lines one after the other, as a browser does. */
/** Enough of a conversation to be judged. */
export const JUDGEABLE_LINES = [
  "Hi, this is Pat with Harbor Insurance. How can I help?",
  "What made you look at your insurance now, after all that time?",
  "Who else in the house drives one of the cars?",
];

export function practising(world: World, login: Login, choice: Choice = CHOICE) {
  const replies = createReplies(world);
  let conversationId = "";
  let position = -1;
  let sent = 0;
  const person = {
    replies,
    get conversationId() {
      return conversationId;
    },
    get position() {
      return position;
    },
    /** In a conversation that was begun elsewhere. */
    async goOn(inConversation: string, after: number, content: string): Promise<ReplyEvent[]> {
      conversationId = inConversation;
      position = after;
      return person.say(content);
    },
    async say(
      content: string,
      clientKey = `client-key-${++sent}`,
      signal = new AbortController().signal,
    ): Promise<ReplyEvent[]> {
      const where: SayRequest["in"] = conversationId ? { conversationId, after: position } : { choice };
      const events: ReplyEvent[] = [];
      for await (const event of replies.say(login, { in: where, clientKey, content }, signal)) {
        if (event.type === "started") {
          conversationId = event.conversation.id;
          position = event.messages.at(-1)?.position ?? position;
        }
        events.push(event);
      }
      return events;
    },
    /** The browser leaves at the first word of the answer. */
    async sayAndLeave(content: string, clientKey: string): Promise<void> {
      const browser = new AbortController();
      const events = replies.say(login, { in: { choice }, clientKey, content }, browser.signal);
      for await (const event of events) {
        if (event.type === "started") conversationId = event.conversation.id;
        if (event.type === "delta") browser.abort();
      }
    },
    /** The same with an answer that is made again. */
    async resumeAndLeave(clientKey: string): Promise<void> {
      const browser = new AbortController();
      for await (const event of replies.resume(login, conversationId, clientKey, browser.signal))
        if (event.type === "delta") browser.abort();
    },
  };
  return person;
}
