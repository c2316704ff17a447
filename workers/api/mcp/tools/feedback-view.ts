import { z } from "zod";
import type { ConversationPage } from "#core/pages/feedback-page.ts";

/** What the page of a conversation says, without its pictures. */
export const feedbackOutput = z.object({
  conversation_id: z.string(),
  title: z.string(),
  customer: z.string(),
  level: z.number(),
  /** Null: too little was said to be judged. */
  score: z.number().nullable(),
  verdict: z.string().nullable(),
  went_well: z.string().nullable(),
  fix: z
    .object({ title: z.string(), why: z.string(), you_said: z.string().nullable(), say_instead: z.string() })
    .nullable(),
  skills: z.array(z.object({ title: z.string(), percent: z.number().nullable() })),
  compliance: z.array(
    z.object({ title: z.string(), severity: z.string(), certainty: z.string(), quote: z.string(), safer: z.string() }),
  ),
  customer_kept_back: z.array(z.object({ fact: z.string(), told: z.boolean() })),
  lines: z.array(z.object({ speaker: z.enum(["agent", "customer"]), text: z.string() })),
});
type Feedback = z.infer<typeof feedbackOutput>;

export function feedbackView(page: ConversationPage): Feedback {
  const { score, conversation } = page;
  return {
    conversation_id: conversation.id,
    title: page.scenario.title,
    customer: page.persona.name,
    level: page.difficulty.level,
    score: score?.total ?? null,
    verdict: score?.verdict ?? null,
    went_well: score?.win.title ?? null,
    fix: score
      ? {
          title: score.fix.title,
          why: score.fix.why,
          you_said: score.fix.evidence?.quote ?? null,
          say_instead: score.fix.better,
        }
      : null,
    skills: (score?.dimensions ?? []).map(({ title, percent }) => ({ title, percent })),
    compliance: (score?.compliance ?? []).map(({ title, severity, certainty, evidence, safer }) => ({
      title,
      severity,
      certainty,
      quote: evidence.quote,
      safer,
    })),
    customer_kept_back: (page.revealed?.facts ?? []).map(({ card, told }) => ({ fact: card, told })),
    lines: page.messages
      .filter(({ kind }) => kind === "turn")
      .map(({ role, content }) => ({ speaker: role === "user" ? "agent" : "customer", text: content })),
  };
}

export function feedbackText(feedback: Feedback): string {
  if (feedback.score === null) return "Ended. Too little was said to be judged.";
  const { fix } = feedback;
  return [
    `Score: ${feedback.score} of 100. ${feedback.verdict ?? ""}`,
    feedback.went_well && `Went well: ${feedback.went_well}`,
    fix && `${fix.say_instead ? "Fix next: " : ""}${fix.title}. ${fix.why}`,
    fix?.say_instead && `Say instead: “${fix.say_instead}”`,
    ...feedback.compliance.map(({ title, severity, quote }) => `Compliance, ${severity}: ${title} (“${quote}”)`),
  ]
    .filter(Boolean)
    .join("\n");
}
