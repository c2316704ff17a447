import type { LegalDocument } from "./document.ts";

export const refundPolicy: LegalDocument = {
  title: "Refund Policy",
  description:
    "What holds where plans are billed: payments are final, and errors that are reported within 3 business days are put right.",
  effective: "08/01/2025",
  summary:
    "Payments are final, without refunds or prorations. If we charged you wrongly, tell us within 3 business days and we put it right.",
  sections: [
    {
      id: "final",
      title: "Payments are final",
      paragraphs: [
        "These rules hold where plans are billed. Where the pricing page says that nothing is billed, there are no payments.",
        "Payments for {name} are final. There are no refunds and no prorations: not for time you did not use, not for a change of plan in the middle of a period, and not when you cancel before its end. Where we end the agreement, the Terms of Service say what we return.",
        "You can cancel anytime, in one press on the page of your plan. It then runs to the end of the period you paid for, and is not charged again. Until then you can undo it.",
        "When you change from Starter to Professional nothing is charged at once: the new price is charged from the next period on.",
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
