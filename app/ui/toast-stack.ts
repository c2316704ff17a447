import type { Toast } from "#core/toast.ts";

/** `path`: of the page whose answer it is; null: of something that goes on across pages, as a call does. */
export type ShownToast = { id: string; toast: Toast; path: string | null };

/** One toast of a kind at a time: a newer one takes the older's place, and what went well ends what went wrong. */
export function withToast(shown: readonly ShownToast[], newest: ShownToast): ShownToast[] {
  const { kind } = newest.toast;
  const ends = (older: Toast) => older.kind === kind || (kind === "success" && older.kind === "destructive");
  return [...shown.filter(({ toast }) => !ends(toast)), newest];
}

/** What still holds on another page: what went wrong in a form stays behind with it. */
export function toastsAt(shown: readonly ShownToast[], path: string): ShownToast[] {
  return shown.filter((one) => one.toast.kind !== "destructive" || one.path === null || one.path === path);
}
