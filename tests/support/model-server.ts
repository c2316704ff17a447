import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { z } from "zod";

const requestSchema = z.object({
  model: z.string(),
  stream: z.literal(true),
  messages: z.array(z.object({ role: z.string(), content: z.string() })).min(2),
});
export type ModelRequest = z.infer<typeof requestSchema>;

export type ScriptedModelServer = {
  /** Base URL for OPENAI_BASE_URL. */
  url: string;
  requests: () => ModelRequest[];
  /** What the next requests get instead of a whole reply. */
  misbehave: (how: Misbehaviour[]) => void;
  stop: () => Promise<void>;
};

/** A status; a reply that ends without saying that it is whole; one that stays open after its first words. */
type Misbehaviour = number | "cut-off" | "stays-open";

/** An OpenAI-compatible chat completions server that checks each request's shape and says a numbered line. */
export async function startScriptedModelServer(): Promise<ScriptedModelServer> {
  const requests: ModelRequest[] = [];
  const moods: Misbehaviour[] = [];
  const server = createServer((request, response) => {
    let body = "";
    request.on("data", (chunk: Buffer) => {
      body += chunk.toString();
    });
    request.on("end", () => {
      const parsed = requestSchema.safeParse(JSON.parse(body));
      if (request.url !== "/v1/chat/completions" || !parsed.success) {
        response.writeHead(400).end("{}");
        return;
      }
      const mood = moods.shift();
      if (typeof mood === "number") {
        response.writeHead(mood, { "Content-Type": "application/json", "retry-after-ms": "1" }).end("{}");
        return;
      }
      requests.push(parsed.data);
      response.writeHead(200, { "Content-Type": "text/event-stream" });
      const chunk = (delta: object, finish: string | null) =>
        `data: ${JSON.stringify({ id: "c", object: "chat.completion.chunk", created: 1, model: parsed.data.model, choices: [{ index: 0, delta, finish_reason: finish }] })}\n\n`;
      const line = mood === "cut-off" ? "Okay, that is " : `Okay, that is answer number ${requests.length} from me.`;
      for (const word of line.split(/(?<= )/)) response.write(chunk({ content: word }, null));
      if (mood === "cut-off") {
        response.end();
        return;
      }
      if (mood === "stays-open") return;
      response.end(`${chunk({}, "stop")}data: [DONE]\n\n`);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/v1`,
    requests: () => requests,
    misbehave: (how) => moods.push(...how),
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
