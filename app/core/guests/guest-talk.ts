import { z } from "zod";
import { findCommand, unclearCommand } from "../conversations/commands.ts";
import type { Turn } from "../conversations/turns.ts";
import { customerMoveSchema, customerStateSchema } from "../customer/customer-state.ts";
import type { AgentLine } from "../customer/engine.ts";
import { FIRST_CHOICES } from "../library/first-choices.ts";
import { assemblePractice } from "../library/library.ts";
import { openCustomerOf, stepCustomerOf, takeExchangeOf } from "../roleplay/roleplay.ts";
import { practiceSchema } from "../scenarios/practice.ts";
import type { Line } from "../scenarios/schema.ts";

/** So often the customer answers a visitor who has no account. */
export const GUEST_EXCHANGES = 3;

const messageSchema = z.object({
  role: z.enum(["user", "assistant"]),
  content: z.string(),
  /** Unix ms. */
  createdAt: z.number(),
});

/** A talk as it is stored in the row of its guest, and all that a conversation is made of once it is kept. */
export const guestTalkSchema = z.object({
  /** Who speaks for the customer: "built-in" or a model's name. */
  model: z.string(),
  practice: practiceSchema,
  state: customerStateSchema,
  lastMove: customerMoveSchema.nullable(),
  messages: z.array(messageSchema),
});
export type GuestTalk = z.infer<typeof guestTalkSchema>;

/** The customer to begin a line with has picked up, and said their first sentence. */
export function openGuestTalk(line: Line, of: { seed: number; model: string; nowMs: number }): GuestTalk {
  const practice = assemblePractice({ ...FIRST_CHOICES[line], seed: of.seed });
  if (!practice) throw new Error(`the library has no first customer for ${line}`);
  const { state, opening } = openCustomerOf({ kind: "practice", practice });
  return {
    model: of.model,
    practice,
    state,
    lastMove: null,
    messages: [{ role: "assistant", content: opening, createdAt: of.nowMs }],
  };
}

export function lineOfTalk({ practice }: Pick<GuestTalk, "practice">): Line {
  return practice.scenario.line;
}

/** The customer has hung up, or has answered as often as they answer a guest. */
export function isTalkOver(talk: Pick<GuestTalk, "state">, exchanges: number): boolean {
  return exchanges >= GUEST_EXCHANGES || talk.state.exit !== null;
}

/** What a bracketed command is answered with; null: it is none. Hints and feedback are for those who have an account. */
export function commandProblem(text: string): string | null {
  return findCommand(text) === null
    ? unclearCommand(text)
    : "Hints and feedback come once you keep this. Say something to the customer.";
}

/** The guest's line as the customer hears it. */
export function guestLine({ messages }: Pick<GuestTalk, "messages">, text: string): AgentLine {
  return { turn: messages.length, text, scriptObjections: [] };
}

/** All that was said, with this line. */
export function turnsWith({ messages }: Pick<GuestTalk, "messages">, text: string, nowMs: number): Turn[] {
  return [...messages, { role: "user" as const, content: text, createdAt: nowMs }].map((one, index) => ({
    index,
    speaker: one.role === "user" ? "agent" : "customer",
    text: one.content,
    atMs: one.createdAt,
  }));
}

/** The talk after one more exchange. `said`: a model's own words; null: the built-in customer's. */
export function afterExchange(talk: GuestTalk, text: string, said: string | null, nowMs: number): GuestTalk {
  const roleplay = { kind: "practice", practice: talk.practice } as const;
  const line = guestLine(talk, text);
  const { state, move } = stepCustomerOf(roleplay, talk.state, line);
  const reply = said ?? move.line;
  return {
    ...talk,
    state:
      said === null
        ? state
        : takeExchangeOf(roleplay, talk.state, { line, reply: { turn: line.turn + 1, text: said } }, null),
    lastMove: move,
    messages: [
      ...talk.messages,
      { role: "user", content: text, createdAt: nowMs },
      { role: "assistant", content: reply, createdAt: nowMs },
    ],
  };
}
