import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type SpokenLine, spokenWav } from "./spoken-wav.ts";

/** Chromium's flags for a microphone that says these lines, once, from the moment it is opened. */
export async function fakeMicrophone(lines: SpokenLine[]): Promise<{ flags: string[]; remove: () => void }> {
  const folder = mkdtempSync(join(tmpdir(), "rolecall-microphone-"));
  const path = join(folder, "spoken.wav");
  writeFileSync(path, await spokenWav(lines));
  return {
    flags: [
      "--use-fake-ui-for-media-stream",
      "--use-fake-device-for-media-stream",
      `--use-file-for-fake-audio-capture=${path}%noloop`,
    ],
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
