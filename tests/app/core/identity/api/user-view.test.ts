import { expect, test } from "vitest";
import {
  identitiesOf,
  mergedMetadata,
  ownIdentityId,
  pretendedUserView,
  userView,
} from "#core/identity/api/user-view.ts";
import { isBanned, noEmail, type Person, visibleEmail } from "#core/identity/person.ts";
import { cleanPhone } from "#core/identity/phone.ts";

const id = "9d2b7f0e-6c2b-4f0e-8f6e-0a1b2c3d4e5f";
const dana: Person = {
  id,
  email: "dana@agency.example",
  full_name: "Dana Reyes",
  phone: null,
  email_confirmed_at: 1000,
  phone_confirmed_at: null,
  is_anonymous: false,
  has_email_identity: true,
  user_metadata: { agency: "East" },
  app_metadata: { team: 7 },
  banned_until: null,
  new_email: null,
  new_phone: null,
  confirmation_sent_at: null,
  recovery_sent_at: null,
  email_change_sent_at: null,
  phone_change_sent_at: null,
  reauthentication_sent_at: null,
  invited_at: null,
  last_sign_in_at: 2000,
  created_at: 0,
  updated_at: 0,
};
const google = {
  id: "identity-1",
  user_id: id,
  provider: "google",
  provider_id: "g-1",
  identity_data: { sub: "g-1" },
  email: null,
  last_sign_in_at: null,
  created_at: 0,
  updated_at: 0,
};

test("a person is shown with their times as dates, and absent ones left out", () => {
  expect(userView(dana, [google], [])).toEqual({
    id,
    aud: "authenticated",
    role: "authenticated",
    email: "dana@agency.example",
    phone: "",
    email_confirmed_at: "1970-01-01T00:00:01.000Z",
    confirmed_at: "1970-01-01T00:00:01.000Z",
    last_sign_in_at: "1970-01-01T00:00:02.000Z",
    app_metadata: { provider: "email", providers: ["email", "google"], team: 7 },
    user_metadata: { agency: "East", full_name: "Dana Reyes" },
    identities: [
      expect.objectContaining({ provider: "email", identity_id: ownIdentityId(id, "email"), id }),
      expect.objectContaining({ provider: "google", identity_id: "identity-1", id: "g-1" }),
    ],
    created_at: "1970-01-01T00:00:00.000Z",
    updated_at: "1970-01-01T00:00:00.000Z",
    is_anonymous: false,
  });
});

test("nothing of the row that is not meant to be seen is in it", () => {
  const row = { ...dana, password_hash: "$argon2id$secret" };
  expect(JSON.stringify(userView(row, [], []))).not.toContain("secret");
});

test("somebody without an e-mail shows none, and no identity by it", () => {
  const nobody = { ...dana, email: noEmail(id), email_confirmed_at: null, is_anonymous: true };
  expect(visibleEmail(nobody.email)).toBe("");
  expect(userView(nobody, [], [])).toMatchObject({ email: "", identities: [], app_metadata: { providers: [] } });
});

test("a confirmed phone is a way in of its own, with an id of its own", () => {
  const providers = identitiesOf({ ...dana, phone: "12025550143", phone_confirmed_at: 5 }, []);
  expect(providers.map((one) => one.provider)).toEqual(["email", "phone"]);
  expect(new Set([id, ownIdentityId(id, "email"), ownIdentityId(id, "phone")]).size).toBe(3);
  expect(ownIdentityId(id, "email")).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
});

test("what a taken e-mail answers has the shape of a person and no identities", () => {
  const of = { id, email: "dana@agency.example", phone: "", userMetadata: { full_name: "Eve" }, nowMs: 0 };
  expect(pretendedUserView(of)).toMatchObject({ id, role: "", identities: [], user_metadata: { full_name: "Eve" } });
});

test("metadata is merged by its keys, and null removes one", () => {
  expect(mergedMetadata({ a: 1, b: { c: 2 } }, { b: { d: 3 }, a: null, e: 4 })).toEqual({ b: { d: 3 }, e: 4 });
});

test("a ban ends by itself", () => {
  expect(isBanned({ banned_until: 10 }, 9)).toBe(true);
  expect(isBanned({ banned_until: 10 }, 10)).toBe(false);
  expect(isBanned({ banned_until: null }, 0)).toBe(false);
});

test.each([
  ["+1 (202) 555-0143", "12025550143"],
  ["12025550143", "12025550143"],
  ["0202555", null],
  ["+12", null],
  ["1202555014a", null],
  ["1234567890123456", null],
])("the phone number %s is stored as %s", (text, stored) => {
  expect(cleanPhone(text)).toBe(stored);
});
