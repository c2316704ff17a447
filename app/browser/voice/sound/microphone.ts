import captureUrl from "./capture-worklet.ts?worker&url";
import { cancelAllEcho } from "./echo.ts";
import type { CaptureMessage } from "./worklet-messages.ts";

/** Why the microphone did not open; the user is helped accordingly. */
export type MicrophoneProblem = "blocked" | "missing" | "busy" | "insecure" | "failed";

export class MicrophoneError extends Error {
  readonly problem: MicrophoneProblem;
  constructor(problem: MicrophoneProblem, cause?: unknown) {
    super(`no microphone: ${problem}`, { cause });
    this.problem = problem;
  }
}

export type MicrophoneListener = {
  /** 40 ms of sound. */
  onFrame: (samples: Int16Array<ArrayBuffer>, levelDb: number) => void;
  /** The device was unplugged, or the system took it away. */
  onLost: () => void;
};

/** An open microphone. Frames come until it is stopped. */
export class Microphone {
  readonly track: MediaStreamTrack;
  listener: MicrophoneListener | null = null;
  readonly #source: MediaStreamAudioSourceNode;
  readonly #capture: AudioWorkletNode;

  /** Asks for permission when there is none. Rejects with a MicrophoneError. */
  static async open(context: AudioContext, deviceId: string | null): Promise<Microphone> {
    const stream = await openStream(deviceId);
    try {
      await context.audioWorklet.addModule(captureUrl);
      // The dialog was closed while the browser asked for permission.
      if (context.state === "closed") throw new MicrophoneError("failed");
      return new Microphone(context, stream);
    } catch (cause) {
      for (const track of stream.getTracks()) track.stop();
      throw new MicrophoneError("failed", cause);
    }
  }

  private constructor(context: AudioContext, stream: MediaStream) {
    const [track] = stream.getAudioTracks();
    if (!track) throw new MicrophoneError("missing");
    this.track = track;
    void cancelAllEcho(track);
    this.#source = context.createMediaStreamSource(stream);
    this.#capture = new AudioWorkletNode(context, "capture", { channelCount: 1, channelCountMode: "explicit" });
    this.#capture.port.onmessage = ({ data }: MessageEvent<CaptureMessage>) =>
      this.listener?.onFrame(data.samples, data.levelDb);
    track.addEventListener("ended", this.#lost);
    // A node that is not connected is not processed; the capture node's own output is silent.
    this.#source.connect(this.#capture).connect(context.destination);
  }

  get deviceId(): string | null {
    return this.track.getSettings().deviceId ?? null;
  }

  stop(): void {
    this.listener = null;
    this.track.removeEventListener("ended", this.#lost);
    this.track.stop();
    this.#source.disconnect();
    this.#capture.disconnect();
    this.#capture.port.close();
  }

  readonly #lost = () => this.listener?.onLost();
}

/** Microphones and loudspeakers, with their names once there is permission. */
export async function listDevices(kind: "audioinput" | "audiooutput"): Promise<MediaDeviceInfo[]> {
  const devices = await navigator.mediaDevices.enumerateDevices();
  return devices.filter((device) => device.kind === kind && device.deviceId !== "");
}

/** The problem that a rejection of getUserMedia stands for. */
function problemOf(error: unknown): MicrophoneProblem {
  switch (error instanceof Error ? error.name : "") {
    case "NotAllowedError":
    case "PermissionDeniedError":
      return "blocked";
    case "NotFoundError":
    case "OverconstrainedError":
      return "missing";
    case "NotReadableError":
    case "AbortError":
      return "busy";
    case "SecurityError":
      return "insecure";
    default:
      return "failed";
  }
}

async function openStream(deviceId: string | null): Promise<MediaStream> {
  // Pages without https have no mediaDevices.
  if (!window.isSecureContext || !navigator.mediaDevices) throw new MicrophoneError("insecure");
  const wanted = { channelCount: 1, echoCancellation: true, noiseSuppression: true, autoGainControl: true };
  try {
    const device = deviceId ? { deviceId: { exact: deviceId } } : {};
    return await navigator.mediaDevices.getUserMedia({ audio: { ...wanted, ...device } });
  } catch (error) {
    // The device that was chosen last time is not plugged in.
    if (deviceId && problemOf(error) === "missing") return openStream(null);
    throw new MicrophoneError(problemOf(error), error);
  }
}
