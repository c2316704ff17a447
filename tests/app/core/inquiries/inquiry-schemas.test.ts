import { describe, expect, test } from "vitest";
import type { ZodType } from "zod";
import { contactFormSchema, contactSchema, partnershipSchema, readEmployees } from "#core/inquiries/inquiry-schemas.ts";

const contact = {
  firstName: "Dana",
  lastName: "Reyes",
  companyName: "Harbor",
  employees: "12",
  email: "Dana@Harbor.example",
  phone: "",
  message: "Hello",
};
const partnership = {
  name: "Dana Reyes",
  company: "Harbor",
  email: "dana@harbor.example",
  role: "",
  partnershipType: "Ambassador",
  website: "",
  message: "Hello",
};

describe("the contact form", () => {
  test("takes what is right, cleaned", () => {
    expect(contactSchema.parse({ ...contact, companyName: " <b>Harbor</b>  Insurance " })).toEqual({
      ...contact,
      companyName: "Harbor Insurance",
      employees: 12,
      email: "dana@harbor.example",
    });
  });

  test("needs a company and a message", () => {
    expect(problems(contactSchema, { ...contact, companyName: " " })).toEqual(["Company name is required."]);
    expect(problems(contactSchema, { ...contact, message: "\n " })).toEqual(["Message is required."]);
    expect(problems(contactSchema, { ...contact, companyName: undefined, message: undefined })).toEqual([
      "Company name is required.",
      "Message is required.",
    ]);
  });

  test("needs an email or a phone number, one is enough", () => {
    expect(problems(contactSchema, { ...contact, email: "", phone: "" })).toEqual([
      "Either email or phone number is required.",
    ]);
    expect(problems(contactSchema, { ...contact, email: "", phone: "702 555 0142" })).toEqual([]);
    expect(problems(contactSchema, { ...contact, email: "dana@" })).toEqual(["Please enter a valid email address"]);
  });

  test.each(["12", "call me", "702-55"])("refuses %j as a phone number", (phone) => {
    expect(problems(contactFormSchema, { ...contact, phone })).toEqual([
      "Please enter a whole phone number, such as 702 555 0142.",
    ]);
  });

  test.each(["-3", "12.9", "many"])(
    "refuses %j employees on the page, and reads them as the JSON call does elsewhere",
    (employees) => {
      expect(problems(contactFormSchema, { ...contact, employees })).toEqual([
        "Enter a whole number, or leave this empty.",
      ]);
      expect(problems(contactSchema, { ...contact, employees })).toEqual([]);
      expect(contactFormSchema.parse({ ...contact, employees: "" }).employees).toBe(0);
    },
  );

  test("keeps the lines of a message, and no control characters", () => {
    expect(contactSchema.parse({ ...contact, message: "One\r\ntwo\u0007\n\nthree" }).message).toBe("One\ntwo\n\nthree");
    expect(problems(contactSchema, { ...contact, message: "x".repeat(5001) })).toEqual([
      "At most 5,000 characters, please.",
    ]);
  });

  test.each([
    ["12", 12],
    ["12.9", 12],
    ["12 or so", 12],
    [7, 7],
    ["", 0],
    ["many", 0],
    ["-3", 0],
    ["9".repeat(30), 0],
  ])("reads %j employees as %d", (given, count) => {
    expect(readEmployees(given)).toBe(count);
  });
});

describe("the partnership form", () => {
  test("takes what is right; role and website may be blank", () => {
    expect(partnershipSchema.parse(partnership)).toEqual(partnership);
  });

  test("names every missing field in the catalogue's words", () => {
    expect(problems(partnershipSchema, { partnershipType: "Other" })).toEqual([
      "Full name is required.",
      "Company name is required.",
      "Work email is required.",
      "Message is required.",
    ]);
  });

  test("needs one of the four types", () => {
    expect(problems(partnershipSchema, { ...partnership, partnershipType: "" })).toEqual([
      "Partnership type is required.",
    ]);
    expect(problems(partnershipSchema, { ...partnership, partnershipType: "Investor" })).toEqual([
      "Partnership type is required.",
    ]);
  });

  test.each(["harbor.example", "ftp://harbor.example", "javascript:alert(1)", "https://", "http://localhost"])(
    "refuses %s as a website",
    (website) => {
      expect(problems(partnershipSchema, { ...partnership, website })).toHaveLength(1);
    },
  );
});

function problems(schema: ZodType, input: unknown): string[] {
  return schema.safeParse(input).error?.issues.map((issue) => issue.message) ?? [];
}
