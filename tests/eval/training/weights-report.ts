import { actWeights } from "#core/customer/understanding/learned/act-weights.ts";
import { askingWeights } from "#core/customer/understanding/learned/asking-weights.ts";
import { choiceWeights } from "#core/customer/understanding/learned/choice-weights.ts";
import { formWeights, questionNames, slotWeights } from "#core/customer/understanding/learned/slot-weights.ts";
import { topicWeights } from "#core/customer/understanding/learned/topic-weights.ts";
import { packedRules } from "#core/scoring/compliance/learned/weights.ts";
import { packedRulesFrom, readExamples } from "../compliance/training/learning.ts";
import { askingExamples, askingWeightsFrom } from "../questions/asking.ts";
import { choiceLessons, choiceWeightsFrom } from "../questions/choice.ts";
import { packedInUse } from "../questions/fingerprint.ts";
import { formLessons, slotLessons } from "../questions/lessons.ts";
import { packQuestions } from "../questions/pack.ts";
import { readQuestionLines, TRAINING } from "../questions/question-lines.ts";
import { formWeightsFrom, slotWeightsFrom } from "../questions/weights.ts";
import type { Section } from "../table.ts";
import { readTalks, TALKS } from "../talks/labelled-talks.ts";
import { talkLines } from "../talks/talk-lines.ts";
import { readCases, readTrainingCases } from "../understanding/cases.ts";
import { actWeightsFrom, topicWeightsFrom } from "../understanding/training/weights.ts";

/** Learns everything anew, which takes minutes, and holds the result against the weights in use, bit for bit. */
export function reportWeights(): Section[] {
  const thresholds = new Map(packedRules.heads.map(({ id, threshold }) => [id, threshold]));
  const cases = [...readTrainingCases(), ...readCases("seen")];
  const questions = packQuestions(slotWeightsFrom(slotLessons()), formWeightsFrom(formLessons()));
  const [talks, plain] = [talkLines(readTalks(TALKS)), readQuestionLines(TRAINING)];
  const learned: [string, unknown, unknown][] = [
    ["compliance rules", packedRulesFrom(readExamples(), (rule) => thresholds.get(rule) ?? 0), packedRules],
    ["acts", actWeightsFrom(cases), actWeights],
    ["topics", topicWeightsFrom(cases), topicWeights],
    ["features of questions", questions.questionNames, questionNames],
    ["subjects of questions", questions.slotWeights, slotWeights],
    ["questions without a mark", askingWeightsFrom(askingExamples()), askingWeights],
    ["choice of what was meant", choiceWeightsFrom(choiceLessons(talks, plain)), choiceWeights],
    ["forms of questions", questions.formWeights, formWeights],
    ["questions of each customer's own", [...questions.customers], [...packedInUse().customers]],
  ];
  return [
    {
      title: "Weights, learned anew",
      columns: ["value"],
      rows: learned.map(([name, anew, used]) => {
        const isSame = JSON.stringify(anew) === JSON.stringify(used);
        return { name, cells: [isSame ? "same" : "different"], bar: { text: "same", met: isSame } };
      }),
    },
  ];
}
