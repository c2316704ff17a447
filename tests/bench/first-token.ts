import { Agent } from "node:http";
import type { BuiltWorker } from "./built-worker.ts";
import { choiceOf, firstLine, MESSAGES_EACH, say, signIn } from "./practised-login.ts";
import { atMost, milliseconds, quantile, type Row } from "./table.ts";

/** From sending the first message of a new conversation until the first piece of the answer, one after the other. */
export async function measureFirstToken(
  name: string,
  worker: BuiltWorker,
  turns: number,
  mostMs?: number,
): Promise<Row[]> {
  const agent = new Agent({ keepAlive: true });
  const waitedMs: number[] = [];
  let cookie = "";
  for (let turn = 0; turn < turns; turn += 1) {
    if (turn % MESSAGES_EACH === 0) {
      cookie = await signIn(worker);
      // Untimed: the code of this path is compiled by its first use in an isolate.
      await say(worker, cookie, agent, "/api/conversations", { choice: choiceOf(turn), content: firstLine() });
    }
    const { firstDeltaMs } = await say(worker, cookie, agent, "/api/conversations", {
      choice: choiceOf(turn),
      content: firstLine(),
    });
    if (firstDeltaMs === null) throw new Error("an answer came without a piece of text");
    waitedMs.push(firstDeltaMs);
  }
  agent.destroy();
  const p95 = quantile(waitedMs, 0.95);
  return [
    { name: `${name}, p50 of ${turns}`, ours: milliseconds(quantile(waitedMs, 0.5)) },
    {
      name: `${name}, p95 of ${turns}`,
      ours: milliseconds(p95),
      bar: mostMs === undefined ? undefined : atMost(mostMs, p95, " ms"),
    },
  ];
}
