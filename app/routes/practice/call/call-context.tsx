import {
  createContext,
  lazy,
  type ReactNode,
  Suspense,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from "react";
import { useBlocker, useRevalidator } from "react-router";
import type { BrowserCall, BrowserCallView } from "#app/browser/voice/browser-call.ts";
import type { CallPreferences } from "#app/browser/voice/call-preferences.ts";
import type { CallPlace } from "#app/browser/voice/line/call-client.ts";
import type { CallAudio } from "#app/browser/voice/sound/call-audio.ts";
import { useToast } from "#app/ui/toaster.tsx";
import { isLive } from "#core/voice/call/call-now.ts";
import { keepsCall } from "./keeps-call.ts";

/** Holds the call of this tab above the pages, so that it goes on while the user opens another one. */
export function CallProvider({ children }: { children: ReactNode }) {
  const [current, setCurrent] = useState<CurrentCall | null>(null);
  const showToast = useToast();
  const { revalidate } = useRevalidator();
  const latest = useRef(current);
  latest.current = current;

  const begin = useCallback(
    async ({ room, persona, after, audio, preferences, start, onBegun }: BeginCall) => {
      const { BrowserCall } = await import("#app/browser/voice/browser-call.ts");
      const live = await BrowserCall.open({
        ...audio,
        preferences,
        onToast: showToast,
        onBegun,
        onEnded: (_, stored) => {
          // What was said stays on the screen until the page has loaded it from the server.
          void stored.then(() => revalidate()).then(() => setCurrent((one) => (one?.live === live ? null : one)));
        },
      });
      setCurrent({ live, room, persona, after });
      if ("rejoins" in start) live.rejoin(start.rejoins);
      else await live.start(start.place, start.consent);
    },
    [showToast, revalidate],
  );

  useEffect(() => () => latest.current?.live.end(), []);
  useAskBeforeLeaving(current?.live ?? null);

  const value = useMemo(() => ({ current, begin }), [current, begin]);
  return (
    <Calls value={value}>
      {children}
      {current && (
        <Suspense>
          <CallBar call={current} />
        </Suspense>
      )}
    </Calls>
  );
}

/** Asks before a page is opened that ends the call; see keepsCall. Loading a new document is asked about by BrowserCall. */
function useAskBeforeLeaving(live: BrowserCall | null) {
  const blocker = useBlocker(
    ({ nextLocation }) => live !== null && isLive(live.view) && !keepsCall(nextLocation.pathname),
  );
  useEffect(() => {
    if (blocker.state !== "blocked") return;
    if (!window.confirm("Leaving this page ends your call. Leave?")) return blocker.reset();
    live?.end();
    blocker.proceed();
  }, [blocker, live]);
}

export type CurrentCall = {
  live: BrowserCall;
  /** The chat page on which it began: the address of a choice, or a conversation's id. */
  room: string;
  persona: { name: string };
  /** Position of the last message before the call, -1: none. */
  after: number;
};

export type BeginCall = Omit<CurrentCall, "live"> & {
  audio: CallAudio;
  preferences: CallPreferences;
  start: { place: CallPlace; consent: boolean | undefined } | { rejoins: string };
  onBegun: (conversationId: string) => void;
};

export function useCalls(): Calls {
  const calls = useContext(Calls);
  if (!calls) throw new Error("useCalls is used outside the layout of the practice pages");
  return calls;
}

/** The call's current view; null while there is no call. */
export function useCallView(live: BrowserCall | null): BrowserCallView | null {
  return useSyncExternalStore(
    live?.subscribe ?? subscribeToNothing,
    () => live?.view ?? null,
    () => null,
  );
}

type Calls = { current: CurrentCall | null; begin: (call: BeginCall) => Promise<void> };
const Calls = createContext<Calls | null>(null);

const CallBar = lazy(async () => ({ default: (await import("./call-bar.tsx")).CallBar }));

const subscribeToNothing = () => () => {};
