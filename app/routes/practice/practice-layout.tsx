import { Outlet, useMatches, useNavigation } from "react-router";
import { useKeptPages } from "#app/page-loading/use-kept-pages.ts";
import { NavBar } from "#app/ui/nav-bar.tsx";
import type { Viewer } from "#core/identity/viewer.ts";
import { CallProvider } from "./call/call-context.tsx";

/** The bar and the place below it. It has no loader: the page's own data says who is looking. */
export default function PracticeLayout() {
  useKeptPages();
  const navigation = useNavigation();
  const pending = navigation.state === "loading" && !navigation.formData;
  return (
    <CallProvider>
      <NavBar viewer={useViewer()}>
        <p role="status" className="mr-2 text-sm text-muted max-sm:sr-only">
          {pending && <span className="inline-block animate-late">Loading...</span>}
        </p>
        {pending && <PendingLine />}
      </NavBar>
      <main id="main" tabIndex={-1} className="focus-visible:outline-none">
        <Outlet />
      </main>
    </CallProvider>
  );
}

/** On the bar's lower hairline, over nothing: the page keeps its place. */
function PendingLine() {
  return (
    <span aria-hidden="true" className="absolute inset-x-0 -bottom-px h-0.5 animate-late overflow-hidden">
      <span className="block h-full w-1/4 animate-sweep rounded-full bg-brand" />
    </span>
  );
}

function useViewer(): Viewer | null {
  return useMatches().reduce<Viewer | null>((found, match) => viewerIn(match.loaderData) ?? found, null);
}

function viewerIn(data: unknown): Viewer | null {
  if (typeof data !== "object" || data === null || !("viewer" in data)) return null;
  return isViewer(data.viewer) ? data.viewer : null;
}

function isViewer(value: unknown): value is Viewer {
  return (
    typeof value === "object" &&
    value !== null &&
    "email" in value &&
    typeof value.email === "string" &&
    "fullName" in value &&
    typeof value.fullName === "string" &&
    "isAdmin" in value &&
    typeof value.isAdmin === "boolean"
  );
}
