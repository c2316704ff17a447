import { type SpokenMessage, turnsOf } from "#core/conversations/turns.ts";
import { completionOf } from "#core/roleplay/completion.ts";
import type { CheckModel, CheckQuestion, ModelChecks } from "#core/scoring/model/check-model.ts";
import { CHECKS_PROMPT_VERSION, checkQuestion } from "#core/scoring/model/model-questions.ts";
import type { Score } from "#core/scoring/score-schema.ts";
import { advanceConversation, type StoredConversation } from "../../adapters/d1/conversations/conversations.ts";
import { scoreRow, writeScore } from "../../adapters/d1/conversations/score-rows.ts";
import { faultOf, log } from "../../log.ts";
import type { World } from "../world.ts";

/**
 * Has the model asked about a practice that has just been completed and scored by rules; nobody waits for it. `conversation` is
 * as the completion left it.
 */
export function checkByModel(
  world: Pick<World, "db" | "checkModel" | "now" | "background">,
  conversation: StoredConversation,
  messages: readonly SpokenMessage[],
  byRules: Score | null,
): void {
  const { checkModel } = world;
  // A drill is a minute about one objection, which its rules know.
  if (!checkModel || !byRules || conversation.kind !== "practice") return;
  const question = checkQuestion(conversation.practice, turnsOf(messages), byRules);
  if (question) world.background(ask(checkModel, question));

  async function ask(model: CheckModel, asked: CheckQuestion): Promise<void> {
    const modelChecks = await answersOf(model, asked);
    if (modelChecks) await store(modelChecks);
  }

  /** The answers and the score they make, in one transaction. */
  async function store(modelChecks: ModelChecks): Promise<void> {
    const { db } = world;
    const now = world.now();
    const again = { conversation: { ...conversation, modelChecks }, messages, drills: [], script: null };
    const { score } = completionOf(again, now);
    if (!score) return;
    const run = writeScore(db, scoreRow(conversation.id, SECOND_RUN, score, now));
    await advanceConversation(db, conversation, { model_checks: modelChecks }, [], [run]);
  }
}

/** The first is by rules alone. */
const SECOND_RUN = 2;

/** Null: there is no usable answer, and what the rules said stays. */
async function answersOf(model: CheckModel, question: CheckQuestion): Promise<ModelChecks | null> {
  try {
    const answers = await model.answer(question);
    const asked = question.checks.map(({ id }) => id);
    return { model: model.name, promptVersion: CHECKS_PROMPT_VERSION, asked, answers };
  } catch (error) {
    log("warn", "check-model.failed", faultOf(error));
    return null;
  }
}
