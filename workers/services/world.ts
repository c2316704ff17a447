import type { CustomerModel } from "#core/customer/customer-model.ts";
import type { CheckModel } from "#core/scoring/model/check-model.ts";
import type { CallRooms } from "../adapters/call-rooms.ts";
import type { Database } from "../adapters/d1/database.ts";
import type { Extractor } from "../adapters/documents/extractor-client.ts";
import type { PasswordHashes } from "../adapters/identity/password-hashes.ts";
import type { ProviderClient } from "../adapters/identity/provider-client.ts";
import type { Mailer } from "../adapters/mail/mailer.ts";
import type { RecordingFiles } from "../adapters/r2/recording-bucket.ts";
import type { ScriptFiles } from "../adapters/r2/script-bucket.ts";
import type { StoredFiles } from "../adapters/r2/stored-files.ts";
import type { SmsSender } from "../adapters/sms/sms-sender.ts";
import type { SpeechClient } from "../adapters/speech-client.ts";
import type { HumanCheck } from "../adapters/turnstile.ts";
import type { Settings } from "../settings.ts";

/** Everything outside: handed to each service by `createServices`. Tests replace pieces of it; nothing looks them up. */
export type World = {
  settings: Settings;
  db: Database;
  customerModel: CustomerModel;
  /** Null: rules and figures judge alone. */
  checkModel: CheckModel | null;
  /** What a browser is told on its next page. */
  noteSpace: KVNamespace;
  scriptFiles: ScriptFiles;
  storedFiles: StoredFiles;
  extractor: Extractor;
  recordingFiles: RecordingFiles;
  /** The objects that hold live calls. */
  callRooms: CallRooms;
  /** Null: the speech Worker is left out. */
  speech: SpeechClient | null;
  /** To the servers of a voice: an upgrade to a socket, or an ordinary request. */
  fetch: typeof fetch;
  mailer: Mailer;
  /** Null: the forms do not ask. */
  humanCheck: HumanCheck | null;
  sms: SmsSender;
  /** Other people's sign-in, for "continue with …". */
  providers: ProviderClient;
  passwords: PasswordHashes;
  /** Unix ms. */
  now: () => number;
  newId: () => string;
  /** 32 random bytes, base64url (43 characters). */
  newToken: () => string;
  /** Six random digits. */
  newCode: () => string;
  /** 32-bit unsigned. */
  newSeed: () => number;
  /** Work that may outlive the response; its failure is logged. */
  background: (work: Promise<unknown>) => void;
  /** Waits, in ms: the pace of the built-in customer. Tests do not wait. */
  pause: (ms: number) => Promise<void>;
  /** Runs once after so many ms. Gives back what calls it off. */
  after: (ms: number, run: () => void) => () => void;
  /** Where links in emails point. */
  siteUrl: string;
};
