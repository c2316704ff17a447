import type { AssistantScope } from "../assistants/assistant-scopes.ts";
import type { Viewer } from "../identity/viewer.ts";

/** /oauth/authorize. `refused`: who asks is not known, so nobody is sent back to it. */
export type ConsentPage =
  | { state: "refused"; why: string }
  | {
      state: "asked";
      viewer: Viewer;
      /** As it calls itself. */
      client: string;
      /** Where the browser is sent; null: a program on the person's own machine. */
      host: string | null;
      scopes: readonly AssistantScope[];
    };

/** An assistant that a person has let in. Times are unix ms. */
export type AssistantView = {
  id: string;
  name: string;
  host: string | null;
  scopes: AssistantScope[];
  createdAt: number;
  lastUsedAt: number | null;
};
