import { useEffect } from "react";

/** Set up after the page has done its own work; in development never: there pages change under one's hands. */
export function useServiceWorker(): void {
  useEffect(() => {
    if (import.meta.env.DEV || !("serviceWorker" in navigator)) return;
    if (document.readyState === "complete") setUp();
    else window.addEventListener("load", setUp, { once: true });
    return () => window.removeEventListener("load", setUp);
  }, []);
}

function setUp(): void {
  // A browser that refuses one (private windows, blocked storage) goes without the offline page.
  navigator.serviceWorker.register(address(), { updateViaCache: "none" }).catch(() => {});
}

/** Under Trusted Types an address of code is a value of its own. */
function address(): string {
  const policy = window.trustedTypes?.createPolicy("service-worker", { createScriptURL: () => PATH });
  return policy?.createScriptURL(PATH) ?? PATH;
}

const PATH = "/service-worker.js";
