import { Hono } from "hono";
import { IdentityError } from "#core/identity/api/identity-error.ts";
import { adminDeleteCall, adminUserCall, generateLinkCall, inviteCall } from "#core/identity/api/request-bodies.ts";
import { AUDIENCE } from "#core/identity/tokens/claims.ts";
import type { ApiEnv } from "../api-env.ts";
import { type AuthContext, clientOfCall, readBody, redirectOfCall, tokenOfCall } from "./read-call.ts";

const PER_PAGE = 50;
const MAX_PER_PAGE = 1000;

/** Calls for the owner's own server only, with the service role's key. */
export const adminCalls = new Hono<ApiEnv>()
  .use("/admin/*", async (c, next) => {
    await c.var.services.identityApi.requireServiceRole(tokenOfCall(c));
    await next();
  })
  .use("/invite", async (c, next) => {
    await c.var.services.identityApi.requireServiceRole(tokenOfCall(c));
    await next();
  })
  .post("/invite", async (c) => {
    const call = await readBody(c, inviteCall);
    return c.json(await c.var.services.identityApi.adminUsers.invite(call, redirectOfCall(c), clientOfCall(c)));
  })
  .post("/admin/generate_link", async (c) => {
    const call = await readBody(c, generateLinkCall);
    const { adminUsers, redirectTarget } = c.var.services.identityApi;
    const redirectTo = call.redirect_to === null ? redirectOfCall(c) : redirectTarget(call.redirect_to);
    return c.json(await adminUsers.generateLink(call, redirectTo));
  })
  .get("/admin/users", async (c) => {
    const page = wholeNumber(c, "page", 1, 1_000_000);
    const perPage = wholeNumber(c, "per_page", PER_PAGE, MAX_PER_PAGE);
    const { users, total } = await c.var.services.identityApi.adminUsers.list({ page, perPage });
    c.header("X-Total-Count", String(total));
    c.header("Link", pageLinks(c.req.url, page, Math.max(1, Math.ceil(total / perPage))));
    return c.json({ users, aud: AUDIENCE });
  })
  .post("/admin/users", async (c) =>
    c.json(await c.var.services.identityApi.adminUsers.create(await readBody(c, adminUserCall))),
  )
  .get("/admin/users/:id", async (c) => c.json(await c.var.services.identityApi.adminUsers.get(c.req.param("id"))))
  .put("/admin/users/:id", async (c) =>
    c.json(await c.var.services.identityApi.adminUsers.update(c.req.param("id"), await readBody(c, adminUserCall))),
  )
  .delete("/admin/users/:id", async (c) => {
    // Soft deletion is not supported. Ignoring the flag would delete data that the caller wants to keep.
    if ((await readBody(c, adminDeleteCall)).should_soft_delete) {
      throw new IdentityError("validation_failed", { message: "Soft deletion is not supported" });
    }
    await c.var.services.identityApi.adminUsers.remove(c.req.param("id"));
    return c.json({});
  })
  .get("/admin/users/:id/factors", async (c) =>
    c.json(await c.var.services.identityApi.adminUsers.factors(c.req.param("id"))),
  )
  .delete("/admin/users/:id/factors/:factorId", async (c) =>
    c.json(await c.var.services.identityApi.adminUsers.removeFactor(c.req.param("id"), c.req.param("factorId"))),
  )
  .get("/admin/users/:id/passkeys", async (c) =>
    c.json(await c.var.services.identityApi.passkeys.listOf(c.req.param("id"))),
  )
  .delete("/admin/users/:id/passkeys/:passkeyId", async (c) => {
    await c.var.services.identityApi.passkeys.removeOf(c.req.param("id"), c.req.param("passkeyId"));
    return c.body(null, 204);
  });

function wholeNumber(c: AuthContext, name: string, defaultValue: number, max: number): number {
  const text = c.req.query(name);
  if (!text) return defaultValue;
  const value = Number(text);
  if (!Number.isInteger(value) || value < 1 || value > max) {
    throw new IdentityError("validation_failed", { message: `Bad Pagination Parameters: ${name}` });
  }
  return value;
}

/** The Link header of a list (RFC 8288): next page and last page. */
function pageLinks(address: string, page: number, last: number): string {
  const link = (to: number, rel: string) => {
    const url = new URL(address);
    url.searchParams.set("page", String(to));
    return `<${url.pathname}${url.search}>; rel="${rel}"`;
  };
  return [...(page < last ? [link(page + 1, "next")] : []), link(last, "last")].join(", ");
}
