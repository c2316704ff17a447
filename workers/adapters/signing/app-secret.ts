import type { Settings } from "../../settings.ts";

/**
 * Stands in for APP_SECRET on a developer's machine, so that attempts are counted and notes are read across restarts. Settings
 * refuse to do without APP_SECRET where SITE_URL is set.
 */
const DEVELOPMENT_SECRET = "rolecall development secret";

export function appSecret(settings: Pick<Settings, "APP_SECRET">): string {
  return settings.APP_SECRET ?? DEVELOPMENT_SECRET;
}
