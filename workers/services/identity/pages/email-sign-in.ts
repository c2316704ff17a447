import { Refusal } from "#core/errors.ts";
import { otpCall } from "#core/identity/api/request-bodies.ts";
import type { Client } from "#core/identity/client.ts";
import { recoverySchema } from "#core/identity/pages/identity-forms.ts";
import { requireInput } from "../../service-input.ts";
import type { World } from "../../world.ts";
import type { createIdentityApi } from "../identity-api.ts";
import { type NewLogin, startLogin } from "../login-start.ts";
import { recordEvent } from "../record-event.ts";
import { translateIdentityErrors } from "./identity-error-translation.ts";

/** The page that the link of a sign-in email opens. */
const EMAIL_PAGE = "/auth/magic-link";

/** Signing in without a password: by the link or the six-digit code of an email. */
export function createEmailSignIn(
  world: World,
  { signIns, verifications }: Pick<ReturnType<typeof createIdentityApi>, "signIns" | "verifications">,
) {
  return {
    /**
     * Sends a sign-in email. For an unknown address, response and response time are the same, but no email is sent. Throws
     * Refusal `bad_request` or `too_many_attempts`.
     */
    async sendSignInEmail(input: { email: string }, client: Client): Promise<void> {
      const { email } = requireInput(recoverySchema, input);
      const call = otpCall.parse({ email, create_user: false });
      await translateIdentityErrors(signIns.sendOtp(call, { redirectTo: world.siteUrl, page: EMAIL_PAGE }, client));
    },

    /** Throws Refusal `link_expired`, `too_many_attempts` or `banned`. */
    async signInByLink(token: string, client: Client): Promise<NewLogin> {
      return start(await translateIdentityErrors(verifications.proveLink("magiclink", token, client)), client);
    },

    /** Throws Refusal `wrong_code`, `too_many_attempts` or `banned`. */
    async signInByCode(of: { email: string; code: string }, client: Client): Promise<NewLogin> {
      try {
        return await start(await translateIdentityErrors(verifications.proveCode(of, client)), client);
      } catch (error) {
        throw error instanceof Refusal && error.code === "link_expired" ? new Refusal("wrong_code") : error;
      }
    },
  };

  async function start({ userId }: { userId: string }, client: Client): Promise<NewLogin> {
    const login = await startLogin(world, userId, client);
    recordEvent(world, { userId, type: "signed_in", message: "Signed in by email", metadata: {} });
    return login;
  }
}
