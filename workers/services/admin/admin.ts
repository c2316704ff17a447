import { z } from "zod";
import type { AdminActor, AdminLogin } from "#core/admin/actor.ts";
import { parseUserListQuery, type UserRow } from "#core/admin/user-list.ts";
import { Refusal } from "#core/errors.ts";
import type { Login } from "#core/identity/login.ts";
import type { Viewer } from "#core/identity/viewer.ts";
import type { AdminPage, SecurityEventsPage } from "#core/pages/admin-pages.ts";
import {
  adminRoleStatement,
  endSignInsStatements,
  grantAdminStatements,
  parseUserRow,
  recentEventsStatement,
  removeAdminStatements,
  roleChangesStatement,
  statsStatement,
  userCountStatement,
  userListStatement,
  usersStatement,
} from "../../adapters/d1/admin.ts";
import {
  personStatement,
  requireViewer,
  type ViewerRow,
  viewerStatement,
} from "../../adapters/d1/identity/login-rows.ts";
import { faultOf, log } from "../../log.ts";
import { adminLogin, requireAdminOf } from "../identity/admission.ts";
import type { World } from "../world.ts";

/** What admins see and do. Each statement checks the role by itself; the checks here only give the answer its words. */
export function createAdmin(world: World) {
  const { db, now } = world;
  return {
    /** /admin. A list that cannot be read is null and the page goes on; a role that cannot be read is none. */
    async open(visitor: Login | null, search: URLSearchParams): Promise<AdminPage> {
      const login = adminLogin(world, visitor);
      const nowMs = now();
      const query = parseUserListQuery(search);
      try {
        const [viewers, stats, counts, rows, changes] = await db.batch([
          viewerStatement(db, login, nowMs),
          statsStatement(db, login, nowMs),
          userCountStatement(db, login, nowMs, query.search),
          userListStatement(db, login, nowMs, query),
          roleChangesStatement(db, login, nowMs),
        ]);
        const viewer = requireAdminOf(world, login, viewers);
        const [total] = stats;
        return {
          viewer,
          stats: total ? { conversations: total.total_conversations, messages: total.total_messages } : null,
          users: { query, total: counts[0]?.total ?? 0, rows: rows.map(parseUserRow) },
          roleChanges: changes.map(({ byId, by, of, ...change }) => ({
            ...change,
            of: of ?? "somebody who is gone",
            by: by ?? (byId === null ? "command line" : "somebody who is gone"),
          })),
          nowMs,
        };
      } catch (error) {
        if (error instanceof Refusal) throw error;
        log("error", "admin.unreadable", faultOf(error));
        return { viewer: await adminOrNobody(login), stats: null, users: null, roleChanges: [], nowMs };
      }
    },

    /** /admin/security */
    async openSecurityEvents(visitor: Login | null): Promise<SecurityEventsPage> {
      const login = adminLogin(world, visitor);
      const nowMs = now();
      const [viewers, rows] = await db.batch([
        viewerStatement(db, login, nowMs),
        recentEventsStatement(db, login, nowMs),
      ]);
      return {
        viewer: requireAdminOf(world, login, viewers),
        events: rows.map(({ metadata, email, ...event }) => {
          const known = metadataSchema.parse(metadata);
          return { ...event, email: email ?? known.email ?? null, error: known.error ?? null };
        }),
        nowMs,
      };
    },

    /** Everybody, the newest first, as the API lists them. */
    async listUsers(
      actor: AdminActor,
      page: { limit: number; offset: number },
    ): Promise<{ total: number; rows: UserRow[] }> {
      const nowMs = now();
      const [admission, counts, rows] = await db.batch([
        admissionStatement(actor, nowMs),
        userCountStatement(db, actor, nowMs, ""),
        usersStatement(db, actor, nowMs, { search: "", ...page }),
      ]);
      admitActor(actor, admission);
      return { total: counts[0]?.total ?? 0, rows: rows.map(parseUserRow) };
    },

    /** For one who is an admin already it changes nothing. */
    async makeAdmin(actor: AdminActor | null, userId: string): Promise<void> {
      const change = changeBy(actor, userId);
      const [admission, , granted] = await db.batch([
        admissionStatement(change.actor, change.nowMs),
        ...grantAdminStatements(db, change),
      ]);
      admitActor(change.actor, admission);
      if (granted.length === 0 && !(await isAdminNow(userId))) throw new Refusal("not_found");
    },

    /** `isOwn`: the person gave up their own, and is let in no more. */
    async removeAdmin(actor: AdminActor | null, userId: string): Promise<{ isOwn: boolean; isRemoved: boolean }> {
      const change = changeBy(actor, userId);
      const [admission, , removed] = await db.batch([
        admissionStatement(change.actor, change.nowMs),
        ...removeAdminStatements(db, change),
      ]);
      const by = admitActor(change.actor, admission);
      if (removed.length === 0 && (await isAdminNow(userId))) throw new Refusal("last_admin");
      return { isOwn: by === userId, isRemoved: removed.length > 0 };
    },

    /** Ends every login of a person, and every grant of a client. Answers how many there were. */
    async signOut(login: Login | null, userId: string): Promise<number> {
      const change = changeBy(login, userId);
      const [admission, , endedGrants, endedLogins] = await db.batch([
        admissionStatement(change.actor, change.nowMs),
        ...endSignInsStatements(db, change),
      ]);
      admitActor(change.actor, admission);
      return endedGrants.length + endedLogins.length;
    },
  };

  function changeBy(actor: AdminActor | null, userId: string) {
    if (!actor) throw new Refusal("signed_out");
    return {
      actor: "tokenHash" in actor ? adminLogin(world, actor) : actor,
      nowMs: now(),
      changeId: world.newId(),
      userId,
    };
  }

  /** Who acts, to be read in the same batch as what they do: they may give up their own role by it. */
  function admissionStatement(actor: AdminActor, nowMs: number) {
    if ("tokenHash" in actor) return viewerStatement(db, actor, nowMs);
    return personStatement(db, "userId" in actor ? actor.userId : "");
  }

  /** The id of whoever acts; null for the owner's own server. */
  function admitActor(actor: AdminActor, admission: readonly ViewerRow[]): string | null {
    if ("tokenHash" in actor) return requireAdminOf(world, actor, admission).id;
    if ("isOwner" in actor) return null;
    const person = requireViewer(admission);
    if (!person.isAdmin) throw new Refusal("not_admin");
    if (!actor.mayAdminister) throw new Refusal("second_factor_needed");
    return person.id;
  }

  async function adminOrNobody(login: AdminLogin): Promise<Viewer> {
    try {
      return requireAdminOf(world, login, await viewerStatement(db, login, now()));
    } catch (error) {
      throw error instanceof Refusal ? error : new Refusal("not_admin");
    }
  }

  async function isAdminNow(userId: string): Promise<boolean> {
    return (await adminRoleStatement(db, userId)).length > 0;
  }
}

const metadataSchema = z.object({ email: z.string().optional(), error: z.string().optional() });
