export const partnerKinds = [
  {
    icon: "beta",
    title: "Beta Testers",
    text: "Use what comes next before anyone else does, about an hour a week, and tell us where it is wrong.",
    gives: ["Free use during the test", "A direct line to the people who build it", "Your scenarios first"],
  },
  {
    icon: "technology",
    title: "Technology Partners",
    text: "You make a CRM, an agency system, a learning system or a phone system. Let practice and work meet.",
    gives: ["A documented interface", "Help from the people who built it", "Joint launch, where it helps both"],
  },
  {
    icon: "ambassador",
    title: "Ambassadors",
    text: "You coach or train agents. Bring rehearsal into what you teach, and be paid for what you bring.",
    gives: [
      "Terms in writing before anything starts",
      "Accounts for your courses",
      "Material that says only what is true",
    ],
  },
] as const;

export const partnerBenefits = [
  {
    title: "A say in what is built",
    text: "Partners see the plan, and change it. Bring the call your agents lose, and it becomes a scenario.",
  },
  { title: "People who know insurance", text: "Former agents answer you. Nobody has to explain what a binder is." },
  { title: "Clear terms", text: "One page, plain words, no exclusivity, and either side can end it in a month." },
  { title: "Early numbers", text: "You see what practice changes in your own agency before you tell anyone about it." },
] as const;
