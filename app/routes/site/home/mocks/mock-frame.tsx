import type { ReactNode } from "react";

/** A screen of the product, as a picture. */
export function MockFrame(props: { label: string; children: ReactNode }) {
  return (
    <figure
      aria-label={props.label}
      className="min-w-0 overflow-hidden rounded-panel border border-line bg-sunken p-4 shadow-float sm:p-6"
    >
      {props.children}
    </figure>
  );
}
