import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type BuiltApp, startBuiltApp } from "#tests/support/built-app.ts";
import { type ScriptedModelServer, startScriptedModelServer } from "#tests/support/model-server.ts";
import { sharedBrowser } from "#tests/support/shared-app.ts";
import { visitSignedIn } from "#tests/support/signed-in-visitor.ts";

let browser: Browser;
let app: BuiltApp;
let model: ScriptedModelServer;
beforeAll(async () => {
  browser = await sharedBrowser();
  model = await startScriptedModelServer();
  app = await startBuiltApp({
    OPENAI_BASE_URL: model.url,
    OPENAI_CHAT_MODEL: "talks-1",
    MODEL_READING: "off",
    ADMIN_SECOND_FACTOR_REQUIRED: "false",
  });
});
afterAll(async () => {
  await app.stop();
  await model.stop();
});

test.each(["with", "without"])("an admin has each engine say one line, %s JavaScript", async (scripting) => {
  const javaScriptEnabled = scripting === "with";
  const { page, complaints, userId } = await visitSignedIn(browser, app, { javaScriptEnabled });
  await app.db.prepare("INSERT INTO user_roles VALUES (?, 'admin', 1)").bind(userId).run();
  await page.goto("/admin/engines");
  expect(await page.getByRole("link", { name: "Engines" }).getAttribute("aria-current")).toBe("page");
  const engine = (name: string) => page.getByRole("listitem").filter({ has: page.getByRole("heading", { name }) });
  await engine("Text")
    .getByText(`talks-1 at ${new URL(model.url).host}`)
    .waitFor();
  const sayLine = (name: string) =>
    engine(name)
      .getByRole("button", { name: `Say one line: ${name}` })
      .click();

  await sayLine("Text");
  await engine("Text").getByText("Okay, that is answer number").waitFor();
  await sayLine("Reading");
  await engine("Reading").getByText("The rules read:").waitFor();

  model.misbehave([401]);
  await sayLine("Text");
  await engine("Text").getByText("It failed").waitFor();
  expect(await engine("Text").innerText()).toContain("Check that the key is set");
  await sayLine("Text");
  await engine("Text").getByText("Okay, that is answer number").waitFor();
  expect(complaints()).toEqual([]);
});
