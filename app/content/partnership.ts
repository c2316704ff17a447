export const partnerKinds = [
  {
    icon: "beta",
    title: "Beta Testers",
    text: "Use what comes next before anyone else does, about an hour a week, and tell us where it is wrong.",
    gives: [
      "Free use during the test",
      "A direct line to the people who build it",
      "Your calls weighed first when new scenarios are chosen",
    ],
  },
  {
    icon: "technology",
    title: "Technology Partners",
    text: "You make a CRM, an agency system, a learning system or a phone system. Let practice and work meet.",
    gives: ["A documented interface", "Help from the people who built it", "A joint launch, if both of us want one"],
  },
  {
    icon: "ambassador",
    title: "Ambassadors",
    text: "You coach or train agents. Bring rehearsal into what you teach, on terms we both agree to.",
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
    text: "Partners see what is planned and help to choose. Bring the call your agents lose: it may become a scenario.",
  },
  {
    title: "People who know insurance",
    text: "It was created by former insurance agents. Nobody has to explain what a binder is.",
  },
  { title: "Clear terms", text: "In plain words and in writing, before anything starts." },
  { title: "Early numbers", text: "You see how the scores of your own agency move before you tell anyone about it." },
] as const;
