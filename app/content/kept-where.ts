/** What a row is made of, for the test that holds this table to the code: nothing is kept that stands in no row. */
type Made = {
  /** Without the __Host- that they have over https. */
  cookies?: readonly string[];
  /** Keys of localStorage, sessionStorage and the cache of the service worker; with a colon at the end: all that begin so. */
  local?: readonly string[];
  session?: readonly string[];
  caches?: readonly string[];
  tables?: readonly string[];
  /** Bindings of wrangler.toml that hold something. */
  stores?: readonly string[];
};

export type KeptRow = { what: string; howLong: string; made: Made };
export type KeptPlace = { where: string; about: string; rows: readonly KeptRow[] };

/** The places from the reader outwards. */
export const KEPT_WHERE: readonly KeptPlace[] = [
  {
    where: "This browser",
    about: "On your own device. Signing out and deleting your account are done from here.",
    rows: [
      { what: "That you are signed in", howLong: "30 days at most, 7 without a visit", made: { cookies: ["login"] } },
      {
        what: "Your conversation with a customer before you have an account",
        howLong: "25 hours at most",
        made: { cookies: ["guest"] },
      },
      { what: "A message for your next page", howLong: "10 minutes", made: { cookies: ["note"] } },
      { what: "A sign-in by another site that is under way", howLong: "5 minutes", made: { cookies: ["flow"] } },
      {
        what: "What you typed and did not send: your message, file notes, comments, disputes, verdicts, answers",
        howLong: "Until it is sent or you sign out, 30 days at most",
        made: { local: ["draft:"] },
      },
      {
        what: "Whether keyboard shortcuts are on; your microphone, loudspeaker and patience for calls",
        howLong: "Until you change it or clear this browser",
        made: { local: ["single-key-shortcuts", "call-wishes"] },
      },
      {
        what: "Which call this tab is in; which part of the home page was asked for; how far down each page you were",
        howLong: "Until the tab is closed",
        made: { session: ["live-call", "section"] },
      },
      {
        what: "The page that says you are offline. No page of yours is kept",
        howLong: "Until you clear this browser",
        made: { caches: ["offline-"] },
      },
    ],
  },
  {
    where: "Our database",
    about: "Cloudflare D1. You see, export and delete what is yours on the pages of your account and of your sessions.",
    rows: [
      {
        what: "Your account, its sign-ins, second steps, passkeys and linked accounts",
        howLong:
          "Until you delete the account; 3 years after its last use, but for administrators, last owners and legal holds",
        made: {
          tables: [
            "users",
            "logins",
            "user_roles",
            "identities",
            "factors",
            "recovery_codes",
            "passkeys",
            "grants",
            "refresh_tokens",
          ],
        },
      },
      {
        what: "Links, codes and steps of a sign-in that are under way",
        howLong: "Hours, about 25 at most",
        made: { tables: ["one_time_tokens", "factor_challenges", "passkey_challenges", "auth_flows"] },
      },
      {
        what: "Security events",
        howLong: "25 hours at most",
        made: { tables: ["security_events"] },
      },
      {
        what: "Counts of attempts and of requests, under keyed hashes or your id",
        howLong: "Four days at most",
        made: { tables: ["attempts", "model_requests"] },
      },
      {
        what: "Sessions: what was said, scores and how they changed, drills, disputes, notes, plans and habits of practice",
        howLong: "Until you delete them; what you handed in as long as your organization keeps it",
        made: {
          tables: [
            "chat_conversations",
            "chat_messages",
            "search_places",
            "found_rules",
            "scores",
            "rescore_changes",
            "drills",
            "score_disputes",
            "score_overrides",
            "practice_habits",
            "daily_practices",
            "calendar_feeds",
            "file_notes",
            "earned_badges",
          ],
        },
      },
      {
        what: "Scenarios and customers as sessions began with them, kept once for everybody. Nothing of yours is in them",
        howLong: "Until an hour after the last session with them is gone",
        made: { tables: ["frozen_practices"] },
      },
      {
        what: "What a visitor without an account said to a customer, and what the customer said",
        howLong: "An hour; 25 hours at most where they ask to keep it",
        made: { tables: ["guests"] },
      },
      {
        what: "A session that you deleted and can bring back, and files of all sessions that you asked for",
        howLong: "A deleted session 24 hours; a file 3 days",
        made: { tables: ["deleted_rows", "history_exports"] },
      },
      {
        what: "The text of your sales scripts",
        howLong: "Until you remove them; lines in your feedback go with the session, name and size with the account",
        made: { tables: ["scripts"] },
      },
      {
        what: "Calls: how long, and what of the models they used; where their sound is",
        howLong: "With the session; the sums stay when it goes, until you delete the account",
        made: { tables: ["live_calls", "recordings", "call_usage", "deleted_call_usage"] },
      },
      {
        what: "Your organization: people, groups, assignments, what was handed in, reviews, certificates, its log",
        howLong:
          "As long as the organization; handed-in work and certificates for the days its owners chose, 365 and 2,557 unless they changed them",
        made: {
          tables: [
            "organisations",
            "memberships",
            "ownership_offers",
            "groups",
            "group_members",
            "group_managers",
            "invitations",
            "invitation_uses",
            "organisation_domains",
            "organisation_events",
            "assignments",
            "assigned_rounds",
            "assignment_attempts",
            "attempt_views",
            "certificates",
            "withdrawn_certificates",
            "readiness_checklists",
            "attempt_skills",
            "attempt_findings",
            "skill_levels",
            "newest_attempts",
            "best_passes",
            "attempt_reviews",
            "finding_reviews",
            "review_comments",
            "review_answers",
            "attempt_examples",
            "calibrations",
            "calibration_attempts",
            "calibration_people",
            "calibration_judgements",
          ],
        },
      },
      {
        what: "Plans and practice used, where plans are billed. No payment card",
        howLong: "With the account or organization; that a trial was had stays, as a hash",
        made: {
          tables: ["billing_accounts", "subscriptions", "usage_entries", "trial_claims", "billing_notices"],
        },
      },
      {
        what: "What Stripe told us of, where plans are billed: what kind of event, when, and whose",
        howLong: "180 days",
        made: { tables: ["stripe_events"] },
      },
      {
        what: "What administrators set by hand, by ids: who was made one or is no longer, and plans with the reason",
        howLong: "It stays, also when the account is deleted",
        made: { tables: ["role_changes", "plan_grants"] },
      },
      {
        what: "Keys and connections of other programs: hashes of keys, addresses that are told of events",
        howLong: "Until you or your organization remove them, or a key has run out; a key then 90 days more",
        made: {
          tables: [
            "api_keys",
            "oauth_clients",
            "oauth_grants",
            "oauth_tokens",
            "webhook_endpoints",
            "webhook_deliveries",
            "digest_hooks",
          ],
        },
      },
      {
        what: "Emails to you, and what you wrote by a form of this site",
        howLong: "An email a week, its text until it is delivered; a form 3 years",
        made: { tables: ["outbox", "inquiries"] },
      },
      {
        what: "Files that programs store for you by the storage API: their names",
        howLong: "Until they are deleted",
        made: { tables: ["storage_buckets", "storage_objects"] },
      },
      {
        what: "Where your organization is now, if it has moved from this address: a hash of your email and of your keys",
        howLong: "2 years; of your email until you delete the account",
        made: { tables: ["moved_people", "organisation_moves", "moving_owners", "moving_passes"] },
      },
      {
        what: "Of nobody: how engines and tasks fare, counts of errors, keys that we sign with, runs of judging anew",
        howLong: "Counts up to 30 days; keys as long as something stands on them; the rest stays",
        made: {
          tables: [
            "engine_hours",
            "scheduled_runs",
            "fault_counts",
            "signing_keys",
            "certificate_keys",
            "rescore_jobs",
          ],
        },
      },
    ],
  },
  {
    where: "Our file store",
    about: "Cloudflare R2 and KV; a call that is live, in the memory of a Durable Object.",
    rows: [
      { what: "Scripts as you uploaded them", howLong: "Until you remove them", made: { stores: ["SCRIPTS"] } },
      {
        what: "Recordings, where you agreed to them",
        howLong: "With the session; 3 years at most; handed in, 90 days unless owners changed it",
        made: { stores: ["RECORDINGS"] },
      },
      {
        what: "Files of the storage API, and those of all sessions that you asked for",
        howLong: "Until they are deleted; those you asked for 3 days",
        made: { stores: ["STORAGE"] },
      },
      {
        what: "What the message of the next page says, and where you were on the way to",
        howLong: "10 minutes",
        made: { stores: ["NOTES"] },
      },
      {
        what: "A live call, and who is to be told of changes",
        howLong: "As long as it lasts",
        made: { stores: ["VOICE", "REALTIME"] },
      },
    ],
  },
];
