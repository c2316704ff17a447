import { expect, test } from "vitest";
import { COMMANDS } from "#core/conversations/commands.ts";
import { type AuthApp, authApp, SITE } from "#tests/support/auth-client.ts";
import { loginOf, person } from "#tests/support/people.ts";
import { JUDGEABLE_LINES, practising } from "#tests/support/practising.ts";
import { base64url } from "#workers/adapters/signing/base64url.ts";
import { createApiKeys } from "#workers/services/api-keys/api-keys.ts";
import { createFileNotes } from "#workers/services/conversations/file-notes.ts";

const NOTE = "Dana was on the phone. Next step: call on Thursday.";

/** Somebody with a key of these scopes. */
async function holder(app: AuthApp, scopes: string[]) {
  const one = await person(app.world);
  const login = await loginOf(app.world, one.id);
  return { login, key: await createApiKeys(app.world).makeOwn(login, { name: "CRM", life: "30", scopes }) };
}

async function noteBy(app: AuthApp, key: string, conversationId: string) {
  const headers = { Authorization: `Bearer ${key}` };
  const answer = await app.fetch(`${SITE}/api/notes/${conversationId}`, { headers });
  return { status: answer.status, body: await answer.json() };
}

test("a program of its writer fetches a note with a key that may read practice; nobody else's program finds it", async () => {
  const app = authApp({}, { newToken: () => base64url(crypto.getRandomValues(new Uint8Array(32))) });
  const { login, key } = await holder(app, ["practice:read"]);
  const talk = practising(app.world, login);
  for (const line of [...JUDGEABLE_LINES, COMMANDS.end]) await talk.say(line);
  const missing = await noteBy(app, key, talk.conversationId);
  expect(missing).toMatchObject({ status: 404, body: { code: "not_found" } });

  const notes = createFileNotes(app.world);
  await notes.save(login, talk.conversationId, { note: NOTE, isReady: false });
  const draft = { conversation_id: talk.conversationId, note: NOTE, ready_at: null };
  expect(await noteBy(app, key, talk.conversationId)).toMatchObject({ status: 200, body: draft });
  await notes.save(login, talk.conversationId, { note: NOTE, isReady: true });
  const ready = { note: NOTE, ready_at: new Date(app.world.now()).toISOString() };
  expect((await noteBy(app, key, talk.conversationId)).body).toMatchObject(ready);

  const stranger = await holder(app, ["practice:read"]);
  expect(await noteBy(app, stranger.key, talk.conversationId)).toEqual(missing);
  const narrow = await holder(app, ["profile:read"]);
  const refused = { code: "scope_missing", reason: "practice:read" };
  expect(await noteBy(app, narrow.key, talk.conversationId)).toMatchObject({ status: 403, body: refused });
});
