import type { Channel } from "#core/realtime/channels.ts";
import {
  changeData,
  holdsForDeleted,
  isAbout,
  mayConcern,
  type RowChange,
  wantedOf,
} from "#core/realtime/subscriptions.ts";
import { faultOf, log } from "../log.ts";
import type { Realtime } from "../services/realtime/realtime.ts";
import type { World } from "../services/world.ts";
import { attachmentOf, type ClientSocket } from "./client-socket.ts";
import { type Room, SIGNED_OUT } from "./room.ts";

/** Tells of rows that were written, to those who asked and may see them now. */
export class Delivery {
  readonly #world: Pick<World, "now">;
  readonly #realtime: Realtime;
  readonly #room: Room;

  constructor(world: Pick<World, "now">, realtime: Realtime, room: Room) {
    this.#world = world;
    this.#realtime = realtime;
    this.#room = room;
  }

  async tellClients(change: RowChange, clients: readonly ClientSocket[]): Promise<void> {
    const concerned = clients.flatMap((client) =>
      client.channels
        .filter(({ subscriptions }) => subscriptions.some((one) => isAbout(one, change)))
        .filter(({ listener }) => mayConcern(listener, change))
        .map((channel) => ({ client, channel })),
    );
    // What one cannot be told keeps nobody else waiting.
    await Promise.all(
      concerned.map(({ client, channel }) =>
        this.#tellChannel(change, client, channel).catch((error) => log("warn", "realtime.not-told", faultOf(error))),
      ),
    );
  }

  /** Pages learn nothing but that they should look again, which they do with their own login. */
  async tellPages(userIds: readonly string[], pagesOf: (userId: string) => WebSocket[]): Promise<void> {
    for (const userId of new Set(userIds))
      for (const socket of pagesOf(userId)) {
        const page = attachmentOf(socket);
        const isTheirs = page?.kind === "page" && (await this.#realtime.isPageOf(page, userId));
        if (isTheirs) socket.send(LOOK_AGAIN);
        else socket.close(1008, "signed out");
      }
  }

  async #tellChannel(change: RowChange, client: ClientSocket, channel: Channel): Promise<void> {
    const asking = channel.subscriptions.filter((one) => isAbout(one, change));
    const rows = await this.#realtime.read(channel.listener, change, asking);
    // Left, or joined anew, while the row was read.
    if (client.channelOf(channel.topic)?.joinRef !== channel.joinRef) return;
    if (rows === "ended") return this.#room.shutDown(client, channel, SIGNED_OUT);
    const committedAt = new Date(this.#world.now()).toISOString();
    for (const [index, { id, ...subscription }] of asking.entries()) {
      const { columns, where } = wantedOf(subscription, change.table);
      const record = rows[index] ?? null;
      const isTold = change.type === "DELETE" ? holdsForDeleted(where, change) : record !== null;
      if (!isTold) continue;
      const told = change.type === "DELETE" ? Object.keys(change.key) : columns;
      const data = changeData(change, { columns: told, record, committedAt });
      client.push({ ...channel, joinRef: null }, "postgres_changes", { ids: [id], data });
    }
  }
}

/** With "watching" at its beginning, all that a page of ours is ever sent: app/browser/own-changes.ts. */
const LOOK_AGAIN = "changed";
