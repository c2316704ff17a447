// Not the build for the edge: that one encodes each attribute by itself, at a third of the cost of a page.
import { renderToReadableStream } from "react-dom/server.node";
import { type EntryContext, type RouterContextProvider, ServerRouter } from "react-router";
import { nonceContext } from "#app/context.ts";
import { isStaticHandle } from "#app/static-pages.ts";

/** Nothing on our pages is deferred, so a page is sent whole: its status and length are true, and robots see what people see. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routes: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  // A static page has no inline script, so it needs no nonce: that makes it the same for everyone, and cacheable.
  if (routes.staticHandlerContext.matches.some(({ route }) => isStaticHandle(route.handle)))
    context.set(nonceContext, "");
  const nonce = context.get(nonceContext) || undefined;
  let finalStatus = status;
  const body = await renderToReadableStream(<ServerRouter context={routes} url={request.url} nonce={nonce} />, {
    nonce,
    signal: request.signal,
    onError(error) {
      finalStatus = 500;
      console.error("render failed", error instanceof Error ? error.name : "unknown");
    },
  });
  await body.allReady;
  // In one piece: passed on as a stream, each 2 kB of it would be a chunk and a write of its own.
  const html = await new Response(body).arrayBuffer();
  headers.set("Content-Type", "text/html; charset=utf-8");
  return new Response(html, { status: finalStatus, headers });
}
