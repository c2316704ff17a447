import { site } from "#app/site/site.ts";
import { classNames } from "./class-names.ts";

/**
 * The agent, and the customer who isn't there yet: two speech shapes that overlap, the second outlined.
 * public/favicon.svg draws the same.
 */
export function Mark(props: { className?: string }) {
  return (
    <svg
      viewBox="0 0 32 32"
      fill="none"
      aria-hidden="true"
      className={classNames("size-7 shrink-0 text-brand", props.className)}
    >
      <path
        d="M24.5 10.5H25a5 5 0 0 1 5 5V20a5 5 0 0 1-3 4.6V29l-4.5-4H17a5 5 0 0 1-4.9-4"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path
        d="M8 3h7a6 6 0 0 1 6 6v2.5a6 6 0 0 1-6 6h-4.3L5.5 22v-5.05A6 6 0 0 1 2 11.5V9a6 6 0 0 1 6-6Z"
        fill="currentColor"
      />
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
