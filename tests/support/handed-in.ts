import type { CheckResult, Score } from "#core/scoring/score-schema.ts";
import { runBatch } from "#workers/adapters/d1/database.ts";
import { observeStatements } from "#workers/adapters/d1/observations.ts";
import { chatConversations, chatMessages, scores } from "#workers/adapters/d1/schema/conversation-tables.ts";
import { assignmentAttempts } from "#workers/adapters/d1/schema/team-tables.ts";
import type { TestWorld } from "./world.ts";

type Finding = { rule: string; turn: number; certainty?: "sure" | "likely" };

/** A private session of somebody, as a row: practice that ended now, unless told otherwise. Gives its id. */
export async function session(
  world: TestWorld,
  userId: string,
  of: Partial<typeof chatConversations.$inferInsert> & { lines?: readonly string[] } = {},
): Promise<string> {
  const { lines = [], ...columns } = of;
  const id = columns.id ?? world.newId();
  const now = columns.created_at ?? world.now();
  await world.db.insert(chatConversations).values({
    user_id: userId,
    title: "A renewal",
    status: "completed",
    total_messages: lines.length,
    duration_seconds: 300,
    created_at: now,
    ended_at: now,
    phase: "over",
    mode: "text",
    version: 1,
    scenario_id: "A-1",
    persona_id: "dana",
    difficulty: 1,
    practice: {},
    customer_state: {},
    model: "built-in",
    script_objections: [],
    ...columns,
    id,
  });
  for (const [position, content] of lines.entries())
    await world.db.insert(chatMessages).values({
      id: world.newId(),
      conversation_id: id,
      position,
      role: position % 2 === 0 ? "user" : "assistant",
      content,
      created_at: now,
      kind: "turn",
      status: "complete",
    });
  return id;
}

/** A handed-in attempt as rows, with a score of these percents and findings; turn 0 is the agent's. Gives the conversation's id. */
export async function handedIn(
  world: TestWorld,
  of: {
    organisationId: string;
    userId: string;
    assignmentId?: string;
    skills?: Partial<Record<Score["dimensions"][number]["id"], number>>;
    checks?: CheckResult[];
    findings?: Finding[];
    lines?: readonly string[];
    total?: number | null;
    gate?: string;
    passed?: boolean;
    scenarioId?: string;
  },
): Promise<string> {
  const now = world.now();
  const { lines, total = 70, gate = "clear", findings = [] } = of;
  const id = await session(world, of.userId, { ...(lines && { lines }), scenario_id: of.scenarioId ?? "A-1" });
  await world.db.insert(assignmentAttempts).values({
    conversation_id: id,
    organisation_id: of.organisationId,
    assignment_id: of.assignmentId ?? null,
    user_id: of.userId,
    scenario_id: of.scenarioId ?? "A-1",
    mode: "text",
    counts: true,
    started_at: now,
    handed_in_at: now,
    run_no: total === null ? null : 1,
    total,
    gate: total === null ? null : gate,
    passed: of.passed ?? null,
  });
  if (total !== null)
    await world.db.insert(scores).values({
      conversation_id: id,
      run_no: 1,
      total,
      gate,
      rubric_version: "2026.13",
      engine_version: "1",
      score: scoreOf({ ...of, total, findings }),
      created_at: now,
    });
  await runBatch(world.db, [...observeStatements(world.db, id)]);
  return id;
}

function scoreOf(of: { skills?: object; checks?: CheckResult[]; findings: Finding[]; total: number }): Score {
  return {
    rubricVersion: "2026.13",
    engineVersion: "1",
    total: of.total,
    ungated: of.total,
    gate: "clear",
    verdict: "A conversation.",
    win: { title: "A win", evidence: null },
    fix: { title: "A fix", why: "", evidence: null, better: "" },
    dimensions: Object.entries(of.skills ?? {}).map(([id, percent]) => ({
      id: id as Score["dimensions"][number]["id"],
      title: id,
      weight: 1,
      percent,
      checks: of.checks ?? [],
    })),
    objections: [],
    gaps: [],
    compliance: of.findings.map(({ rule, turn, certainty = "sure" }) => ({
      rule,
      title: rule,
      severity: "major",
      certainty,
      evidence: { turn, quote: "as it was said" },
      safer: "",
      disputed: false,
    })),
    metrics: [],
    exit: null,
  };
}
