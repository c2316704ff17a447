import { z } from "zod";
import type { BegunPractice } from "../../../services/assistants/assistant-practice.ts";
import { tool } from "../tool.ts";
import { feedbackOutput, feedbackText, feedbackView } from "./feedback-view.ts";

const conversationId = z.string().min(1).max(64).describe("From begin.");
const clientKey = z
  .string()
  .regex(/^[\w-]{8,64}$/, "client_key is 8 to 64 letters, digits, _ or -")
  .describe("A new random text for each thing you say or begin. Send the same one again to get the same answer again.");

const state = z
  .enum(["open", "customer_left", "completed"])
  .describe("customer_left: nothing more can be said; call end.");

export const begin = tool({
  name: "begin",
  title: "Begin a practice",
  description:
    "Begins a practice conversation by text with a customer that Rolecall plays, and gives the customer's first words. You are the insurance agent. Choose one of scenario_id (list_scenarios), drill_id (drills) or assignment_id (assignments).",
  readOnly: false,
  input: z.strictObject({
    client_key: clientKey,
    scenario_id: z.string().max(40).optional(),
    customer_id: z.string().max(40).optional().describe("One of the scenario's customers; without it the first."),
    level: z.number().int().min(1).max(3).optional().describe("How hard: 1, 2 or 3. An assignment has its own."),
    drill_id: z.string().max(40).optional(),
    assignment_id: z.string().max(64).optional(),
    counts: z
      .boolean()
      .optional()
      .describe(
        "Of an assignment: true hands it in when it ends, for the organization to read. Otherwise it is private.",
      ),
  }),
  output: z.object({
    conversation_id: z.string(),
    state,
    scenario: z.object({ title: z.string(), brief: z.string(), goal: z.string(), call: z.string() }),
    customer: z.object({ name: z.string(), age: z.number(), town: z.string() }),
    level: z.number(),
    customer_says: z.string(),
    handed_in_at_end: z.boolean(),
  }),
  async run({ services, assistant }, input) {
    const begun = await services.assistantPractice.begin(assistant, {
      clientKey: input.client_key,
      scenarioId: input.scenario_id,
      customerId: input.customer_id,
      level: input.level,
      drillId: input.drill_id,
      assignmentId: input.assignment_id,
      counts: input.counts,
    });
    const says = begun.messages[0]?.content ?? "";
    const { title, brief, goal, call } = begun.scenario;
    const { name, age, town } = begun.persona;
    return {
      text: [`${title}. ${brief}`, `Your aim: ${goal}`, `${name}: ${says}`].join("\n"),
      data: {
        conversation_id: begun.conversation.id,
        state: stateOf(begun.conversation),
        scenario: { title, brief, goal, call },
        customer: { name, age, town },
        level: begun.difficulty.level,
        customer_says: says,
        handed_in_at_end: begun.assignment?.counts ?? false,
      },
    };
  },
});

export const say = tool({
  name: "say",
  title: "Say something to the customer",
  description:
    "Says a line to the customer, as the agent, and gives the customer's answer. At most 4,000 characters. Nothing can be said after the customer has left or the practice has ended.",
  readOnly: false,
  input: z.strictObject({ conversation_id: conversationId, client_key: clientKey, text: z.string() }),
  output: z.object({
    conversation_id: z.string(),
    state,
    customer_says: z.string(),
    left_because: z.string().nullable(),
  }),
  async run({ services, assistant }, { conversation_id, client_key, text }) {
    const of = { conversationId: conversation_id, clientKey: client_key, text };
    const { conversation, reply } = await services.assistantPractice.say(assistant, of);
    const left = conversation.exit?.reason ?? null;
    return {
      text: left === null ? reply.content : `${reply.content}\n(The customer has left: ${left})`,
      data: { conversation_id, state: stateOf(conversation), customer_says: reply.content, left_because: left },
    };
  },
});

export const hint = tool({
  name: "hint",
  title: "Ask the coach for a hint",
  description: "A hint of the coach for this moment. The customer hears nothing of it. Go on with say.",
  readOnly: false,
  input: z.strictObject({ conversation_id: conversationId, client_key: clientKey }),
  output: z.object({ conversation_id: z.string(), state, hint: z.string() }),
  async run({ services, assistant }, { conversation_id, client_key }) {
    const of = { conversationId: conversation_id, clientKey: client_key };
    const { conversation, reply } = await services.assistantPractice.hint(assistant, of);
    return {
      text: reply.content,
      data: { conversation_id, state: stateOf(conversation), hint: reply.content },
    };
  },
});

export const end = tool({
  name: "end",
  title: "End the practice",
  description: "Ends a practice and scores it. Gives the feedback. Ending it again changes nothing.",
  readOnly: false,
  input: z.strictObject({ conversation_id: conversationId }),
  output: feedbackOutput,
  async run({ services, assistant }, { conversation_id }) {
    const view = feedbackView(await services.assistantPractice.end(assistant, conversation_id));
    return { text: feedbackText(view), data: view };
  },
});

export const feedback = tool({
  name: "feedback",
  title: "Read the feedback",
  description: "The score of a practice that has ended, what to fix, and what was said.",
  readOnly: true,
  input: z.strictObject({ conversation_id: conversationId }),
  output: feedbackOutput,
  async run({ services, assistant }, { conversation_id }) {
    const view = feedbackView(await services.assistantPractice.feedback(assistant, conversation_id));
    return { text: feedbackText(view), data: view };
  },
});

function stateOf({ status, phase }: Pick<BegunPractice["conversation"], "status" | "phase">): z.infer<typeof state> {
  if (status !== "active") return "completed";
  return phase === "over" ? "customer_left" : "open";
}
