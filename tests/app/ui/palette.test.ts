import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";

const css = readFileSync(new URL("../../../app/theme.css", import.meta.url), "utf8");
const darkStart = css.indexOf("prefers-color-scheme: dark");
const light = colorsIn(css.slice(0, darkStart));
const themes = { light, dark: new Map([...light, ...colorsIn(css.slice(darkStart))]) };

/** WCAG 2.2: 4.5 for text (1.4.3), 3 for the edges of controls and for graphics (1.4.11). */
const TEXT = [
  ...on(["canvas", "surface", "sunken"], ["ink", "muted", "brand", "good", "warn", "bad", "active", "signal-text"]),
  ...on(["brand-soft"], ["ink", "muted", "brand"]),
  ...on(["signal-soft"], ["ink", "muted", "signal-text"]),
  ...on(["good-soft"], ["good", "ink"]),
  ...on(["warn-soft"], ["warn", "ink"]),
  ...on(["bad-soft"], ["bad", "ink"]),
  ...on(["active-soft"], ["active", "ink"]),
  ...on(["idle-soft"], ["muted", "ink"]),
  ...on(["brand", "brand-strong"], ["on-brand"]),
  ...on(["signal"], ["on-signal"]),
  ...on(["bad"], ["on-bad"]),
];
const GRAPHICS = on(["canvas", "surface", "sunken"], ["edge", "brand", "signal"]);

describe.each(["light", "dark"] as const)("the %s palette", (theme) => {
  test.each(TEXT)("%s under %s is readable as text", (ground, figure) => {
    expect(contrast(theme, ground, figure)).toBeGreaterThanOrEqual(4.5);
  });

  test.each(GRAPHICS)("%s under %s is visible as a shape", (ground, figure) => {
    expect(contrast(theme, ground, figure)).toBeGreaterThanOrEqual(3);
  });
});

test("every colour has a dark value", () => {
  expect([...colorsIn(css.slice(darkStart)).keys()].sort()).toEqual([...light.keys()].sort());
});

type Oklch = [lightness: number, chroma: number, hue: number];

function on(grounds: string[], figures: string[]): [ground: string, figure: string][] {
  return grounds.flatMap((ground) => figures.map((figure): [string, string] => [ground, figure]));
}

function colorsIn(text: string): Map<string, Oklch> {
  const found = text.matchAll(/--color-([\w-]+): oklch\(([\d.]+) ([\d.]+) ([\d.]+)\)/g);
  return new Map([...found].map(([, name = "", l, c, h]) => [name, [Number(l), Number(c), Number(h)]]));
}

function contrast(theme: keyof typeof themes, ground: string, figure: string): number {
  const [a, b] = [ground, figure].map((name) => {
    const color = themes[theme].get(name);
    if (!color) throw new Error(`theme.css has no colour named ${name}`);
    return luminance(color) + 0.05;
  });
  return Math.max(a ?? 0, b ?? 0) / Math.min(a ?? 1, b ?? 1);
}

/** OKLCH to linear sRGB (Ottosson), clipped to the gamut, to relative luminance. */
function luminance([lightness, chroma, hue]: Oklch): number {
  const angle = (hue * Math.PI) / 180;
  const a = chroma * Math.cos(angle);
  const b = chroma * Math.sin(angle);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const clip = (value: number) => Math.min(1, Math.max(0, value));
  const red = clip(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s);
  const green = clip(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s);
  const blue = clip(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
