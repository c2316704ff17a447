import { createContext, type ReactNode, useContext } from "react";
import { NavLink } from "react-router";
import { classNames } from "#app/ui/class-names.ts";
import { useNotation } from "#app/ui/notation.tsx";
import { momentLabel } from "#core/local-days.ts";
import type { Toast } from "#core/toast.ts";

/** For whoever asks for an admin page without being signed in; shown on /auth. */
export const SIGNED_OUT: Toast = {
  title: "Access Denied",
  text: "Please log in to access the admin dashboard",
  kind: "destructive",
};

/** `timeZone`: of the reader, for every Moment within. */
export function AdminFrame(props: { timeZone: string; children: ReactNode }) {
  return (
    <div className="mx-auto max-w-page px-4 pt-8 pb-16 sm:px-6 sm:pt-12">
      <h1 className="font-display text-3xl">Admin Dashboard</h1>
      <nav aria-label="Admin" className="mt-5 flex gap-1 overflow-x-auto scroll-area border-b border-line">
        <Tab to="/admin">Users</Tab>
        <Tab to="/admin/messages">Messages</Tab>
        <Tab to="/admin/scores">Scores</Tab>
        <Tab to="/admin/disputes">Disputes</Tab>
        <Tab to="/admin/billing">Billing</Tab>
        <Tab to="/admin/engines">Engines</Tab>
        <Tab to="/admin/health">Health</Tab>
        <Tab to="/admin/security">Security events</Tab>
      </nav>
      <TimeZone value={props.timeZone}>{props.children}</TimeZone>
    </div>
  );
}

function Tab(props: { to: string; children: ReactNode }) {
  return (
    <NavLink
      to={props.to}
      end
      className={({ isActive }) =>
        classNames(
          "-mb-px flex h-11 items-center border-b-2 px-3 font-[550] whitespace-nowrap",
          isActive ? "border-brand text-ink" : "border-transparent text-muted hover:text-ink",
        )
      }
    >
      {props.children}
    </NavLink>
  );
}

/** "Nov 23, 2026, 4:05 PM EST", where the reader is. */
export function Moment({ ms, className }: { ms: number; className?: string }) {
  return (
    <time dateTime={new Date(ms).toISOString()} className={className}>
      {momentLabel(ms, useContext(TimeZone), useNotation())}
    </time>
  );
}

const TimeZone = createContext("UTC");
