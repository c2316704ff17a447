import { ArrowRight, RotateCw, Sparkles } from "lucide-react";
import { Form } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { ScoreRing } from "#app/ui/score-ring.tsx";
import { retryTurn } from "#core/conversations/transcript-lines.ts";
import { fixAsksFirst } from "#core/feedback/asks-first.ts";
import type { ConversationPage } from "#core/pages/feedback-page.ts";
import type { Score } from "#core/scoring/score-schema.ts";
import { NextDrillLink } from "../dashboard/next-drill.tsx";
import { LastAttempt } from "./comparison/last-attempt.tsx";
import { Override } from "./override.tsx";
import { Better, Quote } from "./quote.tsx";
import { useReader } from "./reader.ts";
import { RetryMoment } from "./transcript/retry-moment.tsx";

/** The page in one look: the number, the one thing to fix next, and what went well. */
export function Verdict({ page, score }: { page: ConversationPage; score: Score }) {
  const agent = useReader();
  const moment = score.fix.evidence && retryTurn(page.messages, score.fix.evidence.turn);
  return (
    <>
      <div className="flex items-center gap-5 sm:gap-7">
        <ScoreRing score={score.total} label="Overall score" size="large" className="max-sm:size-24" />
        <div className="min-w-0">
          <p className="max-w-[36ch] font-display text-xl sm:text-2xl">{score.verdict}</p>
          {score.exit && <p className="mt-1.5 text-muted">{score.exit.reason}</p>}
          {score.gate !== "clear" && score.gate !== "minor" && (
            <p className="mt-1.5 font-[550] text-bad">{gateWords(score)}</p>
          )}
        </div>
      </div>

      <Override page={page} />
      <section aria-labelledby="fix" className="rounded-card border border-brand/40 bg-brand-soft p-4 sm:p-6">
        <h2 id="fix" className="text-sm font-semibold text-brand">
          {score.fix.better === "" ? "What is next" : "Fix this next"}
        </h2>
        <p className="mt-1 font-display text-xl sm:text-2xl">{score.fix.title}</p>
        <p className="mt-2 max-w-text">{score.fix.why}</p>
        {score.fix.evidence && (
          <p className="mt-3 sm:mt-4">
            <span className="text-sm font-semibold">{agent ?? "You"} said </span>
            <Quote evidence={score.fix.evidence} />
          </p>
        )}
        {score.fix.better !== "" && (
          <div className="mt-3 sm:text-lg">
            <Better line={score.fix.better} asksFirst={fixAsksFirst(score)} />
          </div>
        )}
        <div className="mt-4 flex flex-wrap gap-2.5 sm:mt-5 print:hidden">
          {page.nextDrill && <NextDrillLink next={page.nextDrill} />}
          {moment !== null && <RetryMoment turn={moment} prominent={page.nextDrill === null} />}
          <RetryButton page={page} variant={moment === null && page.nextDrill === null ? "primary" : "secondary"} />
        </div>
      </section>

      {page.lastAttempt && <LastAttempt last={page.lastAttempt} timeZone={page.timeZone} />}

      <Card aria-labelledby="win" className="flex gap-3.5 p-5">
        <Sparkles aria-hidden="true" strokeWidth={1.75} className="mt-0.5 size-5 shrink-0 text-good" />
        <div className="min-w-0">
          <h2 id="win" className="text-sm font-semibold text-good">
            What worked
          </h2>
          <p className="font-semibold">{score.win.title}</p>
          {score.win.evidence && (
            <p className="mt-1">
              <Quote evidence={score.win.evidence} />
            </p>
          )}
        </div>
      </Card>
    </>
  );
}

/** The same scenario and customer, or the same drill, from the start. */
export function RetryButton({
  page,
  variant = "primary",
}: {
  page: ConversationPage;
  variant?: "primary" | "secondary";
}) {
  if (useReader() !== null) return null;
  if (page.drill !== null) {
    return (
      <Form method="get" action="/chat">
        <input type="hidden" name="drill" value={page.drill} />
        <Button type="submit" variant={variant} icon={<RotateCw aria-hidden="true" strokeWidth={1.75} />}>
          Do this drill again
          <ArrowRight aria-hidden="true" strokeWidth={1.75} />
        </Button>
      </Form>
    );
  }
  return (
    <Form method="get" action="/chat">
      <input type="hidden" name="scenario" value={page.scenario.id} />
      <input type="hidden" name="customer" value={page.persona.id} />
      <input type="hidden" name="level" value={page.difficulty.level} />
      <Button type="submit" variant={variant} icon={<RotateCw aria-hidden="true" strokeWidth={1.75} />}>
        Practice with {page.persona.name.split(" ")[0]} again
        <ArrowRight aria-hidden="true" strokeWidth={1.75} />
      </Button>
    </Form>
  );
}

function gateWords({ gate, total, ungated }: Score): string {
  const without = `Without what broke compliance: ${ungated}.`;
  if (gate === "failed") return `A compliance problem fails this session. ${without}`;
  return `Compliance cost ${ungated - total} points. ${without}`;
}
