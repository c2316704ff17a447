import { env } from "cloudflare:workers";
import { decodeProtectedHeader, importJWK, jwtVerify } from "jose";
import { describe, expect, test } from "vitest";
import { didDocumentSchema } from "#core/certificates/did-web.ts";
import { isBitSet, LIST_ENTRIES, statusListCredentialSchema } from "#core/certificates/status-list.ts";
import { HARD_NAMES } from "#tests/support/certificates.ts";
import { openBadgeSchema } from "#tests/support/open-badge-schema.ts";
import { certificateIdOf, passedRound } from "#tests/support/passed-round.ts";
import { refusalOf, rowsOf } from "#tests/support/people.ts";
import { group, member, type TeamPerson, team } from "#tests/support/teams.ts";
import { type TestWorld, testWorld } from "#tests/support/world.ts";
import { signingKeysStatement } from "#workers/adapters/d1/identity/signing-keys.ts";
import { signJwt, thumbprintOf } from "#workers/adapters/identity/jwt.ts";
import { decodeBits } from "#workers/adapters/signing/encoded-bits.ts";
import { createHousekeeping } from "#workers/services/housekeeping.ts";
import { createSigningKeys } from "#workers/services/identity/api/signing-keys.ts";
import { createIdentityApi } from "#workers/services/identity/identity-api.ts";
import { removePerson } from "#workers/services/identity/person-removal.ts";
import { createCertificatePublication } from "#workers/services/teams/certificate-publication.ts";
import { createCertificates } from "#workers/services/teams/certificates.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

async function agencyWithCertificate(
  of: Parameters<typeof passedRound>[3] = {},
  overrides: Parameters<typeof testWorld>[0] = {},
) {
  const world = testWorld(overrides);
  const agency = await team(world);
  const agent = await member(world, agency.id, "agent");
  const manager = await member(world, agency.id, "manager");
  await group(world, agency.id, { people: [agent], managers: [manager] });
  const passed = await passedRound(world, agency.id, agent.id, of);
  const certificates = createCertificates(world);
  await certificates.issue(passed);
  const id = await certificateIdOf(world, passed);
  return { world, agency, agent, manager, passed, certificates, publication: createCertificatePublication(world), id };
}

/** As somebody would who has only jose and what is published: the claims, or what is wrong. */
async function verifyAlone(world: TestWorld, jws: string): Promise<Record<string, unknown>> {
  const publication = createCertificatePublication(world);
  const document = didDocumentSchema.parse(JSON.parse(JSON.stringify(await publication.publishedDocument())));
  const method = document.verificationMethod.find(({ id }) => id === decodeProtectedHeader(jws).kid);
  if (!method) throw new Error("no such key");
  const { alg, ...jwk } = method.publicKeyJwk;
  const key = await importJWK(jwk, alg);
  const { payload } = await jwtVerify(jws, key, { issuer: document.id, currentDate: new Date(world.now()) });
  return payload;
}

async function isRevokedInList(world: TestWorld, claims: Record<string, unknown>): Promise<boolean | null> {
  const status = openBadgeSchema.parse(withoutClaims(claims)).credentialStatus;
  const list = Number(String(status?.statusListCredential).split("/").at(-1));
  const signed = await createCertificatePublication(world).publishedStatusList(list);
  const { credentialSubject } = statusListCredentialSchema.parse(await verifyAlone(world, signed));
  const bits = decodeBits(credentialSubject.encodedList, LIST_ENTRIES / 8);
  return bits && isBitSet(bits, Number(status?.statusListIndex));
}

function withoutClaims({ iss, jti, sub, nbf, exp, ...credential }: Record<string, unknown>) {
  return credential;
}

const failed = (checks: { name: string; ok: boolean }[] | null) =>
  checks?.filter(({ ok }) => !ok).map(({ name }) => name);

describe("a certificate", () => {
  test("verifies with jose and the did document, and is an Open Badges 3.0 credential", async () => {
    const { world, publication, id } = await agencyWithCertificate();
    const jws = await publication.credential(id);
    expect(decodeProtectedHeader(jws)).toEqual({
      alg: "ES256",
      typ: "JWT",
      kid: expect.stringMatching(/^did:web:rolecall\.example#[\w-]{43}$/),
    });
    const claims = await verifyAlone(world, jws);
    expect(openBadgeSchema.safeParse(withoutClaims(claims)).error?.issues).toBeUndefined();
    expect(withoutClaims(claims)).toEqual(await publication.credentialDocument(id));
    expect(claims).toMatchObject({ jti: `https://rolecall.example/c/${id}`, nbf: world.now() / 1000 });
    expect(await isRevokedInList(world, claims)).toBe(false);
  });

  test("is verified on its page, where every check passes", async () => {
    const { publication, id } = await agencyWithCertificate();
    const page = await publication.open(id, { verify: true });
    expect(page.checks?.map(({ ok }) => ok)).toEqual([true, true, true, true, true]);
    expect((await publication.open(id, { verify: false })).checks).toBeNull();
  });

  test("says nothing of the score that was reached, of an id of a person, or of an address", async () => {
    const { publication, id, agent } = await agencyWithCertificate();
    const told = JSON.stringify([
      await publication.open(id, { verify: true }),
      await publication.credentialDocument(id),
    ]);
    expect(told).not.toContain(agent.id);
    expect(told).not.toContain(agent.email);
    expect(told).not.toContain("total");
  });

  test("that nobody issued does not exist", async () => {
    const { publication } = await agencyWithCertificate();
    expect(await refusalOf(publication.open("none", { verify: true }))).toBe("not_found");
    expect(await refusalOf(publication.credential("none"))).toBe("not_found");
    expect(await refusalOf(publication.picture("none"))).toBe("not_found");
  });

  test.each(Object.entries(HARD_NAMES))("of a %s name verifies", async (_, holderName) => {
    const { publication, id } = await agencyWithCertificate({ content: { holderName, organisationName: holderName } });
    expect(failed((await publication.open(id, { verify: true })).checks)).toEqual([]);
  });

  test("is no access token, though one key signs both", async () => {
    const { world, publication, id } = await agencyWithCertificate();
    const { grants } = createIdentityApi(world);
    const key = await createSigningKeys(world).signingKey(await signingKeysStatement(world.db));
    expect(await grants.verifiedClaims(await signJwt(key, { sub: "somebody" }))).toEqual({ sub: "somebody" });
    expect(await grants.verifiedClaims(await publication.credential(id))).toBeNull();
  });
});

describe("issuing", () => {
  test("twice at once makes one certificate", async () => {
    const world = testWorld();
    const agency = await team(world);
    const agent = await member(world, agency.id, "agent");
    const passed = await passedRound(world, agency.id, agent.id);
    const certificates = createCertificates(world);
    await Promise.all(Array.from({ length: 10 }, () => certificates.issue(passed)));
    expect(await rowsOf("SELECT round FROM certificates")).toEqual([{ round: 1 }]);
    const id = await certificateIdOf(world, passed);
    await certificates.issue({ ...passed, content: { ...passed.content, holderName: "Another Name" } });
    expect((await createCertificatePublication(world).open(id, { verify: false })).content.holderName).toBe(
      "Dana Reyes",
    );
  });

  test("for a round that is not passed issues nothing, after the passing it does", async () => {
    const world = testWorld();
    const agency = await team(world);
    const agent = await member(world, agency.id, "agent");
    const passed = await passedRound(world, agency.id, agent.id, { isPassed: false });
    const certificates = createCertificates(world);
    await certificates.issue(passed);
    expect(await rowsOf("SELECT id FROM certificates")).toEqual([]);
    await world.db.run("UPDATE assigned_rounds SET passed_at = 1");
    await certificates.issue(passed);
    expect(await rowsOf("SELECT round FROM certificates")).toEqual([{ round: 1 }]);
  });

  test("draws a place that is free, and none of a deleted certificate", async () => {
    let seed = 0;
    const { world, agency, certificates, publication, id, agent } = await agencyWithCertificate(
      {},
      { newSeed: () => seed++ % 16 },
    );
    const placeOfCertificate = async (one: string) =>
      Number((await rowsOf("SELECT status_index AS at FROM certificates WHERE id = ?", one))[0]?.at);
    expect(await placeOfCertificate(id)).toBe(0);
    const claims = await verifyAlone(world, await publication.credential(id));
    await removePerson(world, agent.id, { message: "", mayBeLastAdmin: false });
    expect(await isRevokedInList(world, claims)).toBe(true);
    const other = await member(world, agency.id, "agent");
    const passed = await passedRound(world, agency.id, other.id);
    await certificates.issue(passed);
    expect(await placeOfCertificate(await certificateIdOf(world, passed))).toBe(1);
  });
});

describe("what is wrong is found", () => {
  test("a changed word, another signature, another key, no signature", async () => {
    const { world, publication, id } = await agencyWithCertificate();
    const jws = await publication.credential(id);
    const [header = "", payload = "", signature = ""] = jws.split(".");
    const bytes = (text: string) => btoa(text).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
    const read = atob(payload.replaceAll("-", "+").replaceAll("_", "/"));
    const flipped = signature.startsWith("A") ? `B${signature.slice(1)}` : `A${signature.slice(1)}`;
    const forged = [
      `${header}.${bytes(read.replace("Dana Reyes", "Dana Rexes"))}.${signature}`,
      `${header}.${payload}.${flipped}`,
      `${bytes(JSON.stringify({ alg: "none", typ: "JWT" }))}.${payload}.`,
      `${bytes(JSON.stringify({ ...decodeProtectedHeader(jws), kid: "did:web:evil.example#k" }))}.${payload}.${signature}`,
      "not a token",
    ];
    for (const credential of forged) {
      await env.DB.prepare("UPDATE certificates SET credential = ?").bind(credential).run();
      const page = await publication.open(id, { verify: true });
      // Of what nobody is known to have signed nothing more is said.
      expect(page.checks, credential.slice(0, 60)).toEqual([{ name: "signature", ok: false }]);
      await expect(verifyAlone(world, credential)).rejects.toThrow();
    }
  });

  test("one that a key of this site signed under another address, and one that only says so", async () => {
    const { world, publication, id } = await agencyWithCertificate();
    const moved = createCertificatePublication({ ...world, siteUrl: "https://moved.example" });
    const check = { name: "signature", ok: false };
    expect((await moved.open(id, { verify: true })).checks).toEqual([{ ...check, isOfOtherAddress: true }]);
    expect(failed((await publication.open(id, { verify: true })).checks)).toEqual([]);

    const [header, payload] = (await publication.credential(id)).split(".");
    await env.DB.prepare("UPDATE certificates SET credential = ?")
      .bind(`${header}.${payload}.${"A".repeat(86)}`)
      .run();
    expect((await moved.open(id, { verify: true })).checks).toEqual([check]);
  });

  test("a page that shows another name than was signed", async () => {
    const { publication, id } = await agencyWithCertificate();
    await env.DB.exec("UPDATE certificates SET content = json_set(content, '$.holderName', 'Somebody Else')");
    expect(failed((await publication.open(id, { verify: true })).checks)).toEqual(["content"]);
  });

  test("an access token of the same key in the place of the credential", async () => {
    const { world, publication, id } = await agencyWithCertificate();
    const key = await createSigningKeys(world).signingKey(await signingKeysStatement(world.db));
    const kid = `did:web:rolecall.example#${await thumbprintOf(key)}`;
    const token = await signJwt({ ...key, kid }, { iss: "https://rolecall.example/auth/v1", sub: "somebody" });
    await env.DB.prepare("UPDATE certificates SET credential = ?").bind(token).run();
    const { checks } = await publication.open(id, { verify: true });
    expect(checks?.map(({ name }) => name)).toEqual(["signature", "claims", "dates"]);
    expect(failed(checks)).toEqual(["claims"]);
  });

  test("one that has expired", async () => {
    const { world, publication, id } = await agencyWithCertificate({ months: 1 });
    const jws = await publication.credential(id);
    world.clock.advance(31 * DAY_MS);
    const page = await publication.open(id, { verify: true });
    expect(page.state.kind).toBe("expired");
    expect(failed(page.checks)).toEqual(["dates"]);
    await expect(verifyAlone(world, jws)).rejects.toThrow(/exp/);
  });
});

describe("revoking", () => {
  test("sets the bit in the list, and the page says so without the reason", async () => {
    const { world, certificates, publication, manager, agent, id } = await agencyWithCertificate();
    const claims = await verifyAlone(world, await publication.credential(id));
    world.clock.advance(DAY_MS);
    await certificates.revoke(manager.login, { id, why: "  Read the answers off a screen. " });
    const page = await publication.open(id, { verify: true });
    expect(page.state).toEqual({ kind: "revoked", since: world.now() });
    expect(failed(page.checks)).toEqual(["status"]);
    expect(await isRevokedInList(world, claims)).toBe(true);
    expect(JSON.stringify(page)).not.toContain("answers");
    expect((await certificates.openOwn(agent.login)).certificates[0]?.revokedWhy).toBe(
      "Read the answers off a screen.",
    );
    expect((await certificates.openTeam(manager.login)).certificates[0]?.state.kind).toBe("revoked");
    expect(await rowsOf("SELECT kind, by_user_id, about_user_id FROM organisation_events")).toEqual([
      { kind: "certificate_revoked", by_user_id: manager.id, about_user_id: agent.id },
    ]);
  });

  test("twice, or by two at once, is done once: the first reason stands", async () => {
    const { certificates, agency, manager, agent, id } = await agencyWithCertificate();
    const outcomes = await Promise.allSettled([
      certificates.revoke(manager.login, { id, why: "First" }),
      certificates.revoke(agency.owner.login, { id, why: "Second" }),
    ]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    const why = (await certificates.openOwn(agent.login)).certificates[0]?.revokedWhy;
    expect(await refusalOf(certificates.revoke(agency.owner.login, { id, why: "Third" }))).toBe("not_found");
    expect((await certificates.openOwn(agent.login)).certificates[0]?.revokedWhy).toBe(why);
    expect(await rowsOf("SELECT kind FROM organisation_events")).toHaveLength(1);
  });

  test("is for whoever oversees the holder, never for the holder", async () => {
    const { world, certificates, agency, agent, id } = await agencyWithCertificate();
    const elsewhere = await team(world);
    const strangers: Record<string, TeamPerson> = {
      holder: agent,
      colleague: await member(world, agency.id, "agent"),
      "manager of nobody": await member(world, agency.id, "manager"),
      "owner who left": await member(world, agency.id, "owner", { leftAt: world.now() }),
      "owner of another": elsewhere.owner,
    };
    for (const [who, { login }] of Object.entries(strangers))
      expect(await refusalOf(certificates.revoke(login, { id, why: "Because" })), who).toBe("not_found");
    expect(await refusalOf(certificates.revoke(null, { id, why: "Because" }))).toBe("signed_out");
    expect(await rowsOf("SELECT revoked_at FROM certificates")).toEqual([{ revoked_at: null }]);
    const ownersOwn = await passedRound(world, agency.id, agency.owner.id);
    await certificates.issue(ownersOwn);
    const own = await certificateIdOf(world, ownersOwn);
    expect(await refusalOf(certificates.revoke(agency.owner.login, { id: own, why: "Mine" }))).toBe("not_found");
    await env.DB.exec(`UPDATE memberships SET left_at = 1 WHERE user_id = '${agent.id}'`);
    await certificates.revoke(agency.owner.login, { id, why: "After they left" });
    expect(await rowsOf("SELECT id FROM certificates WHERE revoked_at IS NOT NULL")).toEqual([{ id }]);
  });

  test.each(["", "   ", "x".repeat(501)])("wants a reason, and a short one (%#)", async (why) => {
    const { certificates, manager, id } = await agencyWithCertificate();
    expect(await refusalOf(certificates.revoke(manager.login, { id, why }))).toBe("bad_request");
  });
});

describe("lists", () => {
  test("an owner sees everybody's, a manager those of their people, an agent has no such page", async () => {
    const { world, certificates, agency, agent, manager, id } = await agencyWithCertificate();
    const other = await member(world, agency.id, "agent");
    const theirs = await passedRound(world, agency.id, other.id, { content: { holderName: "Other Agent" } });
    await certificates.issue(theirs);
    const idsFor = async ({ login }: TeamPerson) =>
      (await certificates.openTeam(login)).certificates.map((one) => one.id).sort();
    expect(await idsFor(agency.owner)).toEqual([id, await certificateIdOf(world, theirs)].sort());
    expect(await idsFor(manager)).toEqual([id]);
    expect(await refusalOf(certificates.openTeam(agent.login))).toBe("forbidden");
    expect(await refusalOf(certificates.openTeam(null))).toBe("signed_out");
    const elsewhere = await team(world);
    expect(await idsFor(elsewhere.owner)).toEqual([]);
    expect((await certificates.openOwn(agent.login)).certificates.map((one) => one.id)).toEqual([id]);
    expect((await certificates.openOwn(manager.login)).certificates).toEqual([]);
  });

  test("one's own stay on the page after one has left", async () => {
    const { certificates, agent, id } = await agencyWithCertificate();
    await env.DB.exec(`UPDATE memberships SET left_at = 1 WHERE user_id = '${agent.id}'`);
    expect((await certificates.openOwn(agent.login)).certificates.map((one) => one.id)).toEqual([id]);
  });
});

describe("keys", () => {
  test("a certificate verifies long after its key was retired and forgotten", async () => {
    const { world, publication, id } = await agencyWithCertificate();
    const jws = await publication.credential(id);
    const keys = createSigningKeys(world);
    const first = await keys.keySet();
    // A new key is published, then signs, then the old one is forgotten (core/identity/tokens/key-schedule.ts).
    for (const days of [89, 1, 2]) {
      world.clock.advance(days * DAY_MS);
      await keys.rotate();
    }
    const rest = new Set((await keys.keySet()).keys.map(({ kid }) => kid));
    expect(first.keys.some(({ kid }) => rest.has(kid))).toBe(false);
    await verifyAlone(world, jws);
    expect(failed((await publication.open(id, { verify: true })).checks)).toEqual([]);
  });

  test("a status list that is signed by a key made just then is read with it", async () => {
    const { publication, id } = await agencyWithCertificate();
    await env.DB.exec("DELETE FROM signing_keys");
    expect(failed((await publication.open(id, { verify: true })).checks)).toEqual([]);
  });

  test("nothing secret is published", async () => {
    const { publication } = await agencyWithCertificate();
    const document = await publication.publishedDocument();
    expect(document.verificationMethod).toHaveLength(1);
    for (const { publicKeyJwk } of document.verificationMethod) expect(publicKeyJwk).not.toHaveProperty("d");
  });

  test("a list that no certificate is in is not there", async () => {
    const { publication } = await agencyWithCertificate();
    for (const list of [1, -1, 0.5, Number.NaN, 10 ** 9])
      expect(await refusalOf(publication.publishedStatusList(list)), String(list)).toBe("not_found");
  });
});

describe("an account that is deleted", () => {
  test("takes its certificates with it, and copies of them verify no longer", async () => {
    const { world, publication, agent, id } = await agencyWithCertificate();
    const claims = await verifyAlone(world, await publication.credential(id));
    await removePerson(world, agent.id, { message: "", mayBeLastAdmin: false });
    expect(await refusalOf(publication.open(id, { verify: false }))).toBe("not_found");
    expect(await isRevokedInList(world, claims)).toBe(true);
  });
});

describe("the re-test", () => {
  const rounds = () => rowsOf("SELECT round, due_at FROM assigned_rounds ORDER BY round");

  test("is assigned once, thirty days before the certificate expires, by the hourly run", async () => {
    const { world, certificates, passed } = await agencyWithCertificate();
    const expiresAt = Date.UTC(2027, 10, 21, 12);
    world.clock.nowMs = expiresAt - 30 * DAY_MS - 1;
    await certificates.assignRetests();
    expect(await rounds()).toHaveLength(1);
    world.clock.nowMs += 1;
    await Promise.all([createHousekeeping(world).run(), certificates.assignRetests()]);
    await certificates.assignRetests();
    expect(await rounds()).toEqual([
      { round: 1, due_at: null },
      { round: 2, due_at: expiresAt },
    ]);
    await env.DB.exec(`UPDATE assigned_rounds SET passed_at = ${world.now()} WHERE round = 2`);
    await certificates.issue({ ...passed, round: 2, content: { ...passed.content, passedAt: world.now() } });
    expect(await rowsOf("SELECT round FROM certificates ORDER BY round")).toEqual([{ round: 1 }, { round: 2 }]);
    world.clock.nowMs = expiresAt;
    await certificates.assignRetests();
    expect(await rounds()).toHaveLength(2);
  });

  test.each([
    ["a revoked certificate", "UPDATE certificates SET revoked_at = 1"],
    ["somebody who has left", "UPDATE memberships SET left_at = 1 WHERE role = 'agent'"],
    ["an assignment that was archived", "UPDATE assignments SET archived_at = 1"],
  ])("is not assigned for %s", async (_, sql) => {
    const { world, certificates } = await agencyWithCertificate();
    await env.DB.exec(sql);
    world.clock.nowMs = Date.UTC(2027, 10, 20, 12);
    await certificates.assignRetests();
    expect(await rounds()).toHaveLength(1);
  });
});
