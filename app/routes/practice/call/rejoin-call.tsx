import { Phone } from "lucide-react";
import { useEffect, useState } from "react";
import { leftCallMs } from "#app/browser/voice/line/kept-call.ts";
import { Button } from "#app/ui/button.tsx";

/** After a reload in the middle of a call: offers to rejoin it while the server still waits. */
export function RejoinCall({ conversationId, onRejoin }: { conversationId: string; onRejoin: () => void }) {
  const [isWaiting, setIsWaiting] = useState(false);
  useEffect(() => {
    const waitsMs = leftCallMs(conversationId);
    if (waitsMs === 0) return;
    setIsWaiting(true);
    const timer = setTimeout(() => setIsWaiting(false), waitsMs);
    return () => clearTimeout(timer);
  }, [conversationId]);
  if (!isWaiting) return null;
  return (
    <div
      role="status"
      className="mb-2 flex flex-wrap items-center gap-x-3 gap-y-2 rounded-panel border border-signal/40 bg-signal-soft py-2.5 pr-2.5 pl-4"
    >
      <p className="min-w-48 flex-1">
        <span className="font-semibold">Your call is still on.</span> The customer waits half a minute from when you
        left.
      </p>
      <Button size="small" onClick={onRejoin} icon={<Phone aria-hidden="true" strokeWidth={1.75} />}>
        Back to the call
      </Button>
    </div>
  );
}
