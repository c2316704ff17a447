import { z } from "zod";
import { assignmentTaskSchema } from "#core/assignments/assignment-task.ts";
import { type CertificateContent, certificateContentSchema } from "#core/certificates/certificate-content.ts";
import { certificatesDueStatement } from "../../adapters/d1/teams/certificate-rows.ts";
import { type CertificateWorld, createCertificates } from "./certificates.ts";

/** A round that was passed so long ago and has no certificate is not to have one: its retention is over. */
const LATEST_MS = 2 * 24 * 60 * 60 * 1000;
/** Each is signed and written by itself. */
const ISSUED_AT_ONCE = 50;

/**
 * Issues the certificates of rounds that were passed lately and have none: of one person's in an assignment, when they look at what they
 * handed in, or (null) of all, every minute.
 */
export async function issueCertificatesDue(
  world: CertificateWorld,
  of: { assignmentId: string; userId: string } | null,
): Promise<void> {
  const rows = await certificatesDueStatement(world.db, world.now() - LATEST_MS, of, ISSUED_AT_ONCE);
  const certificates = createCertificates(world);
  for (const { passed, task, title, months, ...row } of rows) {
    const { organisationId, assignmentId, userId } = row;
    const content = contentOf({ ...row, title, task, passed });
    await certificates.issue({ organisationId, assignmentId, userId, round: row.round, months, content });
  }
}

function contentOf(of: {
  holderName: string;
  organisationName: string;
  title: string;
  task: unknown;
  passed: string;
  passedAt: number;
  timeZone: string;
}): CertificateContent {
  const task = assignmentTaskSchema.parse(of.task);
  const passed = passedSchema.parse(JSON.parse(of.passed));
  const modes = new Set(passed.map(({ mode }) => mode));
  return {
    holderName: of.holderName,
    organisationName: of.organisationName,
    assignmentTitle: of.title,
    scenarios: task.scenarios
      .filter(({ id }) => passed.some(({ scenario }) => scenario === id))
      .map(({ id, title, version }) => ({ id, title, version: String(version) })),
    rubricVersion: task.versions.rubric,
    passedAt: of.passedAt,
    timeZone: of.timeZone,
    mode: modes.size === 2 ? "both" : (passed[0]?.mode ?? "text"),
    gate: GATES.find((gate) => passed.some((one) => one.gate === gate)) ?? "clear",
    scoreToReach: task.score,
  };
}

const gateSchema = certificateContentSchema.shape.gate;
const passedSchema = z.array(z.object({ scenario: z.string(), mode: z.enum(["text", "voice"]), gate: gateSchema }));
/** The worst first. */
const GATES = ["failed", "capped", "minor", "clear"] as const satisfies readonly z.infer<typeof gateSchema>[];
