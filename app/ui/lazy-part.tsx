import { type ComponentType, lazy } from "react";

/** A part that a browser loads when it is shown. Where it cannot be loaded, it alone is missing, and says so. */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return lazy<ComponentType<Props>>(() =>
    load().then(
      (part) => ({ default: part }),
      () => ({ default: NotLoaded }),
    ),
  );
}

function NotLoaded() {
  return (
    <p role="status" className="px-5 py-4 text-muted">
      This part could not be loaded.{" "}
      <button type="button" className="link" onClick={() => window.location.reload()}>
        Load the page again
      </button>
    </p>
  );
}
