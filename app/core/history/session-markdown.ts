import { durationLabel } from "../conversations/labels.ts";
import { fixAsksFirst } from "../feedback/asks-first.ts";
import { scoreSince } from "../scoring/feedback-text.ts";
import { dayInWords } from "./session-day.ts";
import { type SessionFile, type StoredSession, sessionFile } from "./session-file.ts";

/** A session as a Markdown text. What was said is escaped, so that it is shown as it was said. */
export function sessionMarkdown(stored: StoredSession, timeZone: string): string {
  const session = sessionFile(stored);
  const { scenario, customer, score, transcript } = session;
  const name = [customer?.name, scenario?.title].filter(Boolean).join(", ") || session.title;
  const lines = [
    `# ${escaped(name)}`,
    "",
    `- Title: ${escaped(session.title)}`,
    `- Date: ${dayInWords(Date.parse(session.startedAt), timeZone)}`,
    `- Practice time: ${durationLabel(session.durationSeconds)} min`,
    `- ${session.mode === "voice" ? "By voice" : "By text"}${session.isRetry ? ", a retry" : ""}`,
  ];
  if (score) {
    lines.push("", `## Score: ${score.total} of 100`, "", escaped(score.verdict), "");
    lines.push(`- Did well: ${escaped(score.win)}`);
    const { title: fix, why, sayInstead } = score.fix;
    lines.push(`- ${sayInstead ? "Fix next: " : ""}${escaped(fix)}. ${escaped(why)}`);
    const isAsked = stored.score !== null && fixAsksFirst(stored.score);
    if (sayInstead) lines.push(`- ${isAsked ? "Ask first" : "Say instead"}: ${escaped(sayInstead)}`);
    lines.push("", "| Skill | Percent |", "|---|---|");
    for (const { title, percent } of score.skills)
      lines.push(`| ${escaped(title)} | ${percent === null ? "not judged" : Math.round(percent)} |`);
    lines.push("", "## Compliance", "");
    if (score.findings.length === 0) lines.push("Nothing was found.");
    for (const { title, severity, certainty, disputed, quote, safer } of score.findings) {
      const state = [severity, certainty === "likely" && "worth a look", disputed && "disputed, not counted"];
      lines.push(`- **${escaped(title)}** (${state.filter(Boolean).join(", ")}): “${escaped(quote)}”`);
      lines.push(`  Safer: ${escaped(safer)}`);
    }
    lines.push("", `Scored by rubric ${escaped(score.rubric)}. A training aid, not legal advice.`);
  }
  lines.push("", "## Transcript", "");
  if (transcript.length === 0) lines.push("Nothing was said.");
  for (const { speaker, text } of transcript) {
    const since = speaker === "coach" && score ? scoreSince(text, score.total) : null;
    lines.push(`**${speakerName(speaker, customer?.name)}:** ${escaped(text)}${since ? ` ${since}` : ""}`, "");
  }
  return `${lines.join("\n").trimEnd()}\n`;
}

function speakerName(speaker: SessionFile["transcript"][number]["speaker"], customer = "Customer"): string {
  return { agent: "You", customer: escaped(customer), coach: "Coach", command: "You" }[speaker];
}

/** On one paragraph, with what Markdown and HTML would take for their own made harmless. */
function escaped(text: string): string {
  return text
    .replace(/\s+/g, " ")
    .trim()
    .replace(/[\\`*_{}[\]<>#|~&]/g, (sign) => `\\${sign}`)
    .replace(/^[-+=]/, "\\$&")
    .replace(/^(\d+)([.)])(?!\S)/, "$1\\$2");
}
