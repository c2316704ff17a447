import { describe, expect, test } from "vitest";
import {
  parseRecoveryCode,
  RECOVERY_CODE_BYTES,
  recoveryCodeText,
} from "#core/identity/second-factor/recovery-code-format.ts";

describe("a recovery code", () => {
  test("is three groups of four of the alphabet that has no 0, 1, 8 and 9", () => {
    expect(recoveryCodeText(new Uint8Array(RECOVERY_CODE_BYTES).fill(0xff))).toBe("7777-7777-7777");
    expect(recoveryCodeText(new Uint8Array(RECOVERY_CODE_BYTES))).toBe("AAAA-AAAA-AAAA");
    expect(recoveryCodeText(Uint8Array.of(1, 2, 3, 4, 5, 6, 7, 8))).toBe("AEBA-GBAF-AYDQ");
  });

  test.each(["AEBA-GBAF-AYDQ", "aeba-gbaf-aydq", " aebagbafaydq ", "AEBA GBAF AYDQ", "AEBA-GBAF-AYDQ\n"])(
    "is read from %j",
    (typed) => {
      expect(parseRecoveryCode(typed)).toEqual({ lookup: "AEBA", secret: "GBAFAYDQ" });
    },
  );

  test("is read from digits that were taken for letters", () => {
    expect(parseRecoveryCode("0188-0188-0188")).toEqual({ lookup: "OIBB", secret: "OIBBOIBB" });
  });

  test.each(["", "123456", "AEBA-GBAF-AYD", "AEBA-GBAF-AYDQQ", "AEBA-GBAF-AYD9", "ÄEBA-GBAF-AYDQ", "A".repeat(5000)])(
    "is not %j",
    (typed) => {
      expect(parseRecoveryCode(typed)).toBeNull();
    },
  );
});
