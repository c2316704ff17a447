import { useMatches } from "react-router";
import type { Viewer } from "#core/identity/viewer.ts";

/** Who is looking, as the data of one of the matched pages says. Null: nobody is signed in. Undefined: no page says. */
export function useKnownViewer(): Viewer | null | undefined {
  return useMatches().reduce<Viewer | null | undefined>(
    (found, match) => viewerIn(match.loaderData) ?? found,
    undefined,
  );
}

function viewerIn(data: unknown): Viewer | null | undefined {
  if (typeof data !== "object" || data === null || !("viewer" in data)) return undefined;
  if (data.viewer === null) return null;
  return isViewer(data.viewer) ? data.viewer : undefined;
}

function isViewer(value: unknown): value is Viewer {
  return (
    typeof value === "object" &&
    value !== null &&
    "id" in value &&
    typeof value.id === "string" &&
    "email" in value &&
    typeof value.email === "string" &&
    "fullName" in value &&
    typeof value.fullName === "string" &&
    "isAdmin" in value &&
    typeof value.isAdmin === "boolean" &&
    "timeZone" in value &&
    (typeof value.timeZone === "string" || value.timeZone === null)
  );
}
