/**
 * An email to one person. `text` and `html` have the same content. `unsubscribeUrl`: of one that can be done without, an https address
 * whose POST ends them.
 */
export type Email = {
  id: string;
  recipient: string;
  subject: string;
  text: string;
  html: string;
  unsubscribeUrl?: string | null;
};

/**
 * Sends emails through a mail system. `deliver` resolves when that system has accepted the email, and throws MailRefused or a
 * network error otherwise.
 */
export interface Mailer {
  /** False: no mail system is configured. Emails stay in the outbox, where /dev/outbox shows them. */
  readonly sendsOutside: boolean;
  deliver(mail: Email): Promise<void>;
}

/** Only `kind` is stored, because the response of a mail system may repeat the email. */
export class MailRefused extends Error {
  readonly kind: "header-injection" | "refused" | "rate-limited" | "unavailable" | "timeout";
  constructor(kind: MailRefused["kind"], options?: ErrorOptions) {
    super(`mail: ${kind}`, options);
    this.name = "MailRefused";
    this.kind = kind;
  }
}
