import type { BindingName } from "../health/bindings.ts";
import type { Queue, taskViews } from "../health/health-verdict.ts";
import type { Viewer } from "../identity/viewer.ts";
import type { EngineView } from "./admin-pages.ts";

/** The page /admin/health. Nothing in it is of a person. */
export type HealthPage = {
  viewer: Viewer;
  /** One sentence each; none: all is well. */
  problems: string[];
  /** Names of files. `newest`: of those applied. */
  migrations: { applied: number; newest: string | null; missing: string[] };
  bound: BindingName[];
  mail: Queue & { isSentOutside: boolean };
  webhooks: Queue;
  engines: EngineView[];
  /** Unix ms; null: it never came. */
  scheduleCameAt: number | null;
  tasks: ReturnType<typeof taskViews>;
  /** Of the last seven days, the newest first. */
  faults: FaultView[];
  nowMs: number;
  timeZone: string;
};

/** Where it happened and the class of what was thrown, `count` times. */
export type FaultView = { where: string; kind: string; count: number; lastAt: number };
