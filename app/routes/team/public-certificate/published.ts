/** What is published for programs, on this site or another: any page may read it. `seconds`: how long caches keep it. */
export function published(body: string, of: { type: string; seconds?: number; fileName?: string }): Response {
  const headers = new Headers({
    "Content-Type": of.type,
    "Access-Control-Allow-Origin": "*",
    "Cross-Origin-Resource-Policy": "cross-origin",
    "Cache-Control": of.seconds === undefined ? "no-store" : `public, max-age=${of.seconds}`,
    "X-Robots-Tag": "noindex",
  });
  if (of.fileName) headers.set("Content-Disposition", `attachment; filename="${of.fileName}"`);
  return new Response(body, { headers });
}
