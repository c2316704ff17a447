import { plannedIn } from "#app/content/claims.ts";

/** Beside a text: the mark of what is on its way, where one of `of` claims what is not built yet, and else nothing. */
export function SoonMark({ of }: { of: readonly string[] }) {
  const claims = plannedIn(...of);
  if (claims.length === 0) return null;
  return (
    <span
      data-soon={claims.join(" ")}
      className="shrink-0 rounded-full bg-idle-soft px-2.5 py-0.5 text-sm font-[550] whitespace-nowrap text-muted"
    >
      Coming Soon
    </span>
  );
}
