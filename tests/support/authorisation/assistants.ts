import type { Row } from "./row.ts";

const wellKnown = (name: string): Row => ({
  route: `GET /.well-known/${name}`,
  path: () => `/.well-known/${name}`,
  status: [200, 200, 200, 200, 200],
});

/** What assistants ask: anybody may learn where to go and register; the rest stands on a grant (tests/workers/api/assistant-oauth.test.ts). */
export const assistantRows: Row[] = [
  wellKnown("oauth-authorization-server"),
  wellKnown("oauth-protected-resource"),
  wellKnown("oauth-protected-resource/mcp"),
  { route: "POST /mcp", path: () => "/mcp", body: () => ({}), status: [401, 401, 401, 401, 401] },
  { route: "POST /oauth/register", path: () => "/oauth/register", body: () => ({}), status: [400, 400, 400, 400, 400] },
  { route: "POST /oauth/token", path: () => "/oauth/token", body: () => ({}), status: [400, 400, 400, 400, 400] },
  { route: "POST /oauth/revoke", path: () => "/oauth/revoke", body: () => ({}), status: [400, 400, 400, 400, 400] },
];
