import type { ReactNode } from "react";
import { Card } from "#app/ui/card.tsx";
import { useKnownViewer } from "#app/ui/known-viewer.ts";
import { Tab, TabsNav } from "#app/ui/tabs-nav.tsx";

/** The pages of one's own account, under one heading and a row of tabs. */
export function OwnFrame(props: { children: ReactNode }) {
  const isBilled = useKnownViewer()?.isBilled === true;
  return (
    <div className="mx-auto max-w-page px-4 pt-8 pb-16 sm:px-6 sm:pt-12">
      <h1 className="font-display text-3xl">Your account</h1>
      <TabsNav label="Your account" className="max-xs:-mx-2">
        <Tab to="/account">Profile</Tab>
        <Tab to="/account/practice">Practice</Tab>
        <Tab to="/account/security" also={["/account/two-step", "/account/passkeys"]}>
          Security
        </Tab>
        <Tab to="/account/devices">Devices</Tab>
        <Tab to="/account/keys">Keys</Tab>
        <Tab to="/account/certificates">Certificates</Tab>
        <Tab to="/account/badges">Badges</Tab>
        {isBilled && <Tab to="/billing">Plan</Tab>}
        <Tab to="/account/webhooks">Webhooks</Tab>
        <Tab to="/account/data">Data</Tab>
      </TabsNav>
      <div className="mt-6 flex flex-col gap-4">{props.children}</div>
    </div>
  );
}

/** One thing to see or change: what it is about at the left, where there is room, and how at the right. */
export function Panel(props: { id: string; title: string; text?: ReactNode; children: ReactNode }) {
  return (
    <Card
      aria-labelledby={props.id}
      className="grid gap-x-10 gap-y-5 p-5 sm:p-6 lg:grid-cols-[18rem_minmax(0,1fr)] lg:p-8"
    >
      <header>
        <h2 id={props.id} className="font-display text-xl">
          {props.title}
        </h2>
        {props.text && <div className="mt-1.5 max-w-text text-muted">{props.text}</div>}
      </header>
      <div className="min-w-0">{props.children}</div>
    </Card>
  );
}
