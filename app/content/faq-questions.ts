export type Question = { question: string; answer: string };

export const calculatorQuestions: readonly Question[] = [
  {
    question: "Where does the 33% come from?",
    answer:
      "In our pilot the average premium was 33% higher, and the closing rate 13% higher. Yours may be lower or higher: change the figure and see what it does to the return. Below the return stands how many policies a month pay for the plan.",
  },
  {
    question: "What else changed in the pilot?",
    answer:
      "Quotes increased by 50%, because producers got to the quote more often. That increase is not part of this calculation: it only counts premium.",
  },
  {
    question: "How is the return calculated?",
    answer:
      "Increase is premium per producer, times the increase in percent, times the number of producers. Return is what the increase leaves after the cost, divided by the cost. At no cost the return is shown as zero.",
  },
  {
    question: "Why do you ask for leads if they change nothing?",
    answer:
      "To have it in front of you when we talk. Leads per producer stay out of the result, because more practice does not change how many leads you buy.",
  },
  {
    question: "Is premium the same as revenue?",
    answer:
      "No. Your commission is a part of it. The figure below the return counts commission only: put in your rate and what one policy costs, and it says how many more policies pay for the product.",
  },
];

export const aboutQuestions: readonly Question[] = [
  {
    question: "Can we customize it to our agency?",
    answer:
      "Yes. Upload your own sales script as PDF, DOC, DOCX or TXT: the customer raises up to three of the objections it prepares for, of those that belong to the scenario’s line, and the feedback shows which of its parts you covered.",
  },
  {
    question: "Can we have customers and checks of our own?",
    answer: "Scenarios and rubrics of your own are part of the Custom plan.",
  },
  {
    question: "How long does onboarding take?",
    answer:
      "One person needs a few minutes: sign up, confirm the email, choose a scenario. For a group, plan half an hour: everyone signs up, you choose two scenarios, and look at the first scores together.",
  },
  {
    question: "Which languages do the customers speak?",
    answer:
      "English today. The scoring reads for meaning in American insurance English, so we add a language only when its scoring is as good.",
  },
  {
    question: "Does it work with our LMS?",
    answer:
      "Not yet. A feedback page can be printed and handed in today; connections to learning systems and CRMs are planned; tell us which one you use, and it counts as a vote.",
  },
  {
    question: "What happens to our data?",
    answer:
      "Conversations belong to the person who held them. They are kept while the account is used and for up to three years after that, or until you delete them; what you hand in to an organization stays with it for the days its owners chose, a year unless they changed that and 90 days for its sound, and at most as long as you have your account. They are never sold and never shown to other customers. The Privacy Policy says it in full.",
  },
];

export const partnershipQuestions: readonly Question[] = [
  {
    question: "What does a beta tester do?",
    answer:
      "Practice with what is not yet released, about an hour a week, and tell us what felt wrong. You pay nothing for it during the test, and what you say is read by the people who build it.",
  },
  {
    question: "Which technology partners are you looking for?",
    answer:
      "Makers of CRMs, agency management systems, learning systems and phone systems that insurance agencies use every day. We bring a documented interface and people who answer.",
  },
  {
    question: "How do ambassadors work?",
    answer:
      "You train or coach agents already, and Rolecall is part of how you do it. We agree on terms in writing before you recommend anything, and you tell your audience about them.",
  },
  {
    question: "Do we have to be a customer first?",
    answer:
      "No. We only ask that you have held one conversation in the product yourself, so that we talk about the same thing.",
  },
  {
    question: "How soon do you answer?",
    answer: "A person reads every inquiry and answers within two business days, also when the answer is no.",
  },
];
