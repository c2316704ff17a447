import { CircleAlert, FileText, Upload } from "lucide-react";
import { type ChangeEvent, Suspense, useEffect, useRef, useState } from "react";
import { Form, useFetcher, useLocation, useRevalidator } from "react-router";
import { useHydrated } from "#app/browser/hydrated.ts";
import { uploadScript } from "#app/browser/script-upload.ts";
import { Button, buttonClass } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { useToast } from "#app/ui/toaster.tsx";
import type { MessageView } from "#core/conversations/message-view.ts";
import type { ScriptView } from "#core/pages/chat-page.ts";
import { findScriptKind, SCRIPT_ACCEPT, SCRIPT_MAX_BYTES, SCRIPT_REFUSALS } from "#core/scripts/script-file.ts";
import type { Toast } from "#core/toast.ts";
import { ScriptTicks } from "./script-ticks.here.tsx";

/** Sales Script Upload: the agent's own script, which the customer and the score take into account. */
export function ScriptCard({
  script,
  said,
  onSignedOut,
}: {
  script: ScriptView | null;
  /** The messages in which the script's lines are looked for; null: they are not. */
  said: readonly MessageView[] | null;
  onSignedOut: () => void;
}) {
  const { upload, error, sent } = useUpload(onSignedOut);
  const removal = useRemoval();
  const isUploading = sent !== undefined;
  return (
    <Card aria-labelledby="script" className="p-4">
      <h2 id="script" className="font-semibold">
        Sales Script Upload
      </h2>
      {error && (
        <p
          role="alert"
          className="mt-3 flex gap-2 rounded-control border border-bad/30 bg-bad-soft px-3 py-2 text-sm text-bad"
        >
          <CircleAlert aria-hidden="true" strokeWidth={1.75} className="mt-0.5 size-4 shrink-0" />
          {error}
        </p>
      )}
      {script && !isUploading && <Current script={script} said={said} removal={removal} />}
      {isUploading ? <Progress sent={sent} /> : <Chooser onFile={upload} replaces={script !== null} />}
    </Card>
  );
}

/** `sent` is undefined when nothing is being uploaded, a share while the file leaves, null while it is being read. */
function useUpload(onSignedOut: () => void) {
  const [error, setError] = useState<string | null>(null);
  const [sent, setSent] = useState<number | null | undefined>(undefined);
  const leaving = useRef(new AbortController());
  const showToast = useToast();
  const { revalidate } = useRevalidator();

  useEffect(() => {
    leaving.current = new AbortController();
    return () => leaving.current.abort();
  }, []);

  async function upload(file: File) {
    setError(null);
    if (!findScriptKind(file.name)) return setError(SCRIPT_REFUSALS["wrong-type"]);
    if (file.size > SCRIPT_MAX_BYTES) return setError(SCRIPT_REFUSALS["too-large"]);
    setSent(0);
    const { signal } = leaving.current;
    const end = await uploadScript(file, setSent, signal);
    if (signal.aborted) return;
    if (!end.ok) {
      setSent(undefined);
      setError(end.text);
      if (end.isSignedOut) onSignedOut();
      return;
    }
    await revalidate();
    setSent(undefined);
    showToast({ title: "Sales Script Uploaded", text: end.text, kind: "success" });
  }
  return { upload, error, sent };
}

/** Removal says so in a toast, which a fetcher has to show itself. */
function useRemoval() {
  const fetcher = useFetcher<{ toast: Toast }>();
  const showToast = useToast();
  const toast = fetcher.data?.toast;
  useEffect(() => {
    if (toast) showToast(toast);
  }, [toast, showToast]);
  return fetcher;
}

function Chooser({ onFile, replaces }: { onFile: (file: File) => void; replaces: boolean }) {
  const hydrated = useHydrated();
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.target.files?.[0];
    event.target.value = "";
    if (file) onFile(file);
  };
  const id = replaces ? "script-file-new" : "script-file";
  return (
    <Form method="post" action="/chat/script" encType="multipart/form-data" className="mt-3">
      {!replaces && (
        <p className="mb-3 text-sm text-muted">
          PDF, DOC, DOCX or TXT, up to 10 MB. In a whole session the customer raises up to three of the objections it
          prepares for, of those that belong to its line of insurance.
        </p>
      )}
      <input type="hidden" name="intent" value="upload" />
      <ReturnField />
      {/* The label is the button; without JavaScript the browser's own control shows, with a button to send it. */}
      <div className="relative flex flex-col gap-2">
        <input
          id={id}
          type="file"
          name="script"
          aria-label={replaces ? "Replace the sales script" : "Choose a sales script"}
          accept={SCRIPT_ACCEPT}
          required
          onChange={hydrated ? choose : undefined}
          className="peer sr-only noscript:not-sr-only noscript:w-full noscript:text-sm file:mr-3 file:rounded-control file:border file:border-edge file:px-3 file:py-1.5 file:font-[550]"
        />
        <label
          htmlFor={id}
          className={classNames(
            buttonClass({ variant: "secondary", size: "small" }),
            "w-full peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-brand noscript:hidden",
          )}
        >
          <Upload aria-hidden="true" strokeWidth={1.75} />
          {replaces ? "Replace" : "Choose a file"}
        </label>
        <span className="hidden noscript:block">
          <Button type="submit" size="small" className="w-full">
            Upload
          </Button>
        </span>
      </div>
    </Form>
  );
}

function Progress({ sent }: { sent: number | null }) {
  const label = sent === null ? "Reading the document" : `Uploading, ${Math.round(sent * 100)}%`;
  return (
    <div className="mt-3">
      <p id="upload-state" role="status" className="mb-1.5 text-sm text-muted tabular-nums">
        {label}
      </p>
      <progress
        aria-labelledby="upload-state"
        max={1}
        value={sent ?? undefined}
        className={classNames(
          "h-1.5 w-full appearance-none overflow-hidden rounded-full [&::-moz-progress-bar]:bg-brand [&::-webkit-progress-bar]:bg-transparent [&::-webkit-progress-value]:bg-brand",
          sent === null ? "animate-pulse bg-brand" : "bg-line",
        )}
      />
    </div>
  );
}

function Current({
  script,
  said,
  removal,
}: {
  script: ScriptView;
  said: readonly MessageView[] | null;
  removal: ReturnType<typeof useRemoval>;
}) {
  return (
    <div className="mt-3 rounded-control border border-line bg-sunken">
      <div className="flex items-center gap-2 py-1 pr-1 pl-3">
        <FileText aria-hidden="true" strokeWidth={1.75} className="size-4 shrink-0 text-muted" />
        <p className="min-w-0 flex-1 truncate font-[550]" title={script.name}>
          {script.name}
        </p>
        <removal.Form method="post" action="/chat/script">
          <input type="hidden" name="intent" value="remove" />
          <ReturnField />
          <Button type="submit" variant="quiet" size="small" busy={removal.state !== "idle"}>
            Remove
          </Button>
        </removal.Form>
      </div>
      {said && (
        <Suspense>
          <ScriptTicks content={script.content} messages={said} />
        </Suspense>
      )}
      <details className="border-t border-line">
        <summary className="px-3 py-2 text-sm font-[550] text-muted hover:text-ink">Show the text</summary>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be scrolled with the keyboard */}
        <pre tabIndex={0} className="max-h-72 overflow-y-auto px-3 pb-3 font-sans text-sm whitespace-pre-wrap">
          {script.content}
        </pre>
      </details>
    </div>
  );
}

/** Where a form without JavaScript comes back to. */
function ReturnField() {
  const { pathname, search } = useLocation();
  return <input type="hidden" name="returnTo" value={pathname + search} />;
}
