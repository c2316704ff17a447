import { Download } from "lucide-react";
import { useEffect } from "react";
import { Form, useRevalidator } from "react-router";
import { Button, buttonClass } from "#app/ui/button.tsx";
import { Card, CardHeader } from "#app/ui/card.tsx";
import { LocalDate } from "#app/ui/local-date.tsx";
import { useCounts } from "#app/ui/notation.tsx";
import type { HistoryExport } from "#core/pages/history-page.ts";

const LOOKS_EVERY_MS = 3000;

/** A file of all sessions: asked for, prepared in the background, downloaded. Without JavaScript a reload shows how far it is. */
export function ExportPanel({ exports, timeZone }: { exports: readonly HistoryExport[]; timeZone: string }) {
  useLooks(exports.some(isOnItsWay));
  return (
    <Card aria-labelledby="export" className="mt-8 pb-5">
      <CardHeader
        title="Export all sessions"
        titleId="export"
        text="CSV has a row of figures for each session. JSON has the transcripts and scores too. A file is kept for 3 days."
      />
      <Form method="post" className="flex flex-wrap gap-3 px-5">
        <input type="hidden" name="intent" value="export-history" />
        <Button type="submit" name="format" value="csv" variant="secondary">
          Export as CSV
        </Button>
        <Button type="submit" name="format" value="json" variant="secondary">
          Export as JSON
        </Button>
      </Form>
      {exports.length > 0 && (
        <ul aria-label="Files" className="mt-4 space-y-2 px-5">
          {exports.map((one) => (
            <li key={one.id} className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <ExportState of={one} timeZone={timeZone} />
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

function ExportState({ of, timeZone }: { of: HistoryExport; timeZone: string }) {
  const { figure } = useCounts();
  const name = of.format.toUpperCase();
  if (of.status === "ready")
    return (
      <>
        <a
          href={`/conversations/exports/${of.id}`}
          download
          className={buttonClass({ variant: "quiet", size: "small" })}
        >
          <Download aria-hidden="true" strokeWidth={1.75} />
          Download {name}
        </a>
        <span className="text-sm text-muted">
          Sessions: {figure(of.done)}. Kept until <LocalDate ms={of.expiresAt} timeZone={timeZone} />.
        </span>
      </>
    );
  if (of.status === "failed")
    return <span className="text-bad">{name}: this file could not be made. Please try again.</span>;
  const label = `${name}: ${figure(of.done)} of ${figure(of.total)} sessions are written`;
  return (
    <>
      <progress
        aria-label={label}
        value={of.done}
        max={Math.max(1, of.total)}
        className="h-2 w-40 appearance-none overflow-hidden rounded-full bg-sunken [&::-moz-progress-bar]:bg-brand [&::-webkit-progress-bar]:bg-sunken [&::-webkit-progress-value]:bg-brand"
      />
      <span className="text-sm text-muted tabular-nums">{label}.</span>
    </>
  );
}

function isOnItsWay({ status }: HistoryExport): boolean {
  return status === "waiting" || status === "running";
}

function useLooks(isWaiting: boolean): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setInterval(() => {
      if (document.visibilityState === "visible") void revalidate();
    }, LOOKS_EVERY_MS);
    return () => clearInterval(timer);
  }, [isWaiting, revalidate]);
}
