import { Building2, Keyboard, LayoutDashboard, LogOut, Search, UserRound, Users } from "lucide-react";
import { type ReactNode, useEffect, useRef } from "react";
import { Form, Link, useLocation } from "react-router";
import { useHydrated } from "#app/browser/hydrated.ts";
import { forgetDrafts } from "#app/browser/kept-draft.ts";
import type { Viewer } from "#core/identity/viewer.ts";
import { isPressed } from "#core/shortcuts.ts";
import { useHands } from "./hands/hands-context.ts";
import { InitialAvatar } from "./initial-avatar.tsx";

/** Opens and closes as <details> before JavaScript runs; with it, Escape, a click outside and a page change close it too. */
export function UserMenu(props: { viewer: Viewer }) {
  const { viewer } = props;
  const menu = useRef<HTMLDetailsElement>(null);
  useClosing(menu);
  const name = viewer.fullName || "User";
  return (
    <details ref={menu} className="group relative">
      <summary aria-label={`Account of ${name}`} className="flex size-11 items-center justify-center rounded-full">
        <InitialAvatar
          name={viewer.fullName}
          email={viewer.email}
          className="transition-opacity group-hover:opacity-85"
        />
      </summary>
      <div className="absolute top-full right-1 z-30 mt-1.5 w-64 max-w-[calc(100vw-2rem)] animate-appear rounded-card border border-line bg-surface p-1.5 shadow-float">
        <div className="border-b border-line px-2.5 pt-1.5 pb-3">
          <p className="truncate font-semibold">{name}</p>
          <p className="truncate text-sm text-muted">{viewer.email}</p>
        </div>
        <ul className="pt-1.5">
          <li>
            <Link to="/dashboard" className={ROW}>
              <LayoutDashboard {...ICON} />
              Dashboard
            </Link>
          </li>
          <li>
            <Link to="/team" className={ROW}>
              <Building2 {...ICON} />
              Team
            </Link>
          </li>
          <li>
            <Link to="/account" className={ROW}>
              <UserRound {...ICON} />
              Account
            </Link>
          </li>
          {viewer.isAdmin && (
            <li>
              <Link to="/admin" className={ROW}>
                <Users {...ICON} />
                Manage Users
              </Link>
            </li>
          )}
          <HandsRows />
          <li>
            <SignOut person={viewer.id}>
              <LogOut {...ICON} />
              Sign out
            </SignOut>
          </li>
        </ul>
      </div>
    </details>
  );
}

const ROW =
  "flex min-h-11 w-full items-center gap-2.5 rounded-control px-2.5 text-left transition-colors hover:bg-ink/6 focus-visible:outline-offset-0 pointer-fine:min-h-9";
const ICON = { "aria-hidden": true, strokeWidth: 1.75, className: "size-[1.125rem] text-muted" } as const;

/** The palette, which a phone has no keys for, and the list of keys. */
function HandsRows() {
  const open = useHands();
  const hydrated = useHydrated();
  if (open === null || !hydrated) return null;
  return (
    <>
      <li>
        <button type="button" onClick={() => open("palette")} className={ROW}>
          <Search {...ICON} />
          Go to...
        </button>
      </li>
      <li className="pointer-coarse:hidden">
        <button type="button" onClick={() => open("shortcuts")} className={ROW}>
          <Keyboard {...ICON} />
          Keyboard shortcuts
        </button>
      </li>
    </>
  );
}

/** A whole new document afterwards: nothing of this person stays in the page's memory. */
function SignOut(props: { person: string; children: ReactNode }) {
  return (
    <Form method="post" action="/auth/sign-out" reloadDocument onSubmit={() => forgetDrafts(props.person)}>
      <button type="submit" className={ROW}>
        {props.children}
      </button>
    </Form>
  );
}

function useClosing(menu: React.RefObject<HTMLDetailsElement | null>) {
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new location closes the menu.
  useEffect(() => {
    if (menu.current) menu.current.open = false;
  }, [key, menu]);

  useEffect(() => {
    function onPointerDown(event: PointerEvent) {
      if (menu.current?.open && event.target instanceof Node && !menu.current.contains(event.target))
        menu.current.open = false;
    }
    function onKeyDown(event: KeyboardEvent) {
      if (!isPressed(event, "close") || !menu.current?.open) return;
      menu.current.open = false;
      menu.current.querySelector("summary")?.focus();
    }
    document.addEventListener("pointerdown", onPointerDown);
    document.addEventListener("keydown", onKeyDown);
    return () => {
      document.removeEventListener("pointerdown", onPointerDown);
      document.removeEventListener("keydown", onKeyDown);
    };
  }, [menu]);
}
