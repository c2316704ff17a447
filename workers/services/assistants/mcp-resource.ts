import type { World } from "../world.ts";

export const MCP_PATH = "/mcp";

/** The address of the MCP server: what tokens of assistants are for (RFC 8707). */
export function mcpResource(world: Pick<World, "siteUrl">): string {
  return `${issuerOf(world)}${MCP_PATH}`;
}

/** Whether a client that names this resource (RFC 8707) means ours, or its issuer. */
export function isMcpResource(world: World, named: string): boolean {
  const url = URL.parse(named);
  return url !== null && [mcpResource(world), issuerOf(world)].includes(url.href.replace(/\/+$/, ""));
}

/** The issuer of its tokens: the address of the site. */
export function issuerOf({ siteUrl }: Pick<World, "siteUrl">): string {
  return siteUrl.replace(/\/+$/, "");
}
