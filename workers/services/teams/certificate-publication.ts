import { site } from "#app/site/site.ts";
import { type CertificateCheck, CHECKS, type CheckName, LEANS_ON } from "#core/certificates/certificate-checks.ts";
import type { CertificateContent } from "#core/certificates/certificate-content.ts";
import {
  achievementCredential,
  type CredentialClaims,
  certificateAddress,
  claimsAgree,
  credentialClaimsSchema,
  saysTheSame,
} from "#core/certificates/credential.ts";
import {
  type DidDocument,
  didDocument,
  didDocumentSchema,
  didKeyId,
  didOf,
  type PublishedKey,
} from "#core/certificates/did-web.ts";
import { certificatePicture } from "#core/certificates/picture.ts";
import {
  bitsOf,
  isBitSet,
  LIST_ENTRIES,
  placeOf,
  statusListAddress,
  statusListCredential,
  statusListCredentialSchema,
} from "#core/certificates/status-list.ts";
import { certificateState } from "#core/certificates/validity.ts";
import { Refusal } from "#core/errors.ts";
import type { CertificatePage } from "#core/pages/certificate-pages.ts";
import { signingKeysStatement } from "../../adapters/d1/identity/signing-keys.ts";
import { movedPlacesStatement, unrevokedStatement } from "../../adapters/d1/moved-rows.ts";
import {
  type CertificateRow,
  certificateKeysStatement,
  certificateStatement,
  listInUseStatement,
  parseContent,
  parseStoredJwk,
  revokedPlacesStatement,
} from "../../adapters/d1/teams/certificate-rows.ts";
import { readJwt, signJwt, thumbprintOf, verifyJwt } from "../../adapters/identity/jwt.ts";
import { qrSvg } from "../../adapters/identity/qr-code.ts";
import { decodeBits, encodeBits } from "../../adapters/signing/encoded-bits.ts";
import { log } from "../../log.ts";
import { createSigningKeys } from "../identity/api/signing-keys.ts";
import type { World } from "../world.ts";

/** What anybody may see of certificates: their page, the signed credential, who signs, and which are revoked. */
export function createCertificatePublication(
  world: Pick<World, "db" | "now" | "newId" | "settings" | "siteUrl" | "otherDatabases">,
) {
  const { db } = world;
  const keys = createSigningKeys(world);
  const { siteUrl } = world;

  return {
    /** `verify`: also verifies it, as anybody could. Throws Refusal `not_found`. */
    async open(id: string, of: { verify: boolean }): Promise<CertificatePage> {
      const row = await requireCertificate(id);
      const content = parseContent(row);
      const issued = issuedAt(row);
      const issuer = publicationAt(issued.siteUrl);
      return {
        id,
        content,
        issuedAt: row.issued_at,
        expiresAt: row.expires_at,
        state: stateOf(row),
        checks: of.verify ? await issuer.verify(row.credential, content) : null,
        siteUrl,
        did: didOf(issued.siteUrl),
        statusList: statusListAddress(issued.siteUrl, placeOf(issued.statusIndex).list),
        qrSvg: qrSvg(certificateAddress(siteUrl, id)),
      };
    },

    /** The compact JWS. Throws Refusal `not_found`. */
    async credential(id: string): Promise<string> {
      return (await requireCertificate(id)).credential;
    },

    /** The credential as it is signed, without the signature: to be read, not to be trusted. Throws Refusal `not_found`. */
    async credentialDocument(id: string): Promise<object> {
      const row = await requireCertificate(id);
      const { siteUrl: issuer, statusIndex } = issuedAt(row);
      return achievementCredential(
        { id, content: parseContent(row), statusIndex, issuedAt: row.issued_at, expiresAt: row.expires_at },
        { siteUrl: issuer, issuerName: site.name },
      );
    },

    /** A picture for sharing, SVG. Throws Refusal `not_found`. */
    async picture(id: string): Promise<string> {
      const row = await requireCertificate(id);
      return certificatePicture(parseContent(row), stateOf(row), { brand: site.name, issuedAt: row.issued_at });
    },

    publishedDocument,
    publishedStatusList,
    verify,
  };

  /** The address that issued it, and its place in the lists of that one: another where its organization has moved. */
  function issuedAt(row: CertificateRow): { siteUrl: string; statusIndex: number } {
    const here = { siteUrl, statusIndex: row.status_index };
    if (row.status_index >= 0) return here;
    const claims = credentialClaimsSchema.safeParse(readJwt(row.credential)?.claims).data;
    if (!claims) return here;
    const { statusListCredential: address, statusListIndex } = claims.credentialStatus;
    const list = Number(address.slice(address.lastIndexOf("/") + 1));
    return { siteUrl: new URL(address).origin, statusIndex: list * LIST_ENTRIES + Number(statusListIndex) };
  }

  /** What another address of this deployment publishes; of an address that is none of ours, what is published here. */
  function publicationAt(address: string): Pick<CertificatePublication, "verify"> {
    if (address === siteUrl) return { verify };
    const { otherDatabases } = world;
    const other = otherDatabases.find(({ host }) => host === new URL(address).host);
    if (!other) return { verify };
    const own = { name: "", host: new URL(siteUrl).host, db };
    const rest = otherDatabases.filter((one) => one !== other);
    return createCertificatePublication({ ...world, db: other.db, siteUrl: address, otherDatabases: [...rest, own] });
  }

  async function requireCertificate(id: string): Promise<CertificateRow> {
    const [row] = await certificateStatement(db, id);
    if (!row) throw new Refusal("not_found");
    return row;
  }

  function stateOf(row: CertificateRow) {
    const dates = { issuedAt: row.issued_at, expiresAt: row.expires_at, revokedAt: row.revoked_at };
    return certificateState(dates, world.now());
  }

  /** /.well-known/did.json: every key that ever signed a certificate, and those that sign now. */
  async function publishedDocument() {
    const [signed, rows] = await db.batch([certificateKeysStatement(db), signingKeysStatement(db)]);
    const kept = signed.map((row) => ({ kid: row.thumbprint, alg: row.alg, jwk: parseStoredJwk(row) }));
    const present = await Promise.all(
      keys
        .publicKeys(rows)
        .map(async (key) => ({ kid: await thumbprintOf(key), alg: key.alg, jwk: { ...key.publicJwk } })),
    );
    const all = new Map<string, PublishedKey>([...kept, ...present].map((key) => [key.kid, key]));
    return didDocument(siteUrl, [...all.values()]);
  }

  /** One status list as a signed credential. Throws Refusal `not_found` for a list that no certificate is in. */
  async function publishedStatusList(list: number): Promise<string> {
    if (!Number.isSafeInteger(list) || list < 0 || list > MAX_LISTS) throw new Refusal("not_found");
    const [keyRows, revoked, used, moved] = await db.batch([
      signingKeysStatement(db),
      revokedPlacesStatement(db, list),
      listInUseStatement(db, list),
      movedPlacesStatement(db, { first: list * LIST_ENTRIES, last: (list + 1) * LIST_ENTRIES - 1 }),
    ]);
    if (used.length === 0) throw new Refusal("not_found");
    const places = [...revoked, ...(await revokedElsewhere(moved))];
    const encodedList = encodeBits(bitsOf(places.map(({ statusIndex }) => placeOf(statusIndex).index)));
    const key = await keys.signingKey(keyRows);
    const signer = { ...key, kid: didKeyId(siteUrl, await thumbprintOf(key)) };
    return signJwt(signer, statusListCredential(siteUrl, list, encodedList, world.now()), "vc+jwt");
  }

  /** Of certificates that have moved from here, those that are revoked or deleted where they are now. */
  async function revokedElsewhere(moved: Awaited<ReturnType<typeof movedPlacesStatement>>) {
    const places = await Promise.all(
      [...new Set(moved.map(({ host }) => host))].map(async (host) => {
        const there = moved.filter((one) => one.host === host);
        const other = world.otherDatabases.find((one) => one.host === host);
        if (!other) {
          log("error", "certificates.unknown-host", { host });
          return [];
        }
        const valid = await unrevokedStatement(
          other.db,
          there.map(({ id }) => id),
        );
        const ids = new Set(valid.map(({ id }) => id));
        return there.filter(({ id }) => !ids.has(id));
      }),
    );
    return places.flat();
  }

  /** Does with what is published what anybody else would do with it. */
  async function verify(credential: string, content: CertificateContent): Promise<CertificateCheck[]> {
    const document = didDocumentSchema.parse(await publishedDocument());
    const found = await readSigned(credential, document);
    const claims = found ? (credentialClaimsSchema.safeParse(found.claims).data ?? null) : null;
    const isWhole = claims !== null && claims.iss === document.id && claimsAgree(claims);
    const passed: Record<CheckName, boolean> = {
      signature: found !== null,
      claims: isWhole,
      content: isWhole && saysTheSame(claims, content),
      dates: found?.isInTime ?? false,
      status: isWhole && (await isUnrevoked(claims)),
    };
    if (found === null && (await isOfOtherAddress(credential, document)))
      return [{ name: "signature", ok: false, isOfOtherAddress: true }];
    return CHECKS.filter((name) => LEANS_ON[name].every((other) => passed[other])).map((name) => ({
      name,
      ok: passed[name],
    }));
  }

  async function isUnrevoked({ credentialStatus }: CredentialClaims): Promise<boolean> {
    const { statusListCredential: address, statusListIndex } = credentialStatus;
    const list = Number(address.slice(address.lastIndexOf("/") + 1));
    if (address !== statusListAddress(siteUrl, list)) return false;
    const signed = await publishedStatusList(list);
    // Read after the list: the key that signs it may have been made for it.
    const found = await readSigned(signed, didDocumentSchema.parse(await publishedDocument()));
    const read = statusListCredentialSchema.safeParse(found?.claims);
    if (!found?.isInTime || !read.success || read.data.id !== address) return false;
    const bits = decodeBits(read.data.credentialSubject.encodedList, LIST_ENTRIES / 8);
    return bits !== null && isBitSet(bits, Number(statusListIndex)) === false;
  }

  /** The claims, if the key that the header names is in the document and signed them; `isInTime`: by their own dates. */
  async function readSigned(
    jws: string,
    document: DidDocument,
  ): Promise<{ claims: unknown; isInTime: boolean } | null> {
    const read = readJwt(jws);
    const method = document.verificationMethod.find(({ id }) => id === read?.kid);
    if (!read || !method || !document.assertionMethod.includes(method.id)) return null;
    const { alg, ...publicJwk } = method.publicKeyJwk;
    const verified = await verifyJwt(jws, [{ kid: method.id, alg, publicJwk }], world.now());
    if ("claims" in verified) return { claims: verified.claims, isInTime: true };
    return verified.problem === "expired" ? { claims: read.claims, isInTime: false } : null;
  }

  /** Whether a key of the document signed it in the name of another address. */
  async function isOfOtherAddress(jws: string, document: DidDocument): Promise<boolean> {
    const kid = readJwt(jws)?.kid ?? "";
    const [did, thumbprint] = kid.split("#");
    const method = document.verificationMethod.find(({ id }) => id === `${document.id}#${thumbprint}`);
    if (!method || did === document.id) return false;
    const { alg, ...publicJwk } = method.publicKeyJwk;
    const verified = await verifyJwt(jws, [{ kid, alg, publicJwk }], world.now());
    return "claims" in verified || verified.problem === "expired";
  }
}

export type CertificatePublication = {
  verify: (credential: string, content: CertificateContent) => Promise<CertificateCheck[]>;
};

/** So many people will never have one: a number beyond is no list of ours. */
const MAX_LISTS = 1_000_000;
