import { data, redirect, redirectDocument } from "react-router";
import { servicesContext } from "#app/context.ts";
import { keptPages } from "#app/page-loading/kept-pages.ts";
import { openPage, runAction } from "#app/page-loading/open-page.ts";
import { postedForm } from "#app/page-loading/posted-form.ts";
import { site } from "#app/site/site.ts";
import { Refusal } from "#core/errors.ts";
import type { Toast } from "#core/toast.ts";
import type { Route } from "./+types/feedback";
import type { RefusedDispute } from "./feedback/dispute-form.tsx";
import { FeedbackArticle } from "./feedback/feedback-article.tsx";
import type { RefusedNote } from "./feedback/file-note-section.tsx";
import { REMARK_MAX_BYTES, refusedRemark, textOf } from "./feedback/review/refused-remark.ts";
import type { RefusedRemark } from "./feedback/review/reviewing.ts";

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${loaderData ? `${loaderData.persona.name}, ${loaderData.scenario.title}` : "Feedback"} · ${site.name}` },
];

export function loader({ request, context, params }: Route.LoaderArgs) {
  return openPage(context, request, ({ conversationPages }, login) =>
    conversationPages.openFeedback(login, params.conversationId),
  );
}

export const clientLoader = keptPages.loader<Awaited<ReturnType<Route.ClientLoaderArgs["serverLoader"]>>>();

/** "Try this moment again", handing in, the file note, the disputing of a finding, and the deleting of the recording or of all of it. */
export async function action({ request, context, params }: Route.ActionArgs) {
  const form = await postedForm(request, REMARK_MAX_BYTES);
  const { conversationId } = params;
  const turn = Number(form.get("turn") ?? Number.NaN);
  const go = async (to: string, toast: Toast) =>
    redirect(to, { headers: { "Set-Cookie": await context.get(servicesContext).notes.leave(request, { toast }) } });

  if (form.get("intent") === "retry") {
    const forked = await runAction(context, request, ({ forks }, login) => forks.fork(login, { conversationId, turn }));
    if (!forked.ok) return refused(forked.refusal);
    const toast = { title: "Back at that moment", text: "Say your line again.", kind: "info" } as const;
    return go(`/chat/${forked.value.conversationId}#latest`, toast);
  }
  if (form.get("intent") === "hand-in") {
    const handedIn = await runAction(context, request, ({ handingIn }, login) =>
      handingIn.handIn(login, conversationId),
    );
    if (!handedIn.ok) return refused(handedIn.refusal);
    const toast = { title: "Handed in", text: `To ${handedIn.value.organisation}.`, kind: "success" } as const;
    return go(`/conversations/${conversationId}`, toast);
  }
  if (form.get("intent") === "answer-review") {
    const words = textOf(form, "words");
    const answered = await runAction(context, request, ({ reviews }, login) =>
      reviews.answer(login, conversationId, { words }),
    );
    if (!answered.ok) return refused(answered.refusal, null, refusedRemark(form, "answer-review", answered.refusal));
    return go(`/conversations/${conversationId}#review`, { title: "Answered", kind: "success" });
  }
  if (form.get("intent") === "answer-example") {
    const answer = textOf(form, "answer");
    const answered = await runAction(context, request, ({ examples }, login) =>
      examples.answer(login, conversationId, { example: textOf(form, "example"), answer }),
    );
    if (!answered.ok) return refused(answered.refusal);
    const title = answer === "yes" ? "Agreed" : "Not shown";
    return go(`/conversations/${conversationId}#review`, { title, kind: "success" });
  }
  const intent = form.get("intent");
  if (intent === "save-note" || intent === "note-ready") {
    const note = { note: textOf(form, "note"), isReady: intent === "note-ready" };
    const saved = await runAction(context, request, ({ fileNotes }, login) =>
      fileNotes.save(login, conversationId, note),
    );
    if (!saved.ok) return refused(saved.refusal, null, null, { note: note.note, error: saved.refusal.text });
    return go(`/conversations/${conversationId}#file-note`, {
      title: note.isReady ? "Saved as ready" : "Note saved",
      kind: "success",
    });
  }
  if (intent === "delete-note") {
    const deleted = await runAction(context, request, ({ fileNotes }, login) =>
      fileNotes.remove(login, conversationId),
    );
    if (!deleted.ok) return refused(deleted.refusal);
    return go(`/conversations/${conversationId}#file-note`, { title: "Note deleted", kind: "info" });
  }
  if (form.get("intent") === "delete-recording") {
    const deleted = await runAction(context, request, ({ calls }, login) =>
      calls.deleteRecording(login, conversationId),
    );
    if (!deleted.ok) return refused(deleted.refusal);
    return go(`/conversations/${conversationId}#recording`, { title: "Recording deleted", kind: "info" });
  }
  if (form.get("intent") === "delete-session") {
    const deleted = await runAction(context, request, ({ deletedSessions }, login) =>
      deletedSessions.delete(login, conversationId),
    );
    if (!deleted.ok) return refused(deleted.refusal);
    // As a new document: what this tab keeps of the page goes too.
    const toast = {
      title: "Session deleted",
      text: "You can undo it for 24 hours, above the list.",
      kind: "info",
    } as const;
    const cookie = await context.get(servicesContext).notes.leave(request, { toast });
    return redirectDocument("/conversations", { headers: { "Set-Cookie": cookie } });
  }
  if (form.get("intent") !== "dispute") return refused(new Refusal("bad_request"));

  const rule = String(form.get("rule"));
  const reason = String(form.get("reason") || form.get("because") || "");
  const finding = { conversationId, rule, turn, reason, shared: form.get("shared") === "yes" };
  const disputed = await runAction(context, request, ({ disputes }, login) => disputes.dispute(login, finding));
  const place = rule.includes(".") ? "skills" : "compliance";
  const toast = {
    title: "Disputed",
    text: "It no longer counts in your score. A total that was handed in stays.",
    kind: "success",
  } as const;
  if (disputed.ok) return go(`/conversations/${conversationId}#${place}`, toast);
  return refused(disputed.refusal, { rule, turn, reason, error: disputed.refusal.text });
}

function refused(
  { title, text, status }: Refusal,
  dispute: RefusedDispute | null = null,
  remark: RefusedRemark | null = null,
  note: RefusedNote | null = null,
) {
  return data({ toast: { title, text, kind: "destructive" as const }, dispute, remark, note }, { status });
}

export default function Conversation({ loaderData: page, actionData }: Route.ComponentProps) {
  return (
    <FeedbackArticle
      page={page}
      agent={null}
      refusedDispute={actionData?.dispute ?? null}
      refusedRemark={actionData?.remark ?? null}
      refusedNote={actionData?.note ?? null}
    />
  );
}
