import { describe, expect, test } from "vitest";
import { loginOf, person, rowsOf } from "#tests/support/people.ts";
import { testWorld } from "#tests/support/world.ts";
import { createHousekeeping } from "#workers/services/housekeeping.ts";

const YEAR_MS = 365 * 24 * 60 * 60 * 1000;

describe("an account that nobody has used for three years", () => {
  test("goes in the first minute of an hour, and nobody else's does", async () => {
    const world = testWorld();
    const forgotten = await person(world, { email: "forgotten@agency.example" });
    const admin = await person(world, { email: "admin@agency.example", admin: true });
    world.clock.advance(2 * YEAR_MS);
    const later = await person(world, { email: "later@agency.example" });
    await createHousekeeping(world).run();
    expect(await idsOfPeople()).toEqual([admin.id, forgotten.id, later.id].sort());

    world.clock.advance(YEAR_MS);
    const signedIn = await person(world, { email: "signed-in@agency.example" });
    await loginOf(world, later.id);
    await createHousekeeping(world).run();
    await world.settled();
    expect(await idsOfPeople()).toEqual([admin.id, later.id, signedIn.id].sort());
    expect(await rowsOf("SELECT user_id, message FROM security_events WHERE type = 'account_deleted'")).toEqual([
      { user_id: null, message: "Unused for three years" },
    ]);
  });

  test("stays while it is signed in somewhere", async () => {
    const world = testWorld();
    const { id } = await person(world, { email: "dana@agency.example" });
    world.clock.advance(3 * YEAR_MS + 1);
    await loginOf(world, id);
    await createHousekeeping(world).run();
    expect(await idsOfPeople()).toEqual([id]);
  });
});

async function idsOfPeople(): Promise<unknown[]> {
  return (await rowsOf("SELECT id FROM users")).map(({ id }) => id).sort();
}
