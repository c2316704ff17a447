import { parseSender, refuseHeaderInjection, unsubscribeHeaders } from "./email-headers.ts";
import { type Mailer, MailRefused } from "./mailer.ts";

/** The interface of a `[[send_email]]` binding. */
export type EmailBinding = {
  send(message: {
    to: string;
    from: { email: string; name: string };
    subject: string;
    text: string;
    html: string;
    headers?: Record<string, string>;
  }): Promise<unknown>;
};

export function createBindingMailer(binding: EmailBinding, from: string): Mailer {
  return {
    sendsOutside: true,
    async deliver(mail) {
      refuseHeaderInjection(mail, from);
      const { recipient, subject, text, html } = mail;
      try {
        await binding.send({
          to: recipient,
          from: parseSender(from),
          subject,
          text,
          html,
          ...unsubscribeHeaders(mail),
        });
      } catch (error) {
        throw new MailRefused("unavailable", { cause: error });
      }
    },
  };
}
