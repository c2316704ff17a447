import { parseReason } from "#core/conversations/dispute-reason.ts";
import { turnsOf } from "#core/conversations/turns.ts";
import { withoutNames } from "#core/conversations/without-names.ts";
import { Refusal } from "#core/errors.ts";
import type { Login } from "#core/identity/login.ts";
import type { DisputesPage, DisputeView } from "#core/pages/admin-pages.ts";
import { withDisputes } from "#core/scoring/disputed-score.ts";
import { findingTitle } from "#core/scoring/finding-title.ts";
import { findFinding } from "#core/scoring/findings.ts";
import type { Score } from "#core/scoring/score-schema.ts";
import { isAdmin } from "../../adapters/d1/admin.ts";
import {
  conversationStatement,
  type MessageRow,
  messagesStatement,
} from "../../adapters/d1/conversations/conversations.ts";
import {
  disputedConversationStatements,
  disputesOfStatement,
  insertDisputeStatement,
  settleDisputeStatement,
  sharedDisputesStatement,
  unsharedCountStatement,
} from "../../adapters/d1/conversations/disputes.ts";
import {
  insertRunStatement,
  newestRunStatement,
  parseScore,
  scoreRow,
} from "../../adapters/d1/conversations/score-rows.ts";
import { runBatch } from "../../adapters/d1/database.ts";
import { viewerStatement } from "../../adapters/d1/identity/login-rows.ts";
import { isOwnHandedIn, overrideInputsStatement } from "../../adapters/d1/teams/review-rows.ts";
import { againIfMoved } from "../again-if-moved.ts";
import { adminLogin, requireAdmin, requireViewer } from "../identity/admission.ts";
import type { World } from "../world.ts";
import { overrideAfter } from "./override-after.ts";

export type DisputeRequest = {
  conversationId: string;
  /** A rule ("R1") or a check ("objections.settled:A1"). */
  rule: string;
  /** The turn it stands at; of a check without a turn 0. */
  turn: number;
  reason: string;
  /** The line may be used, without names, to improve the check. */
  shared: boolean;
};

type Settlement = { conversationId: string; finding: string; turn: number; isAccepted: boolean };

/** "That's not what I said": a finding does not count until somebody who may has settled it. */
export function createDisputes(world: Pick<World, "db" | "now" | "background" | "timeZone" | "settings">) {
  const { db } = world;

  return {
    /**
     * Disputes a finding of the newest score, which then does not count. Doing it twice changes nothing: the first reason stands.
     */
    dispute: (login: Login | null, request: DisputeRequest): Promise<void> =>
      againIfMoved(() => disputeOnce(login, request)),

    /** The page /admin/disputes. */
    async open(visitor: Login | null): Promise<DisputesPage> {
      const login = adminLogin(world, visitor);
      const nowMs = world.now();
      const [viewers, shared, unshared] = await db.batch([
        viewerStatement(db, login, nowMs),
        sharedDisputesStatement(db, login, nowMs),
        unsharedCountStatement(db, login, nowMs),
      ]);
      return {
        viewer: requireAdmin(world, login, viewers),
        disputes: shared.flatMap((row) => disputeView(row)),
        unshared: unshared[0]?.total ?? 0,
        nowMs,
        timeZone: world.timeZone(),
      };
    },

    /**
     * `accepted`: the agent was right, and it stays out. Else it counts again. Throws `not_found` where none is open and shared.
     */
    settle: (visitor: Login | null, settlement: Settlement): Promise<void> =>
      againIfMoved(() => settleOnce(visitor, settlement)),
  };

  async function disputeOnce(login: Login | null, request: DisputeRequest): Promise<void> {
    if (!login) throw new Refusal("signed_out");
    const now = world.now();
    const { conversationId, rule, turn } = request;
    const [viewers, conversations, messages, runs, disputes, inputs] = await db.batch([
      viewerStatement(db, login, now),
      conversationStatement(db, login, now, conversationId),
      messagesStatement(db, login, now, conversationId),
      newestRunStatement(db, login, now, conversationId),
      disputesOfStatement(db, conversationId),
      overrideInputsStatement(db, conversationId),
    ]);
    requireViewer(world, login, viewers);
    const newest = runs[0];
    const score = parseScore(newest);
    if (!conversations[0] || !newest || !score || !findFinding(score, { finding: rule, turn }))
      throw new Refusal("not_found");
    const reason = parseReason(request.reason);
    if (!reason.ok) throw new Refusal("bad_request", { text: reason.text });
    if (disputes.some((one) => one.rule === rule && one.turn === turn)) return;
    const counted = [...disputes.filter(({ status }) => status !== "upheld"), { rule, turn }];
    const may = isOwnHandedIn(login, now, conversationId);
    await runBatch(db, [
      ...overrideAfter(db, { conversationId, inputs: inputs[0], messages, disputed: findingsOf(counted), may }),
      insertDisputeStatement(db, {
        conversation_id: conversationId,
        rule,
        turn,
        reason: reason.reason,
        shared: request.shared,
        created_at: now,
      }),
      insertRunStatement(db, runWithout(conversationId, { runNo: newest.runNo, score }, messages, counted, now)),
    ]);
  }

  async function settleOnce(visitor: Login | null, settlement: Settlement): Promise<void> {
    const login = adminLogin(world, visitor);
    const now = world.now();
    const { conversationId, finding, turn, isAccepted } = settlement;
    const [viewers, messages, runs, disputes, inputs] = await db.batch([
      viewerStatement(db, login, now),
      ...disputedConversationStatements(db, login, now, conversationId),
      overrideInputsStatement(db, conversationId),
    ]);
    requireAdmin(world, login, viewers);
    const newest = runs[0];
    const score = parseScore(newest);
    const own = disputes.find(
      (one) => one.rule === finding && one.turn === turn && one.shared && one.status === "open",
    );
    if (!newest || !score || !own) throw new Refusal("not_found");
    const left = disputes.filter((one) => one.status !== "upheld" && (one !== own || isAccepted));
    const may = isAdmin(db, login, now);
    await runBatch(db, [
      ...overrideAfter(db, { conversationId, inputs: inputs[0], messages, disputed: findingsOf(left), may }),
      settleDisputeStatement(db, login, { conversationId, finding, turn, isAccepted, nowMs: now }),
      insertRunStatement(db, runWithout(conversationId, { runNo: newest.runNo, score }, messages, left, now)),
    ]);
  }
}

/** The next run: the newest score without what is disputed. */
function runWithout(
  conversationId: string,
  newest: { runNo: number; score: Score },
  messages: readonly MessageRow[],
  disputed: readonly { rule: string; turn: number }[],
  nowMs: number,
) {
  const without = withDisputes(newest.score, turnsOf(messages), findingsOf(disputed));
  return scoreRow(conversationId, newest.runNo + 1, without, nowMs);
}

function findingsOf(disputed: readonly { rule: string; turn: number }[]) {
  return disputed.map(({ rule, turn }) => ({ finding: rule, turn }));
}

function disputeView(row: Awaited<ReturnType<typeof sharedDisputesStatement>>[number]): DisputeView[] {
  const title = findingTitle(row.finding);
  if (title === null) return [];
  const names = { agent: [row.agentName], customer: [row.customerName] };
  return [
    {
      conversationId: row.conversationId,
      finding: row.finding,
      title,
      turn: row.turn,
      heard: row.heard === null ? null : withoutNames(row.heard, names),
      said: withoutNames(row.said ?? "", names),
      reason: withoutNames(row.reason, names),
      status: row.status,
      createdAt: row.createdAt,
    },
  ];
}
