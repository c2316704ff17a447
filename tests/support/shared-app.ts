import type { Browser } from "playwright-core";
import { openBrowser } from "./browser.ts";
import { type BuiltApp, startBuiltApp } from "./built-app.ts";

// Files of the browser tests share one process, so what is started here serves all of them until it ends: starting the product takes
// five seconds of one core. Each test brings its own people. A file that counts rows or lines of the log starts an app of its own.

/** The built product with the settings of the tests. Nobody stops it. */
export function sharedApp(): Promise<BuiltApp> {
  app ??= startBuiltApp();
  return app;
}

/** Chromium without further flags. Nobody closes it. */
export function sharedBrowser(): Promise<Browser> {
  browser ??= openBrowser();
  return browser;
}

let app: Promise<BuiltApp> | undefined;
let browser: Promise<Browser> | undefined;
