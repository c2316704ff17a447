/** `share` of `other` mixed into `color`, both "#rrggbb". What is not such a colour comes back as it is. */
export function mixed(color: string, other: string, share: number): string {
  const from = channels(color);
  const to = channels(other);
  if (!from || !to) return color;
  return `#${from
    .map((value, index) =>
      Math.round(value + ((to[index] ?? value) - value) * share)
        .toString(16)
        .padStart(2, "0"),
    )
    .join("")}`;
}

function channels(color: string): number[] | null {
  const match = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(color);
  return match ? match.slice(1).map((pair) => Number.parseInt(pair, 16)) : null;
}
