import type { World } from "../world.ts";

export const MCP_PATH = "/mcp";

/** The address of the MCP server: what tokens of assistants are for (RFC 8707). */
export function mcpResource(world: Pick<World, "siteUrl">): string {
  return `${world.siteUrl}${MCP_PATH}`;
}

/** Whether a client that names this resource (RFC 8707) means ours, or its issuer. */
export function isMcpResource(world: World, named: string): boolean {
  const url = URL.parse(named);
  return url !== null && [mcpResource(world), world.siteUrl].includes(url.href.replace(/\/+$/, ""));
}
