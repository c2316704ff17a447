import { Headphones, Phone, X } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { type CallPreferences, loadCallPreferences, saveCallPreferences } from "#app/browser/voice/call-preferences.ts";
import type { CallAudio } from "#app/browser/voice/sound/call-audio.ts";
import { loudness } from "#app/browser/voice/sound/call-levels.ts";
import { canChooseLoudspeaker } from "#app/browser/voice/sound/loudspeaker.ts";
import type { MicrophoneProblem } from "#app/browser/voice/sound/microphone.ts";
import { Button } from "#app/ui/button.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { useToast } from "#app/ui/toaster.tsx";
import type { Toast } from "#core/toast.ts";
import type { VoiceBackendName } from "#core/voice/call/call-invitation.ts";
import { CALL_TOASTS } from "#core/voice/call/call-status.ts";
import { DeviceChoice } from "./device-choice.tsx";
import { MicrophoneHelp } from "./microphone-help.tsx";
import { PatienceChoice } from "./patience-choice.tsx";
import { useMicrophoneCheck } from "./use-microphone-check.ts";
import { WhoHears } from "./who-hears.tsx";

export type CheckedCall = {
  audio: CallAudio;
  preferences: CallPreferences;
  /** Whether the call may be recorded; undefined when it was not asked this time. */
  consent: boolean | undefined;
};

/** The dialog before a call: tests the microphone, chooses devices and turn-taking, and asks whether the call may be recorded. */
export function CallCheck(props: {
  title: string;
  engine: VoiceBackendName;
  onStart: (call: CheckedCall) => void;
  onClose: () => void;
}) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [preferences, setPreferences] = useState(loadCallPreferences);
  const meter = useRef<HTMLProgressElement>(null);
  const [wasHeard, setWasHeard] = useState(false);
  const [isLoud, setIsLoud] = useState(false);
  const recentDb = useRef<number[]>([]);
  const { check, tryAgain, take } = useMicrophoneCheck(preferences.microphoneId, (levelDb) => {
    const level = loudness(levelDb);
    // It rises at once and falls slowly, so that an eye can follow it.
    if (meter.current) meter.current.value = Math.max(level, meter.current.value - 0.04);
    if (level > HEARD) setWasHeard(true);
    recentDb.current = [...recentDb.current, levelDb].slice(-LISTENS_FRAMES);
    setIsLoud(recentDb.current.length === LISTENS_FRAMES && Math.min(...recentDb.current) > LOUD_ROOM_DB);
  });

  useEffect(() => dialog.current?.showModal(), []);

  const showToast = useToast();
  const problem = check.state === "failed" ? check.problem : null;
  useEffect(() => {
    if (problem) showToast(TOASTS[problem]);
  }, [problem, showToast]);

  const change = (values: Partial<CallPreferences>) => setPreferences(saveCallPreferences(values));

  function start(consent: boolean) {
    if (check.state !== "open") return;
    const { context, microphone } = check;
    take(context);
    void context.resume();
    props.onStart({ audio: { context, microphone }, preferences: saveCallPreferences({ isChecked: true }), consent });
  }

  return (
    <dialog
      ref={dialog}
      onClose={props.onClose}
      aria-labelledby="call-check-title"
      className="m-auto max-h-[calc(100dvh-1.5rem)] w-[min(30rem,calc(100vw-1.5rem))] flex-col overflow-hidden rounded-panel open:flex border border-line bg-surface p-0 text-ink shadow-float backdrop:bg-scrim"
    >
      <header className="flex items-center justify-between border-b border-line py-2 pr-2 pl-5">
        <h2 id="call-check-title" className="font-display text-xl">
          {props.title}
        </h2>
        <form method="dialog">
          <Button variant="quiet" type="submit" aria-label="Close" className="size-11 px-0">
            <X aria-hidden="true" strokeWidth={1.75} />
          </Button>
        </form>
      </header>
      <div className="min-h-0 space-y-4 overflow-y-auto scroll-area px-5 py-4">
        {check.state === "failed" ? (
          <MicrophoneHelp problem={check.problem} onTryAgain={tryAgain} />
        ) : (
          <div>
            <div className="flex items-baseline justify-between gap-3">
              <span className="font-[550]">Your microphone</span>
              <span role="status" className="text-sm text-muted">
                {levelWords(check.state, wasHeard)}
              </span>
            </div>
            {/* The words beside it say the same. */}
            <progress
              ref={meter}
              aria-hidden="true"
              value={0}
              max={1}
              className="bar mt-2 block h-2.5 w-full rounded-full bg-sunken text-signal"
            />
            {check.state === "asking" && check.isUnseen && (
              <p role="alert" className="mt-2 text-warn">
                Your browser is waiting for an answer: allow the microphone near the address bar.
              </p>
            )}
          </div>
        )}
        {check.state === "open" && (
          <>
            <DeviceChoice
              kind="audioinput"
              label="Microphone"
              chosen={check.microphone.deviceId}
              onChoose={(microphoneId) => change({ microphoneId })}
            />
            {canChooseLoudspeaker() && (
              <DeviceChoice
                kind="audiooutput"
                label="Loudspeaker"
                chosen={preferences.loudspeakerId}
                onChoose={(loudspeakerId) => change({ loudspeakerId })}
              />
            )}
          </>
        )}
        <p className="flex items-start gap-2.5 text-muted">
          <Headphones aria-hidden="true" strokeWidth={1.75} className="mt-0.5 size-[1.125rem] shrink-0" />
          With headphones the customer does not hear themselves, and you can cut in freely.
        </p>
        <WhoHears engine={props.engine} />
        <PatienceChoice chosen={preferences.patience} onChoose={(patience) => change({ patience })} />
        <label className="flex min-h-9 items-center gap-2.5 pointer-coarse:min-h-11">
          <input
            type="checkbox"
            checked={preferences.pushToTalk}
            onChange={({ target }) => change({ pushToTalk: target.checked })}
            className="size-4"
          />
          <span>
            Push to talk
            <span className={classNames("block text-sm", isLoud ? "text-warn" : "text-muted")}>
              {isLoud ? "It is loud where you are. This helps." : "For loud rooms"}
            </span>
          </span>
        </label>
      </div>
      <footer className="border-t border-line px-5 py-4">
        <p className="mb-3 text-muted">
          A recording holds both voices. Delete it on the feedback page, unless you hand the session in; the words are
          kept.
        </p>
        <div className="flex flex-wrap gap-2">
          <Button
            disabled={check.state !== "open"}
            onClick={() => start(true)}
            icon={<Phone aria-hidden="true" strokeWidth={1.75} />}
          >
            Start and record
          </Button>
          <Button variant="secondary" disabled={check.state !== "open"} onClick={() => start(false)}>
            Start without recording
          </Button>
        </div>
      </footer>
    </dialog>
  );
}

/** Speech has gaps, so what stays above this level for three seconds is noise. Soft voices (-32, measured) look the same. */
const LOUD_ROOM_DB = -40;
const LISTENS_FRAMES = 75;
/** A third of the meter: a fan stays below it, a spoken word reaches it. */
const HEARD = 0.33;

function levelWords(state: "asking" | "open", wasHeard: boolean): string {
  if (state === "asking") return "Allow the microphone";
  return wasHeard ? "We hear you" : "Say something";
}

const TOASTS: Record<MicrophoneProblem, Toast> = {
  blocked: CALL_TOASTS.microphoneBlocked,
  missing: CALL_TOASTS.microphoneMissing,
  busy: CALL_TOASTS.microphoneBusy,
  insecure: CALL_TOASTS.insecurePage,
  failed: CALL_TOASTS.callRefused,
};
