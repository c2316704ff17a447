import { expect, test } from "vitest";
import { callLine } from "#app/routes/practice/call/call-line.ts";
import { OPEN_GATE } from "#core/voice/audio/microphone-gate.ts";
import { freshScreen } from "#core/voice/call/call-screen.ts";

const view: Parameters<typeof callLine>[0] = {
  ...freshScreen(60_000, 0),
  conversationId: "c1",
  engine: "built-in",
  words: "server",
  gate: OPEN_GATE,
  patience: "usual",
  isDeaf: false,
};

test.each(["connecting", "open"] as const)("a call that is %s says nothing of who calls whom", (connection) => {
  expect(callLine({ ...view, connection })).not.toMatch(/calling|picking up/i);
});
