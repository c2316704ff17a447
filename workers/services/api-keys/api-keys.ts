import { Refusal } from "#core/errors.ts";
import { apiKeyOf, SHOWN_LENGTH } from "#core/identity/api-keys/key-format.ts";
import { organizationKeySchema, personalKeySchema } from "#core/identity/api-keys/key-forms.ts";
import { keyEndsAt } from "#core/identity/api-keys/key-life.ts";
import type { Login } from "#core/identity/login.ts";
import type { ApiKeysPage, ApiKeyView, TeamKeysPage } from "#core/pages/key-pages.ts";
import {
  makeOrganisationKeyStatement,
  makeOwnKeyStatement,
  organisationKeysStatement,
  ownKeysStatement,
  revokeOrganisationKeyStatement,
  revokeOwnKeyStatement,
  scopesSchema,
} from "../../adapters/d1/api-key-rows.ts";
import { ownGrantsStatement } from "../../adapters/d1/identity/assistant-rows.ts";
import { viewerStatement } from "../../adapters/d1/identity/login-rows.ts";
import { hashToken } from "../../adapters/identity/login-cookie.ts";
import { bytesOfBase64url } from "../../adapters/signing/base64url.ts";
import { assistantView } from "../assistants/assistant-oauth.ts";
import { mcpResource } from "../assistants/mcp-resource.ts";
import { requireViewer, timeZoneOf } from "../identity/admission.ts";
import { sendSecurityNotice } from "../identity/api/security-notices.ts";
import { recordEvent } from "../identity/record-event.ts";
import { requireInput } from "../service-input.ts";
import { actorStatements, requireActor, requireLogin, requireTeam, teamStatements } from "../teams/team-admission.ts";
import type { World } from "../world.ts";

type KeyRow = Awaited<ReturnType<typeof ownKeysStatement>>[number];

/**
 * Keys for programs. A key is returned once, when it is made; its hash is stored. Methods throw Refusal `signed_out`, and those of
 * an organization `not_found` and `forbidden` for whoever does not own it.
 */
export function createApiKeys(world: World) {
  const { db } = world;

  return {
    async openOwn(visitor: Login | null): Promise<ApiKeysPage> {
      const login = requireLogin(visitor);
      const nowMs = world.now();
      const [viewers, keys, grants] = await db.batch([
        viewerStatement(db, login, nowMs),
        ownKeysStatement(db, login, nowMs),
        ownGrantsStatement(db, login, nowMs),
      ]);
      const viewer = requireViewer(world, login, viewers);
      return {
        viewer,
        keys: keys.map((row) => keyView(row, nowMs)),
        assistants: grants.map(assistantView),
        mcpAddress: mcpResource(world),
        nowMs,
        timeZone: timeZoneOf(world, viewer),
      };
    },

    /** Throws Refusal `bad_request` or `keys_full`, too. */
    async makeOwn(visitor: Login | null, input: unknown): Promise<string> {
      const login = requireLogin(visitor);
      const { name, life, scopes } = requireInput(personalKeySchema, input);
      const made = newKey();
      const nowMs = world.now();
      const row = { ...made.row, name, scopes, nowMs, expiresAt: keyEndsAt(life, nowMs) };
      const [viewers, added] = await db.batch([viewerStatement(db, login, nowMs), makeOwnKeyStatement(db, login, row)]);
      const viewer = requireViewer(world, login, viewers);
      if (added.length === 0) throw new Refusal("keys_full");
      noteMade(viewer, row);
      return made.key;
    },

    /** Throws Refusal `not_found`, too; so does `revokeOrganizations`. */
    async revokeOwn(visitor: Login | null, id: string): Promise<void> {
      const login = requireLogin(visitor);
      const nowMs = world.now();
      const [viewers, revoked] = await db.batch([
        viewerStatement(db, login, nowMs),
        revokeOwnKeyStatement(db, login, id, nowMs),
      ]);
      const viewer = requireViewer(world, login, viewers);
      if (revoked.length === 0) throw new Refusal("not_found");
      noteRevoked(viewer.id, id);
    },

    async openOrganizations(visitor: Login | null): Promise<TeamKeysPage> {
      const login = requireLogin(visitor);
      const nowMs = world.now();
      const [viewers, mine, keys] = await db.batch([
        ...teamStatements(db, login, nowMs),
        organisationKeysStatement(db, login, nowMs),
      ]);
      const { viewer, team } = requireTeam(world, login, viewers, mine, "editOrganisation");
      return { viewer, team, keys: keys.map((row) => keyView(row, nowMs)), nowMs, timeZone: team.timeZone };
    },

    /** Throws Refusal `bad_request` or `keys_full`, too. */
    async makeOrganizations(visitor: Login | null, organizationId: string, input: unknown): Promise<string> {
      const login = requireLogin(visitor);
      const { name, life, scopes } = requireInput(organizationKeySchema, input);
      const made = newKey();
      const nowMs = world.now();
      const row = { ...made.row, name, scopes, nowMs, expiresAt: keyEndsAt(life, nowMs) };
      const [viewers, roles, added] = await db.batch([
        ...actorStatements(db, login, nowMs, organizationId),
        makeOrganisationKeyStatement(db, login, organizationId, row),
      ]);
      const viewer = requireActor(world, login, viewers, roles, "editOrganisation");
      if (added.length === 0) throw new Refusal("keys_full");
      noteMade(viewer, row);
      return made.key;
    },

    async revokeOrganizations(visitor: Login | null, organizationId: string, id: string): Promise<void> {
      const login = requireLogin(visitor);
      const nowMs = world.now();
      const [viewers, roles, revoked] = await db.batch([
        ...actorStatements(db, login, nowMs, organizationId),
        revokeOrganisationKeyStatement(db, login, { id, organisationId: organizationId, nowMs }),
      ]);
      const viewer = requireActor(world, login, viewers, roles, "editOrganisation");
      if (revoked.length === 0) throw new Refusal("not_found");
      noteRevoked(viewer.id, id);
    },
  };

  function newKey() {
    const bytes = bytesOfBase64url(world.newToken());
    if (bytes === null) throw new Error("a token was expected to be base64url");
    const key = apiKeyOf(bytes);
    return { key, row: { id: world.newId(), prefix: key.slice(0, SHOWN_LENGTH), keyHash: hashToken(key) } };
  }

  function noteMade(viewer: { id: string; email: string; fullName: string }, { id }: { id: string }): void {
    recordEvent(world, { userId: viewer.id, type: "api_key_made", message: "API key made", metadata: { key: id } });
    sendSecurityNotice(world, { email: viewer.email, full_name: viewer.fullName }, "api-key-made");
  }

  function noteRevoked(userId: string, id: string): void {
    recordEvent(world, { userId, type: "api_key_revoked", message: "API key revoked", metadata: { key: id } });
  }
}

function keyView(row: KeyRow, nowMs: number): ApiKeyView {
  const { scopes, stopped, ...shown } = row;
  const state = stopped ? "stopped" : row.expiresAt !== null && row.expiresAt <= nowMs ? "expired" : "live";
  return { ...shown, scopes: scopesSchema.parse(scopes), state };
}
