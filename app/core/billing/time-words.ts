import { countLabel } from "../count-label.ts";

/** "1 h 12 min", "24 min", "less than a minute"; what is begun of a minute does not count. */
export function timeLabel(seconds: number): string {
  const minutes = Math.floor(seconds / 60);
  if (minutes === 0) return seconds > 0 ? "less than a minute" : "0 min";
  if (minutes < 60) return `${minutes} min`;
  return minutes % 60 === 0 ? countLabel(minutes / 60, "hour") : `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
}
