import { site } from "#app/site/site.ts";

/**
 * The page that an email's link opens: it has one button, which spends the token. Mail scanners open every link but press no
 * buttons, so the token is still unspent when the person arrives. It has no script, no style sheet and no outside resource.
 */
export function linkConfirmationPage(of: { token: string; type: string; redirectTo: string }): Response {
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
      // form-action also applies to the redirect after the form, so the policy includes the redirect's origin.
      "Content-Security-Policy": `default-src 'none'; base-uri 'none'; frame-ancestors 'none'; form-action 'self' ${sourceOf(of.redirectTo)}`,
      "Referrer-Policy": "no-referrer",
    },
  });
}

/** A CSP source: the address's origin, or the scheme of an app's own address. */
function sourceOf(address: string): string {
  const url = URL.parse(address);
  if (!url) return "";
  return url.origin === "null" ? url.protocol : url.origin;
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
