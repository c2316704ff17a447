import { getResolvedPDFJS } from "unpdf";
import { SCRIPT_MAX_CHARACTERS } from "#core/scripts/script-text.ts";
import type { RawText } from "./extract.ts";
import { guardPdf } from "./pdf-guard.ts";
import { UnreadableFile } from "./unreadable-file.ts";

const MAX_PAGES = 300;
/** Twice the characters that are kept after normalising. */
const MAX_CHARACTERS = 2 * SCRIPT_MAX_CHARACTERS;
/** A piece is a word or a line, rarely a single letter. */
const MAX_PIECES = 250_000;
const MAX_WALL_MS = 20_000;

/**
 * The text of the first MAX_PAGES pages, line by line. Hidden text is read too (white, or invisible as scanners put it under
 * their
 * image): it is often the only text. That is safe, because later readers treat a script as data, never as instructions. Throws
 * UnreadableFile.
 */
export async function readPdf(bytes: Uint8Array): Promise<RawText> {
  const copy = bytes.slice();
  const { isCut } = guardPdf(copy);
  const { getDocument } = await getResolvedPDFJS();
  const loading = getDocument({
    data: copy,
    isEvalSupported: false,
    useSystemFonts: true,
    disableFontFace: true,
    verbosity: 0,
  });
  try {
    const document = await loading.promise;
    const raw = await readPages(document);
    return { ...raw, cut: raw.cut || isCut };
  } catch (error) {
    if (error instanceof Error && error.name === "PasswordException") throw new UnreadableFile("encrypted");
    throw error;
  } finally {
    await loading.destroy();
  }
}

type PdfDocument = Awaited<ReturnType<Awaited<ReturnType<typeof getResolvedPDFJS>>["getDocument"]>["promise"]>;
type PdfPage = Awaited<ReturnType<PdfDocument["getPage"]>>;

async function readPages(document: PdfDocument): Promise<RawText> {
  const startedAt = Date.now();
  const lastPage = Math.min(document.numPages, MAX_PAGES);
  const budget: Budget = { characters: MAX_CHARACTERS, pieces: MAX_PIECES };
  const pages: string[] = [];
  let failed = 0;
  let slowMs = 0;
  for (let number = 1; number <= lastPage && hasBudget(budget) && Date.now() - startedAt < MAX_WALL_MS; number++) {
    const pageStartedAt = Date.now();
    const text = await pageText(document, number, budget);
    // PDF.js may still be working in promises that let no timer run: only destroying the document stops it.
    if (!hasBudget(budget)) {
      if (text !== null) pages.push(text);
      break;
    }
    // The clock of a Worker does not advance while it computes; a turn of the event loop updates it.
    await scheduler.wait(0);
    if (text !== null) pages.push(text);
    else failed++;
    const pageMs = Date.now() - pageStartedAt;
    if (pageMs > SLOW_PAGE_MS && (text ?? "").length < pageMs) slowMs += pageMs;
    // A file that claims more pages than it has fails at each of them. A file made to waste time has slow pages with little text.
    if (failed > MAX_FAILED_PAGES || slowMs > MAX_SLOW_MS) break;
  }
  if (pages.length === 0) throw new UnreadableFile("damaged");
  return {
    text: pages.join("\n\n"),
    pages: document.numPages,
    cut: pages.length < document.numPages || !hasBudget(budget),
  };
}

const MAX_FAILED_PAGES = 10;
/**
 * The time that slow pages with little text may take together: with fewer characters than milliseconds. An ordinary page takes
 * 5 ms and has 2,000 characters.
 */
const MAX_SLOW_MS = 2_000;
const SLOW_PAGE_MS = 100;

type Budget = { characters: number; pieces: number };

function hasBudget(budget: Budget): boolean {
  return budget.characters > 0 && budget.pieces > 0;
}

async function pageText(document: PdfDocument, number: number, budget: Budget): Promise<string | null> {
  try {
    const page = await document.getPage(number);
    const text = await streamedText(page, budget);
    page.cleanup();
    return text;
  } catch {
    return null;
  }
}

/** Reads a page as a stream, so that an endless page stops at the limit instead of being collected first. */
async function streamedText(page: PdfPage, budget: Budget): Promise<string> {
  const reader = page.streamTextContent({ includeMarkedContent: false }).getReader();
  const out: string[] = [];
  let previous: { y: number; height: number } | null = null;
  while (true) {
    const { done, value } = await reader.read();
    if (done) break;
    for (const piece of piecesOf(value)) {
      budget.pieces--;
      budget.characters -= piece.text.length;
      if (piece.text.trim() !== "") {
        if (previous && isParagraphGap(previous, piece)) out.push("\n");
        previous = piece;
      }
      out.push(piece.text, piece.endsLine ? "\n" : "");
    }
    if (!hasBudget(budget)) {
      reader.cancel(new Error("enough")).catch(() => {});
      break;
    }
  }
  return out.join("");
}

type Piece = { text: string; endsLine: boolean; y: number; height: number };

/** Checked by hand, because PDF.js types its stream as `any`. */
function piecesOf(chunk: unknown): Piece[] {
  if (typeof chunk !== "object" || chunk === null || !("items" in chunk) || !Array.isArray(chunk.items)) return [];
  return chunk.items.flatMap((item: unknown) => {
    if (typeof item !== "object" || item === null || !("str" in item) || typeof item.str !== "string") return [];
    const transform: unknown[] = "transform" in item && Array.isArray(item.transform) ? item.transform : [];
    const y = typeof transform[5] === "number" ? transform[5] : 0;
    const height = "height" in item && typeof item.height === "number" ? item.height : 0;
    return [{ text: item.str, endsLine: "hasEOL" in item && item.hasEOL === true, y, height }];
  });
}

/** A line distance of 1.9 times the letter height is more than ordinary leading (1.2 to 1.5). */
function isParagraphGap(above: { y: number; height: number }, below: { y: number; height: number }): boolean {
  const height = Math.max(above.height, below.height);
  return height > 0 && above.y - below.y > height * 1.9;
}
