import { workersProject } from "../workers-project.ts";
import { withCalls } from "./with-calls.ts";

export default workersProject({
  name: "voice",
  entry: "./tests/support/voice/worker-entry.ts",
  include: withCalls,
  exclude: [],
  // Objects make their world from their own bindings.
  vars: { DATABASES: '{"harbor.example.com":"DB_HARBOR"}' },
});
