import type { Client } from "#core/identity/client.ts";
import type { Login } from "#core/identity/login.ts";
import { deletionSchema } from "#core/identity/pages/identity-forms.ts";
import type { DataPage } from "#core/pages/account-pages.ts";
import { EXPORTS_PER_PERSON } from "#core/rate-limit.ts";
import { userIdOfLogin } from "../../../adapters/d1/identity/login-scope.ts";
import { EXPORT_SECTIONS, exportStatement } from "../../../adapters/d1/identity/person-export.ts";
import { lastAdminStatement } from "../../../adapters/d1/last-admin.ts";
import { lastOwnerStatement } from "../../../adapters/d1/last-owner.ts";
import { exportedJson } from "../../exported-json.ts";
import { requireInput } from "../../service-input.ts";
import type { World } from "../../world.ts";
import { limitPersonByHour } from "../api/hourly-limits.ts";
import type { createIdentityApi } from "../identity-api.ts";
import { removePerson } from "../person-removal.ts";
import { recordEvent } from "../record-event.ts";
import { translateIdentityErrors } from "./identity-error-translation.ts";
import { proofAskedOf, proveSelf } from "./own-proof.ts";
import { requireLogin, requireSelf, requireSelfFromRows, selfStatements } from "./require-self.ts";

type Identity = Pick<ReturnType<typeof createIdentityApi>, "verifications">;

/** Data export and account deletion. Every method throws Refusal `signed_out` without a valid login. */
export function createOwnData(world: World, { verifications }: Identity) {
  const { db } = world;

  return {
    async openData(login: Login | null): Promise<DataPage> {
      const known = requireLogin(login);
      const nowMs = world.now();
      const rows = await db.batch([
        ...selfStatements(db, known, nowMs),
        lastAdminStatement(db, userIdOfLogin(known, nowMs)),
        lastOwnerStatement(db, userIdOfLogin(known, nowMs)),
      ]);
      const self = requireSelfFromRows(world, known, rows);
      return {
        viewer: self.viewer,
        proof: proofAskedOf(self),
        isOnlyAdmin: rows[5].length > 0,
        isLastOwner: rows[6].length > 0,
      };
    },

    /**
     * Everything stored about the person, as a stream of one JSON text (GDPR articles 15 and 20). Rows are read from the database
     * while the stream is consumed. Throws Refusal `too_many_attempts`.
     */
    async exportData(login: Login | null): Promise<ReadableStream<Uint8Array>> {
      const { person } = await requireSelf(world, login);
      await translateIdentityErrors(limitPersonByHour(world, "export", person.id, EXPORTS_PER_PERSON));
      recordEvent(world, { userId: person.id, type: "data_exported", message: "Data exported", metadata: {} });
      return exportedJson(
        world.now(),
        EXPORT_SECTIONS.map((section) => ({
          name: section.name,
          read: (offset) => exportStatement(db, section, person.id, offset),
        })),
      );
    },

    /**
     * Deletes the account with its rows, scripts, recordings and files. It needs the password, or without one a mailed code.
     * Throws Refusal `bad_request`, `wrong_password`, `wrong_code`, `too_many_attempts`, `last_admin_stays` or
     * `last_owner_stays`.
     */
    async deleteAccount(
      login: Login | null,
      input: { words: string; currentPassword?: string; code?: string },
      client: Client,
    ): Promise<void> {
      const { currentPassword, code } = requireInput(deletionSchema, input);
      const self = await requireSelf(world, login);
      await proveSelf(world, verifications, self, { currentPassword, code }, client);
      await removePerson(world, self.person.id, { message: "Deleted by its person", mayBeLastAdmin: false });
    },
  };
}
