/**
 * What was heard of a line that was cut off: the part of its transcript proportional to the sound played, back to the last
 * whole word. `sentMs` is the sound the transcript so far belongs to. All of it when all was played.
 */
export function heardText(transcript: string, playedMs: number, sentMs: number): string {
  if (sentMs > 0 && playedMs >= sentMs) return transcript.trim();
  const cut = Math.floor(transcript.length * Math.max(0, sentMs > 0 ? playedMs / sentMs : 0));
  if (/^\s/.test(transcript.slice(cut))) return transcript.slice(0, cut).trim();
  return transcript.slice(0, cut).replace(/\S*$/, "").trim();
}
