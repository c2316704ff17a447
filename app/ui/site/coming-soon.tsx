import type { ReactNode } from "react";

/** A page that has nothing yet says so, and what one can do meanwhile. */
export function ComingSoon(props: { title: string; text: string; children: ReactNode }) {
  return (
    <div className="mx-auto flex min-h-[60vh] max-w-page flex-col justify-center px-4 py-18 sm:px-6">
      <h1 className="max-w-[18ch] font-display text-4xl sm:text-5xl">{props.title}</h1>
      <p className="mt-5 max-w-[48ch] text-lg text-muted">{props.text}</p>
      <div className="mt-8 flex flex-wrap gap-3">{props.children}</div>
    </div>
  );
}
