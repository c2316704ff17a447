import { refuseHeaderInjection } from "./email-headers.ts";
import { type Email, type Mailer, MailRefused } from "./mailer.ts";

const TIMEOUT_MS = 10_000;

/** Mail over HTTP as Resend and its likenesses take it: POST {baseUrl}/emails. */
export function createResendMailer(of: {
  apiKey: string;
  baseUrl: string;
  from: string;
  fetch?: typeof fetch;
}): Mailer {
  const send = of.fetch ?? fetch;
  return {
    leavesHouse: true,
    async deliver(mail: Email) {
      refuseHeaderInjection(mail, of.from);
      const { recipient, subject, text, html } = mail;
      const response = await answerOf(
        send(`${of.baseUrl.replace(/\/$/, "")}/emails`, {
          method: "POST",
          headers: {
            Authorization: `Bearer ${of.apiKey}`,
            "Content-Type": "application/json",
            // A second attempt after a lost answer does not become a second email.
            "Idempotency-Key": mail.id,
          },
          body: JSON.stringify({ from: of.from, to: [recipient], subject, text, html }),
          redirect: "manual",
          signal: AbortSignal.timeout(TIMEOUT_MS),
        }),
      );
      await response.body?.cancel();
      if (response.ok) return;
      throw new MailRefused(kindOf(response.status));
    },
  };
}

async function answerOf(answer: Promise<Response>): Promise<Response> {
  try {
    return await answer;
  } catch (error) {
    const isTimeout = error instanceof Error && error.name === "TimeoutError";
    throw new MailRefused(isTimeout ? "timeout" : "unavailable", { cause: error });
  }
}

function kindOf(status: number): MailRefused["kind"] {
  if (status === 429) return "rate-limited";
  return status >= 400 && status < 500 ? "refused" : "unavailable";
}
