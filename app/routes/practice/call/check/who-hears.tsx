import { Ear } from "lucide-react";
import { hasWordRecogniser } from "#app/browser/voice/word-recogniser.ts";
import type { VoiceBackendName } from "#core/voice/call/call-invitation.ts";

/** Says who turns the agent's voice into text. The privacy policy says the same. */
export function WhoHears({ engine }: { engine: VoiceBackendName }) {
  return (
    <p className="flex items-start gap-2.5 text-muted">
      <Ear aria-hidden="true" strokeWidth={1.75} className="mt-0.5 size-[1.125rem] shrink-0" />
      <span>
        {textOf(engine)}{" "}
        <a href="/privacy-policy#ai" target="_blank" rel="noreferrer" className="underline underline-offset-3">
          Privacy policy
        </a>
      </span>
    </p>
  );
}

function textOf(engine: VoiceBackendName): string {
  if (engine !== "built-in") return "What you say is sent to an AI provider, which turns it into text.";
  return hasWordRecogniser()
    ? "Your browser turns what you say into text. Chrome sends the sound to Google for that, other browsers may send it to their makers. While you are muted nothing is sent."
    : "Your browser cannot turn speech into text: you type, the customer speaks.";
}
