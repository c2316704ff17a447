import type { Turn } from "../conversations/turns.ts";
import type { CustomerState } from "../customer/customer-state.ts";
import type { Practice } from "../scenarios/practice.ts";
import type { Gap, Objection } from "../scenarios/schema.ts";
import { followedGapMarks, isTied } from "./check-rules.ts";
import { gapLine, judgeRubric, unasked } from "./checks.ts";
import { applyGate, findComplianceHits } from "./compliance.ts";
import { earnsPoints } from "./earns-points.ts";
import { verifyEvidence } from "./evidence.ts";
import { acknowledgedPlainly, CHECK_LINE } from "./example-lines.ts";
import { fixOf, verdictOf, winOf } from "./highlights.ts";
import { type Mode, metricsOf } from "./metrics.ts";
import { provenState } from "./proven-marks.ts";
import { agentTurnsOf, evidenceOf, findObjectionMark, type Reading, raisedObjections } from "./reading.ts";
import { RUBRIC_VERSION } from "./rubric.ts";
import type { DimensionResult, Score } from "./score-schema.ts";
import { statedFigures } from "./stated-figures.ts";
import { totalOf } from "./totals.ts";

export { RUBRIC_VERSION };

export type Scorable = {
  practice: Practice;
  turns: readonly Turn[];
  state: CustomerState;
  mode: Mode;
  /** The scenario says that the call is recorded: then the agent must say so. */
  isRecorded?: boolean;
};

/** Pure: the same conversation gives the same score, byte for byte, as often as it is asked. SPEC.md has the rules. */
export function scoreConversation(scorable: Scorable): Score {
  const { practice, turns, mode, isRecorded = false } = scorable;
  const state = provenState(scorable);
  const metrics = metricsOf(turns, state.marks, mode);
  const compliance = findComplianceHits({ practice, turns, marks: state.marks, isRecorded }).filter((hit) =>
    verifyEvidence(turns, hit.evidence),
  );
  const stated = statedFigures(practice, turns);
  const reading: Reading = { practice, turns, state, mode, metrics, compliance, stated };
  const judged = judgeRubric(reading);
  const dimensions = judged.map(({ result }) => result);
  const ungated = totalOf(dimensions);
  const gated = applyGate(ungated, compliance);
  const objections = raisedObjections(practice, state.marks).map((one) => objectionRow(reading, one, dimensions));
  const fix = fixOf(reading, judged, compliance, ungated - gated.total);
  return {
    rubricVersion: RUBRIC_VERSION,
    engineVersion: practice.versions.engine,
    ...gated,
    ungated,
    verdict: verdictOf(turns, { ...gated, objections, dimensions, exit: state.exit }, compliance),
    win: winOf(reading, judged, fix),
    fix,
    dimensions,
    objections,
    gaps: practice.scenario.gaps.map((gap) => gapRow(reading, gap)),
    compliance,
    metrics: [...metrics],
    exit: state.exit ? { kind: state.exit.kind, reason: state.exit.reason } : null,
    ...readBy(turns, state),
  };
}

/** [S40] How many of the agent's lines a model has read; nothing where the rules read all. */
function readBy(turns: readonly Turn[], { marks }: CustomerState): Pick<Score, "readBy"> {
  const ofAgent = new Set(turns.filter(({ speaker }) => speaker === "agent").map(({ index }) => index));
  const byModel = new Set(marks.filter(({ by, turn }) => by === "model" && ofAgent.has(turn)).map(({ turn }) => turn));
  return byModel.size > 0 ? { readBy: { model: byModel.size, lines: ofAgent.size } } : {};
}

function objectionRow(
  { turns, state }: Reading,
  objection: Objection,
  dimensions: readonly DimensionResult[],
): Score["objections"][number] {
  const { id, title } = objection;
  const checks = dimensions.flatMap((dimension) => dimension.checks);
  const stage = (name: string) => {
    const check = checks.find((candidate) => candidate.id === `objections.${name}:${id}`);
    return (check && earnsPoints(check) && check.evidence[0]) || null;
  };
  const stages = {
    acknowledged: stage("acknowledged"),
    explored: stage("explored"),
    answered: stage("answered"),
    confirmed: stage("confirmed"),
  };
  const raised = findObjectionMark(state.marks, id, "raised");
  const said = raised && verifyEvidence(turns, evidenceOf(raised)) ? evidenceOf(raised) : null;
  const isResolved =
    findObjectionMark(state.marks, id, "resolved") !== null ||
    state.objections.some((entry) => entry.id === id && entry.status === "resolved");
  const isUnanswerable = !isResolved && said !== null && !agentTurnsOf(turns).some(({ index }) => index > said.turn);
  const better = stages.acknowledged
    ? stages.explored
      ? nextWords(turns, objection)
      : unasked({ turns }, objection.exampleExplore)
    : acknowledgedPlainly(objection.exampleAcknowledge);
  return { id, title, said, ...stages, resolved: isResolved, ...(isUnanswerable && { unanswerable: true }), better };
}

/** Where the answer was said word for word, what is left is to ask whether it settles it. */
function nextWords(turns: readonly Turn[], { exampleAnswer }: Objection): string {
  return agentTurnsOf(turns).some(({ text }) => text.includes(exampleAnswer)) ? CHECK_LINE : exampleAnswer;
}

function gapRow(reading: Reading, gap: Gap): Score["gaps"][number] {
  const { turns } = reading;
  const named = followedGapMarks(reading, gap).filter((mark) => verifyEvidence(turns, evidenceOf(mark)));
  const best = named.find((mark) => isTied(reading, mark)) ?? named[0];
  return {
    id: gap.id,
    title: gap.title,
    found: best ? evidenceOf(best) : null,
    tied: best !== undefined && isTied(reading, best),
    why: gap.why,
    better: gapLine(reading.practice, reading.state, gap)(),
  };
}
