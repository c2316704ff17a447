import type { Contact, Partnership } from "./inquiry-schemas.ts";

export type InquiryKind = "contact" | "partnership";

/** What a visitor wrote, in the order in which it is read: for the email to the owner and the admin's list. */
export type Inquiry = {
  kind: InquiryKind;
  name: string;
  company: string;
  email: string;
  phone: string;
  /** What else was filled in. */
  details: { label: string; value: string }[];
  message: string;
};

export type InquiryView = Inquiry & {
  id: string;
  /** Unix ms. */
  createdAt: number;
  /** Null: nobody has answered yet. */
  handledAt: number | null;
  /** The name of the admin who did. */
  handledBy: string | null;
};

export function inquiryOfContact(contact: Contact): Inquiry {
  return {
    kind: "contact",
    name: [contact.firstName, contact.lastName].filter(Boolean).join(" "),
    company: contact.companyName,
    email: contact.email,
    phone: contact.phone,
    details: filled([["Employees", contact.employees === 0 ? "" : String(contact.employees)]]),
    message: contact.message,
  };
}

export function inquiryOfPartnership(partnership: Partnership): Inquiry {
  return {
    kind: "partnership",
    name: partnership.name,
    company: partnership.company,
    email: partnership.email,
    phone: "",
    details: filled([
      ["Partnership type", partnership.partnershipType],
      ["Role", partnership.role],
      ["Website", partnership.website],
    ]),
    message: partnership.message,
  };
}

/** A person needs at least this long to fill a form in; what is quicker is asked once more. */
const FASTEST_FORM_MS = 2000;
/** A page may be left open over night. */
const FORM_STAMP_KEPT_MS = 24 * 60 * 60 * 1000;

/** The Privacy Policy's three years. */
export const INQUIRY_KEPT_MS = 3 * 365 * 24 * 60 * 60 * 1000;

export type FormTiming = "fine" | "too-fast" | "expired";

export function formTiming(openedAtMs: number, nowMs: number): FormTiming {
  const took = nowMs - openedAtMs;
  if (took < FASTEST_FORM_MS) return "too-fast";
  return took > FORM_STAMP_KEPT_MS ? "expired" : "fine";
}

function filled(pairs: [label: string, value: string][]): Inquiry["details"] {
  return pairs.flatMap(([label, value]) => (value === "" ? [] : [{ label, value }]));
}
