/** What an email says; text and html carry the same words. */
export type EmailBody = { subject: string; text: string; html: string };

export type Paragraph = string | { label: string; link: string };

export function emailBody(of: { siteName: string }, subject: string, paragraphs: Paragraph[]): EmailBody {
  const signed: Paragraph[] = [...paragraphs, of.siteName];
  const text = signed.map((part) => (typeof part === "string" ? part : `${part.label}: ${part.link}`)).join("\n\n");
  const html = signed
    .map((part) =>
      typeof part === "string"
        ? `<p>${escapeHtml(part)}</p>`
        : `<p><a href="${escapeHtml(part.link)}">${escapeHtml(part.label)}</a></p>`,
    )
    .join("\n");
  return { subject, text: `${text}\n`, html: `<!doctype html>\n<html lang="en"><body>\n${html}\n</body></html>\n` };
}

export function linkTo(of: { siteUrl: string }, path: string): string {
  return of.siteUrl.replace(/\/+$/, "") + path;
}

/** What people typed, as a subject may hold it. */
export function oneLine(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
