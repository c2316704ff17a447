/**
 * Draws the pictures that messengers show of our pages (public/og/*.png, 1200 x 630), from the built site's own
 * fonts, colours and mark: `npm run build && node tests/support/page-pictures.ts`. Run it again when a title changes;
 * the results are committed.
 */
import { writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { openBrowser } from "./browser.ts";
import { startBuiltApp } from "./built-app.ts";

const PICTURES: { name: string; title: string; text: string }[] = [
  { name: "home", title: "Rehearse the call before the call.", text: "Sales roleplay for insurance agents" },
  {
    name: "features",
    title: "Customers who answer back.",
    text: "Nine customers, sixteen scenarios, one score",
  },
  { name: "pricing", title: "$45 or $60. No contract.", text: "Cancel anytime, in one press" },
  { name: "demo", title: "Two minutes with Ray.", text: "A practice call, heard and scored line by line" },
  { name: "calculator", title: "What is a better conversation worth?", text: "ROI calculator for agencies" },
  { name: "partnership", title: "Build it with us.", text: "Beta testers, technology partners, ambassadors" },
  { name: "contact-us", title: "Talk to us.", text: "A person answers" },
];

const folder = resolve(import.meta.dirname, "../../public/og");
const app = await startBuiltApp();
const browser = await openBrowser();
try {
  const context = await browser.newContext({
    baseURL: app.url,
    viewport: { width: 1200, height: 630 },
    bypassCSP: true,
  });
  const page = await context.newPage();
  await page.goto("/");
  await page.evaluate(() => {
    const drawings = document.querySelector("symbol")?.parentElement?.outerHTML ?? "";
    const mark = document.querySelector("header a svg")?.outerHTML ?? "";
    const faces = [...document.querySelectorAll("[aria-labelledby=closing] li svg")].map((face) => face.outerHTML);
    document.body.innerHTML = `${drawings}<main style="position:fixed;inset:0;padding:72px 80px;display:flex;flex-direction:column;background:var(--color-canvas)">
      <p style="display:flex;align-items:center;gap:16px;font:650 40px var(--font-display);letter-spacing:-.03em" data-mark>${mark} Rolecall</p>
      <h1 style="margin-top:auto;max-width:15ch;font:650 92px/1.02 var(--font-display);letter-spacing:-.025em;text-wrap:balance"></h1>
      <p style="margin-top:28px;font-size:34px;color:var(--color-muted)" data-text></p>
      <p style="position:absolute;right:72px;top:64px;display:flex" data-faces>${faces.slice(0, 5).join("")}</p></main>`;
    for (const face of document.querySelectorAll<SVGElement>("[data-faces] svg"))
      face.style.cssText = "width:88px;height:88px;margin-left:-14px;--tw-ring-color:var(--color-canvas)";
    const drawn = document.querySelector<SVGElement>("[data-mark] svg");
    if (drawn) drawn.style.cssText = "width:60px;height:60px";
  });
  for (const { name, title, text } of PICTURES) {
    await page.locator("h1").evaluate((heading, words) => {
      heading.textContent = words;
    }, title);
    await page.locator("[data-text]").evaluate((line, words) => {
      line.textContent = words;
    }, text);
    await page.evaluate(() => document.fonts.ready);
    writeFileSync(resolve(folder, `${name}.png`), await page.screenshot());
  }
} finally {
  await browser.close();
  await app.stop();
}
process.exit(0);
