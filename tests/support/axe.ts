import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "playwright-core";
import { z } from "zod";

const axeSource = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** What axe finds on the page as it is now, a line each. */
export async function axeFindings(page: Page): Promise<string[]> {
  // In the page's isolated world, where neither its policy nor the absence of its scripts applies.
  await page.evaluate(settled);
  const client = await page.context().newCDPSession(page);
  const { frameTree } = await client.send("Page.getFrameTree");
  const { executionContextId } = await client.send("Page.createIsolatedWorld", { frameId: frameTree.frame.id });
  await client.send("Runtime.evaluate", { contextId: executionContextId, expression: axeSource });
  const { result } = await client.send("Runtime.evaluate", {
    contextId: executionContextId,
    expression: `axe.run(document, { runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"], resultTypes: ["violations"] }).then((found) => JSON.stringify(found.violations.map((one) => one.id + ": " + one.nodes.map((node) => node.html.slice(0, 160)).join(" | "))))`,
    awaitPromise: true,
    returnByValue: true,
  });
  await client.detach();
  return z.array(z.string()).parse(JSON.parse(z.string().parse(result.value)));
}

/** Pixels the page is wider than its window. */
export function sidewaysOverflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}

/**
 * Ends what is fading in or out: its colours are of neither state. It is not waited for, since a page that is not drawn does not
 * go on. What has yet to begin, or never ends, is left.
 */
async function settled(): Promise<void> {
  const underWay = document.getAnimations().filter((animation) => {
    const { localTime, delay = 0, endTime } = animation.effect?.getComputedTiming() ?? {};
    return endTime !== Number.POSITIVE_INFINITY && Number(localTime ?? 0) >= delay;
  });
  for (const animation of underWay) animation.finish();
  await Promise.allSettled(underWay.map((animation) => animation.finished));
}
