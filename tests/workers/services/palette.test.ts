import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { countedDatabase } from "#tests/support/counted-database.ts";
import { practising, signedIn } from "#tests/support/practising.ts";
import { testWorld } from "#tests/support/world.ts";
import { createPalette } from "#workers/services/palette.ts";

test("the palette is one round trip, and has one's own sessions alone", async () => {
  const counted = countedDatabase(env.DB);
  const world = testWorld({ db: counted.db });
  const login = await signedIn(world);
  const person = practising(world, login);
  await person.say("Hi, this is Pat with Harbor.", "say-1");
  const other = await signedIn(world, "other");
  const before = counted.roundTrips();
  const { sessions, pages } = await createPalette(world).open(login);
  expect(counted.roundTrips() - before).toBe(1);
  expect(sessions).toEqual([
    {
      to: `/chat/${person.conversationId}`,
      label: expect.stringContaining(", "),
      detail: "Hi, this is Pat with Harbor.",
    },
  ]);
  expect(pages.map(({ to }) => to)).not.toContain("/admin");
  expect((await createPalette(world).open(other)).sessions).toEqual([]);
  await expect(createPalette(world).open(null)).rejects.toMatchObject({ code: "signed_out" });
});

test("an organization's pages are those of one's role in it, an admin's an admin's", async () => {
  const world = testWorld();
  const login = await signedIn(world, "palette-owner");
  const [{ id: userId } = { id: "" }] = (
    await env.DB.prepare("SELECT user_id AS id FROM logins WHERE token_hash = ?")
      .bind(login.tokenHash)
      .all<{ id: string }>()
  ).results;
  const paths = async () => (await createPalette(world).open(login)).pages.map(({ to }) => to);
  expect(await paths()).not.toContain("/team/settings");
  await env.DB.batch([
    env.DB.prepare("INSERT INTO user_roles (user_id, role, created_at) VALUES (?, 'admin', 0)").bind(userId),
  ]);
  expect(await paths()).toEqual(expect.arrayContaining(["/admin", "/admin/health"]));
  // Nobody bills here.
  expect(await paths()).not.toContain("/usage");
});
