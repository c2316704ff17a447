import { Authenticator } from "remix-auth";
import { FormStrategy } from "remix-auth-form";
import { type Client, clientOf } from "#core/identity/client.ts";
import type { SignInInput, SignUpInput } from "#core/identity/pages/identity-forms.ts";
import { findLogin } from "./login-cookie.ts";

/** The result of a strategy: the token of a new login, or null if the person must do something else first (confirm an email). */
export type Authentication = { token: string; awaitsSecondFactor: boolean; isFirst?: boolean } | { token: null };

/**
 * The strategies of the two forms with a password, by name. Other ways to sign in (a provider, an email's link, a second step) do
 * not use it: services/identity/pages has one service for each. The strategies throw Refusals.
 */
export function createAuthenticator(accounts: {
  signIn(input: SignInInput, client: Client): Promise<Authentication>;
  signUp(input: SignUpInput, client: Client): Promise<Authentication | null>;
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
        return (await accounts.signUp(input, await clientOfRequest(request))) ?? { token: null };
      }),
      "sign-up",
    );
}

async function clientOfRequest(request: Request): Promise<Client> {
  return clientOf(request.headers, await findLogin(request));
}

/** Files and absent fields become empty text; the service then says what is missing. */
function textOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === "string" ? value : "";
}
