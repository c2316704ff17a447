/** The three lists of /demo. */
export const demoPoints = {
  does: [
    {
      title: "Plays the customer",
      text: "With a family, a budget, a reason to stay where they are, and a reason to move.",
    },
    {
      title: "Listens to how you ask",
      text: "An open question opens them. A pitch closes them. Pressure makes them hang up.",
    },
    {
      title: "Scores what you said",
      text: "Eight skills from small yes-or-no checks. A check of something you say that is met shows your words as its proof.",
    },
  ],
  can: [
    { title: "Four lines", text: "Auto, home, life and commercial, with sixteen scenarios between them." },
    { title: "Text or voice", text: "Typed at your desk, or out loud in the car before you go in." },
    {
      title: "Your own script",
      text: "Upload it as PDF, DOC, DOCX or TXT; the customer and the feedback take it into account.",
    },
    { title: "Hints while you talk", text: "Pause, ask for a hint about this customer, and go on where you were." },
    { title: "The same moment again", text: "Go back to the sentence that went wrong, and try a better one." },
    {
      title: "Drills that come back",
      text: "An objection that got the better of you returns for a minute, after one, three, seven and twenty-one days.",
    },
  ],
  teams: [
    {
      title: "Leads are not for learning",
      text: "A new agent makes the first forty bad calls here, and not on leads that you paid for.",
    },
    {
      title: "Coaching starts with a sentence",
      text: "Findings quote what was said, so an hour of coaching begins at the line that needs it.",
    },
    {
      title: "Everybody is judged by the same rules",
      text: "Same scenario, same facts, same rules. What comes up first, and in which words, differs from session to session.",
    },
  ],
} as const;
