import { z } from "zod";

/** The result of scoring one conversation. Plain JSON; stored in the scores table and shown on the feedback page. */

export const evidenceSchema = z.object({ turn: z.number().int().nonnegative(), quote: z.string() });
export type Evidence = z.infer<typeof evidenceSchema>;

export const checkResultSchema = z.object({
  id: z.string(),
  question: z.string(),
  /** model: the words that prove it were found by a model, and checked against the turn. */
  method: z.enum(["rule", "metric", "model"]),
  /**
   * unproven = claimed, but the quote is not in the turn: counts as not met. not-applicable = its points are left out of its
   * dimension. likely = it sounds like it, and not surely: it earns its points, and is shown as no more than that.
   */
  result: z.enum(["met", "likely", "not-met", "unproven", "not-applicable"]),
  evidence: z.array(evidenceSchema),
  points: z.number(),
  outOf: z.number(),
  /** What to say instead, when not met. */
  better: z.string().nullable(),
  /** [S33] When not met, the customer's line at which it could have been. Scores before 2026.10 have none. */
  chance: evidenceSchema.nullable().default(null),
  /** [S33] When met, why the quoted words count. Scores before 2026.10 say nothing. */
  because: z.string().nullable().default(null),
  /** [S34] The agent says that it is wrong: it does not count until that is settled. */
  disputed: z.boolean().default(false),
});
export type CheckResult = z.infer<typeof checkResultSchema>;

export const dimensionResultSchema = z.object({
  id: z.enum(["opening", "discovery", "gaps", "listening", "objections", "recommendation", "next-step", "delivery"]),
  title: z.string(),
  weight: z.number(),
  /** 0 to 100 of this dimension; null when nothing in it applied. */
  percent: z.number().nullable(),
  checks: z.array(checkResultSchema),
});
export type DimensionResult = z.infer<typeof dimensionResultSchema>;

export const complianceHitSchema = z.object({
  rule: z.string(),
  title: z.string(),
  severity: z.enum(["blocker", "major", "minor"]),
  /** [S28] `likely`: worth a look, and costs nothing. Scores stored before 2026.3 held every hit for sure. */
  certainty: z.enum(["sure", "likely"]).default("sure"),
  evidence: evidenceSchema,
  safer: z.string(),
  /** [S34] As of a check. */
  disputed: z.boolean().default(false),
});
export type ComplianceHit = z.infer<typeof complianceHitSchema>;

const metricSchema = z.object({
  id: z.string(),
  title: z.string(),
  value: z.number().nullable(),
  display: z.string(),
  /** The range thought good, in words, and where it comes from. */
  range: z.string(),
  source: z.string(),
  inRange: z.boolean().nullable(),
});
export type Metric = z.infer<typeof metricSchema>;

export const scoreSchema = z.object({
  rubricVersion: z.string(),
  engineVersion: z.string(),
  /** 0 to 100, after the gate. */
  total: z.number().int().min(0).max(100),
  /** 0 to 100, before the gate. */
  ungated: z.number().int().min(0).max(100),
  gate: z.enum(["clear", "minor", "capped", "failed"]),
  /** One sentence, e.g. "A solid conversation with one objection left open." */
  verdict: z.string(),
  win: z.object({ title: z.string(), evidence: evidenceSchema.nullable() }),
  /** The one thing to fix next, with the moment it is about and a line to say instead (empty: nothing is to be fixed). */
  fix: z.object({ title: z.string(), why: z.string(), evidence: evidenceSchema.nullable(), better: z.string() }),
  dimensions: z.array(dimensionResultSchema),
  objections: z.array(
    z.object({
      id: z.string(),
      title: z.string(),
      said: evidenceSchema.nullable(),
      acknowledged: evidenceSchema.nullable(),
      explored: evidenceSchema.nullable(),
      answered: evidenceSchema.nullable(),
      confirmed: evidenceSchema.nullable(),
      resolved: z.boolean(),
      /** True: it came with the customer's last words, and nobody could answer it. */
      unanswerable: z.boolean().optional(),
      better: z.string(),
    }),
  ),
  gaps: z.array(
    z.object({
      id: z.string(),
      title: z.string(),
      found: evidenceSchema.nullable(),
      tied: z.boolean(),
      why: z.string(),
      better: z.string(),
    }),
  ),
  compliance: z.array(complianceHitSchema),
  metrics: z.array(metricSchema),
  exit: z.object({ kind: z.string(), reason: z.string() }).nullable(),
  /** How many of the agent's lines a model has read; left out where the rules read all. */
  readBy: z.object({ model: z.number().int(), lines: z.number().int() }).optional(),
  /** Of scores before rubric 2026.11 only: a model that was asked about some checks after the end. */
  model: z
    .object({
      name: z.string(),
      promptVersion: z.string(),
      asked: z.number(),
      overruled: z.number(),
      unproven: z.number(),
      totalByRules: z.number(),
    })
    .optional(),
});
export type Score = z.infer<typeof scoreSchema>;
