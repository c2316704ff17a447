/**
 * Rows as a CSV file (RFC 4180), in UTF-8 with the mark by which spreadsheets know it. A text that a spreadsheet would run as a formula
 * gets an apostrophe before it (OWASP, CSV injection).
 */
export function csvText(rows: readonly (readonly (string | number | null)[])[]): string {
  return `\u{feff}${rows.map((row) => `${row.map(cellOf).join(",")}\r\n`).join("")}`;
}

function cellOf(value: string | number | null): string {
  if (value === null) return "";
  if (typeof value === "number") return String(value);
  const text = /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/u.test(value) ? `'${value}` : value;
  return /[",\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
