import { defineConfig } from "vitest/config";

// One file at a time: each starts workerd and Chromium, and the machine may have two cores.
export default defineConfig({
  test: {
    name: "browser",
    root: import.meta.dirname,
    include: ["**/*.test.ts"],
    environment: "node",
    fileParallelism: false,
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // A condition is waited for as long as Playwright waits; a second is too short on a busy machine.
    expect: { poll: { timeout: 15_000 } },
  },
});
