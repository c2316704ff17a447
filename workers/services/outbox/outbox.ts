import type { LetterBody } from "#core/emails/email-body.ts";
import { delayAfterAttemptMs } from "#core/emails/outbox-schedule.ts";
import {
  claimLetter,
  findDueIds,
  letterStatement,
  markFailed,
  markSent,
  newestLettersStatement,
  type OutboxLetter,
  type OutboxRow,
} from "../../adapters/d1/outbox.ts";
import { type Letter, MailRefused } from "../../adapters/mail/mailer.ts";
import { log } from "../../log.ts";
import type { World } from "../world.ts";

/** Per run of a minute: each may wait for a slow mail system. */
const LETTERS_PER_RUN = 20;
const LETTERS_SHOWN = 50;

/** A letter for the outbox. Write it in the batch that makes it true, then hand its id to `deliver` in the background. */
export function newLetter(world: World, recipient: string, body: LetterBody): Letter {
  return { id: world.newId(), recipient, ...body };
}

/** The same for a phone. */
export function newTextMessage(world: World, recipient: string, text: string): OutboxLetter {
  return { id: world.newId(), channel: "sms", recipient, subject: "", text, html: "" };
}

export function createOutbox(world: World) {
  const { db, mailer, sms } = world;
  const channels = [...(mailer.leavesHouse ? ["email" as const] : []), ...(sms.leavesHouse ? ["sms" as const] : [])];

  return {
    /** The newest letters, for the page that only development has. */
    letters: (): Promise<OutboxRow[]> => newestLettersStatement(db, LETTERS_SHOWN),

    async letter(id: string): Promise<OutboxRow | null> {
      return (await letterStatement(db, id))[0] ?? null;
    },

    deliver,

    /** One letter after the other, so that a slow mail system is not asked for all at once. */
    async deliverDue(): Promise<void> {
      if (channels.length === 0) return;
      for (const id of await findDueIds(db, world.now(), LETTERS_PER_RUN, channels)) await deliver(id);
    },
  };

  /** Tries once, if the letter is due and nobody else is trying. A failure is noted and tried again later. */
  async function deliver(id: string): Promise<void> {
    if (channels.length === 0) return;
    const letter = await claimLetter(db, id, world.now(), channels);
    if (!letter) return;
    try {
      await (letter.channel === "sms" ? sms.deliver(letter) : mailer.deliver(letter));
    } catch (error) {
      const reason = error instanceof MailRefused ? error.kind : "fault";
      log("warn", "mail.failed", { reason, attempts: letter.attempts });
      await markFailed(db, id, reason, world.now() + delayAfterAttemptMs(letter.attempts));
      return;
    }
    await markSent(db, id, world.now());
  }
}
