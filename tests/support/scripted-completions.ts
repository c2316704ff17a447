import { createChatCustomer } from "#workers/adapters/chat/chat-customer.ts";
import { createChatReader } from "#workers/adapters/chat/chat-reader.ts";
import { createOpenAiChat, type OpenAiChatSettings } from "#workers/adapters/openai/openai-chat.ts";

/** What a scripted OpenAI-compatible server answers to one request. */
export type Answer = (request: Request) => Response | Promise<Response>;

/** The OpenAI-compatible customer on a server that gives these answers in order, with what it was asked. */
export function completionsCustomer(answers: readonly Answer[], settings: Partial<OpenAiChatSettings> = {}) {
  const { chat, requests } = completionsChat(answers, settings);
  return { model: createChatCustomer(chat), requests };
}

/** The same of the model that reads exchanges. */
export function completionsReader(answers: readonly Answer[], settings: Partial<OpenAiChatSettings> = {}) {
  const { chat, requests } = completionsChat(answers, settings);
  return { reader: createChatReader(chat), requests };
}

/** The chat model itself. Every one has an address of its own: what a server refuses is remembered by it. */
export function completionsChat(answers: readonly Answer[], settings: Partial<OpenAiChatSettings> = {}) {
  const { fetcher, requests } = scriptedServer(answers);
  servers += 1;
  const chat = createOpenAiChat({ ...SERVER, baseUrl: `https://models${servers}.example/v1`, ...settings }, fetcher);
  return { chat, requests };
}

let servers = 0;
const SERVER = { apiKey: "secret-key", model: "some-model", timeoutMs: 5_000, contextTokens: 32_000 };

function scriptedServer(answers: readonly Answer[]) {
  const left = [...answers];
  const requests: { url: string; headers: Headers; body: Record<string, unknown> }[] = [];
  const fetcher = async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    const request = new Request(input, init);
    requests.push({ url: request.url, headers: request.headers, body: await request.clone().json() });
    const answer = left.shift();
    if (!answer) throw new Error("The scripted server was asked once too often.");
    return answer(request);
  };
  return { fetcher, requests };
}

/** A server that never answers, but notices that it was left. */
export const silent: Answer = (request) =>
  new Promise((_, reject) =>
    request.signal.addEventListener("abort", () => reject(new DOMException("aborted", "AbortError"))),
  );

/** A whole chat completion with this content, an object as JSON. */
export function completion(content: string | object | null): Answer {
  const message = {
    role: "assistant",
    content: typeof content === "object" && content ? JSON.stringify(content) : content,
  };
  return () =>
    Response.json({
      id: "c1",
      object: "chat.completion",
      created: 1,
      model: "some-model",
      choices: [{ index: 0, message, finish_reason: "stop" }],
    });
}

/** A stream of chat completion chunks, as OpenAI sends them. */
export function sse(pieces: string[], how: { finish?: boolean; hang?: boolean; onCancel?: () => void } = {}): Answer {
  const chunk = (delta: object, finish: string | null) =>
    `data: ${JSON.stringify({ id: "c1", object: "chat.completion.chunk", created: 1, model: "some-model", choices: [{ index: 0, delta, finish_reason: finish }] })}\n\n`;
  return () => {
    const encoder = new TextEncoder();
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        for (const piece of pieces) controller.enqueue(encoder.encode(chunk({ content: piece }, null)));
        if (how.hang) return;
        if (how.finish !== false) controller.enqueue(encoder.encode(`${chunk({}, "stop")}data: [DONE]\n\n`));
        controller.close();
      },
      cancel: how.onCancel,
    });
    return new Response(body, { headers: { "Content-Type": "text/event-stream" } });
  };
}
