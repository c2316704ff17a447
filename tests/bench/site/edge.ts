import { readFileSync } from "node:fs";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { extname, join } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";

export type Edge = { url: string; stop: () => void };

/** What stands around a Worker when it is deployed: static files first, and text compressed. Local tools do not compress. */
export async function startEdge(workerUrl: string, clientFolder: string): Promise<Edge> {
  const server = createServer((request, response) => {
    answer(request, response, workerUrl, clientFolder).catch((error: unknown) => {
      response.writeHead(502).end(String(error));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, stop: () => server.close() };
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  workerUrl: string,
  clientFolder: string,
): Promise<void> {
  const path = request.url ?? "/";
  const file = path === "/" ? null : findFile(clientFolder, path);
  if (file) {
    const cache = path.startsWith("/assets/") ? "public, max-age=31536000, immutable" : "public, max-age=0";
    send(
      response,
      200,
      { "content-type": TYPES[extname(path)] ?? "application/octet-stream", "cache-control": cache },
      file,
    );
    return;
  }
  const page = await fetch(workerUrl + path, {
    redirect: "manual",
    headers: { Cookie: request.headers.cookie ?? "", "Accept-Encoding": "identity" },
  });
  send(response, page.status, Object.fromEntries(page.headers), Buffer.from(await page.arrayBuffer()));
}

/** `headers` by their names in lower case. Quality 4 is what Cloudflare compresses pages with. */
function send(response: ServerResponse, status: number, headers: Record<string, string>, body: Buffer): void {
  const isText = /text|javascript|json|xml|svg/.test(headers["content-type"] ?? "");
  const sent = isText ? brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }) : body;
  const encoding = isText ? { "content-encoding": "br" } : {};
  response.writeHead(status, { ...headers, ...encoding, "content-length": String(sent.length) });
  response.end(sent);
}

function findFile(folder: string, path: string): Buffer | null {
  try {
    return readFileSync(join(folder, new URL(path, "http://edge").pathname));
  } catch {
    return null;
  }
}

const TYPES: Record<string, string> = {
  ".css": "text/css",
  ".ico": "image/x-icon",
  ".js": "text/javascript",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".woff2": "font/woff2",
};
