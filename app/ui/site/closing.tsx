import type { ReactNode } from "react";

/** The last word of a page and its one or two next steps. */
export function Closing(props: { title: string; text: string; picture?: ReactNode; children: ReactNode }) {
  return (
    <section aria-labelledby="closing" className="later mx-auto max-w-page px-4 py-18 sm:px-6 lg:py-28">
      <div className="rounded-panel bg-brand-soft px-6 py-14 text-center sm:px-12 sm:py-20">
        {props.picture}
        <h2 id="closing" className="mx-auto max-w-[22ch] font-display text-3xl sm:text-4xl">
          {props.title}
        </h2>
        <p className="mx-auto mt-3 max-w-[48ch] text-lg text-muted">{props.text}</p>
        <div className="mt-8 flex flex-wrap justify-center gap-3">{props.children}</div>
      </div>
    </section>
  );
}
