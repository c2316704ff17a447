import { workersProject } from "../workers-project.ts";
import { withCalls } from "./with-calls.ts";

export default workersProject({
  name: "voice",
  entry: "./tests/support/voice/worker-entry.ts",
  include: withCalls,
  exclude: [],
});
