import type { Page } from "playwright-core";
import { expect } from "vitest";
import { encodePcm16 } from "#core/voice/audio/pcm16.ts";
import { axeFindings, sidewaysOverflow } from "./axe.ts";

/** A conversation that has begun in writing. */
export async function converse(page: Page, line = "Hi, this is Pat with Harbor. Is this a good time?"): Promise<void> {
  await page.goto("/chat?scenario=A-1");
  await page.getByRole("textbox", { name: "Your message" }).fill(line);
  await page.keyboard.press("Enter");
  await page.waitForURL(/\/chat\/[^?]+$/);
  await expect.poll(() => page.getByRole("button", { name: "Stop" }).count()).toBe(0);
}

/** Goes through the check before a first call. */
export async function startCall(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Start Call" }).click();
  await page.getByRole("button", { name: "Start and record" }).click();
  await callStatus(page, "Voice chat active");
}

/** Runs in the page: a speech recogniser that listens and hears nothing. Chromium's own fails without a network. */
export function deafRecogniser(): void {
  class DeafRecogniser {
    start() {}
    stop() {}
    abort() {}
  }
  Object.assign(window, { SpeechRecognition: DeafRecogniser });
}

export function callStatus(page: Page, text: string): Promise<void> {
  return page.getByRole("region", { name: "Live call" }).getByRole("status").filter({ hasText: text }).waitFor();
}

export async function examine(page: Page, name: string): Promise<void> {
  expect(await axeFindings(page), name).toEqual([]);
  expect(await sidewaysOverflow(page), `${name} scrolls sideways`).toBeLessThanOrEqual(0);
}

/** 100 ms of a tone, as the customer's sound. */
export function toneEvent(responseId: string, itemId: string) {
  const samples = Int16Array.from({ length: 2400 }, (_, i) => 8000 * Math.sin((2 * Math.PI * 220 * i) / 24_000));
  const delta = encodePcm16(samples);
  return { type: "response.audio.delta", response_id: responseId, item_id: itemId, delta } as const;
}

export function turnEvent(itemId: string, speaker: "agent" | "customer", text: string, interrupted = false) {
  return { type: "rolecall.turn", index: 0, item_id: itemId, speaker, text, interrupted } as const;
}
