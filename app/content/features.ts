/** Why agencies choose it: the six on the home page, and again with more words on /features. */
export const features = [
  {
    icon: "talk",
    title: "Realistic roleplay",
    text: "Nine customers with a life, a budget and a temper. They interrupt, stall and open up when you earn it.",
  },
  {
    icon: "shield",
    title: "Objection handling",
    text: "“Too expensive.” “I have a guy.” “Send me a quote.” Meet each one until your answer comes without thinking.",
  },
  {
    icon: "feedback",
    title: "Instant feedback",
    text: "Every score points at the sentence that earned or cost it, with a line to say instead.",
  },
  {
    icon: "clock",
    title: "Training at any hour",
    text: "Scalable, 24/7. Ten people can practise at six in the morning, and nobody has to play the customer.",
  },
  {
    icon: "progress",
    title: "Progress tracking",
    text: "Scores from week to week, skill by skill, and short drills of what went wrong before you forget it.",
  },
  {
    icon: "oversight",
    title: "Manager oversight",
    text: "See who practised and where a team gets stuck, so that coaching starts at the right place.",
  },
] as const;

export type FeatureIcon = (typeof features)[number]["icon"];
