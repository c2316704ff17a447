import { parseWithZod } from "@conform-to/zod/v4";
import { describe, expect, test } from "vitest";
import { invalidForm, refusedForm } from "#app/routes/identity/form-answer.ts";
import { Refusal } from "#core/errors.ts";
import { signUpSchema } from "#core/identity/pages/identity-forms.ts";

const secret = "Rehearse-9-calls";

function posted(fields: Record<string, string>) {
  return parseWithZod(new URLSearchParams(fields), { schema: signUpSchema });
}

describe("the answer to a form that is not valid", () => {
  const answer = invalidForm(posted({ fullName: "D", email: "Dana@", password: secret }), "Error");

  test("holds each field's error and what was typed, except the password", () => {
    expect(answer.data.reply.error).toEqual({
      fullName: ["Full name must be at least 2 characters long"],
      email: ["Please enter a valid email address"],
    });
    expect(answer.data.reply.initialValue).toEqual({ fullName: "D", email: "Dana@" });
    expect(JSON.stringify(answer)).not.toContain(secret);
  });

  test("says the first error as a toast where the catalogue asks for one", () => {
    expect(answer.data.toast).toEqual({
      title: "Error",
      text: "Full name must be at least 2 characters long",
      kind: "destructive",
    });
    expect(invalidForm(posted({})).data.toast).toBeUndefined();
    expect(answer.init?.status).toBe(400);
  });
});

describe("the answer to a form that was refused", () => {
  const valid = posted({ fullName: "Dana Reyes", email: "dana@agency.example", password: secret });

  test("has the refusal's words, status and waiting time, and keeps what was typed", () => {
    const answer = refusedForm(valid, new Refusal("too_many_attempts", { retryAfterSeconds: 90 }));
    expect(answer.init?.status).toBe(429);
    expect(new Headers(answer.init?.headers).get("Retry-After")).toBe("90");
    expect(answer.data.toast).toEqual({
      title: "Too many attempts",
      text: "Please wait before trying again.",
      kind: "destructive",
    });
    expect(answer.data.reply.initialValue).toEqual({ fullName: "Dana Reyes", email: "dana@agency.example" });
    expect(JSON.stringify(answer)).not.toContain(secret);
  });

  test("says that an account exists beside the email, for a link to stand there, and as the catalogue's toast", () => {
    const { data } = refusedForm(valid, new Refusal("account_exists"), "Sign up failed");
    const text = "An account with this email already exists. Please sign in instead.";
    expect(data.reply.error).toEqual({ email: [text] });
    expect(data.refused).toBe("account_exists");
    expect(data.toast).toEqual({ title: "Account exists", text, kind: "destructive" });
  });

  test("puts what a service says without a title of its own under the form's", () => {
    const refusal = new Refusal("bad_request", { text: "Signups not allowed for this instance" });
    expect(refusedForm(valid, refusal, "Sign up failed").data.toast).toEqual({
      title: "Sign up failed",
      text: "Signups not allowed for this instance",
      kind: "destructive",
    });
    expect(refusedForm(valid, new Refusal("too_many_attempts"), "Sign up failed").data.toast?.title).toBe(
      "Too many attempts",
    );
  });

  test("has no toast for what stands beside its field", () => {
    expect(refusedForm(valid, new Refusal("email_taken")).data).toMatchObject({
      reply: { error: { email: ["Another account uses this email address."] } },
    });
    expect(refusedForm(valid, new Refusal("email_taken")).data.toast).toBeUndefined();
  });

  test("tells nothing of a fault but that it happened", () => {
    const answer = refusedForm(valid, new Error("D1_ERROR: dana@agency.example"));
    expect(answer.init?.status).toBe(500);
    expect(answer.data.toast).toEqual({
      title: "Error",
      text: "An unexpected error occurred. Please try again.",
      kind: "destructive",
    });
    expect(JSON.stringify(answer)).not.toContain("D1_ERROR");
  });
});
