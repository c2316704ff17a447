import { Refusal } from "#core/errors.ts";
import { movedText } from "#core/teams/moved-key.ts";
import { movedStatement } from "../adapters/d1/moved-rows.ts";
import { hashToken } from "../adapters/identity/login-cookie.ts";
import { openInvitation } from "./teams/invitation-tokens.ts";
import type { World } from "./world.ts";

/** Where something is now that was at this address, for an organization that has moved. Asked only for what is not found here. */
export function createMovedAddresses(world: Pick<World, "db" | "settings">) {
  const { db } = world;

  return {
    /** The host that serves this path now: of a certificate, an invitation or a calendar. Null: none that we know of. */
    async ofPath(path: string): Promise<string | null> {
      const [, certificateId] = /^\/c\/([^/.]+)(?:\.\w+)?$/.exec(path) ?? [];
      if (certificateId) return hostIn(await movedStatement(db, "certificate", certificateId));
      const [, feed] = /^\/calendar\/([^/]+)\.ics$/.exec(path) ?? [];
      if (feed) return this.ofToken(feed);
      const [, invitation] = /^\/team\/join\/([^/]+)$/.exec(path) ?? [];
      const id = invitation ? await openInvitation(world.settings, invitation) : null;
      return id === null ? null : hostIn(await movedStatement(db, "invitation", id));
    },

    /** The same for the token of an email's link. */
    async ofToken(token: string): Promise<string | null> {
      return hostIn(await movedStatement(db, "token", hashToken(token)));
    },
  };
}

export function hostIn(rows: readonly { host: string }[]): string | null {
  return rows[0]?.host ?? null;
}

/** Whoever was here is told where to sign in. */
export function movedRefusal(host: string): Refusal {
  return new Refusal("moved", { text: movedText(host), reason: host });
}
