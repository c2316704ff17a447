import { Face } from "#app/ui/avatar.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { NOTE_TONES } from "#app/ui/note-tones.ts";
import type { HomeCall } from "../moments.ts";

/** The transcript of a finished call: a recommendation, what was noticed in each line, and the objection it meets. */
export function TalkMock({ call }: { call: HomeCall }) {
  return (
    <div className="rounded-card border border-line bg-surface">
      <p className="flex items-center gap-3 border-b border-line px-4 py-3 font-semibold">
        <Face id={call.customer.id} className="size-8" />
        {call.customer.name}
      </p>
      <ol className="flex flex-col gap-3.5 p-4">
        {call.objection.map((line) => (
          <li key={line.text}>
            <p>
              <span className={classNames("font-semibold", line.speaker === "agent" && "text-brand")}>
                {line.speaker === "agent" ? "You" : "Ray"}
              </span>{" "}
              {line.text}
            </p>
            {line.notes.length > 0 && (
              <p className="mt-1.5 flex flex-wrap gap-1">
                {line.notes.map((note) => (
                  <span
                    key={note.label}
                    className={classNames("rounded-[5px] px-1.5 py-px text-sm", NOTE_TONES[note.tone])}
                  >
                    {note.label}
                  </span>
                ))}
              </p>
            )}
          </li>
        ))}
      </ol>
    </div>
  );
}
