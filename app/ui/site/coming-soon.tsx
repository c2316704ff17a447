import type { ReactNode } from "react";

/** A page that has nothing yet says so, and what one can do meanwhile. */
export function ComingSoon(props: { title: string; text: string; children: ReactNode }) {
  return (
    <div className="mx-auto flex min-h-[60vh] max-w-page flex-wrap items-center justify-between gap-x-14 gap-y-10 px-4 py-18 sm:px-6 lg:flex-nowrap">
      <div>
        <h1 className="max-w-[18ch] font-display text-4xl sm:text-5xl">{props.title}</h1>
        <p className="mt-5 max-w-[48ch] text-lg text-muted">{props.text}</p>
        <div className="mt-8 flex flex-wrap gap-3">{props.children}</div>
      </div>
      <Writing />
    </div>
  );
}

/** The mark, large: the one who speaks is still writing. */
function Writing() {
  return (
    <svg viewBox="0 0 168 96" aria-hidden="true" className="w-72 max-w-full sm:w-96">
      <path
        d="M115 34h21a20 20 0 0 1 20 20v8a20 20 0 0 1-10 17.3V92l-15.5-10H104a20 20 0 0 1-19.4-15"
        fill="none"
        strokeWidth="2.5"
        strokeLinecap="round"
        className="stroke-edge/60"
      />
      <path
        d="M32 8h52a22 22 0 0 1 22 22v12a22 22 0 0 1-22 22H44L24 79V62.5A22 22 0 0 1 10 42V30A22 22 0 0 1 32 8Z"
        className="fill-brand-soft"
      />
      <path d="M40 36h.01M58 36h.01M76 36h.01" strokeWidth="9" strokeLinecap="round" className="stroke-brand" />
    </svg>
  );
}
