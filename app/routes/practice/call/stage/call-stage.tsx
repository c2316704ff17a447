import { Keyboard, Mic, MicOff, Settings2 } from "lucide-react";
import { useEffect, useRef } from "react";
import type { BrowserCall, BrowserCallView } from "#app/browser/voice/browser-call.ts";
import { loadCallPreferences, saveCallPreferences } from "#app/browser/voice/call-preferences.ts";
import { durationLabel } from "#core/conversations/labels.ts";
import { BUILT_IN, speakerLine } from "#core/engines/speaker-line.ts";
import { isPressed, type KeyPress } from "#core/shortcuts.ts";
import { remainingMs } from "#core/voice/call/call-now.ts";
import { callLine } from "../call-line.ts";
import { CallTimer, useSeconds } from "../call-timer.tsx";
import { DeviceChoice } from "../check/device-choice.tsx";
import { PatienceChoice } from "../check/patience-choice.tsx";
import { SignalButton } from "../signal-button.tsx";
import { Waveform } from "./waveform.tsx";

/** The live call below the header: both voices as a waveform, the status, and the buttons used while talking. */
export function CallStage({
  live,
  view,
  customerName,
  model,
}: {
  live: BrowserCall;
  view: BrowserCallView;
  customerName: string;
  /** Who is set up to speak for the customer. */
  model: string;
}) {
  const { gate } = view;
  return (
    <section aria-label="Live call" className="bg-signal px-4 pb-3 text-on-signal [anchor-name:--call-stage] sm:px-6">
      <Waveform levels={live.levels} className="block h-20 w-full sm:h-28" />
      <div className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-2">
        <div className="min-w-40 flex-1">
          <p className="flex gap-2.5 font-semibold">
            <span role="status">{callLine(view)}</span>
            <span className="sm:hidden">
              <CallTimer startedAtMs={live.startedAtMs} />
            </span>
          </p>
          <p className="text-sm">
            {view.endsSoon ? <TimeLeft view={view} /> : <EngineNote view={view} customerName={customerName} />}
          </p>
          <p role="status" className="text-sm">
            {speakerLine({ model: view.engine === "built-in" ? BUILT_IN : model, standsIn: view.standsIn })}
          </p>
        </div>
        <div className="flex items-center gap-2">
          {!gate.understood ? null : gate.pushToTalk ? (
            <TalkButton live={live} pushed={gate.pushed} />
          ) : (
            <SignalButton
              aria-pressed={gate.muted}
              onClick={() => live.setGate({ muted: !gate.muted })}
              icon={
                gate.muted ? (
                  <MicOff aria-hidden="true" strokeWidth={1.75} />
                ) : (
                  <Mic aria-hidden="true" strokeWidth={1.75} />
                )
              }
            >
              {gate.muted ? "Muted" : "Mute"}
            </SignalButton>
          )}
          <CallSettings live={live} view={view} />
        </div>
      </div>
    </section>
  );
}

function EngineNote({ view, customerName }: { view: BrowserCallView; customerName: string }) {
  if (view.isDeaf) return "No microphone. Type your lines.";
  if (view.notice) return view.notice;
  if (view.engine !== "built-in") return `You above, ${customerName} below.`;
  if (view.words === "nobody")
    return (
      <>
        <Keyboard aria-hidden="true" strokeWidth={1.75} className="mr-1.5 mb-0.5 inline size-4" />
        Built-in voice. Type your lines, {customerName} answers by voice.
      </>
    );
  return "Built-in voice. Your browser writes down what you say.";
}

function TimeLeft({ view }: { view: BrowserCallView }) {
  const left = Math.ceil(remainingMs(view, useSeconds()) / 1000);
  return <span className="font-semibold tabular-nums">The call ends in {durationLabel(left)}.</span>;
}

/** Push to talk: held down by touch, mouse, space bar or Enter. */
function TalkButton({ live, pushed }: { live: BrowserCall; pushed: boolean }) {
  const push = (isPushed: boolean) => live.setGate({ pushed: isPushed });
  return (
    <SignalButton
      aria-pressed={pushed}
      className="min-w-32 touch-none"
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        push(true);
      }}
      onPointerUp={() => push(false)}
      onPointerCancel={() => push(false)}
      onKeyDown={(event) => {
        if (!holds(event)) return;
        event.preventDefault();
        if (!event.repeat) push(true);
      }}
      onKeyUp={(event) => holds(event) && push(false)}
      onBlur={() => push(false)}
      onContextMenu={(event) => event.preventDefault()}
      icon={<Mic aria-hidden="true" strokeWidth={1.75} />}
    >
      {pushed ? "Talking" : "Hold to talk"}
    </SignalButton>
  );
}

/** Space, or what presses any button. */
function holds(press: KeyPress): boolean {
  return isPressed(press, "talk") || isPressed(press, "press");
}

const SETTINGS_ID = "call-settings";

function CallSettings({ live, view }: { live: BrowserCall; view: BrowserCallView }) {
  const panel = useRef<HTMLDivElement>(null);
  // A popover is in the top layer and has to be placed by script.
  useEffect(() => {
    const { current } = panel;
    const place = () => current && placeBelow(current);
    current?.addEventListener("toggle", place);
    return () => current?.removeEventListener("toggle", place);
  }, []);
  return (
    <>
      <SignalButton
        popoverTarget={SETTINGS_ID}
        aria-label="Call settings"
        title="Call settings"
        icon={<Settings2 aria-hidden="true" strokeWidth={1.75} />}
      />
      <div
        ref={panel}
        id={SETTINGS_ID}
        popover="auto"
        role="dialog"
        aria-label="Call settings"
        className="fixed m-0 w-72 space-y-4 rounded-card border border-line bg-surface p-4 text-ink shadow-float"
      >
        <DeviceChoice
          kind="audioinput"
          label="Microphone"
          chosen={live.microphoneId}
          onChoose={(deviceId) => {
            saveCallPreferences({ microphoneId: deviceId });
            void live.changeMicrophone(deviceId);
          }}
        />
        <PatienceChoice
          chosen={view.patience}
          onChoose={(patience) => {
            saveCallPreferences({ patience });
            live.setPatience(patience);
          }}
        />
        <label className="flex min-h-9 items-center gap-2.5 pointer-coarse:min-h-11">
          <input
            type="checkbox"
            className="size-4"
            checked={view.gate.pushToTalk}
            onChange={({ target }) => {
              saveCallPreferences({ pushToTalk: target.checked });
              live.setGate({ pushToTalk: target.checked });
            }}
          />
          <span>
            Push to talk <span className="block text-sm text-muted">For loud rooms</span>
          </span>
        </label>
        <label className="flex min-h-9 items-center gap-2.5 pointer-coarse:min-h-11">
          <input
            type="checkbox"
            className="size-4"
            defaultChecked={!loadCallPreferences().isChecked}
            onChange={({ target }) => saveCallPreferences({ isChecked: !target.checked })}
          />
          <span>
            Check again before the next call
            <span className="block text-sm text-muted">
              Asks about the recording, the microphone and the loudspeaker
            </span>
          </span>
        </label>
      </div>
    </>
  );
}

function placeBelow(panel: HTMLElement): void {
  const button = document.querySelector(`[popovertarget="${panel.id}"]`)?.getBoundingClientRect();
  if (!button) return;
  panel.style.top = `${button.bottom + 8}px`;
  panel.style.left = `${Math.max(12, button.right - panel.offsetWidth)}px`;
}
