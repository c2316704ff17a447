import { describe, expect, test } from "vitest";
import { criteriaText, NOT_PROVEN } from "#core/certificates/certificate-words.ts";
import {
  achievementCredential,
  claimsAgree,
  credentialClaims,
  credentialClaimsSchema,
  saysTheSame,
} from "#core/certificates/credential.ts";
import { didDocument, didKeyId, didOf } from "#core/certificates/did-web.ts";
import { certificateContent, HARD_NAMES } from "#tests/support/certificates.ts";
import { openBadgeSchema } from "#tests/support/open-badge-schema.ts";

const siteUrl = "https://rolecall.example";
const issuedAt = Date.UTC(2026, 10, 21, 12);
const expiresAt = Date.UTC(2027, 10, 21, 12);
const credentialOf = (content = certificateContent(), ends: number | null = expiresAt) =>
  achievementCredential(
    { id: "0b9f", content, statusIndex: 131_072 + 5, issuedAt, expiresAt: ends },
    { siteUrl, issuerName: "Rolecall" },
  );

describe("the credential", () => {
  test("has what the Open Badges 3.0 schema asks of an AchievementCredential, and nothing it does not know", () => {
    expect(openBadgeSchema.safeParse(credentialOf()).error?.issues).toBeUndefined();
    expect(openBadgeSchema.safeParse(credentialOf(certificateContent(), null)).error?.issues).toBeUndefined();
  });

  test.each([
    ["issuer", { issuer: undefined }],
    ["criteria", { credentialSubject: { ...credentialOf().credentialSubject, achievement: { id: "x" } } }],
    ["contexts", { "@context": ["https://www.w3.org/2018/credentials/v1"] }],
    ["dates", { validFrom: "yesterday" }],
    ["an unknown member", { issuanceDate: "2026-11-21T12:00:00Z" }],
  ])("the schema of the tests refuses one with wrong %s", (_, change) => {
    expect(openBadgeSchema.safeParse({ ...credentialOf(), ...change }).success).toBe(false);
  });

  test("names its place in the second status list", () => {
    expect(credentialOf().credentialStatus).toEqual({
      id: "https://rolecall.example/credentials/status/1#5",
      type: "BitstringStatusListEntry",
      statusPurpose: "revocation",
      statusListIndex: "5",
      statusListCredential: "https://rolecall.example/credentials/status/1",
    });
  });

  test("says what it does not prove, and no word that a person typed stands in its criteria", () => {
    const { narrative } = credentialOf(certificateContent({ holderName: "Zed", assignmentTitle: "Quux" }))
      .credentialSubject.achievement.criteria;
    for (const words of NOT_PROVEN) expect(narrative).toContain(words);
    expect(narrative).not.toMatch(/Zed|Quux|Lakeside|renewal that/);
  });

  test.each(Object.entries(HARD_NAMES))("carries a %s name as it is", (_, name) => {
    const credential = credentialOf(certificateContent({ holderName: name }));
    const read = credentialClaimsSchema.parse(JSON.parse(JSON.stringify(credentialClaims(credential))));
    expect(read.credentialSubject.identifier[0]?.identityHash).toBe(name);
  });
});

describe("claims", () => {
  const claims = credentialClaimsSchema.parse(credentialClaims(credentialOf()));

  test("repeat the credential in whole seconds", () => {
    expect(claims).toMatchObject({ nbf: issuedAt / 1000, exp: expiresAt / 1000, iss: "did:web:rolecall.example" });
    expect(claimsAgree(claims)).toBe(true);
  });

  test("without an end agree, too", () => {
    expect(claimsAgree(credentialClaimsSchema.parse(credentialClaims(credentialOf(certificateContent(), null))))).toBe(
      true,
    );
  });

  test.each([
    ["iss", "did:web:elsewhere.example"],
    ["jti", "https://rolecall.example/c/another"],
    ["sub", "https://rolecall.example/c/another#holder"],
    ["nbf", 1],
    ["exp", 1],
  ])("with another %s do not agree", (name, value) => {
    expect(claimsAgree({ ...claims, [name]: value })).toBe(false);
  });

  test.each([
    ["holder", { holderName: "Somebody Else" }],
    ["organization", { organisationName: "Another Agency" }],
    ["title", { assignmentTitle: "Another" }],
    ["score", { scoreToReach: 95 }],
    ["mode", { mode: "text" as const }],
    ["scenario", { scenarios: [{ id: "Z-9", title: "Z", version: "1" }] }],
  ])("do not say the same as a page with another %s", (_, change) => {
    expect(saysTheSame(claims, certificateContent())).toBe(true);
    expect(saysTheSame(claims, certificateContent(change))).toBe(false);
  });
});

describe("who signs", () => {
  test("is the site by its host; a port is escaped", () => {
    expect(didOf("https://rolecall.example")).toBe("did:web:rolecall.example");
    expect(didOf("http://localhost:5173")).toBe("did:web:localhost%3A5173");
  });

  test("publishes each key as a JsonWebKey that may make assertions", () => {
    const document = didDocument(siteUrl, [
      { kid: "k1", alg: "ES256", jwk: { kty: "EC", crv: "P-256", x: "x", y: "y" } },
    ]);
    expect(document).toMatchObject({
      id: "did:web:rolecall.example",
      verificationMethod: [
        { id: "did:web:rolecall.example#k1", type: "JsonWebKey", controller: "did:web:rolecall.example" },
      ],
      assertionMethod: [didKeyId(siteUrl, "k1")],
    });
  });
});

test("one scenario is spoken of as one", () => {
  const one = certificateContent({ scenarios: [{ id: "A-1", title: "A", version: "3" }], mode: "text" });
  expect(criteriaText(one)).toMatch(/^Rehearsed a sales conversation .* by text, .*Scenario: A-1 \(version 3\)\./);
});
