import { Server } from "@modelcontextprotocol/sdk/server/index.js";
import { WebStandardStreamableHTTPServerTransport } from "@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js";
import { CallToolRequestSchema, ErrorCode, ListToolsRequestSchema, McpError } from "@modelcontextprotocol/sdk/types.js";
import { z } from "zod";
import { site } from "#app/site/site.ts";
import type { Tool, ToolCall } from "./tool.ts";
import { begin, end, feedback, hint, say } from "./tools/practice-tools.ts";
import { assignments, drills, listScenarios, people, readiness } from "./tools/reading-tools.ts";

const TOOLS: readonly Tool[] = [listScenarios, begin, say, hint, end, feedback, drills, assignments, people, readiness];

/** Far above what a message of 4,000 characters needs. */
const BODY_MOST = 256 * 1024;

/** Answers one POST by itself: nothing is kept from one to the next, so any isolate answers any of them. */
export async function answerMcp(request: Request, call: ToolCall): Promise<Response> {
  const server = new Server(
    { name: site.name.toLowerCase(), title: site.name, version: "1.0.0" },
    { capabilities: { tools: {} }, instructions: INSTRUCTIONS },
  );
  server.setRequestHandler(ListToolsRequestSchema, () => ({ tools: TOOLS.map(listed) }));
  server.setRequestHandler(CallToolRequestSchema, async ({ params }) => {
    const called = TOOLS.find(({ name }) => name === params.name);
    if (!called) throw new McpError(ErrorCode.InvalidParams, `Unknown tool: ${params.name}`);
    return called.answer(call, params.arguments);
  });
  const transport = new WebStandardStreamableHTTPServerTransport({
    sessionIdGenerator: undefined,
    enableJsonResponse: true,
    maxRequestBodySize: BODY_MOST,
  });
  await server.connect(transport);
  return transport.handleRequest(request);
}

function listed({ name, title, description, inputSchema, outputSchema, annotations }: Tool) {
  return {
    name,
    title,
    description,
    inputSchema: objectSchema(inputSchema, "input"),
    outputSchema: objectSchema(outputSchema, "output"),
    annotations,
  };
}

function objectSchema(schema: z.ZodObject, io: "input" | "output") {
  return { ...z.toJSONSchema(schema, { io }), type: "object" as const };
}

const INSTRUCTIONS =
  "Rolecall is where insurance agents rehearse sales conversations. You are the agent: list_scenarios, begin, then say until the conversation has found its end, then end, which gives the feedback. The customer keeps things back: ask. Practice is private to the person you act for, unless it is begun with counts: true.";
