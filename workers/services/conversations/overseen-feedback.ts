import { Refusal } from "#core/errors.ts";
import type { Login } from "#core/identity/login.ts";
import type { HandedInPage } from "#core/pages/feedback-page.ts";
import { parseConversation } from "../../adapters/d1/conversations/conversations.ts";
import { parseJudgement } from "../../adapters/d1/conversations/disputes.ts";
import { viewerStatement } from "../../adapters/d1/identity/login-rows.ts";
import { blindJudgingStatement } from "../../adapters/d1/teams/calibration-judging.ts";
import {
  noteViewStatement,
  overseenConversationStatements,
  viewsStatement,
} from "../../adapters/d1/teams/handed-in-reading.ts";
import { attemptReviewStatement, parseAttemptReview } from "../../adapters/d1/teams/review-reading.ts";
import { requireViewer, timeZoneOf } from "../identity/admission.ts";
import type { World } from "../world.ts";
import { feedbackOfConversation } from "./feedback-view.ts";

export function createOverseenFeedback(world: Pick<World, "db" | "now" | "background" | "timeZone">) {
  const { db } = world;
  return {
    /**
     * /team/attempts/:conversationId, for an owner and the managers of the agent's groups: what was handed in, with the score it was
     * handed in with. Nothing beside it: no earlier attempt, no retry, no script. That it was opened is noted.
     */
    async open(login: Login | null, conversationId: string): Promise<HandedInPage> {
      if (!login) throw new Refusal("signed_out");
      const now = world.now();
      const [viewers, conversations, messages, attempts, , views, reviews, blind] = await db.batch([
        viewerStatement(db, login, now),
        ...overseenConversationStatements(db, login, now, conversationId),
        noteViewStatement(db, login, now, conversationId),
        viewsStatement(db, login, now, conversationId),
        attemptReviewStatement(db, login, now, conversationId),
        blindJudgingStatement(db, login, now, conversationId),
      ]);
      const viewer = requireViewer(world, login, viewers);
      if (blind.length > 0) throw new Refusal("calibration_blind");
      const [row, attempt] = [conversations[0], attempts[0]];
      if (!row || !attempt) throw new Refusal("not_found");
      const { agent, title, organisation, handedInAt, total, passed } = attempt;
      const judgement = parseJudgement(attempt);
      return {
        ...feedbackOfConversation(parseConversation(row), messages, judgement),
        viewer,
        lastAttempt: null,
        retry: null,
        isSourceDeleted: false,
        scriptReport: null,
        timeZone: timeZoneOf(world, viewer),
        agent,
        team: {
          seenBy: null,
          attempt: { title, organisation, counts: true, handedInAt, total, passed, kept: null },
          mayHandInTo: null,
          whyNotHandIn: null,
          openedBy: views,
        },
        earnedBadges: [],
        review: parseAttemptReview(reviews[0]),
        fileNote: null,
        nextDrill: null,
      };
    },
  };
}
