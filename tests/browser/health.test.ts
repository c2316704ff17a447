import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type BuiltApp, startBuiltApp } from "#tests/support/built-app.ts";
import { sharedBrowser } from "#tests/support/shared-app.ts";
import { visitSignedIn } from "#tests/support/signed-in-visitor.ts";

let browser: Browser;
let app: BuiltApp;
beforeAll(async () => {
  browser = await sharedBrowser();
  app = await startBuiltApp();
});
afterAll(() => app.stop());

test.each(["with", "without"])(
  "an admin sees what needs them, and has the engines asked, %s JavaScript",
  async (scripting) => {
    const javaScriptEnabled = scripting === "with";
    const { page, complaints, userId } = await visitSignedIn(browser, app, { javaScriptEnabled });
    await app.db.prepare("INSERT INTO user_roles VALUES (?, 'admin', 1)").bind(userId).run();
    expect(await app.runSchedule()).toBe("ok");
    await page.goto("/admin/health");
    expect(await page.getByRole("link", { name: "Health" }).getAttribute("aria-current")).toBe("page");
    await page.getByText("No mail system is set: emails stay in the outbox").waitFor();
    await page.getByRole("listitem").filter({ hasText: "Sends emails that wait" }).getByText("Works").waitFor();
    const built = page.getByRole("region", { name: "Models and voice" });
    await built.getByText("Built in").first().waitFor();
    await built.getByRole("button", { name: "Check now" }).click();
    await built.getByText("Each was asked one thing just now.").waitFor();
    expect(await built.getByText(/^Answers, /).count()).toBe(3);
    expect(complaints()).toEqual([]);
  },
);

test("a fault is counted by the Worker as it is deployed, and shown without words", async () => {
  const { page, userId } = await visitSignedIn(browser, app);
  await app.db.prepare("INSERT INTO user_roles VALUES (?, 'admin', 1)").bind(userId).run();
  await app.db.prepare("ALTER TABLE inquiries RENAME TO inquiries_away").run();
  expect((await page.goto("/admin/messages"))?.status()).toBe(500);
  await app.db.prepare("ALTER TABLE inquiries_away RENAME TO inquiries").run();
  const counted = () => app.db.prepare("SELECT count FROM fault_counts WHERE \"where\" = 'page.fault'").first("count");
  await expect.poll(counted).toBe(1);
  await page.goto("/admin/health");
  await page.getByRole("region", { name: "Errors of the last seven days" }).getByText("page.fault").waitFor();
});

test("machines are told ok and nothing more", async () => {
  const answer = await fetch(`${app.url}/healthz`);
  expect([answer.status, await answer.text()]).toEqual([200, "ok\n"]);
  expect(answer.headers.get("Cache-Control")).toBe("no-store");
});
