import { site } from "#app/site/site.ts";
import { type SecurityNotice, securityNoticeEmail } from "#core/identity/pages/account-emails.ts";
import { visibleEmail } from "#core/identity/person.ts";
import { insertEmailStatement } from "../../../adapters/d1/outbox.ts";
import { createOutbox, newEmail } from "../../outbox/outbox.ts";
import type { World } from "../../world.ts";

/** Emails a person, in the background, what has changed about how they sign in, so that they notice a change by somebody else. */
export function sendSecurityNotice(
  world: World,
  person: { email: string; full_name: string },
  notice: SecurityNotice,
): void {
  if (visibleEmail(person.email) === "") return;
  const from = { siteUrl: world.siteUrl, siteName: site.name, fullName: person.full_name };
  const mail = newEmail(world, person.email, securityNoticeEmail(notice, from));
  world.background(
    insertEmailStatement(world.db, mail, world.now())
      .run()
      .then(() => createOutbox(world).deliver(mail.id)),
  );
}
