import { Mic, MicOff, PhoneOff } from "lucide-react";
import { Link, useLocation } from "react-router";
import { classNames } from "#app/ui/class-names.ts";
import { isLive } from "#core/voice/call/call-now.ts";
import { type CurrentCall, useCallView } from "./call-context.tsx";
import { callLine } from "./call-line.ts";
import { CallTimer } from "./call-timer.tsx";
import { SignalButton } from "./signal-button.tsx";

/** Shows the live call, with Mute and End Call, on every page but its own. */
export function CallBar({ call }: { call: CurrentCall }) {
  const { live, persona } = call;
  const view = useCallView(live);
  const { pathname } = useLocation();
  if (!view || !isLive(view) || !view.conversationId) return null;
  const address = `/chat/${view.conversationId}`;
  if (pathname === address) return null;
  const { muted, understood } = view.gate;
  // On pages of other conversations the composer is at the bottom.
  const place = pathname.startsWith("/chat") ? "top-[calc(var(--spacing-bar)+0.5rem)]" : "bottom-3";
  return (
    <aside
      aria-label="Live call"
      className={classNames(
        "fixed inset-x-3 z-40 mx-auto flex max-w-md animate-appear items-center gap-2 rounded-panel bg-signal py-2 pr-2 pl-4 text-on-signal shadow-float print:hidden",
        place,
      )}
    >
      <Link to={address} className="min-w-0 flex-1 leading-tight">
        <span className="block truncate font-semibold underline decoration-1 underline-offset-3">
          Call with {persona.name}
        </span>
        <span className="flex gap-2 text-sm">
          <CallTimer startedAtMs={live.startedAtMs} />
          <span className="truncate">{callLine(view)}</span>
        </span>
      </Link>
      {understood && (
        <SignalButton
          aria-pressed={muted}
          aria-label="Mute"
          title={muted ? "Unmute" : "Mute"}
          onClick={() => live.setGate({ muted: !muted })}
          icon={
            muted ? <MicOff aria-hidden="true" strokeWidth={1.75} /> : <Mic aria-hidden="true" strokeWidth={1.75} />
          }
        />
      )}
      <SignalButton solid onClick={live.end} icon={<PhoneOff aria-hidden="true" strokeWidth={1.75} />}>
        End Call
      </SignalButton>
    </aside>
  );
}
