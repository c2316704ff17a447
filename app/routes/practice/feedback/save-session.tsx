import { FileJson, FileText, Printer } from "lucide-react";
import { Button, buttonClass } from "#app/ui/button.tsx";

/** The session as a file of one's own. Printing is also in every browser's menu, which needs no JavaScript. */
export function SaveSession({ id }: { id: string }) {
  return (
    <section aria-label="Save this session" className="flex flex-wrap gap-2 print:hidden">
      <Button
        variant="quiet"
        size="small"
        className="noscript:hidden"
        icon={<Printer aria-hidden="true" strokeWidth={1.75} />}
        onClick={() => window.print()}
      >
        Print or save as PDF
      </Button>
      <a href={`/conversations/${id}/session.md`} download className={buttonClass({ variant: "quiet", size: "small" })}>
        <FileText aria-hidden="true" strokeWidth={1.75} />
        Markdown
      </a>
      <a
        href={`/conversations/${id}/session.json`}
        download
        className={buttonClass({ variant: "quiet", size: "small" })}
      >
        <FileJson aria-hidden="true" strokeWidth={1.75} />
        JSON
      </a>
    </section>
  );
}
