import { createContext, type ReactNode, useContext } from "react";
import { NavLink } from "react-router";
import { classNames } from "#app/ui/class-names.ts";
import { momentLabel } from "#core/local-days.ts";

const TABS: readonly { to: string; words: string }[] = [{ to: "/team/certificates", words: "Certificates" }];

/** The pages of one organization, under its name and a row of tabs. `timeZone`: of the organization, for every Moment within. */
export function TeamFrame(props: { organisationName: string; timeZone: string; children: ReactNode }) {
  return (
    <div className="mx-auto max-w-page px-4 pt-8 pb-16 sm:px-6 sm:pt-12">
      <h1 className="font-display text-3xl break-words">
        <bdi>{props.organisationName}</bdi>
      </h1>
      <nav aria-label="Organization" className="mt-5 flex gap-1 overflow-x-auto scroll-area border-b border-line">
        {TABS.map(({ to, words }) => (
          <NavLink
            key={to}
            to={to}
            end
            className={({ isActive }) =>
              classNames(
                "-mb-px flex h-11 items-center border-b-2 px-3 font-[550] whitespace-nowrap",
                isActive ? "border-brand text-ink" : "border-transparent text-muted hover:text-ink",
              )
            }
          >
            {words}
          </NavLink>
        ))}
      </nav>
      <TimeZone value={props.timeZone}>{props.children}</TimeZone>
    </div>
  );
}

/** "Nov 23, 2026, 4:05 PM EST", where the organization is. */
export function Moment({ ms }: { ms: number }) {
  return <time dateTime={new Date(ms).toISOString()}>{momentLabel(ms, useContext(TimeZone))}</time>;
}

const TimeZone = createContext("UTC");
