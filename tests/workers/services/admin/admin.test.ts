import { beforeEach, describe, expect, test, vi } from "vitest";
import type { Login } from "#core/identity/login.ts";
import { takeErrors } from "#tests/support/console-errors.ts";
import { loginOf, person, refusalOf, rowsOf } from "#tests/support/people.ts";
import { type TestWorld, testWorld } from "#tests/support/world.ts";
import { createAdmin } from "#workers/services/admin/admin.ts";

const everybody = new URLSearchParams();
let world: TestWorld;
let admin: Login;
let adminId: string;
let dana: { id: string; email: string };
let danasLogin: Login;

beforeEach(async () => {
  world = testWorld();
  adminId = (await person(world, { email: "morgan@agency.example", fullName: "Morgan Ellis", admin: true })).id;
  admin = await loginOf(world, adminId);
  world.clock.advance(1000);
  dana = await person(world, { email: "dana_r@agency.example", fullName: "Dana Reyes" });
  danasLogin = await loginOf(world, dana.id);
});

describe("the admin dashboard", () => {
  test("shows everybody, the newest first, with their roles, and the figures of all", async () => {
    const page = await createAdmin(world).open(admin, everybody);
    expect(page.users).toEqual({
      query: { search: "", page: 1 },
      total: 2,
      rows: [
        { id: dana.id, fullName: "Dana Reyes", email: dana.email, createdAt: world.now(), roles: [] },
        {
          id: adminId,
          fullName: "Morgan Ellis",
          email: "morgan@agency.example",
          createdAt: world.now() - 1000,
          roles: ["admin"],
        },
      ],
    });
    expect(page.stats).toEqual({ conversations: 0, messages: 0 });
    expect(page.roleChanges).toEqual([]);
  });

  test.each([
    ["a part of a name, in any case", "MORGAN", ["morgan@agency.example"]],
    ["a part of an e-mail", "dana_r@", ["dana_r@agency.example"]],
    ["a sign that means anything to LIKE, as itself", "_", ["dana_r@agency.example"]],
    ["nothing anybody has", "%", []],
    ["SQL, as text", "' OR 1=1 --", []],
  ])("finds by %s", async (_case, search, emails) => {
    const { users } = await createAdmin(world).open(admin, new URLSearchParams({ q: search }));
    expect(users?.rows.map(({ email }) => email)).toEqual(emails);
    expect(users?.total).toBe(emails.length);
  });

  test.each([
    ["one long company e-mail", `dana.reyes@${"northern-insurance-brokers.".repeat(3)}example`],
    [
      "as many characters as a search can have",
      `${"d".repeat(64)}@${"a".repeat(60)}.${"b".repeat(60)}.${"c".repeat(60)}.example`,
    ],
  ])("finds by %s, which is longer than D1 lets a LIKE pattern be", async (_case, email) => {
    const somebody = await person(world, { email });
    const { users, stats } = await createAdmin(world).open(admin, new URLSearchParams({ q: email.toUpperCase() }));
    expect(users).toMatchObject({ total: 1, rows: [{ id: somebody.id }] });
    expect(stats).not.toBeNull();
  });

  test.each([
    ["élodie", "Élodie Müller"],
    ["ÉLODIE MÜLLER", "Élodie Müller"],
    ["NUÑEZ", "Rosa Nuñez"],
    ["straße", "Ana Straße"],
    ["łUKASZ", "Łukasz Nowak"],
    ["иван", "ИВАН Петров"],
  ])("finds %s in the name %s: case is folded in every alphabet", async (search, fullName) => {
    const somebody = await person(world, { fullName });
    const { users } = await createAdmin(world).open(admin, new URLSearchParams({ q: search }));
    expect(users?.rows.map(({ id }) => id)).toEqual([somebody.id]);
  });

  test("finds nobody, and says so, by 254 letters of many alphabets", async () => {
    const letters = Array.from({ length: 254 }, (_, at) => String.fromCodePoint(0x00c0 + at)).join("");
    const { users } = await createAdmin(world).open(admin, new URLSearchParams({ q: letters }));
    expect(users).toMatchObject({ total: 0, rows: [] });
  });

  test("goes in pages of fifty without missing or repeating anybody", async () => {
    for (let one = 0; one < 60; one += 1) await person(world);
    const open = async (page: number) =>
      (await createAdmin(world).open(admin, new URLSearchParams({ page: String(page) }))).users;
    const [first, second, third] = [await open(1), await open(2), await open(3)];
    expect([first?.total, first?.rows.length, second?.rows.length, third?.rows.length]).toEqual([62, 50, 12, 0]);
    expect(new Set([first, second].flatMap((users) => users?.rows.map(({ id }) => id))).size).toBe(62);
  });

  test("is refused to who is signed out, whose login has ended, and who is no admin", async () => {
    const service = createAdmin(world);
    expect(await refusalOf(service.open(null, everybody))).toBe("signed_out");
    expect(await refusalOf(service.open({ tokenHash: "unknown" }, everybody))).toBe("signed_out");
    expect(await refusalOf(service.open(danasLogin, everybody))).toBe("not_admin");
    expect(await refusalOf(service.openSecurityEvents(danasLogin))).toBe("not_admin");
    expect(await refusalOf(service.openSecurityEvents(null))).toBe("signed_out");
  });

  test("goes on without the list when only that cannot be read, and lets nobody in when the role cannot", async () => {
    const batch = vi.spyOn(world.db, "batch").mockRejectedValue(new Error("D1_ERROR"));
    const page = await createAdmin(world).open(admin, everybody);
    expect(page).toMatchObject({ users: null, stats: null, viewer: { id: adminId } });
    expect(await refusalOf(createAdmin(world).open(danasLogin, everybody))).toBe("not_admin");
    const select = vi.spyOn(world.db, "select").mockImplementation(() => {
      throw new Error("D1_ERROR");
    });
    expect(await refusalOf(createAdmin(world).open(admin, everybody))).toBe("not_admin");
    select.mockRestore();
    batch.mockRestore();
    expect(takeErrors()).toHaveLength(3);
  });

  test("keeps its users and role changes when only the figures cannot be read, and says which are missing", async () => {
    await createAdmin(world).makeAdmin(admin, dana.id);
    const [view] = await rowsOf("SELECT sql FROM sqlite_schema WHERE name = 'admin_dashboard_stats'");
    await rowsOf("DROP VIEW admin_dashboard_stats");
    const page = await createAdmin(world).open(admin, everybody);
    await rowsOf(String(view?.sql));
    expect(page).toMatchObject({ stats: null, users: { total: 2 }, roleChanges: [{ change: "granted" }] });
    expect(takeErrors()).toHaveLength(1);
  });

  test("does not say that no role was changed when it could not read that", async () => {
    await rowsOf("ALTER TABLE role_changes RENAME TO role_changes_away");
    const page = await createAdmin(world).open(admin, everybody);
    await rowsOf("ALTER TABLE role_changes_away RENAME TO role_changes");
    expect(page).toMatchObject({ stats: { conversations: 0 }, users: { total: 2 }, roleChanges: null });
    expect(takeErrors()).toHaveLength(1);
  });
});

describe("the admin role", () => {
  test("is given once, noted with who gave it, and lets its holder in", async () => {
    const service = createAdmin(world);
    await service.makeAdmin(admin, dana.id);
    await service.makeAdmin(admin, dana.id);
    expect(await rolesOf(dana.id)).toEqual(["admin"]);
    const { roleChanges } = await service.open(danasLogin, everybody);
    expect(roleChanges).toMatchObject([
      { change: "granted", role: "admin", of: dana.email, by: "morgan@agency.example", atMs: world.now() },
    ]);
  });

  test("is taken, noted, and its holder is let in no more", async () => {
    const service = createAdmin(world);
    await service.makeAdmin(admin, dana.id);
    world.clock.advance(1000);
    await service.removeAdmin(admin, dana.id);
    expect(await rolesOf(dana.id)).toEqual([]);
    expect(await refusalOf(service.open(danasLogin, everybody))).toBe("not_admin");
    const { roleChanges } = await service.open(admin, everybody);
    expect(roleChanges?.map(({ change }) => change)).toEqual(["removed", "granted"]);
  });

  test("stays with the last admin, and nothing is noted", async () => {
    expect(await refusalOf(createAdmin(world).removeAdmin(admin, adminId))).toBe("last_admin");
    expect(await rolesOf(adminId)).toEqual(["admin"]);
    expect(await rowsOf("SELECT * FROM role_changes")).toEqual([]);
  });

  test("of two admins who remove each other at once, one stays", async () => {
    const service = createAdmin(world);
    await service.makeAdmin(admin, dana.id);
    await Promise.allSettled([service.removeAdmin(admin, dana.id), service.removeAdmin(danasLogin, adminId)]);
    expect(await rowsOf("SELECT user_id FROM user_roles WHERE role = 'admin'")).toHaveLength(1);
  });

  test("is neither given nor taken by anybody else, nor to nobody", async () => {
    const service = createAdmin(world);
    for (const [login, code] of [
      [null, "signed_out"],
      [{ tokenHash: "unknown" }, "signed_out"],
      [danasLogin, "not_admin"],
    ] as const) {
      expect(await refusalOf(service.makeAdmin(login, dana.id))).toBe(code);
      expect(await refusalOf(service.removeAdmin(login, adminId))).toBe(code);
      expect(await refusalOf(service.signOut(login, adminId))).toBe(code);
    }
    expect(await refusalOf(service.makeAdmin(admin, "nobody"))).toBe("not_found");
    expect(await refusalOf(service.removeAdmin(admin, "nobody"))).toBe("not_found");
    expect(await service.removeAdmin(admin, dana.id)).toEqual({ isOwn: false, isRemoved: false });
    expect(await rolesOf(dana.id)).toEqual([]);
    expect(await rolesOf(adminId)).toEqual(["admin"]);
    expect(await rowsOf("SELECT * FROM role_changes")).toEqual([]);
    expect(await rowsOf("SELECT * FROM logins WHERE user_id = ?", adminId)).toHaveLength(1);
  });
});

test("signing a user out ends all their logins and nobody else's", async () => {
  await loginOf(world, dana.id);
  const service = createAdmin(world);
  expect(await service.signOut(admin, dana.id)).toBe(2);
  expect(await rowsOf("SELECT user_id FROM logins")).toEqual([{ user_id: adminId }]);
});

async function rolesOf(userId: string): Promise<unknown[]> {
  return (await rowsOf("SELECT role FROM user_roles WHERE user_id = ?", userId)).map(({ role }) => role);
}
