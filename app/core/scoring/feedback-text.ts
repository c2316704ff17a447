import type { Score } from "./score-schema.ts";

/** The score as a chat bubble: plain lines, the one thing to fix first. The page holds the rest. */
export function feedbackText(score: Score): string {
  return [...fixLines(score), "", ...winLines(score), "", ...scoreLines(score)].join("\n");
}

/** The same in a few lines, for the chat that leads to the page. */
export function shortFeedbackText(score: Score): string {
  const [scored = ""] = scoreLines(score);
  const { fix } = score;
  return [scored, fixTitle(fix), ...(fix.better === "" ? [] : [`Try: "${fix.better}"`])].join("\n");
}

/**
 * What to add to the coach's word at the end where the score is another one by now, since a finding was disputed or the conversation
 * was scored again; null: nothing. `total`: of the score as it is now.
 */
export function scoreSince(coachText: string, total: number): string | null {
  const then = SCORE_THEN.exec(coachText)?.[1];
  return then === undefined || Number(then) === total ? null : `That was the score then. It is ${total} now.`;
}

const SCORE_THEN = /^Score: (\d+) of 100/m;

function fixLines({ fix }: Score): string[] {
  const said = fix.evidence ? [`You said: "${fix.evidence.quote}"`] : [];
  return [fixTitle(fix), fix.why, ...said, ...(fix.better === "" ? [] : [`Try: "${fix.better}"`])];
}

/** As on the page: without a line to say there is nothing to fix, and what comes next is not called a fix. */
function fixTitle({ title, better }: Score["fix"]): string {
  return better === "" ? `${title}.` : `Fix next: ${title}.`;
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
