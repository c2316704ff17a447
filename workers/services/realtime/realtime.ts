import { z } from "zod";
import { Refusal } from "#core/errors.ts";
import { globMatches } from "#core/identity/api/allowed-redirect.ts";
import { IdentityError } from "#core/identity/api/identity-error.ts";
import type { Login } from "#core/identity/login.ts";
import { isBanned } from "#core/identity/person.ts";
import { API_WRITES_PER_PERSON } from "#core/rate-limit.ts";
import type { Attachment, Listener } from "#core/realtime/channels.ts";
import { keyConditions, type RowChange, type Subscription, wantedOf } from "#core/realtime/subscriptions.ts";
import { rowScope } from "#core/tables/access.ts";
import { type Database, runBatch, type Statement } from "../../adapters/d1/database.ts";
import { grantStatement } from "../../adapters/d1/identity/grants.ts";
import { viewerFromRows, viewerStatement } from "../../adapters/d1/identity/login-rows.ts";
import { userByIdStatement } from "../../adapters/d1/identity/users.ts";
import { parseWireRows, rowsStatement, type WireRow } from "../../adapters/d1/tables/table-rows.ts";
import { readJwt } from "../../adapters/identity/jwt.ts";
import type { BroadcastMessage } from "../../adapters/realtime-hub.ts";
import { limitPerson } from "../identity/attempt-limiter.ts";
import { createIdentityApi } from "../identity/identity-api.ts";
import type { World } from "../world.ts";

/** Who may listen to what. The hub holds the sockets and asks here before each delivery; it decides nothing of this itself. */
export function createRealtime(world: World) {
  const { db } = world;
  const identity = createIdentityApi(world);

  return {
    /** Opens a socket of the API for a key. Throws IdentityError `no_authorization` for an unknown one. */
    async connect(of: {
      apiKey: string | null;
      version: "1.0.0" | "2.0.0";
      address: string | null;
    }): Promise<Response> {
      const { apiKey, version, address } = of;
      await requireKnownKey(apiKey);
      const isService = apiKey !== null && (await identity.isServiceRole(apiKey));
      const socket = { kind: "client", version, isService, openedAtMs: world.now(), channels: [] } satisfies Attachment;
      return world.realtime.connect({ attachment: socket, address });
    },

    /** Whether a browser may open a socket from a page of this origin: our own, those of the forms, and of the sign-ins. */
    mayConnectFrom(origin: string, ownOrigin: string): boolean {
      const { FORM_ORIGINS, URI_ALLOW_LIST } = world.settings;
      const allowed = URI_ALLOW_LIST.map((pattern) => /^[^/]*\/\/[^/]+/.exec(pattern)?.[0] ?? "");
      return (
        origin === ownOrigin || FORM_ORIGINS.includes(origin) || allowed.some((pattern) => globMatches(pattern, origin))
      );
    },

    /** Opens the socket by which a page of ours is told to look again. Throws Refusal `signed_out`. */
    async connectPage(login: Login | null, address: string | null): Promise<Response> {
      const viewer = login && viewerFromRows(await viewerStatement(db, login, world.now()));
      if (!login || !viewer) throw new Refusal("signed_out");
      const attachment = { kind: "page", userId: viewer.id, tokenHash: login.tokenHash } as const;
      return world.realtime.connect({ attachment, address });
    },

    admit,

    /** Whether each may still listen: the token has not ended, the person has not signed out, is there and not banned. */
    async stillHold(listeners: readonly Listener[]): Promise<boolean[]> {
      const nowMs = world.now();
      const results = await runBatch(
        db,
        listeners.flatMap((one) => proofStatements(db, one, nowMs)),
      );
      return listeners.map((one) => {
        const isProven = one.role === "service_role" || isProof(results.splice(0, 2), nowMs);
        return isProven && !hasEnded(one, nowMs);
      });
    },

    /**
     * What each subscription is told of a change: the row as `/rest/v1` would answer this listener now, or null where it would
     * answer none. "ended": the listener may hear nothing any more.
     */
    async read(
      listener: Listener,
      change: RowChange,
      subscriptions: readonly Subscription[],
    ): Promise<(WireRow | null)[] | "ended"> {
      const nowMs = world.now();
      const proofs = proofStatements(db, listener, nowMs);
      const scope = rowScope(change.table, "select", listener);
      const isGone = change.type === "DELETE";
      const wants = isGone ? [] : subscriptions.map((one) => wantedOf(one, change.table));
      const reads = wants.map(({ columns, where }) =>
        rowsStatement(db, change.table, scope, {
          columns,
          where: [...keyConditions(change), ...where],
          order: [],
          limit: 1,
          offset: 0,
        }),
      );
      const results = await runBatch(db, [...proofs, ...reads]);
      if (hasEnded(listener, nowMs)) return "ended";
      if (listener.role === "authenticated" && !isProof(results.slice(0, 2), nowMs)) return "ended";
      return wants.map(({ columns }, index) => {
        const rows = rowsSchema.parse(results[proofs.length + index]);
        return parseWireRows(change.table, columns, rows)[0] ?? null;
      });
    },

    /** Whether a page's login is still that of its person. */
    async isPageOf(login: Login, userId: string): Promise<boolean> {
      return viewerFromRows(await viewerStatement(db, login, world.now()))?.id === userId;
    },

    /** Tells channels something, without a socket. Throws IdentityError for somebody who could not join them. */
    async broadcast(
      caller: { apiKey: string | null; token: string | null },
      messages: readonly BroadcastMessage[],
    ): Promise<void> {
      await requireKnownKey(caller.apiKey);
      const listener = await admit(caller.token ?? caller.apiKey, false);
      if (!listener) throw new IdentityError("no_authorization");
      if (listener.role === "authenticated") {
        await limitPerson(world, "api-write", listener.userId, API_WRITES_PER_PERSON);
      }
      await world.realtime.broadcast(messages);
    },
  };

  /**
   * The listener that a token stands for; null for a caller who is nobody in particular. `isService`: of the key that opened
   * the socket, for joins without a token. Throws IdentityError for a token that does not hold.
   */
  async function admit(token: string | null, isService: boolean): Promise<Listener | null> {
    if (token === null) return isService ? { role: "service_role", userId: null, aal: null, endsAtMs: null } : null;
    const claims = z.object({ role: z.string(), exp: z.number().optional() }).safeParse(readJwt(token)?.claims);
    const { role, exp } = claims.success ? claims.data : { role: null, exp: undefined };
    if (role === "authenticated") {
      const { person, grant, claims: held } = await identity.grants.authenticate(token);
      return {
        role,
        userId: person.id,
        aal: held.aal,
        mayAdminister: held.aal === "aal2" || !world.settings.ADMIN_SECOND_FACTOR_REQUIRED,
        grantId: grant.id,
        endsAtMs: held.exp * 1000,
      };
    }
    if (!(await identity.isServiceRole(token))) return null;
    return { role: "service_role", userId: null, aal: null, endsAtMs: exp === undefined ? null : exp * 1000 };
  }

  async function requireKnownKey(apiKey: string | null): Promise<void> {
    if (await identity.isKnownKey(apiKey)) return;
    const message = apiKey === null ? "No API key found in request" : "Invalid API key";
    throw new IdentityError("no_authorization", { message });
  }
}

export type Realtime = ReturnType<typeof createRealtime>;

const rowsSchema = z.array(z.record(z.string(), z.unknown()));

/** The two rows that show that a person's grant has not ended and the person is there. Nothing for the service role. */
function proofStatements(db: Database, listener: Listener, nowMs: number): Statement[] {
  if (listener.role === "service_role") return [];
  return [grantStatement(db, listener.grantId, listener.userId, nowMs), userByIdStatement(db, listener.userId)];
}

const personSchema = z.object({ banned_until: z.number().nullable() });

function isProof([grants, people]: unknown[], nowMs: number): boolean {
  const person = Array.isArray(people) ? personSchema.safeParse(people[0]) : null;
  const isThere = person?.success === true && !isBanned(person.data, nowMs);
  return isThere && Array.isArray(grants) && grants.length === 1;
}

function hasEnded({ endsAtMs }: Listener, nowMs: number): boolean {
  return endsAtMs !== null && endsAtMs <= nowMs;
}
