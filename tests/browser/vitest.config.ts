import { defineConfig } from "vitest/config";

// One file at a time, all in one process: workerd and Chromium are started once for most of them, and the machine may have two cores.
export default defineConfig({
  test: {
    name: "browser",
    root: import.meta.dirname,
    include: ["**/*.test.ts"],
    environment: "node",
    fileParallelism: false,
    isolate: false,
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // A condition is waited for as long as Playwright waits; a second is too short on a busy machine.
    expect: { poll: { timeout: 15_000 } },
  },
});
