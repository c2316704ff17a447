import { countLabel } from "../count-label.ts";
import { type EmailBody, emailBody, linkTo, oneLine, type Paragraph } from "../emails/email-body.ts";
import { costliestMoment, type WeakMomentFacts } from "./weak-moment.ts";

/** Where these emails are ended: for people a page with a button, for mail programs what takes their POST (RFC 8058). */
export function practiceEmailPath(token: string): string {
  return `/practice-email/${token}`;
}

/** A moment with the line of the customer that came before it; null: the agent spoke first. */
export type MomentToTell = WeakMomentFacts & { heard: string | null };

/** What there is to write about: one moment, else drills; null: nothing new. */
export type PracticeNews =
  | { kind: "moment"; moment: MomentToTell }
  | { kind: "drills"; drills: readonly { objectionId: string; title: string }[] };

/** What is new since `sinceMs`. Nothing is told twice: a moment of a later conversation, or drills of which one has come due since. */
export function practiceNews(
  facts: {
    moments: readonly MomentToTell[];
    /** Those that are due. */
    drills: readonly { objectionId: string; title: string; dueAtMs: number }[];
  },
  sinceMs: number,
): PracticeNews | null {
  const moment = costliestMoment(facts.moments.filter(({ endedAtMs }) => endedAtMs > sinceMs));
  if (moment) return { kind: "moment", moment };
  const isNew = facts.drills.some(({ dueAtMs }) => dueAtMs > sinceMs);
  return isNew ? { kind: "drills", drills: facts.drills } : null;
}

export function practiceEmail(of: {
  siteUrl: string;
  siteName: string;
  fullName: string;
  news: PracticeNews;
  token: string;
}): EmailBody & { unsubscribeUrl: string } {
  const unsubscribeUrl = linkTo(of, practiceEmailPath(of.token));
  const { subject, paragraphs } =
    of.news.kind === "moment" ? momentWords(of, of.news.moment) : drillWords(of, of.news.drills);
  return {
    ...emailBody(of, subject, [
      of.fullName === "" ? "Hello," : `Hello ${oneLine(of.fullName)},`,
      ...paragraphs,
      { label: "Other days, or another hour", link: linkTo(of, "/account/practice") },
      { label: "No more of these emails", link: unsubscribeUrl },
    ]),
    unsubscribeUrl,
  };
}

type Words = { subject: string; paragraphs: Paragraph[] };

function momentWords(of: { siteUrl: string }, { conversationId, customer, heard, fix }: MomentToTell): Words {
  return {
    subject: `One line to try again with ${customer}`,
    paragraphs: [
      ...(heard === null ? [] : [`${customer}: “${oneLine(heard)}”`]),
      ...(fix === null ? [] : [`You: “${oneLine(fix.quote)}”`, `${fix.title}.`]),
      { label: "Say it again", link: linkTo(of, `/conversations/${conversationId}#fix`) },
    ],
  };
}

function drillWords(of: { siteUrl: string }, drills: readonly { objectionId: string; title: string }[]): Words {
  const [first] = drills;
  const link = linkTo(of, `/chat?${new URLSearchParams({ drill: first?.objectionId ?? "" })}`);
  return {
    subject:
      drills.length === 1 && first
        ? `A drill for today: ${first.title}`
        : `${countLabel(drills.length, "drill")} for today`,
    paragraphs: [
      drills.length === 1 ? "This objection is due again:" : "These objections are due again:",
      ...drills.map(({ title }) => title),
      { label: drills.length === 1 ? "Start the drill" : "Start the first drill", link },
    ],
  };
}
