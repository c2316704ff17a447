import type { Refusal } from "#core/errors.ts";
import { placeOf, type RefusedRemark } from "./reviewing.ts";

/** 4,000 characters of any script, percent-encoded. */
export const REMARK_MAX_BYTES = 64 * 1024;

/** What was posted, to stand in its form again with what is wrong. */
export function refusedRemark(form: FormData, intent: string, { text }: Pick<Refusal, "text">): RefusedRemark {
  const [turn, finding] = [textOf(form, "turn"), textOf(form, "finding")];
  return {
    intent,
    place: placeOf({ turn: turn === "" ? undefined : turn, finding }),
    words: textOf(form, "words") || textOf(form, "why") || textOf(form, "title"),
    choice: textOf(form, "verdict"),
    at: textOf(form, "at") || `${textOf(form, "first")} ${textOf(form, "last")}`.trim(),
    error: text,
  };
}

/** A field of a posted form as text; "" where it is missing. */
export function textOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === "string" ? value : "";
}
