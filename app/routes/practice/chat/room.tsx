import { lazy, Suspense, useCallback, useEffect, useRef, useState } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { useToast } from "#app/ui/toaster.tsx";
import { givesCues } from "#core/coach/gives-cues.ts";
import { isStoodIn } from "#core/conversations/chat-state.ts";
import { findCommand } from "#core/conversations/commands.ts";
import { restoredDraft } from "#core/conversations/composer.ts";
import { speakerLine } from "#core/engines/speaker-line.ts";
import type { ChatPage, ScriptView } from "#core/pages/chat-page.ts";
import type { VoiceBackendName } from "#core/voice/call/call-invitation.ts";
import { isLive } from "#core/voice/call/call-now.ts";
import type { LiveLine } from "#core/voice/call/call-screen.ts";
import { RejoinCall } from "../call/rejoin-call.tsx";
import { EndCall, StartCall } from "../call/start-call.tsx";
import { useRoomCall } from "../call/use-room-call.ts";
import { type PracticeConversation, type PracticeStage, type Refused, useConversation } from "../use-conversation.ts";
import { callTitle } from "./call-kinds.ts";
import { Composer } from "./composer.tsx";
import { LiveCue } from "./live-cue.tsx";
import { MessageList } from "./message-list.tsx";
import { PhaseBanner } from "./phase-banner.tsx";
import { PhoneControls } from "./phone-controls.tsx";
import { RetriedLine } from "./retried-line.tsx";
import { RoomCommands } from "./room-commands.tsx";
import { RoomHeader } from "./room-header.tsx";
import { Side } from "./side/side.tsx";
import { useDraft } from "./use-draft.ts";
import { WelcomeCard } from "./welcome-card.tsx";

const SIDE_ID = "side";

/** A chosen practice, from before its first word to after its last. */
export function Room(props: {
  /** Names this room among those of the chat. */
  room: string;
  stage: PracticeStage;
  script: ScriptView | null;
  /** Who speaks in live calls; null: there are none here. */
  voice: VoiceBackendName | null;
  speaks: ChatPage["speaks"];
  refusedDraft: string;
  onBegun: (conversationId: string) => void;
}) {
  const { stage } = props;
  // As the choice in useConversation: data read again draws another customer for a drill, this room keeps the first.
  const [{ kind, graded, scenario, persona, difficulty, assignment }] = useState(stage);
  const textarea = useRef<HTMLTextAreaElement>(null);
  const [isSignedOut, setIsSignedOut] = useState(false);
  const [opening] = useState(stage.phase === "ready" ? stage.opening : null);
  const showToast = useToast();

  const onRefused = ({ code, title, text, content }: Refused) => {
    if (content !== null) changeDraft(restoredDraft(content, textarea.current?.value ?? ""));
    if (code === "signed_out") setIsSignedOut(true);
    showToast({ title, text, kind: code === "conversation_moved" ? "info" : "destructive" });
  };
  const text = useConversation(stage, { onBegun: props.onBegun, onRefused });
  const call = useRoomCall({ room: props.room, persona, text, onBegun: props.onBegun });
  const { live, view } = call;
  const conversation = useFeedbackAtTheEnd(call.conversation, live !== null);
  const isOnCall = view !== null && isLive(view);
  const [isCallAsked, setIsCallAsked] = useState(useSearchParams()[0].has("call"));
  const { conversation: summary, messages } = conversation.transcript;
  const [draft, changeDraft] = useDraft(conversation.transcript, {
    place: summary?.id ?? props.room,
    given: props.refusedDraft,
    textarea,
  });

  // With a keyboard at hand the next thing is to write; a phone's would cover what is to be read first.
  useEffect(() => {
    if (window.matchMedia("(pointer: fine)").matches) textarea.current?.focus({ preventScroll: true });
  }, []);

  const onSignedOut = useCallback(() => setIsSignedOut(true), []);
  const isCompleted = summary !== null && summary.status !== "active" && !conversation.isReceiving;
  const isOver = summary?.phase === "over" && !conversation.isReceiving;

  return (
    <div className="mx-auto grid h-[calc(100dvh-var(--spacing-bar))] min-h-96 max-w-page grid-rows-[minmax(0,1fr)] grid-cols-[minmax(0,1fr)] lg:grid-cols-[minmax(0,1fr)_20.5rem]">
      <div className="flex min-h-0 flex-col">
        <RoomHeader
          conversationId={summary?.status === "active" ? summary.id : null}
          about={`${scenario.title}, ${difficulty.name.toLowerCase()}${graded ? ", graded" : ""}`}
          seenBy={stage.seenBy}
          sideId={SIDE_ID}
          isLive={isOnCall}
          persona={persona}
          onNewSession={() => live?.end()}
          call={
            live ? (
              <EndCall />
            ) : (
              !isCompleted &&
              !isOver &&
              props.voice &&
              assignment?.mode !== "text" && (
                <StartCall
                  title={callTitle(kind, scenario, persona)}
                  engine={props.voice}
                  isAsked={isCallAsked}
                  canStart={!conversation.isReceiving}
                  onStart={(checked) => {
                    setIsCallAsked(false);
                    call.start(checked);
                  }}
                />
              )
            )
          }
        />
        {live && isOnCall && (
          <Suspense fallback={<div className="h-[9.25rem] bg-signal sm:h-[11.25rem]" />}>
            <CallStage live={live} view={view} customerName={persona.name} model={props.speaks.voice} />
          </Suspense>
        )}
        <MessageList
          conversation={conversation}
          persona={persona}
          live={view?.live ?? NOTHING_LIVE}
          welcome={
            messages.length === 0 &&
            (!isOnCall || view.connection === "connecting" || view.connection === "open") && (
              <WelcomeCard
                kind={kind}
                scenario={scenario}
                persona={persona}
                difficulty={difficulty}
                opening={opening}
              />
            )
          }
        />
        <div className="mx-auto w-full max-w-[50rem] px-4 pt-1 pb-[max(1rem,env(safe-area-inset-bottom))] sm:px-6">
          {summary && !live && <RejoinCall conversationId={summary.id} onRejoin={call.rejoin} />}
          <PhaseBanner conversation={conversation} customerName={persona.name} isSignedOut={isSignedOut} />
          {stage.phase === "conversation" && stage.retried && !isCompleted && (
            <RetriedLine retried={stage.retried} messages={messages} />
          )}
          {!isCompleted && !isOver && <PhoneControls conversation={conversation} />}
          {!isCompleted && !isOver && <RoomCommands conversation={conversation} />}
          {!isCompleted && !isOver && (
            <Composer
              conversation={conversation}
              textarea={textarea}
              draft={draft}
              onDraft={changeDraft}
              placeholder={
                assignment?.mode === "voice" && !isOnCall
                  ? `This assignment is done by voice. Call ${persona.name} to go on.`
                  : `What do you say to ${persona.name}?`
              }
            />
          )}
          {givesCues({ kind, graded }) && !isCompleted && !isOver && (
            <LiveCue cue={conversation.isReceiving || isOnCall ? null : (summary?.cue ?? null)} />
          )}
          {!isOnCall && !isCompleted && !isOver && (
            <p className="mt-1.5 truncate pl-4 text-sm text-muted">
              {speakerLine({ model: props.speaks.text, standsIn: isStoodIn(messages) })}
            </p>
          )}
        </div>
      </div>
      <div className="relative min-h-0 max-lg:contents scroll-area lg:overflow-y-auto lg:border-l lg:border-line">
        <Side
          id={SIDE_ID}
          persona={persona}
          scenario={scenario}
          script={props.script}
          isCovered={kind === "practice"}
          conversation={conversation}
          onSignedOut={onSignedOut}
        />
      </div>
    </div>
  );
}

/** Whoever ends the roleplay here comes to its feedback at once; a call is stored first. */
function useFeedbackAtTheEnd(conversation: PracticeConversation, isOnCall: boolean): PracticeConversation {
  const navigate = useNavigate();
  const isEnding = useRef(false);
  const { conversation: summary } = conversation.transcript;
  const id = summary && summary.status !== "active" && !isOnCall ? summary.id : null;
  useEffect(() => {
    if (id !== null && isEnding.current) navigate(`/conversations/${id}`);
  }, [id, navigate]);
  return {
    ...conversation,
    say: (content) => {
      const isSent = conversation.say(content);
      isEnding.current = isSent && findCommand(content) === "end";
      return isSent;
    },
  };
}

const NOTHING_LIVE: readonly LiveLine[] = [];

const CallStage = lazy(async () => ({ default: (await import("../call/stage/call-stage.tsx")).CallStage }));
