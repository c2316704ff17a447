import { Refusal } from "#core/errors.ts";
import type { Client } from "#core/identity/client.ts";
import type { Login } from "#core/identity/login.ts";
import type { Viewer } from "#core/identity/viewer.ts";
import { viewerFromRows, viewerStatement } from "../../adapters/d1/identity/login-rows.ts";
import { userByEmailStatement } from "../../adapters/d1/identity/users.ts";
import { type Authentication, createAuthenticator } from "../../adapters/identity/form-authenticator.ts";
import {
  endedFlowCookie,
  endedLoginCookie,
  findFlow,
  flowCookie,
  hashToken,
  loginCookie,
} from "../../adapters/identity/login-cookie.ts";
import { faultOf, log } from "../../log.ts";
import type { World } from "../world.ts";
import { createIdentityApi } from "./identity-api.ts";
import { keepLoginAlive, type NewLogin, startLogin } from "./login-start.ts";
import { createEmailSignIn } from "./pages/email-sign-in.ts";
import { createPasskeySignIn } from "./pages/passkey-sign-in.ts";
import { createPasswordReset } from "./pages/password-reset.ts";
import { createPasswordSignIn } from "./pages/password-sign-in.ts";
import { createProviderSignIn } from "./pages/provider-sign-in.ts";
import { createSecondStep } from "./pages/second-step.ts";
import { createSignUp } from "./pages/sign-up.ts";
import { createPasswordResetRequest } from "./password-reset-request.ts";
import { recordEvent } from "./record-event.ts";

/** Signing up, in and out on the pages, and what is asked for on the way: confirmation, second factor, new password. */
export function createSignInPages(world: World) {
  const { db } = world;
  const { signUp, signUpRules, sendConfirmationAgain, findSignUp, confirm } = createSignUp(world);
  const { signIn, signOut } = createPasswordSignIn(world);
  const identity = createIdentityApi(world);
  const authenticator = createAuthenticator({ signIn, signUp });

  return {
    signUp,
    sendConfirmationAgain,
    signUpRules,
    findSignUp,
    confirm,
    signIn,
    signOut,
    ...createPasswordResetRequest(world),
    ...createPasswordReset(world),
    ...createEmailSignIn(world, identity),
    ...createProviderSignIn(world, identity),
    ...createPasskeySignIn(world, identity),
    ...createSecondStep(world, identity),

    /** Runs a posted form through the named strategy. A sign-up that sends an email returns no token. Throws Refusals. */
    async authenticate(strategy: "password" | "sign-up", request: Request): Promise<Authentication> {
      try {
        return await authenticator.authenticate(strategy, request);
      } catch (error) {
        // The page shows an unexpected error as a toast and stays open, so without this line nothing would log it.
        if (!(error instanceof Refusal)) log("error", "authenticate.fault", faultOf(error));
        throw error;
      }
    },

    /** The person of a login; null without one, or when the login has ended or still needs a second factor. */
    async findViewer(login: Login | null): Promise<Viewer | null> {
      if (!login) return null;
      const viewers = await viewerStatement(db, login, world.now());
      keepLoginAlive(world, login, viewers);
      return viewerFromRows(viewers);
    },

    /** The login that a new token stands for. */
    loginOf: async (token: string): Promise<Login> => ({ tokenHash: hashToken(token) }),

    /** Set-Cookie headers that set and delete the login cookie. */
    cookie: loginCookie,
    endedCookie: endedLoginCookie,
    /** The same for the cookie of a sign-in that is in progress at a provider. */
    flowCookie,
    endedFlowCookie,
    findFlow,

    /** Development only: signs in as a seeded person. The production build contains neither this method nor its import. */
    ...(import.meta.env.DEV && {
      async signInAsDemo(client: Client, who: "agent" | "owner"): Promise<NewLogin> {
        const { DEMO_AGENT, DEMO_OWNER } = await import("#core/identity/demo-people.ts");
        const [user] = await userByEmailStatement(db, (who === "owner" ? DEMO_OWNER : DEMO_AGENT).email);
        if (!user)
          throw new Refusal("invalid_credentials", { text: `The demo ${who} is not there yet: npm run dev makes it.` });
        const message = "Signed in by the button for the demo";
        recordEvent(world, { userId: user.id, type: "signed_in", message, metadata: {} });
        return startLogin(world, user.id, client);
      },
    }),
  };
}
