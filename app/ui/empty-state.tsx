import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";

/** What a list says when it has nothing: one sentence, one next step. */
export function EmptyState(props: {
  icon?: ReactNode;
  title: string;
  text?: ReactNode;
  action?: ReactNode;
  className?: string;
}) {
  return (
    <div className={classNames("flex flex-col items-center px-6 py-14 text-center", props.className)}>
      {props.icon && <div className="mb-4 text-muted [&>svg]:size-7">{props.icon}</div>}
      <p className="font-display text-xl">{props.title}</p>
      {props.text && <p className="mt-1.5 max-w-[44ch] text-muted">{props.text}</p>}
      {props.action && <div className="mt-6">{props.action}</div>}
    </div>
  );
}
