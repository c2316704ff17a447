import { lazy } from "react";
import type * as here from "./public-frame.here.tsx";

// In a browser a page of the app needs these for an error alone. Without a network the error is shown without them.
export const Bar = lazy<typeof here.Bar>(() =>
  import("./site-bar.tsx").then((its) => ({ default: its.Bar }), withoutIt),
);
export const Footer = lazy<typeof here.Footer>(() =>
  import("./site-footer.tsx").then((its) => ({ default: its.Footer }), withoutIt),
);

function withoutIt() {
  return { default: () => <></> };
}
