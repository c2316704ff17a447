import { z } from "zod";
import type { Score } from "../scoring/score-schema.ts";

/**
 * A session as a file: what its person may read of it, and nothing that the customer still hides. The JSON schema of it is
 * docs/session-file.schema.json.
 */
export const sessionFileSchema = z.object({
  format: z.literal("rolecall.session").describe("Always the same: what kind of file this is."),
  version: z.literal(1).describe("Of this schema. A later version may have further fields."),
  id: z.string().describe("Of the session; its page is /conversations/<id>."),
  title: z.string().describe("The first words of the agent, or the name they gave it."),
  kind: z.enum(["practice", "drill", "transcript"]).describe("transcript: brought by an app, and not scored."),
  mode: z.enum(["text", "voice"]),
  isRetry: z.boolean().describe("From a moment of an earlier session."),
  status: z.enum(["active", "completed", "abandoned"]),
  startedAt: z.iso.datetime(),
  endedAt: z.iso.datetime().nullable(),
  durationSeconds: z.number().int().nonnegative(),
  scenario: z.object({ id: z.string(), title: z.string(), line: z.string() }).nullable(),
  customer: z.object({ id: z.string(), name: z.string() }).nullable(),
  difficulty: z.number().int(),
  archived: z.boolean(),
  score: z
    .object({
      total: z.number().int().min(0).max(100).describe("After what broken rules cost."),
      gate: z.enum(["clear", "minor", "capped", "failed"]).describe("What broken rules do to the total."),
      rubric: z.string().describe("The version of the rubric. Scores by different ones do not compare."),
      verdict: z.string(),
      win: z.string(),
      fix: z.object({ title: z.string(), why: z.string(), sayInstead: z.string() }),
      skills: z.array(
        z.object({
          id: z.string(),
          title: z.string(),
          percent: z.number().nullable().describe("0 to 100; null: nothing of it applied."),
        }),
      ),
      findings: z
        .array(
          z.object({
            rule: z.string(),
            title: z.string(),
            severity: z.enum(["blocker", "major", "minor"]),
            certainty: z.enum(["sure", "likely"]).describe("likely: worth a look, and costs nothing."),
            disputed: z.boolean().describe("It does not count."),
            turn: z.number().int().describe("Of the transcript."),
            quote: z.string(),
            safer: z.string(),
          }),
        )
        .describe("Compliance findings. A training aid, not legal advice."),
    })
    .nullable()
    .describe("Null: not judged, or not yet."),
  transcript: z.array(
    z.object({
      turn: z
        .number()
        .int()
        .nullable()
        .describe("From 0, of what agent and customer said; null: a command, or the coach."),
      speaker: z.enum(["agent", "customer", "coach", "command"]),
      at: z.iso.datetime(),
      text: z.string(),
    }),
  ),
});
export type SessionFile = z.infer<typeof sessionFileSchema>;

/** A stored session, as the files of the history read it. Times are unix ms. */
export type StoredSession = {
  id: string;
  title: string;
  kind: SessionFile["kind"];
  mode: SessionFile["mode"];
  isRetry: boolean;
  status: SessionFile["status"];
  createdAt: number;
  endedAt: number | null;
  durationSeconds: number;
  scenarioId: string;
  scenarioTitle: string | null;
  line: string | null;
  customerId: string;
  customer: string | null;
  difficulty: number;
  isArchived: boolean;
  score: Score | null;
  messages: { role: "user" | "assistant"; kind: "turn" | "command" | "coach"; content: string; createdAt: number }[];
};

export function sessionFile(stored: StoredSession): SessionFile {
  const { scenarioTitle, customer } = stored;
  return {
    format: "rolecall.session",
    version: 1,
    id: stored.id,
    title: stored.title,
    kind: stored.kind,
    mode: stored.mode,
    isRetry: stored.isRetry,
    status: stored.status,
    startedAt: iso(stored.createdAt),
    endedAt: stored.endedAt === null ? null : iso(stored.endedAt),
    durationSeconds: stored.durationSeconds,
    scenario: scenarioTitle === null ? null : { id: stored.scenarioId, title: scenarioTitle, line: stored.line ?? "" },
    customer: customer === null ? null : { id: stored.customerId, name: customer },
    difficulty: stored.difficulty,
    archived: stored.isArchived,
    score: stored.score && scoreOf(stored.score),
    transcript: transcriptOf(stored.messages),
  };
}

function scoreOf(score: Score): NonNullable<SessionFile["score"]> {
  return {
    total: score.total,
    gate: score.gate,
    rubric: score.rubricVersion,
    verdict: score.verdict,
    win: score.win.title,
    fix: { title: score.fix.title, why: score.fix.why, sayInstead: score.fix.better },
    skills: score.dimensions.map(({ id, title, percent }) => ({ id, title, percent })),
    findings: score.compliance.map((hit) => ({
      rule: hit.rule,
      title: hit.title,
      severity: hit.severity,
      certainty: hit.certainty,
      disputed: hit.disputed,
      turn: hit.evidence.turn,
      quote: hit.evidence.quote,
      safer: hit.safer,
    })),
  };
}

function transcriptOf(messages: StoredSession["messages"]): SessionFile["transcript"] {
  let turns = 0;
  return messages
    .filter(({ content }) => content !== "")
    .map(({ role, kind, content, createdAt }) => ({
      turn: kind === "turn" ? turns++ : null,
      speaker: kind === "turn" ? (role === "user" ? "agent" : "customer") : kind,
      at: iso(createdAt),
      text: content,
    }));
}

function iso(ms: number): string {
  return new Date(ms).toISOString();
}
