/** Tests that hold sockets: their Worker has the real Durable Objects and takes seconds longer to start. */
export const withCalls = [
  "tests/workers/voice/**/*.test.ts",
  "tests/workers/realtime/**/*.test.ts",
  "tests/workers/services/identity/pages/own-data.test.ts",
];
