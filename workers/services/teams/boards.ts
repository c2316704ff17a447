import { badges } from "#core/badges/badges.ts";
import { type BoardKind, groupSums, neighborsOf } from "#core/boards/neighbors.ts";
import { weekBegan } from "#core/boards/week.ts";
import { weekFigures } from "#core/boards/week-figures.ts";
import { Refusal } from "#core/errors.ts";
import type { Login } from "#core/identity/login.ts";
import type { BoardsPage } from "#core/pages/board-pages.ts";
import { RUBRIC_VERSION } from "#core/scoring/rubric.ts";
import { mayInOrganisation } from "#core/teams/team-rights.ts";
import { viewerStatement } from "../../adapters/d1/identity/login-rows.ts";
import {
  agreeStatement,
  boardFiguresStatement,
  boardGroupsStatement,
  chooseBoardsStatement,
  ownChoiceStatement,
  parseFigures,
  parseMembers,
  parseScoreBoard,
  scoreBoardsStatement,
  shownBadgesStatement,
  turnBoardsStatements,
} from "../../adapters/d1/teams/board-rows.ts";
import { overseesBy, oversightStatements, requireOversight } from "../billing/oversight.ts";
import { requireViewer } from "../identity/admission.ts";
import type { World } from "../world.ts";
import { actorStatements, requireActor, requireLogin, teamHeader, teamStatements } from "./team-admission.ts";

const DAY_MS = 24 * 60 * 60 * 1000;
/** No week began longer ago, whatever the zone, nor the four weeks before it. */
const WEEK_MOST_MS = 9 * DAY_MS;
const FIVE_WEEKS_MOST_MS = 37 * DAY_MS;

const KINDS = ["days", "drills", "improvement"] as const satisfies readonly BoardKind[];

/** The weekly boards of an organization, off until an owner turns them on, and what people choose about them. */
export function createBoards(world: World) {
  const { db } = world;

  return {
    /** The page /team/boards, for everybody in an organization. Throws Refusal `signed_out`, or `not_found` for whoever is in none. */
    async open(visitor: Login | null): Promise<BoardsPage> {
      const login = requireLogin(visitor);
      const nowMs = world.now();
      const since = {
        sessionsMs: nowMs - WEEK_MOST_MS,
        handedInMs: nowMs - FIVE_WEEKS_MOST_MS,
        rubric: RUBRIC_VERSION,
      };
      const [viewers, mine, choices, figures, groups, scoreBoards, shown, ...accounts] = await db.batch([
        ...teamStatements(db, login, nowMs),
        ownChoiceStatement(db, login, nowMs),
        boardFiguresStatement(db, login, nowMs, since),
        boardGroupsStatement(db, login, nowMs),
        scoreBoardsStatement(db, login, nowMs, null),
        shownBadgesStatement(db, login, nowMs),
        ...oversightStatements(world, login, nowMs),
      ]);
      const viewer = requireViewer(world, login, viewers);
      const header = teamHeader(mine);
      if (!header) throw new Refusal("not_found");
      // Where the plan does not hold them they are off, whatever was chosen; the choice stays.
      const isInPlan = overseesBy(accounts, nowMs);
      const team = { ...header, boardsOn: header.boardsOn && isInPlan };
      const people = figures.map(parseFigures).map(({ facts, ...one }) => ({
        ...one,
        figures: weekFigures(facts, nowMs, team.timeZone),
      }));
      const { joins = false, hidesName = false } = choices[0] ?? {};
      const theirGroups = groups.map(({ name, members }) => ({ name, memberIds: parseMembers(members) }));
      return {
        viewer,
        team,
        joins,
        hidesName,
        weekBeganMs: weekBegan(nowMs, team.timeZone),
        boards:
          joins && team.boardsOn ? KINDS.map((kind) => ({ kind, lines: neighborsOf(people, viewer.id, kind) })) : null,
        groups: team.boardsOn ? groupSums(people, theirGroups) : [],
        scoreBoards: isInPlan ? scoreBoards.map(parseScoreBoard) : [],
        badges: isInPlan ? badgesOfPeople(shown) : [],
        mayTurn: mayInOrganisation(team.role, "editOrganisation"),
      };
    },

    /** Throws Refusal `not_found` or `forbidden`. */
    async turn(visitor: Login | null, organisationId: string, on: boolean): Promise<void> {
      const login = requireLogin(visitor);
      if (on) await requireOversight(world, login, { organisationId });
      const nowMs = world.now();
      const [viewers, roles] = await db.batch([
        ...actorStatements(db, login, nowMs, organisationId),
        ...turnBoardsStatements(db, login, { organisationId, eventId: world.newId(), nowMs, on }),
      ]);
      requireActor(world, login, viewers, roles, "editOrganisation");
    },

    /** Joining, leaving, and whether one's name is shown. Throws Refusal `not_found` where there are no boards to join. */
    async choose(
      visitor: Login | null,
      organisationId: string,
      of: { joins: boolean; hidesName: boolean },
    ): Promise<void> {
      const login = requireLogin(visitor);
      const nowMs = world.now();
      const [viewers, chosen] = await db.batch([
        viewerStatement(db, login, nowMs),
        chooseBoardsStatement(db, login, nowMs, { organisationId, ...of }),
      ]);
      requireViewer(world, login, viewers);
      if (chosen.length === 0) throw new Refusal("not_found");
    },

    /** To be on the score board of an assignment, or no longer. Throws Refusal `not_found` where there is none for the person. */
    async agree(visitor: Login | null, assignmentId: string, agrees: boolean): Promise<void> {
      const login = requireLogin(visitor);
      const nowMs = world.now();
      const [viewers, rounds] = await db.batch([
        viewerStatement(db, login, nowMs),
        agreeStatement(db, login, nowMs, assignmentId, agrees),
      ]);
      requireViewer(world, login, viewers);
      if (rounds.length === 0) throw new Refusal("not_found");
    },
  };
}

/** Of each person who shows some. Two of one name, or without one, stay two. */
function badgesOfPeople(rows: Awaited<ReturnType<typeof shownBadgesStatement>>): BoardsPage["badges"] {
  const titles = new Map(badges.map(({ id, title }) => [id, title]));
  const people = new Map<string, BoardsPage["badges"][number]>();
  for (const { personId, name, badge } of rows) {
    const title = titles.get(badge);
    if (!title) continue;
    const position = people.get(personId)?.position ?? people.size + 1;
    people.set(personId, { position, name, titles: [...(people.get(personId)?.titles ?? []), title] });
  }
  return [...people.values()];
}
