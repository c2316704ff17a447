import type { Browser, Page } from "playwright-core";
import { beforeAll, expect, test } from "vitest";
import { site } from "#app/site/site.ts";
import { axeFindings, sidewaysOverflow } from "#tests/support/axe.ts";
import { visit } from "#tests/support/browser.ts";
import type { BuiltApp } from "#tests/support/built-app.ts";
import { sharedApp, sharedBrowser } from "#tests/support/shared-app.ts";
import { visitSignedIn } from "#tests/support/signed-in-visitor.ts";

let browser: Browser;
let app: BuiltApp;
beforeAll(async () => {
  browser = await sharedBrowser();
  app = await sharedApp();
});

const controlled = (page: Page) =>
  expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state ?? null)).toBe("activated");

test("without a connection a page says so, and is there when it is back; nothing of anybody is kept", async () => {
  const { page, context, complaints } = await visitSignedIn(browser, app, { viewport: { width: 390, height: 844 } });
  await page.goto("/dashboard");
  await controlled(page);
  await page.goto("/account");
  await context.setOffline(true);
  await page.goto("/dashboard");
  await page.getByRole("heading", { name: "You are offline" }).waitFor();
  expect(await axeFindings(page)).toEqual([]);
  expect(await sidewaysOverflow(page)).toBeLessThanOrEqual(0);
  const kept = await page.evaluate(async () => {
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });
  expect(kept).toEqual(["/offline"]);
  await context.setOffline(false);
  await page.getByRole("link", { name: "Try again" }).click();
  await page.getByRole("heading", { level: 1, name: "Dashboard" }).waitFor();
  expect(complaints().filter((line) => !line.includes("ERR_INTERNET_DISCONNECTED"))).toEqual([]);
});

test("a new version takes over without reloading a page", async () => {
  const { page } = await visitSignedIn(browser, app);
  await page.goto("/account");
  await controlled(page);
  const loads: string[] = [];
  page.on("framenavigated", (frame) => loads.push(frame.url()));
  await page.getByLabel("Full Name").fill("Half typed");
  // Another address of the same scope is a new version of it.
  await page.evaluate(async () => {
    const next = "/service-worker.js?next";
    const policy = window.trustedTypes?.createPolicy("next", { createScriptURL: () => next });
    await navigator.serviceWorker.register(policy?.createScriptURL(next) ?? next);
  });
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller?.scriptURL)).toMatch(/\?next$/);
  expect(loads).toEqual([]);
  expect(await page.getByLabel("Full Name").inputValue()).toBe("Half typed");
});

test("whoever is not signed in gets no service worker", async () => {
  const { page } = await visit(browser, app.url);
  await page.goto("/");
  await page.goto("/auth");
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
});

test("the app can be installed: Chromium finds nothing missing in its manifest", async () => {
  const { page } = await visitSignedIn(browser, app);
  await page.goto("/dashboard");
  await controlled(page);
  const client = await page.context().newCDPSession(page);
  const { errors, data } = await client.send("Page.getAppManifest");
  expect(errors).toEqual([]);
  const manifest: unknown = JSON.parse(data ?? "null");
  expect(manifest).toMatchObject({ name: site.name, start_url: "/dashboard", display: "standalone" });
  const { installabilityErrors } = await client.send("Page.getInstallabilityErrors");
  expect(installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== "in-incognito")).toEqual([]);
  for (const path of ["192", "512", "maskable-512", "apple-touch"]) {
    const icon = await fetch(`${app.url}/icons/${path}.png`);
    expect([icon.status, icon.headers.get("Content-Type")]).toEqual([200, "image/png"]);
  }
});
