import { index, layout, type RouteConfig, route } from "@react-router/dev/routes";

// Every page and its URL. Layouts without a path carry what the pages below them share; who may see a page its service decides.
export default [
  layout("routes/site/site-layout.tsx", [
    index("routes/site/home.tsx"),
    route("features", "routes/site/features.tsx"),
    route("pricing", "routes/site/pricing.tsx"),
    route("demo", "routes/site/demo.tsx"),
    route("resources/calculator", "routes/site/resources/calculator.tsx"),
    route("resources/partnership", "routes/site/resources/partnership.tsx"),
    route("resources/blog", "routes/site/blog/index.tsx"),
    route("resources/blog/:slug", "routes/site/blog/post.tsx"),
    route("company/about-us", "routes/site/company/about-us.tsx"),
    route("company/our-customers", "routes/site/company/our-customers.tsx"),
    route("company/contact-us", "routes/site/company/contact-us.tsx"),
    route("company/news", "routes/site/company/news.tsx"),
    route("privacy-policy", "routes/site/legal/privacy-policy.tsx"),
    route("terms-of-service", "routes/site/legal/terms-of-service.tsx"),
    route("refund-policy", "routes/site/legal/refund-policy.tsx"),
    route("how-scoring-works", "routes/site/scoring/how-scoring-works.tsx"),
    route("*", "routes/site/not-found.tsx"),
  ]),
  route("resources/blog/rss.xml", "routes/site/found/rss.ts"),
  route("sitemap.xml", "routes/site/found/sitemap.ts"),
  route("robots.txt", "routes/site/found/robots.ts"),

  route("auth", "routes/identity/auth.tsx"),
  route("auth/confirm", "routes/identity/confirm.tsx"),
  route("auth/forgotten-password", "routes/identity/forgotten-password.tsx"),
  route("auth/new-password", "routes/identity/new-password.tsx"),
  route("auth/sign-out", "routes/identity/sign-out.tsx"),
  route("auth/second-step", "routes/identity/sign-in/second-step.tsx"),
  route("auth/magic-link", "routes/identity/sign-in/magic-link.tsx"),
  route("auth/with/:provider", "routes/identity/sign-in/with-provider.ts"),
  route("auth/provider-return", "routes/identity/sign-in/provider-return.ts"),
  route("auth/email-change", "routes/identity/sign-in/email-change.tsx"),

  // Outside of the layout below: whoever is signed out sees it, too.
  route("team/join/:token", "routes/team/join.tsx"),
  // Of certificates, for anybody.
  route("c/:certificateId", "routes/team/public-certificate.tsx"),
  route("c/:certificateId.jwt", "routes/team/public-certificate/signed-credential.ts"),
  route("c/:certificateId.json", "routes/team/public-certificate/credential-document.ts"),
  route("c/:certificateId.svg", "routes/team/public-certificate/picture.ts"),
  route(".well-known/did.json", "routes/team/public-certificate/did-document.ts"),
  route("credentials/status/:list", "routes/team/public-certificate/status-list.ts"),

  layout("routes/practice/practice-layout.tsx", [
    route("dashboard", "routes/practice/dashboard.tsx"),
    route("chat/:conversationId?", "routes/practice/chat.tsx"),
    route("chat/script", "routes/practice/chat-script.tsx"),
    route("conversations", "routes/practice/session-list.tsx"),
    route("conversations/:conversationId", "routes/practice/feedback.tsx"),
    route("account", "routes/identity/account/profile.tsx"),
    route("account/security", "routes/identity/account/security.tsx"),
    route("account/two-step", "routes/identity/account/two-step.tsx"),
    route("account/devices", "routes/identity/account/devices.tsx"),
    route("account/certificates", "routes/team/own-certificates.tsx"),
    route("account/badges", "routes/team/own-badges.tsx"),
    route("account/data", "routes/identity/account/data.tsx"),
    route("account/export", "routes/identity/account/export.ts"),
    route("account/link/:provider", "routes/identity/account/link.ts"),
    // Of the organization that somebody works in; who may do what core/teams/team-rights.ts says.
    route("team", "routes/team/team-home.tsx"),
    route("team/people", "routes/team/people.tsx"),
    route("team/people/import", "routes/team/people-import.tsx"),
    route("team/groups", "routes/team/groups.tsx"),
    route("team/boards", "routes/team/boards.tsx"),
    route("team/settings", "routes/team/team-settings.tsx"),
    route("team/export", "routes/team/team-export.ts"),
    // For those who oversee somebody, as the statements of adapters/d1/teams decide.
    route("team/assignments", "routes/team/assignment-list.tsx"),
    route("team/assignments/new", "routes/team/assignment-new.tsx"),
    route("team/assignments/:assignmentId", "routes/team/one-assignment.tsx"),
    route("team/attempts/:conversationId", "routes/team/handed-in-attempt.tsx"),
    route("team/review", "routes/team/review-queue.tsx"),
    // For everybody in an organization.
    route("team/examples", "routes/team/example-library.tsx"),
    // For owners and managers of an organization only, as each service decides.
    route("team/certificates", "routes/team/certificates.tsx"),
    // For admins only, as services/identity/admission.ts (requireAdmin) decides.
    route("admin", "routes/admin/users.tsx"),
    route("admin/messages", "routes/admin/inquiries.tsx"),
    route("admin/security", "routes/admin/security-log.tsx"),
    route("admin/engines", "routes/admin/engine-health.tsx"),
    route("admin/scores", "routes/admin/scores.tsx"),
    route("admin/disputes", "routes/admin/disputes.tsx"),
    route("admin/disputes.jsonl", "routes/admin/disputes-export.ts"),
  ]),

  ...(process.env.NODE_ENV === "development" ? [route("dev/outbox/:emailId?", "routes/dev/outbox.tsx")] : []),
] satisfies RouteConfig;
