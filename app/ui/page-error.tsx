import type { ReactNode } from "react";
import { isRouteErrorResponse, Link } from "react-router";
import { FAULT } from "#core/errors.ts";
import { ButtonLink } from "./button.tsx";
import { Wordmark } from "./mark.tsx";

/** What stands in for a page that could not be shown. Whatever else an error holds stays out of the page. */
export function PageError(props: { error: unknown }) {
  const { error } = props;
  if (isRouteErrorResponse(error)) {
    if (error.status === 404) return <NotFound />;
    const words = wordsOf(error.data);
    if (words) return <Message code={String(error.status)} title={words.title} text={words.text} />;
  }
  return <Message code={String(FAULT.status)} title="Unexpected Application Error!" text={FAULT.text} reference={referenceOf(error)} />;
}

export function NotFound() {
  return (
    <Message
      code="404"
      title="Oops! Page not found"
      text="There is nothing at this address. It may have moved, or the link has a typing error."
    />
  );
}

function Message(props: { code: string; title: string; text: string; reference?: string | null }) {
  return (
    <main id="main" className="flex min-h-dvh flex-col px-4 py-6 sm:px-10 sm:py-8">
      <title>{props.title}</title>
      <Link to="/" reloadDocument className="-mx-2 flex min-h-11 items-center self-start rounded-control px-2" aria-label="Home">
        <Wordmark />
      </Link>
      <div className="m-auto w-full max-w-lg pb-[12vh] text-center">
        <Silence>{props.code}</Silence>
        <h1 className="mt-8 font-display text-3xl sm:text-4xl">{props.title}</h1>
        <p className="mx-auto mt-3 max-w-[44ch] text-lg text-muted">{props.text}</p>
        {props.reference && (
          <p className="mt-4 text-sm text-muted">
            Reference: <span className="font-[550] text-ink tabular-nums select-all">{props.reference}</span>
          </p>
        )}
        <ButtonLink to="/" reloadDocument size="large" className="mt-8">
          Return to Home
        </ButtonLink>
      </div>
    </main>
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
      <path d="M32 8h52a22 22 0 0 1 22 22v12a22 22 0 0 1-22 22H44L24 79V62.5A22 22 0 0 1 10 42V30A22 22 0 0 1 32 8Z" className="fill-brand" />
      <text x="58" y="37.5" textAnchor="middle" dominantBaseline="central" fontSize="28" className="fill-on-brand font-display">
        {props.children}
      </text>
    </svg>
  );
}

function wordsOf(data: unknown): { title: string; text: string } | null {
  if (typeof data !== "object" || data === null || !("title" in data) || !("text" in data)) return null;
  return typeof data.title === "string" && typeof data.text === "string" ? { title: data.title, text: data.text } : null;
}

/** The id under which the fault was logged, where the server sent one along. */
function referenceOf(error: unknown): string | null {
  const data = isRouteErrorResponse(error) ? error.data : error;
  if (typeof data !== "object" || data === null || !("reference" in data)) return null;
  return typeof data.reference === "string" ? data.reference : null;
}
