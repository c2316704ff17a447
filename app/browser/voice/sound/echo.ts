/**
 * Where the browser can take everything that it plays out of the microphone, it is asked to: the customer's voice is played by the
 * page, and what is meant for calls between browsers may leave it in. Never rejects.
 */
export async function cancelAllEcho(
  track: Pick<MediaStreamTrack, "getCapabilities" | "getConstraints" | "applyConstraints">,
): Promise<void> {
  // The modes are younger than the types of the browsers.
  const modes: readonly unknown[] = track.getCapabilities?.().echoCancellation ?? [];
  if (!modes.includes("all")) return;
  const wanted = Object.assign(track.getConstraints(), { echoCancellation: { ideal: "all" } });
  await track.applyConstraints(wanted).catch(() => undefined);
}
