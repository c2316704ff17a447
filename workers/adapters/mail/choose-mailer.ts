import type { Settings } from "../../settings.ts";
import type { Mailer } from "./mailer.ts";
import { createOutboxOnlyMailer } from "./outbox-only.ts";
import { createResendMailer } from "./resend.ts";
import { createBindingMailer, type EmailBinding } from "./send-email-binding.ts";

/** Resend if RESEND_API_KEY is set, else a `[[send_email]]` binding named EMAIL, else emails stay in the outbox. */
export function chooseMailer(settings: Settings, env: object): Mailer {
  const from = settings.MAIL_FROM;
  if (settings.RESEND_API_KEY) {
    return createResendMailer({ apiKey: settings.RESEND_API_KEY, baseUrl: settings.RESEND_BASE_URL, from });
  }
  if ("EMAIL" in env && isEmailBinding(env.EMAIL)) return createBindingMailer(env.EMAIL, from);
  return createOutboxOnlyMailer(from);
}

function isEmailBinding(binding: unknown): binding is EmailBinding {
  return typeof binding === "object" && binding !== null && "send" in binding && typeof binding.send === "function";
}
