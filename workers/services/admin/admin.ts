import { z } from "zod";
import type { AdminActor, AdminLogin } from "#core/admin/actor.ts";
import { parseUserListQuery, type UserListQuery, type UserRow } from "#core/admin/user-list.ts";
import { Refusal } from "#core/errors.ts";
import type { Login } from "#core/identity/login.ts";
import type { Viewer } from "#core/identity/viewer.ts";
import type { AdminPage, RoleChange, SecurityEventsPage } from "#core/pages/admin-pages.ts";
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
  requireViewerFromRows,
  type ViewerRow,
  viewerStatement,
} from "../../adapters/d1/identity/login-rows.ts";
import { userByIdStatement } from "../../adapters/d1/identity/users.ts";
import { faultOf, log } from "../../log.ts";
import { adminLogin, requireAdmin, timeZoneOf } from "../identity/admission.ts";
import { tellChanges } from "../realtime/tell-changes.ts";
import type { World } from "../world.ts";

/**
 * What admins see and do. Each SQL statement checks the admin role itself; the checks here only choose the refusal. Every method
 * throws Refusal `signed_out`, `not_admin`, or `second_factor_needed` where the settings demand one.
 */
export function createAdmin(world: World) {
  const { db, now } = world;
  return {
    /**
     * The page /admin. What cannot be read is null, and the rest of the page is there. If the role cannot be read either, it
     * throws `not_admin`.
     */
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
        const viewer = requireAdmin(world, login, viewers);
        return {
          viewer,
          stats: statsView(stats),
          users: { query, total: counts[0]?.total ?? 0, rows: rows.map(parseUserRow) },
          roleChanges: changes.map(roleChangeView),
          nowMs,
          timeZone: timeZoneOf(world, viewer),
        };
      } catch (error) {
        if (error instanceof Refusal) throw error;
        log("error", "admin.unreadable", faultOf(error));
        const viewer = await requireAdminAgain(login);
        return {
          viewer,
          ...(await readApart(login, nowMs, query)),
          nowMs,
          timeZone: timeZoneOf(world, viewer),
        };
      }
    },

    /** The page /admin/security. */
    async openSecurityEvents(visitor: Login | null): Promise<SecurityEventsPage> {
      const login = adminLogin(world, visitor);
      const nowMs = now();
      const [viewers, rows] = await db.batch([
        viewerStatement(db, login, nowMs),
        recentEventsStatement(db, login, nowMs),
      ]);
      const viewer = requireAdmin(world, login, viewers);
      return {
        viewer,
        events: rows.map(({ metadata, email, ...event }) => ({
          ...event,
          email: email ?? metadataSchema.parse(metadata).email ?? null,
        })),
        nowMs,
        timeZone: timeZoneOf(world, viewer),
      };
    },

    /** All users, newest first, for the API. `total` counts all of them. */
    async listUsers(
      actor: AdminActor,
      page: { limit: number; offset: number },
    ): Promise<{ total: number; rows: UserRow[] }> {
      const nowMs = now();
      const [admission, counts, rows] = await db.batch([
        actorStatement(actor, nowMs),
        userCountStatement(db, actor, nowMs, ""),
        usersStatement(db, actor, nowMs, { search: "", ...page }),
      ]);
      requireAdminActor(actor, admission);
      return { total: counts[0]?.total ?? 0, rows: rows.map(parseUserRow) };
    },

    /** Changes nothing for somebody who is an admin already. Throws `not_found` for an unknown user. */
    async makeAdmin(actor: AdminActor | null, userId: string): Promise<void> {
      const change = newChange(actor, userId);
      const [admission, , granted] = await db.batch([
        actorStatement(change.actor, change.nowMs),
        ...grantAdminStatements(db, change),
      ]);
      requireAdminActor(change.actor, admission);
      tellRole(userId, "INSERT", granted);
      if (granted.length === 0 && !(await isAdminNow(userId))) throw new Refusal("not_found");
    },

    /**
     * `isOwn`: the actor removed their own role and is no admin any more. Changes nothing for somebody who is no admin. Throws
     * `last_admin` for the only admin, and `not_found` for an unknown user.
     */
    async removeAdmin(actor: AdminActor | null, userId: string): Promise<{ isOwn: boolean; isRemoved: boolean }> {
      const change = newChange(actor, userId);
      const [admission, , removed] = await db.batch([
        actorStatement(change.actor, change.nowMs),
        ...removeAdminStatements(db, change),
      ]);
      const by = requireAdminActor(change.actor, admission);
      tellRole(userId, "DELETE", removed);
      if (removed.length === 0) {
        if (await isAdminNow(userId)) throw new Refusal("last_admin");
        if ((await userByIdStatement(db, userId)).length === 0) throw new Refusal("not_found");
      }
      return { isOwn: by === userId, isRemoved: removed.length > 0 };
    },

    /** Ends every login (browser) and every grant (API client) of a person. Returns how many there were. */
    async signOut(login: Login | null, userId: string): Promise<number> {
      const change = newChange(login, userId);
      const [admission, , endedGrants, endedLogins] = await db.batch([
        actorStatement(change.actor, change.nowMs),
        ...endSignInsStatements(db, change),
      ]);
      requireAdminActor(change.actor, admission);
      return endedGrants.length + endedLogins.length;
    },
  };

  function tellRole(ownerId: string, type: "INSERT" | "DELETE", changed: readonly unknown[]): void {
    const key = { user_id: ownerId, role: "admin" };
    if (changed.length > 0) tellChanges(world, [{ table: "user_roles", type, key, ownerId }]);
  }

  /** Each part by itself, after reading them together has failed: one that cannot be read takes no other with it. */
  async function readApart(login: AdminLogin, nowMs: number, query: UserListQuery) {
    const [stats, lists, changes] = await Promise.allSettled([
      db.batch([statsStatement(db, login, nowMs)]),
      db.batch([userCountStatement(db, login, nowMs, query.search), userListStatement(db, login, nowMs, query)]),
      db.batch([roleChangesStatement(db, login, nowMs)]),
    ]);
    const [counts, rows] = lists.status === "fulfilled" ? lists.value : [];
    return {
      stats: stats.status === "fulfilled" ? statsView(stats.value[0]) : null,
      users: rows ? { query, total: counts?.[0]?.total ?? 0, rows: rows.map(parseUserRow) } : null,
      roleChanges: changes.status === "fulfilled" ? changes.value[0].map(roleChangeView) : null,
    };
  }

  function newChange(actor: AdminActor | null, userId: string) {
    if (!actor) throw new Refusal("signed_out");
    return {
      actor: "tokenHash" in actor ? adminLogin(world, actor) : actor,
      nowMs: now(),
      changeId: world.newId(),
      userId,
    };
  }

  /** Reads the actor. It runs in the same batch as the change and before it, since the change may remove the actor's own role. */
  function actorStatement(actor: AdminActor, nowMs: number) {
    if ("tokenHash" in actor) return viewerStatement(db, actor, nowMs);
    return personStatement(db, "userId" in actor ? actor.userId : "");
  }

  /** The id of the actor; null for the owner's own server. Throws if the actor may not act as an admin. */
  function requireAdminActor(actor: AdminActor, admission: readonly ViewerRow[]): string | null {
    if ("tokenHash" in actor) return requireAdmin(world, actor, admission).id;
    if ("isOwner" in actor) return null;
    const person = requireViewerFromRows(admission);
    if (!person.isAdmin) throw new Refusal("not_admin");
    if (!actor.mayAdminister) throw new Refusal("second_factor_needed");
    return person.id;
  }

  async function requireAdminAgain(login: AdminLogin): Promise<Viewer> {
    try {
      return requireAdmin(world, login, await viewerStatement(db, login, now()));
    } catch (error) {
      throw error instanceof Refusal ? error : new Refusal("not_admin");
    }
  }

  async function isAdminNow(userId: string): Promise<boolean> {
    return (await adminRoleStatement(db, userId)).length > 0;
  }
}

function statsView([total]: Awaited<ReturnType<typeof statsStatement>>): AdminPage["stats"] {
  return total ? { conversations: total.total_conversations, messages: total.total_messages } : null;
}

function roleChangeView(row: Awaited<ReturnType<typeof roleChangesStatement>>[number]): RoleChange {
  const { byId, by, of, ...change } = row;
  return {
    ...change,
    of: of ?? "somebody who is gone",
    by: by ?? (byId === null ? "command line" : "somebody who is gone"),
  };
}

const metadataSchema = z.object({ email: z.string().optional() });
