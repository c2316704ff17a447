import type { Login } from "#core/identity/login.ts";
import type { ReviewQueuePage } from "#core/pages/review-pages.ts";
import {
  parseQueueCursor,
  parseQueueReason,
  QUEUE_REASONS,
  type QueueReason,
  weeklyPick,
  weekOf,
} from "#core/reviews/queue-reasons.ts";
import { parsePeers, QUEUE_PAGE, reviewQueueStatement } from "../../adapters/d1/teams/review-queue.ts";
import type { World } from "../world.ts";
import { requireLogin, requireOverseer, teamStatements } from "./team-admission.ts";

type QueueRow = Awaited<ReturnType<typeof reviewQueueStatement>>[number];

export function createReviewQueue(world: World) {
  const { db } = world;
  return {
    /** The page /team/review: what is worth a reviewer's look, and why. `search`: `reason`, and `before` with `id` for a later page. */
    async open(visitor: Login | null, search: URLSearchParams): Promise<ReviewQueuePage> {
      const login = requireLogin(visitor);
      const nowMs = world.now();
      const filter = parseQueueReason(search.get("reason"));
      const after = parseQueueCursor(search);
      const [viewers, mine, rows] = await db.batch([
        ...teamStatements(db, login, nowMs),
        reviewQueueStatement(db, login, nowMs, { filter, after }),
      ]);
      const { viewer, team } = requireOverseer(world, login, viewers, mine);
      const withReasons = rows.map((row) => ({ row, reasons: reasonsOf(row, team.timeZone) }));
      const listed =
        filter === "weekly" ? weeklyOf(withReasons, after, weekOf(nowMs, team.timeZone), team.timeZone) : withReasons;
      const shown = listed.slice(0, QUEUE_PAGE);
      const last = listed.length > QUEUE_PAGE ? shown.at(-1)?.row : undefined;
      return {
        viewer,
        team,
        filter,
        attempts: shown.map(({ row, reasons }) => ({
          conversationId: row.conversationId,
          agent: row.agent,
          title: row.title,
          scenario: row.scenario,
          mode: row.mode,
          total: row.total,
          scoreToReach: row.scoreToReach,
          handedInAt: row.handedInAt,
          reasons,
        })),
        next: last ? nextQuery(filter, last) : null,
        isFirst: after === null,
      };
    },
  };
}

function reasonsOf(row: QueueRow, timeZone: string): QueueReason[] {
  const week = weekOf(row.handedInAt, timeZone);
  const peers = parsePeers(row.peers).filter(({ atMs }) => weekOf(atMs, timeZone) === week);
  const pick = weeklyPick(
    row.userId,
    week,
    peers.map(({ id }) => id),
  );
  const holds = { ...row, weekly: pick === row.conversationId };
  return QUEUE_REASONS.filter((reason) => holds[reason]);
}

/** This week's and last week's, of those that nobody has reviewed. */
function weeklyOf(
  rows: { row: QueueRow; reasons: QueueReason[] }[],
  after: { handedInAt: number; id: string } | null,
  thisWeek: number,
  timeZone: string,
) {
  return rows.filter(
    ({ row, reasons }) =>
      reasons.includes("weekly") &&
      (row.unreviewed || row.disputed) &&
      weekOf(row.handedInAt, timeZone) >= thisWeek - 1 &&
      (after === null ||
        row.handedInAt < after.handedInAt ||
        (row.handedInAt === after.handedInAt && row.conversationId < after.id)),
  );
}

function nextQuery(filter: QueueReason | null, { handedInAt, conversationId }: QueueRow): string {
  const query = new URLSearchParams({ before: String(handedInAt), id: conversationId });
  if (filter !== null) query.set("reason", filter);
  return `?${query}`;
}
