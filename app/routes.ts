import { index, layout, type RouteConfig, route } from "@react-router/dev/routes";

// Every page and its URL. Layouts without a path carry the guard of what is below them.
export default [
  layout("routes/site/layout.tsx", [
    index("routes/site/home.tsx"),
    route("features", "routes/site/features.tsx"),
    route("pricing", "routes/site/pricing.tsx"),
    route("resources/calculator", "routes/site/resources/calculator.tsx"),
    route("resources/partnership", "routes/site/resources/partnership.tsx"),
    route("company/contact-us", "routes/site/company/contact-us.tsx"),
  ]),

  route("auth", "routes/account/auth.tsx"),
  route("auth/confirm", "routes/account/confirm.tsx"),
  route("auth/forgotten-password", "routes/account/forgotten-password.tsx"),
  route("auth/new-password", "routes/account/new-password.tsx"),
  route("auth/sign-out", "routes/account/sign-out.tsx"),

  layout("routes/practice/layout.tsx", [
    route("dashboard", "routes/practice/dashboard.tsx"),
    route("chat/:conversationId?", "routes/practice/chat.tsx"),
    route("chat/script", "routes/practice/script.tsx"),
    route("conversations/:conversationId", "routes/practice/conversation.tsx"),
  ]),

  ...(process.env.NODE_ENV === "development" ? [route("dev/outbox/:letterId?", "routes/dev/outbox.tsx")] : []),

  route("*", "routes/site/not-found.tsx"),
] satisfies RouteConfig;
