import { defineConfig } from "vitest/config";

// Projects: unit = pure code and the command line in Node; workers = services and API inside workerd; voice = live calls, inside workerd as well; browser = journeys in Chromium.
export default defineConfig({
  test: {
    // All cores, where Vitest would leave one to itself: on two that is twice as fast.
    maxWorkers: "100%",
    projects: [
      {
        // Public pages hold modules for the browser as text: here pages are read, not operated.
        plugins: [
          {
            name: "no-standalone-modules",
            enforce: "pre",
            resolveId: (source) => (source.endsWith("?module") ? `\0${source}` : null),
            load: (id) => (id.startsWith("\0") && id.endsWith("?module") ? 'export default ""' : null),
          },
        ],
        test: {
          name: "unit",
          include: ["tests/app/**/*.test.ts", "tests/house/**/*.test.ts"],
          environment: "node",
          // Files share what they import: loading it costs more than most of them take.
          isolate: false,
          setupFiles: ["tests/support/fetch-of-node.ts", "tests/support/learned-of-node.ts"],
          // Seconds of computing, on a machine that may be doing other things.
          testTimeout: 30_000,
        },
      },
      "tests/workers/vitest.config.ts",
      "tests/workers/voice/vitest.config.ts",
      "tests/browser/vitest.config.ts",
    ],
  },
});
