/** A text message to one phone (E.164 without the plus). */
export type TextMessage = { id: string; recipient: string; text: string };

/** Sends text messages through an SMS provider. `deliver` resolves and throws as that of a Mailer does. */
export interface SmsSender {
  /** False: no provider is configured. Text messages stay in the outbox. */
  readonly sendsOutside: boolean;
  deliver(message: TextMessage): Promise<void>;
}

/** For the time without an SMS provider: text messages stay in the outbox, where /dev/outbox shows them. */
export const outboxOnlySms: SmsSender = {
  sendsOutside: false,
  async deliver() {},
};
