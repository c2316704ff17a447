import type { LegalDocument } from "./document.ts";

export const termsOfService: LegalDocument = {
  title: "Terms of Service",
  description: "The agreement between you and us: accounts, fair use, what the AI is and is not, and Nevada law.",
  effective: "08/01/2025",
  summary:
    "You practice, we keep the service running. What you write stays yours. The customer is software, and its feedback is training, not legal or insurance advice. Nevada law applies.",
  sections: [
    {
      id: "agreement",
      title: "The agreement",
      paragraphs: [
        "By using {name} you agree to these terms. If you use it for a company, you say that you may agree for it. If you do not agree, please do not use the service.",
      ],
    },
    {
      id: "account",
      title: "Your account",
      paragraphs: [
        "You must be 18 or older and give a true name and email. An account is for one person: keep its password to yourself, and tell us at {email} when you think somebody else has it. You answer for what happens in your account.",
      ],
    },
    {
      id: "service",
      title: "The service",
      paragraphs: [
        "{name} lets you practice sales conversations with an artificial customer by text or voice, upload a sales script, and see scores and progress.",
        "In an organization, its owners and managers can see what its members hand in. Practice that is not handed in is the member's alone; of it they see how many minutes and days it was, and that a private try of an assignment was begun.",
        "Features that are marked as coming soon are plans and no promise.",
        "We may change how the service works. If we take away something you pay for, you may cancel at once.",
      ],
    },
    {
      id: "ai",
      title: "What the AI is, and is not",
      paragraphs: [
        "The customers are invented and played by software. What they say about coverage, prices or companies may be wrong, as real customers often are. Scores, feedback and hints are a training aid; they are no legal, licensing or insurance advice, and no promise about results with real customers.",
        "You remain responsible for what you tell real customers, and for the rules of your state and your carriers.",
      ],
    },
    {
      id: "fair-use",
      title: "Fair use",
      paragraphs: [
        "Please do not:",
        [
          "upload what is not yours to use, or the personal data of real customers;",
          "break into the service, overload it, copy it by program, or work around its limits;",
          "use it to deceive people, or to build a competing service;",
          "share an account, or sell access to it;",
          "let the artificial customer be taken for a person outside the service.",
        ],
        "We may pause or close an account that does. Unless there is danger, we write to you first.",
      ],
    },
    {
      id: "content",
      title: "What is yours and what is ours",
      paragraphs: [
        "What you say, write and upload stays yours. You allow us to store and process it in order to provide the service to you, as the Privacy Policy describes.",
        "The service, its customers, scenarios, rubrics and words are ours or our licensors’. You may use them to train, and show your own results to anyone.",
      ],
    },
    {
      id: "payments",
      title: "Plans and payments",
      paragraphs: [
        "This section holds where plans are billed. Where the pricing page says that nothing is billed, nothing is charged and using the service costs nothing.",
        "Prices are those on the pricing page, in US dollars, per person, billed monthly or once a year in advance. Taxes may be added. Payments are made through Stripe, whose terms hold for the payment itself and who keeps the card.",
        "The free trial ends after 14 days or 60 minutes of practice, whichever comes first. It needs no card, nothing is charged when it ends, and there is one for each person and one for each company by its verified domain.",
        "Payments are final. Beyond what stands under “Ending it” there are no refunds and no prorations, neither for time not used nor for a change of plan. How errors in billing are put right is in the Refund Policy.",
        "An organization pays for a seat for each of its people. Who joins takes one, and it is charged from the next period on; the highest number of seats in a period is what renews. From Starter to Professional a plan changes at once and is charged at the new price from the next period on; every other change holds from the end of the period.",
        "There is no contract beyond the period you paid for. A plan renews until you cancel, which you can do anytime on the page of your plan; it then runs to the end of the paid period, and until then you can undo that. Of a yearly plan we announce the renewal by email 30 days before. We announce a change of price at least 30 days before it holds for you.",
        "When a payment fails we tell you by email, and practice goes on for 14 days. After that you can still read, export and show certificates until it is paid; nothing is deleted for it. Deleting your account, or an organization, cancels its plan first.",
      ],
    },
    {
      id: "results",
      title: "Guaranteed results",
      paragraphs: [
        "The result we guarantee is the score: every practice conversation that you finish is scored once it has three lines of yours and enough words to judge, and is mostly in English, and what counted is shown in the words that were said or, where no words can show it, in the figure that was counted. We say so wherever the promise stands. We do not guarantee sales, commissions or a closing rate. Figures from our pilot describe its agencies; yours will differ.",
      ],
    },
    {
      id: "ending",
      title: "Ending it",
      paragraphs: [
        "You can stop using the service and delete your account at any time. We may end the agreement with 30 days’ notice, or at once if you seriously broke these terms.",
        "If we end it with notice, we return what you paid for time after that.",
      ],
    },
    {
      id: "liability",
      title: "Warranty and liability",
      paragraphs: [
        "The service is provided as it is. As far as the law allows we give no warranties, express or implied, and do not promise that it is free of errors or always available.",
        "As far as the law allows, neither of us owes the other for indirect damage or lost profit, and our liability for everything together is limited to what you paid us in the twelve months before. Nothing here limits what cannot be limited by law.",
      ],
    },
    {
      id: "law",
      title: "Law and disputes",
      paragraphs: [
        "These terms are governed by the law of the State of Nevada, without its rules on conflicts of law. The courts of Nevada decide disputes that we cannot settle between us. Please write to {email} first: most things are settled in an email.",
        "If a part of these terms does not hold, the rest does. If we do not enforce something once, we may later.",
      ],
    },
    {
      id: "changes",
      title: "Changes",
      paragraphs: [
        "When these terms change, the new ones stand here with their date, and we tell you by email at least 14 days before. If you go on using the service after that, they hold.",
      ],
    },
  ],
};
