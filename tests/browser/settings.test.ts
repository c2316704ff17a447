import { afterAll, describe, expect, test } from "vitest";
import { type BuiltApp, startUnconfiguredApp } from "#tests/support/built-app.ts";

// What a deployment does that its owner has not finished: nothing, and it says why.

describe.each([
  ["without any settings", {}, "APP_SECRET, SITE_URL"],
  ["without a secret", { SITE_URL: "https://rolecall.example" }, "APP_SECRET"],
])("the built product, %s", (_case, vars, names) => {
  let app: BuiltApp | undefined;
  const started = async () => {
    app ??= await startUnconfiguredApp(vars);
    return app;
  };
  afterAll(() => app?.stop());

  test.each([
    ["a page that all share", "/", {}],
    ["a page", "/auth", {}],
    ["a page that is not there", "/no-such-page", {}],
    ["a call", "/api/calls", { method: "POST" }],
    ["a call of a client", "/auth/v1/settings", {}],
    ["signing in", "/auth", { method: "POST", body: new URLSearchParams({ email: "x@y.example", password: "x" }) }],
  ])("refuses %s, and names what is missing", async (_kind, path, init) => {
    const answer = await fetch(`${(await started()).url}${path}`, { redirect: "manual", ...init });
    expect(answer.status).toBe(503);
    expect(await answer.text()).toBe(`Rolecall is not set up. Settings that are missing or wrong: ${names}\n`);
    expect(answer.headers.get("Content-Type")).toContain("text/plain");
    expect(answer.headers.get("Cache-Control")).toBe("private, no-store");
    expect(answer.headers.get("X-Content-Type-Options")).toBe("nosniff");
    expect(answer.headers.get("Set-Cookie")).toBeNull();
  });

  test("tells machines that it is not well, and nothing more", async () => {
    const answer = await fetch(`${(await started()).url}/healthz`);
    expect([answer.status, await answer.text()]).toEqual([503, "not ok\n"]);
    expect(answer.headers.get("Cache-Control")).toBe("no-store");
  });

  test("fails its scheduled run, and logs why", async () => {
    const running = await started();
    expect(await running.runSchedule()).toBe("exception");
    const line = running.logs().findLast((one) => one.includes("settings.wrong"));
    for (const name of names.split(", ")) expect(line).toContain(name);
  });
});
