import { describe, expect, test } from "vitest";
import { cancelAllEcho } from "#app/browser/voice/sound/echo.ts";

/** A microphone whose browser lists these ways to cancel echo. */
function microphone(modes: unknown) {
  const applied: unknown[] = [];
  const track = {
    getCapabilities: () => Object.assign({}, { echoCancellation: modes as boolean[] }),
    getConstraints: () => ({ noiseSuppression: true, echoCancellation: true }),
    applyConstraints: async (wanted?: MediaTrackConstraints) => {
      applied.push(wanted);
    },
  };
  return { track, applied };
}

describe("the echo of everything the page plays", () => {
  test("is cancelled where the browser lists that, and the rest of the constraints stay", async () => {
    const { track, applied } = microphone([true, false, "remote-only", "all"]);
    await cancelAllEcho(track);
    expect(applied).toEqual([{ noiseSuppression: true, echoCancellation: { ideal: "all" } }]);
  });

  test.each([[[true, false]], [undefined]])("is left to the browser where it lists %j", async (modes) => {
    const { track, applied } = microphone(modes);
    await cancelAllEcho(track);
    expect(applied).toEqual([]);
  });
});
