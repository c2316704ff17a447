import { Microphone } from "./microphone.ts";

export type CallAudio = { context: AudioContext; microphone: Microphone };

/** A microphone and what it needs to be heard, begun in a press of the user's. Rejects with a MicrophoneError. */
export async function openCallAudio(microphoneId: string | null): Promise<CallAudio> {
  const context = new AudioContext();
  try {
    return { context, microphone: await Microphone.open(context, microphoneId) };
  } catch (error) {
    void context.close().catch(() => undefined);
    throw error;
  }
}
