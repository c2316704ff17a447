import {
  type CustomerCue,
  type CustomerModel,
  CustomerModelFailure,
  type TokensUsed,
} from "#core/customer/customer-model.ts";

/** One reply of a scripted model: its pieces, then how it ends. `hold` waits for the browser to leave. */
export type ScriptedReply = {
  pieces: string[];
  ending?: "end" | "hold" | CustomerModelFailure["kind"];
  used?: TokensUsed;
};

/** A language model that says what the test wrote, in order, and fails a test that asks for more. */
export function scriptedCustomer(
  replies: ScriptedReply[],
): CustomerModel & { cues: CustomerCue[]; unused: () => number } {
  const left = [...replies];
  const cues: CustomerCue[] = [];
  return {
    name: "scripted-model",
    deterministic: false,
    longestReplyMs: 35_000,
    cues,
    unused: () => left.length,
    async *reply(cue, signal, used) {
      cues.push(cue);
      const next = left.shift();
      if (!next) throw new Error("The scripted customer was asked for a reply too many.");
      for (const piece of next.pieces) {
        if (signal.aborted) return;
        yield piece;
      }
      if (next.used) used?.(next.used);
      if (signal.aborted) return;
      if (next.ending === "hold")
        await new Promise<void>((resolve) => signal.addEventListener("abort", () => resolve(), { once: true }));
      else if (next.ending && next.ending !== "end") throw new CustomerModelFailure(next.ending);
    },
  };
}
