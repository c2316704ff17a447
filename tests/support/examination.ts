import type { Page } from "playwright-core";
import { expect } from "vitest";
import { axeFindings, sidewaysOverflow } from "./axe.ts";

export async function examine(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await examineHere(page, path);
}

/** axe finds nothing, and nothing scrolls sideways. */
export async function examineHere(page: Page, name: string): Promise<void> {
  expect(await sidewaysOverflow(page), `${name} scrolls sideways`).toBeLessThanOrEqual(0);
  expect(await axeFindings(page), name).toEqual([]);
}
