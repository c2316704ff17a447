import { z } from "zod";
import { site } from "#app/site/site.ts";
import { identitySettings } from "#core/identity/identity-settings.ts";

const blankIsAbsent = (value: unknown) => (typeof value === "string" && value.trim() === "" ? undefined : value);
const optional = z.preprocess(blankIsAbsent, z.string().trim().optional());

/** Variables (wrangler.toml [vars] or .dev.vars) and secrets. All are optional: without any, everything runs on this machine. */
const settingsSchema = z
  .object({
    /** Public address, for links in emails; without it the address of the request is used, which only development may do. */
    SITE_URL: z.preprocess(blankIsAbsent, z.url().optional()),
    /** Keys the HMAC of attempt keys. Without it a random one per isolate would forget attempts, so development has a fixed one. */
    APP_SECRET: z.preprocess(blankIsAbsent, z.string().min(32).optional()),

    /** Any OpenAI-compatible chat completions server. */
    OPENAI_API_KEY: optional,
    OPENAI_BASE_URL: z.preprocess(blankIsAbsent, z.url().default("https://api.openai.com/v1")),
    OPENAI_CHAT_MODEL: z.preprocess(blankIsAbsent, z.string().default("gpt-4.1-mini")),
    /** Milliseconds until the first piece of a reply, and between pieces. */
    OPENAI_TIMEOUT_MS: z.preprocess(blankIsAbsent, z.coerce.number().int().min(100).max(120_000).default(20_000)),

    /** on: with a key, the chat model is also asked about a few checks of each finished practice. */
    MODEL_CHECKS: z.preprocess(blankIsAbsent, z.enum(["on", "off"]).default("off")),

    /** Who speaks in live calls. auto: the best there is a key for; off: no calls. */
    VOICE_ENGINE: z.preprocess(
      blankIsAbsent,
      z.enum(["auto", "openai-realtime", "pipeline", "built-in", "off"]).default("auto"),
    ),
    /** Any server that speaks OpenAI's Realtime protocol (GA). It is reached by an upgraded request, so wss: means https: here. */
    OPENAI_REALTIME_URL: z.preprocess(
      blankIsAbsent,
      z
        .url({ protocol: /^(?:https?|wss?)$/ })
        .transform((url) => url.replace(/^ws/, "http"))
        .optional(),
    ),
    OPENAI_REALTIME_KEY: optional,
    OPENAI_REALTIME_MODEL: z.preprocess(blankIsAbsent, z.string().default("gpt-realtime-2.1")),
    /** Any OpenAI-compatible /audio/transcriptions; its model also writes down what a realtime model hears. */
    OPENAI_TRANSCRIBE_URL: z.preprocess(blankIsAbsent, z.url().optional()),
    OPENAI_TRANSCRIBE_KEY: optional,
    OPENAI_TRANSCRIBE_MODEL: z.preprocess(blankIsAbsent, z.string().default("gpt-transcribe")),
    /** Any OpenAI-compatible /audio/speech that gives PCM, 24 kHz. */
    OPENAI_SPEECH_URL: z.preprocess(blankIsAbsent, z.url().optional()),
    OPENAI_SPEECH_KEY: optional,
    OPENAI_SPEECH_MODEL: z.preprocess(blankIsAbsent, z.string().default("gpt-4o-mini-tts")),
    /** Practice time of one call. A realtime upstream ends by itself after 60 minutes. */
    CALL_CAP_MINUTES: z.preprocess(blankIsAbsent, z.coerce.number().min(1).max(55).default(30)),
    /** Practice time of all of a person's calls in a calendar month (UTC); without it a month has no limit. */
    CALL_MINUTES_PER_MONTH: z.preprocess(blankIsAbsent, z.coerce.number().min(1).optional()),
    /** Recordings are deleted after so many days. */
    RECORDING_RETENTION_DAYS: z.preprocess(blankIsAbsent, z.coerce.number().int().min(1).max(3650).default(1095)),

    MAIL_FROM: z.preprocess(blankIsAbsent, z.string().default("Rolecall <no-reply@rolecall.example>")),
    /** Resend-style HTTP mail. */
    RESEND_API_KEY: optional,
    RESEND_BASE_URL: z.preprocess(blankIsAbsent, z.url().default("https://api.resend.com")),

    /** Who is told when somebody writes by a form of the public site. */
    OWNER_EMAIL: z.preprocess(blankIsAbsent, z.email().default(site.contactEmail)),
    /** Other sites whose pages may post to /api/public, e.g. "https://www.agency.com https://agency.com". */
    FORM_ORIGINS: z.preprocess(blankIsAbsent, z.string().default("")).transform(readOrigins),
    /** Both, and the forms ask for a human by Turnstile. */
    TURNSTILE_SITE_KEY: optional,
    TURNSTILE_SECRET_KEY: optional,
    TURNSTILE_VERIFY_URL: z.preprocess(
      blankIsAbsent,
      z.url().default("https://challenges.cloudflare.com/turnstile/v0/siteverify"),
    ),
    ...identitySettings,
  })
  .refine((s) => import.meta.env?.DEV || s.APP_SECRET !== undefined || s.SITE_URL === undefined, {
    path: ["APP_SECRET"],
    message: "must be set (32 characters or more) where SITE_URL is",
  })
  .refine((s) => (s.TURNSTILE_SITE_KEY === undefined) === (s.TURNSTILE_SECRET_KEY === undefined), {
    path: ["TURNSTILE_SECRET_KEY"],
    message: "must be set together with TURNSTILE_SITE_KEY",
  })
  // On a fresh machine the first admin would be stopped at the first door; where people come, admins show a second factor.
  .transform(({ ADMIN_SECOND_FACTOR_REQUIRED: isRequired, ...s }) => ({
    ...s,
    ADMIN_SECOND_FACTOR_REQUIRED: isRequired ?? s.SITE_URL !== undefined,
  }));

function readOrigins(list: string, context: z.RefinementCtx): string[] {
  const origins = list.split(/[\s,]+/).filter(Boolean);
  for (const one of origins)
    if (URL.parse(one)?.origin !== one) context.addIssue({ code: "custom", message: `${one} is no origin` });
  return origins;
}

export type Settings = z.infer<typeof settingsSchema>;

/** Reads and checks all settings at once. Throws one error that names everything that is wrong. */
export function readSettings(env: Record<string, unknown>): Settings {
  const parsed = settingsSchema.safeParse(env);
  if (parsed.success) return parsed.data;
  const problems = parsed.error.issues.map((issue) => `${issue.path.join(".")}: ${issue.message}`);
  throw new Error(`Settings are wrong. ${problems.join("; ")}`);
}
