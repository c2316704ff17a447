import type { Browser, Page } from "playwright-core";
import { beforeAll, describe, expect, test } from "vitest";
import { asleep } from "#tests/support/browser.ts";
import type { BuiltApp } from "#tests/support/built-app.ts";
import { sharedApp, sharedBrowser } from "#tests/support/shared-app.ts";
import { visitSignedIn } from "#tests/support/signed-in-visitor.ts";

let browser: Browser;
let app: BuiltApp;
beforeAll(async () => {
  browser = await sharedBrowser();
  app = await sharedApp();
});

describe("an icon that stands alone says what it is for", () => {
  const tooltip = (page: Page) => page.locator("[popover=manual]:popover-open");

  test("after the pointer has rested on it for 700 ms, and within 300 ms of one the next at once", async () => {
    const { page, context } = await visitSignedIn(browser, app);
    await page.goto("/chat?scenario=A-1");
    const message = page.getByRole("textbox", { name: "Your message" });
    await message.fill("Hello");
    const send = page.getByRole("button", { name: "Send" });
    // Once one shows, controls are followed.
    await message.press("Tab");
    await tooltip(page).waitFor();
    await page.keyboard.press("Escape");
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 3_600_000);
    await send.hover();
    await page.clock.runFor(699);
    expect(await tooltip(page).count()).toBe(0);
    await page.clock.runFor(1);
    expect(await tooltip(page).innerText()).toBe("Send");

    await page.keyboard.press("Escape");
    expect(await tooltip(page).count()).toBe(0);
    await page.mouse.move(1, 1);
    await page.clock.runFor(299);
    await send.hover();
    expect(await tooltip(page).innerText()).toBe("Send");

    await page.keyboard.press("Escape");
    await page.mouse.move(1, 1);
    await page.clock.runFor(300);
    await send.hover();
    expect(await tooltip(page).count()).toBe(0);
    await context.close();
  });

  test("to whoever pointed at it before the page was awake, too", async () => {
    const { page, context } = await visitSignedIn(browser, app);
    const { wake } = await asleep(page, "**/assets/follow-controls-*.js");
    await page.goto("/chat?scenario=A-1");
    await page.getByRole("textbox", { name: "Your message" }).fill("Hello");
    await page.getByRole("button", { name: "Send" }).hover();
    wake();
    await expect.poll(() => tooltip(page).allInnerTexts()).toEqual(["Send"]);
    await context.close();
  });

  test("at once to whoever comes by keyboard, until Escape", async () => {
    const { page, context } = await visitSignedIn(browser, app);
    await page.goto("/chat?scenario=A-1");
    const message = page.getByRole("textbox", { name: "Your message" });
    await message.fill("Hello");
    await message.press("Tab");
    await expect.poll(() => tooltip(page).allInnerTexts()).toEqual(["Send"]);
    await page.keyboard.press("Escape");
    await expect.poll(() => tooltip(page).count()).toBe(0);
    await context.close();
  });
});

test("a part that scrolls by itself shows its bar while it is pointed at, and hides it after 600 ms", async () => {
  const { page, context } = await visitSignedIn(browser, app);
  await page.goto("/chat?scenario=A-1");
  const list = page.locator(".scroll-area").first();
  const bar = () => list.evaluate((element) => getComputedStyle(element).scrollbarColor);
  const hidden = "rgba(0, 0, 0, 0) rgba(0, 0, 0, 0)";
  await page.mouse.move(1, 1);
  await expect.poll(bar).toBe(hidden);
  await list.hover();
  await expect.poll(bar).not.toBe(hidden);
  expect(await list.evaluate((element) => getComputedStyle(element).transitionDelay)).toBe("0s");
  await page.mouse.move(1, 1);
  expect(await list.evaluate((element) => getComputedStyle(element).transitionDelay)).toBe("0.6s");
  await expect.poll(bar).toBe(hidden);
  await context.close();
});

test("on a phone the tab of this page is in sight, also of a page below it", async () => {
  const { page, context } = await visitSignedIn(browser, app);
  await page.setViewportSize({ width: 390, height: 844 });
  for (const [path, label] of [
    ["/account", "Profile"],
    ["/account/webhooks", "Webhooks"],
    ["/account/passkeys", "Security"],
    ["/account/data", "Data"],
  ]) {
    await page.goto(path ?? "");
    const current = page.getByRole("navigation", { name: "Your account" }).locator("[aria-current]");
    expect(await current.innerText()).toBe(label);
    const row = await page.getByRole("navigation", { name: "Your account" }).boundingBox();
    await expect
      .poll(async () => {
        const tab = await current.boundingBox();
        // Widths are fractions of a pixel, the place that is scrolled to is not.
        return tab && row && tab.x >= row.x - 1 && tab.x + tab.width <= row.x + row.width + 1;
      })
      .toBe(true);
  }
  await context.close();
});

describe("a page of the app", () => {
  test("that somebody goes back to is shown at once, and read anew", async () => {
    const { page, context, complaints, userId } = await visitSignedIn(browser, app);
    await page.goto("/account");
    await page.getByRole("link", { name: "Devices" }).click();
    await page.getByText("This browser").waitFor();
    await app.db.prepare("UPDATE users SET full_name = 'Pat Renamed' WHERE id = ?").bind(userId).run();
    let answer = () => {};
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route(/\.data/, async (route) => {
      if (route.request().url().includes("profile")) await held;
      await route.continue();
    });
    await page.goBack();
    await page.getByLabel("Full Name").waitFor();
    expect(await page.getByLabel("Full Name").inputValue()).toBe("Pat Agent");
    answer();
    await page.getByLabel("Account of Pat Renamed").waitFor();
    expect(complaints()).toEqual([]);
    await context.close();
  });

  test("that cannot be read for a moment is tried again, with the old page in place", async () => {
    const { page, context } = await visitSignedIn(browser, app);
    await page.goto("/account");
    let failures = 0;
    await page.route(/\.data.*devices/, (route) => {
      failures += 1;
      return failures === 1 ? route.fulfill({ status: 503, body: "" }) : route.continue();
    });
    await page.getByRole("link", { name: "Devices" }).click();
    await expect.poll(() => failures).toBe(1);
    expect(await page.getByLabel("Full Name").isVisible()).toBe(true);
    await page.getByText("This browser").waitFor();
    await context.close();
  });

  test("of the account takes an old error away with the answer it came with", async () => {
    const { page, context } = await visitSignedIn(browser, app);
    await page.goto("/account");
    await page.getByLabel("Full Name").fill("P");
    await page.getByRole("button", { name: "Save name" }).click();
    await page.getByText("Full name must be at least 2 characters long").waitFor();
    await page.getByLabel("Full Name").fill("Pat Renamed");
    await page.getByRole("button", { name: "Save name" }).click();
    await page.getByText("Name changed").waitFor();
    expect(await page.getByText("Full name must be at least 2 characters long").count()).toBe(0);
    await page.getByLabel("New email").fill("not an address");
    await page.getByRole("button", { name: "Change email" }).click();
    await page.getByText("Please enter a valid email address").waitFor();
    expect(await page.getByText("Full name must be at least 2 characters long").count()).toBe(0);
    expect(await page.getByLabel("Full Name").inputValue()).toBe("Pat Renamed");
    await context.close();
  });
});

describe("the user list", () => {
  test.each([[true], [false]])("asks before somebody is made admin (JavaScript: %s)", async (javaScriptEnabled) => {
    const { page, context, userId } = await visitSignedIn(browser, app, { javaScriptEnabled });
    await app.db.prepare("INSERT INTO user_roles VALUES (?, 'admin', 1)").bind(userId).run();
    const id = `other-${javaScriptEnabled}`;
    await app.db
      .prepare("INSERT INTO users (id, email, full_name, created_at, updated_at) VALUES (?, ?, 'Jordan Lee', ?, ?)")
      .bind(id, `${id}@agency.example`, Date.now(), Date.now())
      .run();
    await page.goto(`/admin?q=${id}`);
    await page.getByRole("button", { name: /^Make Admin/ }).click();
    await page.getByRole("dialog", { name: "Make Jordan Lee an admin?" }).waitFor();
    await page.getByRole("button", { name: "Yes, make admin" }).click();
    await page.getByText("User promoted to admin successfully").waitFor();
    await context.close();
  });
});
