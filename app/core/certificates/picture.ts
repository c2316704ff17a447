import { dateOfDay, localDay } from "../local-days.ts";
import { AMERICAN, writeDate } from "../notation.ts";
import type { CertificateContent } from "./certificate-content.ts";
import { gateLabel, modeLabel } from "./certificate-words.ts";
import { type CertificateState, STATE_LABELS } from "./validity.ts";

/**
 * The certificate as a picture for sharing: SVG, 1200 x 630. What people typed is text in it and nothing else. Its colors are
 * those of the light theme (app/theme.css), as hexadecimal numbers: what shows such pictures may not know others.
 */
export function certificatePicture(
  content: CertificateContent,
  state: CertificateState,
  of: { brand: string; issuedAt: number },
): string {
  const { holderName, organisationName, assignmentTitle, scenarios, scoreToReach, timeZone } = content;
  const day = (ms: number) => writeDate(dateOfDay(localDay(ms, timeZone)), AMERICAN, { month: "long" });
  const until = state.kind === "valid" && state.until !== null ? ` · Valid until ${day(state.until)}` : "";
  const worth = state.kind === "valid" ? "" : `${STATE_LABELS[state.kind]} on ${day(state.since)}`;
  const done = `${scenarios.length} ${scenarios.length === 1 ? "scenario" : "scenarios"} ${modeLabel(content)} · ${scoreToReach} points or more · gate ${gateLabel(content)}`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630" viewBox="0 0 1200 630" role="img" font-family="'Instrument Sans', 'Helvetica Neue', Arial, sans-serif">`,
    `<title>${text(`Certificate: ${holderName}, ${assignmentTitle}`)}</title>`,
    `<rect width="1200" height="630" fill="#fcfaf6"/>`,
    `<rect x="28" y="28" width="1144" height="574" fill="none" stroke="#00655a" stroke-width="2"/>`,
    `<rect x="38" y="38" width="1124" height="554" fill="none" stroke="#e2ded6"/>`,
    line(122, 22, "#5b6470", "Certificate of completed practice", `letter-spacing="3"`),
    line(230, 60, "#16202e", shortened(holderName, 30), `font-weight="700"`),
    line(292, 24, "#5b6470", "has passed"),
    line(350, 36, "#16202e", shortened(assignmentTitle, 52), `font-weight="600"`),
    line(404, 22, "#5b6470", done),
    line(488, 24, "#16202e", shortened(organisationName, 60), `font-weight="600"`),
    line(526, 20, "#5b6470", `Issued ${day(of.issuedAt)}${until} · Signed by ${of.brand}`),
    worth === "" ? "" : `<rect x="28" y="548" width="1144" height="54" fill="#b3261e"/>`,
    worth === "" ? "" : line(583, 24, "#ffffff", worth, `font-weight="700"`),
    "</svg>",
  ].join("");
}

/** A centered line. Each is a paragraph of its own, whichever way its letters run. */
function line(y: number, size: number, fill: string, words: string, more = ""): string {
  return `<text x="600" y="${y}" font-size="${size}" fill="${fill}" text-anchor="middle" style="unicode-bidi:plaintext" ${more}>${text(words)}</text>`;
}

/** As much of a name as fits, counted in what a reader sees as letters. */
function shortened(words: string, letters: number): string {
  const all = Array.from(LETTERS.segment(words), ({ segment }) => segment);
  return all.length <= letters
    ? words
    : `${all
        .slice(0, letters - 1)
        .join("")
        .trimEnd()}…`;
}

/** Text of XML 1.0: what would be markup is escaped, what it cannot hold is left out. */
function text(words: string): string {
  return words
    .replace(/[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu, "")
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;")
    .replaceAll("'", "&#39;");
}

const LETTERS = new Intl.Segmenter("en", { granularity: "grapheme" });
