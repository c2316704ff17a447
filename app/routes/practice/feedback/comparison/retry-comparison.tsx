import { Link } from "react-router";
import { Card } from "#app/ui/card.tsx";
import { classNames } from "#app/ui/class-names.ts";
import type { AnswerView, RetryView } from "#core/pages/feedback-page.ts";
import { turnId } from "../quote.tsx";
import { TurnNotes } from "../transcript/turn-notes.tsx";
import { Change, SkillChanges } from "./changes.tsx";

/** The same moment twice: both answers, what the customer made of each, and what it did to the score. */
export function RetryComparison({ retry, customerName }: { retry: RetryView; customerName: string }) {
  const { earlier, again, change } = retry;
  return (
    <Card aria-labelledby="retry" className="print:border-0">
      <header className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 px-5 pt-5 pb-3">
        <h2 id="retry" className="font-display text-xl">
          The same moment, twice
        </h2>
        <Link to={`/conversations/${retry.conversationId}#${turnId(retry.turn)}`} className="link text-sm print:hidden">
          Open the earlier session
        </Link>
      </header>
      <div className="grid gap-3 px-5 pb-5 sm:grid-cols-2">
        <Answer title="Your answer then" answer={earlier} customerName={customerName} />
        {again ? (
          <Answer title="Your answer now" answer={again} customerName={customerName} isNow />
        ) : (
          <p className="rounded-control bg-sunken p-4 text-muted">You did not answer it again.</p>
        )}
      </div>
      {retry.answersDiffer && (
        <p className="px-5 pb-4 text-sm text-muted">
          The practice customer has been improved since the earlier session, so some of the difference may come from
          that.
        </p>
      )}
      {change && again && (
        <div className="space-y-2.5 border-t border-line px-5 py-4">
          <p className="flex items-baseline gap-3">
            <span className="mr-auto font-[550]">Overall score</span>
            <span className="text-sm text-muted tabular-nums">
              {change.total.before}
              <span className="sr-only"> to </span>
              <span aria-hidden="true"> → </span>
              {change.total.now}
            </span>
            <span className="w-9 text-right">
              <Change before={change.total.before} now={change.total.now} />
            </span>
          </p>
          <SkillChanges change={change} />
          <p className="text-sm text-muted">
            A retry that ends early is judged by all the rules of a whole session, so what comes late in one is missing
            here.
          </p>
        </div>
      )}
    </Card>
  );
}

function Answer(props: { title: string; answer: AnswerView; customerName: string; isNow?: boolean }) {
  const { answer } = props;
  return (
    <div
      className={classNames(
        "space-y-2 rounded-control border p-4",
        props.isNow ? "border-brand/50" : "border-transparent bg-sunken",
      )}
    >
      <h3 className={classNames("text-sm font-semibold", props.isNow ? "text-brand" : "text-muted")}>{props.title}</h3>
      <p className="whitespace-pre-wrap">“{answer.said}”</p>
      {answer.reaction && (
        <p className="whitespace-pre-wrap text-muted">
          <span className="font-semibold text-ink">{props.customerName}</span> {answer.reaction}
        </p>
      )}
      <TurnNotes notes={answer.notes} />
    </div>
  );
}
