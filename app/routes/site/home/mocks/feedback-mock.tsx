import { RotateCcw } from "lucide-react";
import { ScoreRing } from "#app/ui/score-ring.tsx";
import type { HomeCall } from "../moments.ts";

/** The feedback page: the score, and the objection that got away with what to say instead. */
export function FeedbackMock({ call }: { call: HomeCall }) {
  return (
    <div className="flex flex-col gap-4">
      <div className="flex items-center gap-4">
        <ScoreRing score={call.score} label="Overall score" className="size-18" />
        <p className="font-display text-xl">{call.verdict}</p>
      </div>
      <div className="rounded-card border border-brand/40 bg-brand-soft p-4 sm:p-5">
        <p className="text-sm font-semibold text-brand">Still open</p>
        <p className="mt-1 font-display text-xl">{call.slip.title}</p>
        <p className="mt-3">
          <span className="text-sm font-semibold">You said </span>“{call.slip.said}”
        </p>
        <p className="mt-1.5">
          <span className="text-sm font-semibold">Ray said </span>“{call.slip.answer}”
        </p>
        <p className="mt-3 border-l-2 border-brand pl-3">
          <span className="text-sm font-semibold text-brand">Say instead </span>“{call.slip.better}”
        </p>
        <p className="mt-4 flex w-fit items-center gap-2 rounded-control bg-brand px-3 py-1.5 text-sm font-[550] text-on-brand">
          <RotateCcw aria-hidden="true" strokeWidth={1.75} className="size-4" />
          Try this moment again
        </p>
      </div>
    </div>
  );
}
