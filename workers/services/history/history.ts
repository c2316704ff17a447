import { parseTitle } from "#core/conversations/conversation-title.ts";
import { Refusal } from "#core/errors.ts";
import { historyChoices, parseHistoryFilter, parseHistoryPlace, scenarioIdsOf } from "#core/history/history-choices.ts";
import type { HistoryPlace } from "#core/history/history-filter.ts";
import { markedExcerpt } from "#core/history/marked-words.ts";
import { type SearchWords, searchExpression, searchWords } from "#core/history/search-words.ts";
import { DELETION_UNDO_MS } from "#core/history/undo-time.ts";
import type { Login } from "#core/identity/login.ts";
import type { DeletedSession, HistoryPage, HistorySession } from "#core/pages/history-page.ts";
import { ownExportsStatement } from "../../adapters/d1/history/history-export-rows.ts";
import {
  archiveStatement,
  type DeletedSessionRow,
  deletedSessionsStatement,
  type FoundRow,
  type HistoryRow,
  historyStatement,
  isFound,
  linesLookedAt,
  noSessionsStatement,
  renameStatement,
  searchStatement,
} from "../../adapters/d1/history/history-rows.ts";
import { viewerStatement } from "../../adapters/d1/identity/login-rows.ts";
import { sessionView } from "../conversations/session-view.ts";
import { requireViewer, timeZoneOf } from "../identity/admission.ts";
import { conversationChanges, tellChanges } from "../realtime/tell-changes.ts";
import type { World } from "../world.ts";

const SESSIONS_A_PAGE = 20;
const DELETED_SHOWN = 50;

/** /conversations: finding, renaming and archiving sessions. Every method throws Refusal `signed_out`. */
export function createHistory(world: World) {
  const { db } = world;

  return {
    /** `asked`: the search of the page's address. */
    async open(login: Login | null, asked: URLSearchParams): Promise<HistoryPage> {
      if (!login) throw new Refusal("signed_out");
      const nowMs = world.now();
      const filter = parseHistoryFilter(asked);
      const place = parseHistoryPlace(asked);
      const typed = filter.text === "" ? null : searchWords(filter.text);
      const [viewers, rows, deleted, exports] = await db.batch([
        viewerStatement(db, login, nowMs),
        pageStatement(login, nowMs, { filter, place, typed }),
        deletedSessionsStatement(db, login, nowMs, { since: nowMs - DELETION_UNDO_MS, limit: DELETED_SHOWN }),
        ownExportsStatement(db, login, nowMs),
      ]);
      const viewer = requireViewer(world, login, viewers);
      const shown = rows.slice(0, SESSIONS_A_PAGE).filter(isFound);
      const next = nextPlace(rows, linesLookedAt(filter));
      return {
        viewer,
        filter,
        choices: historyChoices(),
        search: typed && { hasWords: typed.words.length > 0, isCut: typed.isCut, ignored: typed.ignored },
        sessions: shown.map((row) => sessionOf(row, typed?.words ?? null)),
        isFirst: place === null,
        next,
        isPartial: next !== null && rows.length <= SESSIONS_A_PAGE,
        deleted: deleted.map(deletedOf),
        exports,
        nowMs,
        timeZone: timeZoneOf(world, viewer),
      };
    },

    /** Throws Refusal `title_unusable` or `not_found`. */
    async rename(login: Login | null, id: string, typed: string): Promise<void> {
      if (!login) throw new Refusal("signed_out");
      const nowMs = world.now();
      const title = parseTitle(typed);
      const [viewers, renamed] = await db.batch([
        viewerStatement(db, login, nowMs),
        // Nobody's id: a title that cannot be used is refused below, after who asks.
        renameStatement(db, login, nowMs, { id: title === null ? "" : id, title: title ?? "" }),
      ]);
      requireViewer(world, login, viewers);
      if (title === null) throw new Refusal("title_unusable");
      tellOf(id, renamed);
    },

    /** Puts a session out of the list, or back into it. Throws Refusal `not_found`. */
    async archive(login: Login | null, id: string, archived: boolean): Promise<void> {
      if (!login) throw new Refusal("signed_out");
      const nowMs = world.now();
      const [viewers, changed] = await db.batch([
        viewerStatement(db, login, nowMs),
        archiveStatement(db, login, nowMs, { id, archived }),
      ]);
      requireViewer(world, login, viewers);
      tellOf(id, changed);
    },
  };

  function pageStatement(
    login: Login,
    nowMs: number,
    of: { filter: HistoryPage["filter"]; place: HistoryPlace | null; typed: SearchWords | null },
  ) {
    const { filter, place, typed } = of;
    const scenarioIds = filter.line === null ? null : scenarioIdsOf(filter.line);
    const asked = { filter, scenarioIds, place, limit: SESSIONS_A_PAGE + 1 };
    if (!typed) return historyStatement(db, login, nowMs, asked);
    const expression = searchExpression(typed.words);
    return expression === "" ? noSessionsStatement(db) : searchStatement(db, login, nowMs, { ...asked, expression });
  }

  function tellOf(id: string, rows: readonly { userId: string }[]): void {
    const [row] = rows;
    if (!row) throw new Refusal("not_found");
    tellChanges(world, conversationChanges({ ownerId: row.userId, conversationId: id, conversation: "UPDATE" }));
  }
}

/** After the last one that is shown; or, where a search has not looked through everything, after what it has. */
function nextPlace(rows: readonly HistoryRow[], lookedAt: number): HistoryPlace | null {
  const last = rows.length > SESSIONS_A_PAGE ? rows[SESSIONS_A_PAGE - 1] : undefined;
  if (last && isFound(last)) return last.no === null ? { createdAt: last.createdAt, id: last.id } : { before: last.no };
  const [first] = rows;
  return first && first.lines >= lookedAt && first.lastNo !== null ? { before: first.lastNo } : null;
}

function sessionOf(row: FoundRow, words: readonly string[] | null): HistorySession {
  const { line, no: _, lines: __, lastNo: ___, archivedAt, mode, ...session } = row;
  const excerpt = words && line !== null ? markedExcerpt(line, words) : null;
  return { ...sessionView(session), mode, isArchived: archivedAt !== null, excerpt };
}

function deletedOf(row: DeletedSessionRow): DeletedSession {
  const name = row.customer === null ? row.title : [row.customer, row.scenario].filter(Boolean).join(", ");
  return { id: row.id, name, deletedAt: row.deletedAt };
}
