/** Writes one JSON line. Event names are static; values are ids, codes and numbers, never text or an address of a person. */
export function log(
  level: "info" | "warn" | "error",
  event: string,
  values: Record<string, string | number | boolean | null> = {},
): void {
  const line = JSON.stringify({ level, event, ...values });
  if (level === "error") console.error(line);
  else if (level === "warn") console.warn(line);
  else console.log(line);
  if (typeof values.fault === "string") tellFault({ where: placeOf(event, values.path), kind: values.fault });
}

/** Where something failed, an event and the first segment of a route of ours, and the class of what was thrown. */
export type Fault = { where: string; kind: string };

let tellFault: (fault: Fault) => void = () => undefined;

/** From now on every fault that is logged is told to `listener` as well, which must not throw. */
export function onFault(listener: (fault: Fault) => void): void {
  tellFault = listener;
}

function placeOf(event: string, path: unknown): string {
  return typeof path === "string" ? `${event} /${path}` : event;
}

/** The part of a thrown value that may be logged: its class and the top stack frame. The message may contain personal text. */
export function faultOf(error: unknown): { fault: string; at: string } {
  if (!(error instanceof Error)) return { fault: typeof error, at: "" };
  const at = error.stack?.split("\n").find((line) => line.trim().startsWith("at ")) ?? "";
  return { fault: error.name, at: at.trim() };
}
