import { randomUUID } from "node:crypto";
import type { CertificateContent } from "#core/certificates/certificate-content.ts";
import { achievementCredential, credentialClaims } from "#core/certificates/credential.ts";
import { didKeyId } from "#core/certificates/did-web.ts";
import { issuedAtOf, monthsAfter } from "#core/certificates/validity.ts";
import { newSigningKey, signJwt, thumbprintOf } from "#workers/adapters/identity/jwt.ts";
import type { BuiltApp } from "./built-app.ts";
import { certificateContent } from "./certificates.ts";

let places = 0;

/** A certificate in the built product, signed by a key of its own, which is published with the others. Gives its id. */
export async function newCertificate(
  app: BuiltApp,
  of: {
    organisationId: string;
    userId: string;
    content?: Partial<CertificateContent>;
    issuedAt?: number;
    months?: number;
  },
): Promise<string> {
  const [id, assignmentId] = [randomUUID(), randomUUID()];
  const issuedAt = issuedAtOf(of.issuedAt ?? Date.now() - 60_000);
  const expiresAt = monthsAfter(issuedAt, of.months ?? 12);
  const content = certificateContent({ passedAt: issuedAt, ...of.content });
  const statusIndex = places++;
  const key = await newSigningKey("");
  const thumbprint = await thumbprintOf(key);
  const credential = achievementCredential(
    { id, content, statusIndex, issuedAt, expiresAt },
    { siteUrl: app.url, issuerName: "Rolecall" },
  );
  const jws = await signJwt({ ...key, kid: didKeyId(app.url, thumbprint) }, credentialClaims(credential));
  const insert = (sql: string, ...values: unknown[]) => app.db.prepare(sql).bind(...values);
  await app.db.batch([
    insert(
      "INSERT INTO certificate_keys VALUES (?, ?, ?, ?)",
      thumbprint,
      key.alg,
      JSON.stringify(key.publicJwk),
      issuedAt,
    ),
    insert(
      "INSERT INTO assignments (id, organisation_id, title, created_at, task, frozen, targets) VALUES (?, ?, ?, ?, '{}', '{}', '{}')",
      assignmentId,
      of.organisationId,
      content.assignmentTitle,
      issuedAt,
    ),
    insert(
      "INSERT INTO certificates (id, organisation_id, user_id, assignment_id, round, content, credential, status_index, issued_at, expires_at) VALUES (?, ?, ?, ?, 1, ?, ?, ?, ?, ?)",
      id,
      of.organisationId,
      of.userId,
      assignmentId,
      JSON.stringify(content),
      jws,
      statusIndex,
      issuedAt,
      expiresAt,
    ),
  ]);
  return id;
}
