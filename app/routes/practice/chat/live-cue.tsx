import { X } from "lucide-react";
import { useState } from "react";
import { useHydrated } from "#app/browser/hydrated.ts";
import { Button } from "#app/ui/button.tsx";
import type { LiveCue as Cue } from "#core/coach/live-cue.ts";

/** One quiet line under the composer. Its room is kept, so that nothing moves when it comes and goes. */
export function LiveCue({ cue }: { cue: Cue | null }) {
  const hydrated = useHydrated();
  const [dismissed, dismiss] = useState<string | null>(null);
  const shown = cue?.id === dismissed ? null : cue;
  return (
    <div className="-mb-2 flex min-h-9 items-center gap-1 pl-4 text-sm text-muted pointer-coarse:min-h-11">
      <p role="status">{shown?.text}</p>
      {shown && hydrated && (
        <Button
          variant="quiet"
          size="small"
          aria-label="Dismiss"
          onClick={() => dismiss(shown.id)}
          className="size-8 px-0 text-muted pointer-coarse:size-11"
        >
          <X aria-hidden="true" strokeWidth={1.75} className="size-4" />
        </Button>
      )}
    </div>
  );
}
