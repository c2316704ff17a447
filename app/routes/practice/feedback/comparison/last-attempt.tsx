import { ChevronDown } from "lucide-react";
import { Link } from "react-router";
import type { ConversationPage } from "#core/pages/feedback-page.ts";
import { LocalDate } from "../../../../ui/local-date.tsx";
import { Change, SkillChanges } from "./changes.tsx";

/** One line; opened, what each skill did. */
export function LastAttempt(props: { last: NonNullable<ConversationPage["lastAttempt"]>; timeZone: string }) {
  const { last, timeZone } = props;
  const { total } = last.change;
  return (
    <details className="group rounded-card border border-line bg-surface">
      <summary className="flex min-h-11 items-center gap-x-3 rounded-card px-5 py-2.5 hover:bg-sunken">
        <Change before={total.before} now={total.now} />
        <span className="mr-auto">since your last attempt</span>
        <span className="text-sm text-muted tabular-nums">
          {total.before}
          <span className="sr-only"> to </span>
          <span aria-hidden="true"> → </span>
          {total.now}
        </span>
        <ChevronDown
          aria-hidden="true"
          strokeWidth={1.75}
          className="size-5 text-muted transition-transform group-open:rotate-180 print:hidden"
        />
      </summary>
      <div className="space-y-3 px-5 pt-1 pb-4">
        <SkillChanges change={last.change} />
        <p className="text-sm text-muted">
          Same scenario, {last.difficulty.toLowerCase()}, <LocalDate ms={last.createdAt} timeZone={timeZone} />.{" "}
          <Link to={`/conversations/${last.id}`} className="link">
            See that attempt
          </Link>
        </p>
      </div>
    </details>
  );
}
