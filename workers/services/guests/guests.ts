import { parseMessage } from "#core/conversations/message-text.ts";
import { CustomerModelFailure } from "#core/customer/customer-model.ts";
import { BUILT_IN } from "#core/engines/speaker-line.ts";
import { Refusal } from "#core/errors.ts";
import { deletedAfterAsking, deletedAfterSigningUp, GUEST_KEPT_MS } from "#core/guests/guest-lifetime.ts";
import {
  afterExchange,
  commandProblem,
  type GuestTalk,
  guestLine,
  isTalkOver,
  lineOfTalk,
  openGuestTalk,
  turnsWith,
} from "#core/guests/guest-talk.ts";
import type { Client } from "#core/identity/client.ts";
import type { Guest } from "#core/identity/guest-token.ts";
import { OFFERED_LINES } from "#core/library/first-choices.ts";
import { type GuestPage, guestPage } from "#core/pages/guest-page.ts";
import { customerCueFor } from "#core/roleplay/roleplay.ts";
import { lineSchema } from "#core/scenarios/schema.ts";
import {
  askToKeepStatement,
  changeCustomerStatement,
  deleteGuestStatement,
  exchangeStatement,
  type GuestRow,
  guestStatement,
  insertGuestStatement,
  parseGuestTalk,
  signedUpStatement,
} from "../../adapters/d1/guest-rows.ts";
import { endedGuestCookie, findGuest, guestCookie, hashToken } from "../../adapters/identity/login-cookie.ts";
import { faultOf, log } from "../../log.ts";
import type { World } from "../world.ts";
import { limitGuests } from "./guest-limits.ts";
import { keepTalk } from "./keep-talk.ts";

/** Visitors who talk to a customer without an account. Their cookie is no login: no other service looks at it. */
export function createGuests(world: World) {
  const { db } = world;

  return {
    /** /try. One that is over, unknown or nobody's is no talk. */
    async open(guest: Guest | null): Promise<GuestPage> {
      const row = guest && (await findRow(guest));
      return guestPage(row && { talk: parseGuestTalk(row), exchanges: row.exchanges, version: row.version });
    },

    /**
     * A customer picks up: of this line, or of the first that is offered. Gives the token of a new guest; null: this browser has a talk
     * already, which goes on, with another customer if nothing was said yet. Throws Refusal `too_many_attempts`.
     */
    async begin(guest: Guest | null, typedLine: unknown, client: Pick<Client, "address">): Promise<string | null> {
      const line = lineSchema.safeParse(typedLine).data ?? OFFERED_LINES[0];
      const nowMs = world.now();
      const made = { nowMs, seed: world.newSeed(), model: speaker().name };
      const row = guest && (await findRow(guest));
      if (guest && row) {
        const isSame = lineOfTalk(parseGuestTalk(row)) === line;
        if (!isSame) await changeCustomerStatement(db, guest, openGuestTalk(line, made), nowMs);
        return null;
      }
      await limitGuests(world, client);
      const token = world.newToken();
      await insertGuestStatement(db, {
        token_hash: hashToken(token),
        talk: openGuestTalk(line, made),
        exchanges: 0,
        version: 1,
        started_at: nowMs,
        deleted_after: nowMs + GUEST_KEPT_MS,
      });
      return token;
    },

    /**
     * The guest says something, and the customer answers. `version`: of the talk as the guest saw it. Throws Refusal `not_found` without
     * a talk, `message_blank`, `message_too_long`, `command_unclear`, `conversation_over` or `conversation_moved`.
     */
    async say(guest: Guest | null, said: { content: string; version: number }): Promise<void> {
      const row = guest && (await findRow(guest));
      if (!guest || !row)
        throw new Refusal("not_found", { text: "This conversation has been deleted. Start another one." });
      const parsed = parseMessage(said.content);
      if (!parsed.ok) throw new Refusal(parsed.code);
      const talk = parseGuestTalk(row);
      if (row.version !== said.version) {
        // The same form, sent twice: it was heard the first time.
        if (talk.messages.at(-2)?.content === parsed.text) return;
        throw new Refusal("conversation_moved");
      }
      if (isTalkOver(talk, row.exchanges)) throw new Refusal("conversation_over", { text: OVER_TEXT });
      const problem = commandProblem(parsed.text);
      if (problem !== null) throw new Refusal("command_unclear", { text: problem });
      const words = await modelsWords(talk, parsed.text);
      const nowMs = world.now();
      const after = afterExchange(talk, parsed.text, words, nowMs);
      const [written] = await exchangeStatement(db, guest, { talk: after, version: row.version, nowMs });
      if (!written) throw new Refusal("conversation_moved");
    },

    /** Leave: nothing of it stays. */
    async leave(guest: Guest | null): Promise<void> {
      if (guest) await deleteGuestStatement(db, guest);
    },

    /** Keep this. False: there is nothing to keep. From here on it goes to whoever signs up or in with this browser. */
    async askToKeep(guest: Guest | null): Promise<boolean> {
      const row = guest && (await findRow(guest));
      if (!guest || !row) return false;
      const nowMs = world.now();
      const of = { deletedAfter: deletedAfterAsking(row.started_at, nowMs), nowMs };
      return (await askToKeepStatement(db, guest, of)).length > 0;
    },

    /** Whom the talk was with that this browser asked to keep; null: none. */
    async findTalkToKeep(guest: Guest | null): Promise<{ customer: string } | null> {
      const row = guest && (await findRow(guest));
      return row && row.keep_asked_at !== null ? { customer: parseGuestTalk(row).practice.persona.name } : null;
    },

    /** An email was sent that confirms this address: with it the talk is kept, in whichever browser that is. */
    async signedUp(guest: Guest | null, email: string): Promise<void> {
      const row = guest && (await findRow(guest));
      if (!guest || !row) return;
      const nowMs = world.now();
      await signedUpStatement(db, guest, { email, deletedAfter: deletedAfterSigningUp(row.started_at, nowMs), nowMs });
    },

    keep: keepTalk(world),

    find: findGuest,
    /** Set-Cookie headers that set and delete the guest cookie. */
    cookie: guestCookie,
    endedCookie: endedGuestCookie,
  };

  async function findRow(guest: Guest): Promise<GuestRow | null> {
    return (await guestStatement(db, guest, world.now()))[0] ?? null;
  }

  /** No model is paid for guests unless the owner wants it. */
  function speaker(): { name: string; asks: boolean } {
    const { customerModel, settings } = world;
    const asks = settings.GUEST_MODELS === "on" && !customerModel.deterministic;
    return { name: asks ? customerModel.name : BUILT_IN, asks };
  }

  /** Null: the built-in customer answers, because no model is asked, or it fails. */
  async function modelsWords(talk: GuestTalk, text: string): Promise<string | null> {
    if (!speaker().asks || world.customerModel.isResting?.()) return null;
    const context = turnsWith(talk, text, world.now());
    const roleplay = { kind: "practice", practice: talk.practice } as const;
    const cue = customerCueFor(roleplay, talk.state, guestLine(talk, text), { context, script: null });
    let words = "";
    try {
      for await (const piece of world.customerModel.reply(cue, new AbortController().signal)) words += piece;
    } catch (error) {
      const kind = error instanceof CustomerModelFailure ? { kind: error.kind } : { kind: "fault", ...faultOf(error) };
      log("warn", "customer-model.failed", kind);
      return null;
    }
    return words.trim() || null;
  }
}

const OVER_TEXT = "This customer has said goodbye to you here. Keep the conversation to go on.";
