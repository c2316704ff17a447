import type { Client } from "#core/accounts/client.ts";
import { type SignInInput, signInSchema } from "#core/accounts/forms.ts";
import type { Login } from "#core/accounts/login.ts";
import { deleteLoginStatement } from "../../adapters/d1/logins.ts";
import type { World } from "../world.ts";
import { type NewLogin, startLogin } from "./login-start.ts";
import { provePassword } from "./password-proof.ts";
import { recordEvent } from "./security-events.ts";
import { requireInput } from "./service-input.ts";

export function createSignIn(world: World) {
  const { db } = world;

  return {
    async signIn(input: SignInInput, client: Client): Promise<NewLogin> {
      const { email, password } = requireInput(signInSchema, input);
      const { user, along } = await provePassword(world, { email, password }, client);
      const login = await startLogin(world, user.id, client, along);
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
