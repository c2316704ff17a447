import { Eye, EyeOff } from "lucide-react";
import { type SeenBy, seenByWords } from "#core/assignments/who-sees.ts";
import { classNames } from "./class-names.ts";

/** The quiet line that says whether a conversation is private practice, or counts, and for whose eyes. */
export function SeenByLine({ seenBy, className }: { seenBy: SeenBy; className?: string }) {
  const Icon = seenBy === null ? EyeOff : Eye;
  return (
    <p className={classNames("flex min-w-0 items-center gap-1.5 text-sm", className)}>
      <Icon aria-hidden="true" strokeWidth={1.75} className="size-3.5 shrink-0" />
      <span className="min-w-0 truncate" title={seenByWords(seenBy)}>
        {seenByWords(seenBy)}
      </span>
    </p>
  );
}
