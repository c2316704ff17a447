import { createInterface } from "node:readline/promises";
import { MESSAGE_MAX_LENGTH, parseMessage } from "#core/conversations/message-text.ts";
import { type Rehearsal, takeLine } from "#core/rehearsals/rehearsal.ts";
import { answerLines, coachLines, customerLines, headingLines } from "./transcript-text.ts";

/** Asks for line after line until the customer leaves, the agent ends it, or stdin does (Ctrl-D). */
export async function rehearseInteractively(
  opened: Rehearsal,
  { input, output }: { input: NodeJS.ReadStream; output: NodeJS.WriteStream },
): Promise<Rehearsal> {
  const write = (lines: readonly string[]) => output.write(lines.map((line) => `${line}\n`).join(""));
  write([...headingLines(opened), ...customerLines(opened.practice, opened.opening)]);
  const terminal = createInterface({ input, output, prompt: "You: " });
  let rehearsal = opened;
  terminal.prompt();
  for await (const typed of terminal) {
    const isPiped = !input.isTTY;
    if (isPiped) write([typed]);
    const message = parseMessage(typed);
    if (!message.ok && message.code === "message_too_long")
      write([`That is too long: ${typed.length} characters of at most ${MESSAGE_MAX_LENGTH}.`]);
    const next = message.ok ? takeLine(rehearsal, message.text) : null;
    if (next) {
      write(newLines(rehearsal, next));
      rehearsal = next;
    }
    if (rehearsal.isEnded || rehearsal.state.exit) break;
    terminal.prompt();
  }
  terminal.close();
  write([""]);
  return rehearsal;
}

function newLines(before: Rehearsal, after: Rehearsal): string[] {
  const exchange = after.exchanges.at(before.exchanges.length);
  if (exchange) return answerLines(after.practice, exchange);
  return coachLines({ ...after, coach: after.coach.slice(before.coach.length) }, 2 * after.exchanges.length);
}
