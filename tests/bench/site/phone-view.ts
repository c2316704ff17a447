import type { Browser } from "playwright-core";
import { z } from "zod";
import { median } from "../table.ts";

/** Milliseconds until the largest part of the page is painted, the sum of layout shifts, and main-thread time blocked. */
export type PhoneView = { lcpMs: number; cls: number; blockedMs: number };

/** A first visit by a mid-range phone on a slow connection: Lighthouse's figures for throttling that is applied, not computed. */
const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };
const NETWORK = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1474.56 * 1024) / 8,
  uploadThroughput: (675 * 1024) / 8,
};
const CPU_SLOWDOWN = 4;

/** The median of several first visits, each with an empty cache. */
export async function viewOnPhone(browser: Browser, address: string, times: number): Promise<PhoneView> {
  const views: PhoneView[] = [];
  for (let time = 0; time < times; time += 1) views.push(await viewOnce(browser, address));
  const middle = (of: (view: PhoneView) => number) => median(views.map(of));
  return {
    lcpMs: middle((one) => one.lcpMs),
    cls: middle((one) => one.cls),
    blockedMs: middle((one) => one.blockedMs),
  };
}

async function viewOnce(browser: Browser, address: string): Promise<PhoneView> {
  const context = await browser.newContext(PHONE);
  try {
    const page = await context.newPage();
    const client = await context.newCDPSession(page);
    await client.send("Network.enable");
    await client.send("Network.emulateNetworkConditions", NETWORK);
    await client.send("Emulation.setCPUThrottlingRate", { rate: CPU_SLOWDOWN });
    await page.addInitScript(WATCH);
    await page.goto(address, { waitUntil: "networkidle" });
    // What was painted is reported when the page has time for it, which it may not have had yet.
    await page.waitForFunction("globalThis.seen.lcpMs > 0");
    return viewSchema.parse(await page.evaluate("globalThis.seen"));
  } finally {
    await context.close();
  }
}

const viewSchema = z.object({ lcpMs: z.number().positive(), cls: z.number(), blockedMs: z.number() });

/** As web-vitals defines them; what a task takes beyond 50 ms is blocked. */
const WATCH = `
  globalThis.seen = { lcpMs: 0, cls: 0, blockedMs: 0 };
  const watch = (type, note) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
  watch("largest-contentful-paint", (entry) => { seen.lcpMs = entry.startTime; });
  watch("layout-shift", (entry) => { if (!entry.hadRecentInput) seen.cls += entry.value; });
  watch("longtask", (entry) => { seen.blockedMs += Math.max(0, entry.duration - 50); });
`;
