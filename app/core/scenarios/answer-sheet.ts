import { z } from "zod";
import type { Practice } from "./practice.ts";

/** What one person says about one thing (slot) they can be asked about. */
export const answerSchema = z.strictObject({
  /** Years, people, miles or dollars as a number; true or false for a yes/no; null: the person does not know. */
  value: z.union([z.boolean(), z.number(), z.string().min(1), z.array(z.string().min(1)), z.null()]),
  /** Wordings that all say the same. The first is the shortest answer to a plain question: "Two.", "Erie Insurance.". */
  says: z.array(z.string().min(1)).min(1).max(5),
  /** The reason, the feeling or the story behind it, for when the agent asks on. */
  more: z.array(z.string().min(1)).max(4).optional(),
  /** Id of the scenario's fact that this tells: the fact's permission (`trustNeeded`) then holds for the answer. */
  fact: z.string().min(1).optional(),
  /** Those of its wordings that say nothing of the fact: "Nobody's gone over it since we signed up." tells no limit. */
  aside: z.array(z.string().min(1)).optional(),
});
export type Answer = z.infer<typeof answerSchema>;

/** Answers by slot id (slots.ts). */
export type AnswerSheet = Readonly<Record<string, Answer>>;

/** What only this customer is asked in this scenario, beside the slots that all share. */
export const ownQuestionSchema = z.strictObject({
  /** What is asked, for readers of the file. */
  about: z.string().min(1),
  says: answerSchema.shape.says,
  more: answerSchema.shape.more,
});

/** By id: "own.manny-truck". */
export type OwnQuestions = Readonly<Record<string, z.infer<typeof ownQuestionSchema>>>;

/**
 * The sheets of a customer: of the person, which holds in every call of theirs, and of this person in this scenario, which comes
 * first; and the questions of their own.
 */
export type AnswerSheets = { person: AnswerSheet; scenario: AnswerSheet; own: OwnQuestions };

/** What this customer answers about a slot; null: their sheets do not say. */
export function answerOn(sheets: AnswerSheets | null, slot: string): Answer | null {
  const own = sheets?.own[slot];
  if (own) return { value: own.says[0] ?? null, says: own.says, ...(own.more && { more: own.more }) };
  return sheets?.scenario[slot] ?? sheets?.person[slot] ?? null;
}

/** The answer in those of its words that tell its fact, if only in what lies behind its first words; null: none does. */
export function answerTelling({ says, more = [], aside = [], ...answer }: Answer): Answer | null {
  const isTelling = (words: string) => !aside.includes(words);
  const telling = says.filter(isTelling);
  const behind = more.filter(isTelling);
  if (telling.length > 0) return { ...answer, says: telling, more: behind };
  return behind.length > 0 ? { ...answer, says: behind.map((words) => `${says[0]} ${words}`) } : null;
}

/** The key of the sheet of a person in a scenario. */
export function sheetKey({ scenario, persona }: Pick<Practice, "scenario" | "persona">): string {
  return `${scenario.id}-${persona.id}`;
}
