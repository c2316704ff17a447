import { parseMessage } from "#core/conversations/message-text.ts";
import { wordByWord } from "#core/conversations/word-by-word.ts";
import { type CustomerCue, CustomerModelFailure } from "#core/customer/customer-model.ts";
import { Refusal } from "#core/errors.ts";
import { assemblePractice, DEFAULT_CHOICE } from "#core/library/library.ts";
import { API_REPLIES_PER_PERSON } from "#core/rate-limit.ts";
import { answerOneOff, type OneOffAnswer, type OneOffRequest } from "#core/rehearsals/unstored-reply.ts";
import { hashText } from "#core/seeded.ts";
import { allHold } from "../../adapters/d1/all-hold.ts";
import { runBatch } from "../../adapters/d1/database.ts";
import { timeZoneStatement } from "../../adapters/d1/identity/users.ts";
import { faultOf, log } from "../../log.ts";
import { billingOfPersonStatements } from "../billing/entitlements.ts";
import { practiceStart } from "../billing/practice-start.ts";
import { meterExchange } from "../billing/usage.ts";
import { createModelRequests } from "../engines/model-requests.ts";
import { limitPerson } from "../identity/attempt-limiter.ts";
import type { World } from "../world.ts";

/** Replies to clients that keep their conversation themselves. Nothing is stored. */
export function createUnstoredReplies(
  world: Pick<World, "db" | "settings" | "customerModel" | "now" | "timeZone" | "newId" | "pause" | "billing">,
) {
  const requests = createModelRequests(world);
  return {
    /** The reply in pieces as it is made, at the pace of speech. Refuses by throwing, before the first piece or after it. */
    async *reply(userId: string, request: OneOffRequest, signal: AbortSignal): AsyncGenerator<string> {
      const answer = await answerTo(userId, request);
      if (answer.by === "coach") yield* wordByWord(answer.text, world.pause, signal);
      else yield* spoken(userId, answer.cue, signal);
    },

    /** The whole reply; one that is known before it is spoken comes at once. */
    async wholeReply(userId: string, request: OneOffRequest, signal: AbortSignal): Promise<string> {
      const answer = await answerTo(userId, request);
      if (answer.by === "coach") return answer.text;
      if (world.customerModel.deterministic) return answer.cue.move.line;
      let whole = "";
      for await (const piece of spoken(userId, answer.cue, signal)) whole += piece;
      return whole;
    },
  };

  async function answerTo(userId: string, request: OneOffRequest): Promise<OneOffAnswer> {
    const parsed = parseMessage(request.message);
    if (!parsed.ok) throw new Refusal(parsed.code);
    await limitPerson(world, "api-reply", userId, API_REPLIES_PER_PERSON);
    // The same customer at every call of a person: the choice hangs on nothing else that lasts.
    const practice = assemblePractice({ ...DEFAULT_CHOICE, seed: hashText(userId) });
    if (!practice) throw new Error("the default choice is in the library");
    const answer = answerOneOff(practice, parsed.text, request);
    if (answer.by === "customer" && world.billing) await beginOrRefuse(userId, request);
    return answer;
  }

  /** Nothing is stored that could be open here: each exchange is asked for. What the coach says stays free. */
  async function beginOrRefuse(userId: string, { context }: OneOffRequest): Promise<void> {
    const read = () => Promise.all(billingOfPersonStatements(world, userId, world.now()));
    const rows = await read();
    const practice = await practiceStart(world, rows);
    const refusal = await practice.refusal();
    const hasBegun = allHold(practice.condition);
    await runBatch(world.db, practice.further(hasBegun));
    if (refusal) throw refusal;
    // A trial that has just begun has a period of its own.
    await meterExchange(world, practice.condition ? await read() : rows, context.length === 0);
  }

  async function personOf(userId: string) {
    // No page's batch here that would tell: asked for only where a model is counted.
    const [row] = world.customerModel.deterministic ? [] : await timeZoneStatement(world.db, userId);
    return { userId, timeZone: row?.timeZone ?? world.timeZone() };
  }

  async function* spoken(userId: string, cue: CustomerCue, signal: AbortSignal): AsyncGenerator<string> {
    if ((await requests.ask(world.customerModel, await personOf(userId))) !== "may-ask") {
      yield* wordByWord(cue.move.line, world.pause, signal);
      return;
    }
    try {
      yield* world.customerModel.reply(cue, signal);
    } catch (error) {
      const kind = error instanceof CustomerModelFailure ? { kind: error.kind } : { kind: "fault", ...faultOf(error) };
      log("warn", "customer-model.failed", kind);
      throw new Refusal("model_failed");
    }
  }
}
