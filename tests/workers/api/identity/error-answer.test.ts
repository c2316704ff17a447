import { Hono } from "hono";
import { expect, test } from "vitest";
import { Refusal } from "#core/errors.ts";
import { IdentityError } from "#core/identity/api/identity-error.ts";
import { takeErrors } from "#tests/support/console-errors.ts";
import type { ApiEnv } from "#workers/api/api-env.ts";
import { errorAnswer } from "#workers/api/identity/error-answer.ts";
import { linkConfirmationPage } from "#workers/api/identity/link-confirmation-page.ts";

const answerTo = async (error: Error) =>
  new Hono<ApiEnv>()
    .get("/", () => {
      throw error;
    })
    .onError(errorAnswer)
    .request("/", { headers: { "X-Supabase-Api-Version": "2024-01-01" } });

test.each<[string, Error, number, Record<string, unknown>]>([
  ["an error of the API", new IdentityError("otp_expired"), 403, { code: "otp_expired" }],
  ["a refusal that the API has a code for", new Refusal("too_many_attempts"), 429, { code: "over_request_rate_limit" }],
  [
    "a refusal of what was sent, in its own words",
    new Refusal("bad_request", { text: "Type a name." }),
    400,
    { code: "validation_failed", message: "Type a name." },
  ],
])("%s is answered with its code", async (_, error, status, body) => {
  const answer = await answerTo(error);
  expect([answer.status, await answer.json()]).toEqual([status, expect.objectContaining(body)]);
});

test.each([
  ["a refusal that no call of the API makes", new Refusal("conversation_over")],
  ["a fault", new Error("the database says more than it should")],
])("%s is a fault, and its words stay inside", async (_, error) => {
  const answer = await answerTo(error);
  expect(answer.status).toBe(500);
  expect(await answer.text()).not.toContain("database");
  expect(takeErrors().join()).toContain("auth.fault");
});

test("the page behind a link names no target in its policy where the address is none", () => {
  const { headers } = linkConfirmationPage({ token: "x", type: "signup", redirectTo: "nowhere" });
  expect(headers.get("Content-Security-Policy")).toMatch(/form-action 'self'\s*$/);
});
