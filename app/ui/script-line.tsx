import { Ban, Check, CheckCheck, Circle, CircleAlert } from "lucide-react";
import type { ReactNode } from "react";
import type { LineCoverage } from "#core/coach/script-coverage.ts";

/** How a line of a script was said, as a sign with its word for a screen reader. */
export function LineSign({ line, unsaid }: { line: LineCoverage; unsaid?: string }) {
  const { icon, look } = line.kind === "forbidden" ? FORBIDDEN_SIGNS[line.status] : SIGNS[line.status];
  return (
    <span className={`mt-[0.1875rem] shrink-0 [&>svg]:size-4 [&>svg]:stroke-2 ${look}`}>
      {icon}
      <span className="sr-only">{lineStatus(line, unsaid)}: </span>
    </span>
  );
}

/** `unsaid`: what a line is that was not said; while the session goes on it is not missed. */
export function lineStatus({ kind, status }: Pick<LineCoverage, "kind" | "status">, unsaid = "Missed"): string {
  if (kind === "forbidden") return status === "missed" ? "Forbidden" : "Forbidden, said";
  return status === "missed" ? unsaid : WORDS[status];
}

type Signs = Record<LineCoverage["status"], { icon: ReactNode; look: string }>;

const WORDS = { verbatim: "Word for word", paraphrased: "In other words" } as const;

const SIGNS: Signs = {
  verbatim: { icon: <CheckCheck aria-hidden="true" />, look: "text-good" },
  paraphrased: { icon: <Check aria-hidden="true" />, look: "text-good" },
  missed: { icon: <Circle aria-hidden="true" />, look: "text-edge" },
};

const SAID = { icon: <CircleAlert aria-hidden="true" />, look: "text-bad" };
const FORBIDDEN_SIGNS: Signs = {
  verbatim: SAID,
  paraphrased: SAID,
  missed: { icon: <Ban aria-hidden="true" />, look: "text-muted" },
};
