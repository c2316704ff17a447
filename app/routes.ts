import { index, layout, type RouteConfig, route } from "@react-router/dev/routes";

// Every page and its URL. Layouts without a path carry the guard of what is below them.
export default [
  layout("routes/site/layout.tsx", [
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
  ]),
  route("resources/blog/rss.xml", "routes/site/found/rss.ts"),
  route("sitemap.xml", "routes/site/found/sitemap.ts"),
  route("robots.txt", "routes/site/found/robots.ts"),

  route("auth", "routes/account/auth.tsx"),
  route("auth/confirm", "routes/account/confirm.tsx"),
  route("auth/forgotten-password", "routes/account/forgotten-password.tsx"),
  route("auth/new-password", "routes/account/new-password.tsx"),
  route("auth/sign-out", "routes/account/sign-out.tsx"),
  route("auth/second-step", "routes/account/sign-in/second-step.tsx"),
  route("auth/magic-link", "routes/account/sign-in/magic-link.tsx"),
  route("auth/with/:provider", "routes/account/sign-in/with-provider.ts"),
  route("auth/provider-return", "routes/account/sign-in/provider-return.ts"),
  route("auth/email-change", "routes/account/sign-in/email-change.tsx"),

  layout("routes/practice/layout.tsx", [
    route("dashboard", "routes/practice/dashboard.tsx"),
    route("chat/:conversationId?", "routes/practice/chat.tsx"),
    route("chat/script", "routes/practice/script.tsx"),
    route("conversations/:conversationId", "routes/practice/conversation.tsx"),
    route("account", "routes/account/own/profile.tsx"),
    route("account/security", "routes/account/own/security.tsx"),
    route("account/two-step", "routes/account/own/two-step.tsx"),
    route("account/devices", "routes/account/own/devices.tsx"),
    route("account/data", "routes/account/own/data.tsx"),
    route("account/export", "routes/account/own/export.ts"),
    route("account/link/:provider", "routes/account/own/link.ts"),
    route("admin", "routes/admin/users.tsx"),
    route("admin/messages", "routes/admin/messages.tsx"),
    route("admin/security", "routes/admin/security.tsx"),
  ]),

  ...(process.env.NODE_ENV === "development" ? [route("dev/outbox/:letterId?", "routes/dev/outbox.tsx")] : []),

  route("*", "routes/site/not-found.tsx"),
] satisfies RouteConfig;
