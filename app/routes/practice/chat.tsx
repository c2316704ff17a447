import { useState } from "react";
import { data, redirect } from "react-router";
import { servicesContext } from "#app/context.ts";
import { keptPages } from "#app/page-loading/kept-pages.ts";
import { openPage, runAction } from "#app/page-loading/open-page.ts";
import { postedForm } from "#app/page-loading/posted-form.ts";
import { site } from "#app/site/site.ts";
import { findCommand } from "#core/conversations/commands.ts";
import { choiceSchema } from "#core/conversations/conversation-requests.ts";
import { Refusal } from "#core/errors.ts";
import type { Route } from "./+types/chat";
import { AssignedSetup } from "./chat/assigned-setup.tsx";
import { Setup } from "./chat/practice-setup.tsx";
import { Room } from "./chat/room.tsx";
import type { PracticeStage } from "./use-conversation.ts";

export const meta: Route.MetaFunction = ({ loaderData }) => {
  const stage = loaderData?.stage;
  const what =
    !stage || stage.phase === "setup"
      ? "AI Roleplay Training"
      : stage.phase === "assigned"
        ? stage.assignment.title
        : `${stage.persona.name}, ${stage.scenario.title}`;
  return [{ title: `${what} · ${site.name}` }];
};

export function loader({ request, context, params }: Route.LoaderArgs) {
  const search = new URL(request.url).searchParams;
  return openPage(context, request, ({ conversationPages }, login) =>
    conversationPages.openChat(login, { conversationId: params.conversationId ?? null, search }),
  );
}

export function clientLoader(call: Route.ClientLoaderArgs) {
  return keptPages.retried(call);
}

/** 4,000 characters of a message take at most nine bytes each in a form. */
const MESSAGE_FORM_MAX_BYTES = 64 * 1024;

/** The page's forms when JavaScript does not run. With it the composer talks to /api; only New Session comes here. */
export async function action({ request, context, params }: Route.ActionArgs) {
  const form = await postedForm(request, MESSAGE_FORM_MAX_BYTES);
  const { conversationId } = params;
  if (form.get("intent") === "new-session") {
    if (conversationId) {
      const completed = await runAction(context, request, ({ conversationPages }, login) =>
        conversationPages.complete(login, conversationId),
      );
      if (!completed.ok) return refused(completed.refusal, "");
    }
    const toast = { title: "New Session Started", kind: "info" } as const;
    return redirect("/chat", {
      headers: { "Set-Cookie": await context.get(servicesContext).notes.leave(request, { toast }) },
    });
  }

  const content = String(form.get("content") ?? "");
  const said = await runAction(context, request, ({ formReplies }, login) => {
    const place = conversationId ? { conversationId, after: Number(form.get("after")) } : { choice: readChoice(form) };
    return formReplies.say(login, { in: place, clientKey: crypto.randomUUID(), content });
  });
  if (!said.ok) return refused(said.refusal, content);
  const id = said.value.conversationId;
  return redirect(findCommand(content) === "end" ? `/conversations/${id}` : `/chat/${id}#latest`);
}

export default function Chat({
  loaderData: { stage, script, voice, speaks, practiceLeft },
  actionData,
}: Route.ComponentProps) {
  // A conversation begun in a room stays in it when its own address replaces the choice's.
  const [begun, setBegun] = useState<{ room: string; conversationId: string } | null>(null);
  if (stage.phase === "setup") {
    if (begun) setBegun(null);
    return <Setup {...stage} hasVoice={voice !== null} practiceLeft={practiceLeft} />;
  }
  if (stage.phase === "assigned") {
    if (begun) setBegun(null);
    return (
      <AssignedSetup key={stage.assignment.id} stage={stage} hasVoice={voice !== null} practiceLeft={practiceLeft} />
    );
  }
  const address = addressOf(stage);
  const room = begun?.conversationId === address ? begun.room : address;
  return (
    <Room
      key={room}
      room={room}
      stage={stage}
      script={script}
      voice={voice}
      speaks={speaks}
      refusedDraft={actionData?.draft ?? ""}
      onBegun={(conversationId) => setBegun({ room, conversationId })}
    />
  );
}

function addressOf(stage: PracticeStage): string {
  if (stage.phase === "conversation") return stage.conversation.id;
  const { scenarioId, personaId, level, drill, graded, assignment } = stage.choice;
  if (assignment) return [assignment.id, scenarioId, personaId, assignment.counts ? "counts" : ""].join("/");
  // The customer of a drill is drawn again with each reading of the page; the drill stays the same.
  return drill === undefined ? [scenarioId, personaId, level, graded ? "graded" : ""].join("/") : `drill/${drill}`;
}

function readChoice(form: FormData) {
  const { scenarioId, personaId, level, seed, drill, assignment } = Object.fromEntries(form);
  const graded = form.has("graded");
  const choice = choiceSchema.safeParse({
    scenarioId,
    personaId,
    level: Number(level),
    seed: Number(seed),
    drill,
    graded,
    assignment: assignment === undefined ? undefined : { id: assignment, counts: form.has("counts") },
  });
  if (!choice.success) throw new Refusal("choice_unknown");
  return choice.data;
}

function refused(refusal: Refusal, draft: string) {
  const { title, text, status } = refusal;
  return data({ toast: { title, text, kind: "destructive" as const }, draft }, { status });
}
