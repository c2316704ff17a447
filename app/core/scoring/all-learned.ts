import { learnedActs } from "../customer/understanding/learned/learned-acts.ts";
import { learnedAsking } from "../customer/understanding/learned/learned-asking.ts";
import { learnedHandling } from "../customer/understanding/learned/learned-handling.ts";
import { learnedQuestions } from "../customer/understanding/learned/learned-slots.ts";
import { learnedTopics } from "../customer/understanding/learned/learned-topics.ts";
import { learnedChoice } from "../customer/understanding/learned/slot-choice.ts";
import type { LearnedFile } from "../learned-file.ts";
import { learnedRules } from "./compliance/spoken-hits.ts";
import { learnedProof } from "./learned-proof.ts";

/** All that must be loaded before a customer listens or a conversation is scored. */
export const allLearned: readonly Pick<LearnedFile<unknown, unknown>, "name" | "isLoaded" | "load">[] = [
  learnedActs,
  learnedTopics,
  learnedHandling,
  learnedAsking,
  learnedChoice,
  learnedQuestions,
  learnedRules,
  learnedProof,
];
