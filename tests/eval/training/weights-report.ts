import { isDeepStrictEqual } from "node:util";
import { learnedActs } from "#core/customer/understanding/learned/learned-acts.ts";
import { learnedAsking } from "#core/customer/understanding/learned/learned-asking.ts";
import { learnedHandling } from "#core/customer/understanding/learned/learned-handling.ts";
import { learnedQuestions } from "#core/customer/understanding/learned/learned-slots.ts";
import { learnedTopics } from "#core/customer/understanding/learned/learned-topics.ts";
import { learnedChoice } from "#core/customer/understanding/learned/slot-choice.ts";
import type { LearnedFile } from "#core/learned-file.ts";
import { learnedRules } from "#core/scoring/compliance/spoken-hits.ts";
import { learnedProof } from "#core/scoring/learned-proof.ts";
import { packedRulesFrom, readExamples } from "../compliance/training/learning.ts";
import { proofFrom } from "../credits/lessons.ts";
import { askingExamples, askingWeightsFrom } from "../questions/asking.ts";
import { choiceLessons, choiceWeightsFrom } from "../questions/choice.ts";
import { formLessons, slotLessons, talksAndCalls } from "../questions/lessons.ts";
import { packQuestions } from "../questions/pack.ts";
import { readQuestionLines, TRAINING } from "../questions/question-lines.ts";
import { formWeightsFrom, slotWeightsFrom } from "../questions/weights.ts";
import type { Section } from "../table.ts";
import { readCases, readTrainingCases } from "../understanding/cases.ts";
import { actWeightsFrom, handlingWeightsFrom, topicWeightsFrom } from "../understanding/training/weights.ts";

/** Learns everything anew, which takes minutes, and holds the result against the weights in use, bit for bit. */
export function reportWeights(): Section[] {
  const thresholds = new Map(learnedRules.content().heads.map(({ id, threshold }) => [id, threshold]));
  const cases = [...readTrainingCases(), ...readCases("seen")];
  const [talks, plain] = [talksAndCalls(), readQuestionLines(TRAINING)];
  const learned: [string, unknown, Pick<LearnedFile<unknown, unknown>, "content">][] = [
    ["compliance rules", packedRulesFrom(readExamples(), (rule) => thresholds.get(rule) ?? 0), learnedRules],
    ["what proves a check", proofFrom(), learnedProof],
    ["acts", actWeightsFrom(cases), learnedActs],
    ["topics", topicWeightsFrom(cases), learnedTopics],
    ["what answers an objection", handlingWeightsFrom(), learnedHandling],
    ["questions without a mark", askingWeightsFrom(askingExamples()), learnedAsking],
    ["choice of what was meant", choiceWeightsFrom(choiceLessons(talks, plain)), learnedChoice],
    ["questions", packQuestions(slotWeightsFrom(slotLessons()), formWeightsFrom(formLessons())), learnedQuestions],
  ];
  return [
    {
      title: "Weights, learned anew",
      columns: ["value"],
      rows: learned.map(([name, anew, used]) => {
        const isSame = isDeepStrictEqual(anew, used.content());
        return { name, cells: [isSame ? "same" : "different"], bar: { text: "same", met: isSame } };
      }),
    },
  ];
}
