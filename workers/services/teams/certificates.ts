import { z } from "zod";
import { site } from "#app/site/site.ts";
import type { CertificateContent } from "#core/certificates/certificate-content.ts";
import { achievementCredential, credentialClaims } from "#core/certificates/credential.ts";
import { didKeyId } from "#core/certificates/did-web.ts";
import { LIST_ENTRIES } from "#core/certificates/status-list.ts";
import { certificateState, issuedAtOf, monthsAfter, RETEST_LEAD_MS, retestDueAt } from "#core/certificates/validity.ts";
import { Refusal } from "#core/errors.ts";
import type { Login } from "#core/identity/login.ts";
import type { CertificateView, OwnCertificatesPage, TeamCertificatesPage } from "#core/pages/certificate-pages.ts";
import { runBatch, type Statement } from "../../adapters/d1/database.ts";
import { viewerStatement } from "../../adapters/d1/identity/login-rows.ts";
import { signingKeysStatement } from "../../adapters/d1/identity/signing-keys.ts";
import { nextRoundStatement } from "../../adapters/d1/teams/assignment-rows.ts";
import {
  CERTIFICATES_LISTED,
  endingCertificatesStatement,
  freePlaceStatement,
  insertCertificateKeyStatement,
  insertCertificateStatement,
  overseenCertificatesStatement,
  ownCertificatesStatement,
  parseContent,
  revokeCertificateStatements,
} from "../../adapters/d1/teams/certificate-rows.ts";
import { certificateIssuedStatement } from "../../adapters/d1/webhook-events.ts";
import { signJwt, thumbprintOf } from "../../adapters/identity/jwt.ts";
import { requireViewer, timeZoneOf } from "../identity/admission.ts";
import { createSigningKeys } from "../identity/api/signing-keys.ts";
import { requireInput } from "../service-input.ts";
import type { World } from "../world.ts";
import { requireOverseer, teamStatements } from "./team-admission.ts";

/** The parts of the world that a certificate touches. */
export type CertificateWorld = Pick<
  World,
  "db" | "now" | "newId" | "newSeed" | "settings" | "siteUrl" | "background" | "timeZone"
>;

/** A round that has been passed, of an assignment that issues a certificate. `months`: how long it is valid. */
export type CertifiedRound = {
  organisationId: string;
  assignmentId: string;
  userId: string;
  round: number;
  months: number;
  content: CertificateContent;
};

const revocationSchema = z.object({
  id: z.string().max(100),
  why: z.string().trim().min(1, "Say why it is revoked.").max(500, "A reason can have at most 500 characters."),
});

/** Places are drawn at random in a list of which a quarter is taken: all of so many are taken once in 10^9. */
const PLACES_DRAWN = 16;
/** Of a scheduled run: the next one goes on. */
const RETESTS_AT_ONCE = 500;

/** Certificates: issued when a round is passed, revoked with a reason, kept up by a re-test. */
export function createCertificates(world: CertificateWorld) {
  const { db } = world;

  return {
    /** Issues the certificate of a round. Nothing where the round is not passed, or has one. */
    async issue(passed: CertifiedRound): Promise<void> {
      await runBatch(db, await issueStatements(passed));
    },

    /** The page /team/certificates: of the people whom the login's person oversees in the organization they work in now. */
    async openTeam(login: Login | null): Promise<TeamCertificatesPage> {
      if (!login) throw new Refusal("signed_out");
      const nowMs = world.now();
      const [viewers, mine, rows] = await db.batch([
        ...teamStatements(db, login, nowMs),
        overseenCertificatesStatement(db, login, nowMs),
      ]);
      const { viewer, team } = requireOverseer(world, login, viewers, mine);
      return {
        viewer,
        team,
        certificates: rows.map((row) => ({ ...certificateView(row, nowMs), mayRevoke: row.mayRevoke })),
        isCut: rows.length === CERTIFICATES_LISTED,
      };
    },

    /** The page /account/certificates. */
    async openOwn(login: Login | null): Promise<OwnCertificatesPage> {
      if (!login) throw new Refusal("signed_out");
      const nowMs = world.now();
      const [viewers, rows] = await db.batch([
        viewerStatement(db, login, nowMs),
        ownCertificatesStatement(db, login, nowMs),
      ]);
      const viewer = requireViewer(world, login, viewers);
      return {
        viewer,
        certificates: rows.map((row) => certificateView(row, nowMs)),
        timeZone: timeZoneOf(world, viewer),
      };
    },

    /**
     * Revokes a certificate for good. Throws `bad_request` without a reason, `not_found` where there is none that this person may
     * revoke, or it is revoked already.
     */
    async revoke(login: Login | null, request: { id: string; why: string }): Promise<void> {
      if (!login) throw new Refusal("signed_out");
      const { id, why } = requireInput(revocationSchema, request);
      const nowMs = world.now();
      const [viewers, , revoked] = await db.batch([
        viewerStatement(db, login, nowMs),
        ...revokeCertificateStatements(db, login, { id, why, eventId: world.newId(), nowMs }),
      ]);
      requireViewer(world, login, viewers);
      if (revoked.length === 0) throw new Refusal("not_found");
    },

    /** Assigns the rounds that keep ending certificates up. Gives how many certificates it looked at. Runs once an hour. */
    async assignRetests(): Promise<number> {
      const nowMs = world.now();
      const ending = await endingCertificatesStatement(db, nowMs + RETEST_LEAD_MS, RETESTS_AT_ONCE);
      const statements = ending.flatMap((certificate) => {
        const { assignmentId, userId, round: after } = certificate;
        const dueAt = retestDueAt(certificate, nowMs);
        return dueAt === null ? [] : [nextRoundStatement(db, { assignmentId, userId, after, dueAt }, nowMs)];
      });
      await runBatch(db, statements);
      return ending.length;
    },
  };

  async function issueStatements(passed: CertifiedRound): Promise<Statement[]> {
    const keys = createSigningKeys(world);
    const drawn = Array.from({ length: PLACES_DRAWN }, () => world.newSeed() % LIST_ENTRIES);
    const [keyRows, [place]] = await db.batch([signingKeysStatement(db), freePlaceStatement(db, drawn)]);
    if (!place) throw new Error("the status list has no free place");
    const { alg, publicJwk, privateJwk } = await keys.signingKey(keyRows);
    const thumbprint = await thumbprintOf({ kid: "", alg, publicJwk });
    const issuedAt = issuedAtOf(passed.content.passedAt);
    const certificate = {
      id: world.newId(),
      content: passed.content,
      statusIndex: place.statusIndex,
      issuedAt,
      expiresAt: monthsAfter(issuedAt, passed.months),
    };
    const credential = achievementCredential(certificate, { siteUrl: world.siteUrl, issuerName: site.name });
    const signer = { kid: didKeyId(world.siteUrl, thumbprint), alg, publicJwk, privateJwk };
    return [
      insertCertificateKeyStatement(db, { thumbprint, alg, public_jwk: publicJwk, created_at: world.now() }),
      insertCertificateStatement(db, {
        id: certificate.id,
        organisation_id: passed.organisationId,
        user_id: passed.userId,
        assignment_id: passed.assignmentId,
        round: passed.round,
        content: passed.content,
        credential: await signJwt(signer, credentialClaims(credential)),
        status_index: certificate.statusIndex,
        issued_at: issuedAt,
        expires_at: certificate.expiresAt,
      }),
      certificateIssuedStatement(db, certificate.id, world.now()),
    ];
  }
}

type ListedRow = Awaited<ReturnType<typeof ownCertificatesStatement>>[number];

function certificateView(row: ListedRow, nowMs: number): CertificateView {
  const content = parseContent(row);
  return {
    id: row.id,
    holderName: content.holderName,
    organisationName: content.organisationName,
    title: content.assignmentTitle,
    issuedAt: row.issued_at,
    expiresAt: row.expires_at,
    state: certificateState({ issuedAt: row.issued_at, expiresAt: row.expires_at, revokedAt: row.revoked_at }, nowMs),
    revokedWhy: row.revoked_why,
  };
}
