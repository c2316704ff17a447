import { existsSync, readdirSync, readFileSync } from "node:fs";

/** Linux counts processor time in ticks of 1/100 s (USER_HZ), whatever the kernel's own clock. */
const MS_PER_TICK = 10;
const PAGE_BYTES = 4096;

/** User and system time a process has used so far. Null where there is no /proc. */
export function findCpuMs(pid: number | null): number | null {
  const fields = pid === null ? null : statOf(pid);
  return fields && (Number(fields[11]) + Number(fields[12])) * MS_PER_TICK;
}

/** Memory a process has in use that is not swapped out. Null where there is no /proc. */
export function findResidentBytes(pid: number | null): number | null {
  const fields = pid === null ? null : statOf(pid);
  return fields && Number(fields[21]) * PAGE_BYTES;
}

export function childrenOf(parent: number): number[] {
  if (!existsSync("/proc/self/stat")) return [];
  return readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => statOf(pid)?.[1] === String(parent));
}

/** proc_pid_stat(5) from the third field, the state, on: the second, the name, may hold blanks and brackets. */
function statOf(pid: number): string[] | null {
  try {
    const line = readFileSync(`/proc/${pid}/stat`, "utf8");
    return line.slice(line.lastIndexOf(")") + 2).split(" ");
  } catch {
    return null;
  }
}
