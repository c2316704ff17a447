/** Ids that a row's path and form may name. Those of people are made for one attempt, so that nobody finds the work done. */
export type PageIds = {
  /** The owner's: one that goes on, and one that is completed, scored, recorded and breaks a rule. */
  activeId: string;
  completedId: string;
  /** The finding of the completed one. */
  finding: { rule: string; turn: number };
  /** Another browser of the owner's, a provider's account they have linked, and a second factor they have begun. */
  browserName: string;
  identityId: string;
  factorId: string;
  inquiryId: string;
  /** A webhook of the owner's with one delivery, and one of their organization. */
  webhookId: string;
  deliveryId: string;
  teamWebhookId: string;
  /** An organization that the owner owns: somebody else in it, a group, an open invitation, and the token of a link. */
  teamId: string;
  memberId: string;
  groupId: string;
  invitationId: string;
  linkToken: string;
  /** In the link that ends the owner's email of Monday. */
  weeklyToken: string;
  /** In the link that ends the owner's emails to practice by, and in the address of their calendar. */
  practiceEmailToken: string;
  calendarToken: string;
  /** Somebody without a role, and another admin. */
  plainId: string;
  adminId: string;
};

/** A status, or where the browser is sent. */
export type Outcome = number | `to /${string}`;

const CALLERS = ["anonymous", "other", "admin", "owner"] as const;
export type PageCaller = (typeof CALLERS)[number];

/**
 * One page, or one button of one, and what comes of it for each caller: anonymous, somebody else, an admin who is
 * somebody else, and the person whose things the path names. They come in this order.
 */
export type PageRow = {
  /** As app/routes.ts has it. */
  page: string;
  /** For a button: what its form posts as `intent`; "" posts none. Without it the page is looked at. */
  intent?: string;
  path: (ids: PageIds) => string;
  form?: (ids: PageIds) => Record<string, string>;
  outcomes: readonly [anonymous: Outcome, other: Outcome, admin: Outcome, owner: Outcome];
  /** For whom something is changed by it; for nobody else anything is. Looking changes nothing; an export is noted. */
  changes?: readonly PageCaller[];
};

const all = (outcome: Outcome): PageRow["outcomes"] => [outcome, outcome, outcome, outcome];
const look = (page: string, outcomes: PageRow["outcomes"], path: PageRow["path"] = () => `/${page}`): PageRow => ({
  page,
  path,
  outcomes,
});
const press = (
  page: string,
  intent: string,
  outcomes: PageRow["outcomes"],
  more: Pick<PageRow, "form" | "changes"> & { path?: PageRow["path"] } = {},
): PageRow => ({ page, intent, path: () => `/${page}`, outcomes, ...more });

const SIGNED_OUT = "to /auth" as const;
const SIGNED_IN = [SIGNED_OUT, 200, 200, 200] as const;
const OWN = [SIGNED_OUT, 404, 404, 200] as const;
const ADMINS = [SIGNED_OUT, 403, 200, 403] as const;

const site: PageRow[] = [
  ...[
    "",
    "features",
    "pricing",
    "demo",
    "resources/calculator",
    "resources/partnership",
    "resources/blog",
    "resources/blog/rss.xml",
    "company/about-us",
    "company/our-customers",
    "company/contact-us",
    "company/news",
    "privacy-policy",
    "terms-of-service",
    "refund-policy",
    "how-scoring-works",
    // Nobody here is a guest: tests/browser/first-minute.test.ts is about those.
    "try",
    "sitemap.xml",
    "robots.txt",
  ].map((page) => look(page, all(200))),
  look("resources/blog/:slug", all(404), () => "/resources/blog/none"),
  look("*", all(404), () => "/no-such-page"),
  // Public to whoever has the address of one; no certificate is there to be had.
  look("c/:certificateId", all(404), () => "/c/none"),
  look("c/:certificateId.jwt", all(404), () => "/c/none.jwt"),
  look("c/:certificateId.json", all(404), () => "/c/none.json"),
  look("c/:certificateId.svg", all(404), () => "/c/none.svg"),
  look(".well-known/did.json", all(200)),
  look("credentials/status/:list", all(404), () => "/credentials/status/0"),
  press("try", "begin", ["to /try", "to /chat", "to /chat", "to /chat"], { changes: ["anonymous"] }),
  press("try", "say", all(404), { form: () => ({ content: "Hi", version: "1" }) }),
  press("try", "keep", all("to /try")),
  press("try", "leave", all("to /")),
  press("company/contact-us", "", all(400)),
  press("resources/partnership", "", all(400)),
];

const IN_ALREADY = ["to /dashboard", "to /dashboard", "to /dashboard"] as const;
const account: PageRow[] = [
  look("auth", [200, ...IN_ALREADY]),
  look("auth/confirm", all(200)),
  look("auth/forgotten-password", all(200)),
  look("auth/new-password", all(200)),
  look("auth/sign-out", all("to /")),
  // Of whoever is signed in already the form is not read.
  press("auth", "sign-in", [400, ...IN_ALREADY]),
  press("auth", "sign-up", [400, ...IN_ALREADY]),
  press("auth", "send-again", [400, ...IN_ALREADY]),
  press("auth/confirm", "", all(403), { form: () => ({ token: "none" }) }),
  press("auth/forgotten-password", "", all(400)),
  press("auth/new-password", "", all(403), { form: () => ({ token: "none", password: "Rehearse-9-calls" }) }),
  // Last for each: whoever it is has no login afterwards.
  press("auth/sign-out", "", all("to /"), { changes: ["other", "admin", "owner"] }),
];

const mails: PageRow[] = [
  look("auth/magic-link", all(200)),
  look("auth/email-change", all(200)),
  look("auth/with/:provider", all(404), () => "/auth/with/none"),
  look("auth/provider-return", all("to /auth")),
  look("auth/second-step", ["to /auth", ...IN_ALREADY]),
  press("auth/magic-link", "", all(400)),
  press("auth/magic-link", "code", all(422), { form: () => ({ email: "kim@agency.example", code: "000000" }) }),
  press("auth/magic-link", "link", all(403), { form: () => ({ token: "none" }) }),
  press("auth/email-change", "", all(403), { form: () => ({ token: "none" }) }),
  // Nobody here is between the two steps.
  press("auth/second-step", "text", all("to /auth")),
  press("auth/second-step", "code", all("to /auth"), { form: () => ({ code: "000000" }) }),
];

/** In a build that is tried on this machine an address of it will do; nobody listens there. */
const WEBHOOK = { url: "http://localhost:9/in", description: "" };
const SIGNED_IN_EACH = ["other", "admin", "owner"] as const;
const practiceEmail: PageRow["path"] = ({ practiceEmailToken }) => `/practice-email/${practiceEmailToken}`;
const backTo = (page: Outcome): PageRow["outcomes"] => [SIGNED_OUT, page, page, page];
const ownAccount: PageRow[] = [
  look("account", SIGNED_IN),
  look("account/practice", SIGNED_IN),
  look("account/security", SIGNED_IN),
  look("account/two-step", SIGNED_IN),
  look("account/passkeys", SIGNED_IN),
  look("account/keys", SIGNED_IN),
  // Of no assistant that is registered here: nobody is asked, or sent anywhere.
  look("oauth/authorize", all(400)),
  look("account/devices", SIGNED_IN),
  look("account/certificates", SIGNED_IN),
  look("account/badges", SIGNED_IN),
  look("account/webhooks", SIGNED_IN),
  press("account/webhooks", "add-webhook", SIGNED_IN, {
    form: () => ({ ...WEBHOOK, events: "note.ready" }),
    changes: SIGNED_IN_EACH,
  }),
  press("account/webhooks", "change-webhook", [SIGNED_OUT, 404, 404, "to /account/webhooks"], {
    form: ({ webhookId: endpoint }) => ({ ...WEBHOOK, endpoint, events: "note.ready" }),
    changes: ["owner"],
  }),
  press("account/webhooks", "new-secret", [SIGNED_OUT, "to /account/webhooks", "to /account/webhooks", 200], {
    form: ({ webhookId: endpoint }) => ({ endpoint }),
    changes: ["owner"],
  }),
  ...["webhook-off", "test-webhook", "remove-webhook"].map((intent) =>
    press("account/webhooks", intent, backTo("to /account/webhooks"), {
      form: ({ webhookId: endpoint }) => ({ endpoint }),
      changes: ["owner"],
    }),
  ),
  // It is on already, which changes nothing.
  press("account/webhooks", "webhook-on", backTo("to /account/webhooks"), {
    form: ({ webhookId: endpoint }) => ({ endpoint }),
  }),
  press("account/webhooks", "send-webhook-again", backTo("to /account/webhooks"), {
    form: ({ deliveryId: delivery }) => ({ delivery }),
    changes: ["owner"],
  }),
  // Nobody bills where this is tried.
  look("usage", [SIGNED_OUT, 404, 404, 404]),
  look("billing/limit", [SIGNED_OUT, 404, 404, 404]),
  press("account/badges", "show-badge", backTo("to /account/badges"), { form: () => ({ badge: "ninety" }) }),
  press("account/badges", "hide-badge", backTo("to /account/badges"), { form: () => ({ badge: "ninety" }) }),
  press("account/practice", "email-times", backTo("to /account/practice"), {
    form: () => ({ weekdays: "2", hour: "9" }),
    changes: SIGNED_IN_EACH,
  }),
  press("account/practice", "rest-weekday", backTo("to /account/practice"), {
    form: () => ({ weekday: "2" }),
    changes: SIGNED_IN_EACH,
  }),
  press("account/practice", "renew-calendar", backTo("to /account/practice"), { changes: SIGNED_IN_EACH }),
  press("account/practice", "end-calendar", backTo("to /account/practice"), { changes: ["owner"] }),
  press("account/practice", "want-emails", backTo("to /dashboard"), { changes: SIGNED_IN_EACH }),
  press("account/practice", "no-emails", backTo("to /dashboard"), { changes: SIGNED_IN_EACH }),
  // By the links of an email and of a calendar, for whoever has them.
  look("practice-email/:token", all(404), () => "/practice-email/none"),
  look("practice-email/:token", all(200), practiceEmail),
  press("practice-email/:token", "", all(200), { path: practiceEmail, changes: ["anonymous"] }),
  look("calendar/:token.ics", all(404), () => "/calendar/none.ics"),
  // When it was read last is noted.
  {
    ...look("calendar/:token.ics", all(200), ({ calendarToken }) => `/calendar/${calendarToken}.ics`),
    changes: CALLERS,
  },
  look("account/data", SIGNED_IN),
  look("account/export", SIGNED_IN),
  look("account/link/:provider", [SIGNED_OUT, 404, 404, 404], () => "/account/link/none"),
  press("account", "name", backTo("to /account"), { form: () => ({ fullName: "Kim Doe" }), changes: SIGNED_IN_EACH }),
  press("account", "time-zone", backTo("to /account"), {
    form: () => ({ timeZone: "America/Denver" }),
    changes: SIGNED_IN_EACH,
  }),
  press("account", "email", backTo("to /account"), {
    form: () => ({ email: "kim.new@agency.example" }),
    changes: SIGNED_IN_EACH,
  }),
  press("account", "drop-email", backTo("to /account")),
  press("account/security", "send-code", backTo("to /account/security"), { changes: SIGNED_IN_EACH }),
  press("account/security", "password", backTo(422), {
    form: () => ({ code: "000000", password: "Rehearse-9-calls" }),
  }),
  // Unless SECURITY_MANUAL_LINKING_ENABLED is on, nobody unlinks anything.
  press("account/security", "unlink", backTo("to /account/security"), {
    form: ({ identityId }) => ({ identity: identityId }),
  }),
  press("account/two-step", "begin", backTo("to /account/two-step"), { changes: SIGNED_IN_EACH }),
  press("account/two-step", "cancel", backTo("to /account/two-step"), { changes: ["owner"] }),
  press("account/two-step", "finish", backTo(422), { form: ({ factorId }) => ({ factor: factorId, code: "000000" }) }),
  press("account/two-step", "renew", backTo(404), { form: () => ({ code: "000000" }) }),
  press("account/two-step", "remove", backTo(404), { form: ({ factorId }) => ({ factor: factorId, code: "000000" }) }),
  press("account/passkeys", "send-code", backTo("to /account/passkeys"), { changes: SIGNED_IN_EACH }),
  press("account/passkeys", "add-passkey", backTo("to /account/passkeys"), { form: () => ({ name: "Mine" }) }),
  press("account/passkeys", "rename-passkey", backTo(404), { form: () => ({ passkey: "none", name: "Mine" }) }),
  press("account/passkeys", "remove-passkey", backTo(422), { form: () => ({ passkey: "none" }) }),
  press("account/passkeys", "restore-passkey", backTo("to /account/passkeys"), { form: () => ({ passkey: "none" }) }),
  press("account/keys", "make-key", backTo(200), {
    form: () => ({ name: "Reports", life: "30", scopes: "practice:read" }),
    changes: SIGNED_IN_EACH,
  }),
  press("oauth/authorize", "allow-assistant", all(400)),
  press("oauth/authorize", "refuse-assistant", all(400)),
  press("account/keys", "remove-assistant", backTo("to /account/keys"), { form: () => ({ assistant: "none" }) }),
  press("account/keys", "revoke-key", backTo("to /account/keys"), { form: () => ({ key: "none" }) }),
  press("account/devices", "one", backTo("to /account/devices"), {
    form: ({ browserName }) => ({ device: browserName }),
    changes: ["owner"],
  }),
  press("account/devices", "elsewhere", backTo("to /account/devices"), { changes: ["owner"] }),
  press("account/devices", "everywhere", [SIGNED_OUT, "to /", "to /", "to /"], { changes: SIGNED_IN_EACH }),
  press("account/data", "send-code", backTo("to /account/data"), { changes: SIGNED_IN_EACH }),
  press("account/data", "delete", backTo(422), { form: () => ({ words: "delete my account", code: "000000" }) }),
];

const conversation: PageRow["path"] = ({ completedId }) => `/conversations/${completedId}`;
const room: PageRow["path"] = ({ activeId }) => `/chat/${activeId}`;
const CHOICE = { scenarioId: "A-1", personaId: "dana", level: "1", seed: "1" };

const practice: PageRow[] = [
  look("dashboard", SIGNED_IN),
  press("dashboard", "practice-line", [SIGNED_OUT, "to /dashboard", "to /dashboard", "to /dashboard"], {
    form: () => ({ line: "life" }),
    changes: ["other", "admin", "owner"],
  }),
  look("conversations", SIGNED_IN),
  look("conversations/exports/:exportId", [SIGNED_OUT, 404, 404, 404], () => "/conversations/exports/none"),
  look("conversations/:conversationId/session.md", OWN, (ids) => `${conversation(ids)}/session.md`),
  look("conversations/:conversationId/session.json", OWN, (ids) => `${conversation(ids)}/session.json`),
  ...["rename-session", "archive-session", "unarchive-session", "delete-session"].map((intent) =>
    press("conversations", intent, backTo("to /conversations"), {
      form: ({ completedId }) => ({ id: completedId, title: "Mine" }),
      changes: intent === "unarchive-session" ? [] : ["owner"],
    }),
  ),
  // Nothing was deleted, so there is nothing to bring back, whoever asks.
  ...["undo-deletion", "delete-now"].map((intent) =>
    press("conversations", intent, backTo("to /conversations"), { form: () => ({ id: "none" }) }),
  ),
  // Whoever has no sessions is told so.
  press("conversations", "export-history", backTo("to /conversations"), {
    form: () => ({ format: "csv" }),
    changes: ["owner"],
  }),
  look("chat/:conversationId?", SIGNED_IN, () => "/chat"),
  look("chat/:conversationId?", OWN, room),
  look("chat/script", all("to /chat")),
  look("conversations/:conversationId", OWN, conversation),
  press("chat/:conversationId?", "say", [SIGNED_OUT, 404, 404, "to /chat/:id"], {
    path: room,
    form: () => ({ content: "Who else is at home?", after: "2" }),
    changes: ["owner"],
  }),
  press("chat/:conversationId?", "say", [SIGNED_OUT, "to /chat/:id", "to /chat/:id", "to /chat/:id"], {
    path: () => "/chat",
    form: () => ({ ...CHOICE, content: "Hi, this is Pat." }),
    changes: ["other", "admin", "owner"],
  }),
  press("chat/:conversationId?", "new-session", [SIGNED_OUT, 404, 404, "to /chat"], { path: room, changes: ["owner"] }),
  press("conversations/:conversationId", "retry", [SIGNED_OUT, 404, 404, "to /chat/:id"], {
    path: conversation,
    form: () => ({ turn: "1" }),
    changes: ["owner"],
  }),
  press("conversations/:conversationId", "dispute", [SIGNED_OUT, 404, 404, "to /conversations/:id"], {
    path: conversation,
    form: ({ finding }) => ({ rule: finding.rule, turn: String(finding.turn), reason: "I did not say that." }),
    changes: ["owner"],
  }),
  press("conversations/:conversationId", "delete-recording", [SIGNED_OUT, 404, 404, "to /conversations/:id"], {
    path: conversation,
    changes: ["owner"],
  }),
  press("conversations/:conversationId", "delete-session", [SIGNED_OUT, 404, 404, "to /conversations"], {
    path: conversation,
    changes: ["owner"],
  }),
  look("conversations/:conversationId/note.txt", OWN, (ids) => `${conversation(ids)}/note.txt`),
  press("conversations/:conversationId", "save-note", [SIGNED_OUT, 404, 404, "to /conversations/:id"], {
    path: conversation,
    form: () => ({ note: "Met Dana." }),
    changes: ["owner"],
  }),
  press("conversations/:conversationId", "note-ready", [SIGNED_OUT, 404, 404, "to /conversations/:id"], {
    path: conversation,
    form: () => ({ note: "Met Dana." }),
    changes: ["owner"],
  }),
  press("conversations/:conversationId", "delete-note", [SIGNED_OUT, 404, 404, "to /conversations/:id"], {
    path: conversation,
    changes: ["owner"],
  }),
  // A script belongs to whoever posts: there is no id to guess. Sent without a file it is refused in words.
  press("chat/script", "upload", all("to /chat")),
  press("chat/script", "remove", all("to /chat"), { changes: ["owner"] }),
];

/** No assignment is here, and nobody else's attempt: tests/workers/services/teams tries those who oversee somebody. */
const NOT_FOUND = [SIGNED_OUT, 404, 404, 404] as const;
const assignment: PageRow["path"] = () => "/team/assignments/none";
/** What a reviewer posts, by intent. */
const REMARKS: Record<string, Record<string, string>> = {
  comment: { turn: "1", words: "Well said." },
  "delete-comment": { comment: "none" },
  "review-finding": { finding: "R1", turn: "1", verdict: "met", why: "It was no promise." },
  conclude: { verdict: "ready", words: "" },
  "ask-example": { first: "1", last: "2", title: "A calm start" },
  "withdraw-example": { example: "none" },
};
const teams: PageRow[] = [
  look("team/assignments", OWN),
  look("team/assignments/new", OWN),
  look("team/assignments/:assignmentId", NOT_FOUND, assignment),
  look("team/skills/:userId/:dimension", OWN, ({ memberId }) => `/team/skills/${memberId}/opening`),
  look("team/readiness.csv", OWN),
  look("team/attempts/:conversationId", NOT_FOUND, ({ completedId }) => `/team/attempts/${completedId}`),
  // The owner is told that this customer does not fit.
  press("team/assignments/new", "", [SIGNED_OUT, 404, 404, 400], {
    form: () => ({
      title: "Ready for Monday",
      scenarioIds: "A-1",
      personaId: "none",
      level: "1",
      mode: "either",
      score: "70",
      triesBefore: "0",
      everyone: "on",
    }),
  }),
  press("team/assignments/:assignmentId", "edit-assignment", NOT_FOUND, {
    path: assignment,
    form: () => ({ title: "Ready for Tuesday", dueDate: "" }),
  }),
  press("team/assignments/:assignmentId", "archive-assignment", NOT_FOUND, { path: assignment }),
  press("team/assignments/:assignmentId", "excuse", NOT_FOUND, {
    path: assignment,
    form: ({ plainId }) => ({ userId: plainId, round: "1", why: "On leave" }),
  }),
  look("team/review", OWN),
  look("team/examples", OWN),
  // Nothing is handed in, so there is nothing to review, whoever asks.
  ...Object.entries(REMARKS).map(([intent, form]) =>
    press("team/attempts/:conversationId", intent, NOT_FOUND, {
      path: ({ completedId }) => `/team/attempts/${completedId}`,
      form: () => form,
    }),
  ),
  press("conversations/:conversationId", "answer-review", NOT_FOUND, {
    path: conversation,
    form: () => ({ words: "Thank you." }),
  }),
  press("conversations/:conversationId", "answer-example", NOT_FOUND, {
    path: conversation,
    form: () => ({ example: "none", answer: "yes" }),
  }),
  press("conversations/:conversationId", "hand-in", [SIGNED_OUT, 409, 409, "to /conversations/:id"], {
    path: conversation,
    changes: ["owner"],
  }),
];

/** Nobody bills here, so there are no such pages: tests/workers/services/billing tries their rights where somebody does. */
const PLAN_INTENTS = ["buy-plan", "open-portal", "change-plan", "undo-change", "undo-cancel", "cancel-plan"];
const billing: PageRow[] = [
  look("billing", NOT_FOUND),
  look("billing/return", NOT_FOUND),
  look("team/billing", NOT_FOUND),
  ...PLAN_INTENTS.flatMap((intent) => [
    press("billing", intent, NOT_FOUND, { form: () => ({ choice: "starter_month" }) }),
    press("team/billing", intent, NOT_FOUND, {
      form: ({ teamId }) => ({ organization: teamId, choice: "starter_month" }),
    }),
  ]),
  look("admin/billing", ADMINS),
  ...["sync-account", "try-event", "grant", "end-grant"].map((intent) =>
    press("admin/billing", intent, [SIGNED_OUT, "to /admin/billing", "to /admin/billing", "to /admin/billing"], {
      form: () => ({ account: "none", event: "none", to: "nobody@agency.example", plan: "custom", why: "A trial" }),
    }),
  ),
];

const admin: PageRow[] = [
  look("admin", ADMINS),
  look("admin/messages", ADMINS),
  look("admin/security", ADMINS),
  look("admin/engines", ADMINS),
  look("admin/health", ADMINS),
  look("admin/scores", ADMINS),
  look("admin/disputes", ADMINS),
  look("admin/disputes.jsonl", ADMINS),
  press("admin/scores", "", ADMINS, { changes: ["admin"] }),
  press("admin/health", "", ADMINS),
  press("admin/engines", "", ADMINS, { form: () => ({ engine: "text" }) }),
  // Nothing is shared, so there is nothing to settle: the list says so.
  press("admin/disputes", "", [SIGNED_OUT, "to /admin/disputes", "to /admin/disputes", "to /admin/disputes"], {
    form: () => ({ conversation: "none", finding: "R1", turn: "1", accepted: "yes" }),
  }),
  // The list's buttons lead back to it, also for whoever may not press them, with a toast that says so.
  press("admin", "promote", [SIGNED_OUT, "to /admin", "to /admin", "to /admin"], {
    form: ({ plainId }) => ({ userId: plainId }),
    changes: ["admin"],
  }),
  press("admin", "demote", [SIGNED_OUT, "to /admin", "to /admin", "to /admin"], {
    form: ({ adminId }) => ({ userId: adminId }),
    changes: ["admin"],
  }),
  press("admin", "sign-out", [SIGNED_OUT, "to /admin", "to /admin", "to /admin"], {
    form: ({ plainId }) => ({ userId: plainId }),
    changes: ["admin"],
  }),
  press("admin/messages", "", [SIGNED_OUT, "to /admin/messages", "to /admin/messages", "to /admin/messages"], {
    form: ({ inquiryId }) => ({ id: inquiryId, handled: "yes" }),
    changes: ["admin"],
  }),
];

const TEAM = [SIGNED_OUT, 404, 404, 200] as const;
const link: PageRow["path"] = ({ linkToken }) => `/team/join/${linkToken}`;
const weekly: PageRow["path"] = ({ weeklyToken }) => `/team/weekly-email/${weeklyToken}`;
/** The buttons of a page of an organization lead back to it, also for whoever may not press them, with a toast that says so. */
const pressTeam = (page: string, intent: string, more: Parameters<typeof press>[3] & { changesIt?: boolean } = {}) =>
  press(page, intent, backTo(`to /${page}`), {
    form: (ids) => ({ organization: ids.teamId, ...more.form?.(ids) }),
    ...(more.changesIt && { changes: ["owner"] }),
  });

const team: PageRow[] = [
  look("team", SIGNED_IN),
  look("team/people", TEAM),
  look("team/people/import", TEAM),
  look("team/groups", TEAM),
  look("team/settings", TEAM),
  look("team/keys", TEAM),
  look("team/boards", TEAM),
  { ...look("team/export", TEAM), changes: ["owner"] },
  look("team/webhooks", TEAM),
  press("team/webhooks", "add-webhook", TEAM, {
    form: ({ teamId: organization }) => ({ ...WEBHOOK, organization, events: "member.joined" }),
    changes: ["owner"],
  }),
  press("team/webhooks", "change-webhook", [SIGNED_OUT, 404, 404, "to /team/webhooks"], {
    form: ({ teamId: organization, teamWebhookId: endpoint }) => ({
      ...WEBHOOK,
      organization,
      endpoint,
      events: "member.joined",
    }),
    changes: ["owner"],
  }),
  press("team/webhooks", "new-secret", [SIGNED_OUT, "to /team/webhooks", "to /team/webhooks", 200], {
    form: ({ teamId: organization, teamWebhookId: endpoint }) => ({ organization, endpoint }),
    changes: ["owner"],
  }),
  ...["webhook-off", "test-webhook", "remove-webhook"].map((intent) =>
    pressTeam("team/webhooks", intent, {
      form: ({ teamWebhookId: endpoint }) => ({ endpoint }),
      changesIt: true,
    }),
  ),
  pressTeam("team/webhooks", "webhook-on", { form: ({ teamWebhookId: endpoint }) => ({ endpoint }) }),
  // Of one's own endpoint, under the name of the organization.
  pressTeam("team/webhooks", "send-webhook-again", { form: ({ deliveryId: delivery }) => ({ delivery }) }),
  pressTeam("team/webhooks", "digest-set", {
    form: () => ({ kind: "slack", url: "https://hooks.slack.com/services/T/B/x" }),
    changesIt: true,
  }),
  pressTeam("team/webhooks", "digest-now", { form: () => ({ kind: "slack" }) }),
  pressTeam("team/webhooks", "digest-remove", { form: () => ({ kind: "slack" }) }),
  look("team/checklist", TEAM),
  press("team/checklist", "", [SIGNED_OUT, 404, 404, "to /team"], {
    form: ({ teamId }) => ({ organization: teamId, gate: "3", days: "30" }),
    changes: ["owner"],
  }),
  // By the link of an email, for whoever has it: mail programs post to it without being signed in.
  look("team/weekly-email/:token", all(404), () => "/team/weekly-email/none"),
  look("team/weekly-email/:token", all(200), weekly),
  press("team/weekly-email/:token", "", all(200), { path: weekly, changes: ["anonymous"] }),
  look("team/join/:token", all(404), () => "/team/join/none"),
  look("team/join/:token", all(200), link),
  press("team", "found", backTo("to /team"), { form: () => ({ name: "Coast" }), changes: SIGNED_IN_EACH }),
  pressTeam("team", "weekly-email", { form: () => ({ on: "" }), changesIt: true }),
  pressTeam("team", "switch"),
  // The last owner stays.
  pressTeam("team", "leave"),
  pressTeam("team", "join-domain"),
  pressTeam("team", "accept-ownership"),
  pressTeam("team", "decline-ownership"),
  pressTeam("team/people", "invite", {
    form: () => ({ email: "lee@agency.example", role: "agent" }),
    changesIt: true,
  }),
  pressTeam("team/people", "make-link", { form: () => ({ uses: "3", days: "3" }), changesIt: true }),
  pressTeam("team/people", "invite-again", {
    form: ({ invitationId: invitation }) => ({ invitation }),
    changesIt: true,
  }),
  pressTeam("team/people", "withdraw", { form: ({ invitationId: invitation }) => ({ invitation }), changesIt: true }),
  pressTeam("team/people", "change-role", {
    form: ({ memberId: person }) => ({ person, role: "manager" }),
    changesIt: true,
  }),
  pressTeam("team/people", "remove-person", { form: ({ memberId: person }) => ({ person }), changesIt: true }),
  press("team/people/import", "check-file", TEAM, { form: () => ({ csv: "lee@agency.example" }) }),
  press("team/people/import", "invite-all", [SIGNED_OUT, 404, 404, "to /team/people"], {
    form: ({ teamId }) => ({ organization: teamId, csv: "lee@agency.example" }),
    changes: ["owner"],
  }),
  pressTeam("team/groups", "make-group", { form: () => ({ name: "South" }), changesIt: true }),
  pressTeam("team/groups", "save-group", {
    form: ({ groupId: group, memberId: people }) => ({ group, name: "South", people }),
    changesIt: true,
  }),
  pressTeam("team/groups", "delete-group", { form: ({ groupId: group }) => ({ group }), changesIt: true }),
  press("team/keys", "make-key", [SIGNED_OUT, 404, 404, 200], {
    form: ({ teamId }) => ({ organization: teamId, name: "Payroll", life: "30", scopes: "organization:read" }),
    changes: ["owner"],
  }),
  pressTeam("team/keys", "revoke-key", { form: () => ({ key: "none" }) }),
  press("auth", "passkey", [400, ...IN_ALREADY]),
  press("auth/second-step", "passkey", all("to /auth")),
  pressTeam("team/settings", "save", {
    form: () => ({
      name: "Coast",
      slug: "coast",
      timeZone: "America/Phoenix",
      soundDays: "30",
      wordsDays: "60",
      certificatesDays: "2557",
    }),
    changesIt: true,
  }),
  pressTeam("team/settings", "add-domain", { form: () => ({ domain: "coast.example" }), changesIt: true }),
  // Of a domain that nobody added, there is nothing to look for.
  pressTeam("team/settings", "verify-domain", { form: () => ({ domain: "coast.example" }) }),
  pressTeam("team/settings", "remove-domain", { form: () => ({ domain: "coast.example" }) }),
  pressTeam("team/settings", "offer-ownership", { form: ({ memberId: person }) => ({ person }), changesIt: true }),
  pressTeam("team/settings", "withdraw-offer"),
  pressTeam("team/settings", "ask-deletion", { form: () => ({ typed: "Harbor" }), changesIt: true }),
  pressTeam("team/settings", "undo-deletion"),
  pressTeam("team/people", "set-hold", {
    form: ({ memberId: person }) => ({ person, isSure: "yes" }),
    changesIt: true,
  }),
  pressTeam("team/people", "lift-hold", { form: ({ memberId: person }) => ({ person }) }),
  pressTeam("team/boards", "turn-boards", { form: () => ({ on: "yes" }), changesIt: true }),
  // The boards are off, so nobody joins them.
  pressTeam("team/boards", "join-boards"),
  // The owner's own row is written anew, as it was.
  pressTeam("team/boards", "leave-boards"),
  pressTeam("team/boards", "score-board", { form: () => ({ assignment: "none" }) }),
  press("team/join/:token", "join", [SIGNED_OUT, "to /team", "to /team", "to /team"], {
    path: link,
    changes: ["other", "admin"],
  }),
  press("team/join/:token", "sign-in", all("to /auth"), { path: link }),
  press("team/join/:token", "sign-up", all("to /auth"), { path: link }),
  press("team/join/:token", "switch-account", all("to /auth"), { path: link, changes: SIGNED_IN_EACH }),
];

/** There is none, and nobody has handed anything in: tests/workers/services/teams/calibrations.test.ts tries those who judge. */
const calibrationPage: PageRow["path"] = () => "/team/calibration/none";
const judgingPage: PageRow["path"] = ({ completedId }) => `/team/calibration/none/${completedId}`;
const pressCalibration = (intent: string, to: Outcome) =>
  press("team/calibration/:calibrationId", intent, backTo(to), {
    path: calibrationPage,
    form: ({ completedId }) => ({ attempt: completedId, finding: "opening.name", met: "met", why: "Heard." }),
  });
const calibration: PageRow[] = [
  look("team/calibration", TEAM),
  look("team/calibration/new", TEAM),
  look("team/calibration/:calibrationId", NOT_FOUND, calibrationPage),
  look("team/calibration/:calibrationId/:conversationId", NOT_FOUND, judgingPage),
  // One person alone is told so, whoever asks.
  press("team/calibration/new", "", [SIGNED_OUT, 400, 400, 400], {
    form: ({ memberId, completedId }) => ({ title: "A-1", people: memberId, attempts: completedId }),
  }),
  pressCalibration("begin-calibration", "to /team/calibration/none"),
  pressCalibration("finish-scoring", "to /team/calibration/none"),
  pressCalibration("settle-check", "to /team/calibration/none"),
  pressCalibration("close-calibration", "to /team/calibration/none"),
  pressCalibration("delete-calibration", "to /team/calibration"),
  press("team/calibration/:calibrationId/:conversationId", "", backTo("to /team/calibration/none"), {
    path: judgingPage,
    form: () => ({ "answer:opening.name": "met" }),
  }),
];

const certificates: PageRow[] = [
  look("team/certificates", TEAM),
  press("team/certificates", "", backTo("to /team/certificates"), {
    form: () => ({ certificate: "none", why: "Why" }),
  }),
];

/** Every page and every button of a page, and for whom it is. A new one is not done before it stands here. */
export const pageRows: PageRow[] = [
  ...site,
  ...account,
  ...mails,
  ...ownAccount,
  ...practice,
  ...team,
  ...teams,
  ...calibration,
  ...certificates,
  ...billing,
  ...admin,
];
