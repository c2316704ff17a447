import type { z } from "zod";
import { site } from "#app/site/site.ts";
import { Refusal } from "#core/errors.ts";
import type { Login } from "#core/identity/login.ts";
import type { Viewer } from "#core/identity/viewer.ts";
import {
  formTiming,
  type Inquiry,
  type InquiryView,
  inquiryOfContact,
  inquiryOfPartnership,
} from "#core/inquiries/inquiry.ts";
import { inquiryEmail } from "#core/inquiries/inquiry-email.ts";
import {
  type ContactInput,
  contactSchema,
  type PartnershipInput,
  partnershipSchema,
} from "#core/inquiries/inquiry-schemas.ts";
import { INQUIRIES_PER_ADDRESS, isLimited, retryAfterSeconds } from "#core/rate-limit.ts";
import { attemptKey, recordAttemptsStatement } from "../../adapters/d1/attempt-rows.ts";
import { viewerStatement } from "../../adapters/d1/identity/login-rows.ts";
import {
  type InquiryCursor,
  inquiriesStatement,
  inquiryView,
  insertInquiryStatement,
  markInquiryStatement,
} from "../../adapters/d1/inquiries.ts";
import { insertEmailStatement } from "../../adapters/d1/outbox.ts";
import { newFormStamp, readFormStamp } from "../../adapters/signing/form-stamp.ts";
import { log } from "../../log.ts";
import { adminLogin, requireAdmin, timeZoneOf } from "../identity/admission.ts";
import { createOutbox, newEmail } from "../outbox/outbox.ts";
import type { World } from "../world.ts";

/**
 * Who sends an inquiry, and what tells a person from a program: a Turnstile token and, for a form of a page, a signed time stamp
 * and a honeypot field. An API call has neither stamp nor honeypot (`form` null).
 */
export type InquirySender = {
  /** cf-connecting-ip. */
  address: string | null;
  humanToken: string;
  form: { stamp: string; trap: string } | null;
};

export type InquiryList = {
  /** Of the reader. */
  timeZone: string;
  viewer: Viewer;
  inquiries: InquiryView[];
  /** For the next call; null: there are no older ones. */
  next: InquiryCursor | null;
};

const PAGE_SIZE = 50;

/** The contact form and the partnership form: an inquiry is stored, mailed to the owner and listed for admins. */
export function createInquiries(world: World) {
  const { db, settings } = world;
  const outbox = createOutbox(world);

  return {
    /** The hidden parts of a page's form. A form shown again after an error keeps its `posted` stamp while that is valid. */
    async openForm(posted = ""): Promise<{ stamp: string; siteKey: string | null }> {
      const openedAtMs = await readFormStamp(settings, posted);
      const holds = openedAtMs !== null && formTiming(openedAtMs, world.now()) !== "expired";
      const stamp = holds ? posted : await newFormStamp(settings, world.now());
      return { stamp, siteKey: world.humanCheck?.siteKey ?? null };
    },

    /** Throws Refusal `inquiry_invalid`, `inquiry_refused` or `too_many_attempts`. */
    async sendContact(input: ContactInput, sender: InquirySender): Promise<void> {
      await receive(inquiryOfContact(requireInquiryInput(contactSchema, input)), sender);
    },

    /** Throws Refusal `inquiry_invalid`, `inquiry_refused` or `too_many_attempts`. */
    async sendPartnership(input: PartnershipInput, sender: InquirySender): Promise<void> {
      await receive(inquiryOfPartnership(requireInquiryInput(partnershipSchema, input)), sender);
    },

    /** A page of inquiries, newest first. Throws Refusal `signed_out`, `not_admin` or `second_factor_needed`. */
    async list(visitor: Login | null, after: InquiryCursor | null = null): Promise<InquiryList> {
      const login = adminLogin(world, visitor);
      const nowMs = world.now();
      const [viewers, rows] = await db.batch([
        viewerStatement(db, login, nowMs),
        inquiriesStatement(db, login, nowMs, { limit: PAGE_SIZE + 1, after }),
      ]);
      const viewer = requireAdmin(world, login, viewers);
      const inquiries = rows.slice(0, PAGE_SIZE).map(inquiryView);
      const last = inquiries.at(-1);
      const next = rows.length > PAGE_SIZE && last ? { createdAt: last.createdAt, id: last.id } : null;
      return { viewer, inquiries, next, timeZone: timeZoneOf(world, viewer) };
    },

    /**
     * Marks an inquiry as handled now, or as open again (`handled` false). Marking twice keeps the later time. Throws as `list`
     * does, and `not_found`.
     */
    async mark(visitor: Login | null, id: string, handled: boolean): Promise<void> {
      const login = adminLogin(world, visitor);
      const nowMs = world.now();
      const [viewers, marked] = await db.batch([
        viewerStatement(db, login, nowMs),
        markInquiryStatement(db, login, nowMs, id, handled ? nowMs : null),
      ]);
      requireAdmin(world, login, viewers);
      if (marked.length === 0) throw new Refusal("not_found");
    },
  };

  /** A program that fills in the honeypot field gets the normal answer, so that it does not learn of the check. */
  async function receive(inquiry: Inquiry, sender: InquirySender): Promise<void> {
    if (sender.form && sender.form.trap !== "") {
      log("info", "inquiry.trapped", { kind: inquiry.kind });
      return;
    }
    await requireTime(sender);
    await requireFewAttempts(sender);
    if (world.humanCheck && !(await world.humanCheck.passes(sender.humanToken, sender.address)))
      throw new Refusal("inquiry_refused", { text: "Please confirm that you are a person, and send it again." });

    const nowMs = world.now();
    const body = inquiryEmail({ siteUrl: world.siteUrl, siteName: site.name, inquiry });
    const mail = newEmail(world, settings.OWNER_EMAIL, body);
    await db.batch([insertInquiryStatement(db, world.newId(), inquiry, nowMs), insertEmailStatement(db, mail, nowMs)]);
    world.background(outbox.deliver(mail.id));
  }

  async function requireTime({ form }: InquirySender): Promise<void> {
    if (!form) return;
    const openedAtMs = await readFormStamp(settings, form.stamp);
    const timing = openedAtMs === null ? "expired" : formTiming(openedAtMs, world.now());
    if (timing === "too-fast")
      throw new Refusal("inquiry_refused", { text: "That was very fast. Read it once more, and send it again." });
    if (timing === "expired")
      throw new Refusal("inquiry_refused", { text: "This page was open for a long time. Please send it again." });
  }

  async function requireFewAttempts({ address }: InquirySender): Promise<void> {
    const nowMs = world.now();
    const key = await attemptKey(settings, "inquiry", "address", address ?? "unknown");
    const [record] = await recordAttemptsStatement(db, [key], nowMs);
    if (record && isLimited(record, INQUIRIES_PER_ADDRESS, nowMs))
      throw new Refusal("too_many_attempts", { retryAfterSeconds: retryAfterSeconds(record, nowMs) });
  }
}

function requireInquiryInput<Schema extends z.ZodType>(schema: Schema, input: unknown): z.output<Schema> {
  const parsed = schema.safeParse(input);
  if (parsed.success) return parsed.data;
  throw new Refusal("inquiry_invalid", { text: parsed.error.issues[0]?.message });
}
