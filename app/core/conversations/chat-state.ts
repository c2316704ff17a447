import type { Command } from "./commands.ts";
import type { MessageView } from "./message-view.ts";
import type { ConversationSummary, RefusalView, ReplyEvent } from "./reply-events.ts";

/**
 * What the chat page shows, as a fold over what happens. One reply is followed at a time; it is known by the client key of
 * the message it answers, and events of any other key (late, from a connection given up) change nothing.
 */
export type ChatState = {
  conversation: ConversationSummary | null;
  /** Stored messages in order, and the reply being received. */
  messages: MessageView[];
  /** Sent, but not yet known to be stored. */
  sending: Sending | null;
  progress: ReplyProgress;
  /** The last finished line of the customer or the coach, for a screen reader. */
  announcement: { kind: MessageView["kind"]; text: string } | null;
  /** What the person should know of the last reply: who has made it. */
  notice: string | null;
};

export type Sending = { clientKey: string; content: string; command: Command | null; createdAt: number };

export type ReplyProgress =
  | { phase: "idle" }
  /** Sent, no answer yet. */
  | { phase: "sending"; clientKey: string }
  | { phase: "answering"; clientKey: string }
  /** The connection dropped; the next attempt comes in `waitSeconds`. */
  | { phase: "reconnecting"; clientKey: string; waitSeconds: number }
  /** All attempts used up. What was sent may or may not be stored; trying again settles it. */
  | { phase: "lost"; clientKey: string }
  /** The message is stored, its reply failed. */
  | { phase: "failed"; clientKey: string; title: string; text: string };

export type ChatEvent =
  | { type: "loaded"; conversation: ConversationSummary | null; messages: MessageView[] }
  | { type: "sent"; sending: Sending }
  /** A stored reply is followed again: after a reload, or by "try again". */
  | { type: "resumed"; clientKey: string }
  /** The reply is to be made again, in its own bubble. */
  | { type: "retried"; clientKey: string }
  | { type: "received"; clientKey: string; event: ReplyEvent }
  | { type: "dropped"; clientKey: string; waitSeconds: number }
  | { type: "lost"; clientKey: string }
  | { type: "stopped"; clientKey: string };

export const EMPTY_CHAT: ChatState = {
  conversation: null,
  messages: [],
  sending: null,
  progress: { phase: "idle" },
  announcement: null,
  notice: null,
};

const INTERRUPTED: RefusalView = {
  code: "model_failed",
  title: "Response Error",
  text: "Failed to generate AI response. Please try again.",
};

export function stepChat(chat: ChatState, event: ChatEvent): ChatState {
  switch (event.type) {
    case "loaded":
      return load(chat, event);
    case "sent":
      return {
        ...chat,
        sending: event.sending,
        progress: { phase: "sending", clientKey: event.sending.clientKey },
        announcement: null,
        notice: null,
      };
    case "resumed":
      return { ...chat, progress: { phase: "answering", clientKey: event.clientKey }, announcement: null };
    case "retried":
      return {
        ...chat,
        messages: changeReply(chat.messages, event.clientKey, (reply) => ({
          ...reply,
          content: "",
          status: "streaming",
        })),
        progress: { phase: "answering", clientKey: event.clientKey },
        announcement: null,
      };
    default:
      return followedKey(chat) === event.clientKey ? follow(chat, event) : chat;
  }
}

/** The key of the reply being followed or waiting to be tried again. */
function followedKey(chat: ChatState): string | null {
  return chat.progress.phase === "idle" ? null : chat.progress.clientKey;
}

export function isReceiving(chat: ChatState): boolean {
  const { phase } = chat.progress;
  return phase === "sending" || phase === "answering" || phase === "reconnecting";
}

/** A new message can be sent: nothing is being received, and it is settled what became of the last one. */
export function canSend(chat: ChatState): boolean {
  return !isReceiving(chat) && chat.sending === null && chat.conversation?.status !== "completed";
}

/** Position of the last message seen, -1 before the first: a message that is sent says what it follows. */
export function lastPosition(chat: ChatState): number {
  return chat.messages.at(-1)?.position ?? -1;
}

/**
 * The key to resume by when a page opens on a reply that is unfinished, was interrupted, or was never begun. What was spoken in
 * a call has none: its answer is spoken too, or there is none.
 */
export function findUnfinished(messages: readonly MessageView[]): string | null {
  const last = messages.at(-1);
  if (!last) return null;
  if (last.role === "assistant" && (last.status === "complete" || last.status === "stopped")) return null;
  return messages.findLast((message) => message.role === "user")?.clientKey ?? null;
}

/** The reply to the message with this key, once any of it is known. */
export function findReply(messages: readonly MessageView[], clientKey: string): MessageView | null {
  const asked = messages.findLastIndex((message) => message.clientKey === clientKey);
  return (asked < 0 ? null : messages.slice(asked + 1).find((message) => message.role === "assistant")) ?? null;
}

/** Whether the built-in customer said the customer's last line in place of a model. */
export function isStoodIn(messages: readonly MessageView[]): boolean {
  const last = messages.findLast(
    ({ role, kind, status }) => role === "assistant" && kind === "turn" && status !== "streaming",
  );
  return last?.standsIn === true;
}

/** The page's data, read anew. While this tab receives a reply of the same conversation it knows more than the data does. */
function load(
  chat: ChatState,
  { conversation, messages }: { conversation: ConversationSummary | null; messages: MessageView[] },
): ChatState {
  const isSame = conversation !== null && conversation.id === chat.conversation?.id;
  if (isSame && isReceiving(chat)) return chat;
  // A first message is on its way: the page cannot know its conversation yet.
  if (conversation === null && chat.conversation === null && chat.progress.phase !== "idle") return chat;
  const settled = isSame && chat.progress.phase === "failed" && findUnfinished(messages) === chat.progress.clientKey;
  const isLost = isSame && chat.progress.phase === "lost";
  return {
    conversation,
    messages,
    sending: isLost && !messages.some((message) => message.clientKey === chat.sending?.clientKey) ? chat.sending : null,
    progress: settled || isLost ? chat.progress : { phase: "idle" },
    announcement: isSame ? chat.announcement : null,
    notice: isSame ? chat.notice : null,
  };
}

type Followed = Extract<ChatEvent, { type: "received" | "dropped" | "lost" | "stopped" }>;

function follow(chat: ChatState, event: Followed): ChatState {
  const { clientKey } = event;
  switch (event.type) {
    case "received":
      return receive(chat, clientKey, event.event);
    case "dropped":
      return { ...chat, progress: { phase: "reconnecting", clientKey, waitSeconds: event.waitSeconds } };
    case "lost":
      return { ...chat, progress: { phase: "lost", clientKey } };
    case "stopped":
      return {
        ...chat,
        messages: changeReply(chat.messages, clientKey, (reply) => ({ ...reply, status: "stopped" })),
        progress: { phase: "idle" },
      };
  }
}

function receive(chat: ChatState, clientKey: string, event: ReplyEvent): ChatState {
  switch (event.type) {
    case "started":
      return {
        ...chat,
        conversation: event.conversation,
        messages: withMessages(chat.messages, event.messages),
        sending: null,
        progress: { phase: "answering", clientKey },
      };
    case "delta":
      return {
        ...chat,
        messages: withDelta(chat.messages, clientKey, event.text),
        progress: { phase: "answering", clientKey },
      };
    case "notice":
      return { ...chat, notice: event.text };
    case "done":
      return {
        ...chat,
        conversation: event.conversation,
        messages: withMessages(
          chat.messages.filter((message) => message.id !== provisionalId(clientKey)),
          [event.reply],
        ),
        sending: null,
        progress: event.reply.status === "interrupted" ? failure(clientKey, INTERRUPTED) : { phase: "idle" },
        announcement:
          event.reply.status === "interrupted" ? null : { kind: event.reply.kind, text: event.reply.content },
      };
    case "refused":
      if (!event.stored) return withdraw(chat, clientKey);
      return {
        ...chat,
        messages: changeReply(chat.messages, clientKey, (reply) => ({ ...reply, status: "interrupted" })),
        sending: null,
        progress: failure(clientKey, event),
      };
  }
}

/**
 * Nothing of the message is stored: it leaves the page (its text goes back to the composer), and with a first message
 * the conversation.
 */
function withdraw(chat: ChatState, clientKey: string): ChatState {
  const asked = chat.messages.findIndex((message) => message.clientKey === clientKey);
  const messages = asked < 0 ? chat.messages : chat.messages.slice(0, asked);
  const hadBegun = messages.some((message) => message.clientKey !== null);
  return {
    conversation: asked < 0 || hadBegun ? chat.conversation : null,
    messages: asked < 0 || hadBegun ? messages : [],
    sending: null,
    progress: { phase: "idle" },
    announcement: null,
    notice: null,
  };
}

function failure(clientKey: string, { title, text }: { title: string; text: string }): ReplyProgress {
  return { phase: "failed", clientKey, title, text };
}

/** Each message by its id: one that is known is replaced, so an event that comes twice changes nothing. */
function withMessages(known: MessageView[], arrived: readonly MessageView[]): MessageView[] {
  const byId = new Map(known.map((message) => [message.id, message]));
  for (const message of arrived) byId.set(message.id, message);
  return [...byId.values()].sort((a, b) => a.position - b.position);
}

/** Adds to the reply; one that was not announced by `started` gets a bubble of its own until `done` brings the stored one. */
function withDelta(messages: MessageView[], clientKey: string, text: string): MessageView[] {
  if (findReply(messages, clientKey))
    return changeReply(messages, clientKey, (reply) => ({
      ...reply,
      content: reply.content + text,
      status: "streaming",
    }));
  const asked = messages.findLast((message) => message.clientKey === clientKey);
  if (!asked) return messages;
  return [
    ...messages,
    {
      id: provisionalId(clientKey),
      position: asked.position + 1,
      role: "assistant",
      content: text,
      createdAt: asked.createdAt,
      kind: asked.kind === "command" ? "coach" : "turn",
      status: "streaming",
      clientKey: null,
      audio: null,
    },
  ];
}

function changeReply(
  messages: MessageView[],
  clientKey: string,
  change: (reply: MessageView) => MessageView,
): MessageView[] {
  const reply = findReply(messages, clientKey);
  return reply ? messages.map((message) => (message === reply ? change(message) : message)) : messages;
}

function provisionalId(clientKey: string): string {
  return `reply-${clientKey}`;
}
