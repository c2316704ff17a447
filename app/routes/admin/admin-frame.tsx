import { createContext, type ReactNode, useContext } from "react";
import { useNotation } from "#app/ui/notation.tsx";
import { Tab, TabsNav } from "#app/ui/tabs-nav.tsx";
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
      <TabsNav label="Admin">
        <Tab to="/admin">Users</Tab>
        <Tab to="/admin/messages">Messages</Tab>
        <Tab to="/admin/scores">Scores</Tab>
        <Tab to="/admin/disputes">Disputes</Tab>
        <Tab to="/admin/billing">Billing</Tab>
        <Tab to="/admin/engines">Engines</Tab>
        <Tab to="/admin/health">Health</Tab>
        <Tab to="/admin/security">Security events</Tab>
      </TabsNav>
      <TimeZone value={props.timeZone}>{props.children}</TimeZone>
    </div>
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
