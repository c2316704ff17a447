import type { EmailBody } from "#core/emails/email-body.ts";
import { delayAfterAttemptMs } from "#core/emails/outbox-schedule.ts";
import {
  claimEmail,
  emailStatement,
  findDueIds,
  markFailed,
  markSent,
  newestEmailsStatement,
  type OutboxEmail,
  type OutboxRow,
} from "../../adapters/d1/outbox.ts";
import { type Email, MailRefused } from "../../adapters/mail/mailer.ts";
import { log } from "../../log.ts";
import type { World } from "../world.ts";

/** Per run of a minute: each may wait for a slow mail system. */
const EMAILS_PER_RUN = 20;
const EMAILS_SHOWN = 50;

/** An email for the outbox. Write it in the batch that makes it true, then hand its id to `deliver` in the background. */
export function newEmail(world: World, recipient: string, body: EmailBody): Email {
  return { id: world.newId(), recipient, ...body };
}

/** The same for a phone. */
export function newTextMessage(world: World, recipient: string, text: string): OutboxEmail {
  return { id: world.newId(), channel: "sms", recipient, subject: "", text, html: "" };
}

export function createOutbox(world: World) {
  const { db, mailer, sms } = world;
  const channels = [...(mailer.leavesHouse ? ["email" as const] : []), ...(sms.leavesHouse ? ["sms" as const] : [])];

  return {
    /** The newest emails, for the page that only development has. */
    mails: (): Promise<OutboxRow[]> => newestEmailsStatement(db, EMAILS_SHOWN),

    async mail(id: string): Promise<OutboxRow | null> {
      return (await emailStatement(db, id))[0] ?? null;
    },

    deliver,

    /** One email after the other, so that a slow mail system is not asked for all at once. */
    async deliverDue(): Promise<void> {
      if (channels.length === 0) return;
      for (const id of await findDueIds(db, world.now(), EMAILS_PER_RUN, channels)) await deliver(id);
    },
  };

  /** Tries once, if the email is due and nobody else is trying. A failure is noted and tried again later. */
  async function deliver(id: string): Promise<void> {
    if (channels.length === 0) return;
    const mail = await claimEmail(db, id, world.now(), channels);
    if (!mail) return;
    try {
      await (mail.channel === "sms" ? sms.deliver(mail) : mailer.deliver(mail));
    } catch (error) {
      const reason = error instanceof MailRefused ? error.kind : "fault";
      log("warn", "mail.failed", { reason, attempts: mail.attempts });
      await markFailed(db, id, reason, world.now() + delayAfterAttemptMs(mail.attempts));
      return;
    }
    await markSent(db, id, world.now());
  }
}
