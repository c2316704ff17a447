/** An email to one person. Text and html say the same. */
export type Email = { id: string; recipient: string; subject: string; text: string; html: string };

/** Hands an email to a mail system. Resolves once that system has taken it; throws `MailRefused` or the network's error. */
export interface Mailer {
  /** False: emails only lie in the outbox, where /dev/outbox shows them. */
  readonly leavesHouse: boolean;
  deliver(mail: Email): Promise<void>;
}

/** `kind` is all that is stored: what a mail system answers may repeat the email. */
export class MailRefused extends Error {
  readonly kind: "header-injection" | "refused" | "rate-limited" | "unavailable" | "timeout";
  constructor(kind: MailRefused["kind"], options?: ErrorOptions) {
    super(`mail: ${kind}`, options);
    this.name = "MailRefused";
    this.kind = kind;
  }
}
