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
}

/** The part of a thrown value that may be logged: its class and the top stack frame. The message may contain personal text. */
export function faultOf(error: unknown): { fault: string; at: string } {
  if (!(error instanceof Error)) return { fault: typeof error, at: "" };
  const at = error.stack?.split("\n").find((line) => line.trim().startsWith("at ")) ?? "";
  return { fault: error.name, at: at.trim() };
}
