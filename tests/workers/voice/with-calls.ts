/** Tests that hold live calls: their Worker has the real Durable Object and takes seconds longer to start. */
export const withCalls = ["tests/workers/voice/**/*.test.ts", "tests/workers/services/identity/pages/own-data.test.ts"];
