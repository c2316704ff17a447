import type { CalibrationState } from "#core/calibration/calibration-state.ts";
import type { Login } from "#core/identity/login.ts";
import { createCalibrations } from "#workers/services/teams/calibrations.ts";
import { assign, attempt } from "./assigning.ts";
import { rowsOf } from "./people.ts";
import { group, member, type TeamPerson, team } from "./teams.ts";
import { type TestWorld, testWorld } from "./world.ts";

/** An agency of an owner, two managers of one group, an agent of it, and what the agent handed in. */
export async function agencyWithAttempt(of: { attempts?: number } = {}) {
  const world = testWorld();
  const agency = await team(world);
  const first = await member(world, agency.id, "manager", { fullName: "Ana First" });
  const second = await member(world, agency.id, "manager", { fullName: "Ben Second" });
  const agent = await member(world, agency.id, "agent", { fullName: "Cal Agent" });
  const groupId = await group(world, agency.id, { people: [agent], managers: [first, second] });
  const assignment = await assign(world, agency.owner.login, { people: [agent.id] });
  const attempts: string[] = [];
  for (let made = 0; made < (of.attempts ?? 1); made++) attempts.push(await attempt(world, agent.login, assignment));
  return { world, agency, first, second, agent, groupId, attempts, calibrations: createCalibrations(world) };
}

/** A calibration that is being scored. Gives its id. */
export async function scoring(
  world: TestWorld,
  by: Login,
  of: { people: readonly TeamPerson[]; attempts: readonly string[]; title?: string },
): Promise<string> {
  const calibrations = createCalibrations(world);
  const people = of.people.map(({ id }) => id);
  const { id } = await calibrations.make(by, { title: of.title ?? "How we hear A-1", people, attempts: of.attempts });
  await calibrations.begin(by, id);
  return id;
}

/** Somebody judges every check of every attempt; `met` says of each what they say, its place given. They do not finish. */
export async function judgeAll(
  world: TestWorld,
  login: Login,
  id: string,
  attempts: readonly string[],
  met: (place: number) => boolean,
  why = "",
): Promise<string[]> {
  const calibrations = createCalibrations(world);
  const judged: string[] = [];
  for (const conversationId of attempts) {
    const { checks } = await calibrations.openJudging(login, id, conversationId);
    const judgements = checks.map(({ finding }, place) => ({ finding, met: met(place), why }));
    await calibrations.judge(login, id, conversationId, judgements);
    judged.push(...checks.map(({ finding }) => finding));
  }
  return judged;
}

export async function stateOf(id: string): Promise<CalibrationState> {
  const [row] = await rowsOf("SELECT state FROM calibrations WHERE id = ?", id);
  return row?.state as CalibrationState;
}
