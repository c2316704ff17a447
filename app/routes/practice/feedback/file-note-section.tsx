import { Check, CircleDashed, Copy, Download } from "lucide-react";
import { useState } from "react";
import { Form, Link, useNavigation } from "react-router";
import { Button, buttonClass } from "#app/ui/button.tsx";
import { DraftAreaField } from "#app/ui/draft-area-field.tsx";
import { Pill } from "#app/ui/pill.tsx";
import { figureLabel } from "#core/count-label.ts";
import { NOTE_MOST } from "#core/file-note/note-length.ts";
import type { NoteReview } from "#core/file-note/note-review.ts";
import type { FileNoteView } from "#core/pages/file-note-view.ts";
import { ConfirmedDeletion } from "./confirmed-deletion.tsx";
import { Section } from "./feedback-section.tsx";
import { Quote } from "./quote.tsx";

/** What was sent and refused: it stays in the field. */
export type RefusedNote = { note: string; error: string };

/** The note for the file: a field, and beside what was said what it lacks. For the person alone. */
export function FileNote({
  conversationId,
  view: { isOfCall, saved },
  refused,
}: {
  conversationId: string;
  view: FileNoteView;
  refused: RefusedNote | null;
}) {
  const intent = useNavigation().formData?.get("intent");
  return (
    <Section
      id="file-note"
      title={isOfCall ? "The file note, or voice-to-CRM note" : "The file note"}
      text={summaryOf(saved)}
      open={saved !== null || refused !== null}
    >
      <div className="space-y-4 border-t border-line px-5 pt-4 pb-5">
        <p className="max-w-text text-muted">
          Write what an errors-and-omissions file needs of this conversation, as you would after a real one. Then it is
          looked through for what the conversation calls for. That is practice of its own: it changes no score, and
          nobody else reads it.
        </p>
        <Form method="post" preventScrollReset className="space-y-3 print:hidden">
          <DraftAreaField
            part="file"
            label="Your note"
            name="note"
            rows={8}
            maxLength={NOTE_MOST}
            required
            dir="auto"
            defaultValue={refused?.note ?? saved?.note}
            error={refused?.error}
            hint={`Up to ${figureLabel(NOTE_MOST)} characters.`}
          />
          <div className="flex flex-wrap gap-2">
            <Button type="submit" name="intent" value="save-note" busy={intent === "save-note"}>
              Save and check it
            </Button>
            <Button type="submit" name="intent" value="note-ready" variant="secondary" busy={intent === "note-ready"}>
              Save as ready
            </Button>
          </div>
          <p className="text-sm text-muted">
            Saving a note as ready tells your{" "}
            <Link to="/account/webhooks" className="link">
              webhooks
            </Link>{" "}
            that there is one. They are told which conversation it is about, not what the note says.
          </p>
        </Form>
        {saved && (
          <>
            <p className="hidden whitespace-pre-wrap print:block">{saved.note}</p>
            <div className="flex flex-wrap items-center gap-2 print:hidden">
              {saved.readyAt !== null && <Pill color="good">Ready</Pill>}
              <CopyNote note={saved.note} />
              <a
                href={`/conversations/${conversationId}/note.txt`}
                download
                className={buttonClass({ variant: "secondary", size: "small" })}
              >
                <Download aria-hidden="true" strokeWidth={1.75} />
                Save as a text file
              </a>
              <ConfirmedDeletion
                label="Delete the note"
                text="The note cannot be brought back. The conversation stays."
                intent="delete-note"
              />
            </div>
            <Review review={saved.review} />
          </>
        )}
      </div>
    </Section>
  );
}

function summaryOf(saved: FileNoteView["saved"]): string {
  if (!saved) return "Not written yet.";
  const { covered, of } = saved.review;
  if (of === 0) return "Saved. Nothing in this conversation calls for a note.";
  if (covered < of) return `It covers ${covered} of ${of}.`;
  return of === 1
    ? "It has the one thing that was heard to call for a note."
    : `It has all ${of} things that were heard to call for a note.`;
}

function Review({ review: { items } }: { review: NoteReview }) {
  if (items.length === 0) return null;
  return (
    <section aria-labelledby="note-review">
      <h3 id="note-review" className="font-[550]">
        What this conversation calls for
      </h3>
      <ul className="mt-2 space-y-3">
        {items.map(({ id, title, covered, hint, quotes }) => (
          <li key={id} className="flex gap-2.5">
            {covered ? (
              <Check aria-hidden="true" strokeWidth={2} className="mt-0.5 size-4.5 shrink-0 text-good" />
            ) : (
              <CircleDashed aria-hidden="true" strokeWidth={1.75} className="mt-0.5 size-4.5 shrink-0 text-warn" />
            )}
            <div className="min-w-0 flex-1">
              <p>
                {title}{" "}
                <span className="text-sm text-muted">{covered ? "in your note" : "not found in your note"}</span>
              </p>
              {!covered && <p className="text-muted">{hint}</p>}
              {quotes.map((quote) => (
                <p key={`${quote.turn} ${quote.quote}`} className="mt-1 text-muted">
                  <Quote evidence={quote} />
                </p>
              ))}
            </div>
          </li>
        ))}
      </ul>
      <p className="mt-3 text-sm text-muted">
        It looks for words and figures of what was said, and for reasons, refusals and disclosures only for words that
        such a note has. So it can miss what you put differently, and take a word for more than it says. It is no legal
        advice.
      </p>
    </section>
  );
}

/** Only where there is a script: the text can be marked and copied without. */
function CopyNote({ note }: { note: string }) {
  const [state, setState] = useState<"" | "Copied" | "It could not be copied">("");
  return (
    <>
      <Button
        variant="secondary"
        size="small"
        icon={<Copy aria-hidden="true" strokeWidth={1.75} />}
        onClick={() =>
          void navigator.clipboard?.writeText(note).then(
            () => setState("Copied"),
            () => setState("It could not be copied"),
          )
        }
      >
        Copy
      </Button>
      <span role="status" className="text-sm text-muted">
        {state}
      </span>
    </>
  );
}
