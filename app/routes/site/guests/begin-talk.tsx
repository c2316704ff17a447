import type { ReactNode } from "react";
import type { Line } from "#core/scenarios/schema.ts";

/** A post, so that no crawler and no prefetching browser begins a talk. `line`: null is the first one. */
export function BeginTalk(props: { line: Line | null; className?: string; children: ReactNode }) {
  return (
    <form method="post" action="/try" className={props.className}>
      <input type="hidden" name="intent" value="begin" />
      {props.line && <input type="hidden" name="line" value={props.line} />}
      {props.children}
    </form>
  );
}
