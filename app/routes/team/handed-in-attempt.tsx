import { data, isRouteErrorResponse, redirect, useActionData } from "react-router";
import { servicesContext } from "#app/context.ts";
import { keptPages } from "#app/page-loading/kept-pages.ts";
import { openPage, runAction } from "#app/page-loading/open-page.ts";
import { postedForm } from "#app/page-loading/posted-form.ts";
import { site } from "#app/site/site.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { TextAreaField } from "#app/ui/field.tsx";
import { PageError } from "#app/ui/page-error.tsx";
import { Refusal } from "#core/errors.ts";
import type { Toast } from "#core/toast.ts";
import { FeedbackArticle } from "../practice/feedback/feedback-article.tsx";
import { REMARK_MAX_BYTES, refusedRemark } from "../practice/feedback/review/refused-remark.ts";
import type { Route } from "./+types/handed-in-attempt";
import { done, textOf } from "./act-and-return.ts";

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${loaderData ? `${loaderData.agent}, ${loaderData.scenario.title}` : "Team attempt"} · ${site.name}` },
  { name: "robots", content: "noindex" },
];

export function loader({ request, context, params }: Route.LoaderArgs) {
  return openPage(context, request, ({ overseenFeedback }, login) =>
    overseenFeedback.open(login, params.conversationId),
  );
}

export const clientLoader = keptPages.loader<Awaited<ReturnType<Route.ClientLoaderArgs["serverLoader"]>>>();

/** What a reviewer says. What cannot be saved comes back with its words in the form. */
export async function action({ request, context, params }: Route.ActionArgs) {
  const form = await postedForm(request, REMARK_MAX_BYTES);
  const { conversationId: id } = params;
  const field = (name: string) => textOf(form, name);
  const intent = form.get("intent");
  const said = await runAction(context, request, async ({ reviews, examples }, login): Promise<[string, Toast]> => {
    if (intent === "comment") {
      await reviews.comment(login, id, { turn: field("turn"), at: field("at"), words: field("words") });
      return [field("turn") === "" ? "#review" : `#turn-${field("turn")}`, done("Comment saved")];
    }
    if (intent === "delete-comment") {
      await reviews.deleteComment(login, id, field("comment"));
      return ["#review", done("Comment deleted")];
    }
    if (intent === "review-finding") {
      const finding = field("finding");
      const review = { finding, turn: field("turn"), verdict: field("verdict"), why: field("why") };
      await reviews.judge(login, id, review);
      return [finding.includes(".") ? "#skills" : "#compliance", done("Review saved")];
    }
    if (intent === "conclude") {
      await reviews.conclude(login, id, { verdict: field("verdict"), words: field("words") });
      return ["#review", done("Verdict saved")];
    }
    if (intent === "ask-example") {
      const lines = { first: lineOf(field("first")), last: lineOf(field("last")) };
      await examples.ask(login, id, { ...lines, title: field("title") });
      return ["#review", done("Asked", "It is shown once they agree.")];
    }
    if (intent === "withdraw-example") {
      await examples.withdraw(login, id, field("example"));
      return ["#review", done("Withdrawn")];
    }
    throw new Refusal("bad_request");
  });
  if (!said.ok) {
    const { title, text, status } = said.refusal;
    const remark = refusedRemark(form, String(intent), said.refusal);
    return data({ toast: { title, text, kind: "destructive" as const }, remark }, { status });
  }
  const [place, toast] = said.value;
  const { notes } = context.get(servicesContext);
  return redirect(`/team/attempts/${id}${place}`, {
    headers: { "Set-Cookie": await notes.leave(request, { toast }) },
  });
}

/** Lines count from 1 on the page, turns from 0. */
function lineOf(text: string): number {
  return Number(text === "" ? Number.NaN : text) - 1;
}

/** What was handed in, for somebody who oversees the agent: to read, to hear and to review. */
export default function HandedInAttempt({ loaderData: page, actionData }: Route.ComponentProps) {
  return (
    <FeedbackArticle page={page} agent={page.agent} refusedDispute={null} refusedRemark={actionData?.remark ?? null} />
  );
}

/** The status of the refusal `calibration_blind`, the only one of this page that has it; the list of all is the server's. */
const JUDGED_BLIND = 409;

/** Whoever judges blind is led to where they do. */
function judgeFirst(error: unknown) {
  return isRouteErrorResponse(error) && error.status === JUDGED_BLIND ? (
    <ButtonLink to="/team/calibration" size="large">
      To the calibrations
    </ButtonLink>
  ) : undefined;
}

/** Of somebody who may not see it any more: what they were just writing is not lost, without JavaScript either. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const written = useActionData<typeof action>();
  const words = written && "remark" in written ? written.remark.words : "";
  if (!isRouteErrorResponse(error) || words === "") return <PageError error={error} action={judgeFirst(error)} />;
  return (
    <div className="mx-auto max-w-text px-4 py-14 sm:px-6">
      <h1 className="font-display text-3xl">Not saved</h1>
      <p className="mt-2 mb-6 text-muted">You cannot review this attempt any more. This is what you wrote.</p>
      <TextAreaField label="Your words" rows={8} dir="auto" readOnly defaultValue={words} />
    </div>
  );
}
