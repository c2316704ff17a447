/** As far as service-worker.ts needs it (W3C Trusted Types): what a policy makes is handed to the browser and never looked at. */
interface Window {
  readonly trustedTypes?: {
    createPolicy(
      name: string,
      rules: { createScriptURL: (url: string) => string },
    ): { createScriptURL: (url: string) => string };
  };
}
