import type { CustomerModel } from "#core/customer/customer-model.ts";
import type { ExchangeReader } from "#core/customer/speaking/exchange-reader.ts";
import type { Notation } from "#core/notation.ts";
import type { CallRooms } from "../adapters/call-rooms.ts";
import type { Database } from "../adapters/d1/database.ts";
import type { Extractor } from "../adapters/documents/extractor-client.ts";
import type { PasswordHashes } from "../adapters/identity/password-hashes.ts";
import type { ProviderClient } from "../adapters/identity/provider-client.ts";
import type { Mailer } from "../adapters/mail/mailer.ts";
import type { RecordingFiles } from "../adapters/r2/recording-bucket.ts";
import type { ScriptFiles } from "../adapters/r2/script-bucket.ts";
import type { StoredFiles } from "../adapters/r2/stored-files.ts";
import type { RealtimeHub } from "../adapters/realtime-hub.ts";
import type { SmsSender } from "../adapters/sms/sms-sender.ts";
import type { SpeechClient } from "../adapters/speech-client.ts";
import type { BillingProvider } from "../adapters/stripe/billing-provider.ts";
import type { HumanCheck } from "../adapters/turnstile.ts";
import type { AiBinding } from "../adapters/workers-ai/ai-binding.ts";
import type { Settings } from "../settings.ts";
import type { EngineMemory } from "./engines/engine-memory.ts";

/**
 * The dependencies of the services: database, buckets, models, mailer, clock, random values and settings. `createServices` builds
 * one for each request and injects it into every service; a service has no other way to reach the outside world. A test replaces
 * single fields.
 */
export type World = {
  settings: Settings;
  /** The binding of the database that serves this world's host: what is outside of it and may not leak carries this name. */
  database: string;
  db: Database;
  /** The other databases of this deployment, by their hosts; null: the main one's in development. For an organization that has moved, and for health. */
  otherDatabases: readonly { name: string; host: string | null; db: Database }[];
  customerModel: CustomerModel;
  /** A model that reads what happened in an exchange. Null: the rules alone do. */
  exchangeReader: ExchangeReader | null;
  /** Where both are asked, for admins to read: a host, never a key. Null: nowhere outside. */
  chatHost: string | null;
  /** Which engines have failed lately; lives longer than the request. */
  engineMemory: EngineMemory;
  /** KV namespace of the flash messages; see adapters/kv/flash-messages.ts. */
  notesKv: KVNamespace;
  scriptFiles: ScriptFiles;
  storedFiles: StoredFiles;
  extractor: Extractor;
  recordingFiles: RecordingFiles;
  /** The Durable Objects that hold live calls. */
  callRooms: CallRooms;
  /** The Durable Object that holds the sockets of those who want to be told of changes. */
  realtime: RealtimeHub;
  /** Null: the speech Worker is not deployed. */
  speech: SpeechClient | null;
  /** Cloudflare's own models, for live calls. Null: they are not bound. */
  ai: AiBinding | null;
  /** Used for voice servers: WebSocket upgrades and plain requests. */
  fetch: typeof fetch;
  mailer: Mailer;
  /** Null: the public forms have no human check. */
  humanCheck: HumanCheck | null;
  /** How whoever asks writes dates and numbers: for words of a page, never for an email, which others read. */
  notation: () => Notation;
  sms: SmsSender;
  /** Client of the OAuth and OpenID Connect providers, for "continue with …". */
  providers: ProviderClient;
  passwords: PasswordHashes;
  /** Stripe, loaded when it is first asked. Null: nobody bills here. */
  billing: (() => Promise<BillingProvider>) | null;
  /** Unix ms. */
  now: () => number;
  /** The time zone of the request, an IANA name: the days of its person are counted in it. UTC outside of a request. */
  timeZone: () => string;
  newId: () => string;
  /** 32 random bytes, base64url (43 characters). */
  newToken: () => string;
  /** Six random digits. */
  newCode: () => string;
  /** 32-bit unsigned. */
  newSeed: () => number;
  /** Runs work that may continue after the response (`waitUntil`). A failure is logged. */
  background: (work: Promise<unknown>) => void;
  /** Waits so many ms, for the typing pace of the built-in customer. In tests it returns at once. */
  pause: (ms: number) => Promise<void>;
  /** Runs `run` once after `ms`. Returns a function that cancels it. */
  after: (ms: number, run: () => void) => () => void;
  /** Whether wrangler.toml binds this name. */
  isBound: (binding: string) => boolean;
  /** Address of the site, for links and as the name of who signs; without a slash at its end. */
  siteUrl: string;
};
