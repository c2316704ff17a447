import { useEffect, useRef } from "react";

/**
 * Says what an icon that stands alone is for: the name that screen readers hear (the `aria-label` of a control without words), for those who see. One element serves the page, in the top layer, so that it stands above open dialogs too. Without
 * JavaScript the names stay, and no tooltip shows.
 */
export function Tooltips() {
  const tip = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const leaving = new AbortController();
    const follow = async (element: HTMLElement) => {
      const { followControls } = await import("./tooltips/follow-controls.ts");
      followControls(element, leaving.signal);
    };
    // Without a network there are none.
    if (tip.current) follow(tip.current).catch(() => {});
    return () => leaving.abort();
  }, []);
  // The name is read from the control itself.
  return (
    <div
      ref={tip}
      popover="manual"
      aria-hidden="true"
      className="m-0 max-w-64 rounded-control border-0 bg-ink px-2.5 py-1.5 text-sm font-[550] text-canvas shadow-float"
    />
  );
}
