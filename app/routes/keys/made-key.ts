import { parseWithZod } from "@conform-to/zod/v4";
import { data } from "react-router";
import type { ZodType } from "zod";
import type { Refusal } from "#core/errors.ts";
import { type FormAnswer, invalidForm, refusedForm } from "../identity/form-answer.ts";

type Made = { newKey: string };

/** Makes a key of a form. The key is in this answer and nowhere else: no redirect, no toast, no copy that a browser keeps. */
export async function keyAnswer(
  form: FormData,
  schema: ZodType,
  make: (input: unknown) => Promise<{ ok: true; value: string } | { ok: false; refusal: Refusal }>,
) {
  const submission = parseWithZod(form, { schema });
  if (submission.status !== "success") return invalidForm(submission);
  const made = await make({ name: form.get("name"), life: form.get("life"), scopes: form.getAll("scopes") });
  if (!made.ok) return refusedForm(submission, made.refusal);
  return data<Made>({ newKey: made.value }, { headers: { "Cache-Control": "no-store" } });
}

export function madeKey(answer: Made | FormAnswer | undefined): string | null {
  return answer && "newKey" in answer ? answer.newKey : null;
}
