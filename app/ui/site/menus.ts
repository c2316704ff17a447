/** What the public bar's menus lead to; the footer of the app leads there, too. */
export const MENUS = [
  {
    title: "Resources",
    links: [
      { to: "/resources/calculator", words: "ROI Calculator", text: "What practice is worth to your agency" },
      { to: "/demo", words: "Watch a Demo", text: "A scored call from hello to feedback" },
      { to: "/resources/partnership", words: "Partner with Us", text: "Testers, technology, ambassadors" },
      { to: "/features", words: "All Features", text: "What the product does, line by line" },
      { to: "/pricing", words: "Plans and Prices", text: "The plans compared, and questions about paying" },
    ],
  },
  {
    title: "Company",
    links: [
      { to: "/company/about-us", words: "About Us", text: "Why former agents built this" },
      { to: "/company/our-customers", words: "Our Customers", text: "What agencies struggle with, and what helps" },
      { to: "/company/contact-us", words: "Contact Us", text: "A person answers" },
    ],
  },
] as const;
