/**
 * Draws the icons of the installed app (public/icons/*.png) from the mark in public/favicon.svg: `npx node tests/support/app-icons.ts`.
 * The results are committed.
 */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { openBrowser } from "./browser.ts";

const ICONS = [
  { name: "192", size: 192, share: 0.8, ground: "transparent" },
  { name: "512", size: 512, share: 0.8, ground: "transparent" },
  // A system may cut it to a circle of 80 %; iOS fills what is transparent with black.
  { name: "maskable-512", size: 512, share: 0.54, ground: "#fcfaf6" },
  { name: "apple-touch", size: 180, share: 0.66, ground: "#fcfaf6" },
];

const folder = resolve(import.meta.dirname, "../../public/icons");
mkdirSync(folder, { recursive: true });
const mark = readFileSync(resolve(import.meta.dirname, "../../public/favicon.svg"), "utf8");
const browser = await openBrowser();
try {
  const page = await browser.newPage({ colorScheme: "light" });
  for (const { name, size, share, ground } of ICONS) {
    await page.setViewportSize({ width: size, height: size });
    await page.setContent(
      `<style>body{margin:0;display:grid;place-items:center;height:100vh;background:${ground}}svg{width:${share * 100}vw}</style>${mark}`,
    );
    writeFileSync(resolve(folder, `${name}.png`), await page.screenshot({ omitBackground: true }));
  }
} finally {
  await browser.close();
}
