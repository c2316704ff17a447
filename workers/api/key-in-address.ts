import { createMiddleware } from "hono/factory";
import { Refusal } from "#core/errors.ts";
import { holdsKey } from "#core/identity/api-keys/key-format.ts";

/** Addresses are logged, kept in histories and sent on as referrers: a key in one is refused, whatever else the call brings. */
export const refuseKeysInAddresses = createMiddleware(async (c, next) => {
  const { url } = c.req;
  if (holdsKey(url) || (url.includes("%") && holdsKey(decoded(url)))) throw new Refusal("key_in_address");
  await next();
});

function decoded(url: string): string {
  try {
    return decodeURIComponent(url);
  } catch {
    return url;
  }
}
