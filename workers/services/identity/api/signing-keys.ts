import { keyPlan } from "#core/identity/tokens/key-schedule.ts";
import { runBatch } from "../../../adapters/d1/database.ts";
import {
  deleteKeysStatement,
  insertSoleKeyStatement,
  promoteKeyStatements,
  retireKeyStatement,
  type SigningKeyRow,
  signingKeysStatement,
} from "../../../adapters/d1/identity/signing-keys.ts";
import { newSigningKey, type PublicKey, publicPart, type SigningKey } from "../../../adapters/identity/jwt.ts";
import { seal, unseal } from "../../../adapters/identity/sealing.ts";
import { log } from "../../../log.ts";
import type { World } from "../../world.ts";

/**
 * The keys that sign access tokens: those of the setting JWT_KEYS, or else our own, which are created when first needed and
 * rotated every 90 days.
 */
export function createSigningKeys(world: Pick<World, "db" | "now" | "newId" | "settings">) {
  const { db, settings } = world;
  const imported = importedKeys(settings.JWT_KEYS);

  return {
    /** The keys that verify a token, from the rows of `signingKeysStatement`. */
    publicKeys,

    /** The key that signs now. Creates the first key. */
    async signingKey(rows: SigningKeyRow[]): Promise<SigningKey> {
      const chosen = imported?.find((key) => key.privateJwk.key_ops?.includes("sign")) ?? imported?.[0];
      if (chosen) return chosen;
      const row = rows.find(({ status }) => status === "current");
      return (row && (await unsealKey(row))) ?? makeFirstKey(row?.kid ?? null);
    },

    /** The key set (RFC 7517) that /.well-known/jwks.json serves. */
    async keySet(): Promise<{ keys: Record<string, unknown>[] }> {
      const keys = publicKeys(await signingKeysStatement(db));
      return {
        keys: keys.map(({ kid, alg, publicJwk }) => ({ ...publicJwk, kid, alg, use: "sig", key_ops: ["verify"] })),
      };
    },

    /** Follows the schedule in core/identity/tokens/key-schedule.ts: publishes, promotes and deletes keys. Runs once an hour. */
    async rotate(): Promise<void> {
      const nowMs = world.now();
      const plan = keyPlan(await signingKeysStatement(db), nowMs);
      const forgotten = plan.forget.length > 0 ? [deleteKeysStatement(db, plan.forget)] : [];
      const published = plan.publish ? [insertSoleKeyStatement(db, await newRow("standby"))] : [];
      const promoted = plan.promote === null ? [] : promoteKeyStatements(db, plan.promote, nowMs);
      await runBatch(db, [...forgotten, ...published, ...promoted]);
    },
  };

  function publicKeys(rows: SigningKeyRow[]): PublicKey[] {
    if (imported) return imported;
    return rows.map((row) => ({ kid: row.kid, alg: row.alg, publicJwk: publicJwkOf(row) }));
  }

  /** Null when the key was encrypted with another APP_SECRET. */
  async function unsealKey(row: SigningKeyRow): Promise<SigningKey | null> {
    try {
      const privateJwk = JSON.parse(await unseal(settings, "signing key", row.sealed_private_jwk));
      return { kid: row.kid, alg: row.alg, publicJwk: publicJwkOf(row), privateJwk };
    } catch {
      log("warn", "signing-key.unreadable");
      return null;
    }
  }

  /**
   * If several isolates create a key at once, all get the same one. `unreadable` is the kid of a key that cannot be decrypted:
   * it is retired, so that the tokens it signed stay valid.
   */
  async function makeFirstKey(unreadable: string | null): Promise<SigningKey> {
    const row = await newRow("current");
    const retired = unreadable === null ? [] : [retireKeyStatement(db, unreadable, row.created_at)];
    await runBatch(db, [...retired, insertSoleKeyStatement(db, row)]);
    const rows = await signingKeysStatement(db);
    const current = rows.find(({ status }) => status === "current");
    const key = current && (await unsealKey(current));
    if (!key) throw new Error("there is no signing key");
    return key;
  }

  async function newRow(status: SigningKeyRow["status"]) {
    const nowMs = world.now();
    const key = await newSigningKey(world.newId());
    return {
      kid: key.kid,
      alg: key.alg,
      public_jwk: key.publicJwk,
      sealed_private_jwk: await seal(settings, "signing key", JSON.stringify(key.privateJwk)),
      status,
      created_at: nowMs,
      status_since: nowMs,
    };
  }
}

export type SigningKeys = ReturnType<typeof createSigningKeys>;

function importedKeys(jwks: World["settings"]["JWT_KEYS"]): SigningKey[] | null {
  if (!jwks) return null;
  return jwks.map((jwk) => ({
    kid: jwk.kid,
    alg: jwk.kty === "EC" ? "ES256" : "RS256",
    publicJwk: publicPart(jwk),
    privateJwk: jwk,
  }));
}

/** The column holds a value of `publicPart`, so it is not parsed again. */
function publicJwkOf(row: SigningKeyRow): JsonWebKey {
  return typeof row.public_jwk === "object" && row.public_jwk !== null ? row.public_jwk : {};
}
