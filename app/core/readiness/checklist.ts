import { z } from "zod";

// What has to be so of a person who is ready to talk to customers, as an owner has written it.

/** The newest handed-in attempts that can be asked about: as many as migrations/0022_newest_attempts.sql keeps. */
export const GATES_MOST = 5;
export const RECENT_DAYS_MOST = 365;
const ITEMS_MOST = 60;

const assignmentId = z.string().min(1).max(100);

export const readinessItemSchema = z.discriminatedUnion("kind", [
  /** A round of it was passed; with a score, by attempts that reached it. */
  z.object({ kind: z.literal("passed"), assignmentId, score: z.number().int().min(0).max(100).nullable() }),
  /** Each of the last so many that were handed in was judged, and has no sure finding of compliance. */
  z.object({ kind: z.literal("gate"), last: z.number().int().min(1).max(GATES_MOST) }),
  z.object({ kind: z.literal("certificate"), assignmentId }),
  z.object({ kind: z.literal("recent"), days: z.number().int().min(1).max(RECENT_DAYS_MOST) }),
]);
export type ReadinessItem = z.infer<typeof readinessItemSchema>;

export const checklistSchema = z
  .array(readinessItemSchema)
  .max(ITEMS_MOST, `A checklist has at most ${ITEMS_MOST} items.`);

const number = (what: string, least: number, most: number) => {
  const problem = `${what}: choose a whole number from ${least} to ${most}, or leave it empty.`;
  return z.preprocess(
    (value) => (typeof value === "string" && value.trim() === "" ? null : value),
    z.coerce.number(problem).int(problem).min(least, problem).max(most, problem).nullable(),
  );
};

/** The form: what is ticked, and a score beside each assignment that counts where its box is ticked. */
export const checklistFormSchema = z
  .object({
    passed: z.array(assignmentId).max(ITEMS_MOST),
    scores: z.record(z.string(), number("The score", 0, 100)),
    certificates: z.array(assignmentId).max(ITEMS_MOST),
    gate: number("The last attempts", 1, GATES_MOST),
    days: number("The days", 1, RECENT_DAYS_MOST),
  })
  .transform(({ passed, scores, certificates, gate, days }): ReadinessItem[] => [
    ...[...new Set(passed)].map((id) => ({ kind: "passed" as const, assignmentId: id, score: scores[id] ?? null })),
    ...[...new Set(certificates)].map((id) => ({ kind: "certificate" as const, assignmentId: id })),
    ...(gate === null ? [] : [{ kind: "gate" as const, last: gate }]),
    ...(days === null ? [] : [{ kind: "recent" as const, days }]),
  ])
  .pipe(checklistSchema);

/** One to start from, where there is none: it is written only when an owner saves it. */
export function starterChecklist(
  assignments: readonly { id: string; certificateMonths: number | null }[],
): ReadinessItem[] {
  const [newest] = assignments;
  return [
    ...(newest ? [{ kind: "passed" as const, assignmentId: newest.id, score: null }] : []),
    { kind: "gate", last: 3 },
    { kind: "recent", days: 30 },
  ];
}
