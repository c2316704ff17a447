import { Refusal } from "#core/errors.ts";
import type { Client } from "#core/identity/client.ts";
import type { Login } from "#core/identity/login.ts";
import { deletionSchema } from "#core/identity/pages/identity-forms.ts";
import type { DataPage } from "#core/pages/account-pages.ts";
import { EXPORTS_PER_PERSON } from "#core/rate-limit.ts";
import { lastAdminStatement } from "../../../adapters/d1/admin.ts";
import { runBatch } from "../../../adapters/d1/database.ts";
import { loginsUser } from "../../../adapters/d1/identity/login-scope.ts";
import { EXPORT_ROWS_AT_ONCE, EXPORT_SECTIONS, exportStatement } from "../../../adapters/d1/identity/person-export.ts";
import { faultOf, log } from "../../../log.ts";
import { requireInput } from "../../service-input.ts";
import type { World } from "../../world.ts";
import { limitPersonByHour } from "../api/hourly-limits.ts";
import type { createIdentityApi } from "../identity-api.ts";
import { provePassword } from "../password-proof.ts";
import { removePerson } from "../person-removal.ts";
import { recordEvent } from "../record-event.ts";
import { withPageRefusals } from "./page-refusals.ts";
import { requireLogin, requireSelf, type Self, selfOf, selfStatements } from "./require-self.ts";

type Identity = Pick<ReturnType<typeof createIdentityApi>, "verifications">;

/** Taking one's data along, and taking it away. */
export function createOwnData(world: World, { verifications }: Identity) {
  const { db, settings } = world;

  return {
    async openData(login: Login | null): Promise<DataPage> {
      const known = requireLogin(login);
      const nowMs = world.now();
      const rows = await db.batch([
        ...selfStatements(db, known, nowMs),
        lastAdminStatement(db, loginsUser(known, nowMs)),
      ]);
      const self = selfOf(world, known, rows);
      return { viewer: self.viewer, proof: proofOf(self), isOnlyAdmin: rows[5].length > 0 };
    },

    /** Everything that is kept about the person, as one JSON text that is written while it is read. */
    async exportData(login: Login | null): Promise<ReadableStream<Uint8Array>> {
      const { person } = await requireSelf(world, login);
      await withPageRefusals(limitPersonByHour(world, "export", person.id, EXPORTS_PER_PERSON));
      recordEvent(world, { userId: person.id, type: "data_exported", message: "Data exported", metadata: {} });
      return streamOf(exported(person.id));
    },

    /** Everything goes: rows, scripts, recordings and files. Not the only admin. */
    async deleteAccount(
      login: Login | null,
      input: { words: string; currentPassword?: string; code?: string },
      client: Client,
    ): Promise<void> {
      const { currentPassword = "", code = "" } = requireInput(deletionSchema, input);
      const self = await requireSelf(world, login);
      if (proofOf(self) === "password") await proveByPassword(self, currentPassword, client);
      else await proveByCode(self, code);
      await removePerson(world, self.person.id, { message: "Deleted by its person", mayBeLastAdmin: false });
    },
  };

  /** Counted as a sign-in, so that an open browser is no way around the limit. */
  async function proveByPassword({ person }: Self, password: string, client: Client): Promise<void> {
    const name = person.email_confirmed_at === null && person.phone ? { phone: person.phone } : { email: person.email };
    try {
      const { along } = await provePassword(world, { ...name, password }, client);
      await runBatch(db, along);
    } catch (error) {
      throw error instanceof Refusal && error.code === "invalid_credentials" ? new Refusal("wrong_password") : error;
    }
  }

  async function proveByCode({ person }: Self, code: string): Promise<void> {
    await withPageRefusals(limitPersonByHour(world, "password-change", person.id, settings.RATE_LIMIT_VERIFY));
    await withPageRefusals(verifications.proveReauthentication(person, code));
  }

  async function* exported(userId: string): AsyncGenerator<string> {
    yield `{\n"exported_at": ${JSON.stringify(new Date(world.now()).toISOString())}`;
    for (const section of EXPORT_SECTIONS) {
      yield `,\n${JSON.stringify(section.name)}: [`;
      for (let offset = 0; ; offset += EXPORT_ROWS_AT_ONCE) {
        const rows = await exportStatement(db, section, userId, offset);
        const text = rows.map((row) => `\n${JSON.stringify(row)}`).join(",");
        if (text) yield offset === 0 ? text : `,${text}`;
        if (rows.length < EXPORT_ROWS_AT_ONCE) break;
      }
      yield "]";
    }
    yield "\n}\n";
  }
}

function proofOf({ person }: Self): DataPage["proof"] {
  return person.password_hash === null ? "code" : "password";
}

/** Text as bytes, as fast as it is taken. */
function streamOf(pieces: AsyncGenerator<string>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream({
    async pull(controller) {
      try {
        const { value, done } = await pieces.next();
        if (done) controller.close();
        else controller.enqueue(encoder.encode(value));
      } catch (error) {
        // The headers are sent, so all that can be said is that it broke off.
        log("error", "export.broken", faultOf(error));
        controller.error(error);
      }
    },
    cancel: async () => {
      await pieces.return(undefined);
    },
  });
}
