import type { ChatModel } from "#core/customer/speaking/chat-model.ts";
import { knownTimeZone } from "#core/local-days.ts";
import { notationFor } from "#core/notation.ts";
import { createBuiltInCustomer } from "../adapters/built-in/built-in-customer.ts";
import { createCallRooms } from "../adapters/call-rooms.ts";
import { createChatCustomer } from "../adapters/chat/chat-customer.ts";
import { createChatReader } from "../adapters/chat/chat-reader.ts";
import { openDatabase } from "../adapters/d1/database.ts";
import { createExtractorClient } from "../adapters/documents/extractor-client.ts";
import { createPasswordHashes } from "../adapters/identity/password-hashes.ts";
import { createProviderClient } from "../adapters/identity/provider-client.ts";
import { isolateProviderMemory } from "../adapters/identity/provider-memory.ts";
import { createNotes } from "../adapters/kv/flash-messages.ts";
import { chooseMailer } from "../adapters/mail/choose-mailer.ts";
import { createOpenAiChat } from "../adapters/openai/openai-chat.ts";
import { createRecordingFiles } from "../adapters/r2/recording-bucket.ts";
import { createScriptFiles } from "../adapters/r2/script-bucket.ts";
import { createStoredFiles } from "../adapters/r2/stored-files.ts";
import { createRealtimeHub } from "../adapters/realtime-hub.ts";
import { base64url } from "../adapters/signing/base64url.ts";
import { outboxOnlySms } from "../adapters/sms/sms-sender.ts";
import { createSpeechClient } from "../adapters/speech-client.ts";
import type { BillingProvider } from "../adapters/stripe/billing-provider.ts";
import { createTurnstile } from "../adapters/turnstile.ts";
import { findAiBinding } from "../adapters/workers-ai/ai-binding.ts";
import { createWorkersAiChat } from "../adapters/workers-ai/workers-ai-chat.ts";
import { faultOf, log } from "../log.ts";
import { openAiBaseUrl, requireSettings, type Settings } from "../settings.ts";
import { createAdmin } from "./admin/admin.ts";
import { createInquiries } from "./admin/inquiries.ts";
import { createApiKeys } from "./api-keys/api-keys.ts";
import { createOrganizationReading } from "./api-keys/organization-reading.ts";
import { createAssistantAccess } from "./assistants/assistant-access.ts";
import { createAssistantOAuth } from "./assistants/assistant-oauth.ts";
import { createAssistantPractice } from "./assistants/assistant-practice.ts";
import { createAssistantReading } from "./assistants/assistant-reading.ts";
import { createAssistantTokens } from "./assistants/assistant-tokens.ts";
import { createBadges } from "./badges/badges.ts";
import { createStripeEventsDoor } from "./billing/stripe-events-door.ts";
import { createCallStorage } from "./calls/call-storage.ts";
import { createCalls } from "./calls/calls.ts";
import { createConversationPages } from "./conversations/conversation-pages.ts";
import { createDashboard } from "./conversations/dashboard.ts";
import { createDisputes } from "./conversations/disputes.ts";
import { createFileNotes } from "./conversations/file-notes.ts";
import { createForks } from "./conversations/forks.ts";
import { createFormReplies } from "./conversations/form-replies.ts";
import { createNoteReading } from "./conversations/note-reading.ts";
import { createOverseenFeedback } from "./conversations/overseen-feedback.ts";
import { createReplies } from "./conversations/replies.ts";
import { createRescoring } from "./conversations/rescoring.ts";
import { createUnstoredReplies } from "./conversations/unstored-replies.ts";
import { createEngines } from "./engines/engine-health.ts";
import { isolateMemory } from "./engines/engine-memory.ts";
import { CLOUDFLARE, enginesOf, hostOf } from "./engines/engine-set-up.ts";
import { watchCustomer, watchReader } from "./engines/watched-models.ts";
import { createGuests } from "./guests/guests.ts";
import { createCalendarFeed } from "./habit/calendar-feed.ts";
import { createPracticeEmail } from "./habit/practice-email.ts";
import { createPracticeSettings } from "./habit/practice-settings.ts";
import { createHealth } from "./health/health.ts";
import { createDeletedSessions } from "./history/deleted-sessions.ts";
import { createHistory } from "./history/history.ts";
import { createHistoryExports } from "./history/history-exports.ts";
import { createSessionFiles } from "./history/session-downloads.ts";
import { createHousekeeping } from "./housekeeping.ts";
import { createAccountPages } from "./identity/account-pages.ts";
import { createBearers } from "./identity/api/find-bearer.ts";
import { createIdentityApi } from "./identity/identity-api.ts";
import { createSignInPages } from "./identity/sign-in-pages.ts";
import { createMovedAddresses } from "./moved-addresses.ts";
import { createOutbox } from "./outbox/outbox.ts";
import { createPalette } from "./palette.ts";
import { createAdminBillingDoor } from "./plans/admin-billing-door.ts";
import { createBillingDoor } from "./plans/billing-door.ts";
import { createUsage } from "./plans/usage-pages.ts";
import { createRealtime } from "./realtime/realtime.ts";
import { createOrganisationDeletion } from "./retention/organisation-deletion.ts";
import { createDocumentReader } from "./scripts/document-reader.ts";
import { createScripts } from "./scripts/scripts.ts";
import { createBuckets } from "./storage/buckets.ts";
import { createStorage } from "./storage/storage.ts";
import { createTables } from "./tables/tables.ts";
import { createAssignments } from "./teams/assignments.ts";
import { createBoards } from "./teams/boards.ts";
import { createCalibrations } from "./teams/calibrations.ts";
import { createCertificatePublication } from "./teams/certificate-publication.ts";
import { createCertificates } from "./teams/certificates.ts";
import { createExamples } from "./teams/examples.ts";
import { createHandingIn } from "./teams/handing-in.ts";
import { createInvitations } from "./teams/invitations.ts";
import { createJoining } from "./teams/joining.ts";
import { createLegalHolds } from "./teams/legal-holds.ts";
import { createOrganisationExport } from "./teams/organisation-export.ts";
import { createOrganisations } from "./teams/organisations.ts";
import { createReadiness } from "./teams/readiness.ts";
import { createReviewQueue } from "./teams/review-queue.ts";
import { createReviews } from "./teams/reviews.ts";
import { createTeamDomains } from "./teams/team-domains.ts";
import { createTeamGroups } from "./teams/team-groups.ts";
import { createTeamPeople } from "./teams/team-people.ts";
import { createWeeklyEmail } from "./teams/weekly-email.ts";
import { createWebhooks } from "./webhook-pages/webhook-endpoints.ts";
import { createDigests } from "./webhook-pages/weekly-digest.ts";
import { allDatabases, databaseNamed, databaseOf, nameIn } from "./which-database.ts";
import type { World } from "./world.ts";

/**
 * What one run of the Worker brings to the dependencies: a request, a scheduled run or an event of a Durable Object. Only a
 * request has an origin and a time zone.
 */
export type Invocation = {
  /** The run's waitUntil. */
  background: (work: Promise<unknown>) => void;
  /** The request's origin: it says which database is meant, and is for links where SITE_URL is not set (in development). */
  origin: string | null;
  /** Where there is no request: the binding of the database; without it the main one. */
  database?: string;
  /** The time zone that Cloudflare reports for the request. A function, because reading `request.cf` costs time. */
  timeZone?: () => unknown;
  /** The request's Accept-Language. */
  languages?: string | null;
};

/** The name of every service and the function that creates it from the dependencies. */
const serviceFactories = {
  signInPages: createSignInPages,
  admin: createAdmin,
  adminBilling: createAdminBillingDoor,
  badges: createBadges,
  apiKeys: createApiKeys,
  assistantAccess: createAssistantAccess,
  assistantOAuth: createAssistantOAuth,
  assistantTokens: createAssistantTokens,
  assistantPractice: createAssistantPractice,
  assistantReading: createAssistantReading,
  bearers: (world) => createBearers(world, createIdentityApi(world)),
  billing: createBillingDoor,
  boards: createBoards,
  buckets: createBuckets,
  callStorage: createCallStorage,
  calendarFeed: createCalendarFeed,
  calls: createCalls,
  assignments: createAssignments,
  calibrations: createCalibrations,
  certificatePublication: createCertificatePublication,
  certificates: createCertificates,
  conversationPages: createConversationPages,
  dashboard: createDashboard,
  deletedSessions: createDeletedSessions,
  digests: createDigests,
  disputes: createDisputes,
  documentReader: createDocumentReader,
  engines: (world) => createEngines(world),
  examples: createExamples,
  fileNotes: createFileNotes,
  forks: createForks,
  /** Other sites whose pages may post to the public forms. */
  formOrigins: (world) => world.settings.FORM_ORIGINS,
  guests: createGuests,
  handingIn: createHandingIn,
  health: (world) => createHealth(world),
  history: createHistory,
  historyExports: createHistoryExports,
  housekeeping: createHousekeeping,
  identityApi: createIdentityApi,
  inquiries: createInquiries,
  invitations: createInvitations,
  /** Plans are sold here; where they are not everything is on. */
  isBilled: (world) => world.billing !== null,
  joining: createJoining,
  legalHolds: createLegalHolds,
  /** Whoever outside is sent what people say, by host. */
  modelHosts: (world) => [...new Set(enginesOf(world).flatMap(({ hosts }) => hosts))],
  movedAddresses: createMovedAddresses,
  notes: (world) => createNotes(world.notesKv, world.settings.APP_SECRET),
  unstoredReplies: createUnstoredReplies,
  organisationDeletion: createOrganisationDeletion,
  organisationExport: createOrganisationExport,
  organisations: createOrganisations,
  noteReading: createNoteReading,
  organizationReading: createOrganizationReading,
  outbox: createOutbox,
  accountPages: createAccountPages,
  /** Logs an unexpected error. Returns the reference that the error page shows, so that a user can quote it. */
  recordFault: (world) => (error: unknown) => {
    const reference = world.newId();
    log("error", "page.fault", { reference, ...faultOf(error) });
    if (import.meta.env?.DEV) console.error(error);
    return reference;
  },
  palette: createPalette,
  readiness: createReadiness,
  realtime: createRealtime,
  overseenFeedback: createOverseenFeedback,
  sessionFiles: createSessionFiles,
  practiceEmail: createPracticeEmail,
  practiceSettings: createPracticeSettings,
  replies: createReplies,
  receiveStripeEvent: createStripeEventsDoor,
  rescoring: createRescoring,
  reviewQueue: createReviewQueue,
  reviews: createReviews,
  scripts: createScripts,
  /** The public address without a trailing slash, for absolute links. */
  siteUrl: (world) => world.siteUrl,
  storage: createStorage,
  tables: createTables,
  teamDomains: createTeamDomains,
  teamGroups: createTeamGroups,
  teamPeople: createTeamPeople,
  weeklyEmail: createWeeklyEmail,
  formReplies: createFormReplies,
  usage: createUsage,
  webhooks: createWebhooks,
} satisfies Record<string, (world: World) => unknown>;

export type Services = {
  readonly [Name in keyof typeof serviceFactories]: ReturnType<(typeof serviceFactories)[Name]>;
};

/**
 * The composition root, called once for each request. A service is created when it is first read. `overrides` replaces single
 * dependencies, for tests.
 */
export function createServices(env: Env, invocation: Invocation, overrides: Partial<World> = {}): Services {
  const world: World = Object.assign(createWorld(env, invocation), overrides);
  return Object.create(lazyServices, { world: { value: world } }) as Services;
}

/** The shared prototype of `Services`: each getter creates its service from `this.world` on first read and stores it. */
const lazyServices = Object.defineProperties(
  {},
  Object.fromEntries(
    Object.entries(serviceFactories).map(([name, make]): [string, PropertyDescriptor & ThisType<{ world: World }>] => [
      name,
      {
        get() {
          const service = make(this.world);
          Object.defineProperty(this, name, { value: service });
          return service;
        },
      },
    ]),
  ),
);

/** The dependencies of production, from the bindings. Throws when the settings are not valid. */
export function createWorld(env: Env, invocation: Invocation): World {
  const settings = requireSettings(env);
  const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
  const { chat, host } = findChatModel(settings, env) ?? NO_CHAT_MODEL;
  const cell =
    invocation.database === undefined
      ? databaseOf(env, settings, invocation.origin)
      : databaseNamed(env, settings, invocation.database);
  const world: World = {
    settings,
    database: cell.name,
    db: openDatabase(cell.binding),
    otherDatabases: allDatabases(env, settings)
      .filter(({ name }) => name !== cell.name)
      .map(({ name, host, binding }) => ({
        ...{ name, db: openDatabase(binding) },
        host: host ?? URL.parse(settings.SITE_URL ?? "")?.host ?? null,
      })),
    customerModel: createBuiltInCustomer(pause),
    exchangeReader: null,
    chatHost: host,
    engineMemory: isolateMemory,
    notesKv: env.NOTES,
    scriptFiles: createScriptFiles(env.SCRIPTS),
    storedFiles: createStoredFiles(env.STORAGE),
    extractor: createExtractorClient(env.EXTRACTOR),
    recordingFiles: createRecordingFiles(env.RECORDINGS),
    callRooms: createCallRooms((conversationId) =>
      env.VOICE.get(env.VOICE.idFromName(nameIn(cell.name, conversationId))),
    ),
    realtime: createRealtimeHub(() => env.REALTIME.get(env.REALTIME.idFromName(nameIn(cell.name, "hub"))), cell.name),
    speech: env.SPEECH ? createSpeechClient(env.SPEECH) : null,
    ai: findAiBinding(env),
    fetch: (input, init) => fetch(input, init),
    mailer: chooseMailer(settings, env),
    humanCheck: createTurnstile(settings),
    sms: outboxOnlySms,
    providers: createProviderClient((request) => fetch(request), isolateProviderMemory),
    passwords: createPasswordHashes(),
    billing: settings.STRIPE_SECRET_KEY === undefined ? null : () => loadBilling(settings),
    now: Date.now,
    notation: () => notationFor(invocation.languages ?? null),
    timeZone: () => knownTimeZone(invocation.timeZone?.()),
    newId: () => crypto.randomUUID(),
    newToken,
    newCode,
    newSeed: () => crypto.getRandomValues(new Uint32Array(1))[0] ?? 0,
    background: (work) =>
      invocation.background(work.catch((error) => log("error", "background.fault", faultOf(error)))),
    pause,
    after: (ms, run) => {
      const timer = setTimeout(run, ms);
      return () => clearTimeout(timer);
    },
    isBound: (name) => name in env,
    siteUrl: addressOf(cell.host, settings, invocation.origin),
  };
  if (chat) world.customerModel = watchCustomer(world, createChatCustomer(chat));
  if (chat && settings.MODEL_READING === "on") world.exchangeReader = watchReader(world, createChatReader(chat));
  return world;
}

/** In development an address follows the request, with its scheme and port. */
function addressOf(host: string | null, { SITE_URL }: Settings, origin: string | null): string {
  const own = host === null ? SITE_URL : SITE_URL === undefined && origin !== null ? origin : `https://${host}`;
  return (own ?? origin ?? "").replace(/\/+$/, "");
}

/** Its package is in no module that is read at the start. */
async function loadBilling(settings: Settings): Promise<BillingProvider> {
  const { createStripeBilling } = await import("../adapters/stripe/stripe-billing.ts");
  return createStripeBilling(settings);
}

const NO_CHAT_MODEL = { chat: null, host: null };

/** The model that speaks and reads: a server of the settings, else Cloudflare's own where it is bound, else none. */
function findChatModel(settings: Settings, env: Env): { chat: ChatModel; host: string } | null {
  const common = { timeoutMs: settings.OPENAI_TIMEOUT_MS, contextTokens: settings.OPENAI_CONTEXT_TOKENS };
  if (settings.OPENAI_API_KEY || settings.OPENAI_BASE_URL)
    return {
      host: hostOf(openAiBaseUrl(settings)),
      chat: createOpenAiChat({
        ...common,
        apiKey: settings.OPENAI_API_KEY ?? null,
        baseUrl: openAiBaseUrl(settings),
        model: settings.OPENAI_CHAT_MODEL,
      }),
    };
  const ai = findAiBinding(env);
  const model = settings.WORKERS_AI_CHAT_MODEL;
  return ai && model !== "off" ? { host: CLOUDFLARE, chat: createWorkersAiChat(ai, { ...common, model }) } : null;
}

function newToken(): string {
  return base64url(crypto.getRandomValues(new Uint8Array(32)));
}

/** Rejection sampling: a number above the largest multiple of a million is drawn again, so that all codes are equally likely. */
function newCode(): string {
  const limit = Math.floor(2 ** 32 / 1_000_000) * 1_000_000;
  let number = limit;
  while (number >= limit) number = crypto.getRandomValues(new Uint32Array(1))[0] ?? limit;
  return String(number % 1_000_000).padStart(6, "0");
}
