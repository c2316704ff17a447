import { Mail, Phone } from "lucide-react";
import { destinations, site, telephone } from "#app/site/site.ts";
import { Wordmark } from "../brand-mark.tsx";
import { RenderedOnce } from "./rendered-once.tsx";
import { DestinationLink } from "./site-bar.tsx";

export function SiteFooter() {
  return <RenderedOnce name="footer" of={Footer} given={{}} />;
}

/** The same footer where no part of a page is kept. */
export function Footer() {
  return (
    <footer className="later border-t border-line print:hidden">
      <div className="mx-auto grid max-w-page gap-x-8 gap-y-10 px-4 py-14 sm:px-6 lg:grid-cols-[1fr_auto] lg:py-18">
        <div>
          <a href="/" className="-ml-2 flex min-h-11 w-fit items-center rounded-control px-2">
            <Wordmark />
          </a>
          <p className="mt-2 max-w-[34ch] text-muted">
            {site.tagline} For agents in auto, home, life and commercial insurance.
          </p>
          <ul className="mt-4">
            <li>
              <a href={telephone} className={CONTACT}>
                <Phone {...ICON} />
                {site.contactPhone}
              </a>
            </li>
            <li>
              <a href={`mailto:${site.contactEmail}`} className={CONTACT}>
                <Mail {...ICON} />
                {site.contactEmail}
              </a>
            </li>
          </ul>
        </div>
        <div className="grid grid-cols-2 gap-x-8 gap-y-8 sm:grid-cols-3 sm:gap-x-14">
          {COLUMNS.map((column) => (
            <div key={column.title}>
              <h2 className="font-semibold">{column.title}</h2>
              <ul className="mt-2">
                {column.links.map(([href, words]) => (
                  <li key={href}>
                    <a href={href} className={LINK}>
                      {words}
                    </a>
                  </li>
                ))}
                {column.title === "Company" && (
                  <li>
                    <DestinationLink to={destinations.bookDemo} className={LINK}>
                      Contact sales
                    </DestinationLink>
                  </li>
                )}
              </ul>
            </div>
          ))}
        </div>
        <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-2 border-t border-line pt-6 text-sm text-muted lg:col-span-2">
          <p>© {site.name}. A training aid, not legal or insurance advice.</p>
          <ul className="flex flex-wrap gap-x-5">
            {FOLLOW.map((place) => (
              <li key={place.href}>
                <a href={place.href} rel={place.href.startsWith("/") ? undefined : "me noopener"} className={LINK}>
                  {place.name}
                </a>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </footer>
  );
}

const LINK = "flex min-h-11 items-center text-muted transition-colors hover:text-ink sm:min-h-9";
const CONTACT = `${LINK} w-fit gap-2.5`;
const ICON = { "aria-hidden": true, strokeWidth: 1.75, className: "size-4" } as const;

/** Our own news stand in where no profile elsewhere is named. */
const FOLLOW =
  site.social.length > 0
    ? site.social
    : [
        { name: "News", href: "/company/news" },
        { name: "Blog", href: "/resources/blog" },
      ];

const COLUMNS: { title: string; links: [href: string, words: string][] }[] = [
  {
    title: "Product",
    links: [
      ["/features", "Features"],
      ["/pricing", "Pricing"],
      ["/demo", "Demo"],
      ["/resources/calculator", "ROI Calculator"],
      ["/how-scoring-works", "How Scoring Works"],
    ],
  },
  {
    title: "Company",
    links: [
      ["/company/about-us", "About"],
      ["/company/our-customers", "Our Customers"],
      ["/resources/partnership", "Partner with Us"],
      ["/company/contact-us", "Contact"],
    ],
  },
  {
    title: "Legal",
    links: [
      ["/privacy-policy", "Privacy Policy"],
      ["/terms-of-service", "Terms of Service"],
      ["/refund-policy", "Refund Policy"],
    ],
  },
];
