import { Outlet, useMatches, useNavigation } from "react-router";
import { useFirstTimeZone } from "#app/browser/first-time-zone.ts";
import { useSentDrafts } from "#app/browser/sent-drafts.ts";
import { useServiceWorker } from "#app/browser/service-worker.ts";
import { useKeptPages } from "#app/page-loading/use-kept-pages.ts";
import { Hands } from "#app/ui/hands/hands.tsx";
import { useKnownViewer } from "#app/ui/known-viewer.ts";
import { NavBar } from "#app/ui/nav-bar.tsx";
import { SlimFooter } from "#app/ui/slim-footer.tsx";
import { CallProvider } from "./call/call-context.tsx";

/** The bar, the place below it, and a footer. It has no loader: the page's own data says who is looking. */
export default function PracticeLayout() {
  useKeptPages();
  const navigation = useNavigation();
  const viewer = useKnownViewer() ?? null;
  useFirstTimeZone(viewer);
  useSentDrafts();
  useServiceWorker();
  const pending = navigation.state === "loading" && !navigation.formData;
  return (
    <CallProvider>
      <Hands>
        <NavBar viewer={viewer}>
          <p role="status" className="mr-2 text-sm text-muted max-sm:sr-only">
            {pending && <span className="inline-block animate-late">Loading...</span>}
          </p>
          {pending && <PendingLine />}
        </NavBar>
        <main id="main" tabIndex={-1} className="focus-visible:outline-none">
          <Outlet />
        </main>
        <SlimFooter isInTalk={useMatches().some(({ loaderData }) => isTalk(loaderData))} />
      </Hands>
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

/** The chat page past its setup fills the screen. */
function isTalk(data: unknown): boolean {
  if (typeof data !== "object" || data === null || !("stage" in data)) return false;
  const { stage } = data;
  return (
    typeof stage === "object" &&
    stage !== null &&
    "phase" in stage &&
    stage.phase !== "setup" &&
    stage.phase !== "assigned"
  );
}
