import type { Browser, Page } from "playwright-core";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { pageRows } from "#tests/support/authorisation/pages.ts";
import { sidewaysOverflow } from "#tests/support/axe.ts";
import { visit } from "#tests/support/browser.ts";
import type { BuiltApp } from "#tests/support/built-app.ts";
import { newPerson } from "#tests/support/built-person.ts";
import { examineHere } from "#tests/support/examination.ts";
import { linkInEmail } from "#tests/support/newest-email.ts";
import { sharedApp, sharedBrowser } from "#tests/support/shared-app.ts";
import { hashToken } from "#workers/adapters/identity/login-cookie.ts";

const PASSWORD = "Renewal-season-26";
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const;
const LINES = ["Hi Dana, what made you look around now?", "Who drives the cars?", "What do you pay for them today?"];

let browser: Browser;
let app: BuiltApp;
beforeAll(async () => {
  browser = await sharedBrowser();
  app = await sharedApp();
});
// All come from one address here, which has five talks an hour.
beforeEach(() => app.db.exec("DELETE FROM attempts"));

test("on a slowed phone the first sentence is three presses and a minute away at most; the talk is kept by one press in the email", async () => {
  const { page, context, complaints } = await visit(browser, app.url, { ...PHONE, reducedMotion: "no-preference" });
  page.setDefaultTimeout(60_000);
  await slowDown(page);
  let presses = 0;
  const press = async (name: string) => {
    presses += 1;
    await page.getByRole("button", { name, exact: true }).first().click();
  };
  const begun = performance.now();
  await page.goto("/", { waitUntil: "commit" });
  await press("Talk to a customer now");
  // Which of the scenario's openings it is, chance decides.
  await page.getByRole("list", { name: "The conversation" }).getByRole("listitem").first().waitFor();
  const seconds = (performance.now() - begun) / 1000;
  console.info(`A new visitor on a slowed phone: ${presses} press, ${seconds.toFixed(1)} s to the first sentence.`);
  expect(presses).toBeLessThanOrEqual(3);
  expect(seconds).toBeLessThanOrEqual(60);
  await page.getByRole("textbox", { name: "Your message" }).waitFor();
  expect(await sidewaysOverflow(page)).toBe(0);
  await examineHere(page, "a talk that begins");

  for (const [index, line] of LINES.entries()) await say(page, line, index);
  await page.getByText("Those were Dana Whitfield's three answers").waitFor();
  await examineHere(page, "a talk that is over");
  await press("Keep this");
  await page.getByText("Your conversation with Dana Whitfield is in the account once you confirm").waitFor();

  const email = "guest-on-a-phone@agency.example";
  await signUp(page, email);
  await page.getByText("it confirms your email and signs you in").waitFor();
  expect(await conversationsOf(email)).toBe(0);

  await page.goto(await linkInEmail(app, email));
  await page.getByText(`Pat Agent signed up with ${email}`).waitFor();
  // Opened, by a mail scanner too, the link has done nothing.
  expect(await conversationsOf(email)).toBe(0);
  await page.getByRole("button", { name: "Confirm and sign in" }).click();
  await page.waitForURL("**/chat/*");
  await page.getByText("Your conversation with Dana Whitfield is kept.").waitFor();
  for (const line of LINES) await page.getByText(line).first().waitFor();
  expect(await conversationsOf(email)).toBe(1);
  expect((await context.cookies()).map(({ name }) => name)).not.toContain("guest");

  await page.getByRole("textbox", { name: "Your message" }).fill("Shall we look at it together on Thursday at ten?");
  await page.getByRole("button", { name: "Send" }).click();
  await expect.poll(() => messagesOf(email)).toBe(9);
  expect(complaints()).toEqual([]);
});

describe.each([
  ["with JavaScript", true],
  ["before JavaScript runs", false],
])("%s", (_, javaScriptEnabled) => {
  test("a visitor chooses a line, talks, leaves, and nothing of it is there", async () => {
    const { page, complaints } = await visit(browser, app.url, { javaScriptEnabled });
    await page.goto("/try");
    await page.getByRole("button", { name: "Talk to Priya" }).click();
    await page.getByRole("heading", { name: "You are calling Priya Raman" }).waitFor();
    await page.getByText("Software plays Priya Raman: no person is on the line.").waitFor();
    await page.getByRole("button", { name: "Commercial" }).click();
    await page.getByRole("heading", { name: "You are calling Kim Nguyen" }).waitFor();
    await page.getByRole("textbox", { name: "Your message" }).fill("[PAUSE: Give me a hint]");
    await page.getByRole("button", { name: "Send" }).click();
    await page.getByText("Hints and feedback come once you keep this.").waitFor();
    expect(await page.getByRole("textbox", { name: "Your message" }).inputValue()).toBe("[PAUSE: Give me a hint]");
    await page.getByRole("textbox", { name: "Your message" }).fill("Hi Kim, how do you take bookings?");
    if (javaScriptEnabled) await page.keyboard.press("Enter");
    else await page.getByRole("button", { name: "Send" }).click();
    await page.getByText("2 answers without an account").waitFor();
    const token = (await page.context().cookies()).find(({ name }) => name === "guest")?.value ?? "";
    expect(await talksOf(token)).toBe(1);
    await page.getByRole("button", { name: "Leave" }).click();
    await page.waitForURL(`${app.url}/`);
    await page.getByText("Nothing of your conversation is kept.").waitFor();
    expect(await talksOf(token)).toBe(0);
    expect(complaints()).toEqual([]);
  });

  test("whoever has an account already keeps the talk by signing in with that browser", async () => {
    const email = `known-${javaScriptEnabled}@agency.example`;
    const first = await visit(browser, app.url, { javaScriptEnabled });
    await first.page.goto("/auth?tab=sign-up");
    await signUp(first.page, email);
    await first.page.getByText("it confirms your email and signs you in").waitFor();
    await first.page.goto(await linkInEmail(app, email));
    await first.page.getByRole("button", { name: "Confirm and sign in" }).click();
    await first.page.waitForURL("**/dashboard");

    const { page, complaints } = await visit(browser, app.url, { javaScriptEnabled });
    await page.goto("/");
    await page.getByRole("button", { name: "Talk to a customer now" }).first().click();
    await say(page, LINES[0] ?? "", 0);
    await page.getByRole("button", { name: "Keep this" }).click();
    await signUp(page, email);
    await page.getByText("Account exists").waitFor();
    await page.getByRole("tabpanel").getByRole("link", { name: "Sign in", exact: true }).click();
    await page.getByText("is in your account once you are signed in").waitFor();
    await page.getByLabel("Email").fill(email);
    await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
    await page.getByRole("button", { name: "Sign In", exact: true }).click();
    await page.waitForURL("**/chat/*");
    await page
      .getByText(LINES[0] ?? "")
      .first()
      .waitFor();
    expect(await conversationsOf(email)).toBe(1);
    expect(complaints()).toEqual([]);
  });

  test("a new account is asked one question, and has one customer and Start", async () => {
    const { page, context, complaints } = await visit(browser, app.url, { ...PHONE, javaScriptEnabled });
    const { cookie } = await newPerson(app);
    const [name = "", value = ""] = cookie.split("=");
    await context.addCookies([{ name, value, url: app.url }]);
    await page.goto("/dashboard");
    await page.getByRole("heading", { name: "What do you sell?" }).waitFor();
    await page.getByText("Welcome, Pat.").waitFor();
    expect(await page.getByText("Total Conversations").isVisible()).toBe(false);
    expect(await page.getByText("Not enough data yet").count()).toBe(0);
    expect(await sidewaysOverflow(page)).toBe(0);
    if (javaScriptEnabled) await examineHere(page, "the question");
    await page.getByRole("button", { name: "Life" }).click();
    await page.getByRole("heading", { name: "Priya Raman" }).waitFor();
    if (javaScriptEnabled) await examineHere(page, "the chosen customer");
    await page.goto("/chat");
    expect(await page.locator("input[name=scenario]:checked").getAttribute("value")).toBe("L-1");
    await page.goto("/dashboard");
    await page.getByRole("link", { name: "Start with Priya" }).click();
    await page.getByRole("heading", { name: "You are calling Priya Raman" }).waitFor();
    expect(complaints()).toEqual([]);
  });
});

test("the cookie of a guest opens no page, in its own name or as a login", async () => {
  const begun = await post("/try", { intent: "begin" });
  const token = /guest=([\w-]{43})/.exec(begun.headers.get("Set-Cookie") ?? "")?.[1] ?? "";
  expect(await talksOf(token)).toBe(1);
  const looked = pageRows.filter(({ intent, page }) => intent === undefined && page !== "try");
  expect(looked.length).toBeGreaterThan(60);
  const answerTo = async (path: string, Cookie: string) => {
    const { status, headers } = await fetch(app.url + path, { headers: { Cookie }, redirect: "manual" });
    return [status, headers.get("Location")];
  };
  const invented = `login=${"T".repeat(43)}`;
  for (const row of looked) {
    const path = row.path(NO_IDS);
    expect(await answerTo(path, `guest=${token}`), row.page).toEqual(await answerTo(path, ""));
    expect(await answerTo(path, `guest=${token}; login=${token}`), row.page).toEqual(await answerTo(path, invented));
  }
  const api = await fetch(`${app.url}/api/conversations/x/turns`, {
    method: "POST",
    headers: { Cookie: `login=${token}`, Origin: app.url, "Content-Type": "application/json" },
    body: JSON.stringify({ clientKey: "key-12345", content: "Hi", after: 0 }),
  });
  expect(api.status).toBeGreaterThanOrEqual(400);
});

test("a crawler that follows every link, and a form of another site, begin no talk", async () => {
  const before = await talks();
  for (const path of ["/", "/try", "/try?intent=begin", "/try.data"]) {
    const answer = await fetch(app.url + path);
    expect(answer.headers.get("Set-Cookie") ?? "", path).not.toContain("guest=");
  }
  const foreign = await post("/try", { intent: "begin" }, { Origin: "https://elsewhere.example" });
  expect(foreign.status).toBe(403);
  const crossSite = await post("/try", { intent: "begin" }, { "Sec-Fetch-Site": "cross-site" });
  expect(crossSite.status).toBe(403);
  expect(await talks()).toBe(before);
});

test("whoever has had all talks of an hour is told so, and offered to sign up", async () => {
  for (let time = 0; time < 5; time += 1) expect((await post("/try", { intent: "begin" })).status).toBe(302);
  const refused = await post("/try", { intent: "begin" });
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get("Retry-After"))).toBeGreaterThan(3000);
  const { page, complaints } = await visit(browser, app.url, PHONE);
  await page.goto("/");
  await page.getByRole("button", { name: "Talk to a customer now" }).first().click();
  await page.getByRole("alert").getByText("Sign up to go on.").waitFor();
  await examineHere(page, "no talk left");
  await page.getByRole("alert").getByRole("link", { name: "Sign up" }).click();
  await page.getByRole("button", { name: "Create Account" }).waitFor();
  expect(complaints()).toEqual([]);
});

test("a guessed cookie finds no talk, and says, keeps and deletes nothing", async () => {
  const mine = await post("/try", { intent: "begin" });
  const token = /guest=([\w-]{43})/.exec(mine.headers.get("Set-Cookie") ?? "")?.[1] ?? "";
  for (const guessed of ["T".repeat(43), hashToken(token).slice(0, 43), "' OR 1=1 --"]) {
    const cookie = { Cookie: `guest=${encodeURIComponent(guessed)}` };
    expect(await (await fetch(`${app.url}/try`, { headers: cookie })).text()).toContain("What do you sell?");
    expect((await post("/try", { intent: "say", content: "Hi", version: "1" }, cookie)).status).toBe(404);
    expect((await post("/try", { intent: "keep" }, cookie)).headers.get("Location")).toBe("/try");
    await post("/try", { intent: "leave" }, cookie);
  }
  expect(await talksOf(token)).toBe(1);
});

/** Four times slower than this machine, on a slow mobile network. */
async function slowDown(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  await devtools.send("Network.enable");
  await devtools.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: 150,
    downloadThroughput: (1.6 * 1024 * 1024) / 8,
    uploadThroughput: (750 * 1024) / 8,
  });
}

async function say(page: Page, line: string, before: number): Promise<void> {
  await page.getByRole("textbox", { name: "Your message" }).fill(line);
  await page.getByRole("button", { name: "Send" }).click();
  const log = page.getByRole("list", { name: "The conversation" });
  await expect.poll(() => log.getByRole("listitem").count(), { timeout: 30_000 }).toBe(3 + 2 * before);
}

async function signUp(page: Page, email: string): Promise<void> {
  await page.getByLabel("Full Name").fill("Pat Agent");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.getByRole("button", { name: "Create Account" }).click();
}

function post(path: string, form: Record<string, string>, more: Record<string, string> = {}): Promise<Response> {
  const headers = { Origin: app.url, "Sec-Fetch-Site": "same-origin", ...more };
  return fetch(app.url + path, { method: "POST", headers, body: new URLSearchParams(form), redirect: "manual" });
}

async function numberOf(sql: string, ...values: string[]): Promise<number> {
  const row = await app.db
    .prepare(sql)
    .bind(...values)
    .first<{ n: number }>();
  return row?.n ?? 0;
}

const talks = () => numberOf("SELECT count(*) AS n FROM guests");
const talksOf = (token: string) => numberOf("SELECT count(*) AS n FROM guests WHERE token_hash = ?", hashToken(token));
const OF_PERSON = "FROM chat_conversations c JOIN users u ON u.id = c.user_id WHERE u.email = ?";
const conversationsOf = (email: string) => numberOf(`SELECT count(*) AS n ${OF_PERSON}`, email);
const messagesOf = (email: string) => numberOf(`SELECT max(total_messages) AS n ${OF_PERSON}`, email);

/** What the paths of pages name: nobody's. */
const NO_IDS = {
  activeId: "none",
  completedId: "none",
  finding: { rule: "R1", turn: 1 },
  browserName: "none",
  identityId: "none",
  factorId: "none",
  webhookId: "none",
  deliveryId: "none",
  teamWebhookId: "none",
  practiceEmailToken: "none",
  calendarToken: "none",
  inquiryId: "none",
  teamId: "none",
  memberId: "none",
  groupId: "none",
  invitationId: "none",
  linkToken: "none",
  weeklyToken: "none",
  plainId: "none",
  adminId: "none",
};
