import { expect, test } from "vitest";
import type { Inquiry } from "#core/inquiries/inquiry.ts";
import { loginOf, person } from "#tests/support/people.ts";
import { testWorld } from "#tests/support/world.ts";
import { inquiriesStatement, insertInquiryStatement, markInquiryStatement } from "#workers/adapters/d1/inquiries.ts";

test("the statements themselves find and change inquiries for an admin's login only", async () => {
  const world = testWorld();
  const { db } = world;
  const nowMs = world.now();
  const inquiry: Inquiry = {
    kind: "contact",
    name: "Dana",
    company: "Harbor",
    email: "",
    phone: "1",
    details: [],
    message: "Hi",
  };
  await insertInquiryStatement(db, "inquiry-1", inquiry, nowMs);
  const found: Record<string, { listed: number; marked: number }> = {};
  for (const admin of [false, true]) {
    const login = await loginOf(world, (await person(world, { admin })).id);
    const listed = await inquiriesStatement(db, login, nowMs, { limit: 10, after: null });
    const marked = await markInquiryStatement(db, login, nowMs, "inquiry-1", nowMs);
    found[admin ? "admin" : "somebody"] = { listed: listed.length, marked: marked.length };
  }
  expect(found).toEqual({ somebody: { listed: 0, marked: 0 }, admin: { listed: 1, marked: 1 } });
});
