import { summaryOf } from "#core/coach/conversation-summary.ts";
import { messageView } from "#core/conversations/message-view.ts";
import { Refusal } from "#core/errors.ts";
import { adviceAt } from "#core/feedback/line-advice.ts";
import type { Login } from "#core/identity/login.ts";
import type { Viewer } from "#core/identity/viewer.ts";
import { type ChatPage, readyStage, setupStage } from "#core/pages/chat-page.ts";
import { practiceCards } from "#core/pages/practice-cards.ts";
import { practiceLeftView } from "#core/pages/usage-pages.ts";
import { parseConversation } from "../../adapters/d1/conversations/conversations.ts";
import { parseRetriedLine } from "../../adapters/d1/conversations/forks.ts";
import { parseHabits, readHabits } from "../../adapters/d1/habit/habit-rows.ts";
import { readViewer } from "../../adapters/d1/identity/login-rows.ts";
import {
  readConversation,
  readLastChoice,
  readMessages,
  readOwnAttempt,
  readOwnRound,
  readRetriedLine,
  readScoreBoard,
  readScript,
  readTakenAssignment,
} from "../../adapters/d1/pages/conversation-pages.ts";
import { readAll } from "../../adapters/d1/prepared-statement.ts";
import { parseOverseers } from "../../adapters/d1/teams/assigned-attempts.ts";
import { parseScoreBoard } from "../../adapters/d1/teams/board-rows.ts";
import { billingReads, entitlementsFrom, requirePractice } from "../billing/entitlements.ts";
import { requireViewer, timeZoneOf } from "../identity/admission.ts";
import { assignedReadyStage, assignedStage } from "../teams/assigned-stages.ts";
import { assignmentOf, seenByOf } from "../teams/attempt-views.ts";
import { voiceModel } from "../voice-model.ts";
import type { World } from "../world.ts";

type AskedChat = { login: Login; search: URLSearchParams; nowMs: number };
type Script = { id: string; name: string; content: string };

/** /chat. One of: the conversation named by id, what is chosen before its first word, or the setup. */
export function createChatPage(world: World) {
  const { db } = world;

  /** What every stage of the page shows beside it. */
  function besides(viewer: Viewer, scripts: readonly Script[]) {
    const model = voiceModel(world);
    return {
      viewer,
      script: scripts[0] ?? null,
      voice: model?.engine ?? null,
      speaks: { text: world.customerModel.name, voice: model?.name ?? world.customerModel.name },
    };
  }

  async function openConversation(asked: AskedChat & { conversationId: string }): Promise<ChatPage> {
    const { login, nowMs, conversationId } = asked;
    const values = { tokenHash: login.tokenHash, nowMs, conversationId };
    const [viewers, scripts, conversationRows, messageRows, retriedRows, attempts] = await readAll(db, [
      readViewer(db, values),
      readScript(db, values),
      readConversation(db, values),
      readMessages(db, values),
      readRetriedLine(db, values),
      readOwnAttempt(db, values),
    ]);
    const viewer = requireViewer(world, login, viewers);
    const row = conversationRows[0];
    if (!row) throw new Refusal("not_found");
    const conversation = parseConversation(row);
    const retried = parseRetriedLine(retriedRows[0]);
    return {
      ...besides(viewer, scripts),
      practiceLeft: null,
      stage: {
        phase: "conversation",
        kind: conversation.kind,
        graded: conversation.graded,
        conversation: { ...summaryOf(conversation, messageRows), createdAt: conversation.created_at },
        ...practiceCards(conversation.practice),
        messages: messageRows.map(messageView),
        seenBy: seenByOf(attempts[0]),
        assignment: assignmentOf(attempts[0]),
        retried: retried && {
          turn: retried.turn,
          said: retried.said,
          better: adviceAt(retried.score, retried.turn),
        },
      },
    };
  }

  async function openAssignment(asked: AskedChat & { assignmentId: string }): Promise<ChatPage> {
    const { login, search, nowMs, assignmentId } = asked;
    const values = { tokenHash: login.tokenHash, nowMs, assignmentId };
    const [viewers, scripts, rounds, taken, scoreBoards, ...billing] = await readAll(db, [
      readViewer(db, values),
      readScript(db, values),
      readOwnRound(db, values),
      readTakenAssignment(db, values),
      readScoreBoard(db, values),
      ...billingReads(world, login, nowMs),
    ]);
    const viewer = requireViewer(world, login, viewers);
    const entitlements = entitlementsFrom(billing, nowMs);
    const known = {
      round: rounds[0],
      scoreBoard: scoreBoards[0] ? parseScoreBoard(scoreBoards[0]) : null,
      frozen: taken[0]?.frozen,
      overseers: taken[0] ? parseOverseers(taken[0].overseers) : [],
      nowMs,
      notation: world.notation(),
    };
    const ready = assignedReadyStage(search, world.newSeed(), known);
    if (ready) requirePractice(entitlements);
    const practiceLeft = practiceLeftView(entitlements, { timeZone: timeZoneOf(world, viewer), nowMs });
    return { ...besides(viewer, scripts), practiceLeft, stage: ready ?? assignedStage(known) };
  }

  async function openSetup({ login, search, nowMs }: AskedChat): Promise<ChatPage> {
    const values = { tokenHash: login.tokenHash, nowMs };
    const [viewers, scripts, lastChoices, habits, ...billing] = await readAll(db, [
      readViewer(db, values),
      readScript(db, values),
      readLastChoice(db, values),
      readHabits(db, values),
      ...billingReads(world, login, nowMs),
    ]);
    const viewer = requireViewer(world, login, viewers);
    const entitlements = entitlementsFrom(billing, nowMs);
    const ready = readyStage(search, world.newSeed());
    if (ready === "unknown") throw new Refusal("choice_unknown");
    if (ready !== "none") requirePractice(entitlements);
    const practiceLeft = practiceLeftView(entitlements, { timeZone: timeZoneOf(world, viewer), nowMs });
    const stage = ready === "none" ? setupStage(lastChoices[0], parseHabits(habits[0]).line) : ready;
    return { ...besides(viewer, scripts), practiceLeft, stage };
  }

  return async function openChat(
    login: Login | null,
    request: { conversationId: string | null; search: URLSearchParams },
  ): Promise<ChatPage> {
    if (!login) throw new Refusal("signed_out");
    const asked = { login, search: request.search, nowMs: world.now() };
    const assignmentId = request.search.get("assignment") ?? "";
    if (request.conversationId) return openConversation({ ...asked, conversationId: request.conversationId });
    return assignmentId === "" ? openSetup(asked) : openAssignment({ ...asked, assignmentId });
  };
}
