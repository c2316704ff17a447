import { refuseHeaderInjection } from "./email-headers.ts";
import type { Mailer } from "./mailer.ts";

/** For the time without a mail system: emails stay in the outbox. If one is configured within a day, they are sent then. */
export function createOutboxOnlyMailer(from: string): Mailer {
  return {
    sendsOutside: false,
    async deliver(mail) {
      refuseHeaderInjection(mail, from);
    },
  };
}
