/** A short text to one phone (E.164 without the plus). */
export type TextMessage = { id: string; recipient: string; text: string };

/** Hands a text to an SMS provider. Resolves once it has taken it; throws `MailRefused` or the network's error, as a Mailer does. */
export interface SmsSender {
  /** False: texts only lie in the outbox. */
  readonly leavesHouse: boolean;
  deliver(message: TextMessage): Promise<void>;
}

/** Until a provider is chosen, texts stay in the outbox, where development reads them. */
export const outboxOnlySms: SmsSender = {
  leavesHouse: false,
  async deliver() {},
};
