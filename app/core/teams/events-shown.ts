/** So many events of an organization, the newest, stand on its page of settings. Apart from what reads them: pages load no schemas. */
export const EVENTS_SHOWN = 100;
