import { expect, test } from "vitest";
import { sharedApp, sharedBrowser } from "#tests/support/shared-app.ts";
import { visitSignedIn } from "#tests/support/signed-in-visitor.ts";

test.each([
  ["with JavaScript", true],
  ["before JavaScript runs", false],
])("%s a key is made, seen once, used and revoked", { timeout: 90_000 }, async (_, javaScriptEnabled) => {
  const app = await sharedApp();
  const { page, userId, complaints } = await visitSignedIn(await sharedBrowser(), app, { javaScriptEnabled });
  await page.goto("/account/keys");
  await page.getByText("No keys yet").waitFor();
  await page.getByLabel("Name", { exact: true }).fill("Reports");
  await page.getByRole("button", { name: "Make a key" }).click();
  await page.getByText("Please choose at least one").waitFor();
  await page.getByLabel("Name", { exact: true }).fill("Reports");
  await page.getByLabel(/Read your name/).check();
  await page.getByRole("button", { name: "Make a key" }).click();
  const shown = page.getByText(/^rck_[0-9A-Za-z]{49}$/);
  const key = (await shown.textContent()) ?? "";
  expect(page.url()).not.toContain("rck_");
  expect(app.logs().join("\n")).not.toContain(key);

  const used = await fetch(`${app.url}/auth/v1/user`, { headers: { Authorization: `Bearer ${key}` } });
  expect(await used.json()).toMatchObject({ id: userId });
  expect(used.headers.get("RateLimit")).toMatch(/^"key";r=299/);

  await page.getByRole("link", { name: "I have saved it" }).click();
  await page.goto("/account/keys");
  expect(await page.content()).not.toContain(key);
  await page.getByText(/last used today/).waitFor();
  await page.getByRole("button", { name: /^Revoke/ }).click();
  await page.getByRole("button", { name: "Yes, revoke it" }).click();
  await page.getByText("Key revoked").waitFor();
  await page.getByText("No keys yet").waitFor();
  const refused = await fetch(`${app.url}/auth/v1/user`, { headers: { Authorization: `Bearer ${key}` } });
  expect(refused.status).toBe(401);
  expect(complaints()).toEqual([]);
});
