// A whole page as one string. The renderers that stream encode every tag by itself, at a third of the cost of a page.
import { renderToStaticMarkup, renderToString } from "react-dom/server.node";
import { type EntryContext, type RouterContextProvider, ServerRouter } from "react-router";
import { nonceContext } from "#app/context.ts";
import { siteStyles } from "#app/site/site-styles.ts";
import { isStaticHandle } from "#app/site/static-pages.ts";
import { keepPart, renderOnceWith, withKeptParts } from "#app/ui/site/rendered-once.tsx";

keepPart("styles", siteStyles);
if (!import.meta.env.DEV) renderOnceWith(renderToStaticMarkup);

/** Nothing on our pages is deferred, so a page is sent whole: its status and length are true, and robots see what people see. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routes: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  headers.set("Content-Type", "text/html; charset=utf-8");
  const isStatic = routes.staticHandlerContext.matches.some(({ route }) => isStaticHandle(route.handle));
  if (isStatic) {
    // No inline script, so no nonce: that makes the page the same for everyone, and cacheable. Nobody reads the loaders' data.
    context.set(nonceContext, "");
    delete routes.serverHandoffStream;
  } else await loadHandoff(routes);
  const nonce = context.get(nonceContext) || undefined;
  const page = `<!DOCTYPE html>${renderToString(<ServerRouter context={routes} url={request.url} nonce={nonce} />)}`;
  return new Response(isStatic ? withKeptParts(page) : page, { status, headers });
}

/**
 * The loaders' data for the browser, where ServerRouter looks for what it has read of it already: read while it renders, it
 * would suspend, and a string is rendered at once.
 */
async function loadHandoff(routes: EntryContext): Promise<void> {
  if (!routes.serverHandoffStream) return;
  const reader = routes.serverHandoffStream.getReader();
  const decoder = new TextDecoder();
  let value = "";
  for (let read = await reader.read(); !read.done; read = await reader.read())
    value += decoder.decode(read.value, { stream: true });
  routes.serverHandoffStream = new ReadableStream();
  routes.renderMeta = { streamCache: { 0: Object.assign(Promise.resolve(), { result: { done: true, value } }) } };
}
