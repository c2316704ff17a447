/** One JSON line an event. Names are static; values are ids, codes and numbers, never what a person wrote or their address. */
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

/** The safe part of something thrown: its class, and where it was thrown from. Messages may hold personal text. */
export function faultOf(error: unknown): { fault: string; at: string } {
  if (!(error instanceof Error)) return { fault: typeof error, at: "" };
  const at = error.stack?.split("\n").find((line) => line.trim().startsWith("at ")) ?? "";
  return { fault: error.name, at: at.trim() };
}
