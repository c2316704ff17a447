import { type RefObject, useEffect, useState } from "react";

/** Pixels left above a line that was jumped to. */
const ABOVE_PX = 16;

/**
 * Where the transcript is a column of its own, a quote's link moves only that column: the browser's own jump would move the
 * page under the reader as well. Answers the id of the line to light up; elsewhere, and without JavaScript, `:target` does.
 */
export function useLineJumps(
  page: RefObject<HTMLElement | null>,
  column: RefObject<HTMLElement | null>,
): string | null {
  const [lit, setLit] = useState<string | null>(null);
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest("a") : null;
      // A link to another session's line is no jump on this page.
      const isHere = link?.pathname === window.location.pathname;
      const line = isHere && link.hash && document.getElementById(link.hash.slice(1));
      const list = column.current;
      if (!line || !list?.contains(line) || list.scrollHeight <= list.clientHeight) return;
      if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      list.scrollTo({ top: line.offsetTop - ABOVE_PX });
      setLit(line.id);
    };
    const { current } = page;
    current?.addEventListener("click", onClick);
    return () => current?.removeEventListener("click", onClick);
  }, [page, column]);
  return lit;
}
