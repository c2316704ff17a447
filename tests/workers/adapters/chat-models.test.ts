import { describe, expect, test } from "vitest";
import type { TokensUsed } from "#core/customer/customer-model.ts";
import type { ChatModel } from "#core/customer/speaking/chat-model.ts";
import { emptyReading } from "#tests/support/readings.ts";
import { type Answer, completion, completionsChat, sse } from "#tests/support/scripted-completions.ts";
import { createChatReader } from "#workers/adapters/chat/chat-reader.ts";
import type { AiBinding } from "#workers/adapters/workers-ai/ai-binding.ts";
import { createWorkersAiChat } from "#workers/adapters/workers-ai/workers-ai-chat.ts";

const never = new AbortController().signal;
const MESSAGES = [
  { role: "system", content: "You are Dana." },
  { role: "user", content: "Hello?" },
] as const;

describe("a local server", () => {
  test("needs no key", async () => {
    const { chat, requests } = completionsChat([sse(["Hi."])], { apiKey: null });
    expect(await spoken(chat)).toBe("Hi.");
    expect(requests[0]?.headers.get("Authorization")).not.toContain("secret");
  });

  test.each<[string, Answer]>([
    [
      "Ollama: thinking in a field of its own, an empty first piece",
      stream([{ reasoning: "Hm" }, { content: "" }, { content: "Hi." }], "stop"),
    ],
    ["llama.cpp: no usage, a reason in the last piece", stream([{ content: "Hi." }], "stop")],
    ["vLLM: thinking as reasoning_content", stream([{ reasoning_content: "Hm" }, { content: "Hi." }], "stop")],
    ["LM Studio: no reason at the end", stream([{ content: "Hi." }], "")],
    ["one that never says why it ended", stream([{ content: "Hi." }], null)],
  ])("%s", async (_, answer) => {
    expect(await spoken(completionsChat([answer], { apiKey: null }).chat)).toBe("Hi.");
  });

  test("that knows no schema, no usage and no effort is asked plainly, and from then on at once", async () => {
    const refuses = () => new Response(JSON.stringify({ error: { message: "unknown field" } }), { status: 400 });
    const inWords: Answer = completion(`Here it is:\n\`\`\`json\n${JSON.stringify(emptyReading)}\n\`\`\``);
    const { chat, requests } = completionsChat([refuses, inWords, inWords], { model: "qwen3-8b" });
    const reader = createChatReader(chat);
    expect(await reader.read([...MESSAGES], never)).toEqual(emptyReading);
    expect(await reader.read([...MESSAGES], never)).toEqual(emptyReading);
    expect(requests.map(({ body }) => "response_format" in body)).toEqual([true, false, false]);
    expect(requests.map(({ body }) => "reasoning_effort" in body)).toEqual([true, false, false]);
    expect(JSON.stringify(requests[1]?.body)).toContain("JSON schema");
  });
});

test("what the server counts is told once, with what it had read before", async () => {
  const answer = stream([{ content: "Hi." }], "stop", {
    prompt_tokens: 900,
    completion_tokens: 3,
    prompt_tokens_details: { cached_tokens: 800 },
  });
  const told: TokensUsed[] = [];
  await spoken(completionsChat([answer]).chat, told);
  expect(told).toEqual([{ input: 900, cached: 800, output: 3 }]);
});

test.each([
  ["half a JSON", '{"agent": {"acts": ['],
  ["a list", "[1, 2]"],
  ["words", "The agent asked a question."],
  ["nothing", ""],
  ["another shape", '{"agent": {}, "customer": {}, "score": 100}'],
  ["a field too many", JSON.stringify({ ...emptyReading, score: 100 })],
])("a reading that is %s is none", async (_, content) => {
  const { chat } = completionsChat([completion(content)]);
  await expect(createChatReader(chat).read([...MESSAGES], never)).rejects.toMatchObject({ kind: "garbage" });
});

describe("Cloudflare's own model", () => {
  test.each([
    [
      "older",
      [
        '{"response":"Fi"}',
        '{"response":"ve."}',
        '{"response":"","usage":{"prompt_tokens":70,"completion_tokens":2}}',
        "[DONE]",
      ],
    ],
    [
      "newer",
      [
        '{"choices":[{"delta":{"role":"assistant","content":""}}]}',
        '{"choices":[{"delta":{"content":"Five."}}]}',
        '{"choices":[{"delta":{},"finish_reason":"stop"}],"usage":{"prompt_tokens":70,"completion_tokens":2}}',
        "[DONE]",
      ],
    ],
  ])("streams in the %s shape", async (_, data) => {
    const told: TokensUsed[] = [];
    const { chat, asked } = workersAi(async () => events(data));
    expect(await spoken(chat, told)).toBe("Five.");
    expect(told).toEqual([{ input: 70, cached: 0, output: 2 }]);
    expect(asked[0]).toMatchObject({ model: "@cf/some/model", input: { stream: true } });
  });

  test("asks for JSON by schema, and takes it as text or as an object", async () => {
    for (const response of [emptyReading, JSON.stringify(emptyReading)]) {
      const { chat, asked } = workersAi(async () => ({ response, usage: { prompt_tokens: 1, completion_tokens: 1 } }));
      expect(await createChatReader(chat).read([...MESSAGES], never)).toEqual(emptyReading);
      expect(asked[0]?.input).toMatchObject({ response_format: { type: "json_schema" } });
    }
    const { chat } = workersAi(async () => ({ choices: [{ message: { content: JSON.stringify(emptyReading) } }] }));
    expect(await createChatReader(chat).read([...MESSAGES], never)).toEqual(emptyReading);
  });

  test.each([
    ["has no capacity", "3040: Capacity temporarily exceeded, please try again.", "rate-limited"],
    ["has given what is free today", "3036: You have used up your daily free allocation", "rate-limited"],
    ["does not know the model", "5007: No such model @cf/some/model", "unknown-model"],
    ["may not be used", "5018: This account is not allowed to access this model", "unauthorized"],
    ["fails", "InferenceUpstreamError", "unavailable"],
  ])("that %s fails with a name", async (_, message, kind) => {
    const { chat } = workersAi(async () => {
      throw new Error(message);
    });
    await expect(spoken(chat)).rejects.toMatchObject({ kind });
    await expect(createChatReader(chat).read([...MESSAGES], never)).rejects.toMatchObject({ kind });
  });

  test.each([
    ["wrong JSON", ["{nope"], "garbage"],
    ["nothing at all", [], "garbage"],
    ["half a line", ['{"response":"I was going to"}'], "cut-off"],
  ])("that streams %s fails with a name", async (_, data, kind) => {
    await expect(spoken(workersAi(async () => events(data)).chat)).rejects.toMatchObject({ kind });
  });

  test("that stalls is given up", async () => {
    const { chat } = workersAi(async () => events(['{"response":"Well"}'], { hang: true }), 100);
    await expect(spoken(chat)).rejects.toMatchObject({ kind: "timeout" });
    const dead = workersAi(() => new Promise(() => {}), 100).chat;
    await expect(createChatReader(dead).read([...MESSAGES], AbortSignal.timeout(100))).rejects.toMatchObject({
      kind: "timeout",
    });
  });

  test("ends without an error when the caller leaves, and stops the stream", async () => {
    let isCancelled = false;
    const { chat } = workersAi(async () =>
      events(['{"response":"One "}'], { hang: true, onCancel: () => (isCancelled = true) }),
    );
    const leave = new AbortController();
    for await (const _ of chat.stream([...MESSAGES], leave.signal)) leave.abort();
    await expect.poll(() => isCancelled).toBe(true);
  });
});

async function spoken(chat: ChatModel, told: TokensUsed[] = []): Promise<string> {
  let whole = "";
  for await (const piece of chat.stream([...MESSAGES], never, (used) => told.push(used))) whole += piece;
  return whole;
}

function workersAi(run: AiBinding["run"], timeoutMs = 5_000) {
  const asked: { model: string; input: Record<string, unknown> }[] = [];
  const binding: AiBinding = {
    run: (model, input, options) => {
      asked.push({ model, input });
      return run(model, input, options);
    },
  };
  return { chat: createWorkersAiChat(binding, { model: "@cf/some/model", timeoutMs, contextTokens: 32_000 }), asked };
}

function events(
  data: readonly string[],
  how: { hang?: boolean; onCancel?: () => void } = {},
): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream({
    start(controller) {
      for (const one of data) controller.enqueue(encoder.encode(`data: ${one}\n\n`));
      if (!how.hang) controller.close();
    },
    cancel: how.onCancel,
  });
}

/** A stream of chat completion chunks with these deltas, and a reason at the end. */
function stream(deltas: readonly object[], finish: string | null, usage?: object): Answer {
  const chunk = (delta: object, reason: string | null) =>
    JSON.stringify({
      id: "c1",
      object: "chat.completion.chunk",
      choices: [{ index: 0, delta, finish_reason: reason }],
    });
  const last = usage ? [JSON.stringify({ id: "c1", object: "chat.completion.chunk", choices: [], usage })] : [];
  return () =>
    new Response(events([...deltas.map((delta) => chunk(delta, null)), chunk({}, finish), ...last, "[DONE]"]), {
      headers: { "Content-Type": "text/event-stream" },
    });
}
