import { z } from "zod";
import { countLabel } from "../count-label.ts";

/** What is kept of what somebody did in an organization, for its owner, and the words for it. */
export const TEAM_EVENTS = {
  founded: "created the organization",
  settings_changed: "changed the settings",
  invited: "invited somebody by email",
  invited_many: "invited people from a list",
  link_made: "made an invitation link",
  invitation_sent_again: "sent an invitation again",
  invitation_withdrawn: "withdrew an invitation",
  joined: "joined",
  joined_by_domain: "joined with an address of a verified domain",
  role_changed: "changed a role",
  removed: "removed somebody",
  left: "left",
  group_made: "made a group",
  group_changed: "changed a group",
  group_deleted: "deleted a group",
  domain_added: "added a domain",
  domain_verified: "verified a domain",
  domain_removed: "removed a domain",
  ownership_offered: "offered the ownership",
  ownership_offer_withdrawn: "withdrew the offer of ownership",
  ownership_declined: "declined the ownership",
  ownership_handed_over: "accepted the ownership",
  retention_deleted: "deleted what was kept long enough",
  legal_hold_set: "put somebody under a legal hold",
  legal_hold_lifted: "lifted a legal hold",
  organisation_exported: "exported the organization's data",
  deletion_asked: "asked for the deletion of the organization",
  boards_on: "turned the boards on",
  boards_off: "turned the boards off",
  deletion_undone: "undid the deletion of the organization",
  assignment_made: "made an assignment",
  assignment_changed: "changed an assignment",
  assignment_archived: "archived an assignment",
  excused: "excused somebody from an assignment",
  certificate_revoked: "revoked a certificate",
  webhook_added: "added a webhook",
  webhook_changed: "changed a webhook",
  webhook_removed: "removed a webhook",
  digest_set: "set where the weekly digest goes",
  digest_removed: "ended the weekly digest",
} as const satisfies Record<string, string>;

export type TeamEvent = keyof typeof TEAM_EVENTS;

/** Of a kind that other parts write, too: its name with blanks, until it has words here. `data`: as the event has it. */
export function teamEventWords(kind: string, data: unknown = {}): string {
  if (!Object.hasOwn(TEAM_EVENTS, kind)) return kind.replaceAll("_", " ");
  const words = TEAM_EVENTS[kind as TeamEvent];
  const counts = kind === "retention_deleted" ? deletedSchema.safeParse(data).data : undefined;
  return counts ? `${words}: ${deletedWords(counts)}` : words;
}

/** What the retention has deleted in a day, by kind. */
export type DeletedKind = "recordings" | "sessions" | "certificates";

const deletedSchema = z.object({
  recordings: z.number().default(0),
  sessions: z.number().default(0),
  certificates: z.number().default(0),
});

/** "3 recordings, 1 session". */
function deletedWords(of: Record<DeletedKind, number>): string {
  return (
    [
      [of.recordings, "recording"],
      [of.sessions, "session"],
      [of.certificates, "certificate"],
    ] as const
  )
    .flatMap(([count, noun]) => (count > 0 ? countLabel(count, noun) : []))
    .join(", ");
}
