import type { Config } from "@react-router/dev/config";

export default {
  ssr: true,
  // The manifest is small: sending it whole saves /__manifest calls and closes their denial-of-service surface.
  routeDiscovery: { mode: "initial" },
  future: {
    v8_viteEnvironmentApi: true,
    v8_middleware: true,
    v8_splitRouteModules: true,
    v8_passThroughRequests: true,
  },
} satisfies Config;
