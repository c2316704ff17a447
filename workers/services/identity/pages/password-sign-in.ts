import type { Client } from "#core/identity/client.ts";
import type { Login } from "#core/identity/login.ts";
import { type SignInInput, signInSchema } from "#core/identity/pages/identity-forms.ts";
import { deleteLoginStatement } from "../../../adapters/d1/identity/login-rows.ts";
import { requireInput } from "../../service-input.ts";
import type { World } from "../../world.ts";
import { type NewLogin, startLogin } from "../login-start.ts";
import { provePassword } from "../password-proof.ts";
import { recordEvent } from "../record-event.ts";

/** Signing in by password on the pages, and signing out. */
export function createPasswordSignIn(world: World) {
  const { db } = world;

  return {
    /** Throws Refusal `bad_request`, or as `provePassword` does. */
    async signIn(input: SignInInput, client: Client): Promise<NewLogin> {
      const { email, password } = requireInput(signInSchema, input);
      const { user, alsoWrite } = await provePassword(world, { email, password }, client);
      const login = await startLogin(world, user.id, client, alsoWrite);
      recordEvent(world, { userId: user.id, type: "signed_in", message: "Signed in", metadata: { email } });
      return login;
    },

    async signOut(login: Login | null): Promise<void> {
      if (!login) return;
      const [ended] = await deleteLoginStatement(db, login);
      if (ended) recordEvent(world, { userId: ended.userId, type: "signed_out", message: "Signed out", metadata: {} });
    },
  };
}
