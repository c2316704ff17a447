import type { Score } from "./score-schema.ts";

/** The score as a chat bubble: plain lines, the one thing to fix first. The page holds the rest. */
export function feedbackText(score: Score): string {
  return [...fixLines(score), "", ...winLines(score), "", ...scoreLines(score)].join("\n");
}

/** The same in a few lines, for the chat that leads to the page. */
export function shortFeedbackText(score: Score): string {
  const [scored = ""] = scoreLines(score);
  const { title, better } = score.fix;
  return [scored, `Fix next: ${title}.`, ...(better === "" ? [] : [`Try: "${better}"`])].join("\n");
}

function fixLines({ fix }: Score): string[] {
  const said = fix.evidence ? [`You said: "${fix.evidence.quote}"`] : [];
  return [`Fix next: ${fix.title}.`, fix.why, ...said, ...(fix.better === "" ? [] : [`Try: "${fix.better}"`])];
}

function winLines({ win }: Score): string[] {
  return win.evidence
    ? [`What worked: ${win.title}.`, `You said: "${win.evidence.quote}"`]
    : [`What worked: ${win.title}`];
}

function scoreLines({ total, ungated, gate, verdict, exit }: Score): string[] {
  const gated = gate === "clear" || total === ungated ? "" : ` (${ungated} before compliance)`;
  return [`Score: ${total} of 100${gated}. ${verdict}`, ...(exit ? [`How it ended: ${exit.reason}`] : [])];
}
