import type { ComponentProps, ReactNode } from "react";
import { classNames } from "./class-names.ts";

/** A surface with a hairline. Give it its own padding unless it starts with a CardHeader. */
export function Card({ className, ...rest }: ComponentProps<"section">) {
  return <section {...rest} className={classNames("rounded-card border border-line bg-surface", className)} />;
}

export function CardHeader(props: { title: ReactNode; titleId?: string; text?: ReactNode; className?: string }) {
  return (
    <header className={classNames("px-5 pt-5 pb-4", props.className)}>
      <h2 id={props.titleId} className="font-display text-xl">
        {props.title}
      </h2>
      {props.text && <p className="mt-1 text-muted">{props.text}</p>}
    </header>
  );
}
