import { type ReactNode, Suspense } from "react";
import { isRouteErrorResponse } from "react-router";
import { FAULT } from "#core/errors.ts";
import { ButtonLink } from "./button.tsx";
import { useKnownViewer } from "./known-viewer.ts";
import { Bar, Footer } from "./site/public-frame.here.tsx";

/**
 * What stands in for a page that could not be shown, between bar and footer. Whatever else an error holds stays out of the page.
 * `action`: what leads on from here; without one, home.
 */
export function PageError(props: { error: unknown; action?: ReactNode }) {
  const words = wordsOf(props.error);
  return (
    <>
      <Suspense fallback={<div className="h-bar" />}>
        <Bar viewer={useKnownViewer()} isSignedIn={OF_SOMEBODY.has(words.code)} />
      </Suspense>
      <main id="main">
        <Message {...words} action={props.action} />
      </main>
      <Suspense>
        <Footer />
      </Suspense>
    </>
  );
}

/** Refusals that only those get who are signed in. */
const OF_SOMEBODY: ReadonlySet<number> = new Set([403, 409]);

export function pageErrorTitle(error: unknown): string {
  return wordsOf(error).title;
}

/** For the page of any other address, which has a bar and a footer already. */
export function NotFound() {
  return <Message {...NOT_FOUND} />;
}

type Words = { code: number; title: string; text: string; reference?: string };

const NOT_FOUND: Words = {
  code: 404,
  title: "Oops! Page not found",
  text: "There is nothing at this address. It may have moved, or the link has a typing error.",
};

/** A refusal arrives as its words, a fault with the id it was logged under: `throw data({ reference }, { status: 500 })`. */
function wordsOf(error: unknown): Words {
  const code = isRouteErrorResponse(error) ? error.status : FAULT.status;
  if (code === 404) return NOT_FOUND;
  const said: unknown = isRouteErrorResponse(error) ? error.data : null;
  const title = textIn(said, "title");
  const text = textIn(said, "text");
  if (title && text) return { code, title, text };
  return { code, title: "Unexpected Application Error!", text: FAULT.text, reference: textIn(said, "reference") };
}

function textIn(data: unknown, key: string): string | undefined {
  if (typeof data !== "object" || data === null) return undefined;
  const value: unknown = Reflect.get(data, key);
  return typeof value === "string" ? value : undefined;
}

function Message(props: Words & { action?: ReactNode }) {
  return (
    <div className="flex min-h-[70vh] flex-col px-4 py-14 sm:px-10">
      <div className="m-auto w-full max-w-lg text-center">
        <Silence>{props.code}</Silence>
        <h1 className="mt-8 font-display text-3xl sm:text-4xl">{props.title}</h1>
        <p className="mx-auto mt-3 max-w-[44ch] text-lg text-muted">{props.text}</p>
        {props.reference && (
          <p className="mt-4 text-sm text-muted">
            Reference: <span className="font-[550] text-ink tabular-nums select-all">{props.reference}</span>
          </p>
        )}
        <div className="mt-8">
          {props.action ?? (
            <ButtonLink to="/" reloadDocument size="large">
              Return to Home
            </ButtonLink>
          )}
        </div>
      </div>
    </div>
  );
}

/** The mark with nobody on the other end: one shape speaks, the other is a dashed outline. */
function Silence(props: { children: ReactNode }) {
  return (
    <svg viewBox="0 0 168 96" aria-hidden="true" className="mx-auto w-44">
      <path
        d="M115 34h21a20 20 0 0 1 20 20v8a20 20 0 0 1-10 17.3V92l-15.5-10H104a20 20 0 0 1-19.4-15"
        fill="none"
        strokeWidth="2.5"
        strokeDasharray="1 7"
        strokeLinecap="round"
        className="stroke-edge"
      />
      <path
        d="M32 8h52a22 22 0 0 1 22 22v12a22 22 0 0 1-22 22H44L24 79V62.5A22 22 0 0 1 10 42V30A22 22 0 0 1 32 8Z"
        className="fill-brand"
      />
      <text
        x="58"
        y="37.5"
        textAnchor="middle"
        dominantBaseline="central"
        fontSize="28"
        className="fill-on-brand font-display"
      >
        {props.children}
      </text>
    </svg>
  );
}
