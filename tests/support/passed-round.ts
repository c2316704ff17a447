import { and, eq } from "drizzle-orm";
import type { CertificateContent } from "#core/certificates/certificate-content.ts";
import { assignedRounds, assignments, certificates } from "#workers/adapters/d1/schema/team-tables.ts";
import type { CertifiedRound } from "#workers/services/teams/certificates.ts";
import { certificateContent } from "./certificates.ts";
import type { TestWorld } from "./world.ts";

/** A certificate's round, passed, of somebody in an organization; `content` says what is not the usual. */
export async function passedRound(
  world: TestWorld,
  organisationId: string,
  userId: string,
  of: { months?: number; content?: Partial<CertificateContent>; isPassed?: boolean; assignmentId?: string } = {},
): Promise<CertifiedRound> {
  const passedAt = world.now();
  const assignmentId = of.assignmentId ?? world.newId();
  await world.db
    .insert(assignments)
    .values({
      id: assignmentId,
      organisation_id: organisationId,
      title: "Ready for Monday",
      created_at: passedAt,
      task: {},
      frozen: {},
      certificate_months: of.months ?? 12,
      targets: {},
    })
    .onConflictDoNothing();
  await world.db.insert(assignedRounds).values({
    assignment_id: assignmentId,
    user_id: userId,
    round: 1,
    assigned_at: passedAt,
    passed_at: of.isPassed === false ? null : passedAt,
  });
  return {
    organisationId,
    assignmentId,
    userId,
    round: 1,
    months: of.months ?? 12,
    content: certificateContent({ passedAt, ...of.content }),
  };
}

/** The id of the certificate that a round has. */
export async function certificateIdOf(world: TestWorld, passed: CertifiedRound): Promise<string> {
  const { assignmentId, userId, round } = passed;
  const [row] = await world.db
    .select({ id: certificates.id })
    .from(certificates)
    .where(
      and(
        eq(certificates.assignment_id, assignmentId),
        eq(certificates.user_id, userId),
        eq(certificates.round, round),
      ),
    );
  if (!row) throw new Error("the round has no certificate");
  return row.id;
}
