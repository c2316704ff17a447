import { spawn } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { z } from "zod";

const PROGRAM = resolve(import.meta.dirname, "../../node_modules/@modelcontextprotocol/conformance/dist/index.js");
const checksSchema = z.array(
  z.looseObject({ id: z.string(), status: z.string(), errorMessage: z.string().optional() }),
);
export type ConformanceCheck = z.infer<typeof checksSchema>[number];

/** What a scenario of the official conformance suite finds at a server: its checks, as it reports them. */
export async function conformanceChecks(scenario: string, url: string): Promise<ConformanceCheck[]> {
  const folder = mkdtempSync(join(tmpdir(), "mcp-conformance-"));
  const args = [PROGRAM, "server", "--url", url, "--scenario", scenario, "--output-dir", folder];
  await new Promise<void>((ended, failed) => {
    const run = spawn(process.execPath, args, { stdio: "ignore" });
    run.on("error", failed);
    run.on("close", () => ended());
  });
  const reports = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) =>
    name.endsWith("checks.json"),
  );
  const checks = reports.flatMap((name) => checksSchema.parse(JSON.parse(readFileSync(join(folder, name), "utf8"))));
  rmSync(folder, { recursive: true, force: true });
  return checks;
}

/** The suite brings no token: what it sends passes here, and is given one. */
export async function withToken(target: string, token: string): Promise<{ url: string; close: () => void }> {
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(Buffer.from(chunk));
    const headers = new Headers({ Authorization: `Bearer ${token}` });
    for (const name of ["accept", "content-type", "origin", "mcp-protocol-version"]) {
      const value = request.headers[name];
      if (typeof value === "string") headers.set(name, value);
    }
    const method = request.method ?? "GET";
    const answer = await fetch(target, {
      method,
      headers,
      body: method === "POST" ? Buffer.concat(chunks) : undefined,
    });
    response.writeHead(answer.status, { "Content-Type": answer.headers.get("Content-Type") ?? "text/plain" });
    response.end(Buffer.from(await answer.arrayBuffer()));
  });
  await new Promise<void>((opened) => server.listen(0, "127.0.0.1", opened));
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("the proxy has no port");
  return {
    url: `http://127.0.0.1:${address.port}/mcp`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
