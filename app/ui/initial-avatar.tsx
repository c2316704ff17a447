import { classNames } from "./class-names.ts";

/** First letter of the name, as the account's picture; of the email address where there is no name. */
export function InitialAvatar(props: {
  name: string;
  email: string;
  size?: "small" | "normal" | "large";
  className?: string;
}) {
  return (
    <span
      aria-hidden="true"
      className={classNames(
        "inline-flex shrink-0 items-center justify-center rounded-full bg-brand font-semibold text-on-brand uppercase",
        SIZES[props.size ?? "small"],
        props.className,
      )}
    >
      {Array.from(props.name || props.email)[0]}
    </span>
  );
}

const SIZES = { small: "size-8 text-sm", normal: "size-10 text-base", large: "size-24 text-3xl" } as const;
