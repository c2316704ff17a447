import { expect, test } from "vitest";
import type { Bearer } from "#core/identity/bearer.ts";
import { ANYBODY } from "#core/identity/bearer.ts";
import { type Action, accessOf, findColumn, findTable, rowScope, TABLE_NAMES } from "#core/tables/access.ts";

const ACTIONS: Action[] = ["select", "insert", "update", "delete"];
const DANA: Bearer = { role: "authenticated", userId: "dana", aal: "aal1", mayAdminister: true };
const SERVICE: Bearer = { role: "service_role", userId: null, aal: null };

test("nobody in particular may do nothing", () => {
  for (const table of TABLE_NAMES) {
    for (const action of ACTIONS) expect(rowScope(table, action, ANYBODY)).toEqual({ rows: "none" });
  }
});

test("a person reads and writes their own conversations and messages, and reads their own roles", () => {
  const own = { rows: "own", userId: "dana" };
  expect(ACTIONS.map((action) => rowScope("chat_conversations", action, DANA))).toEqual([
    own,
    own,
    own,
    { rows: "none" },
  ]);
  expect(ACTIONS.map((action) => rowScope("chat_messages", action, DANA))).toEqual([
    own,
    own,
    { rows: "none" },
    { rows: "none" },
  ]);
  expect(rowScope("user_roles", "select", DANA)).toEqual({ rows: "own or, for an admin, all", userId: "dana" });
});

test("what only admins have says so: the figures, and taking roles away", () => {
  const admins = { rows: "for an admin, all", userId: "dana" };
  expect(rowScope("admin_dashboard_stats", "select", DANA)).toEqual(admins);
  expect(rowScope("user_roles", "delete", DANA)).toEqual(admins);
});

test("the service role reads everything, and no role inserts roles or rewrites what was said", () => {
  for (const table of TABLE_NAMES) expect(rowScope(table, "select", SERVICE)).toEqual({ rows: "all" });
  for (const bearer of [DANA, SERVICE]) {
    expect(rowScope("user_roles", "insert", bearer)).toEqual({ rows: "none" });
    expect(rowScope("chat_messages", "update", bearer)).toEqual({ rows: "none" });
    expect(rowScope("chat_messages", "delete", bearer)).toEqual({ rows: "none" });
  }
});

test("only columns of the list are writable, and none that a score, an owner or a time hangs on", () => {
  for (const table of TABLE_NAMES) {
    const { columns, insertable, updatable } = accessOf(table);
    for (const name of [...insertable, ...updatable]) expect(Object.keys(columns)).toContain(name);
    for (const name of ["id", "created_at", "duration_seconds"])
      expect([...insertable, ...updatable]).not.toContain(name);
    expect(updatable).not.toContain("user_id");
  }
});

test("names that are no table or column of the list are not found, inherited ones included", () => {
  for (const name of ["users", "toString", "__proto__", "chat_conversations;", ""]) expect(findTable(name)).toBeNull();
  for (const name of ["practice", "customer_state", "constructor", "__proto__"]) {
    expect(findColumn("chat_conversations", name)).toBeNull();
  }
});
