import type { ReactNode } from "react";
import { NavLink } from "react-router";
import { classNames } from "#app/ui/class-names.ts";

const TABS = [{ to: "/team/assignments", label: "Assignments" }] as const;

/** `organisation`: its name, up to 200 characters of any script. */
export function TeamFrame(props: { organisation: string; children: ReactNode }) {
  return (
    <div className="mx-auto max-w-page px-4 pt-8 pb-16 sm:px-6 sm:pt-12">
      <h1 className="font-display text-3xl wrap-anywhere">
        <bdi>{props.organisation}</bdi>
      </h1>
      <nav aria-label="Organization" className="mt-5 flex gap-1 overflow-x-auto scroll-area border-b border-line">
        {TABS.map(({ to, label }) => (
          <NavLink
            key={to}
            to={to}
            className={({ isActive }) =>
              classNames(
                "-mb-px flex h-11 items-center border-b-2 px-3 font-[550] whitespace-nowrap",
                isActive ? "border-brand text-ink" : "border-transparent text-muted hover:text-ink",
              )
            }
          >
            {label}
          </NavLink>
        ))}
      </nav>
      {props.children}
    </div>
  );
}
