import { site } from "#app/site/site.ts";

/**
 * The page behind an email's link: one button. Mail scanners open every link they see but press no buttons, so the token is
 * still good when its person arrives. No script, no style sheet, nothing from elsewhere.
 */
export function openPage(of: { token: string; type: string; redirectTo: string }): Response {
  const field = (name: string, value: string) => `<input type="hidden" name="${name}" value="${escapeHtml(value)}">`;
  const html = `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${escapeHtml(site.name)}</title></head>
<body>
<main>
<h1>${escapeHtml(site.name)}</h1>
<p>One press and you are there.</p>
<form method="get" action="/auth/v1/verify">${field("token", of.token)}${field("type", of.type)}${field("redirect_to", of.redirectTo)}<button type="submit">Continue</button></form>
</main>
</body>
</html>
`;
  return new Response(html, {
    headers: {
      "Content-Type": "text/html; charset=utf-8",
      "Cache-Control": "no-store",
      // The redirect that follows the form counts as its target, so its origin is named too.
      "Content-Security-Policy": `default-src 'none'; base-uri 'none'; frame-ancestors 'none'; form-action 'self' ${sourceOf(of.redirectTo)}`,
      "Referrer-Policy": "no-referrer",
    },
  });
}

/** An origin, or the scheme of an app's own address. */
function sourceOf(address: string): string {
  const url = URL.parse(address);
  if (!url) return "";
  return url.origin === "null" ? url.protocol : url.origin;
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
