import type { SQL } from "drizzle-orm";
import { IdentityError } from "#core/identity/api/identity-error.ts";
import {
  parseRecoveryCode,
  RECOVERY_CODE_BYTES,
  RECOVERY_CODES,
  recoveryCodeText,
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
import type { Raise } from "./proof-level.ts";
import { tellPerson } from "./security-notices.ts";

/** Codes to be kept on paper: each stands in for a second factor once. */
export function createRecoveryCodes(world: World) {
  const { db, passwords, settings } = world;

  return {
    /** New ones, to be written in place of all that were there. This is the only time they can be read. */
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

    /** Counted with the codes of apps before anything is looked up. Costs one hash, whether or not there is such a code. */
    async spend<Raised>({ person }: Subject, text: string, raise: Raise<Raised>): Promise<Raised> {
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
      tellPerson(world, person, "recovery-code-used");
      return raised;
    },
  };
}

export type RecoveryCodes = ReturnType<typeof createRecoveryCodes>;

/** By their text. Their lookups are the key of the rows, so no two may share one. */
function distinctCodes() {
  const byLookup = new Map<string, { text: string; secret: string }>();
  while (byLookup.size < RECOVERY_CODES) {
    const text = recoveryCodeText(crypto.getRandomValues(new Uint8Array(RECOVERY_CODE_BYTES)));
    const code = parseRecoveryCode(text);
    if (code) byLookup.set(code.lookup, { text, secret: code.secret });
  }
  return new Map([...byLookup].map(([lookup, { text, secret }]) => [text, { lookup, secret }]));
}
