import { createContext } from "react-router";

export type TemplateEnv = { VALUE_FROM_CLOUDFLARE: string };

export const cloudflareContext = createContext<{ env: TemplateEnv; ctx: ExecutionContext }>();
