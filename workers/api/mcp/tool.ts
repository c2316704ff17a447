import { z } from "zod";
import { FAULT, Refusal, type RefusalCode } from "#core/errors.ts";
import { faultOf, log } from "../../log.ts";
import type { Assistant } from "../../services/assistants/assistant-access.ts";
import type { Services } from "../../services/create-services.ts";

export type ToolCall = { services: Services; assistant: Assistant };

/** What a tool answers: words for whoever reads, and the same for programs. */
export type ToolAnswer = {
  content: { type: "text"; text: string }[];
  structuredContent?: Record<string, unknown>;
  isError?: true;
};

/** A tool with its schemas, whatever their types. */
export type Tool = {
  name: string;
  title: string;
  description: string;
  inputSchema: z.ZodObject;
  outputSchema: z.ZodObject;
  /** `readOnly`: it changes nothing. `idempotent`: doing it twice is doing it once. */
  annotations: { readOnlyHint: boolean; destructiveHint: false; idempotentHint: boolean; openWorldHint: false };
  answer(call: ToolCall, input: unknown): Promise<ToolAnswer>;
};

type ToolSource<Input extends z.ZodObject, Output extends z.ZodObject> = {
  name: string;
  title: string;
  description: string;
  input: Input;
  output: Output;
  readOnly: boolean;
  run(call: ToolCall, input: z.output<Input>): Promise<{ text: string; data: z.input<Output> }>;
};

export function tool<Input extends z.ZodObject, Output extends z.ZodObject>(source: ToolSource<Input, Output>): Tool {
  const { name, title, description, input, output, readOnly, run } = source;
  return {
    name,
    title,
    description,
    inputSchema: input,
    outputSchema: output,
    annotations: { readOnlyHint: readOnly, destructiveHint: false, idempotentHint: true, openWorldHint: false },
    async answer(call, given) {
      const parsed = input.safeParse(given ?? {});
      if (!parsed.success) return errorAnswer(`Not understood. ${z.prettifyError(parsed.error)}`);
      try {
        const { text, data } = await run(call, parsed.data);
        return { content: [{ type: "text", text }], structuredContent: output.parse(data) };
      } catch (error) {
        return refusedAnswer(error, name);
      }
    },
  };
}

/** Of a person's own, or a foreign id: whoever guesses learns nothing. */
function refusedAnswer(error: unknown, name: string): ToolAnswer {
  if (!(error instanceof Refusal)) {
    const reference = crypto.randomUUID();
    log("error", "assistant.fault", { reference, path: name, ...faultOf(error) });
    return errorAnswer(`${FAULT.text} Reference: ${reference}`);
  }
  const { code, text, retryAfterSeconds } = error;
  const wait = retryAfterSeconds === null ? "" : ` Try again in ${retryAfterSeconds} seconds.`;
  return errorAnswer(`${code}: ${text}${wait}${NEXT[code] === undefined ? "" : ` ${NEXT[code]}`}`);
}

/** What is possible instead, where a tool was called out of order. */
const NEXT: Partial<Record<RefusalCode, string>> = {
  conversation_completed: "Possible now: feedback for this conversation, or begin for another one.",
  conversation_over: "Possible now: end, then feedback.",
  conversation_unfinished: "Possible now: say, hint, or end; feedback comes after end.",
  conversation_imported: "Possible now: begin.",
  reply_in_progress: "Call the same tool with the same client_key in a moment.",
  conversation_moved: "Call the same tool with the same client_key again.",
  model_failed: "Call the same tool with the same client_key to have the answer made again.",
  choice_unknown: "list_scenarios names what there is.",
  call_in_progress: "Possible once the call has ended.",
};

function errorAnswer(text: string): ToolAnswer {
  return { content: [{ type: "text", text }], isError: true };
}
