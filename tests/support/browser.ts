import { type Browser, type BrowserContext, chromium, type Page } from "playwright-core";
import { onTestFinished } from "vitest";
import { findOrInstallChromium } from "./chromium.ts";

/** Chromium without a window. The flags keep it from asking the network for anything but the page; `more` are a test's own. */
export function openBrowser(more: string[] = []): Promise<Browser> {
  return chromium.launch({
    executablePath: findOrInstallChromium(),
    args: [
      "--no-sandbox",
      "--disable-gpu",
      "--disable-quic",
      "--no-first-run",
      "--disable-background-networking",
      "--disable-component-update",
      "--disable-sync",
      `--disable-features=${UNUSED.join(",")}`,
      ...more,
    ],
  });
}

/**
 * What Chromium would do beside the page. The last two load a page of its own with every window, at the cost of a sixth of a second of
 * computing; of a switch given twice the last counts, so what Playwright turns off is among them.
 */
const UNUSED = [
  "AvoidUnnecessaryBeforeUnloadCheckSync",
  "DestroyProfileOnBrowserClose",
  "HttpsUpgrades",
  "HttpsFirstBalancedModeAutoEnable",
  "LensOverlay",
  "MediaRouter",
  "PaintHolding",
  "ThirdPartyStoragePartitioning",
  "AvoidCorsURLLoaderRestartOnRedirect",
  "OptimizationHints",
  "NetworkTimeServiceQuerying",
  "PreconnectToSearch",
  "AimEnabled",
  "WebUIOmniboxPopup",
  "WebUIOmniboxAimPopup",
];

export type Visitor = {
  page: Page;
  context: BrowserContext;
  /** Errors of the page, its console, and its security policy. A test ends with `expect(visitor.complaints()).toEqual([])`. */
  complaints: () => string[];
};

/**
 * A page of its own, for one test. It is closed with the test: a page left open goes on drawing, at the cost of the tests behind it.
 * It moves as little as it may, unless `options` say otherwise: what moves is drawn many times over. `atEnd`: where there is no test,
 * what is done then.
 */
export async function visit(
  browser: Browser,
  baseURL: string,
  options: Parameters<Browser["newContext"]>[0] = {},
  atEnd: (close: () => Promise<void>) => void = onTestFinished,
): Promise<Visitor> {
  const context = await browser.newContext({
    baseURL,
    viewport: { width: 1440, height: 900 },
    reducedMotion: "reduce",
    ...options,
  });
  atEnd(() => context.close());
  const page = await context.newPage();
  page.setDefaultTimeout(15_000);
  const complaints: string[] = [];
  page.on("pageerror", (error) => complaints.push(`page error: ${error.message}`));
  page.on("console", (message) => {
    // The browser itself reports each 4xx answer; tests expect some of those.
    if (message.type() === "error" && !message.text().startsWith("Failed to load resource"))
      complaints.push(`console: ${message.text()}`);
  });
  return { page, context, complaints: () => complaints };
}

/** Holds scripts back, so that the page stands as the server sent it, until `wake` is called. */
export async function asleep(page: Page, scripts = "**/assets/*.js"): Promise<{ wake: () => void }> {
  let wake = () => {};
  const awake = new Promise<void>((resolve) => {
    wake = resolve;
  });
  await page.route(scripts, async (route) => {
    await awake;
    await route.continue();
  });
  return { wake };
}

/** Opens a page with its scripts held back, and waits until it is drawn: a browser draws nothing before the style sheet is there. */
export async function openAsleep(page: Page, path: string): Promise<{ wake: () => void }> {
  const { wake } = await asleep(page);
  await page.goto(path, { waitUntil: "commit" });
  await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0);
  await page.evaluate(() => document.fonts.ready);
  return { wake };
}

/** Waits until the page's scripts have taken it over, so that it hears keys: what the server sent looks the same before. */
export async function takenOver(page: Page): Promise<void> {
  await page.waitForFunction(() => Object.keys(document.body).some((key) => key.startsWith("__react")));
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
}
