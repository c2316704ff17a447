import { withCalls } from "./voice/with-calls.ts";
import { workersProject } from "./workers-project.ts";

export default workersProject({
  name: "workers",
  entry: "./tests/support/worker-entry.ts",
  include: ["tests/workers/**/*.test.ts"],
  exclude: withCalls,
});
