import { site } from "#app/site.ts";
import { classNames } from "./class-names.ts";

/** The agent, and the customer who isn't there yet: two speech shapes that overlap, the second outlined. public/favicon.svg draws the same. */
export function Mark(props: { className?: string }) {
  return (
    <svg viewBox="0 0 32 32" fill="none" aria-hidden="true" className={classNames("size-7 shrink-0 text-brand", props.className)}>
      <path
        d="M12 12.5h11.5A5.5 5.5 0 0 1 29 18v3.5a5.5 5.5 0 0 1-3 4.9V30l-4.2-3H17a5 5 0 0 1-5-5z"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinejoin="round"
      />
      <path d="M9 3h9a6 6 0 0 1 6 6v3a6 6 0 0 1-6 6h-6.6L6 22.2v-4.7A6 6 0 0 1 3 12.4V9a6 6 0 0 1 6-6Z" fill="currentColor" />
    </svg>
  );
}

export function Wordmark(props: { className?: string }) {
  return (
    <span className={classNames("inline-flex items-center gap-2", props.className)}>
      <Mark />
      <span className="font-display text-xl tracking-[-0.03em]">{site.name}</span>
    </span>
  );
}
