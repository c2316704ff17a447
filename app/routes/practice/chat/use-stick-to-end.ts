import { useCallback, useEffect, useLayoutEffect, useRef, useState } from "react";

/** Pixels from the end that still count as reading along. */
const NEAR_END_PX = 80;

/**
 * Keeps a scrolling list at its end while the reader is there, and leaves it alone once they scroll up. Off, it stays at
 * its start.
 */
export function useStickToEnd(content: unknown, isOn: boolean) {
  const list = useRef<HTMLDivElement>(null);
  const reads = useRef(true);
  const [isAtEnd, setIsAtEnd] = useState(true);

  const toEnd = useCallback(() => {
    reads.current = true;
    list.current?.scrollTo({ top: list.current.scrollHeight });
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever the content changes
  useLayoutEffect(() => {
    if (isOn && reads.current) toEnd();
  }, [content, isOn, toEnd]);

  // The keyboard of a phone, a turned screen, a banner that comes and goes.
  useEffect(() => {
    if (!isOn || !list.current) return;
    const observer = new ResizeObserver(() => reads.current && toEnd());
    observer.observe(list.current);
    return () => observer.disconnect();
  }, [isOn, toEnd]);

  const onScroll = useCallback(() => {
    const { current } = list;
    if (!current) return;
    reads.current = !isOn || current.scrollHeight - current.scrollTop - current.clientHeight < NEAR_END_PX;
    setIsAtEnd(reads.current);
  }, [isOn]);

  return { list, isAtEnd, toEnd, onScroll };
}
