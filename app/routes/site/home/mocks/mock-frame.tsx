import type { ReactNode } from "react";

import { Sample } from "#app/ui/site/sample.tsx";

/** A screen of the product, as a picture. `sample`: its data is invented, and the picture says so. */
export function MockFrame(props: { label: string; sample?: boolean; children: ReactNode }) {
  return (
    <figure
      aria-label={props.label}
      className="min-w-0 overflow-hidden rounded-panel border border-line bg-sunken p-4 shadow-float sm:p-6"
    >
      {props.sample && <Sample className="mb-3" />}
      {props.children}
    </figure>
  );
}
