/** A letter to one person. Text and html say the same. */
export type Letter = { id: string; recipient: string; subject: string; text: string; html: string };

/** Hands a letter to a mail system. Resolves once that system has taken it; throws `MailRefused` or the network's error. */
export interface Mailer {
  /** False: letters only lie in the outbox, where /dev/outbox shows them. */
  readonly leavesHouse: boolean;
  deliver(letter: Letter): Promise<void>;
}

/** `kind` is all that is stored: what a mail system answers may repeat the letter. */
export class MailRefused extends Error {
  readonly kind: "header-injection" | "refused" | "rate-limited" | "unavailable" | "timeout";
  constructor(kind: MailRefused["kind"], options?: ErrorOptions) {
    super(`mail: ${kind}`, options);
    this.name = "MailRefused";
    this.kind = kind;
  }
}
