import { measureSpeed, type Speed, type Target } from "./load.ts";
import { atLeast, atMost, median, milliseconds, perSecond, type Row } from "./table.ts";

export type Contest = {
  ours: Target;
  floor: Target;
  /** Requests per second, ours by the floor's. */
  leastShare?: number;
  /** Processor time of one request, ours by the floor's. */
  mostCpuRatio?: number;
};

/**
 * Each round measures every page once, one after the other, so that a machine that grows slower does so for all; every other
 * round backwards, so that no page always has the same one before it. A ratio is taken within a round; the rows show medians over
 * the rounds.
 */
export async function comparePageSpeeds(contests: Contest[], rounds: number, runMs: number): Promise<Row[]> {
  const targets = [...new Set(contests.flatMap(({ floor, ours }) => [floor, ours]))];
  const runs = new Map(targets.map((target): [Target, Speed[]] => [target, []]));
  for (const target of targets) await measureSpeed(target, runMs);
  for (let round = 0; round < rounds; round += 1) {
    const order = round % 2 === 0 ? targets : targets.toReversed();
    for (const target of order) runs.get(target)?.push(await measureSpeed(target, runMs));
  }
  return contests.flatMap((contest) => rowsOf(contest, runs.get(contest.ours) ?? [], runs.get(contest.floor) ?? []));
}

function rowsOf({ ours, leastShare, mostCpuRatio }: Contest, our: Speed[], floor: Speed[]): Row[] {
  const share = median(our.map((speed, round) => speed.perSecond / (floor[round]?.perSecond ?? Number.NaN)));
  const speedRow: Row = {
    name: `${ours.name} (${((our[0]?.bytes ?? 0) / 1000).toFixed(1)} kB)`,
    ours: perSecond(median(our.map((speed) => speed.perSecond))),
    floor: perSecond(median(floor.map((speed) => speed.perSecond))),
    ratio: share,
    bar: leastShare === undefined ? undefined : atLeast(leastShare, share),
  };
  const ourCpu = our.flatMap((speed) => speed.cpuMs ?? []);
  const floorCpu = floor.flatMap((speed) => speed.cpuMs ?? []);
  if (ourCpu.length === 0 || floorCpu.length === 0) return [speedRow];
  const cpuRatio = median(ourCpu.map((ms, round) => ms / (floorCpu[round] ?? Number.NaN)));
  const cpuRow: Row = {
    name: "  processor time of one request",
    ours: milliseconds(median(ourCpu)),
    floor: milliseconds(median(floorCpu)),
    ratio: cpuRatio,
    bar: mostCpuRatio === undefined ? undefined : atMost(mostCpuRatio, cpuRatio),
  };
  return [speedRow, cpuRow];
}
