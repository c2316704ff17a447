import type { SQL } from "drizzle-orm";
import { turnsOf } from "#core/conversations/turns.ts";
import type { DisputedFinding } from "#core/scoring/disputed-score.ts";
import { overrideOf } from "#core/scoring/reviewed-score.ts";
import type { MessageRow } from "../../adapters/d1/conversations/conversations.ts";
import { parseScore } from "../../adapters/d1/conversations/score-rows.ts";
import type { Database, Statement } from "../../adapters/d1/database.ts";
import { stillSoStatement } from "../../adapters/d1/still-so.ts";
import {
  changeOverrideStatement,
  isAsRead,
  type overrideInputsStatement,
  parseReviewed,
} from "../../adapters/d1/teams/review-rows.ts";

/**
 * First in a batch that changes disputes: keeps an overridden total in step with them. Nothing where nobody has reviewed a finding.
 * `disputed`: what does not count afterwards; `may`: under which the batch writes.
 */
export function overrideAfter(
  db: Database,
  of: {
    conversationId: string;
    inputs: Awaited<ReturnType<typeof overrideInputsStatement>>[number] | undefined;
    messages: readonly MessageRow[];
    disputed: readonly DisputedFinding[];
    may: SQL;
  },
): Statement[] {
  const { conversationId, inputs, messages, disputed, may } = of;
  const handedIn = inputs?.handedIn == null ? null : parseScore({ score: inputs.handedIn });
  if (!inputs || !handedIn) return [];
  const override = overrideOf(handedIn, turnsOf(messages), disputed, parseReviewed(inputs.reviewed));
  if (!override) return [];
  return [
    stillSoStatement(db, isAsRead(conversationId, inputs)),
    changeOverrideStatement(db, conversationId, override, may),
  ];
}
