import { encode } from "uqr";

/** Rows of dark (true) and light modules, without the quiet zone. Up to 15 % may be unreadable. Throws when the text is too long. */
export function qrCode(text: string): boolean[][] {
  return encode(text, { ecc: "M", border: 0 }).data;
}

/** An SVG of the code with its quiet zone of four modules, one unit a module, black on white, sharp at any size. */
export function qrSvg(text: string): string {
  const rows = qrCode(text);
  const size = rows.length + 8;
  const path = rows.map((row, y) => runs(row, 4, y + 4)).join("");
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" width="${size * 4}" height="${size * 4}" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${size}v${size}H0z"/><path d="${path}"/></svg>`;
}

/** The dark stretches of a row as bars one unit high. */
function runs(row: boolean[], left: number, top: number): string {
  const text = row.map((dark) => (dark ? "1" : "0")).join("");
  return [...text.matchAll(/1+/g)]
    .map(({ 0: run, index }) => `M${index + left} ${top}h${run.length}v1h-${run.length}z`)
    .join("");
}
