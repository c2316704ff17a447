import { Archive, ArchiveRestore, ChevronDown, Trash2 } from "lucide-react";
import { Form, useNavigation } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { TITLE_MAX_LENGTH } from "#core/conversations/conversation-title.ts";

/** Another title, archive and delete, folded away until they are wanted. */
export function SessionActions(props: { id: string; name: string; title: string; isArchived: boolean }) {
  const { id, name, title, isArchived } = props;
  const { formData } = useNavigation();
  const isBusy = formData?.get("id") === id;
  return (
    <details className="group px-3 pb-1">
      <summary className="inline-flex min-h-8 cursor-pointer items-center gap-1 text-sm text-muted hover:text-ink pointer-coarse:min-h-11">
        Manage<span className="sr-only">: {name}</span>
        <ChevronDown
          aria-hidden="true"
          strokeWidth={1.75}
          className="size-4 transition-transform group-open:rotate-180"
        />
      </summary>
      <div className="flex flex-wrap items-end gap-3 pt-1 pb-2">
        {/* A new form after each change: its field holds the title that it has now. */}
        <Form key={title} method="post" className="flex min-w-0 flex-1 basis-72 items-end gap-2">
          <input type="hidden" name="id" value={id} />
          <Field
            className="min-w-0 flex-1"
            label="Title"
            name="title"
            defaultValue={title}
            maxLength={TITLE_MAX_LENGTH}
            required
            autoComplete="off"
          />
          <Button
            type="submit"
            name="intent"
            value="rename-session"
            variant="secondary"
            className="h-11"
            disabled={isBusy}
          >
            Rename
          </Button>
        </Form>
        <Form method="post" className="flex gap-2">
          <input type="hidden" name="id" value={id} />
          {isArchived ? (
            <Button
              type="submit"
              name="intent"
              value="unarchive-session"
              variant="quiet"
              className="h-11"
              disabled={isBusy}
              icon={<ArchiveRestore aria-hidden="true" strokeWidth={1.75} />}
            >
              Take back
            </Button>
          ) : (
            <Button
              type="submit"
              name="intent"
              value="archive-session"
              variant="quiet"
              className="h-11"
              disabled={isBusy}
              icon={<Archive aria-hidden="true" strokeWidth={1.75} />}
            >
              Archive
            </Button>
          )}
          <Button
            type="submit"
            name="intent"
            value="delete-session"
            variant="quiet"
            className="h-11"
            disabled={isBusy}
            icon={<Trash2 aria-hidden="true" strokeWidth={1.75} />}
          >
            Delete
          </Button>
        </Form>
      </div>
    </details>
  );
}
