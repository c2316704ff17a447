import { Phone, PhoneOff } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { useHydrated } from "#app/browser/hydrated.ts";
import { loadCallPreferences } from "#app/browser/voice/call-preferences.ts";
import { Button } from "#app/ui/button.tsx";
import type { VoiceBackendName } from "#core/voice/call/call-invitation.ts";
import { isLive } from "#core/voice/call/call-now.ts";
import { useCalls, useCallView } from "./call-context.tsx";
import { CallTimer } from "./call-timer.tsx";
import type { CheckedCall } from "./check/call-check.tsx";
import { SignalButton } from "./signal-button.tsx";

/**
 * The Start Call button. The check dialog comes before the first call in this browser, and whenever the microphone does not open.
 * A person has one call at a time: while one is on, the button is disabled.
 */
export function StartCall(props: {
  /** Who calls whom. */
  title: string;
  engine: VoiceBackendName;
  /** Opens the check dialog at once. */
  isAsked: boolean;
  /** False while an answer is being written. */
  canStart: boolean;
  onStart: (call: CheckedCall) => void;
}) {
  const hydrated = useHydrated();
  const { current } = useCalls();
  const [isOpen, setIsOpen] = useState(props.isAsked);
  const [isOpening, setIsOpening] = useState(false);
  const isBusy = current !== null || isOpening || !props.canStart;

  async function startAtOnce() {
    const preferences = loadCallPreferences();
    if (!preferences.isChecked) return setIsOpen(true);
    setIsOpening(true);
    try {
      const { openCallAudio } = await import("#app/browser/voice/sound/call-audio.ts");
      props.onStart({ audio: await openCallAudio(preferences.microphoneId), preferences, consent: undefined });
    } catch {
      setIsOpen(true);
    } finally {
      setIsOpening(false);
    }
  }

  return (
    <>
      <Button
        variant="secondary"
        size="small"
        disabled={isBusy}
        onClick={startAtOnce}
        icon={<Phone aria-hidden="true" strokeWidth={1.75} />}
        className="max-sm:size-11 max-sm:px-0 noscript:hidden"
      >
        <span className="max-sm:sr-only">Start Call</span>
      </Button>
      {hydrated && isOpen && !isBusy && (
        <Suspense>
          <CallCheck
            title={props.title}
            engine={props.engine}
            onClose={() => setIsOpen(false)}
            onStart={(call) => {
              setIsOpen(false);
              props.onStart(call);
            }}
          />
        </Suspense>
      )}
    </>
  );
}

/** The End Call button and the time, in place of Start Call. */
export function EndCall() {
  const { current } = useCalls();
  const view = useCallView(current?.live ?? null);
  if (!current || !view) return null;
  return (
    <>
      <span className="mr-1 font-semibold max-sm:hidden">
        <CallTimer startedAtMs={current.live.startedAtMs} />
      </span>
      <SignalButton
        solid
        disabled={!isLive(view)}
        onClick={current.live.end}
        icon={<PhoneOff aria-hidden="true" strokeWidth={1.75} />}
      >
        End Call
      </SignalButton>
    </>
  );
}

const CallCheck = lazy(async () => ({ default: (await import("./check/call-check.tsx")).CallCheck }));
