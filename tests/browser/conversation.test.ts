import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type BuiltApp, startBuiltApp } from "#tests/support/built-app.ts";
import { type ScriptedModelServer, startScriptedModelServer } from "#tests/support/model-server.ts";
import { sharedApp, sharedBrowser } from "#tests/support/shared-app.ts";
import { visitSignedIn } from "#tests/support/signed-in-visitor.ts";

let browser: Browser;
beforeAll(async () => {
  browser = await sharedBrowser();
});

describe("with the built-in customer", () => {
  let app: BuiltApp;
  beforeAll(async () => {
    app = await sharedApp();
  });

  test("Enter starts the practice with the offered choice", async () => {
    const { page } = await visitSignedIn(browser, app);
    await page.goto("/chat");
    await page.getByRole("radio", { name: "Life" }).focus();
    await page.keyboard.press("Enter");
    await composerOf(page).waitFor();
    expect(new URL(page.url()).searchParams.get("scenario")).not.toBeNull();
  });

  test("Enter sends, Shift+Enter adds a line, and a blank message is neither", async () => {
    const { page, complaints } = await visitSignedIn(browser, app);
    await begin(page);
    await composerOf(page).fill("   ");
    expect(await page.getByRole("button", { name: "Send" }).isDisabled()).toBe(true);
    await page.keyboard.press("Enter");
    await composerOf(page).fill("First line");
    await composerOf(page).press("Shift+Enter");
    await composerOf(page).pressSequentially("second line");
    await composerOf(page).press("Enter");
    await settled(page);
    expect(await agentLines(page).allInnerTexts()).toEqual([expect.stringContaining("First line\nsecond line")]);
    expect(complaints()).toEqual([]);
  });

  test("a reload in the middle of a reply shows what was said, once", async () => {
    const { page } = await visitSignedIn(browser, app);
    await begin(page);
    await composerOf(page).fill("Hi, this is Pat with Harbor. How are you today?");
    await composerOf(page).press("Enter");
    await page.waitForURL(/\/chat\/[^?]+$/);
    await page.reload();
    await settled(page);
    expect(await agentLines(page).count()).toBe(1);
    const stored = await storedMessages(app, page);
    expect(stored).toHaveLength(3);
    await page.getByText(stored[2]?.content ?? "", { exact: true }).waitFor();
  });

  test("the feedback of a call that nobody has ended says that it goes on, or that the customer has left", async () => {
    const { page } = await visitSignedIn(browser, app);
    await begin(page);
    await send(page, "Hi, this is Pat with Harbor.");
    const chat = page.url();
    const feedback = chat.replace("/chat/", "/conversations/");
    await page.goto(feedback);
    await page.getByText("This session is still open").waitFor();
    await page.getByRole("link", { name: "Continue" }).click();
    await composerOf(page).waitFor();
    for (let insults = 0; insults < 6 && (await composerOf(page).isVisible()); insults += 1)
      await send(page, "You are an idiot. Shut up and sign.");
    await page.goto(feedback);
    await page.getByText(/hung up: (?:he|she) was insulted\./).waitFor();
    await page.getByRole("link", { name: "Go to the last line" }).click();
    await page.getByRole("button", { name: "Get feedback" }).first().waitFor();
  });

  test("an answer lost on the way is fetched again, without a lost or doubled message", async () => {
    const { page } = await visitSignedIn(browser, app);
    await begin(page);
    await send(page, "Hi, this is Pat with Harbor.");
    let lost = 0;
    await page.route("**/api/conversations/*/turns", async (route) => {
      lost += 1;
      await route.fetch();
      await route.abort("connectionreset");
    });
    await send(page, "What do you pay today?");
    expect(lost).toBe(1);
    expect(await storedMessages(app, page)).toHaveLength(5);
    expect(await agentLines(page).count()).toBe(2);
  });

  test("a message that never arrived is sent again, once", async () => {
    const { page } = await visitSignedIn(browser, app);
    await begin(page);
    await send(page, "Hi, this is Pat with Harbor.");
    let refused = 0;
    await page.route("**/api/conversations/*/turns", async (route) => {
      refused += 1;
      if (refused === 1) await route.abort("connectionrefused");
      else await route.continue();
    });
    await send(page, "What do you pay today?");
    expect(refused).toBe(2);
    expect(await storedMessages(app, page)).toHaveLength(5);
  });

  test("a tab that is behind is brought up to date and keeps its text", async () => {
    const { page, context } = await visitSignedIn(browser, app);
    await begin(page);
    await send(page, "Hi, this is Pat with Harbor.");
    const other = await context.newPage();
    await other.goto(page.url());
    await settled(other);
    await send(page, "What do you pay today?");
    await composerOf(other).fill("From the tab that is behind");
    await composerOf(other).press("Enter");
    await other.getByText("Changed in another tab").waitFor();
    await expect.poll(() => agentLines(other).count()).toBe(2);
    expect(await composerOf(other).inputValue()).toBe("From the tab that is behind");
    expect(await storedMessages(app, page)).toHaveLength(5);
  });

  test("a login that has ended keeps the text and says so", async () => {
    const { page, signOut } = await visitSignedIn(browser, app);
    await begin(page);
    await send(page, "Hi, this is Pat with Harbor.");
    await signOut();
    await composerOf(page).fill("Are you still there?");
    await composerOf(page).press("Enter");
    await page.getByText("Your login has ended.", { exact: true }).first().waitFor();
    expect(await composerOf(page).inputValue()).toBe("Are you still there?");
  });

  test("a message of 4,001 characters is not sent and not lost", async () => {
    const { page } = await visitSignedIn(browser, app);
    await begin(page);
    await composerOf(page).fill("x".repeat(4001));
    await composerOf(page).press("Enter");
    await page.getByText("1 too many").waitFor();
    expect(await page.getByRole("button", { name: "Send" }).isDisabled()).toBe(true);
    expect((await composerOf(page).inputValue()).length).toBe(4001);
  });

  test("typed commands work as the buttons do", async () => {
    const { page } = await visitSignedIn(browser, app);
    await begin(page);
    await send(page, "Hi, this is Pat with Harbor.");
    await send(page, "[PAUSE: Give me a hint]");
    await page.getByText("Paused.", { exact: true }).waitFor();
    await send(page, "[CONTINUE ROLEPLAY]");
    await expect.poll(() => page.getByText("Paused.", { exact: true }).count()).toBe(0);
    await composerOf(page).fill("[END ROLEPLAY AND PROVIDE FEEDBACK]");
    await composerOf(page).press("Enter");
    await page.waitForURL("**/conversations/*");
  });

  test("on a phone a hint and the end are in sight without opening anything, and the end leads to the feedback", async () => {
    const { page, complaints } = await visitSignedIn(browser, app, { viewport: { width: 390, height: 844 } });
    await begin(page);
    await send(page, "Hi, this is Pat with Harbor.");
    await page.getByRole("button", { name: "Give me a hint" }).click({ timeout: 5_000 });
    await page.getByText("Hint from your coach").waitFor();
    expect(await page.getByText("[PAUSE: Give me a hint]", { exact: true }).isVisible()).toBe(false);
    await settled(page);
    const end = page.getByRole("button", { name: "End and get feedback" });
    const box = await end.boundingBox();
    expect((box?.y ?? 900) + (box?.height ?? 0)).toBeLessThanOrEqual(844);
    await end.click();
    await page.waitForURL("**/conversations/*");
    await page.getByText("Too short to judge", { exact: false }).first().waitFor();
    await page.getByRole("link", { name: "Transcript" }).click();
    expect(new URL(page.url()).hash).toBe("#transcript");
    expect(complaints()).toEqual([]);
  });

  test("at 1440x900 the end is above the fold, also with a script uploaded, and typed commands are folded", async () => {
    const { page } = await visitSignedIn(browser, app);
    await begin(page);
    const buffer = Buffer.from(`Opening\n${"Ask what they like about their carrier.\n".repeat(30)}`);
    await page.locator("input[type=file]").setInputFiles({ name: "long.txt", mimeType: "text/plain", buffer });
    await page.getByText("Sales Script Uploaded").waitFor();
    const end = await page.getByRole("button", { name: "End and get feedback" }).boundingBox();
    expect((end?.y ?? 900) + (end?.height ?? 0)).toBeLessThan(900);
    const command = page.getByText("[END ROLEPLAY AND PROVIDE FEEDBACK]", { exact: true });
    expect(await command.isVisible()).toBe(false);
    await page.getByText("Type commands instead").click();
    expect(await command.isVisible()).toBe(true);
  });

  test("New Session says so also where nothing was said yet", async () => {
    const { page } = await visitSignedIn(browser, app);
    await begin(page);
    await page.getByRole("button", { name: "New Session" }).first().click();
    await page.getByText("New Session Started").waitFor();
    await page.getByRole("radio", { name: "Life" }).waitFor();
  });

  test("New Session completes the conversation and goes back to the setup", async () => {
    const { page } = await visitSignedIn(browser, app);
    await begin(page);
    await send(page, "Hi, this is Pat with Harbor.");
    const id = page.url().split("/").at(-1);
    await page.getByRole("button", { name: "New Session" }).first().click();
    await page.getByText("New Session Started").waitFor();
    await page.getByRole("radio", { name: "Life" }).waitFor();
    const row = await app.db
      .prepare("SELECT status, ended_at FROM chat_conversations WHERE id = ?")
      .bind(id)
      .first<{ status: string; ended_at: number | null }>();
    expect(row?.status).toBe("completed");
    expect(row?.ended_at).toBeGreaterThan(0);
  });

  test.each([
    ["a picture", "photo.png", Buffer.from([0x89, 0x50, 0x4e, 0x47]), "Please upload a PDF, DOC, DOCX, or TXT file"],
    ["10 MB and one byte", "long.txt", Buffer.alloc(10 * 1024 * 1024 + 1, 97), "File size must be less than 10MB"],
    ["an empty file", "empty.txt", Buffer.alloc(0), "This file is empty"],
    ["a renamed file", "script.pdf", Buffer.from("just text"), "does not match its name"],
  ])("uploading %s says what is wrong and leaves the conversation alone", async (_, name, buffer, message) => {
    const { page, userId } = await visitSignedIn(browser, app);
    await begin(page);
    await send(page, "Hi, this is Pat with Harbor.");
    await composerOf(page).fill("Half a thought");
    await page.locator("input[type=file]").setInputFiles({ name, mimeType: "application/octet-stream", buffer });
    await page.getByRole("alert").filter({ hasText: message }).waitFor();
    expect(await composerOf(page).inputValue()).toBe("Half a thought");
    expect(await storedMessages(app, page)).toHaveLength(3);
    const scripts = await app.scripts.list({ prefix: `uploads/${userId}/` });
    expect(scripts.objects).toEqual([]);
  });

  test("a script is shown, and Remove takes it and its file away", async () => {
    const { page, userId } = await visitSignedIn(browser, app);
    await begin(page);
    await page.locator("input[type=file]").setInputFiles({
      name: "my script.txt",
      mimeType: "text/plain",
      buffer: Buffer.from("Opening\nHi, this is Pat.\nIf they are happy with their carrier, ask what they like."),
    });
    await page.getByText("Sales Script Uploaded").waitFor();
    expect((await app.scripts.list({ prefix: `uploads/${userId}/` })).objects).toHaveLength(1);
    await page.getByRole("button", { name: /^Remove/ }).click();
    await page.getByText("Sales Script Removed").waitFor();
    await expect.poll(async () => (await app.scripts.list({ prefix: `uploads/${userId}/` })).objects.length).toBe(0);
  });
});

describe("with a language model", () => {
  let app: BuiltApp;
  let model: ScriptedModelServer;
  beforeAll(async () => {
    model = await startScriptedModelServer();
    app = await startBuiltApp({
      OPENAI_API_KEY: "scripted",
      OPENAI_BASE_URL: model.url,
      OPENAI_CHAT_MODEL: "scripted-model",
    });
  });
  afterAll(async () => {
    await app.stop();
    await model.stop();
  });

  test.each([[429], [500]])(
    "that answers %d, the built-in customer goes on, the person is told once, and nothing is lost",
    async (status) => {
      const { page } = await visitSignedIn(browser, app);
      await begin(page);
      await send(page, "Hi, this is Pat with Harbor.");
      expect(await speakerOf(page)).toMatch(/^The customer is spoken by /);
      model.misbehave([status, status]);
      await send(page, "What do you pay today?");
      await page.getByText("the built-in customer goes on").waitFor();
      expect(await storedMessages(app, page)).toHaveLength(5);
      expect(await speakerOf(page)).toMatch(/^The built-in customer stands in for /);
      await page.reload();
      await expect.poll(() => speakerOf(page)).toMatch(/^The built-in customer stands in for /);
      await send(page, "And who drives it?");
      expect(await speakerOf(page)).toMatch(/^The customer is spoken by /);
      await expect.poll(() => page.getByText("the built-in customer goes on").count()).toBe(0);
      expect(await storedMessages(app, page)).toHaveLength(7);
    },
  );

  test("that is still speaking, Stop keeps what was shown", async () => {
    const { page } = await visitSignedIn(browser, app);
    await begin(page);
    model.misbehave(["stays-open"]);
    await composerOf(page).fill("Hi, this is Pat with Harbor. Tell me about your day, please.");
    await composerOf(page).press("Enter");
    await page.getByText("Okay, that is answer number").waitFor();
    await page.getByRole("button", { name: "Stop" }).click();
    await page.getByText("You stopped this answer.").waitFor();
    await expect.poll(async () => (await storedMessages(app, page))[2]?.status).toBe("stopped");
  });

  test("that breaks off mid-sentence, the built-in customer says the line in its place", async () => {
    const { page } = await visitSignedIn(browser, app);
    await begin(page);
    await send(page, "Hi, this is Pat with Harbor.");
    model.misbehave(["cut-off"]);
    await send(page, "What do you pay today?");
    await page.getByText("the built-in customer goes on").waitFor();
    const stored = await storedMessages(app, page);
    expect(stored).toHaveLength(5);
    expect(stored[4]).toMatchObject({ status: "complete" });
    await expect.poll(() => page.getByText(stored[4]?.content ?? "?", { exact: true }).count()).toBeGreaterThan(0);
  });

  test("that refuses its key is not asked again: the built-in customer answers at once, and is told once", async () => {
    const { page } = await visitSignedIn(browser, app);
    await begin(page);
    model.misbehave([401]);
    const before = model.requests().length;
    await send(page, "Hi, this is Pat with Harbor.");
    await page.getByText("the built-in customer goes on").waitFor();
    await send(page, "What do you pay today?");
    await expect.poll(() => page.getByText("the built-in customer goes on").count()).toBe(0);
    expect(await storedMessages(app, page)).toHaveLength(5);
    expect(model.requests()).toHaveLength(before);
  });
});

async function begin(page: Page): Promise<void> {
  await page.goto("/chat");
  await page
    .getByRole("button", { name: /^Start/ })
    .last()
    .click();
  await composerOf(page).waitFor();
}

function composerOf(page: Page) {
  return page.getByRole("textbox", { name: "Your message" });
}

async function send(page: Page, text: string): Promise<void> {
  const before = await page.getByRole("listitem").count();
  await composerOf(page).fill(text);
  await composerOf(page).press("Enter");
  await expect.poll(() => composerOf(page).inputValue()).toBe("");
  await expect.poll(() => page.getByRole("listitem").count(), { timeout: 15_000 }).toBeGreaterThan(before);
  await settled(page);
}

/** Nothing is being received. */
async function settled(page: Page): Promise<void> {
  await expect.poll(() => page.getByRole("button", { name: "Stop" }).count(), { timeout: 15_000 }).toBe(0);
  await expect.poll(() => page.getByText(/is typing$/).count(), { timeout: 15_000 }).toBe(0);
}

/** The quiet line under the composer. */
function speakerOf(page: Page): Promise<string> {
  return page.getByText(/^The (?:customer is spoken by|built-in customer (?:answers|stands in))/).innerText();
}

function agentLines(page: Page) {
  return page.getByRole("listitem").filter({ has: page.getByText("You", { exact: true }) });
}

async function storedMessages(app: BuiltApp, page: Page): Promise<{ content: string; status: string }[]> {
  const id = new URL(page.url()).pathname.split("/").at(-1);
  const { results } = await app.db
    .prepare("SELECT content, status FROM chat_messages WHERE conversation_id = ? ORDER BY position")
    .bind(id)
    .all<{ content: string; status: string }>();
  return results;
}
