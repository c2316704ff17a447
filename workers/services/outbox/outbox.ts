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

/** Messages sent per scheduled run, which comes every minute: each may wait for a slow mail system. */
const EMAILS_PER_RUN = 20;
const EMAILS_SHOWN = 50;

/**
 * An email for the outbox. Insert it in the same batch as the change it reports, then pass its id to `deliver` in the background.
 */
export function newEmail(
  world: Pick<World, "newId">,
  recipient: string,
  body: EmailBody & { unsubscribeUrl?: string },
): Email {
  return { id: world.newId(), recipient, ...body };
}

/** The same as an SMS. `recipient`: E.164 without the plus. */
export function newTextMessage(world: World, recipient: string, text: string): OutboxEmail {
  return { id: world.newId(), channel: "sms", recipient, subject: "", text, html: "" };
}

export function createOutbox(world: World) {
  const { db, mailer, sms } = world;
  const channels = [...(mailer.sendsOutside ? ["email" as const] : []), ...(sms.sendsOutside ? ["sms" as const] : [])];

  return {
    /** The newest emails and text messages, for the development page /dev/outbox. */
    newestEmails: (): Promise<OutboxRow[]> => newestEmailsStatement(db, EMAILS_SHOWN),

    async findEmail(id: string): Promise<OutboxRow | null> {
      return (await emailStatement(db, id))[0] ?? null;
    },

    deliver,
    deliverIfWritten,

    /** Sends what is due, one after the other, so that a slow mail system does not get all requests at once. */
    async deliverDue(): Promise<void> {
      if (channels.length === 0) return;
      for (const id of await findDueIds(db, world.now(), EMAILS_PER_RUN, channels)) await deliver(id);
    },
  };

  /** Tries once to send, if the message is due and no other run has it. A failure is stored and tried again later. */
  async function deliver(id: string): Promise<void> {
    if (channels.length === 0) return;
    const mail = await claimEmail(db, id, world.now(), channels);
    if (mail) await send(mail);
  }

  /**
   * The same for a message that its batch wrote only if the person exists (see nobody.ts). If it was not written, an equal number
   * of database statements runs, so that timing does not show it; only the call of the mail system is missing.
   */
  async function deliverIfWritten(id: string): Promise<void> {
    if (channels.length === 0) return;
    const mail = await claimEmail(db, id, world.now(), channels);
    if (mail) await send(mail);
    else await markSent(db, world.newId(), world.now());
  }

  async function send(mail: OutboxRow): Promise<void> {
    try {
      await (mail.channel === "sms"
        ? sms.deliver(mail)
        : mailer.deliver({ ...mail, unsubscribeUrl: mail.unsubscribe_url }));
    } catch (error) {
      const reason = error instanceof MailRefused ? error.kind : "fault";
      log("warn", "mail.failed", { reason, attempts: mail.attempts });
      await markFailed(db, mail.id, reason, world.now() + delayAfterAttemptMs(mail.attempts));
      return;
    }
    await markSent(db, mail.id, world.now());
  }
}
