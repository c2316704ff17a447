import { ChevronDown, Menu, Phone, X } from "lucide-react";
import type { ReactNode } from "react";
import { type Destination, destinations, site, telephone } from "#app/site/site.ts";
import type { Viewer } from "#core/identity/viewer.ts";
import { Mark } from "../brand-mark.tsx";
import { type ButtonLook, buttonClass } from "../button.tsx";
import { classNames } from "../class-names.ts";
import { SkipLink } from "../skip-link.tsx";
import { UserMenu } from "../user-menu.tsx";
import { MENUS } from "./menus.ts";
import { RenderedOnce } from "./rendered-once.tsx";

/**
 * The bar of the public pages. Its menus open on hover, focus and press by style alone; app/browser/site/page.ts then takes over
 * (data-live), so that Escape, a click outside and the pointer's leaving close them too.
 */
export function SiteBar(props: { viewer: Viewer | null }) {
  return props.viewer ? <Bar viewer={props.viewer} /> : <RenderedOnce name="bar" of={Bar} given={{ viewer: null }} />;
}

/** The same bar where no part of a page is kept. `viewer` undefined: nobody could be asked who is looking, and `isSignedIn` what is known. */
export function Bar(props: { viewer: Viewer | null | undefined; isSignedIn?: boolean }) {
  return (
    <header className="sticky top-0 z-20 h-bar border-b border-line bg-canvas/90 backdrop-blur-md print:hidden">
      <SkipLink />
      <nav aria-label="Main" data-menus className="group/bar mx-auto flex h-full max-w-page items-center px-4 sm:px-6">
        <a href="/" className="-ml-2 mr-auto flex h-11 items-center gap-2 rounded-control px-2 lg:mr-6 xl:mr-8">
          <Mark />
          <span className={classNames("font-display text-xl", props.viewer && "max-xs:sr-only")}>{site.name}</span>
        </a>
        <ul className="mr-auto hidden items-center lg:flex">
          <li>
            <a href="/#product" className={ITEM}>
              Product
            </a>
          </li>
          <li>
            <a href="/#pricing" className={ITEM}>
              Pricing
            </a>
          </li>
          {MENUS.map((menu) => (
            <Dropdown key={menu.title} {...menu} />
          ))}
        </ul>
        <div className="flex items-center gap-1">
          {props.viewer && (
            <>
              <a href="/dashboard" className={classNames(ITEM, "max-sm:hidden")}>
                Dashboard
              </a>
              <a href="/chat" className={ITEM}>
                Chat
              </a>
              <UserMenu viewer={props.viewer} />
            </>
          )}
          {props.viewer === null && <SignedOut />}
          {props.viewer === undefined && (
            <>
              <a href="/dashboard" className={ITEM}>
                Dashboard
              </a>
              {!props.isSignedIn && (
                <DestinationLink to={destinations.signIn} className={ITEM}>
                  Sign In
                </DestinationLink>
              )}
            </>
          )}
          <PhoneMenu signedOut={props.viewer === null} />
        </div>
      </nav>
    </header>
  );
}

type MenuOf = (typeof MENUS)[number];

const ITEM =
  "flex h-11 items-center gap-1 rounded-control px-3 font-[550] text-muted transition-colors hover:bg-ink/6 hover:text-ink";

function Dropdown(props: MenuOf) {
  const id = `menu-${props.title.toLowerCase()}`;
  return (
    <li data-menu className="group/menu relative">
      <button type="button" aria-controls={id} className={ITEM}>
        {props.title}
        <ChevronDown aria-hidden="true" strokeWidth={1.75} className="size-4" />
      </button>
      {/* The padding bridges the way from the button to the panel. */}
      <div
        id={id}
        className="invisible absolute top-full -left-2 w-72 pt-1.5 opacity-0 transition-opacity group-not-data-live/bar:group-focus-within/menu:visible group-not-data-live/bar:group-focus-within/menu:opacity-100 group-not-data-live/bar:group-hover/menu:visible group-not-data-live/bar:group-hover/menu:opacity-100 group-data-open/menu:visible group-data-open/menu:opacity-100"
      >
        <ul className="rounded-card border border-line bg-surface p-1.5 shadow-float">
          {props.links.map((link) => (
            <li key={link.to}>
              <a
                href={link.to}
                className="block rounded-control px-3 py-2.5 transition-colors hover:bg-ink/6 focus-visible:outline-offset-0"
              >
                <span className="block font-[550]">{link.words}</span>
                <span className="block text-sm text-muted">{link.text}</span>
              </a>
            </li>
          ))}
        </ul>
      </div>
    </li>
  );
}

function SignedOut() {
  return (
    <>
      {/* Narrower than xl there is room for its sign alone. */}
      <a href={telephone} className={classNames(ITEM, "hidden lg:flex")}>
        <Phone aria-hidden="true" strokeWidth={1.75} className="size-4" />
        <span className="max-xl:sr-only">{site.contactPhone}</span>
      </a>
      <DestinationLink to={destinations.signIn} className={classNames(ITEM, "hidden lg:flex")}>
        Sign In
      </DestinationLink>
      <DestinationLink
        to={destinations.bookDemo}
        className={classNames(buttonClass({ variant: "secondary", size: "small" }), "mr-1.5 max-lg:hidden")}
      >
        Book a Demo
      </DestinationLink>
      <DestinationLink to={destinations.tryNow} className={buttonClass({ size: "small" })}>
        Try it now
      </DestinationLink>
    </>
  );
}

/** A link to what site.ts names: an external page opens beside ours. */
export function DestinationLink(props: { to: Destination; className?: string; children: ReactNode }) {
  return (
    <a href={props.to.to} className={props.className} {...(props.to.newTab && { target: "_blank", rel: "noopener" })}>
      {props.children}
      {props.to.newTab && <span className="sr-only"> (opens in a new tab)</span>}
    </a>
  );
}

export function DestinationButton({
  to,
  className,
  children,
  ...look
}: ButtonLook & { to: Destination; className?: string; children: ReactNode }) {
  return (
    <DestinationLink to={to} className={classNames(buttonClass(look), className)}>
      {children}
    </DestinationLink>
  );
}

/** Below `lg` everything is in one sheet under the bar. */
function PhoneMenu(props: { signedOut: boolean }) {
  return (
    <details data-sheet className="group/sheet -mr-2 ml-1 lg:hidden">
      <summary aria-label="Menu" className="flex size-11 items-center justify-center rounded-control hover:bg-ink/6">
        <Menu aria-hidden="true" strokeWidth={1.75} className="size-6 group-open/sheet:hidden" />
        <X aria-hidden="true" strokeWidth={1.75} className="hidden size-6 group-open/sheet:block" />
      </summary>
      <div className="absolute inset-x-0 top-full max-h-[calc(100dvh-var(--spacing-bar))] animate-appear overflow-y-auto border-b border-line bg-surface px-4 pt-3 pb-6 shadow-float sm:px-6">
        <ul>
          <SheetLink to="/#product">Product</SheetLink>
          <SheetLink to="/#pricing">Pricing</SheetLink>
        </ul>
        {MENUS.map((menu) => (
          <div key={menu.title} className="mt-3 border-t border-line pt-3">
            <p className="px-2 text-sm text-muted">{menu.title}</p>
            <ul>
              {menu.links.map((link) => (
                <SheetLink key={link.to} to={link.to}>
                  {link.words}
                </SheetLink>
              ))}
            </ul>
          </div>
        ))}
        {props.signedOut && (
          <div className="mt-4 grid grid-cols-2 gap-2.5 border-t border-line pt-5">
            <DestinationButton to={destinations.bookDemo} variant="secondary">
              Book a Demo
            </DestinationButton>
            <DestinationButton to={destinations.signIn} variant="secondary">
              Sign In
            </DestinationButton>
            <a href={telephone} className="col-span-2 flex min-h-11 items-center justify-center gap-2 font-[550]">
              <Phone aria-hidden="true" strokeWidth={1.75} className="size-4 text-muted" />
              {site.contactPhone}
            </a>
          </div>
        )}
      </div>
    </details>
  );
}

function SheetLink(props: { to: string; children: ReactNode }) {
  return (
    <li>
      <a href={props.to} className="flex min-h-11 items-center rounded-control px-2 text-lg font-[550] hover:bg-ink/6">
        {props.children}
      </a>
    </li>
  );
}
