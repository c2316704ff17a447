import type { SQL } from "drizzle-orm";
import { IdentityError } from "#core/identity/api/identity-error.ts";
import {
  parseRecoveryCode,
  RECOVERY_CODE_BYTES,
  RECOVERY_CODES,
  recoveryCodeOf,
} from "#core/identity/second-factor/recovery-code-format.ts";
import type { Statement } from "../../../adapters/d1/database.ts";
import {
  isRecoveryCodeUnused,
  recoveryCodeStatement,
  replaceRecoveryCodesStatements,
  spendRecoveryCodeStatement,
} from "../../../adapters/d1/identity/recovery-codes.ts";
import type { World } from "../../world.ts";
import { recordEvent } from "../record-event.ts";
import type { Subject } from "./grants.ts";
import { limitPersonByHour } from "./hourly-limits.ts";
import type { RaiseLevel } from "./proof-level.ts";
import { sendSecurityNotice } from "./security-notices.ts";

/** Recovery codes, which people keep on paper: each replaces a second factor once. */
export function createRecoveryCodes(world: World) {
  const { db, passwords, settings } = world;

  return {
    /**
     * Makes new codes. `statements` replace all old codes of the person. Only hashes are stored, so `codes` are shown only now.
     */
    async make(userId: string): Promise<{ codes: string[]; statements: (guard: SQL) => readonly Statement[] }> {
      const texts = distinctCodes();
      const codes = await Promise.all(
        [...texts.values()].map(async ({ lookup, secret }) => ({ lookup, hash: await passwords.hash(secret) })),
      );
      const of = { userId, codes, nowMs: world.now() };
      return {
        codes: [...texts.keys()],
        statements: (guard) => replaceRecoveryCodesStatements(db, of, guard),
      };
    },

    /**
     * Spends a code and calls `raise`. Attempts share the limit of second-factor codes and are counted before the lookup. The
     * cost is one hash, whether or not the code exists. Throws IdentityError `mfa_verification_failed` or
     * `over_request_rate_limit`.
     */
    async spend<Raised>({ person }: Subject, text: string, raise: RaiseLevel<Raised>): Promise<Raised> {
      const userId = person.id;
      await limitPersonByHour(world, "second-factor", userId, settings.RATE_LIMIT_MFA);
      const code = parseRecoveryCode(text);
      const of = { userId, lookup: code?.lookup ?? "" };
      const [row] = code ? await recoveryCodeStatement(db, of) : [];
      const isRight = await passwords.verify(code?.secret ?? "", row?.code_hash ?? null);
      const raised =
        isRight && row
          ? await raise("otp", {
              guard: isRecoveryCodeUnused(db, of),
              claim: [spendRecoveryCodeStatement(db, { ...of, nowMs: world.now() })],
            })
          : null;
      if (raised === null) {
        recordEvent(world, { userId, type: "factor_failed", message: "Wrong recovery code", metadata: {} });
        throw new IdentityError("mfa_verification_failed", { message: "Invalid recovery code entered" });
      }
      recordEvent(world, { userId, type: "recovery_code_used", message: "Recovery code used", metadata: {} });
      sendSecurityNotice(world, person, "recovery-code-used");
      return raised;
    },
  };
}

export type RecoveryCodes = ReturnType<typeof createRecoveryCodes>;

/** New codes, keyed by their text. The lookup part is the primary key in the database, so it must differ between the codes. */
function distinctCodes() {
  const byLookup = new Map<string, { text: string; secret: string }>();
  while (byLookup.size < RECOVERY_CODES) {
    const { lookup, ...code } = recoveryCodeOf(crypto.getRandomValues(new Uint8Array(RECOVERY_CODE_BYTES)));
    byLookup.set(lookup, code);
  }
  return new Map([...byLookup].map(([lookup, { text, secret }]) => [text, { lookup, secret }]));
}
