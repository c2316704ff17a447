import type { Evidence } from "#core/scoring/score-schema.ts";

/** The id of a turn's line in the transcript: quotes link to it, `:target` lights it up. */
export function turnId(turn: number): string {
  return `turn-${turn}`;
}

/** Words from the transcript; a press goes to their line. */
export function Quote({ evidence }: { evidence: Evidence }) {
  return (
    <a href={`#${turnId(evidence.turn)}`} className="group inline">
      <span className="text-ink decoration-brand/40 underline-offset-3 group-hover:underline">“{evidence.quote}”</span>{" "}
      <span className="text-sm whitespace-nowrap text-brand">line {evidence.turn + 1}</span>
    </a>
  );
}

/** What to say instead, or to ask before there is anything to say. */
export function Better({ line, asksFirst = false }: { line: string; asksFirst?: boolean }) {
  return (
    <p className="border-l-2 border-brand pl-3">
      <span className="text-sm font-semibold text-brand">{asksFirst ? "Ask first" : "Say instead"} </span>
      <span>“{line}”</span>
    </p>
  );
}
