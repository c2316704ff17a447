/** Why agencies choose it: the six on the home page, and again with more words on /features. */
export const features = [
  {
    icon: "talk",
    title: "Realistic roleplay",
    text: "Nine customers with a life, a budget and a temper. They stall, push back and open up when you earn it.",
  },
  {
    icon: "shield",
    title: "Objection handling",
    text: "“Too expensive.” “I have a guy.” “Send me a quote.” Meet each one until your answer comes without thinking.",
  },
  {
    icon: "feedback",
    title: "Instant feedback",
    text: "Right after the call: what counted, in the words you said, and what to say instead next time.",
  },
  {
    icon: "clock",
    title: "Training at any hour",
    text: "Scalable, 24/7. Ten people can practice at six in the morning, and nobody has to play the customer.",
  },
  {
    icon: "progress",
    title: "Progress tracking",
    text: "Scores from week to week, skill by skill, and short drills of the objections that got the better of you.",
  },
  {
    icon: "oversight",
    title: "Manager oversight",
    text: "See who practices and where a team gets stuck, so that coaching starts at the right place.",
  },
] as const;

export type FeatureIcon = (typeof features)[number]["icon"];

/** What the AI does, on /features. */
export const capabilities = [
  {
    title: "Buyer personas",
    text: "Nine people. Some of what they know they only tell once you have asked well and earned their trust.",
  },
  {
    title: "Objection library",
    text: "More than forty objections by line. Behind each is a worry, and asking about it is how you find it.",
  },
  {
    title: "Live coaching",
    text: "Pause the roleplay and ask for a hint about this customer at this moment. Then go on where you were.",
  },
  {
    title: "Auto scoring",
    text: "The same lines, marked the same way, get the same score every time, with the words that met each check of what you say.",
  },
  {
    title: "Script assistant",
    text: "Upload your script. The customer raises up to three of the objections it prepares for, of those that belong to the scenario’s line; the feedback shows what you covered.",
  },
  {
    title: "Voice practice",
    text: "Take the call out loud. Interrupt, be silent, read it as a transcript, and hear it again if you had it recorded.",
  },
  {
    title: "Assignments and certificates",
    text: "Set a scenario and a score to reach. Passing can issue a certificate that anybody verifies.",
  },
  {
    title: "Team analytics and leaderboards",
    text: "Who practices, who is ready, which skills are weak in whom, and a weekly leaderboard for those who join it.",
  },
  {
    title: "Achievements",
    text: "Twelve badges by rules you can read: days in a row, drills settled, a high score at the hardest level. Private until you show one.",
  },
] as const;

export const insuranceLines = [
  { name: "Auto", text: "A renewal that jumped, a teen driver, state minimums, a delivery driver without coverage." },
  { name: "Home", text: "A first house, a roof from 2004, a renter, a house just outside the flood zone." },
  {
    name: "Life",
    text: "New parents, coverage that ends with the job, an old policy, a sole earner who changes the subject.",
  },
  {
    name: "Commercial",
    text: "A taqueria, a contractor with subs, a salon, a manufacturer with a careful controller.",
  },
] as const;

/** To other tools: what is still to come says app/content/claims.ts. */
export const connections = [
  "Voice-to-CRM notes",
  "CRM integrations",
  "Agency management systems",
  "Learning systems (LMS)",
  "Calendar booking",
  "Mobile apps for iOS and Android",
] as const;
