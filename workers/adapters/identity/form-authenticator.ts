import { Authenticator } from "remix-auth";
import { FormStrategy } from "remix-auth-form";
import { type Client, clientOf } from "#core/identity/client.ts";
import type { SignInInput, SignUpInput } from "#core/identity/pages/identity-forms.ts";
import { findLogin } from "./login-cookie.ts";

/** What a way of signing in ends with: the token of a new login, or null when something else must happen first. */
export type Authentication = { token: string; waits: boolean } | { token: null };

/** The ways to sign in, by name. A further one (a provider, a passkey) is one more `use`. What is refused throws a Refusal. */
export function createAuthenticator(accounts: {
  signIn(input: SignInInput, client: Client): Promise<Authentication>;
  signUp(input: SignUpInput, client: Client): Promise<void>;
}): Authenticator<Authentication> {
  return new Authenticator<Authentication>()
    .use(
      new FormStrategy(async ({ form, request }) => {
        const input = { email: textOf(form, "email"), password: textOf(form, "password") };
        return accounts.signIn(input, await clientOfRequest(request));
      }),
      "password",
    )
    .use(
      new FormStrategy(async ({ form, request }) => {
        const input = {
          fullName: textOf(form, "fullName"),
          email: textOf(form, "email"),
          password: textOf(form, "password"),
        };
        await accounts.signUp(input, await clientOfRequest(request));
        return { token: null };
      }),
      "sign-up",
    );
}

async function clientOfRequest(request: Request): Promise<Client> {
  return clientOf(request.headers, await findLogin(request));
}

/** Files and absent fields are empty text; the service then says what is missing. */
function textOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === "string" ? value : "";
}
