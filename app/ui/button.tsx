import type { ComponentProps, ReactNode } from "react";
import { Link } from "react-router";
import { classNames } from "./class-names.ts";

export type ButtonLook = {
  variant?: "primary" | "secondary" | "quiet" | "danger";
  size?: "small" | "normal" | "large";
  /** A lucide icon before the words. Its size comes from here. */
  icon?: ReactNode;
};

/** `busy` disables the button and shows that something is under way; `busyText` stands in for the words meanwhile. */
export function Button({
  variant,
  size,
  icon,
  busy = false,
  busyText,
  className,
  children,
  disabled,
  type = "button",
  ...rest
}: ButtonLook & { busy?: boolean; busyText?: string } & ComponentProps<"button">) {
  return (
    <button
      {...rest}
      type={type}
      disabled={disabled || busy}
      aria-busy={busy || undefined}
      className={classNames(buttonClass({ variant, size }), className)}
    >
      {busy ? <Spinner /> : icon}
      {busy && busyText ? busyText : children}
    </button>
  );
}

export function ButtonLink({
  variant,
  size,
  icon,
  className,
  children,
  ...rest
}: ButtonLook & ComponentProps<typeof Link>) {
  return (
    <Link {...rest} className={classNames(buttonClass({ variant, size }), className)}>
      {icon}
      {children}
    </Link>
  );
}

/** A link for pages without the framework's JavaScript. */
export function ButtonAnchor({
  variant,
  size,
  icon,
  className,
  children,
  ...rest
}: ButtonLook & ComponentProps<"a"> & { href: string }) {
  return (
    <a {...rest} className={classNames(buttonClass({ variant, size }), className)}>
      {icon}
      {children}
    </a>
  );
}

/** The look alone, for a `<label>` or a plain `<a>`. */
export function buttonClass({ variant = "primary", size = "normal" }: ButtonLook = {}): string {
  return classNames(BASE, VARIANTS[variant], SIZES[size]);
}

const BASE =
  "inline-flex shrink-0 select-none items-center justify-center gap-2 whitespace-nowrap rounded-control font-[550] transition-[background-color,border-color,color,transform] active:scale-[0.985] disabled:pointer-events-none disabled:opacity-55 [&>svg]:shrink-0";

const VARIANTS = {
  primary: "bg-brand text-on-brand hover:bg-brand-strong",
  secondary: "border border-edge/45 bg-surface text-ink hover:border-edge/80 hover:bg-sunken",
  quiet: "text-ink hover:bg-ink/6",
  danger: "bg-bad text-on-bad hover:bg-bad/90",
} as const;

// A finger gets 44 px; a mouse the calmer height.
const SIZES = {
  small: "h-9 px-3 text-sm pointer-coarse:h-11 [&>svg]:size-4",
  normal: "h-10 px-4 text-base pointer-coarse:h-11 [&>svg]:size-[1.125rem]",
  large: "h-12 px-6 text-lg [&>svg]:size-5",
} as const;

function Spinner() {
  return (
    <svg viewBox="0 0 16 16" fill="none" className="size-4 animate-spin" aria-hidden="true">
      <circle cx="8" cy="8" r="6.25" stroke="currentColor" strokeOpacity="0.3" strokeWidth="2" />
      <path d="M14.25 8A6.25 6.25 0 0 0 8 1.75" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
    </svg>
  );
}
