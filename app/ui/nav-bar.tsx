import type { ReactNode } from "react";
import { Link, NavLink, useLocation } from "react-router";
import { site } from "#app/site/site.ts";
import type { Viewer } from "#core/identity/viewer.ts";
import { Mark } from "./brand-mark.tsx";
import { ButtonLink } from "./button.tsx";
import { classNames } from "./class-names.ts";
import { PaletteButton } from "./hands/palette-button.tsx";
import { SkipLink } from "./skip-link.tsx";
import { UserMenu } from "./user-menu.tsx";

/** The bar on top of every page. `viewer` null: nobody is signed in. `children` stand before the links, e.g. a pending note. */
export function NavBar(props: { viewer: Viewer | null; children?: ReactNode }) {
  const { pathname } = useLocation();
  return (
    <header className="sticky top-0 z-20 h-bar border-b border-line bg-canvas/85 backdrop-blur-md print:hidden">
      <SkipLink />
      <nav aria-label="Main" className="mx-auto flex h-full max-w-page items-center gap-1 px-4 sm:px-6">
        {/* The home page runs without the framework in the browser, so going there is a new document. */}
        <Link to="/" reloadDocument className="-ml-2 mr-auto flex h-11 items-center gap-2 rounded-control px-2">
          <Mark />
          <span className={classNames("font-display text-xl", props.viewer && "max-xs:sr-only")}>{site.name}</span>
        </Link>
        {props.children}
        {props.viewer ? (
          <>
            {pathname === "/dashboard" ? (
              <span aria-current="page" className={classNames(BAR_LINK, "text-ink")}>
                Dashboard
              </span>
            ) : (
              <BarLink to="/dashboard">Dashboard</BarLink>
            )}
            <BarLink to="/chat">Chat</BarLink>
            {/* On phones it is in the menu alone. */}
            <BarLink to="/team" className="max-sm:hidden">
              Team
            </BarLink>
            <PaletteButton />
            <div className="-mr-1 ml-1">
              <UserMenu viewer={props.viewer} />
            </div>
          </>
        ) : (
          <ButtonLink to="/auth" variant="secondary" size="small">
            Sign in
          </ButtonLink>
        )}
      </nav>
    </header>
  );
}

function BarLink(props: { to: string; className?: string; children: ReactNode }) {
  return (
    <NavLink
      to={props.to}
      className={({ isActive }) =>
        classNames(
          BAR_LINK,
          "transition-colors hover:bg-ink/6 hover:text-ink",
          isActive ? "text-ink" : "text-muted",
          props.className,
        )
      }
    >
      {props.children}
    </NavLink>
  );
}

const BAR_LINK = "flex h-11 items-center rounded-control px-3 font-[550] pointer-fine:h-9";
