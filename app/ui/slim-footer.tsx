import { site } from "#app/site/site.ts";
import { classNames } from "./class-names.ts";
import { MENUS } from "./site/menus.ts";

/**
 * Below the pages of people at work: one quiet line, with what the public bar and footer lead to. Those run without the
 * framework, so each link is a new document. On a phone a talk goes without: there the screen is the talk's alone, and the
 * logo leads to the public pages.
 */
export function SlimFooter(props: { isInTalk: boolean }) {
  return (
    <footer className={classNames("border-t border-line print:hidden", props.isInTalk && "max-lg:hidden")}>
      <nav aria-label="Site" className="mx-auto max-w-page px-4 py-4 text-sm text-muted sm:px-6">
        <ul className="flex flex-wrap gap-x-5">
          {LINKS.map(({ to, words }) => (
            <li key={to}>
              <a href={to} className="flex min-h-9 items-center hover:text-ink pointer-coarse:min-h-11">
                {words}
              </a>
            </li>
          ))}
        </ul>
        <p className="mt-1">© {site.name}. A training aid, not legal or insurance advice.</p>
      </nav>
    </footer>
  );
}

const LINKS: readonly { to: string; words: string }[] = [
  { to: "/#product", words: "Product" },
  ...MENUS.flatMap<{ to: string; words: string }>(({ links }) => links),
  { to: "/privacy-policy", words: "Privacy Policy" },
  { to: "/terms-of-service", words: "Terms of Service" },
  { to: "/refund-policy", words: "Refund Policy" },
];
