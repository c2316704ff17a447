import type { ReactNode } from "react";
import { classNames } from "../class-names.ts";

/**
 * A part of a public page: its heading, a lead, and the rest. `raised` sets it on a band of its own; `beside` puts
 * the rest next to the heading where there is room, for what is read in lines: questions, forms.
 */
export function Section(props: {
  id: string;
  title: ReactNode;
  lead?: ReactNode;
  raised?: boolean;
  beside?: boolean;
  children: ReactNode;
}) {
  return (
    <section
      id={props.id}
      aria-labelledby={`${props.id}-title`}
      className={classNames("later scroll-mt-bar", props.raised && "border-y border-line bg-surface")}
    >
      <div
        className={classNames(
          "mx-auto max-w-page px-4 py-18 sm:px-6 lg:py-28",
          props.beside && "grid gap-x-14 gap-y-10 lg:grid-cols-[1fr_1.7fr]",
        )}
      >
        <div>
          <h2 id={`${props.id}-title`} className="max-w-[24ch] font-display text-3xl sm:text-4xl">
            {props.title}
          </h2>
          {props.lead && <p className="mt-4 max-w-[56ch] text-lg text-muted">{props.lead}</p>}
        </div>
        <div className={props.beside ? "min-w-0" : "mt-10 lg:mt-14"}>{props.children}</div>
      </div>
    </section>
  );
}

/** The top of every public page but the home page. */
export function PageHead(props: { title: ReactNode; lead?: ReactNode; picture?: ReactNode; children?: ReactNode }) {
  return (
    <div className="mx-auto flex max-w-page flex-wrap items-center justify-between gap-x-14 gap-y-10 px-4 pt-14 pb-10 sm:px-6 lg:flex-nowrap lg:pt-24 lg:pb-14">
      <div>
        <h1 className="max-w-[18ch] font-display text-4xl sm:text-5xl">{props.title}</h1>
        {props.lead && (
          <p className="mt-5 max-w-[56ch] text-lg text-muted sm:text-xl sm:leading-normal">{props.lead}</p>
        )}
        {props.children && <div className="mt-8 flex flex-wrap items-center gap-3">{props.children}</div>}
      </div>
      {props.picture}
    </div>
  );
}
