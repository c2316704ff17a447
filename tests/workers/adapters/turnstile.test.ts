import { expect, test, vi } from "vitest";
import { createTurnstile } from "#workers/adapters/turnstile.ts";
import { readSettings } from "#workers/settings.ts";

const settings = readSettings({ TURNSTILE_SITE_KEY: "site", TURNSTILE_SECRET_KEY: "secret" });

test("without its keys nothing is asked, and one key alone is a mistake", () => {
  expect(createTurnstile(readSettings({}))).toBeNull();
  expect(() => readSettings({ TURNSTILE_SITE_KEY: "site" })).toThrow("TURNSTILE_SECRET_KEY");
});

test.each([true, false])("a token is shown to the service, which says %s", async (success) => {
  const upstream = vi.fn<typeof fetch>(async () => Response.json({ success }));
  expect(await createTurnstile(settings, upstream)?.passes("token", "192.0.2.7")).toBe(success);
  const [url, init] = upstream.mock.calls[0] ?? [];
  expect(url).toBe("https://challenges.cloudflare.com/turnstile/v0/siteverify");
  expect(String(init?.body)).toBe("secret=secret&response=token&remoteip=192.0.2.7");
});

test("no token is nobody, without asking", async () => {
  const upstream = vi.fn<typeof fetch>();
  expect(await createTurnstile(settings, upstream)?.passes("", null)).toBe(false);
  expect(upstream).not.toHaveBeenCalled();
});

test("a service that cannot be reached locks nobody out", async () => {
  const said = vi.spyOn(console, "warn").mockImplementation(() => {});
  const unreachable: typeof fetch = async () => {
    throw new Error("down");
  };
  expect(await createTurnstile(settings, unreachable)?.passes("token", null)).toBe(true);
  expect(await createTurnstile(settings, async () => new Response("oops"))?.passes("token", null)).toBe(true);
  expect(said).toHaveBeenCalledTimes(2);
  said.mockRestore();
});

test("origins of other sites are checked when the settings are read", () => {
  expect(readSettings({ FORM_ORIGINS: "https://a.example, https://b.example" }).FORM_ORIGINS).toEqual([
    "https://a.example",
    "https://b.example",
  ]);
  expect(() => readSettings({ FORM_ORIGINS: "https://a.example/path" })).toThrow("is no origin");
});
