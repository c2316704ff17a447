import type { World } from "../world.ts";

export const MCP_PATH = "/mcp";

/** The address of the MCP server: what tokens of assistants are for (RFC 8707). */
export function mcpResource(world: Pick<World, "siteUrl">): string {
  return `${world.siteUrl.replace(/\/+$/, "")}${MCP_PATH}`;
}
