/** A message of the moment, shown once. */
export type Toast = { title: string; text?: string; kind: "info" | "success" | "destructive" };

/** Loader and action data hold toasts under a key of any page; this tells one without a schema library in the browser. */
export function isToast(value: unknown): value is Toast {
  if (typeof value !== "object" || value === null) return false;
  if (!("title" in value) || typeof value.title !== "string") return false;
  if ("text" in value && value.text !== undefined && typeof value.text !== "string") return false;
  return "kind" in value && (value.kind === "info" || value.kind === "success" || value.kind === "destructive");
}
