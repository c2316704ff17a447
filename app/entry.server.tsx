// A whole page as one string. The renderers that stream encode every tag by itself, at a third of the cost of a page.
import { renderToString } from "react-dom/server.node";
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
  await loadHandoff(routes);
  const html = renderToString(<ServerRouter context={routes} url={request.url} nonce={nonce} />);
  headers.set("Content-Type", "text/html; charset=utf-8");
  return new Response(`<!DOCTYPE html>${html}`, { status, headers });
}

/**
 * The loaders' data for the browser, where ServerRouter looks for what it has read of it already: read while it renders, it
 * would suspend, and a string is rendered at once.
 */
async function loadHandoff(routes: EntryContext): Promise<void> {
  if (!routes.serverHandoffStream) return;
  const value = await new Response(routes.serverHandoffStream).text();
  routes.serverHandoffStream = new ReadableStream();
  routes.renderMeta = { streamCache: { 0: Object.assign(Promise.resolve(), { result: { done: true, value } }) } };
}
