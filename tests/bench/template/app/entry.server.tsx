import { isbot } from "isbot";
import { renderToReadableStream } from "react-dom/server";
import { type EntryContext, ServerRouter } from "react-router";

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routes: EntryContext,
): Promise<Response> {
  let shellSent = false;
  let finalStatus = status;
  const body = await renderToReadableStream(<ServerRouter context={routes} url={request.url} />, {
    onError(error) {
      finalStatus = 500;
      if (shellSent) console.error(error);
    },
  });
  shellSent = true;
  if (isbot(request.headers.get("User-Agent"))) await body.allReady;
  headers.set("Content-Type", "text/html");
  return new Response(body, { status: finalStatus, headers });
}
