import { statSync } from "node:fs";
import { get } from "node:http";
import { resolve } from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import type { Browser, BrowserContextOptions, Page } from "playwright-core";
import { beforeAll, describe, expect, test } from "vitest";
import { publicPaths } from "#app/content/public-paths.ts";
import { rehearsedCall } from "#app/routes/site/rehearsed-call.ts";
import { sidewaysOverflow } from "#tests/support/axe.ts";
import { visit } from "#tests/support/browser.ts";
import { type BuiltApp, startBuiltApp } from "#tests/support/built-app.ts";
import { examine } from "#tests/support/examination.ts";
import { sharedApp, sharedBrowser } from "#tests/support/shared-app.ts";
import { visitSignedIn } from "#tests/support/signed-in-visitor.ts";

const client = resolve(import.meta.dirname, "../../build/client");

let browser: Browser;
let app: BuiltApp;
beforeAll(async () => {
  browser = await sharedBrowser();
  app = await sharedApp();
});

/** Ten packets of 1,460 bytes (RFC 6928) less the headers. */
const FIRST_ANSWER_BYTES = 14_600 - 600;
const ONLY_HASHED_SCRIPTS = /script-src( 'sha256-[\w+/]{43}=')+;/;
/** For what moves or waits for the server. */
const PATIENT = { timeout: 10_000 };
const plain: BrowserContextOptions = { javaScriptEnabled: false };
const phone: BrowserContextOptions = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

describe("every public page", () => {
  test("answers, is titled and described once, and leads only to pages that answer", async () => {
    const { page, complaints } = await visit(browser, app.url, plain);
    const targets = new Set<string>();
    const titles = new Set<string>();
    const descriptions = new Set<string>();
    for (const path of publicPaths) {
      expect((await page.goto(path))?.status(), path).toBe(200);
      titles.add(await page.title());
      descriptions.add((await page.locator('meta[name="description"]').getAttribute("content")) ?? "");
      expect(await page.locator("h1").count(), path).toBe(1);
      expect(await page.locator('link[rel="canonical"]').getAttribute("href"), path).toBe(app.url + path);
      targets.add(new URL((await page.locator('meta[property="og:image"]').getAttribute("content")) ?? "").pathname);
      for (const json of await page.locator('script[type="application/ld+json"]').allTextContents())
        expect(JSON.parse(json), path).toHaveProperty("@type");
      const links = await page.locator("a[href]").evaluateAll((all) => all.map((one) => one.getAttribute("href")));
      for (const link of links) targets.add(link ?? "");
    }
    expect(titles.size).toBe(publicPaths.length);
    expect(descriptions.size).toBe(publicPaths.length);
    for (const target of targets) {
      if (/^(mailto:|tel:|#)/.test(target)) continue;
      expect(target, "a link to our own site").toMatch(/^\//);
      const answer = await page.request.get(target, { maxRedirects: 0 });
      expect(answer.status(), target).toBe(200);
    }
    expect(complaints()).toEqual([]);
  });

  test("asks for at most 5 kB of script and 15 kB of style, gzipped, and none of it from elsewhere", async () => {
    for (const path of publicPaths) {
      const html = await (await fetch(app.url + path)).text();
      const modules = [...html.matchAll(/<script type="module">([\s\S]+?)<\/script>/g)].map(([, code = ""]) => code);
      const weight = modules.reduce((sum, code) => sum + gzipSync(code).length, 0);
      expect(weight, path).toBeGreaterThan(1024);
      expect(weight, path).toBeLessThanOrEqual(5 * 1024);
      expect(html, path).not.toContain('rel="stylesheet"');
      const styles = /<style>([\s\S]+?)<\/style>/.exec(html)?.[1] ?? "";
      expect(styles, path).toContain("--color-canvas");
      expect(gzipSync(styles).length, path).toBeLessThanOrEqual(15 * 1024);
      expect(html.match(/<script(?! type="(module|application\/ld\+json)">)/g), path).toBeNull();
      expect(
        html.match(/(src|href)="https?:\/\/(?!127\.0\.0\.1|localhost)[^"]+\.(js|css|woff2|png|svg)/g),
        path,
      ).toBeNull();
    }
  });

  test("is drawn from one answer and two fonts, each small enough for the first answer of a new connection", async () => {
    const { page } = await visit(browser, app.url);
    const asked: { path: string; by: string }[] = [];
    page.on("request", (request) => {
      const { referer = "" } = request.headers();
      if (!request.url().startsWith("data:")) asked.push({ path: new URL(request.url()).pathname, by: referer });
    });
    for (const path of publicPaths) {
      asked.length = 0;
      await page.goto(path);
      await page.evaluate("document.fonts.ready.then(() => null)");
      // What the page before asked for as it was left is not of this one; what asks for itself has no page.
      const fonts = asked.filter((one) => one.path !== path && (one.by === "" || one.by === app.url + path));
      expect(fonts.map((one) => one.path).sort(), path).toEqual([
        expect.stringMatching(/^\/assets\/bricolage-grotesque-core-650-[\w-]+\.woff2$/),
        expect.stringMatching(/^\/assets\/instrument-sans-core-[\w-]+\.woff2$/),
      ]);
      const set = await page.evaluate(() =>
        [...document.fonts].flatMap(({ family, status, unicodeRange }) =>
          status === "unloaded" || family.includes("Stand-in") ? [] : `${family} ${unicodeRange.split(",")[0]}`,
        ),
      );
      expect(set.sort(), path).toEqual([
        expect.stringMatching(/^"?Bricolage Grotesque"? U\+20-3B$/),
        expect.stringMatching(/^"?Instrument Sans"? U\+20-3B$/),
      ]);
      for (const font of fonts) expect(statSync(client + font.path).size, font.path).toBeLessThan(FIRST_ANSWER_BYTES);
    }
  });

  test("scrolls nothing sideways at 320 px", async () => {
    const { page } = await visit(browser, app.url, { viewport: { width: 320, height: 640 } });
    for (const path of publicPaths) {
      await page.goto(path);
      expect(await sidewaysOverflow(page), path).toBeLessThanOrEqual(0);
    }
  });

  test.each([
    ["light", 1440],
    ["dark", 390],
  ] as const)("has nothing for axe to find in %s at %d px", async (colorScheme, width) => {
    const { page, complaints, context } = await visit(browser, app.url, {
      colorScheme,
      viewport: { width, height: 900 },
      reducedMotion: "reduce",
    });
    for (const path of publicPaths) await examine(page, path);
    expect(complaints()).toEqual([]);
    await context.close();
  });
});

describe("the parts below the first screen, on a phone", () => {
  test("wait until the fonts are there, or until they are scrolled to, and then are laid out one after another", async () => {
    const { page, complaints } = await visit(browser, app.url, phone);
    const fontsCome = await holdFonts(page);
    await page.goto("/", { waitUntil: "commit" });
    await page.getByRole("heading", { level: 1 }).waitFor();
    await expect.poll(() => isLaidOut(page, "#closing")).toBe(false);
    await page.locator("#how").scrollIntoViewIfNeeded();
    await expect.poll(() => isLaidOut(page, "#how")).toBe(true);
    expect(await isLaidOut(page, "#closing")).toBe(false);
    fontsCome();
    await expect.poll(() => isLaidOut(page, "#closing"), PATIENT).toBe(true);
    await expect.poll(() => page.locator(".later").count(), PATIENT).toBe(0);
    expect(complaints()).toEqual([]);
  });

  test.each([
    ["an address names a place", phone, (page: Page) => page.goto("/#pricing", { waitUntil: "commit" })],
    ["a page is come back to", phone, comeBack],
    ["there is no JavaScript", { ...phone, ...plain }, (page: Page) => page.goto("/", { waitUntil: "commit" })],
  ])("are there from the beginning where %s", async (_, options, arrive) => {
    const { page } = await visit(browser, app.url, options);
    await holdFonts(page);
    await arrive(page);
    await page.locator("footer").waitFor({ state: "attached" });
    // From its head to its foot: what is near the screen is laid out in any case.
    for (const part of ["#why-title", "#product-title", "#how", "#pricing-title", "#closing", "footer li"])
      await expect.poll(() => isLaidOut(page, part), { message: part }).toBe(true);
  });
});

async function comeBack(page: Page): Promise<void> {
  await page.goto("/", { waitUntil: "domcontentloaded" });
  await page.reload({ waitUntil: "domcontentloaded" });
}

/** Font files are answered only once the function given back is called. */
async function holdFonts(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route("**/*.woff2", async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

function isLaidOut(page: Page, selector: string): Promise<boolean> {
  return page
    .locator(selector)
    .first()
    .evaluate((element) => element.checkVisibility({ contentVisibilityAuto: true }));
}

describe("the edge", () => {
  test("keeps the page of those who are not signed in, and answers an unchanged one with 304", async () => {
    const first = await fetch(`${app.url}/features`);
    expect(first.headers.get("Cache-Control")).toMatch(/^public, max-age=0/);
    expect(first.headers.get("Vary")).toBe("Cookie, Accept-Encoding");
    expect(first.headers.get("Content-Security-Policy")).toMatch(ONLY_HASHED_SCRIPTS);
    const html = await first.text();
    const tag = first.headers.get("ETag") ?? "";
    expect(tag).toMatch(/^W\/"\w{24}"$/);
    const tracked = await fetch(`${app.url}/features?utm_source=mail&gclid=1`);
    expect(await tracked.text()).toBe(html);
    expect(tracked.headers.get("ETag")).toBe(tag);
    const again = await fetch(`${app.url}/features`, { headers: { "If-None-Match": tag } });
    expect(again.status).toBe(304);
    expect(again.headers.get("Content-Security-Policy")).toMatch(ONLY_HASHED_SCRIPTS);
  });

  test("answers compressed who understands it, and plainly who does not", async () => {
    const html = await (await fetch(`${app.url}/pricing`)).text();
    // What is kept is compressed after the first answer.
    await expect.poll(async () => (await raw("/pricing", "gzip, br")).encoding, PATIENT).toBe("gzip");
    expect(gunzipSync((await raw("/pricing", "gzip, br")).body).toString()).toBe(html);
    const plainly = await raw("/pricing", "identity");
    expect([plainly.encoding, plainly.body.toString()]).toEqual([undefined, html]);
  });

  test("keeps nothing that is somebody's own", async () => {
    const { page } = await visitSignedIn(browser, app);
    const own = await page.goto("/features");
    expect(own?.headers()["cache-control"]).toBe("private, no-store");
    await page.getByRole("link", { name: "Chat", exact: true }).waitFor();
    expect(await (await fetch(`${app.url}/features`)).text()).not.toContain("Sign out");
    for (const path of ["/company/contact-us", "/no-such-page", "/auth"])
      expect((await fetch(app.url + path)).headers.get("Cache-Control"), path).toBe("private, no-store");
  });
});

describe("the bar", () => {
  test("opens its menus under the mouse, and closes them 120 ms after it left", async () => {
    const { page } = await visit(browser, app.url);
    await page.clock.install();
    await page.goto("/pricing");
    const link = page.getByRole("link", { name: /ROI Calculator What/ });
    const button = page.getByRole("button", { name: "Resources" });
    expect(await link.isVisible()).toBe(false);
    await page.clock.pauseAt(Date.now() + 60_000);
    await button.hover();
    await link.waitFor();
    expect(await button.getAttribute("aria-expanded")).toBe("true");
    await button.click();
    expect(await link.isVisible()).toBe(true);
    await page.mouse.move(700, 600);
    await page.clock.runFor(119);
    expect(await button.getAttribute("aria-expanded")).toBe("true");
    await page.clock.runFor(1);
    expect(await button.getAttribute("aria-expanded")).toBe("false");
    await page.clock.resume();
    await page.getByRole("button", { name: "Company" }).hover();
    await page.getByRole("link", { name: /About Us Why/ }).click();
    await page.waitForURL("**/company/about-us");
  });

  test("works by keyboard: focus opens, arrows move, Escape closes and goes back to the button", async () => {
    const { page } = await visit(browser, app.url);
    await page.goto("/pricing");
    const button = page.getByRole("button", { name: "Company" });
    await button.focus();
    await page.getByRole("link", { name: /About Us Why/ }).waitFor();
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("ArrowDown");
    expect(await focused(page)).toContain("Our Customers");
    await page.keyboard.press("Escape");
    expect(await focused(page)).toContain("Company");
    expect(await button.getAttribute("aria-expanded")).toBe("false");
    await page.keyboard.press("Enter");
    expect(await button.getAttribute("aria-expanded")).toBe("true");
    await page.getByRole("link", { name: /About Us Why/ }).waitFor();
    await page.keyboard.press("Tab");
    await expect.poll(() => focused(page)).toContain("About Us");
    await page.keyboard.press("Shift+Tab");
    await page.keyboard.press("Shift+Tab");
    await expect.poll(() => button.getAttribute("aria-expanded")).toBe("false");
  });

  test("works by touch: one tap opens, the next closes, and so does one outside", async () => {
    const { page } = await visit(browser, app.url, { hasTouch: true });
    await page.goto("/pricing");
    const button = page.getByRole("button", { name: "Resources" });
    const open = () => button.getAttribute("aria-expanded");
    await button.tap();
    expect(await open()).toBe("true");
    await button.tap();
    expect(await open()).toBe("false");
    await button.tap();
    expect(await open()).toBe("true");
    await page.touchscreen.tap(900, 800);
    expect(await open()).toBe("false");
  });

  test("opens its menus without JavaScript, under the mouse and by focus", async () => {
    const { page } = await visit(browser, app.url, plain);
    await page.goto("/pricing");
    await page.getByRole("button", { name: "Resources" }).hover();
    await page.getByRole("link", { name: /Watch a Demo A scored/ }).waitFor();
    await page.mouse.move(700, 600);
    await page.getByRole("button", { name: "Company" }).focus();
    await page.getByRole("link", { name: /Contact Us A person/ }).waitFor();
  });

  test.each([true, false])("is one sheet on a phone (JavaScript: %s)", async (javaScriptEnabled) => {
    const { page } = await visit(browser, app.url, {
      javaScriptEnabled,
      hasTouch: true,
      viewport: { width: 390, height: 844 },
    });
    await page.goto("/pricing");
    const calculator = page.locator("details[data-sheet]").getByRole("link", { name: "ROI Calculator" });
    expect(await calculator.isVisible()).toBe(false);
    await page.locator("summary[aria-label=Menu]").tap();
    await calculator.waitFor();
    if (javaScriptEnabled) {
      await page.keyboard.press("Escape");
      expect(await calculator.isVisible()).toBe(false);
      await page.locator("summary[aria-label=Menu]").tap();
    }
    await calculator.tap();
    await page.waitForURL("**/resources/calculator");
  });

  test.each([
    ["Product", "product"],
    ["Pricing", "pricing"],
  ])("%s scrolls to its section, from the home page and from elsewhere", async (name, id) => {
    const { page } = await visit(browser, app.url);
    for (const from of ["/", "/company/about-us"]) {
      await page.goto(from);
      await page.locator("nav").getByRole("link", { name, exact: true }).first().click();
      await page.waitForURL((url) => url.pathname === "/");
      await expect
        .poll(
          () => page.locator(`#${id}`).evaluate((section) => Math.abs(section.getBoundingClientRect().top)),
          PATIENT,
        )
        .toBeLessThan(80);
    }
  });

  test.each([1024, 1279, 1280])("has a link to the telephone at %d px, and room for it", async (width) => {
    const { page } = await visit(browser, app.url, { viewport: { width, height: 800 } });
    await page.goto("/pricing");
    const phone = page.locator("header").getByRole("link", { name: "+1 (702) 555-0142" });
    expect(await phone.filter({ visible: true }).getAttribute("href")).toBe("tel:+17025550142");
    expect(await sidewaysOverflow(page)).toBeLessThanOrEqual(0);
    const buttons = page.locator("header nav > div:last-child > *").filter({ visible: true });
    const tops = await buttons.evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().height)));
    expect(Math.max(...tops)).toBeLessThan(50);
  });

  test("leads to the pages of features and plans, too", async () => {
    const { page } = await visit(browser, app.url);
    await page.goto("/");
    await page.getByRole("button", { name: "Resources" }).hover();
    await page.getByRole("link", { name: /Plans and Prices/ }).click();
    await page.waitForURL("**/pricing");
  });

  test("knows who is signed in, and signs out", async () => {
    const { page } = await visitSignedIn(browser, app);
    await page.goto("/");
    await page.getByRole("link", { name: "Dashboard" }).first().waitFor();
    expect(await page.getByRole("link", { name: "Sign In" }).count()).toBe(0);
    await page.locator("summary[aria-label^=Account]").click();
    await page.getByText("Pat Agent").waitFor();
    await page.keyboard.press("Escape");
    expect(await page.getByText("Pat Agent").isVisible()).toBe(false);
    await page.locator("summary[aria-label^=Account]").click();
    await page.getByRole("button", { name: "Sign out" }).click();
    await page.getByRole("link", { name: "Sign In" }).first().waitFor();
  });

  test("is missing on the refund page alone", async () => {
    for (const path of publicPaths) {
      const html = await (await fetch(app.url + path)).text();
      expect(html.includes('aria-label="Main"'), path).toBe(path !== "/refund-policy");
    }
  });
});

describe.each([true, false])("the forms (JavaScript: %s)", (javaScriptEnabled) => {
  test("contact: says what is missing, keeps what was typed, sends, and begins anew", async () => {
    const { page, complaints } = await visit(browser, app.url, { javaScriptEnabled });
    await page.goto("/company/contact-us");
    await page.getByLabel("First name").fill("Dana");
    await page.getByRole("button", { name: "Send message" }).click();
    await page.getByText("Validation Error").waitFor();
    expect(await page.getByText("Company name is required.").count()).toBe(2);
    await page.getByText("Message is required.").waitFor();
    expect(await page.getByLabel("First name").inputValue()).toBe("Dana");
    if (javaScriptEnabled)
      await expect
        .poll(() => page.getByLabel("Company name").evaluate((one) => one === document.activeElement), PATIENT)
        .toBe(true);
    await page.getByLabel("Company name").fill("Harbor");
    await page.getByRole("textbox", { name: "Message" }).fill("Hello there");
    await page.getByRole("button", { name: "Send message" }).click();
    await page.getByText("Either email or phone number is required.").first().waitFor();
    await page.getByLabel("Phone number").fill("12");
    await page.getByLabel("Number of employees").fill("-3");
    await page.getByRole("button", { name: "Send message" }).click();
    await page.getByText("Enter a whole number, or leave this empty.").first().waitFor();
    await page.getByText("Please enter a whole phone number, such as 702 555 0142.").first().waitFor();
    await page.getByLabel("Number of employees").fill("");
    await page.getByLabel("Phone number").fill("702 555 0142");
    await pressUntilSent(page, "Send message");
    await page.getByRole("heading", { name: "Your message is with us." }).waitFor();
    expect(await page.getByRole("textbox", { name: "Message" }).count()).toBe(0);
    await page.getByRole("link", { name: "Write another message" }).click();
    expect(await page.getByRole("textbox", { name: "Message" }).inputValue()).toBe("");
    const row = await app.db.prepare("SELECT name, company, phone FROM inquiries ORDER BY rowid DESC").first();
    expect(row).toEqual({ name: "Dana", company: "Harbor", phone: "702 555 0142" });
    const mail = await app.db.prepare("SELECT recipient, subject FROM outbox ORDER BY rowid DESC").first();
    expect(mail).toEqual({ recipient: "hello@rolecall.example", subject: "Contact: Harbor" });
    expect(complaints()).toEqual([]);
  });

  test("partnership: each field has its own message, and the type is chosen", async () => {
    const { page, complaints } = await visit(browser, app.url, { javaScriptEnabled });
    await page.goto("/resources/partnership");
    await page.getByRole("button", { name: "Send inquiry" }).click();
    for (const message of [
      "Full name is required.",
      "Company name is required.",
      "Work email is required.",
      "Message is required.",
    ])
      await page.getByText(message).first().waitFor();
    await page.getByLabel("Full name").fill("Kim Lee");
    await page.getByLabel("Company", { exact: true }).fill("Quotely");
    await page.getByLabel("Work email").fill("kim@quotely.example");
    await page.getByLabel("Website").fill("quotely");
    await page.getByRole("textbox", { name: "Message" }).fill("We make a CRM.");
    await page.getByLabel("Partnership type").selectOption("Technology Partner");
    await page.getByRole("button", { name: "Send inquiry" }).click();
    await page
      .getByText(/full web address/)
      .first()
      .waitFor();
    expect(await page.getByLabel("Partnership type").inputValue()).toBe("Technology Partner");
    await page.getByLabel("Website").fill("https://quotely.example");
    await pressUntilSent(page, "Send inquiry");
    const row = await app.db.prepare("SELECT kind, company FROM inquiries ORDER BY rowid DESC").first();
    expect(row).toEqual({ kind: "partnership", company: "Quotely" });
    expect(complaints()).toEqual([]);
  });
});

test("where Turnstile is set up its widget is in the forms, and the policy of these pages lets it in", async () => {
  const asking = await startBuiltApp({ TURNSTILE_SITE_KEY: "site-key", TURNSTILE_SECRET_KEY: "secret" });
  try {
    const page = await fetch(`${asking.url}/company/contact-us`);
    expect(await page.text()).toContain('data-sitekey="site-key"');
    expect(page.headers.get("Content-Security-Policy")).toContain(
      "=' https://challenges.cloudflare.com; frame-src https://challenges.cloudflare.com",
    );
    const other = await fetch(`${asking.url}/auth`);
    expect(other.headers.get("Content-Security-Policy")).not.toContain("challenges.cloudflare.com");
  } finally {
    await asking.stop();
  }
});

test("the forms' calls answer JSON", async () => {
  const answer = await fetch(`${app.url}/api/public/contact-us`, {
    method: "POST",
    body: JSON.stringify({ companyName: "Harbor", email: "dana@harbor.example", message: "Hello" }),
    headers: { "Content-Type": "application/json" },
  });
  expect([answer.status, await answer.json()]).toEqual([200, { ok: true }]);
});

describe("the calculator", () => {
  test("follows what is typed, and its address with it", async () => {
    const { page, complaints } = await visit(browser, app.url);
    await page.goto("/resources/calculator");
    const result = page.getByRole("region", { name: "Return on investment" });
    await result.getByText("16,400%").waitFor();
    await page.getByLabel("Producers", { exact: true }).fill("2");
    await page.getByLabel("Increase in premium, %").fill("10");
    await page.getByLabel("Cost per user, $ a month").fill("2500");
    // 30,000 x 2 x 10 % = 6,000; cost 5,000; (6,000 - 5,000) / 5,000 = 20 %.
    await result.getByText("20%", { exact: true }).waitFor();
    expect(await result.getAttribute("data-result")).toBe("amber");
    await page.getByLabel("Premium per producer").press("ArrowLeft");
    await page.getByText("$29,500", { exact: true }).waitFor();
    expect(new URL(page.url()).search).toBe(
      "?agents=2&leads=200&premium=29500&lift=10&cost=2500&commission=10&policy=1500",
    );
    const shared = page.url();
    await page.goto("/");
    await page.goto(shared);
    await result.getByText("18%", { exact: true }).waitFor();
    expect(complaints()).toEqual([]);
  });

  test.each([true, false])(
    "says which number it uses instead, and shows it (JavaScript: %s)",
    async (javaScriptEnabled) => {
      const { page } = await visit(browser, app.url, { javaScriptEnabled });
      await page.goto("/resources/calculator");
      const producers = page.getByLabel("Producers", { exact: true });
      const use = async (typed: string) => {
        await producers.fill(typed);
        if (javaScriptEnabled) await producers.blur();
        else await page.getByRole("button", { name: "Calculate" }).click();
      };
      await use("");
      await page.getByText("This is no number. Calculated with 5.").waitFor();
      expect(await producers.inputValue()).toBe("5");
      await use("0");
      await page.getByText("It takes 1 at least. Calculated with 1.").waitFor();
      expect(await producers.inputValue()).toBe("1");
      await use("3");
      await expect.poll(() => page.getByText("Calculated with").filter({ visible: true }).count()).toBe(0);
      await page.getByText("1 more policy a month for each producer would pay for it.").waitFor();
    },
  );

  test("is a form without JavaScript", async () => {
    const { page } = await visit(browser, app.url, plain);
    await page.goto("/resources/calculator");
    await page.getByLabel("Producers", { exact: true }).fill("1");
    await page.getByLabel("Increase in premium, %").fill("0");
    await page.getByRole("button", { name: "Calculate" }).click();
    await page.waitForURL("**/resources/calculator?agents=1*");
    const result = page.getByRole("region", { name: "Return on investment" });
    await result.getByText("-100%").waitFor();
    expect(await result.getAttribute("data-result")).toBe("red");
    expect(await page.getByLabel("Producers", { exact: true }).inputValue()).toBe("1");
  });
});

test.each([true, false])(
  "the pricing toggle shows one price of each plan (JavaScript: %s)",
  async (javaScriptEnabled) => {
    const { page } = await visit(browser, app.url, { javaScriptEnabled });
    for (const path of ["/", "/pricing"]) {
      await page.goto(path);
      const seen = async () =>
        Promise.all(["$45", "$37.50", "$60", "$50"].map((price) => page.getByText(price, { exact: true }).isVisible()));
      expect(await seen(), path).toEqual([true, false, true, false]);
      await page.locator("label[for=billing-annual]").click();
      expect(await seen(), path).toEqual([false, true, false, true]);
      await page.getByText("$450 charged yearly. Save $90 yearly, 2 months free").waitFor();
      await page.locator("label[for=billing-monthly]").click();
      expect(await seen(), path).toEqual([true, false, true, false]);
    }
  },
);

test("questions open one by one, and all together with JavaScript", async () => {
  const { page } = await visit(browser, app.url);
  await page.goto("/resources/partnership");
  const open = () => page.locator("#partner-questions details[open]").count();
  const all = await page.locator("#partner-questions details").count();
  await page.getByText("What does a beta tester do?").click();
  expect(await open()).toBe(1);
  await page.getByRole("button", { name: "Expand all" }).click();
  expect(await open()).toBe(all);
  await page.getByRole("button", { name: "Collapse all" }).click();
  expect(await open()).toBe(0);

  const without = (await visit(browser, app.url, plain)).page;
  await without.goto("/resources/partnership");
  expect(await without.getByRole("button", { name: "Expand all" }).count()).toBe(0);
  await without.getByText("What does a beta tester do?").click();
  await without.getByText(/about an hour a week, and tell us what felt wrong/).waitFor();
});

test("the demo plays the call line by line; without JavaScript the whole call is there to be read", async () => {
  const { page, complaints } = await visit(browser, app.url);
  await page.goto("/demo");
  const lines = page.locator("[data-at]");
  const shown = async () => lines.evaluateAll((all) => all.filter((line) => !(line as HTMLElement).hidden).length);
  const all = await lines.count();
  expect(await shown()).toBe(all);
  await page.getByRole("button", { name: "Play the call" }).click();
  await page.getByText("The score comes when the call is over.").waitFor();
  expect(await shown()).toBeLessThan(all);
  await expect.poll(shown).toBeGreaterThan(0);
  const heardSeconds = () =>
    page.locator("audio").evaluate((voice: HTMLAudioElement) => (voice.paused ? -1 : voice.currentTime));
  await expect.poll(heardSeconds, PATIENT).toBeGreaterThan(2);
  // The second line begins after a second and a half.
  await expect.poll(shown, PATIENT).toBeGreaterThan(1);
  await page.getByRole("button", { name: "Pause" }).click();
  expect(await heardSeconds()).toBe(-1);
  await page.getByText("Voice: the built-in one, made by the product.").waitFor();
  await page.getByLabel("Place in the call").press("End");
  expect(await shown()).toBe(all);
  await page.getByText(rehearsedCall().score.verdict).waitFor();
  expect(complaints()).toEqual([]);

  const without = (await visit(browser, app.url, plain)).page;
  await without.goto("/demo");
  await without.getByText("All right").or(without.getByText("Much obliged")).first().waitFor();
  expect(await without.getByRole("button", { name: "Play the call" }).count()).toBe(0);
});

test("what is not there is said so, with the way home", async () => {
  const { page } = await visit(browser, app.url, plain);
  expect((await page.goto("/company/nowhere"))?.status()).toBe(404);
  await page.getByText("Oops! Page not found").waitFor();
  await page.getByRole("navigation", { name: "Main" }).waitFor();
  await page.getByRole("contentinfo").waitFor();
  await page.getByRole("link", { name: "Return to Home" }).click();
  await page.waitForURL(`${app.url}/`);
  expect((await fetch(`${app.url}/resources/blog/no-such-post`)).status).toBe(404);
});

test("robots, sitemap and feed say what there is to find", async () => {
  const robots = await (await fetch(`${app.url}/robots.txt`)).text();
  expect(robots).toContain(`Sitemap: ${app.url}/sitemap.xml`);
  const sitemap = await (await fetch(`${app.url}/sitemap.xml`)).text();
  for (const path of publicPaths) expect(sitemap).toContain(`<loc>${app.url}${path}</loc>`);
  const feed = await fetch(`${app.url}/resources/blog/rss.xml`);
  expect(feed.headers.get("Content-Type")).toContain("application/rss+xml");
});

/** Who fills a form in within two seconds is asked to look once more, and keeps what was typed. */
async function pressUntilSent(page: Page, name: string): Promise<void> {
  await expect
    .poll(async () => {
      if (await page.getByText("Success!").isVisible()) return true;
      await page.getByRole("button", { name }).click();
      return page.getByText("Success!").isVisible();
    }, PATIENT)
    .toBe(true);
}

/** As it comes over the wire. */
function raw(path: string, accepted: string): Promise<{ encoding: string | undefined; body: Buffer }> {
  return new Promise((done, fail) => {
    get(app.url + path, { headers: { "Accept-Encoding": accepted } }, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.on("end", () => done({ encoding: response.headers["content-encoding"], body: Buffer.concat(chunks) }));
    }).on("error", fail);
  });
}

function focused(page: Page): Promise<string> {
  return page.evaluate(() => document.activeElement?.textContent ?? "");
}

test.each([
  ["success", 390],
  ["success", 1440],
  ["error", 390],
  ["error", 1440],
] as const)(
  "a toast (%s, %d px) stands below the bar, can be dismissed, and catches no press once it has left",
  async (kind, width) => {
    const { page, complaints } = await visit(browser, app.url, { viewport: { width, height: 844 } });
    await page.goto("/company/contact-us");
    const toast = page.getByRole("region", { name: "Messages" }).locator("[data-dismiss]").locator("xpath=..");
    const send = async () => {
      if (kind === "success") {
        await page.getByLabel("Company name").fill("Harbor");
        await page.getByLabel("Email", { exact: true }).fill("dana@harbor.example");
        await page.getByRole("textbox", { name: "Message" }).fill("Hello");
        await pressUntilSent(page, "Send message");
      } else await page.getByRole("button", { name: "Send message" }).click();
      await toast.waitFor();
    };
    await send();
    // Both at one moment: the page may still be on its way up.
    const belowBar = (card: Element) =>
      card.getBoundingClientRect().top - (document.querySelector("header")?.getBoundingClientRect().bottom ?? 0);
    await expect.poll(() => toast.evaluate(belowBar)).toBeGreaterThanOrEqual(0);
    await toast.getByRole("button", { name: "Dismiss" }).click();
    expect(await toast.count()).toBe(0);

    await page.goto("/company/contact-us");
    await send();
    const place = await toast.boundingBox();
    // Its time passes.
    await toast.evaluate((one) => {
      for (const animation of one.getAnimations()) animation.finish();
    });
    const caught = await page.evaluate(
      ([x = 0, y = 0]) => Boolean(document.elementFromPoint(x, y)?.closest("[aria-label=Messages]")),
      [(place?.x ?? 0) + 20, (place?.y ?? 0) + 20],
    );
    expect(caught).toBe(false);
    expect(await toast.isVisible()).toBe(false);
    expect(complaints()).toEqual([]);
  },
);
