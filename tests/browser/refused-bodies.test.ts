import { Agent, request } from "node:http";
import { beforeAll, expect, test } from "vitest";
import type { BuiltApp } from "#tests/support/built-app.ts";
import { sharedApp } from "#tests/support/shared-app.ts";

// workerd closes a connection whose request was answered before its body was read, and the proxy in front of it in `wrangler dev`
// then answers 500, or the next request on the connection is lost.

let app: BuiltApp;
beforeAll(async () => {
  app = await sharedApp();
});

const FORM = "application/x-www-form-urlencoded";
const JSON_TYPE = "application/json";
const ELSEWHERE = "https://elsewhere.example";

/** More than workerd reads by itself of a body that nobody wanted: 64 KiB. */
const BODY = Buffer.alloc(100_000, "a");
const REQUESTS = 40;
const CONNECTIONS = 4;

const REFUSED: [name: string, path: string, headers: Record<string, string>, status: number][] = [
  ["a form of another site", "/auth", { "Content-Type": FORM, Origin: ELSEWHERE }, 403],
  ["a call of another site", "/api/calls", { "Content-Type": JSON_TYPE, Origin: ELSEWHERE }, 403],
  ["a public form of another site", "/api/public/contact-us", { "Content-Type": JSON_TYPE, Origin: ELSEWHERE }, 403],
  ["a call that there is not", "/api/nothing", { "Content-Type": JSON_TYPE }, 404],
  ["a page that there is not", "/nothing", { "Content-Type": FORM }, 405],
  ["a page that takes no forms", "/usage", { "Content-Type": FORM }, 405],
  ["a form that is too long", "/account", { "Content-Type": FORM }, 400],
  ["a call of the identity API that there is not", "/auth/v1/nothing", { "Content-Type": JSON_TYPE }, 404],
  [
    "a table without a valid token",
    "/rest/v1/chat_messages",
    { "Content-Type": JSON_TYPE, Authorization: "Bearer no" },
    401,
  ],
  ["a file without a valid token", "/storage/v1/object/a/b", { Authorization: "Bearer no" }, 401],
  ["a function that there is not", "/functions/v1/nothing", { "Content-Type": JSON_TYPE }, 404],
];

test.each(REFUSED)(
  "%s is refused in the same words every time, whatever it brings",
  async (_, path, headers, status) => {
    const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
    let left = REQUESTS;
    const answers = new Map<string, number>();
    await Promise.all(
      Array.from({ length: CONNECTIONS }, async () => {
        while (left-- > 0) {
          const answer = await post(agent, path, headers);
          answers.set(answer, (answers.get(answer) ?? 0) + 1);
        }
      }),
    );
    agent.destroy();
    expect(Object.fromEntries(answers)).toEqual({ [status]: REQUESTS });
  },
);

test("a body of which most never comes is waited for a second, and the refusal comes all the same", async () => {
  const agent = new Agent({ keepAlive: true });
  const headers = { "Content-Type": FORM, Origin: ELSEWHERE, "Content-Length": BODY.length };
  const status = await new Promise((resolve) => {
    const sent = request(new URL("/auth", app.url), { agent, method: "POST", headers }, (answer) => {
      resolve(answer.statusCode);
    });
    sent.on("error", resolve);
    sent.write(BODY.subarray(0, 1000));
  });
  agent.destroy();
  expect(status).toBe(403);
});

/** The status, or what became of the connection. */
function post(agent: Agent, path: string, headers: Record<string, string>): Promise<string> {
  return new Promise((resolve) => {
    const sent = request(
      new URL(path, app.url),
      { agent, method: "POST", headers: { ...headers, "Content-Length": BODY.length } },
      (answer) => {
        answer.resume().on("end", () => resolve(String(answer.statusCode)));
      },
    );
    sent.on("error", (error) => resolve(error.message));
    sent.end(BODY);
  });
}
