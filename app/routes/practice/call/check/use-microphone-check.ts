import { useCallback, useEffect, useRef, useState } from "react";
import { Microphone, MicrophoneError, type MicrophoneProblem } from "#app/browser/voice/sound/microphone.ts";

/** When the browser's permission prompt is not answered for so long, the user has probably not seen it. */
const UNSEEN_MS = 20_000;

export type MicrophoneCheck =
  /** `isUnseen`: the permission prompt has been open for UNSEEN_MS. */
  | { state: "asking"; isUnseen: boolean }
  | { state: "open"; microphone: Microphone; context: AudioContext }
  | { state: "failed"; problem: MicrophoneProblem };

/**
 * Opens the microphone and reports its level in dBFS. Microphone and audio context are closed when the component unmounts, unless
 * `take` was called: then they belong to the call.
 */
export function useMicrophoneCheck(deviceId: string | null, onLevel: (levelDb: number) => void) {
  const [check, setCheck] = useState<MicrophoneCheck>({ state: "asking", isUnseen: false });
  const [attempt, setAttempt] = useState(0);
  const taken = useRef<AudioContext | null>(null);
  const reportLevel = useRef(onLevel);
  reportLevel.current = onLevel;

  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt opens anew
  useEffect(() => {
    let isOver = false;
    let opened: Microphone | null = null;
    setCheck({ state: "asking", isUnseen: false });
    const context = new AudioContext();
    const unseen = setTimeout(() => setCheck({ state: "asking", isUnseen: true }), UNSEEN_MS);
    Microphone.open(context, deviceId)
      .then((microphone) => {
        if (isOver) return microphone.stop();
        opened = microphone;
        microphone.listener = {
          onFrame: (_, levelDb) => reportLevel.current(levelDb),
          onLost: () => setAttempt((one) => one + 1),
        };
        setCheck({ state: "open", microphone, context });
      })
      .catch((error) => {
        if (!isOver)
          setCheck({ state: "failed", problem: error instanceof MicrophoneError ? error.problem : "failed" });
      })
      .finally(() => clearTimeout(unseen));
    return () => {
      isOver = true;
      clearTimeout(unseen);
      if (taken.current === context) return;
      opened?.stop();
      void context.close().catch(() => undefined);
    };
  }, [deviceId, attempt]);

  return {
    check,
    tryAgain: useCallback(() => setAttempt((one) => one + 1), []),
    /** From here on the call closes microphone and context. */
    take: useCallback((context: AudioContext) => {
      taken.current = context;
    }, []),
  };
}
