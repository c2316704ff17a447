import { FAULT, type Refusal } from "#core/errors.ts";

/** The response to a refused call: JSON `{ code, title, text }`, and `reason` where there is one. */
export function refusalResponse(refusal: Refusal): Response {
  const headers = new Headers({ "Cache-Control": "no-store", "X-Content-Type-Options": "nosniff" });
  if (refusal.retryAfterSeconds !== null) headers.set("Retry-After", String(refusal.retryAfterSeconds));
  return Response.json(
    {
      code: refusal.code,
      title: refusal.title,
      text: refusal.text,
      ...(refusal.reason !== null && { reason: refusal.reason }),
    },
    { status: refusal.status, headers },
  );
}

/** The response to an unexpected error. `reference`: the id under which it was logged. */
export function faultResponse(reference: string): Response {
  return Response.json(
    { code: "fault", title: FAULT.title, text: FAULT.text, reference },
    { status: FAULT.status, headers: { "Cache-Control": "no-store" } },
  );
}
