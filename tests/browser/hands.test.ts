import type { Browser } from "playwright-core";
import { beforeAll, describe, expect, test } from "vitest";
import { axeFindings } from "#tests/support/axe.ts";
import { takenOver } from "#tests/support/browser.ts";
import type { BuiltApp } from "#tests/support/built-app.ts";
import { sharedApp, sharedBrowser } from "#tests/support/shared-app.ts";
import { visitSignedIn } from "#tests/support/signed-in-visitor.ts";

let browser: Browser;
let app: BuiltApp;
beforeAll(async () => {
  browser = await sharedBrowser();
  app = await sharedApp();
});

describe("the palette", () => {
  test("opens by keys, is a combobox, and leads to a page, all without a mouse", async () => {
    const { page, complaints } = await visitSignedIn(browser, app);
    const loaded: string[] = [];
    page.on("request", (request) => loaded.push(new URL(request.url()).pathname));
    await page.goto("/dashboard");
    await page.getByRole("button", { name: "Go to..." }).waitFor();
    await takenOver(page);
    expect(loaded.filter((path) => /\/palette|shortcut-list/.test(path))).toEqual([]);
    await page.keyboard.press("Control+k");
    const box = page.getByRole("combobox", { name: "Go to a page, a customer or a session" });
    await page.getByRole("option", { name: /^Dashboard/ }).waitFor();
    expect(await box.evaluate((input) => input === document.activeElement)).toBe(true);
    expect(await axeFindings(page)).toEqual([]);

    await box.fill("devices");
    const option = page.getByRole("option", { name: /^Devices/ });
    await option.waitFor();
    expect(await option.getAttribute("aria-selected")).toBe("true");
    expect(await box.getAttribute("aria-activedescendant")).toBe(await option.getAttribute("id"));
    await page.keyboard.press("ArrowDown");
    expect(await option.getAttribute("aria-selected")).toBe("false");
    await page.keyboard.press("ArrowUp");
    await page.keyboard.press("Enter");
    await page.waitForURL("**/account/devices");
    expect(await page.getByRole("dialog").count()).toBe(0);
    expect(complaints()).toEqual([]);
  });

  test("closes by Escape and gives focus back", async () => {
    const { page } = await visitSignedIn(browser, app);
    await page.goto("/dashboard");
    const button = page.getByRole("button", { name: "Go to..." });
    await button.click();
    await page.getByRole("combobox").waitFor();
    await page.keyboard.press("Escape");
    await expect.poll(() => page.getByRole("dialog").count()).toBe(0);
    expect(await button.evaluate((element) => element === document.activeElement)).toBe(true);
  });

  test("every page it offers can be opened", async () => {
    const { page, userId } = await visitSignedIn(browser, app);
    await page.goto("/team");
    await page.getByLabel("Name of the organization").fill("Harbor");
    await page.getByRole("button", { name: "Create it" }).click();
    await page.getByRole("heading", { level: 1, name: "Harbor" }).waitFor();
    await app.db.prepare("INSERT INTO user_roles VALUES (?, 'admin', 1)").bind(userId).run();
    const { pages } = await (await page.request.get("/api/palette")).json();
    expect(pages.length).toBeGreaterThan(25);
    for (const { to } of pages) {
      const answer = await page.request.get(to, { maxRedirects: 0 });
      expect([to, answer.status()]).toEqual([to, 200]);
    }
  });

  test("starts a customer, gives the session's commands, and searches sessions", async () => {
    const { page, complaints } = await visitSignedIn(browser, app);
    await page.goto("/dashboard");
    await page.getByRole("button", { name: "Go to..." }).click();
    await page.getByRole("combobox").fill("start dana");
    await page
      .getByRole("option", { name: /^Start: Dana/ })
      .first()
      .waitFor();
    await page.keyboard.press("Enter");
    const message = page.getByRole("textbox", { name: "Your message" });
    await message.fill("Hi, this is Pat with Harbor.");
    await page.keyboard.press("Enter");
    await page.waitForURL(/\/chat\/[^?]+$/);
    await expect.poll(() => page.getByRole("button", { name: "Stop" }).count()).toBe(0);

    await message.focus();
    await page.keyboard.press("Control+k");
    await page.getByRole("combobox").fill("hint");
    await page.getByRole("option", { name: /^Give me a hint/ }).waitFor();
    await page.keyboard.press("Enter");
    await page.getByText("You paused and asked for a hint").waitFor();

    await page.keyboard.press("Control+k");
    await page.getByRole("combobox").fill("renewal & “more”");
    await page.getByRole("option", { name: /^Search all sessions for/ }).click();
    await page.waitForURL("**/conversations?q=*");
    expect(new URL(page.url()).searchParams.get("q")).toBe("renewal & “more”");
    expect(complaints()).toEqual([]);
  });

  test("on a phone it opens from the account's menu, and fits", async () => {
    const { page } = await visitSignedIn(browser, app, { viewport: { width: 390, height: 844 } });
    await page.goto("/dashboard");
    await page.getByLabel(/^Account of/).click();
    await page.getByRole("button", { name: "Go to..." }).click();
    await page.getByRole("option", { name: /^Dashboard/ }).waitFor();
    const width = await page.getByRole("dialog").evaluate((dialog) => dialog.scrollWidth);
    expect(width).toBeLessThanOrEqual(390);
  });
});

describe("shortcuts", () => {
  test("? lists them all; none is heard while somebody types; all can be turned off", async () => {
    const { page, complaints } = await visitSignedIn(browser, app);
    await page.goto("/chat?scenario=A-1");
    const message = page.getByRole("textbox", { name: "Your message" });
    await takenOver(page);
    await message.click();
    await page.keyboard.type("why?/");
    expect(await message.inputValue()).toBe("why?/");
    await message.evaluate((element) => element instanceof HTMLElement && element.blur());
    await page.keyboard.press("?");
    const list = page.getByRole("dialog", { name: "Keyboard shortcuts" });
    await list.getByText("Go to a page, a customer or a session").waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await list.getByLabel("Use these shortcuts in this browser").uncheck();
    await page.keyboard.press("Escape");
    await expect.poll(() => list.count()).toBe(0);

    await page.keyboard.press("?");
    await page.keyboard.press("Control+k");
    await page.keyboard.press("/");
    expect(await page.getByRole("dialog").count()).toBe(0);
    expect(await message.evaluate((element) => element === document.activeElement)).toBe(false);
    await page.reload();
    await page.getByRole("button", { name: "Keyboard shortcuts" }).click();
    expect(await list.getByLabel("Use these shortcuts in this browser").isChecked()).toBe(false);
    expect(complaints()).toEqual([]);
  });
});

describe("a draft", () => {
  test("in the composer outlasts a reload, a new tab and an ended login, and goes when it is sent", async () => {
    const { page, context, signOut } = await visitSignedIn(browser, app);
    await page.goto("/chat?scenario=A-1");
    const message = page.getByRole("textbox", { name: "Your message" });
    await message.fill("Hi, this is Pat, and I was");
    await page.reload();
    await expect.poll(() => message.inputValue()).toBe("Hi, this is Pat, and I was");
    const tab = await context.newPage();
    await tab.goto("/chat?scenario=A-1");
    await expect
      .poll(() => tab.getByRole("textbox", { name: "Your message" }).inputValue())
      .toMatch(/^Hi, this is Pat/);
    await tab.close();

    await page.keyboard.press("Enter");
    await message.focus();
    await page.keyboard.press("Enter");
    await page.waitForURL(/\/chat\/[^?]+$/);
    await expect.poll(() => page.evaluate(() => localStorage.length)).toBe(0);

    await expect.poll(() => page.getByRole("button", { name: "Stop" }).count()).toBe(0);
    await message.fill("What made you look at it now?");
    await signOut();
    await page.keyboard.press("Enter");
    await page.getByText("Your login has ended.", { exact: true }).waitFor();
    const kept = () => page.evaluate(() => Object.values({ ...localStorage }).join());
    await expect.poll(kept).toContain("What made you look at it now?");
  });

  test("that was sent while offline is not lost when the page goes before it arrives", async () => {
    const { page, context } = await visitSignedIn(browser, app, { serviceWorkers: "block" });
    await page.goto("/chat?scenario=A-1");
    const message = page.getByRole("textbox", { name: "Your message" });
    await message.fill("Sent from a car park.");
    await context.setOffline(true);
    await page.keyboard.press("Enter");
    await expect.poll(() => message.inputValue()).toBe("");
    // The page is gone before it is online again (one that is left for another may live a moment longer): then nothing could send it.
    await page.close();
    await context.setOffline(false);
    const later = await context.newPage();
    await later.goto("/chat?scenario=A-1");
    await expect
      .poll(() => later.getByRole("textbox", { name: "Your message" }).inputValue())
      .toBe("Sent from a car park.");
  });

  test("of a comment comes back after a reload and says so, and goes when it is saved", async () => {
    const { page, complaints } = await visitSignedIn(browser, app);
    await page.goto("/chat?scenario=A-1");
    const message = page.getByRole("textbox", { name: "Your message" });
    for (const [index, line] of [
      "Hi, this is Pat with Harbor Insurance. Is now a good time?",
      "This policy covers everything, guaranteed.",
      "What made you look at your insurance now?",
    ].entries()) {
      await message.fill(line);
      await page.getByRole("button", { name: "Send" }).click();
      await expect.poll(() => page.getByRole("listitem").filter({ hasText: "Dana" }).count()).toBeGreaterThan(index);
      await expect.poll(() => page.getByText(/is typing$/).count()).toBe(0);
      await expect.poll(() => page.getByRole("button", { name: "Stop" }).count()).toBe(0);
    }
    await page.getByRole("button", { name: "End and get feedback" }).first().click();
    await page.waitForURL("**/conversations/*");
    const findings = page.getByRole("region", { name: "Compliance" }).getByRole("listitem");
    const finding = findings.filter({ hasText: "That’s not what I said" }).first();
    await finding.getByText("That’s not what I said").click();
    await finding.getByLabel("Or in your own words").fill("I said it of another policy.");
    await page.reload();
    await finding.getByText("What you typed before is back.").waitFor();
    expect(await finding.getByLabel("Or in your own words").inputValue()).toBe("I said it of another policy.");
    await finding.getByRole("button", { name: "Dispute", exact: true }).click();
    await page.getByText("Disputed, not counted: I said it of another policy.").first().waitFor();
    await expect.poll(() => page.evaluate(() => localStorage.length)).toBe(0);
    expect(complaints()).toEqual([]);
  });

  test("is nobody else's, and goes with whoever signs out", async () => {
    const { page } = await visitSignedIn(browser, app);
    await page.goto("/chat?scenario=A-1");
    await page.getByRole("textbox", { name: "Your message" }).fill("Mine alone");
    await expect.poll(() => page.evaluate(() => localStorage.length)).toBe(1);
    await page.getByLabel(/^Account of/).click();
    await page.getByRole("button", { name: "Sign out" }).click();
    await page.waitForURL(`${app.url}/`);
    expect(await page.evaluate(() => localStorage.length)).toBe(0);
  });
});

describe("dates, times and numbers", () => {
  test.each([
    ["en-US", "Nov 3, 2025", "1,204"],
    ["en-GB", "3 Nov 2025", "1,204"],
    ["de-DE", "3 Nov 2025", "1.204"],
  ])("are written as in %s, the same by the server and in the browser", async (locale, day, figure) => {
    const { page, complaints, userId } = await visitSignedIn(browser, app, { locale });
    const begun = await page.request.post("/api/conversations", {
      headers: { Origin: app.url },
      data: {
        choice: { scenarioId: "A-1", personaId: "dana", level: 1, seed: 1 },
        clientKey: crypto.randomUUID(),
        content: "Hi, this is Pat.",
      },
    });
    expect(begun.status()).toBe(200);
    await app.db
      .prepare("UPDATE chat_conversations SET created_at = ?, total_messages = 1204 WHERE user_id = ?")
      .bind(Date.UTC(2025, 10, 3, 12), userId)
      .run();
    const html = await (await page.request.get("/dashboard", { headers: { "Accept-Language": locale } })).text();
    expect(html).toContain(day);
    await page.goto("/dashboard");
    await page.getByText(day).first().waitFor();
    await page.getByText(figure).first().waitFor();
    // React complains of a difference between the two.
    expect(complaints()).toEqual([]);
  });
});
