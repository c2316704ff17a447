import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import type { ScriptReading } from "#core/scripts/script-file.ts";
import { signedIn } from "#tests/support/practising.ts";
import { testWorld } from "#tests/support/world.ts";
import { scripts } from "#workers/adapters/d1/schema/conversation-tables.ts";
import { createScriptFiles } from "#workers/adapters/r2/script-bucket.ts";
import { createScripts } from "#workers/services/scripts/scripts.ts";

const TEXT = new TextEncoder().encode("Hi, this is Pat.").buffer;

/** Real D1 and R2; only the other Worker, which reads documents, is scripted. */
function worldReading(reading: ScriptReading) {
  return testWorld({
    scriptFiles: createScriptFiles(env.SCRIPTS),
    extractor: { extract: async () => reading },
    newId: () => crypto.randomUUID(),
  });
}

async function storedKeys(userId: string): Promise<string[]> {
  return (await env.SCRIPTS.list({ prefix: `uploads/${userId}/` })).objects.map((one) => one.key);
}

test("a script is stored under our own key, never under its name", async () => {
  const world = worldReading({ ok: true, text: "Hi, this is Pat.", cut: false });
  const login = await signedIn(world, "keeper");
  const stored = await createScripts(world).upload(login, { name: "C:\\calls\\..\\my script.txt", bytes: TEXT });
  expect(stored).toMatchObject({ name: "my script.txt", content: "Hi, this is Pat.", isCut: false });
  expect(await storedKeys(login.userId)).toEqual([`uploads/${login.userId}/${stored.id}`]);
});

test("a new script takes the place of the old one, whose file and text go", async () => {
  const world = worldReading({ ok: true, text: "Hi.", cut: false });
  const login = await signedIn(world, "replacer");
  await createScripts(world).upload(login, { name: "old.txt", bytes: TEXT });
  const second = await createScripts(world).upload(login, { name: "new.txt", bytes: TEXT });
  await world.settled();
  expect(await storedKeys(login.userId)).toEqual([`uploads/${login.userId}/${second.id}`]);
  const rows = await world.db.select().from(scripts);
  expect(rows.filter((row) => row.removed_at === null).map((row) => row.name)).toEqual(["new.txt"]);
  expect(rows.find((row) => row.name === "old.txt")?.content).toBe("");
});

test("a script that was too long says that it is cut", async () => {
  const world = worldReading({ ok: true, text: "Hi. ".repeat(60_000), cut: false });
  const login = await signedIn(world, "long");
  expect((await createScripts(world).upload(login, { name: "long.txt", bytes: TEXT })).isCut).toBe(true);
});

test.each([
  ["cannot be read", { ok: false, reason: "damaged" } as const, "This file is damaged or incomplete."],
  ["holds no text", { ok: true, text: "\u200b \n", cut: false } as const, "No readable text was found."],
])("a file that %s is refused in words, and nothing is kept", async (_, reading, text) => {
  const world = worldReading(reading);
  const login = await signedIn(world, "refused");
  const refusal = createScripts(world).upload(login, { name: "bad.txt", bytes: TEXT });
  await expect(refusal).rejects.toMatchObject({ code: "script_refused", text: expect.stringContaining(text) });
  expect(await storedKeys(login.userId)).toEqual([]);
  expect(await world.db.select().from(scripts)).toEqual([]);
});

test("nobody uploads or removes without a login", async () => {
  const world = worldReading({ ok: true, text: "Hi.", cut: false });
  const service = createScripts(world);
  await expect(service.upload(null, { name: "a.txt", bytes: TEXT })).rejects.toMatchObject({ code: "signed_out" });
  await expect(service.remove({ tokenHash: "unknown" })).rejects.toMatchObject({ code: "signed_out" });
});

test("removing takes only one's own script", async () => {
  const world = worldReading({ ok: true, text: "Hi.", cut: false });
  const mine = await signedIn(world, "mine");
  const theirs = await signedIn(world, "theirs");
  const service = createScripts(world);
  await service.upload(mine, { name: "mine.txt", bytes: TEXT });
  await service.upload(theirs, { name: "theirs.txt", bytes: TEXT });
  await service.remove(mine);
  expect(await storedKeys(mine.userId)).toEqual([]);
  expect(await storedKeys(theirs.userId)).toHaveLength(1);
});

test("after twenty uploads in a quarter of an hour the next is refused before it is read", async () => {
  let read = 0;
  const world = testWorld({
    scriptFiles: createScriptFiles(env.SCRIPTS),
    extractor: {
      async extract() {
        read += 1;
        return { ok: true, text: "Hi.", cut: false };
      },
    },
    newId: () => crypto.randomUUID(),
  });
  const login = await signedIn(world, "busy");
  const upload = () => createScripts(world).upload(login, { name: "a.txt", bytes: TEXT });
  for (let i = 0; i < 20; i++) await upload();
  await expect(upload()).rejects.toMatchObject({ code: "too_many_attempts", retryAfterSeconds: 900 });
  expect(read).toBe(20);
  world.clock.advance(15 * 60 * 1000);
  await upload();
});
