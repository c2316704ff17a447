import type { ComponentProps, ReactNode } from "react";
import { classNames } from "#app/ui/class-names.ts";

/** A button on the background of a live call. `solid`: for the button that ends the call. */
export function SignalButton({
  solid = false,
  icon,
  children,
  className,
  ...rest
}: { solid?: boolean; icon?: ReactNode } & ComponentProps<"button">) {
  return (
    <button
      {...rest}
      type="button"
      className={classNames(
        "inline-flex h-10 min-w-10 shrink-0 select-none items-center justify-center gap-2 rounded-control px-2.5 text-sm font-[550] whitespace-nowrap transition-[background-color,transform] focus-visible:outline-on-signal active:scale-[0.985] disabled:pointer-events-none disabled:opacity-60 pointer-coarse:h-11 pointer-coarse:min-w-11 [&>svg]:size-[1.125rem] [&>svg]:shrink-0",
        solid
          ? "bg-on-signal px-3.5 text-signal hover:bg-on-signal/88"
          : "border border-on-signal/35 hover:bg-on-signal/10 aria-pressed:border-on-signal aria-pressed:bg-on-signal aria-pressed:text-signal",
        className,
      )}
    >
      {icon}
      {children}
    </button>
  );
}
