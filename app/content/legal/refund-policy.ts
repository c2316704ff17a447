import type { LegalDocument } from "./document.ts";

export const refundPolicy: LegalDocument = {
  title: "Refund Policy",
  description:
    "What holds once plans are billed, which is coming soon: payments are final, errors reported in 3 business days are put right.",
  effective: "08/01/2025",
  summary:
    "Payments are final, without refunds or prorations. If we charged you wrongly, tell us within 3 business days and we put it right.",
  sections: [
    {
      id: "final",
      title: "Payments are final",
      paragraphs: [
        "All payments for {name} are final. There are no refunds and no prorations: not for time you did not use, not for a change of plan in the middle of a period, and not when you cancel before its end.",
        "You can cancel anytime. Your plan then runs to the end of the period you paid for, and is not charged again.",
      ],
    },
    {
      id: "errors",
      title: "When a charge is wrong",
      paragraphs: [
        "A billing error is a charge that should not have been made: twice for one period, for a plan you did not choose, of a wrong amount, or after a cancellation that we confirmed.",
        "Report it within 3 business days after the charge, by email to {email}, with:",
        ["the email of your account,", "the date and the amount of the charge,", "what you think is wrong with it."],
        "We look at it within 3 business days of your report. If you are right, the wrong amount goes back to the card it came from; how soon it shows depends on your bank.",
      ],
    },
    {
      id: "late",
      title: "Later reports",
      paragraphs: [
        "What is reported later than 3 business days after the charge we can no longer put right by a refund. Write to us anyway: where the law gives you more time, the law holds.",
      ],
    },
    {
      id: "disputes",
      title: "Before you ask your bank",
      paragraphs: [
        "Please write to us before you dispute a charge with your bank. It is faster for you, and we can see what happened. These rules are part of the Terms of Service and governed by Nevada law.",
      ],
    },
  ],
};
