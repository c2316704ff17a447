import { refuseHeaderInjection } from "./email-headers.ts";
import type { Mailer } from "./mailer.ts";

/** Without a mail system emails stay in the outbox, unsent, and go out within a day once one is configured. */
export function createOutboxOnlyMailer(from: string): Mailer {
  return {
    leavesHouse: false,
    async deliver(mail) {
      refuseHeaderInjection(mail, from);
    },
  };
}
