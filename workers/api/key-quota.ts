import type { Context } from "hono";
import { createMiddleware } from "hono/factory";
import { Refusal } from "#core/errors.ts";
import { quotaHeaders } from "#core/identity/api-keys/key-quota.ts";
import type { Bearer } from "#core/identity/bearer.ts";
import type { ApiEnv } from "./api-env.ts";

/** Whatever is answered to a call with a key, refusals too, says how many calls are left to it. */
export const sayKeyQuota = createMiddleware<ApiEnv>(async (c, next) => {
  await next();
  const quota = c.get("keyQuota");
  if (quota === undefined) return;
  for (const [name, value] of Object.entries(quotaHeaders(quota))) c.res.headers.set(name, value);
});

/** For whom a call is made. Throws as `bearers.read` does. */
export async function readBearer<E extends ApiEnv>(
  c: Context<E>,
  given: { apiKey: string | null; token: string | null },
): Promise<Bearer> {
  return countedAs(
    c,
    () => c.var.services.bearers.read(given),
    (bearer) => bearer,
  );
}

/** The same for whatever is found by a key or token, which has the bearer somewhere. Notes what is left to it. */
export async function countedAs<E extends ApiEnv, Found>(
  c: Context<E>,
  read: () => Promise<Found>,
  bearerOf: (found: Found) => Bearer,
): Promise<Found> {
  try {
    const found = await read();
    const bearer = bearerOf(found);
    if ("key" in bearer && bearer.key) c.set("keyQuota", bearer.key.quota);
    return found;
  } catch (error) {
    if (error instanceof Refusal && error.retryAfterSeconds !== null) {
      c.set("keyQuota", { remaining: 0, resetSeconds: error.retryAfterSeconds });
    }
    throw error;
  }
}
