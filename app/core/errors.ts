/**
 * The closed list of things that can be refused. `status` is the HTTP status; `title` and `text` are what a user sees.
 * Services throw `Refusal(code)`; pages and the API map it. Anything else that is thrown is a fault.
 */
const REFUSALS = {
  signed_out: { status: 401, title: "Please sign in", text: "Your login has ended. Sign in again; your text is kept." },
  forbidden: { status: 403, title: "Access Denied", text: "You do not have access to this." },
  not_admin: {
    status: 403,
    title: "Access Denied",
    text: "You do not have admin privileges to access this page.",
  },
  last_admin: {
    status: 409,
    title: "Failed to remove admin access",
    text: "Somebody has to be admin. Make another person admin first.",
  },
  moving: {
    status: 503,
    title: "One moment",
    text: "Your organization is being moved. Try again in a minute; nothing is lost.",
  },
  moved: { status: 401, title: "Moved", text: "Your organization has an address of its own now. Sign in there." },
  not_found: { status: 404, title: "Not found", text: "This does not exist, or it is not yours." },
  cross_site: { status: 403, title: "Access Denied", text: "This request came from another site and was refused." },
  bad_request: { status: 400, title: "Error", text: "This request could not be understood." },

  invalid_credentials: {
    status: 400,
    title: "Invalid credentials",
    text: "The email or password you entered is incorrect.",
  },
  email_not_confirmed: {
    status: 400,
    title: "Sign in failed",
    text: "Email not confirmed. Open the link in the email we sent you.",
  },
  banned: { status: 403, title: "Sign in failed", text: "This account is suspended." },
  too_many_attempts: { status: 429, title: "Too many attempts", text: "Please wait before trying again." },
  account_exists: {
    status: 422,
    title: "Account exists",
    text: "An account with this email already exists. Please sign in instead.",
  },
  weak_password: { status: 422, title: "Error", text: "Please choose a stronger password." },
  sign_up_closed: { status: 422, title: "Sign up failed", text: "New accounts cannot be created here." },
  link_expired: { status: 403, title: "Link expired", text: "Email link is invalid or has expired" },

  second_factor_needed: {
    status: 403,
    title: "Two-step verification needed",
    text: "Admins need two-step verification here. Set it up, and you are taken back.",
  },
  provider_failed: {
    status: 400,
    title: "Sign in failed",
    text: "The other site did not confirm who you are. Please try again.",
  },
  provider_email_unproven: {
    status: 422,
    title: "Sign in failed",
    text: "Your email is not confirmed at the other site. Confirm it there, or sign in by email here.",
  },
  wrong_code: { status: 422, title: "Wrong code", text: "This code is not right, or it has been used." },
  code_ended: { status: 422, title: "Code expired", text: "This code has expired. Ask for a new one." },
  wrong_password: { status: 422, title: "Wrong password", text: "Your current password is not right." },
  scope_missing: {
    status: 403,
    title: "Access Denied",
    text: "This API key or assistant does not have the scope for this.",
  },
  key_in_address: {
    status: 400,
    title: "Revoke this key",
    text: "An API key is sent as “Authorization: Bearer KEY”, never in an address: addresses are logged. Revoke it and make another.",
  },
  keys_full: { status: 409, title: "No key made", text: "There are as many keys as there can be. Revoke one first." },
  passkey_refused: {
    status: 400,
    title: "Passkey refused",
    text: "This passkey is not one of an account here, or was removed. Sign in another way, then add it anew.",
  },
  passkey_ended: { status: 400, title: "Please try again", text: "That took too long, or was done already." },
  passkey_known: { status: 422, title: "Nothing added", text: "This passkey is in use already." },
  passkeys_full: { status: 422, title: "Nothing added", text: "You have as many passkeys as an account can have." },
  same_password: { status: 422, title: "Same password", text: "This is the password you have. Choose another one." },
  email_taken: { status: 422, title: "Email in use", text: "Another account uses this email address." },
  last_way_in: { status: 409, title: "Nothing unlinked", text: "This is your only way to sign in, so it stays." },
  last_admin_stays: {
    status: 409,
    title: "You are the only admin",
    text: "Somebody has to be admin. Make another person admin first, then delete your account.",
  },
  under_legal_hold: {
    status: 409,
    title: "Not deleted",
    text: "Somebody is under a legal hold, so nothing is deleted. Lift it first.",
  },
  title_unusable: { status: 422, title: "Not renamed", text: "A title has 1 to 200 characters." },
  not_undoable: {
    status: 410,
    title: "Nothing to bring back",
    text: "A deleted session can be brought back for 24 hours. This one is gone, or it was never there.",
  },
  nothing_to_export: { status: 409, title: "Nothing to export", text: "You have no sessions yet." },
  deletion_begun: {
    status: 409,
    title: "Too late",
    text: "The deletion of this organization has begun and cannot be undone.",
  },
  organization_ends: {
    status: 409,
    title: "Going to be deleted",
    text: "This organization is going to be deleted: nobody joins it or is assigned anything. An owner can undo that in the settings.",
  },
  not_confirmed: { status: 422, title: "Not deleted", text: "Type the words as they stand to confirm." },

  message_blank: { status: 400, title: "Nothing to send", text: "Write a message first." },
  message_too_long: { status: 413, title: "Message too long", text: "A message can have at most 4,000 characters." },
  conversation_moved: {
    status: 409,
    title: "Changed in another tab",
    text: "This session went on in another tab. It is up to date now; send your message again.",
  },
  reply_in_progress: { status: 409, title: "One moment", text: "The customer is still answering." },
  command_unclear: { status: 422, title: "Not sent", text: "This looks like a command that does not exist." },
  conversation_over: {
    status: 409,
    title: "This session has ended",
    text: "The customer has left. End the roleplay to get your feedback, or start a new session.",
  },
  conversation_completed: {
    status: 409,
    title: "Session completed",
    text: "This session is completed. Start a new session to practice again.",
  },
  conversation_unfinished: {
    status: 409,
    title: "Still open",
    text: "End the roleplay first: this is for finished sessions.",
  },
  conversation_imported: {
    status: 409,
    title: "Read only",
    text: "This session came from another app, so no customer of ours can go on with it. Start a new session.",
  },
  attempt_refused: {
    status: 409,
    title: "It cannot count",
    text: "No further attempt of this assignment can count now. What you practice stays private.",
  },
  handed_in: {
    status: 409,
    title: "Handed in",
    text: "This was handed in, so it stays with the organization.",
  },
  hand_in_refused: {
    status: 409,
    title: "Not handed in",
    text: "This cannot be handed in, or no longer.",
  },
  calibration_refused: { status: 422, title: "Not made", text: "This calibration cannot be made." },
  calibration_moved: {
    status: 409,
    title: "Nothing changed",
    text: "The calibration has gone on meanwhile, so this cannot be done any more. It is up to date now.",
  },
  calibration_unfinished: {
    status: 409,
    title: "Not finished",
    text: "Some checks are not judged yet. Judge every check of every attempt first.",
  },
  calibration_blind: {
    status: 409,
    title: "You are judging this one",
    text: "You are asked to judge this attempt in a calibration. Judge it there first: its score opens here when you have finished.",
  },
  choice_unknown: { status: 400, title: "Choose again", text: "This scenario or customer does not exist." },
  model_failed: { status: 502, title: "Response Error", text: "Failed to generate AI response. Please try again." },
  slow_down: {
    status: 429,
    title: "Slow down",
    text: "You have sent many messages in a short time. Please wait a minute.",
  },

  inquiry_invalid: { status: 400, title: "Validation Error", text: "Please check what you entered." },
  inquiry_refused: {
    status: 400,
    title: "Submission Error",
    text: "Your message could not be sent. Please try again, or write to us by email.",
  },

  call_in_progress: {
    status: 409,
    title: "Already on a call",
    text: "You are on a call in another window. End it there first.",
  },
  voice_unavailable: {
    status: 503,
    title: "Calls are not available",
    text: "Live calls are not set up here. You can practice by text.",
  },
  no_call_minutes: {
    status: 429,
    title: "No call minutes left",
    text: "Your call minutes of this month are used up. You can practice by text, and call again next month.",
  },
  call_over: { status: 410, title: "The call has ended", text: "This call is over. What was said is kept." },

  no_practice_left: {
    status: 402,
    title: "No practice left",
    text: "No new practice can begin now. Everything you have stays readable.",
  },

  no_oversight: {
    status: 402,
    title: "Not in this plan",
    text: "Assignments, reviews, calibrations, checklists and boards are in Professional. What is there stays readable. An owner changes the plan under Team, Plan.",
  },

  last_owner: {
    status: 409,
    title: "You are the last owner",
    text: "An organization has to have an owner. Hand over the ownership first.",
  },
  last_owner_stays: {
    status: 409,
    title: "You are the last owner",
    text: "Other people are in your organization. Hand over its ownership first, then delete your account.",
  },
  already_in: { status: 409, title: "Already in", text: "This person is in your organization already." },
  already_invited: {
    status: 409,
    title: "Already invited",
    text: "An invitation for this address is open. Whoever sent it, or an owner, can send it again.",
  },
  too_many_invitations: {
    status: 409,
    title: "Too many invitations",
    text: "There are many open invitations. Withdraw some of them first.",
  },
  invitation_unusable: { status: 409, title: "Not joined", text: "This invitation cannot be used any more." },
  slug_taken: { status: 409, title: "Short name in use", text: "Another organization has this short name." },
  group_name_taken: { status: 409, title: "Name in use", text: "Another group has this name." },
  domain_taken: { status: 409, title: "Domain in use", text: "Another organization has verified this domain." },
  domain_unproven: {
    status: 409,
    title: "Not found yet",
    text: "The record is not there yet. A change may take up to an hour until it can be seen.",
  },
  dns_unreachable: {
    status: 503,
    title: "Could not look",
    text: "The domain's records could not be read. Please try again in a moment.",
  },

  billing_unavailable: {
    status: 503,
    title: "Stripe cannot be reached",
    text: "The payment service could not be asked right now. What you have goes on meanwhile; please try again in a few minutes.",
  },
  billing_refused: {
    status: 409,
    title: "Not accepted",
    text: "The payment service did not accept this, and nothing was changed. Please write to us if it stays so.",
  },
  plan_moved: {
    status: 409,
    title: "Nothing changed",
    text: "The plan has changed meanwhile, so this was not done. It is up to date now.",
  },

  script_refused: { status: 400, title: "Upload failed", text: "Failed to process document" },
} as const satisfies Record<string, { status: number; title: string; text: string }>;

export type RefusalCode = keyof typeof REFUSALS;

export class Refusal extends Error {
  readonly code: RefusalCode;
  readonly status: number;
  readonly title: string;
  readonly text: string;
  /** Seconds after which it makes sense to try again; for 429. */
  readonly retryAfterSeconds: number | null;
  /** One of a closed list, for programs, where a code has several. */
  readonly reason: string | null;

  constructor(code: RefusalCode, detail: { text?: string; retryAfterSeconds?: number; reason?: string } = {}) {
    super(code);
    this.name = "Refusal";
    this.code = code;
    this.status = REFUSALS[code].status;
    this.title = REFUSALS[code].title;
    this.text = detail.text ?? REFUSALS[code].text;
    this.retryAfterSeconds = detail.retryAfterSeconds ?? null;
    this.reason = detail.reason ?? null;
  }
}

/** What a user sees for a fault: something we did not foresee. */
export const FAULT = { status: 500, title: "Error", text: "An unexpected error occurred. Please try again." } as const;
