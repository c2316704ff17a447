import { userChangeCall } from "#core/identity/api/request-bodies.ts";
import type { Client } from "#core/identity/client.ts";
import type { Login } from "#core/identity/login.ts";
import { emailSchema, nameSchema } from "#core/identity/pages/identity-forms.ts";
import { visibleEmail } from "#core/identity/person.ts";
import type { ProfilePage } from "#core/pages/account-pages.ts";
import { requireInput } from "../../service-input.ts";
import type { World } from "../../world.ts";
import type { createIdentityApi } from "../identity-api.ts";
import { withPageRefusals } from "./page-refusals.ts";
import { requireSelf } from "./require-self.ts";

type Identity = Pick<ReturnType<typeof createIdentityApi>, "userChanges" | "verifications">;

/** Where the emails of a change of e-mail lead. */
const EMAIL_CHANGE_PAGE = "/auth/email-change";

export function createProfile(world: World, { userChanges, verifications }: Identity) {
  const landing = { redirectTo: world.siteUrl, page: EMAIL_CHANGE_PAGE };

  return {
    async openProfile(login: Login | null): Promise<ProfilePage> {
      const { viewer, person } = await requireSelf(world, login);
      const isWaiting = person.new_email !== null;
      return {
        viewer,
        fullName: person.full_name,
        email: visibleEmail(person.email),
        pending: isWaiting ? { email: person.new_email ?? "", confirmed: person.email_change_half } : null,
      };
    },

    async changeName(login: Login | null, input: { fullName: string }, client: Client): Promise<void> {
      const { fullName } = requireInput(nameSchema, input);
      const call = userChangeCall.parse({ data: { full_name: fullName } });
      await withPageRefusals(userChanges.change(await requireSelf(world, login), call, landing, client));
    },

    /** Emails go to the new address and, where the settings ask for it, to the old one. `isDone`: no email was needed. */
    async changeEmail(login: Login | null, input: { email: string }, client: Client): Promise<{ isDone: boolean }> {
      const { email } = requireInput(emailSchema, input);
      const self = await requireSelf(world, login);
      const call = userChangeCall.parse({ email });
      const changed = await withPageRefusals(userChanges.change(self, call, landing, client));
      return { isDone: changed.email === email };
    },

    /** Answers whether the other email is still to be confirmed. Signs nobody in. */
    async confirmEmailChange(token: string, client: Client): Promise<{ isHalf: boolean }> {
      return { isHalf: (await withPageRefusals(verifications.proveLink("email_change", token, client))) === null };
    },
  };
}
