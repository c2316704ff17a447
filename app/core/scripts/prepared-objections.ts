import { z } from "zod";

const entrySchema = z.object({
  /** The agent's turn that was the first to be heard with these. */
  fromTurn: z.number().int().nonnegative(),
  /** Ids, as objectionsPreparedFor gives them; none once the script is gone. */
  objections: z.array(z.string()),
});

/**
 * Which objections the agent's script prepared for at which turn, oldest first: a script may come, change and go during a
 * conversation. A plain list, as older conversations have it, held from the first turn on.
 */
export const preparedObjectionsSchema = z.union([
  z.array(z.string()).transform((objections) => since(0, objections)),
  z.array(entrySchema),
]);
export type PreparedObjections = z.infer<typeof entrySchema>[];

export function preparedAt(prepared: PreparedObjections, turn: number): string[] {
  return prepared.findLast(({ fromTurn }) => fromTurn <= turn)?.objections ?? [];
}

/** With these from `turn` on. */
export function preparedFrom(prepared: PreparedObjections, turn: number, objections: string[]): PreparedObjections {
  const before = preparedBefore(prepared, turn);
  const isSame = JSON.stringify(preparedAt(before, turn)) === JSON.stringify(objections);
  return isSame ? before : [...before, { fromTurn: turn, objections }];
}

/** What was known before `turn`. */
export function preparedBefore(prepared: PreparedObjections, turn: number): PreparedObjections {
  return prepared.filter(({ fromTurn }) => fromTurn < turn);
}

function since(fromTurn: number, objections: string[]): PreparedObjections {
  return objections.length > 0 ? [{ fromTurn, objections }] : [];
}
