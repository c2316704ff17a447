import { createRequestHandler, RouterContextProvider } from "react-router";
import { cloudflareContext, type TemplateEnv } from "../app/context.ts";

const handlePage = createRequestHandler(() => import("virtual:react-router/server-build"), import.meta.env.MODE);

export default {
  fetch(request, env, ctx) {
    const context = new RouterContextProvider();
    context.set(cloudflareContext, { env, ctx });
    return handlePage(request, context);
  },
} satisfies ExportedHandler<TemplateEnv>;
