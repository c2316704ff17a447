import { useEffect, useId, useState } from "react";
import { listDevices } from "#app/browser/voice/sound/microphone.ts";

/** Chooses a microphone or loudspeaker. Renders nothing while there are fewer than two. */
export function DeviceChoice(props: {
  kind: "audioinput" | "audiooutput";
  label: string;
  chosen: string | null;
  onChoose: (deviceId: string) => void;
}) {
  const { kind, label, chosen, onChoose } = props;
  const id = useId();
  const devices = useDevices(kind);
  if (devices.length < 2) return null;
  return (
    <div className="flex flex-col gap-1.5">
      <label htmlFor={id} className="font-[550]">
        {label}
      </label>
      <select
        id={id}
        value={chosen ?? devices[0]?.deviceId}
        onChange={({ target }) => onChoose(target.value)}
        className="h-10 w-full rounded-control border border-edge bg-surface px-2.5 pointer-coarse:h-11"
      >
        {devices.map((device, index) => (
          <option key={device.deviceId} value={device.deviceId}>
            {device.label || `${label} ${index + 1}`}
          </option>
        ))}
      </select>
    </div>
  );
}

function useDevices(kind: "audioinput" | "audiooutput"): MediaDeviceInfo[] {
  const [devices, setDevices] = useState<MediaDeviceInfo[]>([]);
  useEffect(() => {
    const read = () => listDevices(kind).then(setDevices, () => setDevices([]));
    void read();
    navigator.mediaDevices.addEventListener("devicechange", read);
    return () => navigator.mediaDevices.removeEventListener("devicechange", read);
  }, [kind]);
  return devices;
}
