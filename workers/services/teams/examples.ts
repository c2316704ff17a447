import { Refusal } from "#core/errors.ts";
import type { Login } from "#core/identity/login.ts";
import type { ExamplesPage } from "#core/pages/review-pages.ts";
import { exampleAnswerSchema, exampleSchema } from "#core/reviews/review-forms.ts";
import { viewerStatement } from "../../adapters/d1/identity/login-rows.ts";
import {
  answerExampleStatement,
  askForExampleStatement,
  EXAMPLES_LISTED,
  examplesStatement,
  knownExampleStatement,
  parseLines,
  withdrawExampleStatement,
} from "../../adapters/d1/teams/example-rows.ts";
import {
  isOwnHandedIn,
  isReviewable,
  parseIds,
  remarkedAttemptStatement,
} from "../../adapters/d1/teams/review-rows.ts";
import { requireOversight } from "../billing/oversight.ts";
import { requireViewer } from "../identity/admission.ts";
import { tellPages } from "../realtime/tell-changes.ts";
import { requireInput } from "../service-input.ts";
import type { World } from "../world.ts";
import { requireLogin, requireTeam, teamStatements } from "./team-admission.ts";

/** Moments of attempts that an organization shows to its people. An overseer asks, the agent says yes or no, and may take it back. */
export function createExamples(world: World) {
  const { db } = world;

  return {
    /** Asks the agent for the turns `first` to `last`. Throws `not_found` for whom the attempt is not, `forbidden` where the agent has left. */
    async ask(visitor: Login | null, conversationId: string, input: unknown): Promise<void> {
      const login = requireLogin(visitor);
      await requireOversight(world, login, { conversationId });
      const nowMs = world.now();
      const may = isReviewable(login, nowMs, conversationId);
      const [viewers, attempts] = await db.batch([
        viewerStatement(db, login, nowMs),
        remarkedAttemptStatement(db, conversationId, may),
      ]);
      requireViewer(world, login, viewers);
      const attempt = attempts[0];
      if (!attempt) throw new Refusal("not_found");
      const { first, last, title } = requireInput(exampleSchema, input);
      if (last >= attempt.turns) throw new Refusal("bad_request", { text: "There is no such line." });
      const asked = { id: world.newId(), conversationId, first, last, title, nowMs };
      const [written, known] = await db.batch([
        askForExampleStatement(db, login, asked),
        knownExampleStatement(db, login, asked),
      ]);
      if (written.length > 0) tellOf(attempt);
      else if (known.length === 0) throw new Refusal("forbidden", { text: "You cannot ask this person any more." });
    },

    /** By an overseer: it is asked for no more, and shown no more. Twice is as once. */
    async withdraw(visitor: Login | null, conversationId: string, id: string): Promise<void> {
      const login = requireLogin(visitor);
      const nowMs = world.now();
      const [viewers, attempts, withdrawn] = await db.batch([
        viewerStatement(db, login, nowMs),
        remarkedAttemptStatement(db, conversationId, isReviewable(login, nowMs, conversationId)),
        withdrawExampleStatement(db, login, nowMs, { conversationId, id }),
      ]);
      requireViewer(world, login, viewers);
      if (!attempts[0]) throw new Refusal("not_found");
      if (withdrawn.length > 0) tellOf(attempts[0]);
    },

    /** The agent's yes or no, which may be changed at any time. Throws `not_found` for what is not theirs. */
    async answer(visitor: Login | null, conversationId: string, input: unknown): Promise<void> {
      const login = requireLogin(visitor);
      const nowMs = world.now();
      const { example: id, answer } = requireInput(exampleAnswerSchema, input);
      const [viewers, attempts, answered] = await db.batch([
        viewerStatement(db, login, nowMs),
        remarkedAttemptStatement(db, conversationId, isOwnHandedIn(login, nowMs, conversationId)),
        answerExampleStatement(db, login, nowMs, { conversationId, id, answer }),
      ]);
      requireViewer(world, login, viewers);
      if (!attempts[0] || answered.length === 0) throw new Refusal("not_found");
      tellOf(attempts[0]);
    },

    /** The page /team/examples, for everybody in the organization. */
    async open(visitor: Login | null): Promise<ExamplesPage> {
      const login = requireLogin(visitor);
      const nowMs = world.now();
      const [viewers, mine, rows] = await db.batch([
        ...teamStatements(db, login, nowMs),
        examplesStatement(db, login, nowMs),
      ]);
      return {
        ...requireTeam(world, login, viewers, mine, "seeExamples"),
        examples: rows.map((row) => ({ ...row, lines: parseLines(row.lines) })),
        isCut: rows.length === EXAMPLES_LISTED,
      };
    },
  };

  function tellOf({ agentId, watchers }: { agentId: string; watchers: string }): void {
    tellPages(world, [agentId, ...parseIds(watchers)]);
  }
}
