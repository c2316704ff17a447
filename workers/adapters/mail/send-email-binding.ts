import { parseSender, refuseHeaderInjection } from "./letter-headers.ts";
import { type Mailer, MailRefused } from "./mailer.ts";

/** What a `[[send_email]]` binding offers. */
export type EmailBinding = {
  send(message: {
    to: string;
    from: { email: string; name: string };
    subject: string;
    text: string;
    html: string;
  }): Promise<unknown>;
};

export function createBindingMailer(binding: EmailBinding, from: string): Mailer {
  return {
    leavesHouse: true,
    async deliver(letter) {
      refuseHeaderInjection(letter, from);
      const { recipient, subject, text, html } = letter;
      try {
        await binding.send({ to: recipient, from: parseSender(from), subject, text, html });
      } catch (error) {
        throw new MailRefused("unavailable", { cause: error });
      }
    },
  };
}
