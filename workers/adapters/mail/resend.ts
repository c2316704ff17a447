import { refuseHeaderInjection, unsubscribeHeaders } from "./email-headers.ts";
import { type Email, type Mailer, MailRefused } from "./mailer.ts";

const TIMEOUT_MS = 10_000;

/** Mail over the HTTP API of Resend, or of a compatible server: POST {baseUrl}/emails. */
export function createResendMailer(of: {
  apiKey: string;
  baseUrl: string;
  from: string;
  fetch?: typeof fetch;
}): Mailer {
  const send = of.fetch ?? fetch;
  return {
    sendsOutside: true,
    async deliver(mail: Email) {
      refuseHeaderInjection(mail, of.from);
      const { recipient, subject, text, html } = mail;
      const response = await translateFetchErrors(
        send(`${of.baseUrl.replace(/\/$/, "")}/emails`, {
          method: "POST",
          headers: {
            Authorization: `Bearer ${of.apiKey}`,
            "Content-Type": "application/json",
            // If the response of a first attempt was lost, the second attempt does not send a second email.
            "Idempotency-Key": mail.id,
          },
          body: JSON.stringify({ from: of.from, to: [recipient], subject, text, html, ...unsubscribeHeaders(mail) }),
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

async function translateFetchErrors(answer: Promise<Response>): Promise<Response> {
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
