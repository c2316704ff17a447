import type { KeyboardEvent, ReactNode } from "react";
import { Link, useNavigate } from "react-router";
import { classNames } from "#app/ui/class-names.ts";

export type AccountTab = "sign-in" | "sign-up";

const TABS: { tab: AccountTab; label: string; to: string }[] = [
  { tab: "sign-in", label: "Sign In", to: "/auth" },
  { tab: "sign-up", label: "Sign Up", to: "/auth?tab=sign-up" },
];

/** Links, so that they work before JavaScript; with it the arrow keys move between them as between any tabs. */
export function Tabs(props: { current: AccountTab; children: ReactNode }) {
  const navigate = useNavigate();

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== "ArrowLeft" && event.key !== "ArrowRight") return;
    const other = TABS.find(({ tab }) => tab !== props.current);
    if (!other) return;
    event.preventDefault();
    document.getElementById(`tab-${other.tab}`)?.focus();
    navigate(other.to, { replace: true, preventScrollReset: true });
  }

  return (
    <>
      <div
        role="tablist"
        aria-label="Your account"
        onKeyDown={onKeyDown}
        className="mt-6 grid grid-cols-2 gap-1 rounded-control bg-sunken p-1"
      >
        {TABS.map(({ tab, label, to }) => (
          <Link
            key={tab}
            id={`tab-${tab}`}
            role="tab"
            aria-selected={tab === props.current}
            aria-controls="account-panel"
            to={to}
            replace
            preventScrollReset
            className={classNames(
              "flex h-10 items-center justify-center rounded-control font-[550] transition-colors pointer-coarse:h-11",
              tab === props.current ? "border border-line bg-surface text-ink" : "text-muted hover:text-ink",
            )}
          >
            {label}
          </Link>
        ))}
      </div>
      <div id="account-panel" role="tabpanel" aria-labelledby={`tab-${props.current}`}>
        {props.children}
      </div>
    </>
  );
}
