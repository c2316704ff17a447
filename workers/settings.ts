import { z } from "zod";
import { site } from "#app/site/site.ts";
import { identitySettings } from "#core/identity/identity-settings.ts";
import { LONGEST_CALL_CAP_MINUTES, USUAL_CALL_CAP_MINUTES } from "#core/voice/call-figures.ts";
import { isDatabase, MAIN_DATABASE } from "./services/which-database.ts";

const blankIsAbsent = (value: unknown) => (typeof value === "string" && value.trim() === "" ? undefined : value);
const optional = z.preprocess(blankIsAbsent, z.string().trim().optional());
const secretLike = (form: RegExp, problem: string) =>
  z.preprocess(blankIsAbsent, z.string().trim().regex(form, problem).optional());

const readJson = (value: unknown) => {
  if (typeof value !== "string") return value;
  try {
    return value.trim() === "" ? undefined : JSON.parse(value);
  } catch {
    return value;
  }
};
/** As a request names it: lower case, with the port where it is not the usual one. */
const host = z.string().regex(/^[a-z0-9][a-z0-9.-]*(?::\d+)?$/);

/**
 * Variables (wrangler.toml [vars] or .dev.vars) and secrets. In development all are optional; a deployment needs SITE_URL and
 * APP_SECRET.
 */
const settingsSchema = z
  .object({
    /** Public address, for links in emails. Development does without: its links follow the address of the request. */
    SITE_URL: z.preprocess(blankIsAbsent, z.url({ protocol: /^https?$/ }).optional()),
    /** JSON: the host of each organization that has a database of its own, and the binding of it. Other hosts are the main one's. */
    DATABASES: z.preprocess(readJson, z.record(host, z.string().regex(/^[A-Z][A-Z0-9_]*$/)).default({})),
    /** Signs tickets, links and cookies, keys the hashes of attempts, seals signing keys and second factors. */
    APP_SECRET: z.preprocess(blankIsAbsent, z.string().min(32).optional()),

    /** Any OpenAI-compatible chat completions server: with a key api.openai.com, with a base URL that server, key or not. */
    OPENAI_API_KEY: optional,
    OPENAI_BASE_URL: z.preprocess(blankIsAbsent, z.url().optional()),
    OPENAI_CHAT_MODEL: z.preprocess(blankIsAbsent, z.string().default("gpt-4.1-mini")),
    /** Milliseconds until the first piece of a reply, and between pieces. */
    OPENAI_TIMEOUT_MS: z.preprocess(blankIsAbsent, z.coerce.number().int().min(100).max(120_000).default(20_000)),
    /** Tokens that the model's context holds as it is served; with fewer the customer's life is told it shorter. */
    OPENAI_CONTEXT_TOKENS: z.preprocess(blankIsAbsent, z.coerce.number().int().min(2_000).default(32_000)),

    /** Cloudflare's own chat model, where there is an [ai] binding and no other model is set. off: the built-in customer. */
    WORKERS_AI_CHAT_MODEL: z.preprocess(blankIsAbsent, z.string().default("@cf/google/gemma-4-26b-a4b-it")),
    /** Cloudflare's own models of a live call: one that hears, over a WebSocket and with events like Flux's, and one that speaks. */
    WORKERS_AI_LISTEN_MODEL: z.preprocess(blankIsAbsent, z.string().default("@cf/deepgram/flux")),
    WORKERS_AI_SPEECH_MODEL: z.preprocess(blankIsAbsent, z.string().default("@cf/deepgram/aura-2-en")),

    /** on: where a model speaks, it also reads each exchange, for the state of the customer and the score. */
    MODEL_READING: z.preprocess(blankIsAbsent, z.enum(["on", "off"]).default("on")),
    /** Requests to models for one person in a day of theirs; then the built-in customer answers. 0: no limit. */
    MODEL_CALLS_PER_DAY: z.preprocess(blankIsAbsent, z.coerce.number().int().min(0).default(1_500)),

    /** on: a model that is set up also speaks to visitors without an account; else the built-in customer does. */
    GUEST_MODELS: z.preprocess(blankIsAbsent, z.enum(["on", "off"]).default("off")),

    /** Who speaks in live calls. auto: the best there is a key or a binding for; off: no calls. */
    VOICE_ENGINE: z.preprocess(
      blankIsAbsent,
      z.enum(["auto", "openai-realtime", "pipeline", "workers-ai", "built-in", "off"]).default("auto"),
    ),
    /**
     * Any server that speaks OpenAI's Realtime protocol (GA). It is reached by an upgraded request, so wss: means https:
     * here.
     */
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
    /** Practice time of one call. */
    CALL_CAP_MINUTES: z.preprocess(
      blankIsAbsent,
      z.coerce.number().min(1).max(LONGEST_CALL_CAP_MINUTES).default(USUAL_CALL_CAP_MINUTES),
    ),
    /** Practice time of all of a person's calls in a calendar month (UTC); without it a month has no limit. */
    CALL_MINUTES_PER_MONTH: z.preprocess(blankIsAbsent, z.coerce.number().min(1).optional()),
    /** Recordings are deleted after so many days: at most the three years of the Privacy Policy. */
    RECORDING_RETENTION_DAYS: z.preprocess(blankIsAbsent, z.coerce.number().int().min(1).max(1095).default(1095)),

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
    /** Without a key nobody bills: everything is on, and no page but the price page speaks of money. */
    STRIPE_SECRET_KEY: secretLike(/^[sr]k_/, "must be a secret or restricted key (sk_ or rk_)"),
    /** Of the webhook that points at /webhooks/stripe. */
    STRIPE_WEBHOOK_SECRET: secretLike(/^whsec_/, "must be a signing secret (whsec_)"),
    /** Where Stripe is asked; another server only for trying it out. */
    STRIPE_API_URL: z.preprocess(blankIsAbsent, z.url().default("https://api.stripe.com")),
    /** on: Stripe adds taxes, as they are set up there. */
    STRIPE_TAX: z.preprocess(blankIsAbsent, z.enum(["on", "off"]).default("off")),
    ...identitySettings,
  })
  .refine(({ DATABASES, SITE_URL = "" }) => !Object.hasOwn(DATABASES, URL.parse(SITE_URL)?.host ?? ""), {
    path: ["DATABASES"],
    message: "names the host of SITE_URL, which is the main database's",
  })
  .refine(({ DATABASES }) => new Set(Object.values(DATABASES)).size === Object.keys(DATABASES).length, {
    path: ["DATABASES"],
    message: "names a database twice",
  })
  .refine((s) => (s.STRIPE_SECRET_KEY === undefined) === (s.STRIPE_WEBHOOK_SECRET === undefined), {
    path: ["STRIPE_WEBHOOK_SECRET"],
    message: "must be set together with STRIPE_SECRET_KEY",
  })
  .refine((s) => (s.TURNSTILE_SITE_KEY === undefined) === (s.TURNSTILE_SECRET_KEY === undefined), {
    path: ["TURNSTILE_SECRET_KEY"],
    message: "must be set together with TURNSTILE_SITE_KEY",
  })
  // On a fresh machine the first admin would be stopped at the first door; where people come, admins show a second factor.
  .transform(({ ADMIN_SECOND_FACTOR_REQUIRED: isRequired, ...s }) => ({
    ...s,
    APP_SECRET: s.APP_SECRET ?? DEVELOPMENT_SECRET,
    ADMIN_SECOND_FACTOR_REQUIRED: isRequired ?? s.SITE_URL !== undefined,
  }));

function readOrigins(list: string, context: z.RefinementCtx): string[] {
  const origins = list.split(/[\s,]+/).filter(Boolean);
  for (const one of origins)
    if (URL.parse(one)?.origin !== one) context.addIssue({ code: "custom", message: "has an entry that is no origin" });
  return origins;
}

/**
 * So that attempts are counted and cookies are read across restarts. Cut out of production builds, which refuse to do
 * without.
 */
const DEVELOPMENT_SECRET = import.meta.env?.DEV ? "rolecall development secret" : "";

export type Settings = z.infer<typeof settingsSchema>;

/** Where OpenAI's API, or one that is compatible with it, is asked. */
export function openAiBaseUrl({ OPENAI_BASE_URL }: Pick<Settings, "OPENAI_BASE_URL">): string {
  return OPENAI_BASE_URL ?? "https://api.openai.com/v1";
}

type SettingProblem = { name: string; problem: string };

/** Its message names every setting that is missing or wrong, and says what of it. No value that was set is in it. */
export class SettingsError extends Error {
  override readonly name = "SettingsError";
  /** Of the settings, without repeats, sorted. */
  readonly names: readonly string[];

  constructor(problems: readonly SettingProblem[]) {
    super(`Settings are missing or wrong. ${problems.map(({ name, problem }) => `${name}: ${problem}`).join("; ")}`);
    this.names = [...new Set(problems.map(({ name }) => name))].sort();
  }
}

/** Reads and checks all settings at once. Throws a SettingsError. */
export function readSettings(
  env: Record<string, unknown>,
  { isDevelopment } = { isDevelopment: import.meta.env?.DEV === true },
): Settings {
  const parsed = settingsSchema.safeParse(env);
  const wrong = parsed.error?.issues.map(({ path, message }) => ({ name: String(path[0]), problem: message })) ?? [];
  if (parsed.success) wrong.push(...unboundDatabases(parsed.data, env));
  const problems = isDevelopment ? wrong : [...wrong, ...deploymentProblems(env)];
  if (!parsed.success || problems.length > 0) throw new SettingsError(problems);
  return parsed.data;
}

function unboundDatabases({ DATABASES }: Settings, env: Record<string, unknown>): SettingProblem[] {
  return Object.values(DATABASES)
    .filter((name) => name === MAIN_DATABASE || !isDatabase(env[name]))
    .map((name) => ({
      name: "DATABASES",
      problem: name === MAIN_DATABASE ? `${name} is the main database` : `no database is bound as ${name}`,
    }));
}

/**
 * What a deployment may not do without, or may not have. Its keys must not stand in this file, and its links must not follow
 * the Host of a request, which the visitor chooses. It has no sender of text messages (adapters/sms), so no code would arrive.
 */
function deploymentProblems(env: Record<string, unknown>): SettingProblem[] {
  const absent = ["APP_SECRET", "SITE_URL"].filter((name) => blankIsAbsent(env[name]) === undefined);
  const unsent = ["EXTERNAL_PHONE_ENABLED", "MFA_PHONE_ENROLL_ENABLED"].filter((name) => env[name] === "true");
  return [
    ...absent.map((name) => ({ name, problem: "must be set outside of development" })),
    ...unsent.map((name) => ({ name, problem: "cannot be true: there is no sender of text messages" })),
  ];
}

/** Bindings of an isolate never change, so its settings are checked once. */
const checked = new WeakMap<object, Settings | SettingsError>();

/** The settings of these bindings, or what is wrong with them. */
export function findSettings(env: object): Settings | SettingsError {
  const known = checked.get(env);
  if (known) return known;
  const found = settingsOrError(env);
  checked.set(env, found);
  return found;
}

/** The same. Throws the SettingsError. */
export function requireSettings(env: object): Settings {
  const found = findSettings(env);
  if (found instanceof SettingsError) throw found;
  return found;
}

function settingsOrError(env: object): Settings | SettingsError {
  try {
    return readSettings({ ...env });
  } catch (error) {
    if (error instanceof SettingsError) return error;
    throw error;
  }
}
