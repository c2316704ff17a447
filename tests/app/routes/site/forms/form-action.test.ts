import { parseWithZod } from "@conform-to/zod/v4";
import { expect, test } from "vitest";
import { invalidForm } from "#app/routes/identity/form-answer.ts";
import { contactFormSchema, partnershipSchema } from "#core/inquiries/inquiry-schemas.ts";

// The focus goes to the first field of the page that has an error.
test.each([
  ["nothing", {}, "Company name is required."],
  [
    "employees that cannot be",
    { companyName: "Harbor", employees: "-3", phone: "12" },
    "Enter a whole number, or leave this empty.",
  ],
  [
    "a phone number that cannot be",
    { companyName: "Harbor", phone: "12" },
    "Please enter a whole phone number, such as 702 555 0142.",
  ],
  ["no way to answer", { companyName: "Harbor", message: "Hello" }, "Either email or phone number is required."],
])("the contact form's toast names the field that is in focus: %s", (_, fields, words) => {
  const submission = parseWithZod(new URLSearchParams(fields), { schema: contactFormSchema });
  expect(invalidForm(submission, "Validation Error").data.toast).toEqual({
    title: "Validation Error",
    text: words,
    kind: "destructive",
  });
});

test("so does the partnership form's", () => {
  const submission = parseWithZod(new URLSearchParams({ name: "Kim", email: "kim" }), { schema: partnershipSchema });
  expect(invalidForm(submission, "Validation Error").data.toast?.text).toBe("Company name is required.");
});
