import { expect, test } from "vitest";
import { readUploadEnd } from "#app/browser/script-upload.ts";

test("a stored script answers with its name", () => {
  expect(readUploadEnd(200, '{"ok":true,"text":"renewals.pdf"}')).toEqual({ ok: true, text: "renewals.pdf" });
});

test("a refusal answers with what to do", () => {
  const text = "Please upload a PDF, DOC, DOCX, or TXT file";
  expect(readUploadEnd(400, JSON.stringify({ ok: false, text }))).toEqual({ ok: false, text, isSignedOut: false });
});

test("a login that ended is told apart", () => {
  expect(readUploadEnd(401, '{"code":"signed_out","title":"Please sign in","text":"Sign in again."}')).toMatchObject({
    ok: false,
    isSignedOut: true,
  });
});

test.each(["", "<html>Bad gateway</html>", "null", "[]", '{"ok":true}'])("%j is a failure in words", (body) => {
  expect(readUploadEnd(502, body)).toEqual({ ok: false, text: "Failed to process document", isSignedOut: false });
});
