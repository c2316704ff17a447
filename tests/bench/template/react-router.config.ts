import type { Config } from "@react-router/dev/config";
import ours from "../../../react-router.config.ts";

// The same switches as the product, so that the two differ in what they render and in nothing else.
export default { ssr: true, future: ours.future } satisfies Config;
