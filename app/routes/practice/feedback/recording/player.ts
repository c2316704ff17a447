import { createContext, type RefObject, useCallback, useContext, useEffect, useMemo, useRef, useState } from "react";

/** The page's one player, for its own card and for the lines of the transcript. */
export type Player = {
  audio: RefObject<HTMLAudioElement | null>;
  isPlaying: boolean;
  /** Where it is, ms. */
  atMs: number;
  toggle: () => void;
  /** Moves there; plays when it was playing or when told to. */
  seek: (toMs: number, andPlay?: boolean) => void;
};

export function usePlayer(durationMs: number): Player {
  const audio = useRef<HTMLAudioElement>(null);
  const [isPlaying, setIsPlaying] = useState(false);
  const [atMs, setAtMs] = useState(0);

  useEffect(() => {
    const { current } = audio;
    if (!current) return;
    const read = () => {
      setIsPlaying(!current.paused);
      setAtMs(current.currentTime * 1000);
    };
    for (const event of EVENTS) current.addEventListener(event, read);
    return () => {
      for (const event of EVENTS) current.removeEventListener(event, read);
    };
  }, []);

  const seek = useCallback(
    (toMs: number, andPlay = false) => {
      const { current } = audio;
      if (!current) return;
      const within = Math.max(0, Math.min(toMs, durationMs));
      current.currentTime = within / 1000;
      setAtMs(within);
      // Refused when the sound cannot be loaded: the element then stays paused, which is what is shown.
      if (andPlay && current.paused) current.play().catch(() => undefined);
    },
    [durationMs],
  );
  const toggle = useCallback(() => {
    const { current } = audio;
    if (current?.paused) current.play().catch(() => undefined);
    else current?.pause();
  }, []);

  return useMemo(() => ({ audio, isPlaying, atMs, toggle, seek }), [isPlaying, atMs, toggle, seek]);
}

const EVENTS = ["play", "pause", "ended", "timeupdate", "seeked"] as const;

/** Null where there is nothing to hear. */
export const PlayerContext = createContext<Player | null>(null);
export function usePagePlayer(): Player | null {
  return useContext(PlayerContext);
}
