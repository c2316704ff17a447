import { and, asc, desc, eq, isNull, type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import type { ScoreBoard } from "#core/assignments/score-board.ts";
import type { Login } from "#core/identity/login.ts";
import { QUARTER_MS } from "#core/progress/streak.ts";
import type { Database } from "../database.ts";
import { type AskedAt, type AskedId, type AskedLogin, userIdOfLogin } from "../identity/login-scope.ts";
import { earnedBadges } from "../schema/readiness-tables.ts";
import { assignedRounds, assignments, groups, memberships, organisations } from "../schema/team-tables.ts";
import { users } from "../schema/user-tables.ts";
import { activeOrganisation } from "./active-organisation.ts";
import { noteEventStatement } from "./event-rows.ts";
import { byDisplayName, displayName, nameOfUser } from "./organisation-rows.ts";
import { isIn, mayIn, sharesBoards } from "./team-scope.ts";

// The weekly boards of an organisation. Whoever has not joined them reads none, and is on none from that moment on.

/** What the login's person has chosen where they work now. */
export function ownChoiceStatement(db: Database, login: Login, nowMs: number) {
  return db
    .select({ joins: memberships.joins_boards, hidesName: memberships.hides_name })
    .from(memberships)
    .where(
      and(
        eq(memberships.organisation_id, activeOrganisation(login, nowMs)),
        eq(memberships.user_id, userIdOfLogin(login, nowMs)),
        isNull(memberships.left_at),
      ),
    );
}

/** Of sessions that ended since a moment, or were handed in since another one, by this rubric. */
export type FiguresSince = { sessionsMs: number; handedInMs: number; rubric: string };

/** What everybody who joined did of late, one row each, for somebody who joined too. A week is cut out of it in core/boards. */
export function boardFiguresStatement(db: Database, login: Login, nowMs: number, since: FiguresSince) {
  const ended = sql`FROM chat_conversations AS c WHERE c.user_id = ${memberships.user_id} AND c.created_at >= ${since.sessionsMs - BEGUN_BEFORE_MS} AND c.status = 'completed' AND c.ended_at >= ${since.sessionsMs}`;
  return db
    .select({
      id: users.id,
      name: displayName,
      hidesName: memberships.hides_name,
      // D1 binds every number as a real, so the division has to be cut to a whole number.
      quarters:
        sql<string>`(SELECT json_group_array(DISTINCT CAST(c.ended_at / ${QUARTER_MS} AS INTEGER)) ${ended})`.as(
          "quarters",
        ),
      settledDrills:
        sql<string>`(SELECT json_group_array(c.ended_at) ${ended} AND c.kind = 'drill' AND json_extract(c.customer_state, '$.exit.kind') = 'agreed')`.as(
          "settled_drills",
        ),
      handedIn:
        sql<string>`(SELECT json_group_array(json_object('atMs', t.handed_in_at, 'total', t.total)) FROM assignment_attempts AS t
          JOIN scores AS s ON s.conversation_id = t.conversation_id AND s.run_no = t.run_no AND s.rubric_version = ${since.rubric}
          WHERE t.user_id = ${memberships.user_id} AND t.organisation_id = ${memberships.organisation_id} AND t.handed_in_at >= ${since.handedInMs} AND t.total IS NOT NULL)`.as(
          "handed_in",
        ),
    })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.user_id))
    .where(
      and(
        eq(memberships.organisation_id, activeOrganisation(login, nowMs)),
        sharesBoards(login, nowMs, memberships.organisation_id, memberships.user_id),
      ),
    );
}

/** A session may have begun so long before it ended. */
const BEGUN_BEFORE_MS = 30 * 24 * 60 * 60 * 1000;

export function parseFigures(row: Awaited<ReturnType<typeof boardFiguresStatement>>[number]) {
  const { quarters, settledDrills, handedIn, ...one } = row;
  return {
    ...one,
    facts: {
      quarters: momentsSchema.parse(JSON.parse(quarters)),
      settledDrills: momentsSchema.parse(JSON.parse(settledDrills)),
      handedIn: handedInSchema.parse(JSON.parse(handedIn)),
    },
  };
}

const momentsSchema = z.array(z.number());
const handedInSchema = z.array(z.object({ atMs: z.number(), total: z.number() }));

/** The groups that the login's person is in or manages, with those in them, for somebody who joined the boards. */
export function boardGroupsStatement(db: Database, login: Login, nowMs: number) {
  const me = userIdOfLogin(login, nowMs);
  return db
    .select({
      name: groups.name,
      members:
        sql<string>`(SELECT json_group_array(p.user_id) FROM group_members AS p WHERE p.group_id = ${groups.id})`.as(
          "members",
        ),
    })
    .from(groups)
    .where(
      and(
        eq(groups.organisation_id, activeOrganisation(login, nowMs)),
        sharesBoards(login, nowMs, groups.organisation_id, me),
        sql`(EXISTS (SELECT 1 FROM group_members AS p WHERE p.group_id = ${groups.id} AND p.user_id = ${me})
          OR EXISTS (SELECT 1 FROM group_managers AS led WHERE led.group_id = ${groups.id} AND led.user_id = ${me}))`,
      ),
    )
    .orderBy(asc(groups.name));
}

export function parseMembers(json: string): string[] {
  return z.array(z.string()).parse(JSON.parse(json));
}

/** The badges that people of the organisation show, while its boards are on. */
export function shownBadgesStatement(db: Database, login: Login, nowMs: number) {
  return db
    .select({
      name: sql<string | null>`CASE WHEN ${memberships.hides_name} = 1 THEN NULL ELSE ${nameOfUser} END`.as(
        "display_name",
      ),
      personId: sql<string>`${users.id}`.as("person_id"),
      badge: earnedBadges.badge,
    })
    .from(earnedBadges)
    .innerJoin(memberships, and(eq(memberships.user_id, earnedBadges.user_id), isNull(memberships.left_at)))
    .innerJoin(users, eq(users.id, earnedBadges.user_id))
    .innerJoin(organisations, eq(organisations.id, memberships.organisation_id))
    .where(
      and(
        eq(memberships.organisation_id, activeOrganisation(login, nowMs)),
        isIn(login, nowMs, memberships.organisation_id),
        eq(organisations.boards_on, true),
        eq(earnedBadges.is_shown, true),
      ),
    )
    .orderBy(byDisplayName, asc(users.id), desc(earnedBadges.earned_at))
    .limit(SHOWN_MOST);
}

const SHOWN_MOST = 600;

/** Joins the boards, or leaves them, of an organisation that the login's person is in. Joining only while they are on. */
export function chooseBoardsStatement(
  db: Database,
  login: Login,
  nowMs: number,
  of: { organisationId: string; joins: boolean; hidesName: boolean },
) {
  const areOn = sql`EXISTS (SELECT 1 FROM organisations AS o WHERE o.id = ${of.organisationId} AND o.boards_on = 1)`;
  return db
    .update(memberships)
    .set({ joins_boards: of.joins, hides_name: of.hidesName })
    .where(
      and(
        eq(memberships.organisation_id, of.organisationId),
        eq(memberships.user_id, userIdOfLogin(login, nowMs)),
        isNull(memberships.left_at),
        of.joins ? areOn : undefined,
      ),
    )
    .returning({ joins: memberships.joins_boards });
}

/** Turns the boards of an organisation on or off, by an owner. The second returns the row. */
export function turnBoardsStatements(
  db: Database,
  login: Login,
  act: { organisationId: string; eventId: string; nowMs: number; on: boolean },
) {
  const { organisationId, eventId, nowMs, on } = act;
  const isChanging = sql`${mayIn(login, nowMs, organisationId, "editOrganisation")} AND EXISTS (SELECT 1 FROM organisations AS o WHERE o.id = ${organisationId} AND o.boards_on <> ${on ? 1 : 0})`;
  const kind = on ? "boards_on" : "boards_off";
  return [
    noteEventStatement(db, { id: eventId, kind, organisationId, by: userIdOfLogin(login, nowMs), nowMs }, isChanging),
    db
      .update(organisations)
      .set({ boards_on: on })
      .where(and(eq(organisations.id, organisationId), isChanging))
      .returning({ id: organisations.id }),
  ] as const;
}

// The score board of an assignment.

/** Of the assignments of the login's person that have one and go on, while the boards are on; or of one of them. */
export function scoreBoardsStatement(db: Database, login: AskedLogin, nowMs: AskedAt, assignmentId: AskedId | null) {
  const me = userIdOfLogin(login, nowMs);
  const agreed = (userId: SQL) =>
    sql`EXISTS (SELECT 1 FROM assigned_rounds AS agreed WHERE agreed.assignment_id = ${assignments.id} AND agreed.user_id = ${userId} AND agreed.on_board = 1)`;
  // Each person's best handed-in attempt; among equals who was there first.
  const best = sql`(SELECT t.user_id, max(t.total) AS total, min(t.handed_in_at) AS first_at,
      CASE WHEN m.hides_name = 1 AND t.user_id <> ${me} THEN NULL ELSE coalesce(nullif(u.full_name, ''), u.email) END AS name
    FROM assignment_attempts AS t JOIN users AS u ON u.id = t.user_id
    JOIN memberships AS m ON m.organisation_id = ${assignments.organisation_id} AND m.user_id = t.user_id AND m.left_at IS NULL
    WHERE t.assignment_id = ${assignments.id} AND t.handed_in_at IS NOT NULL AND t.total IS NOT NULL AND ${agreed(sql`t.user_id`)}
    GROUP BY t.user_id ORDER BY total DESC, first_at LIMIT 3)`;
  return db
    .select({
      assignmentId: assignments.id,
      title: assignments.title,
      agrees: sql<number>`${agreed(me)}`.as("agrees"),
      top: sql<string>`(SELECT json_group_array(json_object('name', best.name, 'total', best.total, 'isViewer', best.user_id = ${me})) FROM ${best} AS best)`.as(
        "top",
      ),
    })
    .from(assignments)
    .innerJoin(organisations, eq(organisations.id, assignments.organisation_id))
    .where(
      and(
        assignmentId === null
          ? eq(assignments.organisation_id, activeOrganisation(login, nowMs))
          : eq(assignments.id, assignmentId),
        hasScoreBoard(login, nowMs),
      ),
    )
    .orderBy(desc(assignments.created_at))
    .limit(SCORE_BOARDS_MOST);
}

const SCORE_BOARDS_MOST = 20;

export function parseScoreBoard(row: Awaited<ReturnType<typeof scoreBoardsStatement>>[number]): ScoreBoard {
  return {
    ...row,
    agrees: row.agrees === 1,
    top: topSchema.parse(JSON.parse(row.top)).map((one, index) => ({ position: index + 1, ...one })),
  };
}

const topSchema = z.array(
  z.object({
    name: z.string().nullable(),
    total: z.number(),
    isViewer: z.number().transform((value) => value === 1),
  }),
);

/** The login's person agrees to be on the score board of an assignment, or no longer. Returns their rounds. */
export function agreeStatement(db: Database, login: Login, nowMs: number, assignmentId: string, agrees: boolean) {
  const has = sql`EXISTS (SELECT 1 FROM assignments JOIN organisations ON organisations.id = assignments.organisation_id WHERE assignments.id = ${assignmentId} AND ${hasScoreBoard(login, nowMs)})`;
  return db
    .update(assignedRounds)
    .set({ on_board: agrees })
    .where(
      and(
        eq(assignedRounds.assignment_id, assignmentId),
        eq(assignedRounds.user_id, userIdOfLogin(login, nowMs)),
        agrees ? has : undefined,
      ),
    )
    .returning({ round: assignedRounds.round });
}

/** In a statement over assignments and organisations: it has a score board, and the login's person has a round of it and is a member. */
function hasScoreBoard(login: AskedLogin, nowMs: AskedAt): SQL {
  return sql`(${assignments.score_board} = 1 AND ${assignments.archived_at} IS NULL AND ${organisations.boards_on} = 1 AND ${isIn(login, nowMs, assignments.organisation_id)}
    AND EXISTS (SELECT 1 FROM assigned_rounds AS mine WHERE mine.assignment_id = ${assignments.id} AND mine.user_id = ${userIdOfLogin(login, nowMs)}))`;
}
