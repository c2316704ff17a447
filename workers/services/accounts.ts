import type { Client } from "#core/accounts/client.ts";
import type { Login } from "#core/accounts/login.ts";
import type { ViewerView } from "#core/conversations/views.ts";
import { Refusal } from "#core/errors.ts";
import { viewerOf, viewerStatement } from "../adapters/d1/logins.ts";
import { userByEmailStatement } from "../adapters/d1/users.ts";
import {
  endedFlowCookie,
  endedLoginCookie,
  findFlow,
  flowCookie,
  hashToken,
  loginCookie,
} from "../adapters/login-cookie.ts";
import { type Authentication, createAuthenticator } from "../adapters/sign-in.ts";
import { faultOf, log } from "../log.ts";
import { createLetterSignIn } from "./accounts/letter-sign-in.ts";
import { keepLoginAlive, type NewLogin, startLogin } from "./accounts/login-start.ts";
import { createPasswordReset } from "./accounts/password-reset.ts";
import { createProviderSignIn } from "./accounts/provider-sign-in.ts";
import { createSecondStep } from "./accounts/second-step.ts";
import { createSignIn } from "./accounts/sign-in.ts";
import { createSignUp } from "./accounts/sign-up.ts";
import { createIdentity } from "./identity.ts";
import type { World } from "./world.ts";

export function createAccounts(world: World) {
  const { db } = world;
  const { signUp, confirm } = createSignUp(world);
  const { signIn, signOut } = createSignIn(world);
  const identity = createIdentity(world);
  const authenticator = createAuthenticator({ signIn, signUp });

  return {
    signUp,
    confirm,
    signIn,
    signOut,
    ...createPasswordReset(world),
    ...createLetterSignIn(world, identity),
    ...createProviderSignIn(world, identity),
    ...createSecondStep(world, identity),

    /** A posted form, through the strategy of that name. A sign-up gives no token: a letter is on its way. */
    async authenticate(strategy: "password" | "sign-up", request: Request): Promise<Authentication> {
      try {
        return await authenticator.authenticate(strategy, request);
      } catch (error) {
        // The page shows it as a toast and keeps the form, so it would pass unnoticed.
        if (!(error instanceof Refusal)) log("error", "authenticate.fault", faultOf(error));
        throw error;
      }
    },

    async viewer(login: Login | null): Promise<ViewerView | null> {
      if (!login) return null;
      const viewers = await viewerStatement(db, login, world.now());
      keepLoginAlive(world, login, viewers);
      return viewerOf(viewers);
    },

    /** The login that a new token stands for. */
    loginOf: async (token: string): Promise<Login> => ({ tokenHash: hashToken(token) }),

    /** Set-Cookie headers for a new login, and for none. */
    cookie: loginCookie,
    endedCookie: endedLoginCookie,
    /** Those of a sign-in that is under way at a provider. */
    flowCookie,
    endedFlowCookie,
    findFlow,

    /** Development only: the seeded demo agent, without a password. The production build has neither this nor what it imports. */
    ...(import.meta.env.DEV && {
      async signInAsDemo(client: Client): Promise<NewLogin> {
        const { DEMO_AGENT } = await import("../demo/people.ts");
        const [user] = await userByEmailStatement(db, DEMO_AGENT.email);
        if (user) return startLogin(world, user.id, client);
        throw new Refusal("invalid_credentials", { text: "The demo agent is not there yet: npm run dev makes it." });
      },
    }),
  };
}
