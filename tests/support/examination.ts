import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { z } from "zod";

const axeSource = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

export async function examine(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await examineHere(page, path);
}

/** axe finds nothing, and nothing scrolls sideways. */
export async function examineHere(page: Page, name: string): Promise<void> {
  expect(await overflow(page), `${name} scrolls sideways`).toBeLessThanOrEqual(0);
  // In the page's isolated world, where neither its policy nor the absence of its scripts applies.
  const client = await page.context().newCDPSession(page);
  const { frameTree } = await client.send("Page.getFrameTree");
  const { executionContextId } = await client.send("Page.createIsolatedWorld", { frameId: frameTree.frame.id });
  await client.send("Runtime.evaluate", { contextId: executionContextId, expression: axeSource });
  const { result } = await client.send("Runtime.evaluate", {
    contextId: executionContextId,
    expression: `axe.run(document, { runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"] }).then((found) => JSON.stringify(found.violations.map((one) => one.id + ": " + one.nodes.map((node) => node.html.slice(0, 160)).join(" | "))))`,
    awaitPromise: true,
    returnByValue: true,
  });
  await client.detach();
  expect(z.array(z.string()).parse(JSON.parse(z.string().parse(result.value))), name).toEqual([]);
}

/** How many pixels the page is wider than the window. */
export function overflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}
