import { createOpenAiChecks } from "#workers/adapters/openai/openai-checks.ts";
import { createOpenAiCustomer } from "#workers/adapters/openai/openai-customer.ts";

/** What a scripted OpenAI-compatible server answers to one request. */
export type Answer = (request: Request) => Response | Promise<Response>;

/** The OpenAI-compatible customer on a server that gives these answers in order, with what it was asked. */
export function completionsCustomer(answers: readonly Answer[], timeoutMs = 5_000) {
  const { fetcher, requests } = scriptedServer(answers);
  return { model: createOpenAiCustomer({ ...SERVER, timeoutMs }, fetcher), requests };
}

/** The same of the model that is asked about checks. */
export function completionsChecks(answers: readonly Answer[], timeoutMs = 5_000) {
  const { fetcher, requests } = scriptedServer(answers);
  return { model: createOpenAiChecks({ ...SERVER, timeoutMs }, fetcher), requests };
}

const SERVER = { apiKey: "secret-key", baseUrl: "https://models.example/v1", model: "some-model" };

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
