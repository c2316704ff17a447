import { createServer } from "node:http";

export type ChatCompletions = { baseUrl: string; stop: () => Promise<void> };

/** An OpenAI-compatible server that answers at once, always with the same line. */
export async function startChatCompletions(): Promise<ChatCompletions> {
  const server = createServer((request, response) => {
    request.resume();
    request.on("end", () => {
      response.writeHead(200, { "Content-Type": "text/event-stream" });
      for (const content of ["I would ", "like to hear ", "more about that."])
        response.write(event({ delta: { content }, finish_reason: null }));
      response.end(`${event({ delta: {}, finish_reason: "stop" })}data: [DONE]\n\n`);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("the scripted server has no port");
  return {
    baseUrl: `http://127.0.0.1:${address.port}/v1`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function event(choice: object): string {
  return `data: ${JSON.stringify({ id: "bench", object: "chat.completion.chunk", created: 0, model: "bench", choices: [{ index: 0, ...choice }] })}\n\n`;
}
