import { z } from "zod";
import { identitySettings } from "#core/identity/settings.ts";

const blankIsAbsent = (value: unknown) => (typeof value === "string" && value.trim() === "" ? undefined : value);
const optional = z.preprocess(blankIsAbsent, z.string().trim().optional());

/** Variables (wrangler.toml [vars] or .dev.vars) and secrets. All are optional: without any, everything runs on this machine. */
const settingsSchema = z
  .object({
    /** Public address, for links in letters; without it the address of the request is used, which only development may do. */
    SITE_URL: z.preprocess(blankIsAbsent, z.url().optional()),
    /** Keys the HMAC of attempt keys. Without it a random one per isolate would forget attempts, so development has a fixed one. */
    APP_SECRET: z.preprocess(blankIsAbsent, z.string().min(32).optional()),

    /** Any OpenAI-compatible chat completions server. */
    OPENAI_API_KEY: optional,
    OPENAI_BASE_URL: z.preprocess(blankIsAbsent, z.url().default("https://api.openai.com/v1")),
    OPENAI_CHAT_MODEL: z.preprocess(blankIsAbsent, z.string().default("gpt-4.1-mini")),
    /** Milliseconds until the first piece of a reply, and between pieces. */
    OPENAI_TIMEOUT_MS: z.preprocess(blankIsAbsent, z.coerce.number().int().min(100).max(120_000).default(20_000)),

    MAIL_FROM: z.preprocess(blankIsAbsent, z.string().default("Rolecall <no-reply@rolecall.example>")),
    /** Resend-style HTTP mail. */
    RESEND_API_KEY: optional,
    RESEND_BASE_URL: z.preprocess(blankIsAbsent, z.url().default("https://api.resend.com")),

    ...identitySettings,
  })
  .refine((s) => import.meta.env?.DEV || s.APP_SECRET !== undefined || s.SITE_URL === undefined, {
    path: ["APP_SECRET"],
    message: "must be set (32 characters or more) where SITE_URL is",
  });

export type Settings = z.infer<typeof settingsSchema>;

/** Reads and checks all settings at once. Throws one error that names everything that is wrong. */
export function readSettings(env: Record<string, unknown>): Settings {
  const parsed = settingsSchema.safeParse(env);
  if (parsed.success) return parsed.data;
  const problems = parsed.error.issues.map((issue) => `${issue.path.join(".")}: ${issue.message}`);
  throw new Error(`Settings are wrong. ${problems.join("; ")}`);
}
