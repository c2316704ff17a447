export type Testimonial = {
  name: string;
  role: string;
  company: string;
  content: string;
  rating: 1 | 2 | 3 | 4 | 5;
  /** Initials, drawn as the picture. */
  avatar: string;
};

/**
 * Customers who agreed to be quoted; three fill a row. While there are none, the home page and /company/our-customers show what
 * anybody can check instead: a scored call, the rules, measured figures.
 */
export const testimonials: readonly Testimonial[] = [];
