import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { type HTMLElement, NodeType, parse } from "node-html-parser";
import { expect, test } from "vitest";
import { type PlannedClaim, plannedClaims, plannedIn } from "#app/content/claims.ts";
import { publicPaths } from "#app/content/public-paths.ts";
import { renderPublicPages } from "#tests/support/public-pages.ts";

const pages = await renderPublicPages();

test("a claim of what is still to come stands on no public page without its mark", () => {
  const unmarked = pages.flatMap(({ path, main }) => unmarkedClaims(parse(main)).map((claim) => `${path}: ${claim}`));
  expect(unmarked).toEqual([]);
});

test("what search engines are told of it says that it is coming", () => {
  for (const { path, head } of pages)
    for (const text of textsOf(JSON.parse(head)))
      if (plannedIn(text).length > 0) expect(text, path).toMatch(/coming soon/i);
});

test("every entry of the list still stands on a page, so that a part that is built takes its entry with it", () => {
  const texts = pages.flatMap(({ main }) => textNodes(parse(main)).map(({ text }) => text));
  const unused = plannedClaims.filter(({ words }) => !texts.some((text) => words.test(text)));
  expect(unused.map(({ id }) => id)).toEqual([]);
});

test("docs/claims.md names every public page, and every claim that is still to come", () => {
  const table = readFileSync(resolve(import.meta.dirname, "../../../docs/claims.md"), "utf8");
  const rows = table.split("\n").filter((line) => line.startsWith("| "));
  for (const path of publicPaths)
    expect(
      rows.some((row) => row.startsWith(`| \`${path}\` |`)),
      path,
    ).toBe(true);
  const coming = rows.filter((row) => /\| [^|]*coming[^|]* \|[^|]*\|$/.test(row)).join("\n");
  for (const { id } of plannedClaims) expect(coming).toContain(id);
});

/**
 * A mark belongs to the piece it stands in: a row, a question, a point, a paragraph, a leaf of a list; to a heading above it; or it stands beside a
 * button. */
function unmarkedClaims(root: HTMLElement): string[] {
  return textNodes(root).flatMap(({ text, holder }) =>
    plannedIn(text)
      .filter((claim) => !isMarked(holder, claim))
      .map((claim) => `${claim}: ${text}`),
  );
}

function textNodes(element: HTMLElement): { text: string; holder: HTMLElement }[] {
  if (["SCRIPT", "STYLE", "NAV"].includes(element.tagName)) return [];
  return element.childNodes.flatMap((node) => {
    if (node.nodeType === NodeType.TEXT_NODE) return [{ text: node.text.trim(), holder: element }];
    return node.nodeType === NodeType.ELEMENT_NODE ? textNodes(node as HTMLElement) : [];
  });
}

function isMarked(holder: HTMLElement, claim: PlannedClaim): boolean {
  for (let at: HTMLElement | null = holder; at; at = at.parentNode) {
    const isPiece = PIECES.has(at.tagName) && (at.tagName !== "LI" || !at.querySelector("li"));
    const isRow = at.tagName === "DIV" && at.parentNode?.tagName === "DL";
    if ((isPiece || isRow) && hasMark(at, claim)) return true;
    if (at.tagName === "A" && at.parentNode && hasMark(at.parentNode, claim)) return true;
    if (at.tagName === "SECTION" && hasMark(at.querySelector("h2"), claim)) return true;
  }
  return false;
}

const PIECES = new Set(["DETAILS", "TR", "P", "LI", "LABEL"]);

function hasMark(element: HTMLElement | null, claim: PlannedClaim): boolean {
  const marks = element?.querySelectorAll("[data-soon]") ?? [];
  return marks.some((mark) => mark.getAttribute("data-soon")?.split(" ").includes(claim));
}

function textsOf(value: unknown): string[] {
  if (typeof value === "string") return [value];
  // A question and its answer are read as one.
  if (typeof value === "object" && value !== null && "acceptedAnswer" in value) return textsOf(value.acceptedAnswer);
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(textsOf) : [];
}
