import { expect, test } from "vitest";
import { formTiming, inquiryOfContact, inquiryOfPartnership } from "#core/inquiries/inquiry.ts";
import { inquiryEmail } from "#core/inquiries/inquiry-email.ts";
import { contactSchema, partnershipSchema } from "#core/inquiries/inquiry-schemas.ts";

const contact = contactSchema.parse({
  firstName: "Dana",
  companyName: "Harbor & <Sons>",
  employees: "",
  phone: "702 555 0142",
  message: "First.\n\nSecond <script>",
});

test("a contact without employees says nothing of them", () => {
  expect(inquiryOfContact(contact)).toMatchObject({
    kind: "contact",
    name: "Dana",
    phone: "702 555 0142",
    details: [],
  });
  expect(inquiryOfContact({ ...contact, employees: 12 }).details).toEqual([{ label: "Employees", value: "12" }]);
});

test("a partnership keeps its type, role and website, where they are filled in", () => {
  const partnership = partnershipSchema.parse({
    name: "Dana Reyes",
    company: "Harbor",
    email: "dana@harbor.example",
    partnershipType: "Technology Partner",
    website: "https://harbor.example",
    message: "Hello",
  });
  expect(inquiryOfPartnership(partnership).details).toEqual([
    { label: "Partnership type", value: "Technology Partner" },
    { label: "Website", value: "https://harbor.example" },
  ]);
});

test("the email to the owner holds what was filled in, as text", () => {
  const of = { siteUrl: "https://rolecall.example", siteName: "Rolecall", inquiry: inquiryOfContact(contact) };
  const { subject, text, html } = inquiryEmail(of);
  expect(subject).toBe("Contact: Harbor &");
  expect(text).toContain("Name: Dana\n\nCompany: Harbor &\n\nPhone: 702 555 0142\n\nFirst.\n\nSecond <script>");
  expect(text).not.toContain("Email:");
  expect(html).toContain("Second &#60;script&#62;");
  expect(html).toContain('href="https://rolecall.example/admin/messages"');
});

test.each([
  [0, "too-fast"],
  [1999, "too-fast"],
  [2000, "fine"],
  [24 * 3600_000, "fine"],
  [24 * 3600_000 + 1, "expired"],
  [-5, "too-fast"],
])("a form that took %d ms is %s", (tookMs, timing) => {
  expect(formTiming(1_000_000, 1_000_000 + tookMs)).toBe(timing);
});
