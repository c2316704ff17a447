import { SCRIPT_REFUSALS } from "#core/scripts/script-file.ts";

export type UploadEnd = { ok: true; text: string } | { ok: false; text: string; isSignedOut: boolean };

/**
 * Sends a sales script with XMLHttpRequest, the only way to see how much of a body has left. `onProgress` gets 0 to 1, and
 * null once everything is sent and the document is being read.
 */
export function uploadScript(
  file: File,
  onProgress: (sent: number | null) => void,
  signal: AbortSignal,
): Promise<UploadEnd> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    const failed = () => resolve({ ok: false, text: SCRIPT_REFUSALS.unreadable, isSignedOut: false });
    request.upload.addEventListener("progress", (event) => {
      if (event.lengthComputable) onProgress(event.loaded / event.total);
    });
    request.upload.addEventListener("load", () => onProgress(null));
    request.addEventListener("load", () => resolve(readUploadEnd(request.status, request.responseText)));
    request.addEventListener("error", failed);
    request.addEventListener("abort", failed);
    signal.addEventListener("abort", () => request.abort());
    const form = new FormData();
    form.set("intent", "upload");
    form.set("script", file);
    request.open("POST", "/chat/script");
    request.setRequestHeader("Accept", "application/json");
    request.send(form);
  });
}

/** The answer of /chat/script to a request that accepts JSON: `{ ok, text }`: what was stored, or why nothing was. */
export function readUploadEnd(status: number, body: string): UploadEnd {
  const failed = (text: string): UploadEnd => ({ ok: false, text, isSignedOut: status === 401 });
  let answer: unknown = null;
  try {
    answer = JSON.parse(body);
  } catch {
    // A page instead of JSON: a sign-in form or a gateway's error.
  }
  if (typeof answer !== "object" || answer === null) return failed(SCRIPT_REFUSALS["failed-to-process"]);
  const text = "text" in answer && typeof answer.text === "string" ? answer.text : null;
  if (text !== null && "ok" in answer && answer.ok === true) return { ok: true, text };
  return failed(text ?? SCRIPT_REFUSALS["failed-to-process"]);
}
