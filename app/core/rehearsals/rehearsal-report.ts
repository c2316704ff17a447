import { z } from "zod";
import { sectionCoverageSchema } from "../coach/script-report.ts";
import {
  type CustomerMove,
  type CustomerState,
  customerMoveSchema,
  customerStateSchema,
  exitSchema,
} from "../customer/customer-state.ts";
import { practiceSchema } from "../scenarios/practice.ts";
import { difficultySchema, personaSchema, scenarioSchema } from "../scenarios/schema.ts";
import {
  checkResultSchema,
  complianceHitSchema,
  dimensionResultSchema,
  type Score,
  scoreSchema,
} from "../scoring/score-schema.ts";
import { coverageOf, type Rehearsal } from "./rehearsal.ts";

const stateShape = customerStateSchema.pick({ trust: true, irritation: true, interest: true, disclosed: true }).extend({
  objections: z.array(customerStateSchema.shape.objections.element.pick({ id: true, status: true })),
  exit: exitSchema.nullable(),
});

/** A rehearsal as one JSON document: same practice, script and lines, same bytes. Ids are those of the library. */
export const rehearsalReportSchema = z.object({
  scenario: scenarioSchema.pick({ id: true, version: true, line: true, title: true }),
  customer: personaSchema.pick({ id: true, name: true }),
  difficulty: difficultySchema.pick({ level: true, name: true }),
  seed: practiceSchema.shape.seed,
  versions: practiceSchema.shape.versions,
  script: z
    .object({
      name: z.string(),
      /** The objections it prepares for: the customer brings them first. */
      objections: z.array(z.string()),
      coverage: z.array(sectionCoverageSchema),
    })
    .nullable(),
  /** What was said, in order; `index` is what every quote below points at as `turn`. */
  turns: z.array(
    z.discriminatedUnion("speaker", [
      z.object({
        index: z.number().int(),
        speaker: z.literal("agent"),
        text: z.string(),
        /** Acts understood in the line, most important first. */
        acts: customerMoveSchema.shape.acts,
        compliance: z.array(
          z.object({ rule: z.string(), certainty: complianceHitSchema.shape.certainty, quote: z.string() }),
        ),
      }),
      z.object({
        index: z.number().int(),
        speaker: z.literal("customer"),
        text: z.string(),
        mood: customerMoveSchema.shape.mood.nullable(),
        /** Facts told in this turn, objections raised, and those the line before it settled. */
        ...customerMoveSchema.pick({ disclosed: true, raised: true, resolved: true }).shape,
        /** The customer after this turn. */
        state: stateShape,
      }),
    ]),
  ),
  coach: z.array(z.object({ afterTurn: z.number().int(), command: z.enum(["hint", "continue"]), text: z.string() })),
  ending: z.object({
    /** Who ended it: a customer who left, the agent by command, or the end of the agent's lines. */
    by: z.enum(["customer", "agent", "end-of-lines"]),
    /** Lines that came after the end. */
    unheard: z.number().int(),
  }),
  compliance: z.array(complianceHitSchema),
  metrics: scoreSchema.shape.metrics,
  checks: z.array(checkResultSchema.extend({ dimension: dimensionResultSchema.shape.id })),
  /** The score without the three lists above. */
  score: scoreSchema
    .omit({ compliance: true, metrics: true })
    .extend({ dimensions: z.array(dimensionResultSchema.omit({ checks: true })) }),
});
export type RehearsalReport = z.infer<typeof rehearsalReportSchema>;

export function reportOf(rehearsal: Rehearsal, score: Score, unheard: number): RehearsalReport {
  const { practice, script, scriptObjections, coach } = rehearsal;
  const { scenario, persona, difficulty, seed, versions } = practice;
  const { compliance, metrics, dimensions, ...rest } = score;
  return {
    scenario: { id: scenario.id, version: scenario.version, line: scenario.line, title: scenario.title },
    customer: { id: persona.id, name: persona.name },
    difficulty: { level: difficulty.level, name: difficulty.name },
    seed,
    versions,
    script: script && { name: script.name, objections: scriptObjections, coverage: coverageOf(rehearsal) },
    turns: reportedTurns(rehearsal, score),
    coach,
    ending: { by: endedBy(rehearsal), unheard },
    compliance,
    metrics,
    checks: dimensions.flatMap(({ id, checks }) => checks.map((check) => ({ dimension: id, ...check }))),
    score: {
      ...rest,
      dimensions: dimensions.map(({ id, title, weight, percent }) => ({ id, title, weight, percent })),
    },
  };
}

type ReportedTurn = RehearsalReport["turns"][number];

function reportedTurns({ opening, opened, exchanges }: Rehearsal, { compliance }: Score): ReportedTurn[] {
  const nothing = { mood: null, disclosed: [], raised: [], resolved: [] };
  return [
    customerTurn(0, { line: opening, ...nothing }, opened),
    ...exchanges.flatMap(({ agent, move, state }, at): ReportedTurn[] => {
      const index = 2 * at + 1;
      const hits = compliance.filter(({ evidence }) => evidence.turn === index);
      const broken = hits.map(({ rule, certainty, evidence }) => ({ rule, certainty, quote: evidence.quote }));
      return [
        { index, speaker: "agent", text: agent, acts: move.acts, compliance: broken },
        customerTurn(index + 1, move, state),
      ];
    }),
  ];
}

type Said = Pick<CustomerMove, "line" | "disclosed" | "raised" | "resolved"> & { mood: CustomerMove["mood"] | null };

function customerTurn(index: number, said: Said, state: CustomerState): ReportedTurn {
  const { line, mood, disclosed, raised, resolved } = said;
  return { index, speaker: "customer", text: line, mood, disclosed, raised, resolved, state: reportedState(state) };
}

function reportedState({ trust, irritation, interest, disclosed, objections, exit }: CustomerState) {
  return {
    trust,
    irritation,
    interest,
    disclosed,
    objections: objections.map(({ id, status }) => ({ id, status })),
    exit,
  };
}

function endedBy({ state, isEnded }: Rehearsal): RehearsalReport["ending"]["by"] {
  if (state.exit) return "customer";
  return isEnded ? "agent" : "end-of-lines";
}
