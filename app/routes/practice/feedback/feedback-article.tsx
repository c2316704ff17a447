import { MessageSquareText } from "lucide-react";
import { useRef } from "react";
import { Link } from "react-router";
import { PersonaAvatar } from "#app/ui/avatar.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { StatusPill } from "#app/ui/status-pill.tsx";
import { durationInWords, durationLabel } from "#core/conversations/labels.ts";
import type { MessageView } from "#core/conversations/message-view.ts";
import { turnsIn } from "#core/conversations/transcript-lines.ts";
import type { Turn } from "#core/conversations/turns.ts";
import { recordingTimeline, turnAt } from "#core/feedback/recording-timeline.ts";
import type { ConversationPage } from "#core/pages/feedback-page.ts";
import type { Score } from "#core/scoring/score-schema.ts";
import { TOO_SHORT, whyUnjudged } from "#core/scoring/unjudged.ts";
import { LocalDate } from "../../../ui/local-date.tsx";
import { NewSessionButton } from "../chat/new-session-button.tsx";
import { AttemptLine } from "./attempt-line.tsx";
import { RetryComparison } from "./comparison/retry-comparison.tsx";
import { Compliance } from "./compliance.tsx";
import { ConfirmedDeletion } from "./confirmed-deletion.tsx";
import { Dimensions } from "./dimensions.tsx";
import type { RefusedDispute } from "./dispute-form.tsx";
import { EarnedBadges } from "./earned-badges.tsx";
import { FileNote, type RefusedNote } from "./file-note-section.tsx";
import { Gaps } from "./gaps.tsx";
import { HiddenCard } from "./hidden-card.tsx";
import { Metrics } from "./metrics.tsx";
import { ReadByModel } from "./model-checks.tsx";
import { Objections } from "./objections.tsx";
import { ReaderContext, useReader } from "./reader.ts";
import { PlayerContext, usePlayer } from "./recording/player.ts";
import { Recording } from "./recording/recording-section.tsx";
import { ReviewSection } from "./review/review-section.tsx";
import { type RefusedRemark, ReviewingContext } from "./review/reviewing.ts";
import { SaveSession } from "./save-session.tsx";
import { RetryButton, Verdict } from "./score-verdict.tsx";
import { ScriptCoverage } from "./script-coverage.tsx";
import { RetryForm } from "./transcript/retry-moment.tsx";
import { Transcript } from "./transcript/transcript.tsx";
import { NoteFilter } from "./transcript/turn-notes.tsx";
import { useLineJumps } from "./transcript/use-line-jumps.ts";
import "./feedback.css";

/** A conversation with everything to read of it. `agent`: whose it is, for somebody else who reads it; null: one's own. */
export function FeedbackArticle({
  page,
  agent,
  refusedDispute,
  refusedRemark,
  refusedNote = null,
}: {
  page: ConversationPage;
  agent: string | null;
  refusedDispute: RefusedDispute | null;
  refusedRemark: RefusedRemark | null;
  refusedNote?: RefusedNote | null;
}) {
  const { conversation, persona, score } = page;
  const article = useRef<HTMLElement>(null);
  const lines = useRef<HTMLElement>(null);
  const lit = useLineJumps(article, lines);
  const { recording } = page;
  const player = usePlayer(recording?.durationMs ?? 0);
  const playing = player.isPlaying ? turnAt(recordingTimeline(page.messages, []).spoken, player.atMs) : null;
  return (
    <ReaderContext value={agent}>
      <ReviewingContext value={page.review && { review: page.review, refused: refusedRemark, timeZone: page.timeZone }}>
        <PlayerContext value={recording?.hasAudio ? player : null}>
          <article ref={article} id="feedback" className="mx-auto max-w-page px-4 pt-6 pb-16 sm:px-6 sm:pt-8">
            <PageHeader page={page} />
            <AttemptLine page={page} />
            {agent !== null && (
              <p className="mt-1.5 text-sm text-muted wrap-anywhere">
                Written to <bdi>{agent}</bdi>: “you” is <bdi>{agent}</bdi>.
              </p>
            )}
            <EarnedBadges titles={page.earnedBadges} />
            {agent === null && <RetryForm />}
            <div className="mt-6 grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_24rem] print:block">
              <div className="space-y-5">
                {conversation.status === "active" && <NotYet conversation={conversation} name={persona.name} />}
                {conversation.status !== "active" && !score && <NothingSaid page={page} />}
                {page.retry && conversation.status !== "active" && (
                  <RetryComparison retry={page.retry} customerName={persona.name} />
                )}
                {page.isSourceDeleted && (
                  <p className="rounded-card bg-sunken p-4 text-muted">
                    This is a retry. The earlier session has been deleted, so there is nothing to compare it with.
                  </p>
                )}
                {score && <Verdict page={page} score={score} />}
                <ReviewSection hasAudio={recording?.hasAudio ?? false} turns={turnsIn(page.messages).length} />
                {recording && <Recording page={{ ...page, recording }} />}
                {score && <Feedback page={page} score={score} refusedDispute={refusedDispute} />}
                {agent === null && <SaveSession id={conversation.id} />}
                {page.fileNote && (
                  <FileNote conversationId={conversation.id} view={page.fileNote} refused={refusedNote} />
                )}
                {agent === null && page.team.seenBy === null && (
                  <ConfirmedDeletion
                    label="Delete this session"
                    action="Delete"
                    text="The transcript, the score, the sound and the drills that came of it go too, but for drills you have practiced since. You can undo it for 24 hours, in your history. Retries of it stay: they are sessions of their own."
                    intent="delete-session"
                    className="print:hidden"
                  />
                )}
              </div>
              <Card
                id="transcript"
                aria-labelledby="transcript-title"
                className="flex flex-col lg:sticky lg:top-[calc(var(--spacing-bar)+1.5rem)] lg:max-h-[calc(100dvh-var(--spacing-bar)-3rem)] print:static print:mt-8 print:max-h-none print:border-0"
              >
                <header className="flex min-h-14 items-center justify-between gap-3 border-b border-line pr-3 pl-5">
                  <h2 id="transcript-title" className="font-display text-xl">
                    Transcript
                  </h2>
                  <NoteFilter notes={page.notes} />
                </header>
                <section
                  ref={lines}
                  aria-label="Lines"
                  // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be scrolled with the keyboard
                  tabIndex={0}
                  className="relative min-h-0 overflow-y-auto scroll-area focus-visible:-outline-offset-2 print:overflow-visible"
                >
                  <Transcript
                    messages={page.messages}
                    notes={page.notes}
                    persona={persona}
                    lit={lit}
                    playing={playing}
                    canRetry={agent === null && conversation.status !== "active"}
                    total={page.score?.total ?? null}
                  />
                </section>
              </Card>
            </div>
          </article>
        </PlayerContext>
      </ReviewingContext>
    </ReaderContext>
  );
}

function PageHeader({ page }: { page: ConversationPage }) {
  const agent = useReader();
  const { conversation, scenario, persona, difficulty } = page;
  return (
    <header className="flex items-center gap-x-4">
      <PersonaAvatar avatar={persona.avatar} className="size-14 max-sm:hidden" />
      <div className="min-w-0 flex-1">
        <h1 className="font-display text-2xl wrap-anywhere sm:text-3xl">
          {agent === null ? scenario.title : `${agent}: ${scenario.title}`}
        </h1>
        <p className="mt-0.5 flex flex-wrap items-center gap-x-3 gap-y-1 text-muted">
          <span>
            {persona.name}, {difficulty.name.toLowerCase()}
          </span>
          <LocalDate ms={conversation.createdAt} timeZone={page.timeZone} />
          <span>
            <span className="sr-only">{durationInWords(conversation.durationSeconds)}</span>
            <span aria-hidden="true" className="tabular-nums">
              {durationLabel(conversation.durationSeconds)} min
            </span>
          </span>
          <StatusPill status={conversation.status} />
          <a href="#transcript" className="link flex items-center lg:hidden pointer-coarse:min-h-11 print:hidden">
            Transcript
          </a>
        </p>
      </div>
      {agent === null && conversation.status !== "active" && (
        <div className="print:hidden">
          <NewSessionButton conversationId={null} variant="secondary" compact />
        </div>
      )}
    </header>
  );
}

function Feedback({
  page,
  score,
  refusedDispute,
}: {
  page: ConversationPage;
  score: Score;
  refusedDispute: RefusedDispute | null;
}) {
  const disputing = {
    disputes: page.disputes,
    refused: refusedDispute,
    isHandedIn: page.team.attempt != null && page.team.attempt.handedInAt !== null,
  };
  return (
    <>
      <Dimensions dimensions={score.dimensions} disputing={disputing} />
      {score.objections.length > 0 && <Objections score={score} />}
      {score.gaps.length > 0 && <Gaps gaps={score.gaps} />}
      <Compliance hits={score.compliance} town={page.persona.town} disputing={disputing} />
      {page.scriptReport && <ScriptCoverage report={page.scriptReport} />}
      {score.metrics.length > 0 && (
        <Metrics metrics={score.metrics} messages={page.messages} customerName={page.persona.name} />
      )}
      {page.revealed && <HiddenCard revealed={page.revealed} customerName={page.persona.name} />}
      <p className="text-sm text-muted">
        Scored by rules with quotes you can check: rubric {score.rubricVersion}, engine {score.engineVersion}.{" "}
        <Link to="/how-scoring-works" className="link">
          How scoring works
        </Link>
        . Customer: {page.conversation.model}.<ReadByModel readBy={score.readBy} />
      </p>
    </>
  );
}

function NotYet({ conversation, name }: { conversation: ConversationPage["conversation"]; name: string }) {
  const { id, phase, exit } = conversation;
  const isOver = phase === "over";
  return (
    <Card>
      <EmptyState
        icon={<MessageSquareText aria-hidden="true" strokeWidth={1.75} />}
        title={isOver ? (exit?.reason ?? `${name} has left.`) : "This session is still open"}
        text={
          isOver
            ? "Nothing more can be said. “Get feedback”, below the last line, has it judged."
            : `Feedback comes when you end the roleplay. ${name} is where you left them.`
        }
        action={<ButtonLink to={`/chat/${id}`}>{isOver ? "Go to the last line" : "Continue"}</ButtonLink>}
      />
    </Card>
  );
}

function spokenTurn({ role, content, createdAt }: MessageView, index: number): Turn {
  return { index, speaker: role === "user" ? "agent" : "customer", text: content, atMs: createdAt };
}

function NothingSaid({ page }: { page: ConversationPage }) {
  const agent = useReader();
  return (
    <Card>
      <EmptyState
        icon={<MessageSquareText aria-hidden="true" strokeWidth={1.75} />}
        title="Nothing to score"
        text={
          page.messages.some(({ role, kind }) => role === "user" && kind === "turn")
            ? (whyUnjudged(page.messages.filter(({ kind }) => kind === "turn").map(spokenTurn), true) ?? TOO_SHORT)
            : `You did not say anything to ${page.persona.name} in this session.`
        }
        action={agent === null && <RetryButton page={page} />}
      />
    </Card>
  );
}
