import { getResolvedPDFJS } from "unpdf";
import { SCRIPT_MAX_CHARACTERS } from "#core/scripts/script-text.ts";
import type { RawText } from "./extract.ts";
import { type GuardedPdf, guardPdf } from "./pdf-guard.ts";
import { UnreadableFile } from "./unreadable-file.ts";

const MAX_PAGES = 300;
/** Twice what is kept after cleaning. */
const MAX_CHARACTERS = 2 * SCRIPT_MAX_CHARACTERS;
/** A piece is a word or a line, seldom a single letter. */
const MAX_PIECES = 250_000;
/** In units of ContentWork. All the text that is kept makes about 6 million; ten million take PDF.js a second. */
const MAX_WORK = 10_000_000;
const MAX_WALL_MS = 20_000;

/**
 * The text of the first 300 pages, lines as they stand. Text the page hides (white, or invisible as scanners write it under their
 * picture) is read like any other: the picture's text is often all there is, and a script is data to every later reader, never orders.
 */
export async function readPdf(bytes: Uint8Array): Promise<RawText> {
  const copy = bytes.slice();
  const guarded = guardPdf(copy);
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
    const raw = await readPages(document, guarded.workOf);
    return { ...raw, cut: raw.cut || guarded.isCut };
  } catch (error) {
    if (error instanceof Error && error.name === "PasswordException") throw new UnreadableFile("encrypted");
    throw error;
  } finally {
    await loading.destroy();
  }
}

type PdfDocument = Awaited<ReturnType<Awaited<ReturnType<typeof getResolvedPDFJS>>["getDocument"]>["promise"]>;
type PdfPage = Awaited<ReturnType<PdfDocument["getPage"]>>;

async function readPages(document: PdfDocument, workOf: GuardedPdf["workOf"]): Promise<RawText> {
  const startedAt = Date.now();
  const lastPage = Math.min(document.numPages, MAX_PAGES);
  const room: Room = { characters: MAX_CHARACTERS, pieces: MAX_PIECES, work: MAX_WORK, skipped: 0 };
  const pages: string[] = [];
  let failed = 0;
  let barrenMs = 0;
  for (let number = 1; number <= lastPage && hasRoom(room) && Date.now() - startedAt < MAX_WALL_MS; number++) {
    const pageStartedAt = Date.now();
    const skippedBefore = room.skipped;
    const text = await pageText(document, number, room, workOf);
    // PDF.js may still be at it, in promises that let no timer through: only ending the document stops it.
    if (!hasRoom(room)) {
      if (text !== null) pages.push(text);
      break;
    }
    // The clock of a Worker stands still while it computes: a turn of the event loop moves it.
    await scheduler.wait(0);
    if (text !== null) pages.push(text);
    else if (room.skipped === skippedBefore) failed++;
    const pageMs = Date.now() - pageStartedAt;
    if (pageMs > BARREN_PAGE_MS && (text ?? "").length < BARREN_PAGE_CHARACTERS) barrenMs += pageMs;
    // A file that claims more pages than it has fails at each of them; a file made to waste time has pages that give nothing.
    if (failed > MAX_FAILED_PAGES || barrenMs > MAX_BARREN_MS) break;
  }
  if (pages.length === 0) throw new UnreadableFile(room.skipped > 0 ? "too-large-inside" : "damaged");
  return {
    text: pages.join("\n\n"),
    pages: document.numPages,
    cut: pages.length < document.numPages || !hasRoom(room),
  };
}

const MAX_FAILED_PAGES = 10;
/** An ordinary page takes 5 ms and has 2,000 characters. Pages that take 100 ms or more and say nothing may take this long together. */
const MAX_BARREN_MS = 1_000;
const BARREN_PAGE_MS = 100;
const BARREN_PAGE_CHARACTERS = 100;

type Room = { characters: number; pieces: number; work: number; skipped: number };

function hasRoom(room: Room): boolean {
  return room.characters > 0 && room.pieces > 0;
}

async function pageText(
  document: PdfDocument,
  number: number,
  room: Room,
  workOf: GuardedPdf["workOf"],
): Promise<string | null> {
  try {
    const page = await document.getPage(number);
    const work = workOf(page.ref?.num ?? null);
    if (work > room.work) {
      room.skipped++;
      return null;
    }
    room.work -= work;
    const text = await streamedText(page, room);
    page.cleanup();
    return text;
  } catch (error) {
    if (error instanceof UnreadableFile) throw error;
    return null;
  }
}

/** Read piece by piece, so that a page without end is left at the limit instead of collected first. */
async function streamedText(page: PdfPage, room: Room): Promise<string> {
  const reader = page.streamTextContent({ includeMarkedContent: false }).getReader();
  const out: string[] = [];
  let previous: { y: number; height: number } | null = null;
  while (true) {
    const { done, value } = await reader.read();
    if (done) break;
    for (const piece of piecesOf(value)) {
      room.pieces--;
      room.characters -= piece.text.length;
      if (piece.text.trim() !== "") {
        if (previous && isParagraphGap(previous, piece)) out.push("\n");
        previous = piece;
      }
      out.push(piece.text, piece.endsLine ? "\n" : "");
    }
    if (!hasRoom(room)) {
      reader.cancel(new Error("enough")).catch(() => {});
      break;
    }
  }
  return out.join("");
}

type Piece = { text: string; endsLine: boolean; y: number; height: number };

/** PDF.js types its stream as `any`. */
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

/** Twice the height of the letters from line to line is more than ordinary leading (1.2 to 1.5). */
function isParagraphGap(above: { y: number; height: number }, below: { y: number; height: number }): boolean {
  const height = Math.max(above.height, below.height);
  return height > 0 && above.y - below.y > height * 1.9;
}
