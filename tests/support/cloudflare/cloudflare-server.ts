import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { type Answer, type Call, NOT_IMITATED, ScriptedAccount } from "./scripted-account.ts";

export type CloudflareServer = {
  account: ScriptedAccount;
  /** For CLOUDFLARE_API_BASE_URL. */
  url: string;
  token: string;
  /** The calls since this was asked the last time that change something, as "POST /r2/buckets", without the account. */
  takeWrites: () => string[];
  /** From now on the first call of each kind that changes something does so, and its answer is lost. */
  interruptEachOnce: () => void;
  stop: () => Promise<void>;
};

let isSaid = false;

/** Cloudflare's REST API as a server, for wrangler and for ourselves. */
export async function startCloudflare(): Promise<CloudflareServer> {
  const account = new ScriptedAccount();
  const token = "a-token-of-the-test";
  let writes: string[] = [];
  let interrupted: Set<string> | null = null;
  const server = createServer(async (incoming, outgoing) => {
    const chunks: Buffer[] = [];
    for await (const chunk of incoming) chunks.push(chunk);
    const url = new URL(incoming.url ?? "/", "http://cloudflare");
    const call: Call = {
      ...{ method: incoming.method ?? "GET", path: url.pathname, query: url.searchParams },
      ...{
        headers: new Headers(Object.entries(incoming.headers).map(([name, value]) => [name, String(value)])),
        body: Buffer.concat(chunks),
      },
    };
    const answer = answerTo(call);
    const headers = { "Content-Type": answer.bytes ? "application/octet-stream" : "application/json" };
    outgoing.writeHead(answer.status, headers).end(answer.bytes ?? JSON.stringify(envelopeOf(answer)));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  if (!isSaid) console.log(NOT_IMITATED);
  isSaid = true;
  return {
    ...{ account, token, url: `http://127.0.0.1:${port}` },
    takeWrites: () => {
      const taken = writes;
      writes = [];
      return taken;
    },
    interruptEachOnce: () => {
      interrupted = new Set();
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
        account.close();
      }),
  };

  function answerTo(call: Call): Answer {
    if (call.headers.get("Authorization") !== `Bearer ${token}`)
      return { status: 401, code: 1000, message: "Invalid API Token" };
    const answer = account.answer(call);
    if (!isWrite(call)) return answer;
    const kind = kindOf(call, account.id);
    writes.push(kind);
    if (!interrupted || interrupted.has(kind)) return answer;
    interrupted.add(kind);
    return { status: 400, code: 1, message: "the answer was lost" };
  }
}

function isWrite({ method, path, body }: Call): boolean {
  if (method === "GET") return false;
  return !(path.endsWith("/query") && /^\{"sql":"\s*(?:SELECT|PRAGMA)/i.test(Buffer.from(body).toString()));
}

function kindOf({ method, path, body }: Call, accountId: string): string {
  const where = path.replace(`/accounts/${accountId}`, "").replace(/\/database\/[^/]+\/query/, "/query");
  const name = /^\{"(?:name|title)":"([^"]+)"/.exec(Buffer.from(body).toString())?.[1];
  return `${method} ${where}${name === undefined ? "" : ` ${name}`}`;
}

function envelopeOf({ status, result, info, code, message }: Answer) {
  const isOk = status < 400;
  return {
    success: isOk,
    errors: isOk ? [] : [{ code, message }],
    messages: [],
    result: result ?? null,
    result_info: info,
  };
}
