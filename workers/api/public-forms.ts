import { type Context, Hono } from "hono";
import { cors } from "hono/cors";
import { z } from "zod";
import { Refusal } from "#core/errors.ts";
import type { ContactInput, PartnershipInput } from "#core/inquiries/inquiry-schemas.ts";
import type { InquirySender } from "../services/admin/inquiries.ts";
import type { ApiEnv } from "./api-env.ts";
import { readJson } from "./json-body.ts";

/**
 * The two public forms as API calls, for pages on other sites of the owner. They use no cookie and act for no person, so CSRF
 * is not possible here. The Origin check only limits which sites may use them: our own, and those of the setting FORM_ORIGINS.
 */
export const publicFormsApi = new Hono<ApiEnv>()
  .use(async (c, next) => {
    const origin = c.req.header("Origin");
    const allowed = [new URL(c.req.url).origin, ...c.var.services.formOrigins];
    if (origin !== undefined && !allowed.includes(origin)) throw new Refusal("cross_site");
    return cors({ origin: allowed, allowMethods: ["POST"], allowHeaders: ["Content-Type"], maxAge: 86_400 })(c, next);
  })
  .post("/contact-us", async (c) => {
    const { numberOfEmployees, turnstileToken, ...rest } = await readJson(c.req.raw, contactCallSchema);
    const contact: ContactInput = { ...rest, employees: numberOfEmployees };
    await c.var.services.inquiries.sendContact(contact, senderOf(c, turnstileToken));
    return c.json({ ok: true });
  })
  .post("/partner-with-us", async (c) => {
    const call = await readJson(c.req.raw, partnershipCallSchema);
    const partnership: PartnershipInput = {
      name: call.fullName,
      company: call.companyName,
      email: call.workEmail,
      role: call.yourRole,
      partnershipType: call.partnershipType,
      website: call.website,
      message: call.message,
    };
    await c.var.services.inquiries.sendPartnership(partnership, senderOf(c, call.turnstileToken));
    return c.json({ ok: true });
  });

/** A text field. Absent and null become empty text. */
const text = z
  .string()
  .nullish()
  .transform((value) => value ?? "");

export const contactCallSchema = z.object({
  firstName: text,
  lastName: text,
  companyName: text,
  numberOfEmployees: z
    .union([z.string(), z.number()])
    .nullish()
    .transform((value) => value ?? ""),
  email: text,
  phone: text,
  message: text,
  turnstileToken: text,
});

export const partnershipCallSchema = z.object({
  fullName: text,
  companyName: text,
  yourRole: text,
  workEmail: text,
  partnershipType: text,
  website: text,
  message: text,
  turnstileToken: text,
});

function senderOf(c: Context<ApiEnv>, humanToken: string): InquirySender {
  return { address: c.req.header("cf-connecting-ip") ?? null, humanToken, form: null };
}
