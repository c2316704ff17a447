import type { Client } from "#core/identity/client.ts";
import type { Login } from "#core/identity/login.ts";
import { totpStep } from "#core/identity/second-factor/totp.ts";
import { hashToken } from "#workers/adapters/identity/login-cookie.ts";
import { totpCode } from "#workers/adapters/identity/totp-code.ts";
import { createAccountPages } from "#workers/services/identity/account-pages.ts";
import { createSignInPages } from "#workers/services/identity/sign-in-pages.ts";
import { browser, loginOf, person } from "./people.ts";
import type { TestWorld } from "./world.ts";

/** The services of one person's browser. */
export async function ownBrowser(world: TestWorld, of: Parameters<typeof person>[1] = {}) {
  const someone = await person(world, of);
  return { ...someone, login: await loginOf(world, someone.id), ...servicesOf(world) };
}

export function servicesOf(world: TestWorld) {
  return { own: createAccountPages(world), accounts: createSignInPages(world) };
}

/** What the browser's cookie is from now on. */
export async function loginOfToken(token: string): Promise<Login> {
  return { tokenHash: hashToken(token) };
}

/** The code that the app shows now. The world's clock then moves on, since a code is taken once. */
export async function nextCode(world: TestWorld, secret: string): Promise<string> {
  world.clock.advance(60_000);
  return totpCode(secret, totpStep(world.now()));
}

/** With two-step verification turned on in this browser: its new login, the app's secret and the recovery codes. */
export async function withTwoStep(world: TestWorld, of: Parameters<typeof person>[1] = {}) {
  const someone = await ownBrowser(world, of);
  await someone.own.beginSetUp(someone.login);
  const { setUp } = await someone.own.openTwoStep(someone.login);
  if (!setUp) throw new Error("There is nothing to set up.");
  const code = await nextCode(world, setUp.secret);
  const done = await someone.own.finishSetUp(someone.login, { factorId: setUp.factorId, code }, browser);
  await world.settled();
  return {
    ...someone,
    oldLogin: someone.login,
    login: await loginOfToken(done.token),
    secret: setUp.secret,
    factorId: setUp.factorId,
    codes: done.codes ?? [],
  };
}

/** Another browser of the person, after the password and before the second step. */
export async function passwordGiven(
  world: TestWorld,
  of: { email: string; password: string },
  client: Client = browser,
): Promise<{ login: Login; awaitsSecondFactor: boolean }> {
  const { token, awaitsSecondFactor } = await createSignInPages(world).signIn(of, client);
  return { login: await loginOfToken(token), awaitsSecondFactor };
}
