import { type AssistantScope, scopesAskedFor } from "#core/assistants/assistant-scopes.ts";
import { OAuthError, type OAuthErrorCode } from "#core/assistants/oauth-error.ts";
import {
  authorizationSchema,
  CODE_LIFE_MS,
  REGISTRATIONS_PER_ADDRESS,
  registrationSchema,
} from "#core/assistants/oauth-requests.ts";
import { hostOfAddress, isRegistered } from "#core/assistants/redirect-address.ts";
import { Refusal } from "#core/errors.ts";
import type { Login } from "#core/identity/login.ts";
import type { AssistantView, ConsentPage } from "#core/pages/assistant-pages.ts";
import {
  addClientStatement,
  addGrantStatements,
  clientStatement,
  grantScopesSchema,
  type ownGrantsStatement,
  redirectUrisSchema,
  revokeOwnGrantStatements,
} from "../../adapters/d1/identity/assistant-rows.ts";
import { viewerStatement } from "../../adapters/d1/identity/login-rows.ts";
import { hashToken } from "../../adapters/identity/login-cookie.ts";
import { requireViewer } from "../identity/admission.ts";
import { limitByHour } from "../identity/api/hourly-limits.ts";
import { sendSecurityNotice } from "../identity/api/security-notices.ts";
import { recordEvent } from "../identity/record-event.ts";
import type { World } from "../world.ts";
import { isMcpResource, mcpResource } from "./mcp-resource.ts";

/** An authorisation request whose client and address are known. `refusal`: told to the client at its address. */
type Asked = {
  clientId: string;
  name: string;
  redirectUri: string;
  state: string | null;
  scopes: readonly AssistantScope[];
  challenge: string;
  refusal: OAuthError | null;
};

/**
 * OAuth 2.1 for assistants, up to the code: programs register themselves (RFC 7591), and a person lets one in (RFC 6749, 7636, 8707, 9207).
 * All clients are public. Methods for programs throw OAuthError. What comes of the code: assistant-tokens.ts.
 */
export function createAssistantOAuth(world: World) {
  const { db } = world;
  const issuer = world.siteUrl;
  const resource = mcpResource(world);

  return {
    /** Throws IdentityError `over_request_rate_limit`, too. */
    async register(input: unknown, address: string | null) {
      await limitByHour(world, "assistant-registration", { address, limit: REGISTRATIONS_PER_ADDRESS });
      const parsed = registrationSchema.safeParse(input);
      if (!parsed.success) {
        const isAddress = parsed.error.issues.some(({ path }) => path[0] === "redirect_uris");
        throw isAddress
          ? new OAuthError(
              "invalid_redirect_uri",
              "Addresses are https, http on this machine, or of a program's own scheme.",
            )
          : new OAuthError("invalid_client_metadata", "This registration could not be understood.");
      }
      const { redirect_uris, client_name } = parsed.data;
      const name = client_name || "An assistant without a name";
      const id = world.newId();
      await addClientStatement(db, { id, name, redirect_uris, created_at: world.now() });
      return {
        client_id: id,
        client_id_issued_at: Math.floor(world.now() / 1000),
        client_name: name,
        redirect_uris,
        grant_types: ["authorization_code", "refresh_token"],
        response_types: ["code"],
        token_endpoint_auth_method: "none",
      };
    },

    /**
     * The page /oauth/authorize, or the address to send the browser to where the request is wrong in a way that its client is to
     * know. Throws Refusal `signed_out`.
     */
    async openConsent(login: Login | null, search: URLSearchParams): Promise<ConsentPage | { sendTo: string }> {
      const asked = await readRequest(search);
      if (asked === null) return { state: "refused", why: UNKNOWN_TEXT };
      if (asked.refusal) return { sendTo: answerTo(asked, { error: asked.refusal }) };
      if (!login) throw new Refusal("signed_out");
      const viewer = requireViewer(world, login, await viewerStatement(db, login, world.now()));
      return {
        state: "asked",
        viewer,
        client: asked.name,
        host: hostOfAddress(asked.redirectUri),
        scopes: asked.scopes,
      };
    },

    /** The person's answer: the address to send the browser to. Throws Refusal `signed_out`, or `bad_request`. */
    async answerConsent(login: Login | null, search: URLSearchParams, isAllowed: boolean): Promise<string> {
      const asked = await readRequest(search);
      if (asked === null) throw new Refusal("bad_request", { text: UNKNOWN_TEXT });
      if (asked.refusal) return answerTo(asked, { error: asked.refusal });
      if (!login) throw new Refusal("signed_out");
      if (!isAllowed) return answerTo(asked, { error: new OAuthError("access_denied", "The person said no.") });
      const nowMs = world.now();
      const code = world.newToken();
      const [viewers, added] = await db.batch([
        viewerStatement(db, login, nowMs),
        ...addGrantStatements(db, login, {
          id: world.newId(),
          clientId: asked.clientId,
          scopes: asked.scopes,
          resource,
          codeHash: hashToken(code),
          codeChallenge: asked.challenge,
          redirectUri: asked.redirectUri,
          codeExpiresAt: nowMs + CODE_LIFE_MS,
          nowMs,
        }),
      ]);
      const viewer = requireViewer(world, login, viewers);
      const [grant] = added;
      if (!grant) throw new Refusal("bad_request", { text: UNKNOWN_TEXT });
      const metadata = { grant: grant.id };
      recordEvent(world, { userId: viewer.id, type: "assistant_allowed", message: "Assistant let in", metadata });
      sendSecurityNotice(world, { email: viewer.email, full_name: viewer.fullName }, "assistant-allowed");
      return answerTo(asked, { code });
    },

    /** A person ends one of theirs. Throws Refusal `signed_out` or `not_found`. */
    async revokeOwn(login: Login | null, id: string): Promise<void> {
      if (!login) throw new Refusal("signed_out");
      const nowMs = world.now();
      const [viewers, revoked] = await db.batch([
        viewerStatement(db, login, nowMs),
        ...revokeOwnGrantStatements(db, login, id, nowMs),
      ]);
      const viewer = requireViewer(world, login, viewers);
      if (revoked.length === 0) throw new Refusal("not_found");
      const metadata = { grant: id };
      recordEvent(world, { userId: viewer.id, type: "assistant_removed", message: "Assistant removed", metadata });
    },
  };

  /** Null: nobody is sent anywhere for it, since who asks is not who registered. */
  async function readRequest(search: URLSearchParams): Promise<Asked | null> {
    const clientId = search.get("client_id") ?? "";
    const redirectUri = search.get("redirect_uri") ?? "";
    const [client] = clientId.length > 64 ? [] : await clientStatement(db, clientId);
    if (!client || !isRegistered(redirectUri, redirectUrisSchema.parse(client.redirect_uris))) return null;
    const scopes = scopesAskedFor(search.get("scope"));
    const parsed = authorizationSchema.safeParse(Object.fromEntries(search));
    return {
      clientId,
      name: client.name,
      redirectUri,
      state: search.get("state"),
      scopes,
      challenge: parsed.data?.code_challenge ?? "",
      refusal: refusalOf(search, scopes, parsed.success),
    };
  }

  function refusalOf(search: URLSearchParams, scopes: readonly AssistantScope[], isWhole: boolean): OAuthError | null {
    if ((search.get("response_type") ?? "code") !== "code") {
      return new OAuthError("unsupported_response_type", "Possible: code.");
    }
    if (!isWhole) return new OAuthError("invalid_request", "PKCE is needed: code_challenge, and S256 as its method.");
    if (search.getAll("resource").some((one) => !isMcpResource(world, one))) {
      return new OAuthError("invalid_target", `Tokens are for ${resource}.`);
    }
    return scopes.length === 0 ? new OAuthError("invalid_scope", "There is none of these scopes.") : null;
  }

  function answerTo(
    asked: Pick<Asked, "redirectUri" | "state">,
    answer: { code: string } | { error: OAuthError },
  ): string {
    const url = new URL(asked.redirectUri);
    if ("code" in answer) url.searchParams.set("code", answer.code);
    else {
      url.searchParams.set("error", answer.error.code satisfies OAuthErrorCode);
      url.searchParams.set("error_description", answer.error.description);
    }
    if (asked.state !== null) url.searchParams.set("state", asked.state);
    url.searchParams.set("iss", issuer);
    return url.href;
  }
}

export function assistantView(row: Awaited<ReturnType<typeof ownGrantsStatement>>[number]): AssistantView {
  const { redirectUri, scopes, ...shown } = row;
  return { ...shown, host: hostOfAddress(redirectUri), scopes: grantScopesSchema.parse(scopes) };
}

const UNKNOWN_TEXT =
  "This link was not made by an assistant that is registered here. Go back to the assistant and connect again.";
