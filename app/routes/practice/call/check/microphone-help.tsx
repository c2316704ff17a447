import { MicOff, RotateCw } from "lucide-react";
import type { ReactNode } from "react";
import type { MicrophoneProblem } from "#app/browser/voice/sound/microphone.ts";
import { Button } from "#app/ui/button.tsx";

/** What is wrong with the microphone, and what the user can do. */
export function MicrophoneHelp({ problem, onTryAgain }: { problem: MicrophoneProblem; onTryAgain: () => void }) {
  const { title, text } = HELP[problem];
  return (
    <div role="alert" className="rounded-card border border-bad/30 bg-bad-soft px-4 py-3">
      <p className="flex items-center gap-2 font-semibold">
        <MicOff aria-hidden="true" strokeWidth={1.75} className="size-[1.125rem] text-bad" />
        {title}
      </p>
      <div className="mt-1">{text}</div>
      {problem !== "insecure" && (
        <Button
          size="small"
          variant="secondary"
          onClick={onTryAgain}
          icon={<RotateCw aria-hidden="true" strokeWidth={1.75} />}
          className="mt-2.5"
        >
          Try again
        </Button>
      )}
    </div>
  );
}

const HELP: Record<MicrophoneProblem, { title: string; text: ReactNode }> = {
  blocked: {
    title: "The microphone is blocked",
    text: "Press the icon at the left end of the address bar, allow the microphone for this site, then try again. If it is allowed there, look in your system's privacy settings.",
  },
  missing: {
    title: "No microphone found",
    text: "Plug one in, or switch on your headset, then try again.",
  },
  busy: {
    title: "Another program has the microphone",
    text: "Close the meeting or recorder that uses it, then try again.",
  },
  insecure: {
    title: "This page is not secure",
    text: "Browsers give the microphone to secure pages (https) only. Open the site with https.",
  },
  failed: {
    title: "The microphone did not start",
    text: "Try again. If it fails once more, reload the page.",
  },
};
