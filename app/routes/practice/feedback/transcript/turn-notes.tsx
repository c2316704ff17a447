import { ListFilter } from "lucide-react";
import { classNames } from "#app/ui/class-names.ts";
import { NOTE_TONES } from "#app/ui/note-tones.ts";
import type { NoteKind, TurnNote } from "#core/feedback/turn-notes.ts";

/** What was noticed in a line, as small labels under it. */
export function TurnNotes({ notes, className }: { notes: readonly TurnNote[]; className?: string }) {
  if (notes.length === 0) return null;
  return (
    <ul aria-label="Noticed" className={classNames("flex flex-wrap gap-1", className)}>
      {notes.map((note) => (
        <li
          key={`${note.turn} ${note.kind} ${note.label}`}
          data-note={note.kind}
          className={classNames("rounded-[5px] px-1.5 py-px text-sm", NOTE_TONES[note.tone])}
        >
          {note.label}
        </li>
      ))}
    </ul>
  );
}

/** Which labels are shown. The boxes work by style alone (conversation.css), so also without JavaScript. */
export function NoteFilter({ notes }: { notes: readonly TurnNote[] }) {
  const present = KINDS.filter(({ kind }) => notes.some((note) => note.kind === kind));
  if (present.length === 0) return null;
  return (
    <details className="group relative print:hidden">
      <summary className="flex h-9 items-center gap-1.5 rounded-control px-2 text-sm font-[550] text-muted hover:bg-ink/6 hover:text-ink pointer-coarse:h-11">
        <ListFilter aria-hidden="true" strokeWidth={1.75} className="size-4" />
        Labels
      </summary>
      <fieldset className="absolute top-full right-0 z-10 mt-1 w-44 rounded-card border border-line bg-surface py-1.5 shadow-float">
        <legend className="sr-only">Labels in the transcript</legend>
        {present.map(({ kind, label }) => (
          <label
            key={kind}
            htmlFor={`show-${kind}`}
            className="flex min-h-9 items-center gap-2.5 px-3.5 hover:bg-sunken pointer-coarse:min-h-11"
          >
            <input type="checkbox" id={`show-${kind}`} defaultChecked className="size-4" />
            {label}
          </label>
        ))}
      </fieldset>
    </details>
  );
}

const KINDS = [
  { kind: "objection", label: "Objections" },
  { kind: "gap", label: "Coverage gaps" },
  { kind: "fact", label: "Facts told" },
  { kind: "question", label: "Questions" },
  { kind: "compliance", label: "Compliance" },
] as const satisfies { kind: NoteKind; label: string }[];
