import { Microphone } from "./microphone.ts";

export type CallAudio = { context: AudioContext; microphone: Microphone };

/** Opens a microphone with an audio context; call it in a click handler. Rejects with a MicrophoneError. */
export async function openCallAudio(microphoneId: string | null): Promise<CallAudio> {
  const context = new AudioContext();
  try {
    return { context, microphone: await Microphone.open(context, microphoneId) };
  } catch (error) {
    void context.close().catch(() => undefined);
    throw error;
  }
}
