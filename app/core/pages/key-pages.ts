import type { ApiScope } from "../identity/api-keys/api-scope.ts";
import type { Viewer } from "../identity/viewer.ts";
import type { AssistantView } from "./assistant-pages.ts";
import type { TeamHeader } from "./team-pages.ts";

/** Times are unix ms. `stopped`: whoever made it does not own the organization any more. */
export type ApiKeyView = {
  id: string;
  name: string;
  /** Its first characters. */
  prefix: string;
  scopes: ApiScope[];
  madeBy: string;
  createdAt: number;
  expiresAt: number | null;
  lastUsedAt: number | null;
  state: "live" | "expired" | "stopped";
};

type KeysPage = { viewer: Viewer; keys: ApiKeyView[]; nowMs: number; timeZone: string };
export type ApiKeysPage = KeysPage & { assistants: AssistantView[]; mcpAddress: string };
export type TeamKeysPage = KeysPage & { team: TeamHeader };
