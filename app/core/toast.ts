/** A message of the moment. `destructive` is the catalogue's word for something that went wrong. */
export type Toast = { title: string; text?: string; kind: "info" | "success" | "destructive" };

/** Any page's data may hold a toast; this finds out without bringing a schema library to the browser. */
export function isToast(value: unknown): value is Toast {
  if (typeof value !== "object" || value === null) return false;
  if (!("title" in value) || typeof value.title !== "string") return false;
  if ("text" in value && value.text !== undefined && typeof value.text !== "string") return false;
  return "kind" in value && (value.kind === "info" || value.kind === "success" || value.kind === "destructive");
}
