import type { ReactNode } from "react";
import { Link } from "react-router";
import { site } from "#app/site/site.ts";
import { Wordmark } from "#app/ui/brand-mark.tsx";
import { Card } from "#app/ui/card.tsx";

/** The pages around signing in: the bar with nothing but the way home, and one card. */
export function AccountFrame(props: { title: string; text?: ReactNode; children: ReactNode; below?: ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col">
      <header className="h-bar border-b border-line">
        <div className="mx-auto flex h-full max-w-page items-center px-4 sm:px-6">
          {/* The home page runs without the framework in the browser, so going there is a new document. */}
          <Link
            to="/"
            reloadDocument
            aria-label={`${site.name}, home`}
            className="-ml-2 flex h-11 items-center rounded-control px-2"
          >
            <Wordmark />
          </Link>
        </div>
      </header>
      <main id="main" className="mx-auto w-full max-w-md flex-1 px-4 py-8 sm:py-16">
        <Card className="p-5 sm:p-8">
          <h1 className="font-display text-2xl">{props.title}</h1>
          {props.text && <div className="mt-2 text-muted">{props.text}</div>}
          {props.children}
        </Card>
        {props.below}
      </main>
    </div>
  );
}

/** Something that happened, said where the eye already is. Unlike a toast it stays. */
export function Notice(props: { tone: "good" | "bad"; children: ReactNode }) {
  return (
    <p
      role={props.tone === "bad" ? "alert" : "status"}
      className={
        props.tone === "bad"
          ? "mt-5 rounded-control bg-bad-soft px-4 py-3 text-bad"
          : "mt-5 rounded-control bg-good-soft px-4 py-3 text-good"
      }
    >
      {props.children}
    </p>
  );
}

/** Where emails go on a developer's machine. The production build has no such line and no such page. */
export function OutboxHint() {
  if (!import.meta.env.DEV) return null;
  return (
    <p className="mt-4 text-center text-sm text-muted">
      Development: emails are in the{" "}
      <Link to="/dev/outbox" className="text-brand underline underline-offset-2">
        outbox
      </Link>
      .
    </p>
  );
}
