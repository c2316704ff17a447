/** Where the quotes behind a figure of the heat map are. */
export function skillPath(userId: string, dimension: string): string {
  return `/team/skills/${encodeURIComponent(userId)}/${encodeURIComponent(dimension)}`;
}
