import { Refusal } from "#core/errors.ts";
import { nextEmailAt } from "#core/habit/email-times.ts";
import { userChangeCall } from "#core/identity/api/request-bodies.ts";
import type { Client } from "#core/identity/client.ts";
import type { Login } from "#core/identity/login.ts";
import { emailSchema, nameSchema, timeZoneSchema } from "#core/identity/pages/identity-forms.ts";
import { visibleEmail } from "#core/identity/person.ts";
import type { ProfilePage } from "#core/pages/account-pages.ts";
import { earlierZonesAfterChange, zoneGroups } from "#core/time-zones.ts";
import { emailTimesStatement, moveNextEmailStatement, parseWeekdays } from "../../../adapters/d1/habit/habit-rows.ts";
import { earlierZonesFromRows, viewerStatement } from "../../../adapters/d1/identity/login-rows.ts";
import { userIdOfLogin } from "../../../adapters/d1/identity/login-scope.ts";
import { dropEmailChangeStatements, liveEmailChangeStatement } from "../../../adapters/d1/identity/tokens.ts";
import { setTimeZoneStatement } from "../../../adapters/d1/identity/users.ts";
import { requireInput } from "../../service-input.ts";
import type { World } from "../../world.ts";
import { requireViewer, timeZoneOf } from "../admission.ts";
import type { createIdentityApi } from "../identity-api.ts";
import { translateIdentityErrors } from "./identity-error-translation.ts";
import { requireLogin, requireSelf, requireSelfFromRows, selfStatements } from "./require-self.ts";

type Identity = Pick<ReturnType<typeof createIdentityApi>, "userChanges" | "verifications">;

/** The page that the links in the emails of an address change open. */
const EMAIL_CHANGE_PAGE = "/auth/email-change";

/** The profile page: name and email address. Methods with a login throw Refusal `signed_out` without a valid one. */
export function createProfile(world: World, { userChanges, verifications }: Identity) {
  const landing = { redirectTo: world.siteUrl, page: EMAIL_CHANGE_PAGE };

  return {
    async openProfile(login: Login | null): Promise<ProfilePage> {
      const known = requireLogin(login);
      const nowMs = world.now();
      const rows = await world.db.batch([
        ...selfStatements(world.db, known, nowMs),
        liveEmailChangeStatement(world.db, userIdOfLogin(known, nowMs), nowMs),
      ]);
      const { viewer, person } = requireSelfFromRows(world, known, rows);
      const isLive = rows[5].length > 0;
      return {
        viewer,
        fullName: person.full_name,
        email: visibleEmail(person.email),
        pending:
          isLive && person.new_email !== null ? { email: person.new_email, confirmed: person.email_change_half } : null,
        timeZone: timeZoneOf(world, viewer),
        zoneGroups: zoneGroups(Intl.supportedValuesOf("timeZone")),
      };
    },

    /**
     * Days are counted in this zone from now on; those before stay as they were. `"unknown"`: only where the person has none
     * yet, as their browser reports it without being asked.
     */
    async changeTimeZone(
      login: Login | null,
      input: { timeZone: string },
      when: "always" | "unknown" = "always",
    ): Promise<void> {
      const { timeZone: zone } = requireInput(timeZoneSchema, input);
      const known = requireLogin(login);
      const viewers = await viewerStatement(world.db, known, world.now());
      const viewer = requireViewer(world, known, viewers);
      if (viewer.timeZone === zone || (viewer.timeZone !== null && when === "unknown")) return;
      const earlier =
        viewer.timeZone === null
          ? []
          : earlierZonesAfterChange({ zone: viewer.timeZone, earlier: earlierZonesFromRows(viewers) }, world.now());
      const [times] = await world.db.batch([
        emailTimesStatement(world.db, viewer.id),
        setTimeZoneStatement(world.db, viewer.id, { zone, earlier, onlyFirst: when === "unknown" }),
      ]);
      const [email] = times;
      if (!email || email.dueAt === null) return;
      // Their hour is that of the new zone from now on.
      const nextAt = nextEmailAt(
        { weekdays: parseWeekdays(email.weekdays), hour: email.hour, timeZone: zone },
        world.now(),
      );
      const due = { userId: viewer.id, dueAt: email.dueAt };
      await moveNextEmailStatement(world.db, due, { nextAt, sentAt: null });
    },

    async changeName(login: Login | null, input: { fullName: string }, client: Client): Promise<void> {
      const { fullName } = requireInput(nameSchema, input);
      const call = userChangeCall.parse({ data: { full_name: fullName } });
      await translateIdentityErrors(userChanges.change(await requireSelf(world, login), call, landing, client));
    },

    /**
     * Mails a confirmation link to the new address and, if the settings say so, to the old one. `isDone`: the settings need no
     * confirmation, the address is changed. Throws Refusal `bad_request`, `email_taken` or `too_many_attempts`.
     */
    async changeEmail(login: Login | null, input: { email: string }, client: Client): Promise<{ isDone: boolean }> {
      const { email } = requireInput(emailSchema, input);
      const self = await requireSelf(world, login);
      if (email === self.person.email) throw new Refusal("bad_request", { text: "This is the address you have." });
      const call = userChangeCall.parse({ email });
      const changed = await translateIdentityErrors(userChanges.change(self, call, landing, client));
      return { isDone: changed.email === email };
    },

    /** Also where there is none, or none any more. Its links answer `link_expired` then. */
    async dropEmailChange(login: Login | null): Promise<void> {
      const { person } = await requireSelf(world, login);
      await world.db.batch(dropEmailChangeStatements(world.db, person.id));
    },

    /**
     * Spends the token of a confirmation link; nobody is signed in. `isHalf`: the other address has not confirmed yet. Throws
     * Refusal `link_expired`, `email_taken` or `too_many_attempts`.
     */
    async confirmEmailChange(token: string, client: Client): Promise<{ isHalf: boolean }> {
      const { isHalf } = await translateIdentityErrors(verifications.proveLink("email_change", token, client));
      return { isHalf };
    },
  };
}
