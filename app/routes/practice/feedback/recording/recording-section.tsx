import { Download, FileText, Pause, Play } from "lucide-react";
import { useHydrated } from "#app/browser/hydrated.ts";
import { Button, buttonClass } from "#app/ui/button.tsx";
import { durationLabel } from "#core/conversations/labels.ts";
import { recordingTimeline } from "#core/feedback/recording-timeline.ts";
import type { ConversationPage } from "#core/pages/feedback-page.ts";
import { ConfirmedDeletion } from "../confirmed-deletion.tsx";
import { Section } from "../feedback-section.tsx";
import { useReader } from "../reader.ts";
import { usePagePlayer } from "./player.ts";
import { Timeline } from "./timeline.tsx";

/** The call to hear again, over who spoke when. Without JavaScript the browser's own player does. */
export function Recording({
  page,
}: {
  page: ConversationPage & { recording: NonNullable<ConversationPage["recording"]> };
}) {
  const { conversation, recording, persona } = page;
  const hydrated = useHydrated();
  const player = usePagePlayer();
  const agent = useReader();
  const canPlay = hydrated && recording.hasAudio;
  const source = `/api/conversations/${conversation.id}/recording`;
  return (
    <Section open id="recording" title="The call" text={recording.hasAudio ? undefined : NOT_HEARD}>
      <div className="px-5 pb-5 print:hidden">
        {recording.hasAudio && (
          // biome-ignore lint/a11y/useMediaCaption: the transcript stands beside it, line by line
          <audio
            ref={player?.audio}
            src={source}
            preload="none"
            controls={!hydrated}
            className={hydrated ? "hidden" : "mb-4 w-full"}
          />
        )}
        <div className="flex items-start gap-4">
          {canPlay && player && (
            <div className="flex w-14 shrink-0 flex-col items-center gap-1.5 pt-2">
              <Button
                onClick={player.toggle}
                aria-label={player.isPlaying ? "Pause" : "Play"}
                className="size-11 rounded-full px-0"
              >
                {player.isPlaying ? (
                  <Pause aria-hidden="true" fill="currentColor" strokeWidth={0} />
                ) : (
                  <Play aria-hidden="true" fill="currentColor" strokeWidth={0} className="translate-x-px" />
                )}
              </Button>
              <span className="text-sm text-muted tabular-nums">{durationLabel(Math.floor(player.atMs / 1000))}</span>
            </div>
          )}
          <div className="min-w-0 flex-1">
            <Timeline
              timeline={recordingTimeline(page.messages, page.notes)}
              durationMs={recording.durationMs}
              customerName={persona.name}
              player={canPlay ? player : null}
            />
          </div>
        </div>
        <div className="mt-4 flex flex-wrap items-start gap-2">
          {recording.hasAudio && (
            <a href={`${source}?download`} download className={LINK}>
              <Download aria-hidden="true" strokeWidth={1.75} />
              Sound (WAV)
            </a>
          )}
          {agent === null && (
            <a href={`/api/conversations/${conversation.id}/transcript.txt`} download className={LINK}>
              <FileText aria-hidden="true" strokeWidth={1.75} />
              Words (text)
            </a>
          )}
          {agent === null && recording.hasAudio && page.team.seenBy === null && (
            <ConfirmedDeletion
              label="Delete the sound"
              text="It cannot be brought back. The transcript and the score stay."
              intent="delete-recording"
              className="ml-auto"
            />
          )}
        </div>
      </div>
    </Section>
  );
}

const NOT_HEARD = "There is no sound of this call: it was not recorded, or the recording was deleted.";
const LINK = buttonClass({ variant: "secondary", size: "small" });
