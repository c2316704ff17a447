import { parse } from "node-html-parser";
import { describe, expect, test } from "vitest";
import { certificatePicture } from "#core/certificates/picture.ts";
import { certificateContent, HARD_NAMES } from "#tests/support/certificates.ts";

const issuedAt = Date.UTC(2026, 10, 21, 12);
const valid = { kind: "valid", until: Date.UTC(2027, 10, 21, 12) } as const;
const picture = (content = certificateContent(), state: Parameters<typeof certificatePicture>[1] = valid) =>
  certificatePicture(content, state, { brand: "Rolecall", issuedAt });

/** Elements by name, so that a name that became markup shows. */
const elements = (svg: string) => [...svg.matchAll(/<(\w+)/g)].map(([, name]) => name).sort();

describe("a picture of a certificate", () => {
  test("says who, what, by whom and until when", () => {
    const words = parse(picture()).text;
    expect(words).toContain("Dana Reyes");
    expect(words).toContain("Ready for Monday");
    expect(words).toContain("Lakeside Insurance");
    expect(words).toContain("Issued November 21, 2026 · Valid until November 21, 2027 · Signed by Rolecall");
  });

  test.each(Object.entries(HARD_NAMES))("has the same elements with a %s name in every place", (_, name) => {
    const hard = certificateContent({ holderName: name, organisationName: name, assignmentTitle: name });
    expect(elements(picture(hard))).toEqual(elements(picture()));
    // biome-ignore lint/suspicious/noControlCharactersInRegex: XML 1.0 cannot hold them.
    expect(picture(hard)).not.toMatch(/[\u0000-\u0008\u000b\u000c\u000e-\u001f]/);
  });

  test("shortens a long name between letters, not within one", () => {
    const family = "\u{1F469}\u200D\u{1F467}";
    const svg = picture(certificateContent({ holderName: family.repeat(40) }));
    expect(svg).toContain(`>${family.repeat(29)}…<`);
  });

  test("says across the foot that it was revoked, or has expired", () => {
    expect(picture(certificateContent(), { kind: "revoked", since: issuedAt })).toContain(
      "Revoked on November 21, 2026",
    );
    expect(picture(certificateContent(), { kind: "expired", since: issuedAt })).toContain(
      "Expired on November 21, 2026",
    );
    expect(picture()).not.toContain("Revoked");
  });
});
