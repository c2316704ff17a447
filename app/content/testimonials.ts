export type Testimonial = {
  name: string;
  role: string;
  company: string;
  content: string;
  rating: 1 | 2 | 3 | 4 | 5;
  /** Initials, drawn as the picture. */
  avatar: string;
};

/** SAMPLES. These people are invented: replace all three with real customers, who agreed to be quoted, before you publish. */
export const testimonials: readonly Testimonial[] = [
  {
    name: "Renee Alvarado",
    role: "Producer",
    company: "Sample Agency, Reno",
    content:
      "I used to freeze at “just send me a quote”. After two weeks of hearing it every morning from Ray, I have an answer that sounds like me.",
    rating: 5,
    avatar: "RA",
  },
  {
    name: "Curtis Boyle",
    role: "Agency owner",
    company: "Sample Insurance Group",
    content:
      "New hires make their first forty bad calls here and not on my leads. On Friday they show me one sentence, and we work on it.",
    rating: 5,
    avatar: "CB",
  },
  {
    name: "Mei-Lin Tran",
    role: "Sales manager",
    company: "Sample Mutual Partners",
    content:
      "The feedback quotes the sentence. Nobody argues with me about their score anymore, they go and try that moment again.",
    rating: 5,
    avatar: "MT",
  },
];
