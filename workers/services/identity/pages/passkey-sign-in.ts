import { passkeyVerifyCall } from "#core/identity/api/request-bodies.ts";
import type { Client } from "#core/identity/client.ts";
import { passkeyProofSchema } from "#core/identity/pages/passkey-forms.ts";
import { requireInput } from "../../service-input.ts";
import type { World } from "../../world.ts";
import type { createIdentityApi } from "../identity-api.ts";
import { type NewLogin, startLogin } from "../login-start.ts";
import { recordEvent } from "../record-event.ts";
import { translateIdentityErrors } from "./identity-error-translation.ts";

/** Signing in on the pages by a passkey alone: it is two factors in one, so no second step follows. */
export function createPasskeySignIn(
  world: World,
  { passkeys }: Pick<ReturnType<typeof createIdentityApi>, "passkeys">,
) {
  return {
    /** Options for the browser. Throws Refusal `too_many_attempts`. */
    beginPasskeySignIn: (client: Client) => translateIdentityErrors(passkeys.beginSignIn(client)),

    /** Throws Refusal `bad_request`, `passkey_ended`, `passkey_refused` or `banned`. */
    async signInByPasskey(input: unknown, client: Client): Promise<NewLogin> {
      const { challenge, credential } = requireInput(passkeyProofSchema, input);
      const call = passkeyVerifyCall.parse({ challenge_id: challenge, credential });
      const { user_id: userId } = await translateIdentityErrors(passkeys.finishSignIn(call));
      const login = await startLogin(world, userId, client, [], "aal2");
      recordEvent(world, { userId, type: "signed_in", message: "Signed in by passkey", metadata: {} });
      return login;
    },
  };
}
