import { env } from "cloudflare:workers";
import type { CustomerModel } from "#core/customer/customer-model.ts";
import { AMERICAN } from "#core/notation.ts";
import type { CallRooms } from "#workers/adapters/call-rooms.ts";
import { openDatabase } from "#workers/adapters/d1/database.ts";
import type { Extractor } from "#workers/adapters/documents/extractor-client.ts";
import type { PasswordHashes } from "#workers/adapters/identity/password-hashes.ts";
import type { ProviderClient } from "#workers/adapters/identity/provider-client.ts";
import type { Email } from "#workers/adapters/mail/mailer.ts";
import type { RecordingFiles } from "#workers/adapters/r2/recording-bucket.ts";
import type { ScriptFiles } from "#workers/adapters/r2/script-bucket.ts";
import type { StoredFiles } from "#workers/adapters/r2/stored-files.ts";
import type { RealtimeHub } from "#workers/adapters/realtime-hub.ts";
import type { TextMessage } from "#workers/adapters/sms/sms-sender.ts";
import { newEngineMemory } from "#workers/services/engines/engine-memory.ts";
import type { World } from "#workers/services/world.ts";
import { readSettings } from "#workers/settings.ts";

export type TestWorld = World & {
  /** The world's time; tests move it on themselves. */
  clock: { nowMs: number; advance(ms: number): void };
  /** What the default passwords have hashed or verified so far. */
  hashes(): number;
  /** Emails the default mailer took, oldest first. */
  delivered: Email[];
  /** Text messages the default sender took, oldest first. */
  texts: TextMessage[];
  /** Waits for everything handed to `background`, and for what that started. Throws what it threw. */
  settled(): Promise<void>;
};

/** Sat, 21 Nov 2026, 12:00 UTC. */
const START_MS = Date.UTC(2026, 10, 21, 12);

/**
 * A World on the real D1, R2 and KV of the test's workerd. Everything else is scripted: time stands still, ids count up, waiting
 * takes no time, the mailer collects, passwords are hashed by a quick fake. Pass overrides for the pieces a test is about.
 */
export function testWorld(overrides: Partial<World> = {}): TestWorld {
  const clock = {
    nowMs: START_MS,
    advance(ms: number) {
      clock.nowMs += ms;
    },
  };
  const delivered: Email[] = [];
  const texts: TextMessage[] = [];
  const passwords = countingPasswords();
  const started: Promise<unknown>[] = [];
  const nextId = counter();
  const nextToken = counter();
  const nextCode = counter();
  const nextSeed = counter();

  return {
    settings: readSettings({}),
    database: "DB",
    db: openDatabase(env.DB),
    otherDatabases: [],
    customerModel: builtInFake,
    exchangeReader: null,
    chatHost: null,
    engineMemory: newEngineMemory(),
    notesKv: env.NOTES,
    scriptFiles: notScripted<ScriptFiles>("scriptFiles"),
    storedFiles: notScripted<StoredFiles>("storedFiles"),
    extractor: notScripted<Extractor>("extractor"),
    recordingFiles: notScripted<RecordingFiles>("recordingFiles"),
    callRooms: notScripted<CallRooms>("callRooms"),
    realtime: nobodyListens,
    speech: null,
    ai: null,
    fetch: async () => {
      throw new Error("This test uses fetch but gives testWorld none.");
    },
    after: () => {
      throw new Error("This test uses after but gives testWorld none.");
    },
    mailer: {
      sendsOutside: true,
      async deliver(mail) {
        delivered.push(mail);
      },
    },
    humanCheck: null,
    sms: {
      sendsOutside: true,
      async deliver(message) {
        texts.push(message);
      },
    },
    providers: notScripted<ProviderClient>("providers"),
    passwords,
    billing: null,
    now: () => clock.nowMs,
    notation: () => AMERICAN,
    timeZone: () => "UTC",
    newId: () => `id-${String(nextId()).padStart(4, "0")}`,
    newToken: () => `token-${String(nextToken()).padStart(37, "0")}`,
    newCode: () => String(nextCode()).padStart(6, "0"),
    newSeed: () => nextSeed(),
    background: (work) => {
      // The rejection is reported by settled(); without this line workerd would call it unhandled first.
      work.catch(() => {});
      started.push(work);
    },
    pause: async () => {},
    isBound: (name) => name in env,
    siteUrl: "https://rolecall.example",
    ...overrides,
    clock,
    hashes: () => passwords.hashes,
    delivered,
    texts,
    async settled() {
      while (started.length > 0) await started.shift();
    },
  };
}

/** Hashes to readable text at no cost, and counts what each question would have cost. */
export function countingPasswords(): PasswordHashes & { hashes: number } {
  const passwords = {
    hashes: 0,
    async hash(password: string) {
      passwords.hashes += 1;
      return `fake$${password}`;
    },
    async verify(password: string, hash: string | null) {
      passwords.hashes += 1;
      return hash === `fake$${password}` || hash === `old$${password}`;
    },
    isOutdated: (hash: string) => hash.startsWith("old$"),
  };
  return passwords;
}

/** Says the engine's own line, word by word, as the built-in customer does. */
const builtInFake: CustomerModel = {
  name: "built-in",
  deterministic: true,
  longestReplyMs: 0,
  async *reply(cue, signal) {
    for (const word of cue.move.line.split(/(?<= )/)) {
      if (signal.aborted) return;
      yield word;
    }
  },
};

/** Writes are told to nobody. */
const nobodyListens: RealtimeHub = {
  connect: async () => {
    throw new Error("This test opens a socket but gives testWorld no realtime.");
  },
  tell: async () => {},
  tellPages: async () => {},
  broadcast: async () => {},
};

/** A piece that no test has described yet: using it names it. */
function notScripted<Piece extends object>(name: string): Piece {
  const refuse = (_: object, member: string | symbol) => {
    throw new Error(`This test uses ${name}.${String(member)} but gives testWorld no ${name}.`);
  };
  return new Proxy({}, { get: refuse }) as Piece;
}

function counter(): () => number {
  let count = 0;
  return () => {
    count += 1;
    return count;
  };
}
