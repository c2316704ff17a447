import { defineConfig } from "vitest/config";

// Two processes, each with one workerd and one Chromium for most of its files: a file waits more than it computes.
export default defineConfig({
  test: {
    name: "browser",
    root: import.meta.dirname,
    include: ["**/*.test.ts"],
    environment: "node",
    setupFiles: ["../support/learned-of-node.ts"],
    maxWorkers: 2,
    isolate: false,
    // Whole journeys, beside another one, on a machine that may be slow. What waits for one thing gives up long before.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    // A condition is waited for as long as Playwright waits; a second is too short on a busy machine.
    expect: { poll: { timeout: 15_000 } },
  },
});
