import { COMMANDS } from "#core/conversations/commands.ts";
import type { Choice } from "#core/conversations/conversation-requests.ts";
import type { Login } from "#core/identity/login.ts";
import { createAssignments } from "#workers/services/teams/assignments.ts";
import type { World } from "#workers/services/world.ts";
import { JUDGEABLE_LINES, practising } from "./practising.ts";

/** The form of an assignment that a talk of JUDGEABLE_LINES passes. For nobody yet. */
export const EASY = {
  title: "Ready for Monday",
  scenarioIds: ["A-1"],
  needed: null,
  personaId: "dana",
  level: 1,
  mode: "either",
  score: 0,
  gateClear: false,
  attemptsMost: null,
  triesBefore: 0,
  dueDate: "",
  remindDays: [],
  repeatDays: null,
  certificateMonths: null,
  people: [],
  groups: [],
  everyone: false,
  joiners: false,
  scoreBoard: false,
};

/** Gives the id. */
export async function assign(
  world: World,
  by: Login,
  of: Partial<Record<keyof typeof EASY, unknown>>,
): Promise<string> {
  return (await createAssignments(world).make(by, { ...EASY, ...of })).id;
}

export function assignedChoice(id: string, counts: boolean, scenarioId = "A-1"): Choice {
  return { scenarioId, personaId: "dana", level: 1, seed: 7, assignment: { id, counts } };
}

let talks = 0;

/** A talk of an assignment by text, to its end. Gives the conversation's id. */
export async function attempt(
  world: World,
  login: Login,
  id: string,
  {
    counts = true,
    lines = JUDGEABLE_LINES,
    ends = true,
  }: { counts?: boolean; lines?: readonly string[]; ends?: boolean } = {},
): Promise<string> {
  const person = practising(world, login, assignedChoice(id, counts));
  talks += 1;
  for (const [index, line] of lines.entries()) await person.say(line, `talk-${talks}-line-${index}`);
  if (ends) await person.say(COMMANDS.end, `talk-${talks}-end`);
  return person.conversationId;
}
